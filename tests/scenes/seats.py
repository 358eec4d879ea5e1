"""A player of a scene, told of in the third person: `slab.plays(BANG, at=jane)`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from saloon.games.bang.arrange import Place
from saloon.games.bang.asking import reach
from saloon.games.bang.force import distances
from saloon.games.bang.game import BANG as BANG_GAME
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.reasons import refusals, refusals_of, warning
from saloon.games.bang.view import BangView
from saloon.games.bang.words import (
    ACTIVATE,
    ANSWER,
    COLOURS,
    COMMAND,
    DECLARE_CRIME_BEATEN,
    DECLARE_LAW_DEAD,
    DISCARD,
    DRAW,
    DROP,
    END_TURN,
    EXCHANGE,
    GIVE,
    GIVE_ORDER,
    LAY,
    NAME,
    PASS,
    PICK,
    PLAY,
    PUT_BACK,
    REFUTE,
    REST,
    SPEAK,
    TAKE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import FigureId, PlayerId
from tests.scenes.cards import SIGNS, Card, Cards, Named, named

if TYPE_CHECKING:
    from tests.scenes.language import Table

DECLARATIONS = (DECLARE_CRIME_BEATEN, DECLARE_LAW_DEAD)

HAND = "hand"
"""What Panic! and Cat Balou take when it is a card of the hand."""


class SceneBroken(AssertionError):
    """The scene says something that the table does not offer, or is silent where it is asked."""


class Seat:
    """A player at the table, told of in the third person: `slab.plays(BANG, at=jane)`."""

    def __init__(self, table: Table, number: int, character: str, place: Place) -> None:
        self.table = table
        self.number = number
        self.character = character
        self.place = place

    def __repr__(self) -> str:
        return f"p{self.number} ({self.character})"

    # What he does

    def plays(
        self,
        card: Named,
        at: Seat | None = None,
        taking: Named | None = None,
        as_: Card | None = None,
        paying: Named | None = None,
    ) -> None:
        """Plays a hand card: in his turn, or as the answer that he is asked for; some have a price."""
        __tracebackhide__ = True
        doing = f"play {card!r}{f' at {at}' if at else ''}{f' taking {taking!r}' if taking else ''}"
        self.table.answer(self, doing, lambda option: self._is_play(option, card, at, taking, as_))
        if paying is not None:
            self.discards(paying)

    def uses(
        self,
        what: Card | str,
        at: Seat | None = None,
        taking: Named | None = None,
        spending: Named | None = None,
    ) -> None:
        """Uses a card in play or an ability; also out of turn, where the table allows it."""
        __tracebackhide__ = True
        for option in self.table.game.interrupts(self.player):
            if self._is_use(option, what, at, taking, spending):
                self.table.interrupt(self, option)
                return
        self.table.answer(
            self, f"use {what}", lambda option: self._is_use(option, what, at, taking, spending)
        )

    def _is_use(
        self,
        option: Option,
        what: Card | str,
        at: Seat | None = None,
        taking: Named | None = None,
        spending: Named | None = None,
    ) -> bool:
        if not self.table.is_use(option, what.kind if isinstance(what, Card) else what):
            return False
        if isinstance(what, Card) and what.face and not self.table.is_card(option, what):
            return False
        if at is not None and option.target != at.number:
            return False
        if spending is not None and not self.table.is_card(option, spending):
            return False
        if taking is None:
            return True
        if taking == HAND:
            return option.other == FROM_HAND
        return option.other >= 0 and named(taking).describes(self.table.card(option.other))

    def speaks(self) -> None:
        """Says something, whoever is asked."""
        __tracebackhide__ = True
        for option in self.table.game.interrupts(self.player):
            if option.verb == SPEAK:
                self.table.interrupt(self, option)
                return
        raise SceneBroken(f"{self} cannot speak, or it has no consequence. {self.table.question()}")

    def orders(self, other: Seat, card: Card, at: Seat | None = None, taking: Named | None = None) -> None:
        """Dorothy Rage: names another player and a card, and its target at once or when it is asked for."""
        __tracebackhide__ = True
        self.uses("dorothy_rage", at=other)
        if self.table.game.rule["dorothy_order"] == "whole_order":
            self._commands(card, at, taking)
            return
        self._commands(card, None, None)
        if self.decides(GIVE_ORDER):
            self._commands(card, at, taking)

    def _commands(self, card: Card, at: Seat | None, taking: Named | None) -> None:
        __tracebackhide__ = True
        self.table.answer(
            self,
            f"order {card!r} at {at}",
            lambda option: (
                option.verb == COMMAND
                and self.table.game.book.definitions[option.kind].key == card.kind
                and option.target == (NONE if at is None else at.number)
                and (taking is None or (option.other == FROM_HAND) == (taking == HAND))
            ),
        )

    def gives(self, card: Named, to: Seat) -> None:
        """Gives a card to somebody."""
        __tracebackhide__ = True
        self.table.answer(
            self,
            f"give {card!r} to {to}",
            lambda option: (
                option.verb == GIVE and option.target == to.number and self.table.is_card(option, card)
            ),
        )

    def picks_from_the_hand(self, other: Seat) -> None:
        """Points at a hand: a random card of it is meant."""
        __tracebackhide__ = True
        self.table.answer(
            self,
            f"pick from the hand of {other}",
            lambda option: (
                option.verb in (PICK, TAKE) and option.target == other.number and option.card == NONE
            ),
        )

    def names(self, suit: str) -> None:
        """Names a suit: "♥"."""
        __tracebackhide__ = True
        number = SIGNS.index(suit)
        self.table.answer(self, f"name {suit}", lambda option: option.verb == NAME and option.suit == number)

    def guesses(self, colour: str) -> None:
        """Guesses that the next card is "red" or "black"."""
        __tracebackhide__ = True
        number = COLOURS.index(colour)
        self.table.answer(
            self, f"guess {colour}", lambda option: option.verb == NAME and option.number == number
        )

    def gives_a_life_point(self, to: Seat) -> None:
        __tracebackhide__ = True
        self.table.answer(
            self,
            f"give a life point to {to}",
            lambda option: option.verb == GIVE and option.card == NONE and option.target == to.number,
        )

    def exchanges(self, *cards: Named) -> None:
        """Lays off these cards and draws as many."""
        __tracebackhide__ = True
        self.discards(*cards)
        if self.decides(EXCHANGE):
            self.passes()

    def takes_the_hit(self) -> None:
        """Does not answer an attack."""
        __tracebackhide__ = True
        self.table.answer(self, "take the hit", lambda option: option.verb == PASS)

    def activates(self, figure: Seat) -> None:
        """Phase 0: his player plays with this one of his figures."""
        __tracebackhide__ = True
        self.table.answer(
            self,
            f"activate {figure}",
            lambda option: option.verb == ACTIVATE and option.target == figure.number,
        )

    def lays_dynamite(self, before: Seat) -> None:
        """Lays the Dynamite that he was handed before one of his figures."""
        __tracebackhide__ = True
        self.table.answer(
            self,
            f"lay the Dynamite before {before}",
            lambda option: option.verb == LAY and option.target == before.number,
        )

    def passes(self) -> None:
        """Does nothing about it."""
        __tracebackhide__ = True
        self.table.answer(self, "pass", lambda option: option.verb == PASS)

    def declares(self) -> None:
        """Shows himself and says that it is over: crime is beaten, or the law is dead."""
        __tracebackhide__ = True
        for option in self.table.game.interrupts(PlayerId(self.number)):
            if option.verb in DECLARATIONS:
                self.table.game.interrupt(PlayerId(self.number), option)
                return
        self.table.answer(self, "declare", lambda option: option.verb in DECLARATIONS)

    @property
    def may_declare(self) -> bool:
        """Whether he may say now that it is over."""
        offered = self._options() + self.table.game.interrupts(PlayerId(self.number))
        return any(option.verb in DECLARATIONS for option in offered)

    def refutes(self) -> None:
        """Shows himself against what was declared."""
        __tracebackhide__ = True
        self.table.answer(self, "refute", lambda option: option.verb == REFUTE)

    def ends_turn(self) -> None:
        __tracebackhide__ = True
        self.table.answer(self, "end the turn", lambda option: option.verb == END_TURN)

    def discards(self, *cards: Named) -> None:
        """Discards these cards, in this order."""
        __tracebackhide__ = True
        for card in cards:
            self._answers_with(DISCARD, card, "discard")

    def lays_down_the_rest(self) -> None:
        """Discards all that is left, in any order."""
        __tracebackhide__ = True
        self.table.answer(self, "lay down the rest", lambda option: option.verb == REST)

    def picks(self, card: Named) -> None:
        """Chooses an open card."""
        __tracebackhide__ = True
        self._answers_with(PICK, card, "pick")

    def puts_back(self, card: Named) -> None:
        __tracebackhide__ = True
        self._answers_with(PUT_BACK, card, "put back")

    def drops(self, card: Named) -> None:
        """Gives up an own card in play."""
        __tracebackhide__ = True
        self._answers_with(DROP, card, "drop")

    def draws_from_the_deck(self) -> None:
        __tracebackhide__ = True
        self.table.answer(self, "draw from the deck", lambda option: option.verb == DRAW)

    def takes_back(self, card: Named) -> None:
        """Take a card that he played back into the hand."""
        __tracebackhide__ = True
        self._answers_with(TAKE, card, f"take {card} back")

    def takes_from(self, other: Seat) -> None:
        """Takes the first card of the draw phase from a hand."""
        __tracebackhide__ = True
        self.table.answer(
            self,
            f"take a card from {other}",
            lambda option: option.verb == TAKE and option.target == other.number,
        )

    def _answers_with(self, verb: int, card: Named, doing: str) -> None:
        __tracebackhide__ = True
        self.table.answer(
            self, f"{doing} {card!r}", lambda option: option.verb == verb and self.table.is_card(option, card)
        )

    def _is_play(
        self, option: Option, card: Named, at: Seat | None, taking: Named | None, as_: Card | None = None
    ) -> bool:
        if option.verb not in (PLAY, ANSWER) or not self.table.is_card(option, card):
            return False
        if as_ is not None and self.table.game.book.definitions[option.kind].key != as_.kind:
            return False
        if option.target != (NONE if at is None else at.number):
            return False
        if taking is None:
            return option.other == NONE
        if taking == HAND:
            return option.other == FROM_HAND
        return option.other >= 0 and named(taking).describes(self.table.card(option.other))

    # When the scene begins with him

    def has_the_turn(self) -> None:
        """The scene begins in his play phase."""
        self.table.begins(self.number, "play")

    def begins_turn(self) -> None:
        """The scene begins with his turn, before any check."""
        self.table.begins(self.number, "turn_start")

    def begins_drawing(self) -> None:
        """The scene begins with his draw phase."""
        self.table.begins(self.number, "draw")

    # What can be seen of him

    @property
    def player(self) -> PlayerId:
        """Who decides for him: somebody who may have two figures."""
        return self.table.game.figures[self.number].player

    @property
    def active(self) -> bool:
        """Whether his abilities are in force, where his player has another figure."""
        return self.table.game.figures[self.number].is_awake()

    @property
    def life(self) -> int:
        return self.table.game.figures[self.number].life

    @property
    def max_life(self) -> int:
        return self.table.game.figures[self.number].max_life

    @property
    def alive(self) -> bool:
        return self.table.game.figures[self.number].alive

    @property
    def hand(self) -> Cards:
        return Cards([self.table.card(card) for card in self.table.game.players[self.player].hand])

    @property
    def in_play(self) -> Cards:
        return Cards([self.table.card(card) for card in self.table.game.figures[self.number].in_play])

    @property
    def copies(self) -> list[str]:
        """The characters whose abilities he has besides his own."""
        definitions = self.table.game.book.definitions
        return [definitions[number].key for number in self.table.game.figures[self.number].characters[1:]]

    @property
    def shows_role(self) -> bool:
        return self.table.game.players[self.player].revealed

    @property
    def reach(self) -> int:
        return reach(self.table.game, FigureId(self.number))

    def distance_to(self, other: Seat) -> int:
        return distances(self.table.game, FigureId(self.number))[other.number]

    def way_to(self, other: Seat) -> list[tuple[str, int]]:
        """How he is shown that the distance comes about: what adds how much, "" for the steps."""
        definitions = self.table.game.book.definitions
        return [
            ("" if number < 0 else definitions[number].key, amount)
            for amount, number in self.sees().figures[other.number].way
        ]

    def sees(self) -> BangView:
        """The table as he sees it."""
        view = BANG_GAME.full_view(self.table.game, self.player)
        assert isinstance(view, BangView)
        return view

    # What he is asked, may and may not do

    def decides(self, kind: str) -> bool:
        """Whether he is asked this question now. A scene may stop here."""
        decision = self.table.game.decision
        if decision is None or decision.figure != self.number or decision.kind != kind:
            return False
        self.table.stops_here()
        return True

    @property
    def offered(self) -> list[str]:
        """What he may answer now, as keys without the numbers of the cards: "play:bang>p3"."""
        return [re.sub(r"#\d+", "", self.table.game.key(option)) for option in self._options()]

    def can_play(self, card: Named, at: Seat | None = None, taking: Named | None = None) -> bool:
        return any(self._is_play(option, card, at, taking) for option in self._options())

    def can_use(
        self,
        what: Card | str,
        at: Seat | None = None,
        taking: Named | None = None,
        spending: Named | None = None,
    ) -> bool:
        """Whether a card in play or an ability is offered to him, in or out of turn."""
        offered = self._options() + self.table.game.interrupts(self.player)
        return any(self._is_use(option, what, at, taking, spending) for option in offered)

    def cannot_use(self, card: Card, at: Seat | None = None, *, because: str, **numbers: int) -> None:
        """No option uses this card in front of him (at this target), and the table says why."""
        __tracebackhide__ = True
        if self.can_use(card, at):
            raise SceneBroken(f"{self} can use {card!r}, but should not: {because}")
        target = NONE if at is None else at.number
        told: list[str] = []
        for refusal in refusals(self.table.game, self.player):
            if not card.describes(self.table.card(refusal.card)):
                continue
            reason = refusal.reason
            fits = numbers.items() <= reason.numbers.items()
            if refusal.target in (NONE, target) and reason.code == because and fits:
                return
            told.append(f"{reason.code} {reason.numbers} at p{refusal.target}")
        raise SceneBroken(f"{self} should not use {card!r}: {because} {numbers}; the table says: {told}")

    def cannot_play(self, card: Named, at: Seat | None = None, *, because: str, **numbers: int) -> None:
        """No option plays this card (at this target), and the table says why, with these numbers."""
        __tracebackhide__ = True
        target = NONE if at is None else at.number
        for option in self._options():
            if (
                option.verb in (PLAY, ANSWER)
                and self.table.is_card(option, card)
                and target in (NONE, option.target)
            ):
                raise SceneBroken(f"{self} can {self.table.game.key(option)}, but should not: {because}")
        told: list[str] = []
        for held in self.table.game.players[self.player].hand:
            if named(card).describes(self.table.card(held)):
                for refusal in refusals_of(self.table.game, self.player, held):
                    reason = refusal.reason
                    if (
                        refusal.target in (NONE, target)
                        and reason.code == because
                        and numbers.items() <= reason.numbers.items()
                    ):
                        return
                    told.append(f"{reason.code} {reason.numbers} at p{refusal.target}")
        raise SceneBroken(f"{self} should not play {card!r}: {because} {numbers}; the table says: {told}")

    def is_warned(
        self,
        because: str,
        card: Named | None = None,
        at: Seat | None = None,
        taking: Named | None = None,
        declaring: bool = False,
        **numbers: int,
    ) -> None:
        """Playing this card (without one: passing, or declaring that it is over) is legal, and carries this
        warning with these numbers."""
        __tracebackhide__ = True
        told = self._warning(card, at, taking, declaring)
        if told is None or told[0] != because or not numbers.items() <= told[1].items():
            raise SceneBroken(f"{self} should be warned: {because} {numbers}; the table says: {told}")

    def is_not_warned(
        self, card: Named | None = None, at: Seat | None = None, taking: Named | None = None
    ) -> None:
        __tracebackhide__ = True
        told = self._warning(card, at, taking)
        if told is not None:
            raise SceneBroken(f"{self} should not be warned; the table says: {told}")

    def _warning(
        self, card: Named | None, at: Seat | None, taking: Named | None, declaring: bool = False
    ) -> tuple[str, dict[str, int]] | None:
        __tracebackhide__ = True
        for option in self._options():
            passing = card is None and option.verb in (DECLARATIONS if declaring else (PASS,))
            played = card is not None and self._is_play(option, card, at, taking)
            if passing or played or (card is not None and self._is_use(option, card, at, taking)):
                reason = warning(self.table.game, option)
                return None if reason is None else (reason.code, reason.numbers)
        raise SceneBroken(
            f"{self} cannot {'pass' if card is None else f'play {card!r}'}. {self.table.question()}"
        )

    def _options(self) -> list[Option]:
        decision = self.table.game.decision
        return decision.options if decision is not None and decision.figure == self.number else []
