"""A visit to a server from a terminal: the line, one table, and a bell that rings when something happens.

The line lives in a thread of its own. What it brings is taken in by the person's thread when that asks for
it, so that nothing changes under his hands.
"""

from __future__ import annotations

import contextlib
import os
import select
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

from saloon.client.account import Account, Refusal
from saloon.client.blocking import Visitor
from saloon.client.table import RemoteTable
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.views import View
from saloon.terminal.sitting import Unheeded
from saloon.terminal.terminal import Terminal
from saloon.wire import messages as wire
from saloon.wire.lobby import TableFacts

T = TypeVar("T")
SOON = 2.0
"""Seconds after which the person is told that the server does not answer."""

Arrival = wire.ServerMessage | bool
"""A message, or whether the line is there."""


class Moment(NamedTuple):
    """A table at one moment: after entry `seq`."""

    seq: int
    facts: TableFacts
    seat: PlayerId
    view: View | None
    ask: wire.Ask | None
    known: KnownCards | None
    presence: wire.Presence | None
    last: View | None = None
    """How the last game ended, while no other one is played."""


class Visit:
    """`with Visit(account, terminal) as visit`, then `visit.go_to(table)`."""

    def __init__(self, account: Account, terminal: Terminal) -> None:
        self.account = account
        self.terminal = terminal
        self.visitor = Visitor(account)
        self.table = ""
        self.bell, self._rope = os.pipe()
        os.set_blocking(self.bell, False)
        os.set_blocking(self._rope, False)
        self._remote: RemoteTable | None = None
        self._arrived: list[Arrival] = []

    def __enter__(self) -> Visit:
        self.visitor.line.on_status = self._arrive
        self.visitor.line.on_door = self._arrive
        self.visitor.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.visitor.__exit__(None, None, None)
        os.close(self.bell)
        os.close(self._rope)

    def go_to(self, table: str) -> None:
        """Be shown this table from now on."""
        self.run(self._watch(table))
        self.table = table

    async def _watch(self, table: str) -> None:
        self._remote = await self.visitor.line.watch(table)
        self._remote.on_message = self._arrive_unless_door

    def knock(self, code: str = "", table: str = "") -> str:
        """Come to a table: by its code at once where the door stands open, else when the host says yes.

        Knocks are forgotten when a server restarts: whoever still waits knocks again.
        """
        joined = self.run(self.account.join(code=code, table=table))
        if joined.waiting:
            self.terminal.say("join.say.knocked")
        while joined.waiting:
            self.wait()
            for what in self._arrivals():
                if isinstance(what, wire.Door) and what.table == joined.table and not what.open:
                    raise Unheeded(self.terminal.texts.say("join.error.not_let_in"))
                if isinstance(what, wire.Door) or what is True:
                    joined = self.run(self.account.join(code=code, table=table))
        return joined.table

    def _arrivals(self) -> list[Arrival]:
        return self.run(self._drain())

    async def _drain(self) -> list[Arrival]:
        """All that has arrived; the bell is silent then."""
        with contextlib.suppress(BlockingIOError):
            while os.read(self.bell, 4096):
                pass
        self.visitor.line.check()
        arrived, self._arrived = self._arrived, []
        return arrived

    # The bell

    def _arrive_unless_door(self, message: wire.ServerMessage) -> None:
        if not isinstance(message, wire.Door):
            self._arrive(message)

    def _arrive(self, what: Arrival) -> None:
        self._arrived.append(what)
        with contextlib.suppress(BlockingIOError):  # It rings already, and loudly.
            os.write(self._rope, b"!")

    def wait(self) -> None:
        """Until the bell rings."""
        select.select([self.bell], [], [])

    def take(self) -> tuple[list[Arrival], Moment]:
        """What has arrived, and how the table stands after all of it. Silences the bell."""
        return self.run(self._take())

    async def _take(self) -> tuple[list[Arrival], Moment]:
        arrived = await self._drain()
        remote = self.remote
        assert remote.lobby is not None
        seen = (remote.view, remote.ask, remote.known)
        return arrived, Moment(remote.seq, remote.lobby, remote.seat, *seen, remote.presence, remote.last)

    # Doing

    @property
    def remote(self) -> RemoteTable:
        assert self._remote is not None
        return self._remote

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done; if that takes long, the person is told why. Raises Unheeded."""
        try:
            return self.visitor.run(work, SOON, self._complain)
        except Refusal as refusal:
            raise Unheeded(self.in_words(refusal)) from refusal

    def _complain(self) -> None:
        self.terminal.say("join.say.no_answer_yet")

    def in_words(self, refusal: Refusal) -> str:
        """What a refusal means; details are in English, as the rules say them."""
        key = f"wire.error.{refusal.code}"
        texts = self.terminal.texts
        said = texts.say(key if texts.has(key) else "wire.error.internal")
        return f"{said} ({refusal.detail})" if refusal.detail and refusal.code in DETAILED else said


DETAILED = ("bad_setup", "bad_message", "forbidden", "internal")
"""Codes of which the bare text says too little."""
