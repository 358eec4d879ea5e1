"""The language of scenes: a table laid out by hand, and players who act as a reader would tell it.

A scene acts only through options that the engine offers, looked up by what they mean. A question that it does
not answer breaks it: when somebody else acts, and at the end of the test, unless the question is the play
phase or the scene has said (with `decides`) that it stops there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from saloon.games.bang.arrange import LaidDeck, Place, arrange
from saloon.games.bang.catalogue import NOBODY as NOBODY_AT_ALL
from saloon.games.bang.catalogue import SETS
from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEPUTY, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF, USE
from saloon.kernel.decisions import Decision, Option
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId
from tests.scenes.bang.watching import Watcher
from tests.scenes.cards import ANY, Card, Cards, Named, Pile, named, printed_card
from tests.scenes.seats import HAND, SceneBroken, Seat
from tests.scenes.watching import check_written

__all__ = ["ANY", "HAND", "NOBODY", "Card", "Cards", "Pile", "SceneBroken", "Seat", "Table"]

NOBODY = "nobody"
"""A character without an ability."""

OTHER_ROLES = [OUTLAW, RENEGADE, OUTLAW, DEPUTY, OUTLAW, DEPUTY, RENEGADE]
"""Who sits there if the scene does not say: with three at the table no villain's death ends the game."""


class Table:
    """The table of one scene. It is laid when the first thing happens or is looked at."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self._sets = ["base"]
        self._preset = "rulebooks"
        self._rules: dict[str, str] = {}
        self._mode = "usual"
        self._first = (0, "play")
        self._deck: list[Card] = []
        self._deck_size = 40
        self._discard: list[Card] = []
        self._events: list[LaidDeck] = []
        self._ghosts: list[Seat] = []
        self._first_out = -1
        self._spares: dict[Seat, str] = {}
        self._borrowed: dict[Seat, tuple[str, ...]] = {}
        self._game: Bang | None = None
        self._watcher: Watcher | None = None
        self._told = 0
        self._stopped_at = -1

    # Laying it

    def seat(
        self,
        character: str = NOBODY,
        *,
        role: int | None = None,
        life: int | None = None,
        max_life: int | None = None,
        hand: Sequence[Named] = (),
        in_play: Sequence[Named] = (),
        alive: bool = True,
        copying: str = "",
        of: Seat | None = None,
        passive: bool = False,
    ) -> Seat:
        """The next player clockwise. By default the first is the Sheriff, and everybody has full life.

        A figure `of` another seat has the same player, who has one hand and plays with those not passive.
        """
        self._still_open()
        if role is None:
            role = OTHER_ROLES[len(self.seats) - 1] if self.seats else SHERIFF
        if max_life is None:
            max_life = self._printed_life(character) + (1 if role == SHERIFF else 0)
        place = Place(
            role,
            character,
            max_life if life is None else life,
            max_life,
            [named(card).line() for card in hand],
            [named(card).line() for card in in_play],
            alive,
            [copying] if copying else [],
            -1 if of is None else of.number,
            passive,
        )
        seat = Seat(self, len(self.seats), character, place)
        self.seats.append(seat)
        return seat

    def plays_with(self, *, sets: Sequence[str] = ("base",), preset: str = "rulebooks", **rules: str) -> None:
        """Which boxes, which preset and which single rule options over it."""
        self._still_open()
        self._sets, self._preset, self._rules = list(sets), preset, rules

    def plays_mode(self, mode: str) -> None:
        """Another way to play than the usual one, which scenes play with however few."""
        self._still_open()
        self._mode = mode

    def next_cards(self, *cards: Named) -> None:
        """The top of the deck, in the order in which it will be drawn. Blank black cards lie below."""
        self._still_open()
        self._deck = [named(card) for card in cards]

    def only_cards(self, *cards: Named) -> None:
        """The whole deck, in the order in which it will be drawn."""
        self.next_cards(*cards)
        self._deck_size = len(cards)

    def discarded(self, *cards: Named) -> None:
        """The discard pile, the top card first."""
        self._still_open()
        self._discard = [named(card) for card in cards]

    def event(self, *in_force: str, coming: Sequence[str] = ()) -> None:
        """The event in force (or one of each of several decks), and those to come, the next one first.

        Said again it is one more deck.
        """
        self._still_open()
        decks = [LaidDeck(key, []) for key in in_force or ("",)]
        decks[0].to_come = list(coming)
        self._events += decks

    def ghost(self, seat: Seat) -> None:
        """He is back from the dead for his turn."""
        self._still_open()
        self._ghosts.append(seat)

    def out_first(self, seat: Seat) -> None:
        """He was eliminated before anybody else."""
        self._still_open()
        self._first_out = seat.number

    def borrows(self, seat: Seat, *characters: str) -> None:
        """He has the abilities of these characters too."""
        self._still_open()
        self._borrowed[seat] = characters

    def spare(self, seat: Seat, character: str) -> None:
        """The character under his life counter."""
        self._still_open()
        self._spares[seat] = character

    def begins(self, seat: int, phase: str) -> None:
        self._still_open()
        self._first = (seat, phase)

    def _still_open(self) -> None:
        if self._game is not None:
            raise SceneBroken(
                "the table is laid: say who sits there and what lies there before anything happens"
            )

    def _printed_life(self, character: str) -> int:
        known = [NOBODY_AT_ALL, *(one for key in self._sets for one in SETS[key].characters)]
        return next(one.life for one in known if one.key == character)

    @property
    def game(self) -> Bang:
        """The engine's game; laid and run to the first question when it is first asked for."""
        if self._game is None:
            turn, phase = self._first
            self._game = arrange(
                [seat.place for seat in self.seats],
                turn=FigureId(turn),
                phase=phase,
                deck_top=[card.line() for card in self._deck],
                deck_size=self._deck_size,
                discard_top=[card.line() for card in self._discard],
                sets=self._sets,
                preset=self._preset,
                chosen=self._rules,
                event_decks=self._events,
                mode=self._mode,
            )
            for ghost in self._ghosts:
                figure = self._game.figures[ghost.number]
                figure.ghost, figure.life = True, 0
            self._game.first_out = FigureId(self._first_out)
            for seat, keys in self._borrowed.items():
                borrowed = [self._game.book.characters[key].number for key in keys]
                self._game.figures[seat.number].characters += borrowed
            for seat, character in self._spares.items():
                self._game.figures[seat.number].spare = self._game.book.characters[character].number
            self._game.log = []
            self._watcher = Watcher(self._game)
            self._game.run()
            self._watcher.look(self._game)
        return self._game

    # Looking at it

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def winners(self) -> set[Seat]:
        figures = self.game.figures
        return {seat for seat in self.seats if figures[seat.number].player in self.game.winners}

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return self.seats[self.game.turn]

    @property
    def events_in_force(self) -> list[str]:
        """The keys of the events that lie open."""
        definitions = self.game.book.definitions
        return [definitions[deck.active].key for deck in self.game.event_decks if deck.active >= 0]

    @property
    def deck(self) -> Pile:
        return Pile([self.card(card) for card in self.game.deck[::-1]])

    @property
    def discard(self) -> Pile:
        return Pile([self.card(card) for card in self.game.discard[::-1]])

    def events(self, name: str) -> list[Event]:
        """What has happened under this name since the scene began."""
        log = self.game.log
        assert log is not None
        return [event for event in log if event.name == name]

    def told(self) -> list[str]:
        """What has happened since this was last asked: "lost_life p1 > p0 (1), of bang"."""
        log = self.game.log
        assert log is not None
        new = log[self._told :]
        self._told = len(log)
        return [self.event_in_words(event) for event in new]

    def event_in_words(self, event: Event) -> str:
        words = [event.name]
        if event.who >= 0:
            words.append(f"p{event.who}")
        if event.whom >= 0:
            words.append(f"> p{event.whom}")
        words += [word for word in (event.definition, event.role, event.suit) if word]
        words += [f"[{self.card(card).kind}]" for card in event.cards]
        if event.onto >= 0:
            words.append(f"onto {self.card(event.onto).kind}")
        if event.amount:
            words.append(f"({event.amount})")
        words += [f"p{player}" for player in event.players]
        return " ".join(words) + (f", of {event.cause}" if event.cause else "")

    def card(self, number: int) -> Card:
        book = self.game.book
        return printed_card(book.kind_of[number].key, book.suit_of[number], book.rank_of[number])

    # Acting at it

    def answer(self, seat: Seat, doing: str, fits: Callable[[Option], bool]) -> None:
        """Answer the open question with the one offered option that the scene means."""
        __tracebackhide__ = True
        decision = self._asked(seat, doing)
        found = [i for i, option in enumerate(decision.options) if fits(option)]
        if not found:
            raise SceneBroken(f"{seat} cannot {doing}. {self.question()}")
        meanings = {re.sub(r"#\d+", "", self.game.key(decision.options[i])) for i in found}
        if len(meanings) > 1:
            raise SceneBroken(f"{seat} is to {doing}: that could be any of {sorted(meanings)}")
        self.game.answer(found[0])
        self.watched()

    def interrupt(self, seat: Seat, option: Option) -> None:
        """Do something although somebody else may be asked."""
        __tracebackhide__ = True
        self.game.interrupt(PlayerId(seat.number), option)
        self.watched()

    def watched(self) -> None:
        """Somebody who only listens knows what has changed."""
        __tracebackhide__ = True
        assert self._watcher is not None
        self._watcher.look(self.game)

    def _asked(self, seat: Seat, doing: str) -> Decision:
        __tracebackhide__ = True
        decision = self.game.decision
        if decision is None or decision.figure != seat.number:
            raise SceneBroken(f"{seat} cannot {doing}: it is not his decision. {self.question()}")
        return decision

    def is_card(self, option: Option, card: Named) -> bool:
        return option.card >= 0 and named(card).describes(self.card(option.card))

    def is_use(self, option: Option, key: str) -> bool:
        return option.verb == USE and self.game.book.definitions[option.kind].key == key

    def question(self) -> str:
        """Who is asked what, with the keys of the options."""
        decision = self.game.decision
        if decision is None:
            return f"The game is over; winners: {self.winners}."
        keys = ", ".join(self.game.key(option) for option in decision.options)
        return f"{self.seats[decision.figure]} is asked {decision.kind}: {keys}."

    @property
    def asked(self) -> str:
        """The question without its options: "p1 missed_or_hit because of bang by p0, 1 of 2"."""
        decision = self.game.decision
        assert decision is not None
        self.stops_here()
        words = [f"p{decision.player} {decision.kind}"]
        if decision.card >= 0:
            words.append(f"because of {self.card(decision.card).kind}")
        if decision.source >= 0:
            words.append(f"by p{decision.source}")
        numbers = f", {decision.number}" if decision.number else ""
        return " ".join(words) + numbers + (f" of {decision.total}" if decision.total else "")

    def stops_here(self) -> None:
        """The scene ends with this question open, on purpose."""
        self._stopped_at = self.game.step

    def check_answered(self) -> None:
        """The end of the scene: something happened, and it was silent about no question."""
        __tracebackhide__ = True
        if self._game is None:
            raise SceneBroken("nothing happened in this scene")
        decision = self._game.decision
        if decision is not None and decision.kind != PLAY_PHASE and self._stopped_at != self._game.step:
            raise SceneBroken(f"the scene ends with a question unanswered. {self.question()}")
        if Watcher.watches:
            check_written(BANG, self._game)
