"""Connections beneath requests: deadlines, how many there may be, and who has to go."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from saloon.drills.wires import Wire, small_socket
from saloon.server import callers
from saloon.server.settings import Settings
from saloon.wire.messages import Watch
from saloon.wire.routing import API
from tests.server.houses import PATIENCE, Running, open_house, played_out, run
from tests.server.test_bad_messages import raw_socket, told

STRICT = Settings(workers=1)
SOON = 0.2
HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = f"POST {API}/users HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf".encode()


@contextlib.asynccontextmanager
async def call(house: Running, said: bytes = b"") -> AsyncIterator[asyncio.StreamReader]:
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(house.url).port)
    writer.write(said)
    try:
        yield reader
    finally:
        writer.close()


async def is_ended(reader: asyncio.StreamReader) -> bytes:
    """All that came before the server ended the connection."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := await reader.read(4096):
            heard += part
    return heard


def turned_out(house: Running, what: str) -> float:
    sample = house.house.metrics.turned_out.labels(what)
    return float(sample._value.get())


async def reaches(house: Running, what: str, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while turned_out(house, what) < count:
            await asyncio.sleep(SOON)


@pytest.mark.parametrize(
    ("said", "deadline", "what"),
    [
        (b"", "HEAD_WITHIN", "head"),
        (HALF, "HEAD_WITHIN", "head"),
        (HALF_A_BODY, "BODY_WITHIN", "body"),
    ],
)
def test_a_request_that_is_never_finished_is_ended(
    said: bytes, deadline: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(callers, deadline, SOON)

    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house, call(house, said) as reader:
            await is_ended(reader)
            assert turned_out(house, what) == 1

    run(scene())


def test_a_drop_now_and_then_buys_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "HEAD_WITHIN", SOON)

    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(house.url).port)
            ended = asyncio.create_task(is_ended(reader))
            for byte in HALF + b"X-More: " + b"a" * 4000:
                if ended.done():
                    break
                writer.write(bytes([byte]))
                await asyncio.sleep(SOON / 20)
            assert await ended == b""
            writer.close()

    run(scene())


def test_one_who_asks_again_in_time_is_answered_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(callers, "HEAD_WITHIN", 3.0)

    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(house.url).port)
            for _ in range(4):
                writer.write(HALF)
                await asyncio.sleep(0.8)
                writer.write(b"\r\n")
                head = await reader.readuntil(b"\r\n\r\n")
                assert b" 200 " in head
                length = int(head.lower().partition(b"content-length:")[2].split()[0])
                await reader.readexactly(length)
            writer.close()

    run(scene())


def test_what_is_not_read_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "UNREAD_WITHIN", SOON)

    async def scene() -> None:
        async with open_house(tmp_path, small_buffers=True) as house:
            anna, table = await played_out(house)
            loop = asyncio.get_running_loop()
            with contextlib.closing(small_socket(house.url)) as socket:
                asked = f"GET {API}/tables/{table.id}/history HTTP/1.1\r\nHost: localhost\r\n"
                await loop.sock_sendall(socket, f"{asked}Authorization: Bearer {anna.token}\r\n\r\n".encode())
                await reaches(house, "unread", 1)
            async with Wire(anna, small=True) as wire:
                await wire.say(Watch(table.id, since=0))
                await reaches(house, "unread", 2)

    run(scene())


def test_when_there_are_too_many_the_oldest_that_asks_for_nothing_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(callers, "AT_HOME", 5)

    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            anna = await house.guest("Anna")
            async with raw_socket(anna) as playing, contextlib.AsyncExitStack() as stack:
                readers = [await stack.enter_async_context(call(house, HALF)) for _ in range(4)]
                await asyncio.sleep(0)
                newest = await stack.enter_async_context(call(house, HALF + b"\r\n"))
                assert b" 200 " in await newest.readuntil(b"\r\n")
                assert await is_ended(readers[0]) == b""
                await playing.send('{"t":"ping"}')
                assert (await told(playing))["t"] == "pong"
                assert turned_out(house, "too_many") == 1

    run(scene())


def test_when_all_are_busy_the_newest_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "AT_HOME", 2)

    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            anna = await house.guest("Anna")
            async with raw_socket(anna) as one, raw_socket(anna) as two:
                async with call(house, HALF) as reader:
                    assert await is_ended(reader) == b""
                for socket in (one, two):
                    await socket.send('{"t":"ping"}')
                    assert (await told(socket))["t"] == "pong"

    run(scene())


def test_of_few_files_some_are_kept_for_the_house(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            few = callers.Callers(STRICT, house.house.metrics, callers.SPARE_FILES + 300)
            lines: list[Any] = [Transport(f"10.0.{number}.1") for number in range(301)]
            for line in lines:
                few.come(line)
            assert [line.ended for line in lines] == [True] + [False] * 300

    run(scene())


class Transport:
    """As much of a connection as is counted."""

    def __init__(self, address: str) -> None:
        self.ended = False
        self._address = address

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return (self._address, 1)

    def abort(self) -> None:
        self.ended = True


def test_a_flood_of_pings_is_ended_and_a_few_are_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            anna = await house.guest("Anna")
            async with raw_socket(anna) as socket:
                for _ in range(20):
                    await (await socket.ping())
            async with raw_socket(anna) as socket:
                socket.transport.write(b"\x89\x80\x00\x00\x00\x00" * 2 * callers.FRAMES_AT_ONCE)
                async with asyncio.timeout(PATIENCE):
                    await socket.wait_closed()
                assert turned_out(house, "frames") == 1

    run(scene())


def test_what_a_proxy_says_counts_only_if_it_is_trusted(tmp_path: Path) -> None:
    """Anybody on this machine could say so otherwise, and have a fresh allowance with every request."""

    async def newcomers(house: Running) -> list[int]:
        found = []
        for number in range(32):
            body = b'{"name":"Anna"}'
            head = (
                f"POST {API}/users HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.{number}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            async with call(house, head.encode() + body) as reader:
                found.append(int((await reader.readuntil(b"\r\n")).split()[1]))
        return found

    async def scene(settings: Settings, folder: Path) -> list[int]:
        async with open_house(folder, settings) as house:
            return await newcomers(house)

    assert 429 in asyncio.run(scene(STRICT, tmp_path / "plain"))
    trusting = STRICT._replace(proxies=frozenset({"127.0.0.1"}))
    assert set(asyncio.run(scene(trusting, tmp_path / "behind"))) == {201}
