"""What a person is told besides: who is awake, what is going on, what a turn still allows, odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.asking import bangs_unlimited, extra_bangs
from saloon.games.duel.force import is_awake, priority
from saloon.games.duel.frames.turn import PLAYING, Turn, hand_limit
from saloon.games.duel.odds import tell_odds
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import PlayerId

if TYPE_CHECKING:
    from saloon.games.duel.state import Duel
    from saloon.games.duel.view import DuelView

UNLIMITED = 99
"""BANG! cards, where there is no limit."""


def explain(game: Duel, seen: DuelView) -> None:
    """Add it to a view. It follows from what everybody sees."""
    if game.over or game.turn == NONE:
        return
    tell_odds(game, seen)
    seen.awake = [
        figure for figure in priority(game) if game.figures[figure].alive() and is_awake(game, figure)
    ]
    seen.reload_open = game.reload_is_open()
    seen.hand_limits = [hand_limit(game, PlayerId(0)), hand_limit(game, PlayerId(1))]
    turn = game.stack[0]
    if isinstance(turn, Turn) and turn.stage == PLAYING:
        if bangs_unlimited(game, game.turn):
            seen.bangs_left = UNLIMITED
        else:
            seen.bangs_left = max(0, 1 + extra_bangs(game, game.turn) - turn.bangs)
        seen.may_move = not turn.moved and not game.is_alone(game.turn)
    for frame in game.stack[::-1]:
        pending = frame.pending(game)
        if pending is not None:
            seen.pending = pending
            break
