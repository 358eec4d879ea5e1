"""Frames by which cards leave hands: laid down, paid with, discarded."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import minds_discards
from saloon.games.bang.options import LAYING_REST, with_card
from saloon.games.bang.questions import AFTER_DISCARDED, AFTER_LAID, DISCARDS_TO_DECK
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    DISCARD,
    DISCARD_COST,
    GREEN,
    LAY_DOWN,
    PLAY,
    REST,
)
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


def put_into_play(game: Bang, figure: FigureId, card: CardId, where: FigureId) -> None:
    """A figure lays a card from its hand in front of itself or of another one."""
    game.lay(where, card)
    if game.book.kind_of[card].border == GREEN:
        game.figures[where].fresh.append(card)
    for rule in game.rules_for(AFTER_LAID, figure):
        game.because = rule.definition.number
        rule.definition.after_laid(game, figure, card, where)


def discard_by_choice(game: Bang, figure: FigureId, card: CardId, excess: bool, cause: str = "") -> None:
    """A hand card that its owner parts with goes to the discard pile, or face down onto the deck."""
    for rule in game.rules_for(DISCARDS_TO_DECK, figure):
        if rule.definition.discards_to_deck(game, figure, excess):
            game.hand(figure).remove(card)
            game.deck.append(card)
            game.happened_unseen("put_on_deck", figure, NO_FIGURE, [card], rule.definition.key)
            return
    discard_openly(game, figure, card, cause)


def discard_openly(game: Bang, figure: FigureId, card: CardId, cause: str = "") -> None:
    """A hand card goes to the discard pile, whatever is in force: also the price of an ability."""
    game.discard_from_hand(figure, card)
    game.happened("discarded", figure, card=card, cause=cause)


def discard_own(game: Bang, figure: FigureId, card: CardId) -> None:
    """A card in play goes to the discard pile because its owner lays it off, replaces it or uses it up."""
    game.discard_in_play(figure, card)
    has_discarded(game, figure, card)


def has_discarded(game: Bang, figure: FigureId, card: CardId) -> None:
    """A card that is in nobody's hand lies on the discard pile by the doing of this figure."""
    for rule in game.rules_for(AFTER_DISCARDED, figure):
        rule.definition.after_discarded(game, figure, card)


def take_from(pile: list[CardId], card: CardId) -> bool:
    """Take a card out of a pile, where it lies near the top as a rule; False if it is not there."""
    for place in range(len(pile) - 1, -1, -1):
        if pile[place] == card:
            pile.pop(place)
            return True
    return False


class ExtraDiscard(Frame[Bang]):
    """The price of a card: another hand card is discarded with it, then comes its effect."""

    __slots__ = ("card", "figure", "kind", "other", "paid", "target")

    fields: ClassVar[tuple[str, ...]] = ("figure", "card", "kind", "target", "other", "paid")

    def __init__(
        self, figure: FigureId, card: CardId, kind: DefinitionId, target: FigureId, other: CardId, paid: bool
    ) -> None:
        self.figure = figure
        self.card = card
        self.kind = kind
        self.target = target
        self.other = other
        self.paid = paid

    def clone(self) -> ExtraDiscard:
        return ExtraDiscard(self.figure, self.card, self.kind, self.target, self.other, self.paid)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(self.card, self.kind, self.figure, [self.figure])

    def advance(self, game: Bang) -> None:
        if self.paid:
            game.finish(self)
            return
        hand = game.hand(self.figure)
        if len(hand) == 1:
            self.pay(game, hand[0])
        else:
            options = [with_card(DISCARD, card) for card in hand]
            game.ask_figure(self.figure, DISCARD_COST, options, self.card, number=1)

    def answer(self, game: Bang, option: Option) -> None:
        self.pay(game, option.card)

    def pay(self, game: Bang, card: CardId) -> None:
        """The price lies on the discard pile first, the card itself on top of it."""
        discard_by_choice(game, self.figure, card, False)
        take_from(game.discard, self.card)
        game.discard.append(self.card)
        self.paid = True
        played = Option(PLAY, self.card, self.kind, self.target, self.other)
        game.book.kind(self.kind).resolve(game, self.figure, played)


def estate(game: Bang, figure: FigureId) -> list[CardId]:
    """The hand that is lost with a figure's cards: none while its player needs it for another one."""
    here = game.figures[figure]
    if here.alive or game.figure_of(here.player) == NO_FIGURE or game.mode.hand_is_lost(game):
        return game.hand(figure)
    return []


class LayDown(Frame[Bang]):
    """A figure loses all cards, in hand and in play: by itself, or, where it matters which one lies on top of
    the discard pile, in the order that its owner chooses."""

    __slots__ = ("cause", "figure", "total")

    fields: ClassVar[tuple[str, ...]] = ("figure", "cause", "total")

    def __init__(self, figure: FigureId, cause: str, total: int) -> None:
        self.figure = figure
        self.cause = cause
        """The rule by which they are lost, for the log."""
        self.total = total
        """How many cards there were at first."""

    def clone(self) -> LayDown:
        return LayDown(self.figure, self.cause, self.total)

    def pending(self, game: Bang) -> Pending | None:
        """No card or character does this: it is a rule of the game."""
        return Pending(NO_CARD, NO_DEFINITION, NO_FIGURE, [self.figure])

    def advance(self, game: Bang) -> None:
        cards = self.cards(game)
        self.total = max(self.total, len(cards))
        if len(cards) > 1 and minds_discards(game):
            options = [LAYING_REST]
            for card in cards:
                options.append(with_card(DISCARD, card))
            game.ask_figure(self.figure, LAY_DOWN, options, number=len(cards), total=self.total)
            return
        self.lay_down(game, cards)
        game.finish(self)

    def cards(self, game: Bang) -> list[CardId]:
        """In an order that tells nothing of how they came to the hand."""
        return sorted(estate(game, self.figure)) + game.figures[self.figure].in_play

    def answer(self, game: Bang, option: Option) -> None:
        self.lay_down(game, self.cards(game) if option.verb == REST else [option.card])

    def lay_down(self, game: Bang, cards: list[CardId]) -> None:
        for card in cards:
            if card in game.figures[self.figure].in_play:
                game.discard_in_play(self.figure, card)
            else:
                game.discard_from_hand(self.figure, card)
            game.happened("discarded", self.figure, card=card, cause=self.cause)
