"""People at a table: the clock answers for who is late, a bot stands in for who is gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from saloon.kernel.ids import PlayerId
from saloon.server.banks import SECOND, left_in
from saloon.server.entries import Answered, Back, Entry, Kicked, Sat, Stood, ToBot
from saloon.server.log import Moment
from saloon.server.state import TableState
from saloon.server.work import Question, Work, question_at, stop

if TYPE_CHECKING:
    from saloon.server.table import Table

LATE_TWICE = 2
"""Time-outs in a row after which a bot takes over."""


class Persons:
    """How long each person of one table is waited for."""

    def __init__(self, table: Table, work: Work) -> None:
        self.table = table
        self.work = work
        self._clock = work.clock
        self._gone_at: dict[str, float] = {}
        """When each person who is not there went away."""
        self._late: dict[int, int] = {}
        """Time-outs in a row, by seat."""
        self.waiting: asyncio.Task[None] | None = None
        self.readying: asyncio.Task[None] | None = None

    # What they do

    def begin(self) -> None:
        """A game begins: nobody has been late in it."""
        self._late.clear()

    def entered(self, moment: Moment) -> None:
        """Something happened at the table."""
        self._forget_ready(moment)
        match moment.entry:
            case Answered(seat, _, "clock"):
                self._late[seat] = self._late.get(seat, 0) + 1
            case Answered(seat) | Back(seat):
                self._late.pop(seat, None)
            case Sat(_, user):
                self._gone_at[user] = self._clock.now()
            case _:
                pass

    def presence_changed(self) -> None:
        """Somebody came or went."""
        now = self._clock.now()
        party = self.table.state.party
        for user in {party.host, *(chair.user for chair in party.chairs)} - {""}:
            if self.table.audience.holds(user):
                self._gone_at.pop(user, None)
            else:
                self._gone_at.setdefault(user, max(now, self.work.grace_ends))
        self.wait()

    def asked(self) -> None:
        """There is a new question."""
        stop(self.readying)
        if (seat := self.work.person_asked()) is not None:
            user = self.table.state.party.chairs[seat].user
            self.table.tempo.settle(user)
            if self.table.driver.driving:
                self._answer_ready(seat, user)

    # How long they are waited for

    def gone_for(self, user: str) -> float:
        """How many seconds this person has not been there."""
        if self.table.audience.holds(user):
            return 0.0
        return max(0.0, self._clock.now() - self._gone_at.get(user, self.work.grace_ends))

    def seconds_left(self) -> float | None:
        """Until the table goes on without the person who is asked; None: it waits for him."""
        seat = self.work.person_asked()
        if seat is None:
            return None
        ends = [when for when in self._deadlines(seat) if when is not None]
        return max(0.0, min(ends) - self._clock.now()) if ends else None

    def _deadlines(self, seat: PlayerId) -> tuple[float | None, float | None]:
        """When a bot stands in for this person, and when the clock answers for him."""
        state = self.table.state
        wishes = state.party.wishes
        limits = [float(wishes.seconds)] if wishes.seconds else []
        if state.spent:
            limits.append(left_in(state.spent, seat, wishes))
        return self._absent_at(seat), self._began_to_think() + min(limits) if limits else None

    def _began_to_think(self) -> float:
        return max(self.work.asked_at, self.work.grace_ends)

    def thought_for(self) -> int:
        """Milliseconds that whoever is asked has thought, as far as it counts: never more than he had."""
        state = self.table.state
        thought = max(0.0, self._clock.now() - self._began_to_think())
        if self.work.person_asked() is None:
            return 0
        return round(min(thought, left_in(state.spent, state.asked, state.party.wishes)) * SECOND)

    def banks(self) -> list[float]:
        """Seconds that are left in each seat's bank now; none where the table has no banks."""
        state = self.table.state
        if not state.spent or state.game is None or state.game.over:
            return []
        left = [left_in(state.spent, PlayerId(seat), state.party.wishes) for seat in range(len(state.spent))]
        if (asked := self.work.person_asked()) is not None:
            left[asked] -= self.thought_for() / SECOND
        return left

    def wait(self) -> None:
        """Wait for the next deadline of the person who is asked, if there is one."""
        stop(self.waiting)
        self.waiting = None
        seat = self.work.person_asked()
        if seat is None or not self.table.driver.driving:
            return
        absent_at, late_at = self._deadlines(seat)
        if absent_at is not None and (late_at is None or absent_at <= late_at):
            self.waiting = self.work.begin(self._absent(seat, absent_at))
        elif late_at is not None:
            self.waiting = self.work.begin(self._time_out(seat, late_at))

    def _absent_at(self, seat: PlayerId) -> float | None:
        """When a bot stands in for this person, if he does not come back."""
        party = self.table.state.party
        user = party.chairs[seat].user
        if not party.wishes.absent_after or self.table.audience.holds(user):
            return None
        gone_at = self._gone_at.get(user, self.work.grace_ends)
        return max(self.work.asked_at, gone_at + party.wishes.absent_after)

    async def _absent(self, seat: PlayerId, when: float) -> None:
        user = self.table.state.party.chairs[seat].user
        await self.work.sleep_until(when)

        def unless_back(state: TableState) -> Entry | None:
            return None if self.table.audience.holds(user) else stand_in(state, seat, user)

        await self.work.submit(unless_back)

    async def _time_out(self, seat: PlayerId, when: float) -> None:
        user = self.table.state.party.chairs[seat].user
        question = self.work.question
        await self.work.sleep_until(when)
        late_again = self._late.get(seat, 0) + 1 >= LATE_TWICE

        def unless_answered(state: TableState) -> Entry | None:
            game = state.game
            if self.work.present_question() != question or game is None or game.decision is None:
                return None
            if late_again:
                return stand_in(state, seat, user)
            return Answered(seat, game.key(game.decision.options[0]), "clock")

        await self.work.submit(unless_answered)

    # What they have ready

    def _answer_ready(self, seat: PlayerId, user: str) -> None:
        """Give what a person has ready, as a bot would: when its pace is over, whatever he holds."""
        game = self.table.state.game
        if game is None or game.decision is None:
            return
        key, why = self.table.readied.answer(user, game, game.decision)
        if why:
            self.table.tell_ready(user, why)
            self.table.replica.say_ready(user, why)
        if key:
            self.readying = self.work.begin(
                self._give_ready(self.work.question, Answered(seat, key, "person", user))
            )

    async def _give_ready(self, question: Question | None, entry: Answered) -> None:
        pace = max(self.table.state.party.wishes.pace, self.table.tools.pace_floor)
        await self.work.pace_is_over(self.work.asked_at, pace)

        def unless_answered(state: TableState) -> Entry | None:
            chair = state.party.chairs[entry.seat]
            same = question_at(state) == question and chair.user == entry.user
            return entry if same and not chair.bot else None

        await self.work.submit(unless_answered)

    def _forget_ready(self, moment: Moment) -> None:
        """Whoever does not play himself any more has nothing ready; nobody has when a game is over."""
        party = moment.state.party
        gone: set[str] = set()
        if isinstance(moment.entry, ToBot):
            user = party.chairs[moment.entry.seat].user
            gone = {user} if self.table.readied.forget(user) else set()
        elif isinstance(moment.entry, Stood | Kicked):
            gone = {moment.entry.user} if self.table.readied.forget(moment.entry.user) else set()
        elif party.phase != "playing":
            gone = self.table.readied.forget_all()
        for user in gone:
            self.table.tell_ready(user, "gone")


def stand_in(state: TableState, seat: PlayerId, user: str) -> ToBot | None:
    """A bot plays for this person, if he still has the seat and plays himself."""
    chair = state.party.chairs[seat]
    return ToBot(seat) if state.party.phase == "playing" and chair.user == user and not chair.bot else None
