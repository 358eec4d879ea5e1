"""The web server around the application."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from types import FrameType

import uvicorn

from saloon.server.app import new_app
from saloon.server.callers import Caller, Callers, SocketCaller
from saloon.server.files import raise_limit_of_files
from saloon.server.house import House
from saloon.wire import limits

STOP_WITHIN = 8
"""Seconds for what was begun, when the server is told to stop."""
BACKLOG = 128
"""Calls that are taken in one go: so many files can be open before anybody counts them."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """Says when it is ready; a signal stops it and does nothing else, so that the house can be closed."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None, house: House) -> None:
        super().__init__(config)
        self._ready = ready
        self._house = house
        self.opened = asyncio.Event()
        """It takes calls."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened.set()
        if self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Other nodes go on with what was driven here before anybody's socket is waited for."""
        if self._house.node is not None:
            await self._house.leave()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A node that drains goes when its last game is over, or when it is told again."""
        node = self._house.node
        if sig == signal.SIGTERM and node is not None and self._house.settings.drain and not node.draining:
            node.drain()
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        node = self._house.node
        if node is not None and node.has_drained:
            self.should_exit = True
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if self._ready is None or threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


async def serve(house: House, server: Server, place: socket.socket) -> None:
    """Serve at this place until the server is told to stop; nothing that was begun is lost."""
    with contextlib.closing(place):
        await house.open()
        try:
            await server.serve([place])
        finally:
            await house.close()


def new_server(house: House, ready: Callable[[], None] | None = None) -> Server:
    """To be given to `serve`. With `ready`, signals stop it; otherwise `should_exit` does."""
    callers = Callers(house.settings, house.metrics, raise_limit_of_files())
    proxies = sorted(house.settings.proxies)
    config = uvicorn.Config(
        new_app(house),
        http=functools.partial(Caller, callers),  # type: ignore[arg-type]  # called, never looked into
        ws=functools.partial(SocketCaller, callers),  # type: ignore[arg-type]
        ws_max_size=limits.FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.HEARTBEAT,
        ws_ping_timeout=limits.DEAD_AFTER - limits.HEARTBEAT,
        lifespan="off",
        backlog=BACKLOG,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        log_config=None,
        log_level="warning",  # below that it tells whole addresses, with whatever a client put there
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    return Server(config, ready, house)


def bound(host: str, port: int) -> socket.socket:
    """A place to listen at; port 0 takes any that is free. Raises OSError."""
    # asyncio sends small frames at once only on sockets that say that they are TCP.
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except (OSError, OverflowError):
        made.close()
        raise
    return made
