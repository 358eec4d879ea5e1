"""What a person is told besides: why it is asked, how distances come about, and the odds of checks."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from saloon.games.bang.asking import cards_flipped
from saloon.games.bang.auction import auction_seen
from saloon.games.bang.force import way
from saloon.games.bang.questions import GOOD_FLIP, BangDefinition
from saloon.games.bang.setup import Setup, deck_of
from saloon.kernel.ids import CardId, FigureId
from saloon.kernel.views import HIDDEN

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang
    from saloon.games.bang.view import BangView


def explain(game: Bang, seen: BangView) -> None:
    """Add it to a view: bots do without, and a view is made for each of their decisions."""
    tell_cause(game, seen)
    tell_ways(game, seen)
    tell_odds(game, seen)


def tell_cause(game: Bang, seen: BangView) -> None:
    """What is going on, why the question is asked, and the open cards in the middle."""
    if game.over:
        return
    seen.pending = game.pending()
    seen.cause = game.cause()
    if game.turns == 0:
        seen.auction = auction_seen(game)
    seen.laid_open = [card for card in seen.stack[-1].cards_held() if card != HIDDEN]


def tell_ways(game: Bang, seen: BangView) -> None:
    """How the distances between the viewer's own figure and the others come about, both ways."""
    own = seen.standing(seen.viewer)
    if own is None or not own.alive:
        return
    for one in seen.figures:
        if one.alive and one is not own:
            one.way = way(game, own.figure, one.figure)
            one.way_back = way(game, one.figure, own.figure)


def tell_odds(game: Bang, seen: BangView) -> None:
    """At each figure how the checks stand that something in force may ask of it."""
    if not game.rules(GOOD_FLIP) or not (game.deck or game.discard):
        return
    unseen = unseen_cards(seen, game.setup)
    for one in seen.figures:
        for rule in game.rules_for(GOOD_FLIP, one.figure) if one.alive else []:
            one.checks.append(odds(game, one.figure, rule.definition, unseen))


def odds(game: Bang, figure: FigureId, definition: BangDefinition, unseen: list[CardId]) -> list[int]:
    """[definition, good cards, cards, flipped, per cent]. The best of the flipped cards counts.

    A card from the deck may be any of the unseen ones; what the deck lacks comes from the discard pile.
    """
    flipped = cards_flipped(game, figure)
    from_deck = min(flipped, len(game.deck))
    from_discard = min(flipped - from_deck, len(game.discard))
    bad = bad_cards(game, definition, unseen)
    bad_discards = bad_cards(game, definition, game.discard) if from_discard else 0
    ways = comb(len(unseen), from_deck) * comb(len(game.discard), from_discard)
    failures = comb(bad, from_deck) * comb(bad_discards, from_discard)
    percent = (200 * (ways - failures) + ways) // (2 * ways)
    if from_deck:
        return [definition.number, len(unseen) - bad, len(unseen), flipped, percent]
    return [definition.number, len(game.discard) - bad_discards, len(game.discard), flipped, percent]


def bad_cards(game: Bang, definition: BangDefinition, cards: list[CardId]) -> int:
    """How many of these cards are bad for whoever checks because of this."""
    return sum([not definition.good_flip(game, card) for card in cards])


def unseen_cards(seen: BangView, setup: Setup) -> list[CardId]:
    """The cards of the deck that the viewer sees nowhere."""
    visible = set(seen.discard)
    for one in seen.figures:
        visible.update(one.hand)
        visible.update(one.in_play)
    for frame in seen.stack + seen.waiting:
        visible.update(frame.cards_held())
    return [card for card in deck_of(setup) if card not in visible]
