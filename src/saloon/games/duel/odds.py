"""How likely it is that a card which is to be revealed helps."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import owner_of
from saloon.games.duel.questions import CARDS_REVEALED, DuelDefinition
from saloon.games.duel.words import COMMON
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, FigureId, PlayerId

if TYPE_CHECKING:
    from saloon.games.duel.state import Duel
    from saloon.games.duel.view import DuelView


def tell_odds(game: Duel, seen: DuelView) -> None:
    """At each character how the cards stand that may be revealed for it."""
    for one in seen.figures:
        figure = game.figures[one.figure]
        if not figure.alive():
            continue
        before = [game.book.kind_of[card] for card in figure.in_play]
        for definition in [game.book.definitions[figure.character], *before]:
            if definition.symbol_revealed() != NONE:
                told = odds(game, one.figure, definition, seen)
                if told:
                    one.checks.append(told)


def odds(game: Duel, me: FigureId, definition: DuelDefinition, seen: DuelView) -> list[int]:
    """[definition, good cards, cards, revealed, per cent]; empty: nobody could tell.

    Of several that are revealed one counts, as somebody chooses; below 0: he is of the other side.
    """
    revealed, chooser = 1, me
    for rule in game.rules(CARDS_REVEALED):
        count = rule.definition.cards_revealed(game, rule.owner)
        if count > revealed:
            revealed, chooser = count, rule.owner
    cards = may_be_revealed(game, definition.revealed_from(me), revealed, seen)
    if len(cards) < revealed:
        return []
    symbol, hurts = definition.symbol_revealed(), definition.is_hurt_by_symbol()
    good = sum([(game.book.symbol_of[card] == symbol) != hurts for card in cards])
    ways = comb(len(cards), revealed)
    if owner_of(chooser) == owner_of(me):
        lucky = ways - comb(len(cards) - good, revealed)
    else:
        lucky = comb(good, revealed)
        revealed = -revealed
    return [definition.number, good, len(cards), revealed, (200 * lucky + ways) // (2 * ways)]


def may_be_revealed(game: Duel, owner: PlayerId, count: int, seen: DuelView) -> list[CardId]:
    """The cards that come next with the same chance, as far as the view tells, which shows their backs.

    Empty: there are none, or not all have the same chance.
    """
    deck = game.deck_of(owner)
    if deck == COMMON and not game.common:
        return game.discard
    if deck == COMMON and count == 1:
        return unseen(seen, game.book.back(game.common[-1]))
    return unseen(seen, deck) if deck != COMMON and len(game.decks[deck]) >= count else []


def unseen(seen: DuelView, back: int) -> list[CardId]:
    """The cards with this back that the viewer sees nowhere."""
    visible = set(seen.discard)
    for seat in seen.seats:
        visible.update(seat.hand)
    for figure in seen.figures:
        visible.update(figure.in_play)
    for frame in seen.stack + seen.waiting:
        visible.update(frame.cards_held())
    every = [CardId(number) for number in range(len(BOOK.kind_of))]
    return [card for card in every if BOOK.back(card) == back and card not in visible]
