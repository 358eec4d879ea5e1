"""The table of a scenario: a game of BANG! that is driven step by step.

All that this package knows of the engine is in this module, in `board` and in `layout`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from saloon.games.bang.frames.phases import DrawPhase
from saloon.games.bang.frames.turn import Rounds, Turn
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    DISCARD_COST,
    DISCARD_EXCESS,
    GIVE_CARD,
    LAY_DOWN,
    MISSED_OR_CARD,
    PLAY_PHASE,
    TRIBUTE,
    VERBS,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId
from saloon.rulings.bang.board import DRAW, TURN, Board
from saloon.rulings.bang.leniency import CARD_GIVEN_UP, CARDS_DRAWN, ORDER_CHOSEN, PAYMENT_CHOSEN, TURN_BEGUN
from saloon.rulings.bang.names import CardName
from saloon.rulings.verdicts import Leniencies, NotSupported

BEGIN = "begin"

HAND = "hand"

LAST_CHANCE = "teren_kill"
"""Whose ability is a check in place of the elimination."""

DISCARDED = ("discarded", "put_on_deck")
"""What happens to a card that its owner parts with."""

SHOWN_OPTIONS = 12


@dataclass(frozen=True)
class Offer:
    """An option: verb, card, as which kind, at which seat, pointing at which card or at a hand."""

    index: int
    option: Option
    verb: str
    card: CardId
    kind: str
    target: str
    other: int | str


class Table(Board):
    """A game with letters for seats, stopped before each turn's checks and each draw phase as well."""

    def __init__(
        self,
        game: Bang,
        seats: list[str],
        log: list[Event],
        released: tuple[str, int],
        lenient: Leniencies,
    ) -> None:
        super().__init__(game, seats, log)
        self.lenient = lenient
        """What this table and its copies did without being told to."""
        self.released = released
        """The last stop that was left behind."""
        self.first_steps = 0
        """How much may happen before the cards of a draw phase that was begun, without another stop."""
        self.marks = dict.fromkeys(seats, 0)
        """Up to where the log has been accounted for by answers of each seat."""
        self.deck_at_first = len(game.deck)
        self.last_step = 0
        """Where in the log the last step began."""
        game.log = log

    def clone(self) -> Table:
        copy = Table(self.game.clone(), self.seats, self.log[:], self.released, self.lenient)
        copy.marks = self.marks.copy()
        copy.deck_at_first = self.deck_at_first
        copy.last_step = self.last_step
        copy.first_steps = self.first_steps
        return copy

    def name_players(self, names: list[str]) -> None:
        """The players of several figures, named in the order in which they take characters."""
        first = self.game.figures[self.seats.index(self.asked())].player
        letters = [*names, "X", "Y"]
        made: list[str] = []
        for figure in self.game.figures:
            letter = letters[0 if figure.player == first else 1]
            made.append(f"{letter}{1 + len([seat for seat in made if seat.startswith(letter)])}")
        self.seats = made
        self.marks = dict.fromkeys(made, 0)

    # Driving

    def stop(self) -> str:
        """Where the game stands without a question: before the first turn, a turn's checks, a draw phase.

        What comes first in a draw phase (a tribute) is followed by another stop, before the cards.
        """
        game = self.game
        if game.over or game.decision is not None:
            return ""
        frame = game.stack[-1]
        stop = ""
        if isinstance(frame, Rounds) and game.turn == NONE:
            stop = BEGIN
        elif isinstance(frame, Turn) and frame.stage == 1 and not frame.done:
            stop = TURN
        elif isinstance(frame, DrawPhase) and frame.stage == 0:
            stop = DRAW
        if (stop, game.turns) != self.released:
            return stop
        return stop if isinstance(frame, DrawPhase) and len(frame.done) > self.first_steps else ""

    def go_on(self) -> None:
        """Work on up to the next question or stop."""
        game = self.game
        while not game.over and game.decision is None:
            if not self.stop():
                game.work()
            elif not game.settle():
                return

    def release_unasked(self) -> None:
        """Leave a stop behind that the record says nothing of."""
        if self.stop() != BEGIN:
            self.lenient.note(TURN_BEGUN if self.stop() == TURN else CARDS_DRAWN, self.turn())
        self.release()

    def release(self) -> None:
        """Leave a stop behind."""
        self.released = (self.stop(), self.game.turns)
        frame = self.game.stack[-1]
        self.first_steps = len(frame.done) if isinstance(frame, DrawPhase) else 0
        self.go_on()

    def draw(self) -> None:
        """Leave a draw phase behind, whatever comes first in it."""
        self.first_steps = len(self.game.book.definitions)
        self.released = (DRAW, self.game.turns)
        self.go_on()

    def answer(self, offer: Offer) -> None:
        decision = self.game.decision
        assert decision is not None
        self.marks[self.seats[decision.figure]] = len(self.log)
        self.game.accept(offer.index)
        self.go_on()

    def interrupt(self, seat: str, offer: Offer) -> None:
        """Do what is allowed although somebody else is asked."""
        game = self.game
        self.marks[seat] = len(self.log)
        game.decision = None
        game.step += 1
        game.begin_interrupt(self.figure_of(seat).player, offer.option)
        self.go_on()

    # What is asked

    def asked(self) -> str:
        """The seat that is asked something, or nothing."""
        decision = self.game.decision
        return "" if decision is None else self.seats[decision.figure]

    def question(self) -> str:
        """The kind of the open decision, or nothing."""
        return "" if self.game.decision is None else self.game.decision.kind

    def in_play_phase(self) -> bool:
        return self.question() == PLAY_PHASE

    def number_asked(self) -> int:
        return 0 if self.game.decision is None else self.game.decision.number

    def offers(self) -> list[Offer]:
        decision = self.game.decision
        return [] if decision is None else self.in_words(decision.options)

    def interrupts(self, seat: str) -> list[Offer]:
        return self.in_words(self.game.interrupts(self.figure_of(seat).player))

    def in_words(self, options: list[Option]) -> list[Offer]:
        definitions = self.game.book.definitions
        return [
            Offer(
                i,
                option,
                VERBS[option.verb],
                option.card,
                "" if option.kind == NONE else definitions[option.kind].key,
                "" if option.target == NONE else self.seats[option.target],
                HAND if option.other == FROM_HAND else option.other,
            )
            for i, option in enumerate(options)
        ]

    def answers_itself(self) -> bool:
        """A question that no script need answer: only a pass, the order of cards that all go, a payment."""
        offers = self.offers()
        if not offers:
            return False
        if self.question() in (LAY_DOWN, DISCARD_COST) or [offer.verb for offer in offers] == ["pass"]:
            return True
        if self.question() == MISSED_OR_CARD and all(offer.verb != "answer" for offer in offers):
            return True
        if self.question() in (DISCARD_EXCESS, GIVE_CARD, TRIBUTE) and self.is_no_choice():
            return True
        return len(offers) <= self.number_asked() and all(offer.verb == "discard" for offer in offers)

    def answer_itself(self) -> None:
        """The first option; a pass where only a card is at stake and no Missed! is there to save it."""
        offers = self.offers()
        question, who = self.question(), self.asked()
        if not self.is_no_choice():
            if question == DISCARD_COST:
                self.lenient.note(PAYMENT_CHOSEN, who)
            elif question == MISSED_OR_CARD and len(offers) > 1:
                self.lenient.note(CARD_GIVEN_UP, who)
            elif len(offers) > 1:
                self.lenient.note(ORDER_CHOSEN, who)
        self.answer(offers[-1] if question == MISSED_OR_CARD else offers[0])

    def is_no_choice(self) -> bool:
        """All answers come to the same: like cards, at the same seat. Ending a turn is a choice."""
        return not self.in_play_phase() and self.are_alike(self.offers())

    def are_alike(self, offers: list[Offer]) -> bool:
        """Whether these answers come to the same for whoever reads faces."""
        looks = {
            (offer.verb, offer.kind, offer.target, self.face(offer.card), self.face(offer.other))
            for offer in offers
        }
        return len(looks) == 1

    def as_it_is(self) -> Offer:
        """The answer that leaves everything as it is: to pass, or the first one."""
        offers = self.offers()
        return next((offer for offer in offers if offer.verb == "pass"), offers[0])

    def settle(self) -> None:
        """Answer what answers itself."""
        while self.answers_itself():
            self.answer_itself()

    def stands(self) -> str:
        """Where the game stands, for a message."""
        game = self.game
        if game.over:
            return f"the game is over, winners: {', '.join(self.winners()) or 'nobody'}"
        if game.decision is None:
            return f"the turn of {self.turn()} is before {'its checks' if self.stop() == TURN else 'phase 1'}"
        offers = [self.in_short(offer) for offer in self.offers()]
        more = f" and {len(offers) - SHOWN_OPTIONS} more" if len(offers) > SHOWN_OPTIONS else ""
        return f"{self.asked()} is asked {self.question()}: {', '.join(offers[:SHOWN_OPTIONS])}{more}"

    def in_short(self, offer: Offer) -> str:
        """An option for a message: 'play panic JH at B (barrel QS)'."""
        words = [offer.verb]
        if offer.card >= 0:
            words.append(" ".join(self.face(offer.card)))
        if offer.kind and (offer.card < 0 or offer.kind != self.face(offer.card)[0]):
            words.append(offer.kind if offer.card < 0 else f"as {offer.kind}")
        if offer.target and offer.verb != "use":
            words.append(f"at {offer.target}")
        if offer.other != NONE:
            words.append(f"({' '.join(self.face(offer.other)).strip()})")
        return " ".join(words)

    # The log

    def done_unasked(self, seat: str, events: tuple[str, ...], name: CardName | None = None) -> bool:
        """Whether one of these befell a seat, with such a card, since its last answer; each counts once."""
        figure = self.seats.index(seat)
        for i in range(self.marks[seat], len(self.log)):
            event = self.log[i]
            if event.name in events and event.who == figure:
                if name is None or any(self.is_card(card, name) for card in event.cards):
                    self.marks[seat] = i + 1
                    return True
        return False

    def shot_at_unasked(self, seat: str) -> bool:
        """Whether a card of a seat was shot at since its last answer; each shot counts once."""
        figure = self.seats.index(seat)
        for i in range(self.marks[seat], len(self.log)):
            event = self.log[i]
            if event.name == "ricocheted" and event.whom == figure:
                self.marks[seat] = i + 1
                return True
        return False

    def trusted_unasked(self, seat: str) -> bool:
        """Whether a seat without another way out has checked for its life since its last answer."""
        figure = self.seats.index(seat)
        for i in range(self.marks[seat], len(self.log)):
            event = self.log[i]
            if event.name == "checked" and event.who == figure and event.definition == LAST_CHANCE:
                self.marks[seat] = i + 1
                return True
        return False

    def discarded_since(self, place: int, seat: str) -> list[CardId]:
        """Cards that this seat has discarded since a place in the log."""
        figure = self.seats.index(seat)
        return [
            card
            for event in self.log[place:]
            if event.name in DISCARDED and event.who == figure
            for card in event.cards
        ]

    def rewards_since(self, place: int) -> list[CardId]:
        """Cards drawn as a reward for an elimination since a place in the log, in the order of drawing."""
        cards: list[CardId] = []
        for before, event in pairwise(self.log[place:]):
            if before.name == "rewarded" and event.name == "drew" and event.who == before.who:
                cards += event.cards
        return cards

    def add_to_play(self, seat: object, name: CardName) -> None:
        """Lay a card that lies nowhere in front of a seat."""
        game = self.game
        lying = {*game.deck, *game.discard}
        for player in game.players:
            lying.update(player.hand)
        for figure in game.figures:
            lying.update(figure.in_play)
        for card in game.book.deck + game.book.extra:
            if card not in lying and self.is_card(card, self.know(name)):
                game.lay(self.number_of(seat), card)
                if game.decision is not None:
                    game.decision = None
                    self.go_on()
                return
        raise NotSupported(f"no card {name.line()!r} is left to add")
