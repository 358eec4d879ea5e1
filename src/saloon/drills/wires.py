"""A raw socket: sends whatever it is given, hands on every frame as it came."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saloon.client.account import Account
from saloon.wire import limits
from saloon.wire import messages as wire
from saloon.wire.codec import encode

OPEN_WITHIN: Final = 30.0
LITTLE: Final = 4096


def small_socket(url: str) -> socket.socket:
    """One that holds little, so that whoever writes to it soon has to wait."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    parts = urlsplit(url)
    made.connect((parts.hostname, parts.port))
    made.setblocking(False)
    return made


class Wire:
    """`async with Wire(account) as socket`: said hello already. It breaks for good when it breaks."""

    def __init__(
        self,
        account: Account,
        language: str = "",
        small: bool = False,
        screen: bool = False,
        node: str = "",
    ) -> None:
        self.account = account
        self.node = node
        """To which the balancer is to bring it; "": any."""
        self._hello = wire.Hello(limits.VERSION, account.token, language=language, screen=screen)
        self._small = small
        self._socket: ClientConnection | None = None

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def __aenter__(self) -> Wire:
        await self.connect()
        await self.say(self._hello)
        welcome = await self.hear()
        assert '"welcome"' in welcome, welcome
        return self

    async def connect(self) -> None:
        """Open the socket and say nothing yet."""
        self._socket = await connect(
            self.account.socket_url + (f"?node={self.node}" if self.node else ""),
            compression=None,
            max_size=None,
            proxy=None,
            ping_interval=None,
            open_timeout=OPEN_WITHIN,
            close_timeout=1.0,
            max_queue=1 if self._small else 64,
            sock=small_socket(self.account.url) if self._small else None,
        )

    async def __aexit__(self, *_: object) -> None:
        if self._socket is not None:
            self._socket.transport.abort()
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                await self._socket.wait_closed()

    async def say(self, message: wire.ClientMessage) -> None:
        await self.socket.send(encode(message).decode())

    async def hear(self) -> str:
        """The next frame. Raises ConnectionClosed."""
        frame = await self.socket.recv()
        assert isinstance(frame, str)
        return frame

    async def expect(self, within: float, **fields: Any) -> dict[str, Any]:
        """The next frame that has these fields; others are passed over. Raises TimeoutError, in words."""
        last = ""
        try:
            async with asyncio.timeout(within):
                while True:
                    found: dict[str, Any] = json.decode(await self.hear())
                    if all(found.get(name) == value for name, value in fields.items()):
                        return found
                    last = " ".join(str(found[name]) for name in ("t", "code", "cid") if found.get(name))
        except TimeoutError:
            wanted = " ".join(map(str, fields.values()))
            raise TimeoutError(f"no {wanted} within {within:.0f} s; the last frame: {last}") from None
