"""What happens at a table by itself: bots answer, the clock answers, bots stand in for who is gone.

Whatever is seen of it comes at a time that does not depend on any hand: a bot's answer comes when its pace is
over, however long it thought, and a bot that looks ahead has the same time for every question.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from saloon.bots.bot import AnyBot
from saloon.bots.remarks import Talk
from saloon.kernel.decisions import Option
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR
from saloon.server.crew import NoAnswer, TooLate
from saloon.server.entries import Answered, Back, Entry, Interrupted, Kicked, Said, Sat, Started, Stood, ToBot
from saloon.server.hearing import Hearing, bot_kind
from saloon.server.log import Moment
from saloon.server.party import BOTS_VOICE, NOBODY, Chair
from saloon.server.refused import Refused
from saloon.server.state import TableState
from saloon.server.tempo import FACTORS

if TYPE_CHECKING:
    from saloon.server.table import Proposal, Table

GRACE = 20.0
"""Seconds that everybody gets on top after a restart of the server."""
LATE_TWICE = 2
"""Time-outs in a row after which a bot takes over."""
JITTER = 0.25
"""A bot's pace varies by this part of it, by lot."""
ATTEMPTS = 3
MOST_HASTE = 5.0
"""So many times less do bots think where people skip."""
A_MOMENT = 0.01
"""Seconds that a bot has at least which thinks."""
THOUGHT_OVER = 0.1
"""Seconds between the time that a bot has for thinking and its answer: for the way there and back."""

LOG = logging.getLogger("saloon.server.driver")
LOT = random.SystemRandom()


class Driver:
    """The clock and the bots of one table."""

    def __init__(self, table: Table, grace: float) -> None:
        self.table = table
        self.hearing = Hearing(table.log)
        self._clock = table.tools.clock
        self._asked_at = self._clock.now()
        self._grace_ends = self._asked_at + grace
        self._gone_at: dict[str, float] = {}
        """When each person who is not there went away."""
        self._late: dict[int, int] = {}
        """Time-outs in a row, by seat."""
        self._question = self._present_question()
        self._bots: tuple[Chair, ...] = ()
        self._tempo_changed = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None
        self._waiting: asyncio.Task[None] | None = None
        self._speaking: asyncio.Task[None] | None = None
        self._talk = self._new_talk()

    # What the driver is told

    def entered(self, moment: Moment) -> None:
        """Something happened at the table."""
        entry = moment.entry
        if isinstance(entry, Started):
            self.hearing.begin()
            self._talk = self._new_talk()
            self._late.clear()
            self.table.tempo.begin()
        else:
            self.hearing.happened(moment.state.events)
        match entry:
            case Answered(seat, _, "clock"):
                self._late[seat] = self._late.get(seat, 0) + 1
            case Answered(seat) | Back(seat):
                self._late.pop(seat, None)
            case ToBot(seat) | Stood(seat) | Kicked(seat):
                self.hearing.forget(seat)
            case Sat(_, user):
                self._gone_at[user] = self._clock.now()
            case _:
                pass
        self.table.tempo.look()
        self._let_talk(moment.state)
        self.look()

    def presence_changed(self) -> None:
        """Somebody came or went."""
        now = self._clock.now()
        party = self.table.state.party
        for user in {party.host, *(chair.user for chair in party.chairs)} - {""}:
            if self.table.audience.holds(user):
                self._gone_at.pop(user, None)
            else:
                self._gone_at.setdefault(user, max(now, self._grace_ends))
        self._wait()
        self.tempo_changed()

    def tempo_changed(self) -> None:
        """The bots may have to be faster or slower, from the answer on that is due now."""
        self._tempo_changed.set()

    def look(self) -> None:
        """See what the table waits for now."""
        question = self._present_question()
        chairs = self.table.state.party.chairs
        if question != self._question:
            self._question = question
            self._asked_at = self._clock.now()
            self._bots = ()
            if (seat := self._person_asked()) is not None:
                self.table.tempo.settle(chairs[seat].user)
        bots = tuple(chair if chair.bot else Chair() for chair in chairs)
        if bots != self._bots:
            self._bots = bots
            if any(self._kind_of(chair.bot).thinking_time for chair in bots if chair.bot):
                self.table.tools.bots.thinking.open()  # ready before the first question
            self._stop_task(self._thinking)
            self._thinking = self._begin(self._think(question)) if question is not None else None
        self._wait()

    def gone_for(self, user: str) -> float:
        """How many seconds this person has not been there."""
        if self.table.audience.holds(user):
            return 0.0
        return max(0.0, self._clock.now() - self._gone_at.get(user, self._grace_ends))

    def seconds_left(self) -> float | None:
        """Until the table goes on without the person who is asked; None: it waits for him."""
        seat = self._person_asked()
        if seat is None:
            return None
        ends = [when for when in self._deadlines(seat) if when is not None]
        return max(0.0, min(ends) - self._clock.now()) if ends else None

    def _deadlines(self, seat: PlayerId) -> tuple[float | None, float | None]:
        """When a bot stands in for this person, and when the clock answers for him."""
        seconds = self.table.state.party.wishes.seconds
        return self._absent_at(seat), self._late_at(seconds) if seconds else None

    def _late_at(self, seconds: int) -> float:
        return max(self._asked_at, self._grace_ends) + seconds

    async def stop(self) -> None:
        """Do nothing more by itself."""
        tasks = [task for task in (self._thinking, self._waiting, self._speaking) if task is not None]
        self._thinking = self._waiting = self._speaking = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Whether nothing will happen here unless somebody comes."""
        tasks = (self._thinking, self._waiting, self._speaking)
        return all(task is None or task.done() for task in tasks)

    # Persons and the clock

    def _present_question(self) -> tuple[int, int] | None:
        state = self.table.state
        return None if state.asked == NOBODY else (state.party.round, state.step)

    def _person_asked(self) -> PlayerId | None:
        """The seat that is asked, if a person answers for it."""
        state = self.table.state
        if state.asked == NOBODY or state.party.chairs[state.asked].bot:
            return None
        return state.asked

    def _wait(self) -> None:
        """Wait for the next deadline of the person who is asked, if there is one."""
        self._stop_task(self._waiting)
        self._waiting = None
        seat = self._person_asked()
        if seat is None:
            return
        absent_at, late_at = self._deadlines(seat)
        if absent_at is not None and (late_at is None or absent_at <= late_at):
            self._waiting = self._begin(self._absent(seat, absent_at))
        elif late_at is not None:
            self._waiting = self._begin(self._time_out(seat, late_at))

    def _absent_at(self, seat: PlayerId) -> float | None:
        """When a bot stands in for this person, if he does not come back."""
        party = self.table.state.party
        user = party.chairs[seat].user
        if not party.wishes.absent_after or self.table.audience.holds(user):
            return None
        gone_at = self._gone_at.get(user, self._grace_ends)
        return max(self._asked_at, gone_at + party.wishes.absent_after)

    async def _absent(self, seat: PlayerId, when: float) -> None:
        user = self.table.state.party.chairs[seat].user
        await self._sleep_until(when)

        def unless_back(state: TableState) -> Entry | None:
            return None if self.table.audience.holds(user) else stand_in(state, seat, user)

        await self._submit(unless_back)

    async def _time_out(self, seat: PlayerId, when: float) -> None:
        user = self.table.state.party.chairs[seat].user
        question = self._question
        await self._sleep_until(when)
        late_again = self._late.get(seat, 0) + 1 >= LATE_TWICE

        def unless_answered(state: TableState) -> Entry | None:
            game = state.game
            if self._present_question() != question or game is None or game.decision is None:
                return None
            if late_again:
                return stand_in(state, seat, user)
            return Answered(seat, game.key(game.decision.options[0]), "clock")

        await self._submit(unless_answered)

    # Bots

    async def _think(self, question: tuple[int, int]) -> None:
        """Ask every bot that may act out of turn whether it wants to, then the one that is asked."""
        state = self.table.state
        game = state.game
        assert game is not None
        for place, chair in enumerate(state.party.chairs):
            seat = PlayerId(place)
            if chair.bot and self._kind_of(chair.bot).interrupts:
                options = state.kind.out_of_turn(game, seat).interrupts
                thinking = self._thinking_time(seat)
                index = await self._ask(seat, options, True, thinking) if options else -1
                if index >= 0:
                    entry = Interrupted(seat, game.key(options[index]), "bot")
                    await self._act(question, entry, thinking)
                    return
        seat = state.asked
        if state.party.chairs[seat].bot and game.decision is not None:
            options = game.decision.options
            thinking = self._thinking_time(seat)
            # A bot that thinks is asked even if it has no choice: whoever has one waits for as long.
            index = await self._ask(seat, options, False, thinking) if len(options) > 1 or thinking else 0
            await self._act(question, Answered(seat, game.key(options[index]), "bot"), thinking)

    def _kind_of(self, bot: str) -> AnyBot:
        return bot_kind(bot, self.table.state.kind.key)

    def _thinking_time(self, seat: PlayerId) -> float:
        """Seconds for whatever this bot is asked now, since it was asked: less if people are in a hurry."""
        state = self.table.state
        haste = min(max(FACTORS[self.table.tempo.speed()], 1.0), MOST_HASTE)
        return self._kind_of(state.party.chairs[seat].bot).thinking_time / haste

    async def _ask(self, seat: PlayerId, options: list[Option], interrupt: bool, thinking: float) -> int:
        """The bot's choice. One that cannot be asked gives the mildest answer, and nothing out of turn."""
        bot = self.table.state.party.chairs[seat].bot
        for _ in range(ATTEMPTS):
            left = max(self._asked_at + thinking - self._clock.now(), A_MOMENT) if thinking else 0.0
            try:
                question = self.hearing.question(seat, bot, options, interrupt, left)
                reply = await self.table.tools.bots.ask(self.table.id, question)
            except NoAnswer as error:
                self.hearing.forget(seat)
                if isinstance(error, TooLate):
                    break
                continue
            except Exception:
                LOG.exception("table %s: seat %d cannot be asked", self.table.id, seat)
                break
            if reply.forgotten:
                self.hearing.forget(seat)
                continue
            if not reply.failed and reply.index < len(options):
                return reply.index if interrupt else max(reply.index, 0)
            LOG.error("table %s: the bot of seat %d failed: %s", self.table.id, seat, reply.failed)
            self.hearing.forget(seat)
            break
        self.table.tools.metrics.faults.inc()
        return -1 if interrupt else 0

    async def _act(
        self, question: tuple[int, int], entry: Answered | Interrupted, thinking: float = 0.0
    ) -> None:
        """Do what a bot chose, when its pace is over, unless something else happened meanwhile.

        Where people play, that is not before it could have thought for as long as it ever does.
        """
        party = self.table.state.party
        floor = self.table.tools.pace_floor if any(chair.user for chair in party.chairs) else 0.0
        pace = max(party.wishes.pace, floor)
        wavering = LOT.uniform(1 - JITTER, 1 + JITTER)
        thought = self._asked_at
        if floor and thinking:
            thought += (thinking + THOUGHT_OVER) * LOT.uniform(1, 1 + 2 * JITTER)
        while (
            when := max(self.table.tempo.due(self._asked_at, pace, wavering), thought)
        ) > self._clock.now():
            if not await self._tempo_changes_before(when):
                break
        await self._submit(lambda state: entry if self._still_open(state, question, entry) else None)

    def _still_open(
        self, state: TableState, question: tuple[int, int], entry: Answered | Interrupted
    ) -> bool:
        return (state.party.round, state.step) == question and bool(state.party.chairs[entry.seat].bot)

    def _new_talk(self) -> Talk:
        """Its lot is no part of the deal's."""
        party = self.table.state.party
        return Talk(party.wishes.game, f"{self.table.id}/{party.round}")

    def _let_talk(self, state: TableState) -> None:
        """A bot may say something of what everybody saw. In a drill, or among themselves, bots are silent."""
        party, game = state.party, state.game
        if game is None or not state.events or party.test_mode or BOTS_VOICE in party.muted:
            return
        if not any(chair.user for chair in party.chairs):
            return
        speakers = {
            PlayerId(seat): chair.bot
            for seat, chair in enumerate(party.chairs)
            if chair.bot and not chair.user and not state.kind.is_out(game, PlayerId(seat))
        }
        events = [event.seen_by(SPECTATOR) for event in state.events]
        remark = self._talk.heard(events, state.kind.view(game, SPECTATOR), speakers)
        if remark is not None:
            said = Said("", "", remark.seat, remark=remark.key)
            self._speaking = self._begin(self._submit(lambda state: said if state.game is not None else None))

    # Both

    async def _submit(self, proposal: Proposal) -> None:
        """Try until it is stored: the table must not stand still because the store did for a while."""
        delay = 1.0
        while True:
            try:
                await self.table.submit(proposal)
                return
            except Refused as refused:
                if refused.code != "store_failed":
                    return  # it would be the same the next time
                LOG.warning("table %s: %s, again in %.0f s", self.table.id, refused.code, delay)
            await self._clock.sleep(delay)
            delay = min(delay * 2, 60.0)

    async def _sleep_until(self, when: float) -> None:
        """Until then; until it is cancelled, if that is never."""
        if math.isinf(when):
            await asyncio.get_running_loop().create_future()
        await self._clock.sleep(when - self._clock.now())

    async def _tempo_changes_before(self, when: float) -> bool:
        """Waits until then, or until bots are to be faster or slower: whether it was that."""
        self._tempo_changed.clear()
        changing = asyncio.ensure_future(self._tempo_changed.wait())
        sleeping = asyncio.ensure_future(self._sleep_until(when))
        try:
            await asyncio.wait({changing, sleeping}, return_when=asyncio.FIRST_COMPLETED)
            return not sleeping.done()
        finally:
            changing.cancel()
            sleeping.cancel()

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table %s stands still", self.table.id, exc_info=task.exception())
            self.table.tools.metrics.faults.inc()

    def _stop_task(self, task: asyncio.Task[None] | None) -> None:
        if task is not None:
            task.cancel()


def stand_in(state: TableState, seat: PlayerId, user: str) -> ToBot | None:
    """A bot plays for this person, if he still has the seat and plays himself."""
    chair = state.party.chairs[seat]
    return ToBot(seat) if state.party.phase == "playing" and chair.user == user and not chair.bot else None
