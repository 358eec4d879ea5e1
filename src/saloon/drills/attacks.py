"""What one guest can do to a house within its limits. Each attack goes on until its process is ended.

    python -m saloon.drills.attacks NAME     with a `Target` as JSON on its standard input

In a process of its own, so that whoever is attacked is measured by a loop that has nothing else to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable
from itertools import cycle
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from saloon.client.account import Account
from saloon.drills.wires import Wire, small_socket
from saloon.server.files import raise_limit_of_files
from saloon.wire import messages as wire
from saloon.wire.routing import API

HALF_SENT: Final = 1100
HISTORIES: Final = 60
WATCHERS: Final = 40
PINGERS: Final = 8
READERS: Final = 200
DEAR_PER_SECOND: Final = 30
AGAIN_AFTER: Final = 0.2
"""Seconds after which somebody who was turned out is back."""
NOT_READ_FOR: Final = 5.0
"""Seconds, before somebody who reads nothing asks for more."""
OWN: Final = "{own}"
"""In a path: the table at which whoever asks plays."""
REVIEWED_UP_TO: Final = 1000
PING: Final = b"\x89\x80\x00\x00\x00\x00"
"""A frame of the protocol: a ping without a word, masked with zeros."""


class Target(msgspec.Struct):
    """Where the attack goes, and who attacks."""

    url: str
    port: int
    table: str
    """With a long log, which every attacker may see."""
    tokens: list[str]
    asked_at: list[str]
    """Tables at which each of them plays alone and is asked."""
    files: list[str]
    """Of the page."""


async def half_sent(target: Target) -> None:
    """Requests that are never finished."""

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
        try:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
            await reader.read()
        finally:
            writer.close()

    await many(HALF_SENT, lambda _: one())


async def unread_histories(target: Target) -> None:
    """Long answers that nobody reads."""

    async def one(number: int) -> None:
        socket = small_socket(target.url)
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_sendall(socket, request(target, f"tables/{target.table}/history", number))
            await asyncio.sleep(NOT_READ_FOR)
        finally:
            socket.close()

    await many(HISTORIES, one)


async def watching_again(target: Target) -> None:
    """Sockets that want to see everything from the beginning, again and again."""

    async def one(number: int) -> None:
        account = Account(target.url, target.tokens[number % len(target.tokens)])
        async with Wire(account) as socket:
            while True:
                await socket.say(wire.Watch(target.table, 0))
                await socket.hear()

    await many(WATCHERS, one)


async def unread_pongs(target: Target) -> None:
    """A flood of pings; the answers are not read."""

    async def one(number: int) -> None:
        account = Account(target.url, target.tokens[number % len(target.tokens)])
        async with Wire(account, small=True) as socket:
            transport = socket.socket.transport
            transport.pause_reading()
            while not transport.is_closing():
                transport.write(PING * 2000)
                while transport.get_write_buffer_size() and not transport.is_closing():
                    await asyncio.sleep(0.01)

    await many(PINGERS, one)


async def page_again(target: Target) -> None:
    """Connections that fetch the files of the page, one after the other."""

    async def one(_: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
        try:
            for file in cycle(target.files):
                writer.write(
                    f"GET {file} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n".encode()
                )
                await answer(reader)
        finally:
            writer.close()

    await many(READERS, one)


async def dearest(target: Target) -> None:
    """What costs the server most, thirty times a second."""
    past = [f"tables/{target.table}/{what}" for what in ("history", "replay", "series", "record", "book")]
    await again_and_again(target, [*past, "games/bang/encyclopedia?language=ru", "users/me/waiting"])


async def advice(target: Target) -> None:
    """What costs those most who think, as often: hints, suspicions, reviews of one game after the other."""
    await again_and_again(
        target,
        [
            *(f"tables/{OWN}/{what}" for what in ("hint", "suspicion")),
            *(f"tables/{target.table}/review?seq={seq}" for seq in range(1, REVIEWED_UP_TO, 100)),
        ],
    )


async def again_and_again(target: Target, paths: list[str]) -> None:
    asking: set[asyncio.Task[None]] = set()

    async def one(number: int, path: str) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
            try:
                writer.write(request(target, path, number))
                await reader.read()
            finally:
                writer.close()

    for number, path in enumerate(cycle(paths)):
        asking.add(asyncio.create_task(one(number, path)))
        asking = {task for task in asking if not task.done()}
        await asyncio.sleep(1 / DEAR_PER_SECOND)


ATTACKS: Final[dict[str, Callable[[Target], Awaitable[None]]]] = {
    "half_sent": half_sent,
    "unread_histories": unread_histories,
    "watching_again": watching_again,
    "unread_pongs": unread_pongs,
    "page_again": page_again,
    "dearest": dearest,
    "advice": advice,
}


async def many(count: int, one: Callable[[int], Awaitable[None]]) -> None:
    """So many at once; whoever is turned out comes again."""

    async def again(number: int) -> None:
        while True:
            with contextlib.suppress(
                OSError, ConnectionClosed, WebSocketException, AssertionError, TimeoutError,
                asyncio.IncompleteReadError,
            ):  # fmt: skip
                await one(number)
            await asyncio.sleep(AGAIN_AFTER)

    await asyncio.gather(*[again(number) for number in range(count)])


def request(target: Target, path: str, number: int) -> bytes:
    guest = number % len(target.tokens)
    token, path = target.tokens[guest], path.replace(OWN, target.asked_at[guest])
    return (
        f"GET {API}/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    ).encode()


async def answer(reader: asyncio.StreamReader) -> None:
    """Read one whole answer with a length."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = head.partition(b"content-length:")[2].split(b"\r\n")[0]
    await reader.readexactly(int(length or 0))


def main() -> None:
    raise_limit_of_files()
    target = msgspec.json.decode(sys.stdin.buffer.read(), type=Target)
    asyncio.run(ATTACKS[sys.argv[1]](target))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
