"""A recorded game that is walked through: any step, forwards and back, from one seat or open."""

from __future__ import annotations

from collections.abc import Collection

from saloon.games.registry import GAMES
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import UNKNOWN, BrokenRecord, GameRecord, give, state_hash, version_of
from saloon.kernel.views import View


class Breaks(Exception):
    """The record does not reproduce: the number of the answer that does not fit, and why."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(why)
        self.number = number
        self.why = why


class OtherState(Exception):
    """All answers fit, but lead to another state than the record says."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


NOT_FOLLOWED = (ValueError, ArithmeticError, LookupError, TypeError, AssertionError)
"""What the rules make of answers that were given under other rules."""


def is_of_other_rules(record: GameRecord) -> bool:
    """Whether other rules were played. What cannot be dealt and has no version is no setup."""
    kind, played = GAMES[record.game], version_of(record.setup)
    if played != UNKNOWN:
        return played != kind.version
    try:
        kind.deal(record.setup)
    except NOT_FOLLOWED:
        return False
    return True


class Recording:
    """The game of a record at some step. Step 0 is the deal; each answer is one step."""

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.kind = GAMES[record.game]
        self.last = len(record.answers)
        self.step = 0
        self._log: list[Event] = []
        """Of the game as it is now."""
        self._events = self._log
        """Of all steps that were ever reached: they are the same each time."""
        self._marks: list[int] = []
        """How many events had happened at each of them."""
        self._game = self._dealt()

    def _dealt(self) -> Game:
        self._log = []
        try:
            game = self.kind.deal(self.record.setup, self._log)
        except NOT_FOLLOWED as error:
            raise BrokenRecord(f"setup: {error}") from error
        self.step = 0
        self._mark()
        return game

    def _mark(self) -> None:
        if self.step == len(self._marks):
            self._events = self._log
            self._marks.append(len(self._log))

    @property
    def seats(self) -> int:
        return self.kind.seats(self._game)

    @property
    def over(self) -> bool:
        return self._game.over

    def prove(self) -> str:
        """Go through all answers; the hash of the state they lead to, if it is the recorded one."""
        self.go_to(self.last)
        found = state_hash(self._game)
        if found != self.record.state_hash:
            raise OtherState(found)
        return found

    def is_followed_by(self, setup: object) -> bool:
        """Whether this is the setup of the next game of the series: nothing is brought along otherwise."""
        self.go_to(self.last)
        try:
            return self.kind.next_setup(self._game, self.kind.seed_of(setup)) == setup
        except NOT_FOLLOWED:
            return False

    def go_to(self, step: int) -> None:
        """Forwards by giving answers; back by beginning anew."""
        if step < self.step:
            self._game = self._dealt()
        while self.step < step:
            answer = self.record.answers[self.step]
            try:
                give(self._game, answer)
            except NOT_FOLLOWED as error:
                raise Breaks(self.step + 1, str(error)) from error
            self.step += 1
            self._mark()

    def happened(self, viewer: PlayerId, everything: bool) -> list[Event]:
        """What the answer that led to this step brought about."""
        events = self._brought_about(self.step)
        return events if everything else [event.seen_by(viewer) for event in events]

    def _brought_about(self, step: int) -> list[Event]:
        first = self._marks[step - 1] if step else 0
        return self._events[first : self._marks[step]]

    def nearest(self, names: Collection[str], back: bool) -> int:
        """The next or last step that brought about one of these events, or else the end or the deal.

        The record has been proven: all steps were reached.
        """
        found = [
            step for step in range(self.last) if any(one.name in names for one in self._brought_about(step))
        ]
        if back:
            return max([0, *(step for step in found if step < self.step)])
        return min([self.last, *(step for step in found if step > self.step)])

    def history(self, viewer: PlayerId, everything: bool) -> list[Event]:
        """Everything that happened up to this step."""
        events = self._events[: self._marks[self.step]]
        return events if everything else [event.seen_by(viewer) for event in events]

    def position(self, viewer: PlayerId, everything: bool) -> str:
        """The position at this step as text: the whole of it, or what a viewer sees."""
        if everything:
            return self.kind.position(self._game)
        return self.kind.view_position(self.kind.view(self._game, viewer))

    def view(self, viewer: PlayerId) -> View:
        return self.kind.full_view(self._game, viewer)
