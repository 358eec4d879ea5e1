"""A recorded game that is walked through: any step, forwards and back, from one seat or open."""

from __future__ import annotations

from saloon.games.registry import GAMES
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.records import BrokenRecord, GameRecord, give, state_hash
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


class Recording:
    """The game of a record at some step. Step 0 is the deal; each answer is one step."""

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.kind = GAMES[record.game]
        self.last = len(record.answers)
        self.step = 0
        self._events: list[Event] = []
        self._marks = [0]
        """How many events had happened at each step."""
        self._game = self._dealt()

    def _dealt(self) -> Game:
        self._events = []
        try:
            game = self.kind.deal(self.record.setup, self._events)
        except (ValueError, TypeError, KeyError, IndexError) as error:
            raise BrokenRecord(f"setup: {error}") from error
        self._marks = [len(self._events)]
        self.step = 0
        return game

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

    def go_to(self, step: int) -> None:
        """Forwards by giving answers; back by beginning anew."""
        if step < self.step:
            self._game = self._dealt()
        while self.step < step:
            answer = self.record.answers[self.step]
            try:
                give(self._game, answer)
            except ValueError as error:
                raise Breaks(self.step + 1, str(error)) from error
            self.step += 1
            self._marks.append(len(self._events))

    def happened(self, viewer: int, everything: bool) -> list[Event]:
        """What the answer that led to this step brought about."""
        first = self._marks[self.step - 1] if self.step else 0
        events = self._events[first : self._marks[self.step]]
        return events if everything else [event.seen_by(viewer) for event in events]

    def history(self, viewer: int, everything: bool) -> list[Event]:
        """Everything that happened up to this step."""
        events = self._events[: self._marks[self.step]]
        return events if everything else [event.seen_by(viewer) for event in events]

    def view(self, viewer: int) -> View:
        return self.kind.view(self._game, viewer)
