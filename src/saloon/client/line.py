"""A line to a server: one socket that is opened again whenever it breaks.

What was not acknowledged is sent again under the same `cid`, so that it happens once, however often the line
breaks. Tables that are watched go on from the last entry that was seen.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import secrets
from collections.abc import Callable
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from saloon.client.account import Account, Refusal, node_of
from saloon.client.table import RemoteTable
from saloon.wire import codes, limits
from saloon.wire import messages as wire
from saloon.wire.codec import BadMessage, decode_server, encode

FIRST_DELAY: Final = 0.5
LAST_DELAY: Final = 10.0
FINAL_CODES: Final = (codes.UNAUTHORIZED, codes.REPLACED)
"""After these it makes no sense to come back."""
PASSING: Final = ("slow_down", "store_failed", "restarting", "elsewhere", "too_many")
"""Refusals after which the same thing may be tried again."""

Request = (
    wire.Answer
    | wire.Interrupt
    | wire.TakeBack
    | wire.StandBy
    | wire.HaveReady
    | wire.Chat
    | wire.Phrase
    | wire.Pace
)


class Line:
    """`async with Line(account) as line`, then `await line.watch(table)`."""

    def __init__(
        self,
        account: Account,
        first_delay: float = FIRST_DELAY,
        last_delay: float = LAST_DELAY,
        language: str = "",
        screen: bool = False,
    ) -> None:
        self.account = account
        self.language = language
        """In which the server is to put everything into words; empty: it need not."""
        self.screen = screen
        """Whether everybody in the room sees what comes by this line."""
        self.tables: dict[str, RemoteTable] = {}
        self.breaks = 0
        """How often the line was opened again."""
        self.welcome: wire.Welcome | None = None
        self.on_status: Callable[[bool], None] | None = None
        """Is told whenever the line is there (again) and whenever it breaks."""
        self.on_door: Callable[[wire.Door], None] | None = None
        """Is told when a host lets me in, or shows me the door."""
        self._first_delay = first_delay
        self._last_delay = last_delay
        self._socket: ClientConnection | None = None
        self._open: dict[str, tuple[Request, asyncio.Future[int]]] = {}
        self._own = secrets.token_hex(4)
        self._numbers = itertools.count(1)
        self._task: asyncio.Task[None] | None = None
        self._failure: Exception | None = None
        self._saying: asyncio.Task[None] | None = None
        self._throwing: set[asyncio.Task[None]] = set()
        self._closed = False
        self._node = ""
        """The node to which the line is opened; empty: whichever takes it."""
        self._moves = False
        """Whether it is opened to another node now, and nobody has to wait for that."""
        self._elsewhere: set[str] = set()
        """Tables that the node at the other end does not have."""

    async def __aenter__(self) -> Line:
        self._task = asyncio.create_task(self._keep())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    # What I do

    async def watch(self, table: str, invite: str = "", since: int | None = None) -> RemoteTable:
        """Be shown a table from now on; ready when its state is there. From `since` on, if that is given."""
        remote = self.tables.get(table)
        if remote is None:
            remote = self.tables[table] = RemoteTable(self, table, invite, since)
            await self._say(wire.Watch(table, since, invite))
        await remote.until(lambda: remote.ready)
        return remote

    async def leave(self, table: str) -> None:
        if self.tables.pop(table, None) is not None:
            await self._say(wire.LeaveTable(table))

    def new_cid(self) -> str:
        return f"{self._own}.{next(self._numbers)}"

    async def request(self, message: Request) -> int:
        """Send something that is acknowledged; the number of its entry, or Refusal."""
        self.check()
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._open[message.cid] = (message, done)
        try:
            await self._say(message)
            return await done
        finally:
            self._open.pop(message.cid, None)

    async def drop(self) -> None:
        """Break the line, as networks do: it comes back by itself. For tests and drills."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _say(self, message: wire.ClientMessage) -> None:
        """Now, or, if the line is broken, by what is said again when it is back."""
        if self._socket is not None and self.welcome is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(encode(message).decode())

    def check(self) -> None:
        """Raises Refusal if the line has ended for good."""
        if self._failure is not None:
            raise self._failure

    # The line

    async def _keep(self) -> None:
        """Open the line again and again. If it cannot go on, nobody waits for it in vain."""
        try:
            await self._open_again()
        except BadMessage as error:
            self._fail(Refusal(error.code, error.detail))
        except Exception as error:
            self._fail(error)

    async def _open_again(self) -> None:
        delay = self._first_delay
        while self._failure is None and not self._closed:
            try:
                async with connect(
                    self.account.socket_at(self._node),
                    compression=None,
                    max_size=None,
                    proxy=None,
                    ping_interval=limits.HEARTBEAT,
                    ping_timeout=limits.DEAD_AFTER - limits.HEARTBEAT,
                    close_timeout=1.0,
                ) as socket:
                    await self._live(socket)
                    delay = self._first_delay
            except ConnectionClosed:
                delay = self._first_delay
            except InvalidStatus as error:
                self._node = ""
                if error.response.status_code == 403:
                    self._fail(Refusal("wrong_origin", "the server does not take calls under this address"))
            except (OSError, TimeoutError, InvalidHandshake):
                self._node = ""
            self._socket = None
            self.breaks += 1
            self._tell_status(False)
            if self._moves:
                self._moves = False
                continue
            await asyncio.sleep(delay * random.uniform(0.5, 1.5))
            delay = min(delay * 2, self._last_delay)

    async def _live(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.welcome = None
        self._elsewhere.clear()
        since = {table.id: table.seq for table in self.tables.values() if table.seq}
        hello = wire.Hello(limits.VERSION, self.account.token, since, self.language, self.screen)
        await socket.send(encode(hello).decode())
        try:
            async for data in socket:
                message = decode_server(data)
                if isinstance(message, wire.Welcome):
                    self.welcome = message
                    await self._resume()
                    self._tell_status(True)
                else:
                    self._receive(message)
        finally:
            if socket.close_code in FINAL_CODES:
                self._fail(Refusal("unauthorized" if socket.close_code == codes.UNAUTHORIZED else "too_many"))

    async def _resume(self) -> None:
        for table in list(self.tables.values()):
            if not table.seq:
                await self._say(wire.Watch(table.id, table.since, table.invite))
        for message, _ in list(self._open.values()):
            await self._say(message)

    def _tell_status(self, connected: bool) -> None:
        if self.on_status is not None:
            self.on_status(connected)

    def _receive(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Ack(cid, _, seq):
                if cid in self._open and not self._open[cid][1].done():
                    self._open[cid][1].set_result(seq)
            case wire.Error():
                self._refused(message)
            case (
                wire.State() | wire.Entry() | wire.Presence() | wire.Door() | wire.Dealing() | wire.ReadyNow()
            ):
                if isinstance(message, wire.Door) and self.on_door is not None:
                    self.on_door(message)
                if message.table in self.tables:
                    self._elsewhere.discard(message.table)
                    self.tables[message.table].receive(message)
                    self._throw_in(self.tables[message.table], message)
            case _:
                pass

    def _throw_in(self, table: RemoteTable, message: wire.ServerMessage) -> None:
        """My part in the next deal there, which nobody can foresee: its hash first, then what it is."""
        said = table.part_in_deal(message)
        if said is not None:
            task = asyncio.create_task(self._say(said))
            self._throwing.add(task)
            task.add_done_callback(self._throwing.discard)

    def _refused(self, error: wire.Error) -> None:
        node = node_of(Refusal(error.code, "", error.params))
        if node and error.table in self.tables and self._go_to(node, error.table, error.retry_after or 1.0):
            return
        if error.cid in self._open:
            if error.code in PASSING:
                asyncio.get_running_loop().call_later(error.retry_after or 1.0, self._say_again, error.cid)
                return
            done = self._open[error.cid][1]
            if not done.done():
                done.set_exception(Refusal(error.code, str(error.params.get("detail", "")), error.params))
        elif error.table in self.tables:
            table = self.tables[error.table]
            if error.code in PASSING:
                asyncio.get_running_loop().call_later(error.retry_after or 1.0, self._watch_again, table)
                return
            refusal = Refusal(error.code, str(error.params.get("detail", "")), error.params)
            table.fail(refusal)

    def _go_to(self, node: str, table: str, pause: float) -> bool:
        """Open the line to the node that has this table; what was refused is said again there.

        Not if it shows others here. A node that was asked for in vain is reached by chance, after a pause.
        """
        self._elsewhere.add(table)
        if self._socket is None or not self._elsewhere.issuperset(self.tables):
            return False
        if node == self._node:
            asyncio.get_running_loop().call_later(pause, self._come_anew, self._socket)
            return True
        self._node = node
        self._moves = True
        self._come_anew(self._socket)
        return True

    def _come_anew(self, socket: ClientConnection) -> None:
        if self._socket is socket and self._elsewhere:
            self._saying = asyncio.create_task(socket.close())

    def _watch_again(self, table: RemoteTable) -> None:
        """From the last entry on that was seen: a node may have failed to read what came after it.

        What was refused may be something else without a name, as a part in the next deal: that is asked for
        anew when the table is shown again.
        """
        if self.tables.get(table.id) is table:
            since = table.seq or table.since
            self._saying = asyncio.create_task(self._say(wire.Watch(table.id, since, table.invite)))

    def _say_again(self, cid: str) -> None:
        if cid in self._open:
            self._saying = asyncio.create_task(self._say(self._open[cid][0]))

    def _fail(self, failure: Exception) -> None:
        """The line will not come back."""
        self._failure = failure
        for _, done in self._open.values():
            if not done.done():
                done.set_exception(failure)
        for table in self.tables.values():
            table.fail(failure)
