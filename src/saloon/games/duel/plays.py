"""Playing a card: what may be played on whom, and what happens to the card itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.asking import bangs_unlimited
from saloon.games.duel.words import BLUE

if TYPE_CHECKING:
    from saloon.games.duel.frames.turn import Turn
    from saloon.games.duel.state import Duel
    from saloon.kernel.decisions import Option


def play(game: Duel, turn: Turn, option: Option) -> None:
    """A card is played from the hand: equipment is laid down, any other goes on the discard pile first."""
    player = game.turn
    book = game.book
    kind = book.kind(option.kind)
    if kind.is_bang() and bangs_unlimited(game, player) < 2:
        turn.bangs += 1
    me = game.voice(player)
    game.players[player].hand.remove(option.card)
    if kind.border != BLUE:
        game.discard.append(option.card)
    if game.log is not None:
        game.happened("played", me, option.target, [option.card], definition=kind.key)
    kind.resolve(game, player, option)
