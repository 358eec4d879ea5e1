"""One socket: who is at the other end, what he says, and what waits to be sent to him."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from saloon.server import rights
from saloon.server.cleaning import clean_chat
from saloon.server.door import split_invite
from saloon.server.limits import Buckets
from saloon.server.refused import Refused
from saloon.server.store import StoredUser, StoreFailed, token_hash
from saloon.server.table import Table
from saloon.server.words import require_language
from saloon.wire import codes, limits
from saloon.wire import messages as wire
from saloon.wire.codec import BadMessage, decode_client, encode
from saloon.wire.phrases import PHRASES
from saloon.wire.routes import cookie_name

if TYPE_CHECKING:
    from saloon.server.house import House

HELLO_WITHIN: Final = 10.0
CLOSE_WITHIN: Final = 5.0
PATIENCE: Final = 40
"""Messages beyond the limit that are refused one by one, before the socket is closed."""
PATIENT_CHARACTERS: Final = 128 * 1024
"""Queued, before somebody who is told the past is told more of it."""
CAPABILITIES: Final = ["resume", "interrupts", "phrases"]

LOG = logging.getLogger("saloon.server.socket")


class Closed(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A socket from its hello to its end. As a viewer of tables it is never waited for."""

    def __init__(self, house: House, socket: WebSocket) -> None:
        self.house = house
        self.person = StoredUser("", "")
        self.device = b""
        """The hash of the token that it came with."""
        self.language = ""
        self.screen = False
        self._socket = socket
        self._queue: asyncio.Queue[str] = asyncio.Queue(limits.QUEUED_FRAMES)
        self._queued = 0
        """Characters in the frames of the queue."""
        self._room = asyncio.Event()
        self._ending: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._tables: dict[str, Table] = {}
        self._patience = PATIENCE

    # As a viewer

    @property
    def user(self) -> str:
        return self.person.user

    @property
    def name(self) -> str:
        return self.person.name

    def send(self, frame: str) -> None:
        if self._queue.full() or self._queued > limits.QUEUED_CHARACTERS:
            self.end(codes.TOO_SLOW)
            return
        self._queue.put_nowait(frame)
        self._queued += len(frame)

    async def send_patiently(self, frame: str) -> None:
        """Leaves room for what cannot wait."""
        while self._queue.qsize() > limits.QUEUED_FRAMES // 2 or self._queued > PATIENT_CHARACTERS:
            self._room.clear()
            await self._room.wait()
        self.send(frame)

    def tell(self, message: wire.ServerMessage) -> None:
        self.send(encode(message).decode())

    def end(self, code: int) -> None:
        """Close the socket soon; what waits is not sent any more."""
        if not self._ending.done():
            self._ending.set_result(code)

    # Life

    async def live(self) -> None:
        """From the first message to the last."""
        await self._socket.accept()
        sending = asyncio.create_task(self._send_all())
        hearing = asyncio.create_task(self._hear_all())
        try:
            waiting: set[asyncio.Future[Any]] = {sending, hearing, self._ending}
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            code = self._end_code(hearing)
            # Nothing is heard any more before the tables are left: he must not come back to one meanwhile.
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            self.house.sockets.remove(self)
            for table in self._tables.values():
                table.hide(self)
            await self._farewell(code, sending)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    def _end_code(self, hearing: asyncio.Task[None]) -> int:
        """Why it ends: 0 if the other end is gone already."""
        if self._ending.done():
            return self._ending.result()
        if not hearing.done() or hearing.cancelled():
            return 0
        error = hearing.exception()
        if isinstance(error, Closed):
            return error.code
        if error is not None:
            LOG.error("a socket broke", exc_info=error)
            self.house.metrics.faults.inc()
            return 1011
        return 0

    async def _farewell(self, code: int, sending: asyncio.Task[None]) -> None:
        """Say why, if the other end listens; what was to be sent before goes first, unless it is too slow."""
        if not code:
            return
        self.house.metrics.dropped.labels(str(code)).inc()
        slow = code == codes.TOO_SLOW
        if slow:
            self._queue = asyncio.Queue()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(limits.DEAD_AFTER if slow else CLOSE_WITHIN):
                if not slow and not sending.done():
                    await self._queue.join()
                sending.cancel()
                if self._socket.application_state == WebSocketState.CONNECTED:
                    await self._socket.close(code)

    async def _send_all(self) -> None:
        while True:
            frame = await self._queue.get()
            self._queued -= len(frame)
            await self._socket.send_text(frame)
            self._queue.task_done()
            self._room.set()

    async def _hear_all(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._welcome(await self._next())
        except TimeoutError:
            raise Closed(codes.POLICY) from None
        except WebSocketDisconnect:
            return
        for table, since in hello.since.items():
            await self._attend(wire.Watch(table, since))
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = await self._next()
                if message is not None:
                    await self._attend(message)
                await asyncio.sleep(0)  # whoever has much to say lets others speak between

    # Hearing

    async def _next(self) -> wire.ClientMessage | None:
        """The next message; None if it was none and was refused."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        if event.get("text") is None:
            self._refuse(Refused("bad_message", "frames are JSON text, not binary"))
            raise Closed(codes.POLICY)
        message: wire.ClientMessage | None = None
        wrong: Refused | None = None
        try:
            message = decode_client(event["text"])
        except BadMessage as error:
            wrong = Refused(error.code, error.detail)
        try:
            if self.user:
                self._spend(self.house.messages)
        except Refused as refused:
            wrong = refused
        if wrong is None:
            return message
        # Refused by its name, if it has one: who does not know what was refused waits for it for ever.
        self._refuse(wrong, getattr(message, "cid", ""), getattr(message, "table", ""))
        return None

    def _out_of_patience(self) -> None:
        self._patience -= 1
        if self._patience < 0:
            raise Closed(codes.SLOW_DOWN)

    async def _welcome(self, hello: wire.ClientMessage | None) -> wire.Hello:
        if not isinstance(hello, wire.Hello):
            if hello is not None:
                self._refuse(Refused("hello_first", "the first message of a socket is hello"))
            raise Closed(codes.POLICY)
        if hello.v != limits.VERSION:
            self._refuse(Refused("version", f"this server speaks version {limits.VERSION}"))
            raise Closed(codes.POLICY)
        try:
            self.language = require_language(hello.language)
        except Refused as refused:
            self._refuse(refused)
            raise Closed(codes.POLICY) from None
        token = hello.token or self._cookie()
        try:
            self.person = await self.house.people.by_token(token)
        except Refused as refused:
            self._refuse(refused)
            raise Closed(codes.UNAUTHORIZED) from None
        self.device = token_hash(token)
        self.screen = hello.screen
        self.house.sockets.add(self)
        self.tell(wire.Welcome(limits.VERSION, self.person.user, self.person.name, CAPABILITIES))
        return hello

    def _cookie(self) -> str:
        """Only a page is known by its cookie, and the gate has checked where the page is from."""
        headers = self._socket.headers
        return self._socket.cookies.get(cookie_name(headers["host"]), "") if "origin" in headers else ""

    async def _attend(self, message: wire.ClientMessage) -> None:
        """Do what was said, or tell why not."""
        cid = getattr(message, "cid", "")
        table = getattr(message, "table", "")
        try:
            seq = await self._do(message)
            if seq:
                self.tell(wire.Ack(cid, table, seq))
        except Refused as refused:
            self._refuse(refused, cid, table)
        except StoreFailed as error:
            LOG.error("the store failed: %s", error)
            self.house.metrics.store_failures.inc()
            self._refuse(Refused("store_failed", retry_after=1.0), cid, table)
        except Closed:
            raise
        except Exception:  # a table that cannot be shown is no reason to throw him out, again and again
            LOG.exception("table %s: a message broke", table)
            self.house.metrics.faults.inc()
            self._refuse(Refused("internal", "a fault of the server"), cid, table)

    def _refuse(self, refused: Refused, cid: str = "", table: str = "") -> None:
        self.house.metrics.refusals.labels(refused.code).inc()
        params = dict(refused.params)
        if refused.detail:
            params["detail"] = refused.detail
        self.tell(wire.Error(refused.code, cid, table, refused.retry_after, params))

    async def _do(self, message: wire.ClientMessage) -> int:
        """The number of the entry that it became, if it is one that is acknowledged."""
        match message:
            case wire.Ping():
                self.tell(wire.Pong())
            case wire.Hello():
                raise Refused("hello_first", "hello was said already")
            case wire.Watch():
                await self._watch(message)
            case wire.LeaveTable(table):
                left = self._tables.pop(table, None)
                if left is not None:
                    left.hide(self)
            case _ if self.screen:
                raise Refused("watch_only", "a screen that everybody sees only shows tables")
            case wire.Commit() | wire.TellLot():
                self._spend(self.house.answers)
                await self._throw_in(message)
            case wire.Pace():
                self._spend(self.house.answers)
                return (await self.house.tables.at_hand(message.table)).wish_speed(self.user, message.speed)
            case wire.Answer() | wire.Interrupt():
                self._spend(self.house.answers)
                return await self._play(message)
            case wire.TakeBack():
                self._spend(self.house.answers)
                return await (await self.house.tables.at_hand(message.table)).take_back(self.user, message)
            case wire.HaveReady():
                self._spend(self.house.answers)
                return (await self.house.tables.at_hand(message.table)).have_ready(self.user, message)
            case wire.StandBy():
                self._spend(self.house.answers)
                return (await self.house.tables.at_hand(message.table)).stand_by(self.user)
            case wire.Chat() | wire.Phrase():
                self._spend(self.house.chats)
                return await self._speak(message)
        return 0

    def _spend(self, buckets: Buckets, cost: float = 1.0) -> None:
        """Of what this person has at all his sockets together."""
        wait = 0.0 if self.house.settings.test_mode else buckets.wait(self.user, cost)
        if wait:
            self._out_of_patience()
            raise Refused("slow_down", retry_after=wait)

    async def _watch(self, message: wire.Watch) -> None:
        self._spend(self.house.answers)
        if message.invite:
            if split_invite(message.invite)[0] != message.table:
                raise Refused("bad_invite", "this invite is for another table")
            table, waiting = await self.house.tables.come_in(message.invite, self.person)
            if waiting:
                raise Refused("forbidden", "the host has been asked whether you may come in")
        else:
            table = await self.house.tables.table(message.table)
        if message.since is not None:
            self._spend(self.house.looking_back, max(0, table.log.seq - message.since))
        self._tables[table.id] = table
        await table.show(self, message.since)

    async def _throw_in(self, message: wire.Commit | wire.TellLot) -> None:
        table = await self.house.tables.at_hand(message.table)
        if isinstance(message, wire.TellLot):
            table.tell_lot(self.user, message.value)
        else:
            table.throw_in(self.user, message.commitment)

    async def _play(self, message: wire.Answer | wire.Interrupt) -> int:
        table = await self.house.tables.at_hand(message.table)
        await table.returned(self.user)
        if isinstance(message, wire.Answer):
            return await table.submit_once(
                self.user, message.cid, lambda state: rights.answer(state, self.user, message)
            )
        return await table.submit_once(
            self.user, message.cid, lambda state: rights.interrupt(state, self.user, message)
        )

    async def _speak(self, message: wire.Chat | wire.Phrase) -> int:
        table = await self.house.tables.at_hand(message.table)
        await table.returned(self.user)
        if isinstance(message, wire.Phrase):
            if message.phrase not in PHRASES:
                raise Refused("unknown_phrase", params={"phrases": list(PHRASES)})
            return await table.speak_once(
                self.user,
                message.cid,
                lambda state: rights.gesture(state, self.person, message.phrase, message.cid),
            )
        text = clean_chat(message.text)
        return await table.speak_once(
            self.user,
            message.cid,
            lambda state: rights.say(state, self.person, text, message.pay, message.cid),
        )
