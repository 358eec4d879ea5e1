"""The table of a scenario: a game of BANG! that is driven step by step, and read.

All that this package knows of the engine's options, decisions and frames is in this module and in `layout`.
Seats are letters here, as in the format.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from saloon.games.bang.asking import hand_limit, reach
from saloon.games.bang.catalogue import NOBODY
from saloon.games.bang.figures import Figure
from saloon.games.bang.force import distances
from saloon.games.bang.frames.phases import DiscardPhase, DrawPhase, PlayPhase
from saloon.games.bang.frames.turn import Rounds, Turn, next_to_play
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.state import Bang
from saloon.games.bang.view import view
from saloon.games.bang.words import (
    DISCARD_COST,
    DISCARD_EXCESS,
    GIVE_CARD,
    LAY_DOWN,
    MISSED_OR_CARD,
    NO_SYMBOL,
    PLAY_PHASE,
    RANKS,
    ROLES,
    SUITS,
    TRIBUTE,
    VERBS,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.views import HIDDEN
from saloon.rulings.names import CardName, unmatched
from saloon.rulings.verdicts import BadRecord, NotSupported

BEGIN = "begin"
TURN = "turn_start"
DRAW = "draw"

HAND = "hand"

NO_CARDS = ("colt", "colt_45")
"""What everybody has and nobody can take: a name that fits no card."""

SHOW = "wild_west_show"
"""The deck of events that Stagecoaches turn up."""

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
    card: int
    kind: str
    target: str
    other: int | str


class Table:
    """A game with letters for seats, stopped before each turn's checks and each draw phase as well."""

    def __init__(self, game: Bang, seats: list[str], log: list[Event], released: tuple[str, int]) -> None:
        self.game = game
        self.seats = seats
        self.log = log
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
        copy = Table(self.game.clone(), self.seats, self.log[:], self.released)
        copy.marks = self.marks.copy()
        copy.deck_at_first = self.deck_at_first
        copy.last_step = self.last_step
        copy.first_steps = self.first_steps
        return copy

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
        self.answer(offers[-1] if self.question() == MISSED_OR_CARD else offers[0])

    def is_no_choice(self) -> bool:
        """All answers come to the same: like cards, at the same seat. Ending a turn is a choice."""
        if self.in_play_phase():
            return False
        alike = {
            (offer.verb, offer.kind, offer.target, self.face(offer.card), self.face(offer.other))
            for offer in self.offers()
        }
        return len(alike) == 1

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

    def trusted_unasked(self, seat: str) -> bool:
        """Whether a seat without another way out has checked for its life since its last answer."""
        figure = self.seats.index(seat)
        for i in range(self.marks[seat], len(self.log)):
            event = self.log[i]
            if event.name == "checked" and event.who == figure and event.kind == LAST_CHANCE:
                self.marks[seat] = i + 1
                return True
        return False

    def discarded_since(self, place: int, seat: str) -> list[int]:
        """Cards that this seat has discarded since a place in the log."""
        figure = self.seats.index(seat)
        return [
            card
            for event in self.log[place:]
            if event.name in DISCARDED and event.who == figure
            for card in event.cards
        ]

    def rewards_since(self, place: int) -> list[int]:
        """Cards drawn as a reward for an elimination since a place in the log, in the order of drawing."""
        cards: list[int] = []
        for before, event in pairwise(self.log[place:]):
            if before.name == "rewarded" and event.name == "drew" and event.who == before.who:
                cards += event.cards
        return cards

    def shown(self) -> list[int]:
        """Cards that everybody has seen since the beginning, or sees now."""
        game = self.game
        seen = [card for event in self.log if event.privy is None for card in event.cards] + game.discard
        for frame in game.stack:
            seen += frame.seen_by(game, NONE).cards_held()
        return [card for card in dict.fromkeys(seen) if card != HIDDEN]

    # The state

    def figure_of(self, seat: object) -> Figure:
        if seat not in self.seats:
            raise BadRecord(f"there is no seat {seat!r}; seats: {', '.join(self.seats)}")
        return self.game.figures[self.seats.index(str(seat))]

    def number_of(self, seat: object) -> int:
        self.figure_of(seat)
        return self.seats.index(str(seat))

    def turn(self) -> str:
        """Whose turn it is; before the first one, whose it will be."""
        game = self.game
        return self.seats[next_to_play(game) if game.turn == NONE else game.turn]

    def phase(self) -> str:
        """Which part of the turn it is."""
        if self.game.over:
            return "game_over"
        phases = {DrawPhase: "draw", PlayPhase: "play", DiscardPhase: "discard"}
        for frame in reversed(self.game.stack):
            for kind, name in phases.items():
                if isinstance(frame, kind):
                    return name
        return TURN

    def events(self) -> list[str]:
        """The keys of the events in force."""
        game = self.game
        events = [game.book.event(deck.active) for deck in game.event_decks if deck.active != NONE]
        return [event.key for event in events if event.deck != SHOW]

    def show_event(self) -> str:
        """The event of the Wild West Show in force, or nothing."""
        active = [deck.active for deck in self.game.event_decks if deck.box == SHOW and deck.active != NONE]
        return self.game.book.definitions[active[0]].key if active else ""

    def events_to_come(self, show: bool) -> list[str]:
        """The events of the Wild West Show, or of the other decks, that are still to come, the last first."""
        piles = [deck.pile for deck in self.game.event_decks if (deck.box == SHOW) == show]
        return [self.game.book.definitions[event].key for pile in piles for event in pile]

    def sees_hand(self, viewer: object, seat: str, expected: bool) -> bool:
        """Whether a seat sees the hand of another; of an empty hand nobody can tell."""
        hand = self.hand(seat)
        seen = view(self.game, self.figure_of(viewer).player).figures[self.number_of(seat)].hand
        return seen == hand if hand else expected

    def sees_role(self, viewer: object, seat: str, _expected: bool) -> bool:
        return view(self.game, self.figure_of(viewer).player).figures[self.number_of(seat)].role != NONE

    def hand_shown_by(self, seat: object) -> list[int]:
        """The hand that a seat has shown to everybody last."""
        figure = self.number_of(seat)
        shown = [event.cards for event in self.log if event.name == "showed_hand" and event.who == figure]
        return shown[-1] if shown else []

    def winners(self) -> list[str]:
        """Seats of the players who have won."""
        game = self.game
        return [self.seats[i] for i, figure in enumerate(game.figures) if figure.player in game.winners]

    def hand(self, seat: object) -> list[int]:
        return self.game.players[self.figure_of(seat).player].hand

    def role(self, seat: object) -> str:
        return ROLES[self.game.players[self.figure_of(seat).player].role]

    def role_is_revealed(self, seat: object) -> bool:
        return self.game.players[self.figure_of(seat).player].revealed

    def character(self, seat: object) -> str:
        """The key of the character, or nothing for the blank one."""
        number = self.figure_of(seat).characters[0]
        return "" if number == NOBODY.number else self.game.book.definitions[number].key

    def borrowed(self, seat: object) -> list[str]:
        """The keys of the characters whose abilities a seat has besides its own."""
        definitions = self.game.book.definitions
        return [definitions[number].key for number in self.figure_of(seat).characters[1:]]

    def distance(self, seat: object, target: object) -> int:
        return distances(self.game, self.number_of(seat))[self.number_of(target)]

    def weapon_range(self, seat: object) -> int:
        return reach(self.game, self.number_of(seat))

    def hand_limit(self, seat: str) -> int:
        """How many cards a seat may keep at the end of its turn."""
        return hand_limit(self.game, self.number_of(seat))

    def next_turns(self, count: int) -> list[str]:
        """Whose turns come next, if everybody gives the mildest answer."""
        game = self.game.clone()
        log: list[Event] = []
        game.log = log
        turns: list[str] = []
        while not game.over and len(turns) < count:
            if game.decision is None:
                game.run()
            else:
                game.answer(0)
            turns = [self.seats[event.who] for event in log if event.name == "turn_began"]
        return turns[:count]

    def seating(self) -> list[str]:
        return [self.seats[figure] for figure in self.game.ring]

    # Cards

    def face(self, card: int | str) -> tuple[str, str]:
        """Kind and face of a card: ("bang", "2C")."""
        if not isinstance(card, int) or card < 0:
            return (str(card), "")
        book = self.game.book
        suit = SUITS[book.suit_of[card]][0].upper()
        return (book.kind_of[card].key, f"{RANKS[book.rank_of[card]]}{suit}")

    def is_card(self, card: int | str, name: CardName) -> bool:
        return isinstance(card, int) and card >= 0 and name.fits(*self.face(card))

    def serves_as(self, kind: str, other: str) -> bool:
        """Whether a kind of card is another one, or a special form of it: a Dodge is a Missed!."""
        kinds = self.game.book.kinds
        symbol = kinds[other].symbol if other in kinds else NO_SYMBOL
        return kind == other or (kind in kinds and symbol != NO_SYMBOL and kinds[kind].symbol == symbol)

    def know(self, name: CardName) -> CardName:
        """The name, if there is such a card in the sets of this table."""
        if name.kind not in self.game.book.kinds and name.kind not in NO_CARDS:
            raise NotSupported(f"no card {name.kind!r} in the sets of this record")
        return name

    def compare(self, wanted: list[CardName], cards: list[int]) -> tuple[list[CardName], list[int]]:
        """Descriptions without a card, and cards without a description."""
        missing, left = unmatched([self.know(name) for name in wanted], [self.face(card) for card in cards])
        return missing, [cards[i] for i in left]

    def describe(self, cards: list[int]) -> str:
        return ", ".join(" ".join(self.face(card)) for card in cards) or "nothing"

    def add_to_play(self, seat: object, name: CardName) -> None:
        """Lay a card that lies nowhere in front of a seat."""
        game = self.game
        lying = {*game.deck, *game.discard}
        for player in game.players:
            lying.update(player.hand)
        for figure in game.figures:
            lying.update(figure.in_play)
        for card in range(len(game.book.kind_of)):
            if card not in lying and self.is_card(card, self.know(name)):
                game.lay(self.number_of(seat), card)
                if game.decision is not None:
                    game.decision = None
                    self.go_on()
                return
        raise NotSupported(f"no card {name.line()!r} is left to add")
