"""Frames that move cards: checks, draws, thefts, the General Store, payments."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.force import others
from saloon.games.bang.options import LAYING_REST, with_card
from saloon.games.bang.questions import cards_flipped
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    CHOOSE_CHECK,
    DISCARD,
    DISCARD_COST,
    LAY_DOWN,
    PICK,
    PICK_CARD,
    PUT_BACK,
    PUT_CARD_BACK,
    REST,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.views import HIDDEN


class DrawCheck(Frame[Bang]):
    """A check: flip the top card of the deck and look at its suit and rank; it goes to the discard pile."""

    __slots__ = ("card", "cause", "figure", "flipped")

    fields: ClassVar[tuple[str, ...]] = ("figure", "cause", "card", "flipped")

    def __init__(self, figure: int, cause: int, card: int, flipped: list[int]) -> None:
        self.figure = figure
        self.cause = cause
        """The definition that asks for the check."""
        self.card = card
        """The card that counts; NONE if there was none to flip."""
        self.flipped = flipped

    def clone(self) -> DrawCheck:
        return DrawCheck(self.figure, self.cause, self.card, self.flipped[:])

    def cards_held(self) -> list[int]:
        return self.flipped

    def advance(self, game: Bang) -> None:
        if not self.flipped:
            for _flip in range(cards_flipped(game, self.figure)):
                card = game.top_card()
                if card != NONE:
                    self.flipped.append(card)
        if len(self.flipped) > 1:
            options = [with_card(PICK, card) for card in self.flipped]
            game.ask_figure(self.figure, CHOOSE_CHECK, options)
            return
        self.count(game, self.flipped[0] if self.flipped else NONE)

    def answer(self, game: Bang, option: Option) -> None:
        self.count(game, option.card)

    def count(self, game: Bang, card: int) -> None:
        self.card = card
        game.discard += self.flipped
        game.happened("checked", self.figure, card=card, kind=game.book.definitions[self.cause].key)
        game.finish(self)


class DrawCards(Frame[Bang]):
    """A figure draws cards from the deck: an ability, or the reward for an Outlaw."""

    __slots__ = ("cause", "count", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "count", "cause")

    def __init__(self, figure: int, count: int, cause: str) -> None:
        self.figure = figure
        self.count = count
        self.cause = cause

    def clone(self) -> DrawCards:
        return DrawCards(self.figure, self.count, self.cause)

    def advance(self, game: Bang) -> None:
        if game.figures[self.figure].alive:
            game.happened(self.cause, self.figure, number=self.count)
            game.draw(self.figure, self.count)
        game.finish(self)


class TakeFromHand(Frame[Bang]):
    """A figure takes random cards from another one's hand."""

    __slots__ = ("count", "figure", "victim")

    fields: ClassVar[tuple[str, ...]] = ("figure", "victim", "count")

    def __init__(self, figure: int, victim: int, count: int) -> None:
        self.figure = figure
        self.victim = victim
        self.count = count

    def clone(self) -> TakeFromHand:
        return TakeFromHand(self.figure, self.victim, self.count)

    def advance(self, game: Bang) -> None:
        if game.figures[self.figure].alive:
            for _card in range(self.count):
                if game.hand(self.victim):
                    take_random(game, self.figure, self.victim)
        game.finish(self)


def take_random(game: Bang, figure: int, victim: int) -> None:
    """A random card goes from one hand to another."""
    card = game.random_from_hand(victim)
    game.hand(figure).append(card)
    game.happened_unseen("took_from_hand", figure, victim, [card])


class LookAndPutBack(Frame[Bang]):
    """Look at the top cards of the deck, put one back face down, keep the others."""

    __slots__ = ("cards", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "cards")

    def __init__(self, figure: int, cards: list[int]) -> None:
        self.figure = figure
        self.cards = cards

    def clone(self) -> LookAndPutBack:
        return LookAndPutBack(self.figure, self.cards[:])

    def cards_held(self) -> list[int]:
        return self.cards

    def seen_by(self, game: Bang, player: int) -> LookAndPutBack:
        if game.figures[self.figure].player == player:
            return self.clone()
        return LookAndPutBack(self.figure, [HIDDEN] * len(self.cards))

    def reveal(self, unseen: list[int]) -> None:
        for i, card in enumerate(self.cards):
            if card == HIDDEN:
                self.cards[i] = unseen.pop()

    def advance(self, game: Bang) -> None:
        if not self.cards:
            for _card in range(3):
                card = game.top_card()
                if card != NONE:
                    self.cards.append(card)
            game.happened_unseen("looked_at", self.figure, NONE, self.cards[:])
        if len(self.cards) < 3:
            self.keep(game)
            return
        options = [with_card(PUT_BACK, card) for card in self.cards]
        game.ask_figure(self.figure, PUT_CARD_BACK, options)

    def answer(self, game: Bang, option: Option) -> None:
        self.cards.remove(option.card)
        game.deck.append(option.card)
        game.happened_unseen("put_back", self.figure, NONE, [option.card])
        self.keep(game)

    def keep(self, game: Bang) -> None:
        game.hand(self.figure).extend(self.cards)
        game.happened_unseen("drew", self.figure, NONE, self.cards[:])
        game.finish(self)


class GeneralStore(Frame[Bang]):
    """One card per living figure lies open; beginning with the player of the card, each takes one."""

    __slots__ = ("cards", "order", "place")

    fields: ClassVar[tuple[str, ...]] = ("order", "place", "cards")

    def __init__(self, order: list[int], place: int, cards: list[int]) -> None:
        self.order = order
        self.place = place
        self.cards = cards

    def clone(self) -> GeneralStore:
        return GeneralStore(self.order[:], self.place, self.cards[:])

    def cards_held(self) -> list[int]:
        return self.cards

    def advance(self, game: Bang) -> None:
        if not self.cards or self.place == len(self.order):
            game.finish(self)
        elif len(self.cards) == 1:
            self.pick(game, self.cards[0])
        else:
            options = [with_card(PICK, card) for card in self.cards]
            game.ask_figure(self.order[self.place], PICK_CARD, options, source=self.order[0])

    def answer(self, game: Bang, option: Option) -> None:
        self.pick(game, option.card)

    def pick(self, game: Bang, card: int) -> None:
        figure = self.order[self.place]
        self.cards.remove(card)
        game.hand(figure).append(card)
        game.happened("picked", figure, card=card)
        self.place += 1


def open_store(game: Bang, figure: int) -> None:
    """Turn up one card per living figure."""
    order = [figure, *others(game, figure)]
    cards: list[int] = []
    for _figure in order:
        card = game.top_card()
        if card != NONE:
            cards.append(card)
    if game.log is not None:
        game.log.append(Event("store_opened", figure, cards=cards[:]))
    game.push(GeneralStore(order, 0, cards))


class DiscardForLife(Frame[Bang]):
    """Pay hand cards of one's choice to regain a life point."""

    __slots__ = ("figure", "to_pay")

    fields: ClassVar[tuple[str, ...]] = ("figure", "to_pay")

    def __init__(self, figure: int, to_pay: int) -> None:
        self.figure = figure
        self.to_pay = to_pay

    def clone(self) -> DiscardForLife:
        return DiscardForLife(self.figure, self.to_pay)

    def advance(self, game: Bang) -> None:
        hand = game.hand(self.figure)
        if self.to_pay == 0:
            game.heal(self.figure, 1)
            game.finish(self)
        elif len(hand) == self.to_pay:
            self.pay(game, hand[0])
        else:
            options = [with_card(DISCARD, card) for card in hand]
            game.ask_figure(self.figure, DISCARD_COST, options, number=self.to_pay)

    def answer(self, game: Bang, option: Option) -> None:
        self.pay(game, option.card)

    def pay(self, game: Bang, card: int) -> None:
        game.discard_from_hand(self.figure, card)
        game.happened("discarded", self.figure, card=card)
        self.to_pay -= 1


class LayDown(Frame[Bang]):
    """A figure loses all cards, in hand and in play; the owner chooses in which order they are discarded."""

    __slots__ = ("figure",)

    fields: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def clone(self) -> LayDown:
        return LayDown(self.figure)

    def advance(self, game: Bang) -> None:
        cards = game.hand(self.figure) + game.figures[self.figure].in_play
        if len(cards) > 1:
            options = [LAYING_REST]
            for card in cards:
                options.append(with_card(DISCARD, card))
            game.ask_figure(self.figure, LAY_DOWN, options, number=len(cards))
            return
        for card in cards:
            self.lay_down(game, card)
        game.finish(self)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb != REST:
            self.lay_down(game, option.card)
            return
        for card in game.hand(self.figure) + game.figures[self.figure].in_play:
            self.lay_down(game, card)

    def lay_down(self, game: Bang, card: int) -> None:
        if card in game.figures[self.figure].in_play:
            game.discard_in_play(self.figure, card)
        else:
            game.discard_from_hand(self.figure, card)
        game.happened("discarded", self.figure, card=card)
