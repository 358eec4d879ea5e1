"""Connections before and beneath requests: how many there may be, and how long each may take.

uvicorn gives a connection all the time in the world to say what it wants and to read what it was sent, and
as many pongs as it asks for pings. Here a deadline stands behind each of these, and when there are too many
connections, of one address or of all, the one goes that has been idle for longest.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saloon.server.limits import Bucket, is_private
from saloon.server.metrics import Metrics
from saloon.server.settings import Settings

HEAD_WITHIN: Final = 10.0
"""Seconds for all the headers of a request."""
BODY_WITHIN: Final = 15.0
UNREAD_WITHIN: Final = 30.0
"""Seconds in which somebody who is sent more than he reads has to read on."""
AT_HOME: Final = 200
"""Connections from one private address: a whole party may sit behind it."""
ELSEWHERE: Final = 60
SPARE_FILES: Final = 256
"""For the store, the bots, files that are read, and calls that were taken but not counted yet."""
FRAMES_PER_SECOND: Final = 60.0
FRAMES_AT_ONCE: Final = 300
"""Of any kind, on one socket: more than anybody sends who heeds the limits of messages, pings included."""
SLICE: Final = 2048
"""Bytes of frames that are read in one go, before they are counted."""


class Callers:
    """All connections, by address. Those that are idle come first, oldest first."""

    def __init__(self, settings: Settings, metrics: Metrics, files: int) -> None:
        self.settings = settings
        self.metrics = metrics
        self._most = max(SPARE_FILES, files - SPARE_FILES)
        self._of: dict[str, set[asyncio.Transport]] = {}
        self._idle: dict[asyncio.Transport, str] = {}
        self._count = 0

    def come(self, transport: asyncio.Transport) -> None:
        """One more, that has not asked for anything yet; somebody else may have to go for him."""
        address = address_of(transport)
        own = self._of.setdefault(address, set())
        own.add(transport)
        self._count += 1
        self._idle[transport] = address
        if self._count > self._most:
            self._turn_out(next(iter(self._idle)))
        elif len(own) > self._most_of(address):
            self._turn_out(next((one for one, of in self._idle.items() if of == address), transport))

    def busy(self, transport: asyncio.Transport) -> None:
        """He has asked for something."""
        self._idle.pop(transport, None)

    def idle(self, transport: asyncio.Transport) -> None:
        """He was answered, and may ask again."""
        if transport in self._of.get(address_of(transport), ()):
            self._idle[transport] = address_of(transport)

    def go(self, transport: asyncio.Transport) -> None:
        address = address_of(transport)
        own = self._of.get(address, set())
        if transport in own:
            own.remove(transport)
            self._count -= 1
        if not own:
            self._of.pop(address, None)
        self._idle.pop(transport, None)

    def _most_of(self, address: str) -> int:
        if self.settings.test_mode or address in self.settings.proxies:
            return self._most
        return AT_HOME if is_private(address) else ELSEWHERE

    def _turn_out(self, transport: asyncio.Transport) -> None:
        self.metrics.turned_out.labels("too_many").inc()
        self.go(transport)
        transport.abort()


def address_of(transport: asyncio.BaseTransport) -> str:
    """Of whoever is at the other end; of a proxy, its own."""
    name = transport.get_extra_info("peername")
    return str(name[0]) if name else ""


class Deadline:
    """Ends a connection unless it is called off in time."""

    def __init__(self, callers: Callers, transport: asyncio.Transport) -> None:
        self._callers = callers
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._why = ""

    def within(self, seconds: float, why: str) -> None:
        """From now on; whoever is under this deadline already gets no more time."""
        if why != self._why:
            self.call_off()
            self._why = why
            self._timer = asyncio.get_running_loop().call_later(seconds, self._end)

    def call_off(self) -> None:
        self._why = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self) -> None:
        self._callers.metrics.turned_out.labels(self._why).inc()
        self._transport.abort()


class Caller(H11Protocol):
    """A connection that speaks HTTP."""

    def __init__(self, callers: Callers, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._callers = callers

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asking = Deadline(self._callers, transport)
        self._reading = Deadline(self._callers, transport)
        self._asking.within(HEAD_WITHIN, "head")
        self._callers.come(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        self._asking.call_off()
        self._callers.idle(self.transport)
        super().on_response_complete()
        if self.conn.trailing_data[0]:
            self._look()

    def _look(self) -> None:
        """At how far he has come with what he asks for."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.conn.their_state is h11.IDLE:
            self._asking.within(HEAD_WITHIN, "head")
            return
        self._callers.busy(self.transport)
        if self.conn.their_state is h11.SEND_BODY:
            self._asking.within(BODY_WITHIN, "body")
        else:
            self._asking.call_off()

    def send_400_response(self, msg: str) -> None:
        """Of what comes in the middle of an answer nothing can be said any more."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.within(UNREAD_WITHIN, "unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.call_off()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on `SocketCaller` is in charge."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def _let_go(self) -> None:
        self._asking.call_off()
        self._reading.call_off()
        self._callers.go(self.transport)


class SocketCaller(WebSocketsSansIOProtocol):
    """A connection that became a socket. What is said there has its own limits; here frames are counted."""

    def __init__(self, callers: Callers, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._callers = callers
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE, self.loop.time)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reading = Deadline(self._callers, self.transport)
        self._callers.come(self.transport)
        self._callers.busy(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.call_off()
        self._callers.go(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + SLICE])

    def handle_events(self) -> None:
        if not self._callers.settings.test_mode and self._frames.wait(len(self.conn.events)):
            self._callers.metrics.turned_out.labels("frames").inc()
            self.transport.abort()
            return
        super().handle_events()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.within(UNREAD_WITHIN, "unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.call_off()
