"""A table as a client knows it: kept up to date by its line."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from saloon.kernel.events import Event
from saloon.kernel.ids import NO_PLAYER
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.views import View
from saloon.wire import messages as wire
from saloon.wire.fairness import LOT_CHARACTERS, commitment_of
from saloon.wire.lobby import TableFacts

if TYPE_CHECKING:
    from saloon.client.line import Line

CHAT_KEPT = 200


class RemoteTable:
    """What I may know of a table, and what I can do there."""

    def __init__(self, line: Line, table: str, invite: str, since: int | None) -> None:
        self.id = table
        self.invite = invite
        self.since = since
        self.seq = since or 0
        """Number of the last entry that was seen."""
        self.lobby: TableFacts | None = None
        self.seat = NO_PLAYER
        self.view: View | None = None
        self.last: View | None = None
        """How the last game ended, while no other one is played."""
        self.asked: wire.Asked | None = None
        self.ask: wire.Ask | None = None
        self.known: KnownCards | None = None
        self.undo: int | None = None
        """The step of my last answer, while it may be taken back; the server knows whether it is in time."""
        self.readied: list[str] = []
        """Which answers I have ready."""
        self.chat: deque[wire.ChatLine] = deque(maxlen=CHAT_KEPT)
        self.presence: wire.Presence | None = None
        self.events: list[Event] = []
        """What happened since `news` was called."""
        self.gaps = 0
        """Entries that were missing or came twice: there are none, or the server is broken."""
        self.on_message: Callable[[wire.ServerMessage], None] | None = None
        """Is told of every message of this table: for taps and tests."""
        self.lot = ""
        """What I throw into the next deal, and which one that is: the server's secret for it, by its hash."""
        self.lot_for = ("", -1)
        self.thrown_in = ""
        """The hash that everybody is shown for my seat."""
        self.line = line
        self._failure: Exception | None = None
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def ready(self) -> bool:
        return self.lobby is not None or self.since is not None

    @property
    def phase(self) -> str:
        return "" if self.lobby is None else self.lobby.phase

    @property
    def my_turn(self) -> bool:
        """Whether I am asked something."""
        return self.ask is not None and bool(self.ask.options)

    def news(self) -> list[Event]:
        """What happened since the last time this was called."""
        events, self.events = self.events, []
        return events

    # What I do

    async def answer(self, key: str, step: int | None = None) -> int:
        """Answer what I am asked, or was asked at that step; returns when it is stored and done."""
        return await self.line.request(wire.Answer(self.id, self.line.new_cid(), self._step(step), key))

    async def interrupt(self, key: str, step: int | None = None) -> int:
        return await self.line.request(wire.Interrupt(self.id, self.line.new_cid(), self._step(step), key))

    async def take_back(self, step: int | None = None) -> int:
        """Take my last answer back, or the one to that step."""
        wanted = (self.undo or 0) if step is None else step
        return await self.line.request(wire.TakeBack(self.id, self.line.new_cid(), wanted))

    async def have_ready(self, key: str, on: bool = True) -> int:
        """Have an answer ready for a question that may come, or no more; `readied` tells what is ready."""
        return await self.line.request(wire.HaveReady(self.id, self.line.new_cid(), key, on))

    async def stand_by(self) -> int:
        """My last answer stands: bots need not wait."""
        return await self.line.request(wire.StandBy(self.id, self.line.new_cid()))

    async def say(self, text: str, pay: bool = False) -> int:
        return await self.line.request(wire.Chat(self.id, self.line.new_cid(), text, pay))

    async def phrase(self, phrase: str) -> int:
        return await self.line.request(wire.Phrase(self.id, self.line.new_cid(), phrase))

    async def pace(self, speed: wire.Speed) -> int:
        """How fast I want the bots here to play; `presence` tells what came of it."""
        return await self.line.request(wire.Pace(self.id, self.line.new_cid(), speed))

    def _step(self, step: int | None) -> int:
        if step is not None:
            return step
        return 0 if self.ask is None else self.ask.step

    # Waiting

    async def changed(self) -> None:
        """Until the next message about this table."""
        if self._failure is not None:
            raise self._failure
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        await waiting

    async def until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            await self.changed()

    def fail(self, failure: Exception) -> None:
        """The table cannot be watched (any more)."""
        self._failure = failure
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_exception(failure)

    # What the line tells

    def part_in_deal(self, message: wire.ServerMessage) -> wire.Commit | wire.TellLot | None:
        """What is to be said for the next deal, if this message asks for it.

        One device of a person is enough: the first that threw something in.
        """
        if isinstance(message, wire.Dealing):
            return wire.TellLot(self.id, self.lot) if self.thrown_in == commitment_of(self.lot) else None
        facts = self.lobby
        if not isinstance(message, wire.Presence) or facts is None or facts.phase != "open":
            return None
        mine = [one.commitment for one in message.seats if one.seat == self.seat]
        self.thrown_in = mine[0] if mine else ""
        if facts.test_mode or mine != [""]:
            return None
        if self.lot_for != (facts.seed_hash, facts.round):
            self.lot, self.lot_for = secrets.token_hex(LOT_CHARACTERS // 2), (facts.seed_hash, facts.round)
        return wire.Commit(self.id, commitment_of(self.lot))

    def receive(
        self, message: wire.State | wire.Entry | wire.Presence | wire.Door | wire.Dealing | wire.ReadyNow
    ) -> None:
        match message:
            case wire.State():
                self._take_state(message)
            case wire.Entry():
                self._take_entry(message)
            case wire.Presence():
                self.presence = message
            case wire.ReadyNow():
                self.readied = message.keys
            case wire.Door() | wire.Dealing():
                pass
        if self.on_message is not None:
            self.on_message(message)
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def _take_state(self, state: wire.State) -> None:
        self.seq, self.lobby, self.seat = state.seq, state.lobby, state.seat
        self.view, self.asked, self.ask = state.view, state.asked, state.ask
        self.known, self.last, self.undo = state.known, state.last, None
        self.chat.clear()
        self.chat.extend(state.chat)

    def _take_entry(self, entry: wire.Entry) -> None:
        if entry.seq != self.seq + 1:
            self.gaps += 1
        self.seq = entry.seq
        if entry.lobby is not None:
            self.lobby = entry.lobby
        if entry.mine is not None:
            self.seat = entry.mine
        if entry.view is not None:
            self.view, self.asked, self.ask = entry.view, entry.asked, entry.ask
            self.known, self.last = entry.known, None
            self.undo = entry.view.step - 1 if entry.may_take_back else None
        if entry.what in ("rematch", "closed", "stopped"):
            self.view = self.asked = self.ask = self.known = self.last = None
        if entry.last is not None:
            self.last = entry.last
        if entry.chat is not None:
            self.chat.append(entry.chat)
        self.events += entry.events
