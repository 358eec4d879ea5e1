"""Frames by which cards come to hands: checks, draws, thefts, the General Store."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import cards_flipped, sent_to_discard
from saloon.games.bang.force import others
from saloon.games.bang.options import with_card
from saloon.games.bang.questions import AFTER_SECOND_CARD, TAKES_CHECKED
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    CHOOSE_CHECK,
    PICK,
    PICK_CARD,
    REWARD,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


class DrawCheck(Frame[Bang]):
    """A check: flip the top card of the deck and look at its suit and rank; it goes to the discard pile."""

    __slots__ = ("card", "cause", "figure", "flipped")

    fields: ClassVar[tuple[str, ...]] = ("figure", "cause", "card", "flipped")

    def __init__(self, figure: FigureId, cause: DefinitionId, card: CardId, flipped: list[CardId]) -> None:
        self.figure = figure
        self.cause = cause
        """The definition that asks for the check."""
        self.card = card
        """The card that counts; NONE if there was none to flip."""
        self.flipped = flipped

    def clone(self) -> DrawCheck:
        return DrawCheck(self.figure, self.cause, self.card, self.flipped[:])

    def cards_held(self) -> list[CardId]:
        return self.flipped

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, NO_FIGURE, [self.figure])

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
        self.count(game, self.flipped[0] if self.flipped else NO_CARD)

    def answer(self, game: Bang, option: Option) -> None:
        self.count(game, option.card)

    def count(self, game: Bang, card: CardId) -> None:
        self.card = card
        game.happened("checked", self.figure, card=card, definition=game.key_of(self.cause))
        for one in self.flipped:
            taken = taken_by(game, self.figure, one)
            if taken is None:
                game.discard.append(one)
            else:
                game.waiting.insert(0, taken)
        self.flipped = []
        game.finish(self)

    def is_good(self, game: Bang) -> bool:
        """Whether the card that counts is good for whoever checks; none is not."""
        return self.card != NONE and game.book.definitions[self.cause].good_flip(game, self.card)


class TakeCard(Frame[Bang]):
    """A figure takes a card that was flipped, once the effect is over; it is held aside until then."""

    __slots__ = ("card", "cause", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "card", "cause")

    def __init__(self, figure: FigureId, card: CardId, cause: DefinitionId) -> None:
        self.figure = figure
        self.card = card
        self.cause = cause

    def clone(self) -> TakeCard:
        return TakeCard(self.figure, self.card, self.cause)

    def cards_held(self) -> list[CardId]:
        return [self.card]

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, [self.figure])

    def advance(self, game: Bang) -> None:
        if game.figures[self.figure].alive:
            game.hand(self.figure).append(self.card)
            game.happened("took_checked", self.figure, card=self.card)
        else:
            game.discard.append(self.card)
        game.finish(self)


def taken_by(game: Bang, figure: FigureId, card: CardId) -> TakeCard | None:
    """Who takes a card that was flipped for a check: the first clockwise who may."""
    if game.rules(TAKES_CHECKED):
        for taker in [figure, *others(game, figure)]:
            for rule in game.rules_for(TAKES_CHECKED, taker):
                if rule.definition.takes_checked(game, taker, figure):
                    return TakeCard(taker, card, rule.definition.number)
    return None


class DrawCards(Frame[Bang]):
    """A figure draws cards from the deck: by an ability or a card, or as the reward for an Outlaw."""

    __slots__ = ("cause", "count", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "count", "cause")

    def __init__(self, figure: FigureId, count: int, cause: DefinitionId) -> None:
        self.figure = figure
        self.count = count
        self.cause = cause
        """The definition that gives them; NONE: the reward."""

    def clone(self) -> DrawCards:
        return DrawCards(self.figure, self.count, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        if self.cause == NONE:
            return None
        return Pending(NO_CARD, self.cause, self.figure, [self.figure])

    def advance(self, game: Bang) -> None:
        if game.figures[self.figure].alive:
            rule = ""
            if self.cause == NONE:
                rule = REWARD
                game.happened("rewarded", self.figure, amount=self.count, cause=rule)
            game.draw(self.figure, self.count, rule)
        game.finish(self)


class TakeFromHand(Frame[Bang]):
    """A figure takes random cards from another one's hand."""

    __slots__ = ("cause", "count", "figure", "victim")

    fields: ClassVar[tuple[str, ...]] = ("figure", "victim", "count", "cause")

    def __init__(self, figure: FigureId, victim: FigureId, count: int, cause: DefinitionId) -> None:
        self.figure = figure
        self.victim = victim
        self.count = count
        self.cause = cause

    def clone(self) -> TakeFromHand:
        return TakeFromHand(self.figure, self.victim, self.count, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, [self.victim])

    def advance(self, game: Bang) -> None:
        if game.figures[self.figure].alive:
            for _card in range(self.count):
                if game.hand(self.victim):
                    take_random(game, self.figure, self.victim)
        game.finish(self)


def take_random(game: Bang, figure: FigureId, victim: FigureId) -> None:
    """A random card goes from one hand to another."""
    card = game.random_from_hand(victim)
    game.hand(figure).append(card)
    game.happened_unseen("took_from_hand", figure, victim, [card])


def second_card_drawn(game: Bang, figure: FigureId, card: CardId) -> None:
    """The second card of a draw phase has come to the hand: what waits for that."""
    for rule in game.rules_for(AFTER_SECOND_CARD, figure):
        game.because = rule.definition.number
        rule.definition.after_second_card(game, figure, card)
        game.because = NO_DEFINITION


def take_aside(game: Bang, figure: FigureId, count: int, cards: list[CardId]) -> int:
    """Add the top cards of where this figure draws from; says how many of them were discarded ones."""
    from_discard = 0
    for _card in range(count):
        sender = sent_to_discard(game, figure)
        if sender != NONE:
            game.this_turn.used.append(sender)
            cards.append(game.discard.pop())
            from_discard += 1
            continue
        card = game.top_card()
        if card != NONE:
            cards.append(card)
    return from_discard


def draw_where_sent(game: Bang, figure: FigureId) -> CardId:
    """Take one card of the draw phase from where this figure draws; NONE if there is none."""
    sender = sent_to_discard(game, figure)
    if sender != NONE:
        game.this_turn.used.append(sender)
        return take_discard(game, figure, game.key_of(sender))
    drawn = game.draw(figure, 1)
    return drawn[0] if drawn else NO_CARD


def take_discard(game: Bang, figure: FigureId, cause: str = "") -> CardId:
    """Take the top card of the discard pile."""
    card = game.discard.pop()
    game.hand(figure).append(card)
    game.happened("took_discard", figure, card=card, cause=cause)
    return card


class GeneralStore(Frame[Bang]):
    """One card per living figure lies open; beginning with the player of the card, each takes one."""

    __slots__ = ("cards", "cause", "order", "place")

    fields: ClassVar[tuple[str, ...]] = ("order", "place", "cards", "cause")

    def __init__(self, order: list[FigureId], place: int, cards: list[CardId], cause: DefinitionId) -> None:
        self.order = order
        self.place = place
        self.cards = cards
        self.cause = cause

    def clone(self) -> GeneralStore:
        return GeneralStore(self.order[:], self.place, self.cards[:], self.cause)

    def cards_held(self) -> list[CardId]:
        return self.cards

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.order[0], self.order, self.place)

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

    def pick(self, game: Bang, card: CardId) -> None:
        figure = self.order[self.place]
        self.cards.remove(card)
        game.hand(figure).append(card)
        game.happened("picked", figure, card=card)
        self.place += 1


def open_store(game: Bang, figure: FigureId, cause: DefinitionId) -> None:
    """Turn up one card per living figure."""
    order = game.mode.in_the_store(game, figure)
    cards: list[CardId] = []
    for _figure in order:
        card = game.top_card()
        if card != NONE:
            cards.append(card)
    if game.log is not None:
        game.tell(Event("store_opened", figure, cards=cards[:]))
    game.push(GeneralStore(order, 0, cards, cause))
