"""Whatever is sent, it gets a typed error or a close code, and the table goes on."""

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.server.clock import HandClock
from saloon.server.connection import Connection
from saloon.server.settings import Settings
from saloon.server.store import StoredTable
from saloon.server.store_sqlite import SqliteStore
from saloon.wire import codes, limits
from tests.server.houses import Running, open_house, quick_table, run, until

STRICT = Settings(workers=1)
"""As for people: with all limits."""


@asynccontextmanager
async def raw_socket(who: Account, hello: bool = True) -> AsyncIterator[ClientConnection]:
    async with connect(who.socket_url, compression=None, max_size=None, proxy=None) as socket:
        if hello:
            await socket.send(json.dumps({"t": "hello", "v": 1, "token": who.token}))
            assert (await told(socket))["t"] == "welcome"
        yield socket


async def told(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message, or the next of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if not kinds or message["t"] in kinds:
            return message


async def closed_with(socket: ClientConnection) -> int:
    """The code that the server closes with."""
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    assert socket.close_code is not None
    return socket.close_code


def message(**fields: Any) -> str:
    return json.dumps(fields)


BAD = [
    ("not JSON", "howdy", "bad_message"),
    ("half a message", '{"t":"answer"', "bad_message"),
    ("a list", "[]", "bad_message"),
    ("no kind", "{}", "bad_message"),
    ("an unknown kind", message(t="shoot"), "bad_message"),
    ("a kind that is no word", message(t=1), "bad_message"),
    ("a field that is missing", message(t="answer", table="T", cid="1", step=0), "bad_message"),
    ("an unknown field", message(t="ping", extra=1), "bad_message"),
    ("a wrong type", message(t="answer", table="T", cid="1", step="0", key="k"), "bad_message"),
    ("a negative step", message(t="answer", table="T", cid="1", step=-1, key="k"), "bad_message"),
    (
        "a step beyond all numbers",
        message(t="answer", table="T", cid="1", step=2**80, key="k"),
        "bad_message",
    ),
    ("a fraction", message(t="answer", table="T", cid="1", step=0.5, key="k"), "bad_message"),
    ("an empty cid", message(t="answer", table="T", cid="", step=0, key="k"), "bad_message"),
    ("a long cid", message(t="answer", table="T", cid="1" * 65, step=0, key="k"), "bad_message"),
    ("nested too deep", '{"t":' + "[" * 40 + "]" * 40 + "}", "bad_message"),
    ("half a surrogate", '{"t":"chat","table":"T","cid":"1","text":"\\ud800"}', "bad_message"),
    ("a second hello", message(t="hello", v=1), "hello_first"),
    ("a table that is not there", message(t="watch", table="nowhere"), "unknown_table"),
    ("a table with a strange name", message(t="watch", table="../../x\u0000"), "unknown_table"),
    ("an invite to nothing", message(t="watch", table="T", invite="T.nothing"), "bad_invite"),
    ("more than there is", message(t="watch", table="T", since=10**6), "bad_message"),
    ("an answer before the deal", message(t="answer", table="T", cid="1", step=0, key="k"), "not_playing"),
    ("an invisible word", message(t="chat", table="T", cid="1", text="\u202e\u0007 "), "bad_text"),
    ("a long word", message(t="chat", table="T", cid="1", text="x" * 201), "bad_text"),
    ("an unknown phrase", message(t="phrase", table="T", cid="1", phrase="curse"), "unknown_phrase"),
]


def test_every_bad_message_gets_a_typed_error_and_the_table_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(seed=""))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                for number, (what, text, code) in enumerate(BAD):
                    async with raw_socket(anna) as socket:
                        await socket.send(
                            text.replace('"T"', f'"{made.table}"').replace("T.", f"{made.table}.")
                        )
                        error = await told(socket, "error", "ack")
                        assert (what, error.get("code")) == (what, code)
                    assert table.seq == 1, what
                    assert number < 100
                await table.say("all is well")
                assert table.seq == 2

    run(scene())


@pytest.mark.parametrize(
    ("what", "frame", "code"),
    [
        ("a binary frame", b"\x00\x01", codes.POLICY),
        ("a frame that is too big", "x" * (limits.FRAME_BYTES + 1), codes.TOO_BIG),
    ],
)
def test_what_is_no_text_of_fitting_size_closes_the_socket(
    what: str, frame: str | bytes, code: int, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            anna = await house.guest("Anna")
            async with raw_socket(anna) as socket:
                await socket.send(frame)
                assert await closed_with(socket) == code

    run(scene())


@pytest.mark.parametrize(
    ("first", "error", "code"),
    [
        (message(t="ping"), "hello_first", codes.POLICY),
        ("howdy", "bad_message", codes.POLICY),
        (message(t="hello", v=99, token="x"), "version", codes.POLICY),
        (message(t="hello", v=1, token="nobody's"), "unauthorized", codes.UNAUTHORIZED),
        (message(t="hello", v=1), "unauthorized", codes.UNAUTHORIZED),
    ],
)
def test_a_socket_that_does_not_say_who_it_is_is_closed(
    first: str, error: str, code: int, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with (
            open_house(tmp_path, STRICT) as house,
            raw_socket(Account(house.url), hello=False) as socket,
        ):
            await socket.send(first)
            assert (await told(socket))["code"] == error
            assert await closed_with(socket) == code

    run(scene())


def test_a_flood_is_slowed_down_and_then_shut_out(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, STRICT, clock) as house:
            anna = await house.guest("Anna")
            async with raw_socket(anna) as socket:
                flood = asyncio.create_task(pour(socket))
                error = await told(socket, "error")
                assert error["code"] == "slow_down"
                assert error["retry_after"] > 0
                assert await closed_with(socket) == codes.SLOW_DOWN
                await flood
            async with raw_socket(anna) as socket:  # a fresh socket is the same person
                await socket.send(message(t="ping"))
                error = await told(socket)
                assert error["code"] == "slow_down"
                clock.move(error["retry_after"])
                await socket.send(message(t="ping"))
                assert (await told(socket))["t"] == "pong"
            async with raw_socket(await house.guest("Boris")) as socket:
                await socket.send(message(t="ping"))
                assert (await told(socket))["t"] == "pong"

    run(scene())


async def pour(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await socket.send(message(t="ping"))
            await asyncio.sleep(0)


def test_who_talks_too_much_is_told_to_slow_down_and_nothing_is_said(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, STRICT, HandClock()) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(seed=""))
            async with raw_socket(anna) as socket:
                for number in range(limits.CHATS_AT_ONCE + 1):
                    said = message(t="phrase", table=made.table, cid=str(number), phrase="hello")
                    await socket.send(said)
                acks = [await told(socket, "ack", "error") for _ in range(limits.CHATS_AT_ONCE + 1)]
                assert [one["t"] for one in acks] == ["ack"] * limits.CHATS_AT_ONCE + ["error"]
                assert acks[-1]["code"] == "slow_down"

    run(scene())


def test_one_socket_too_many_of_a_person_closes_his_oldest(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            anna = await house.guest("Anna")
            async with raw_socket(anna) as oldest:
                others = [raw_socket(anna) for _ in range(limits.SOCKETS_PER_USER)]
                for other in others:
                    await other.__aenter__()
                assert await closed_with(oldest) == codes.REPLACED
                for other in others:
                    await other.__aexit__(None, None, None)

    run(scene())


def test_too_many_sockets_from_one_address_are_turned_away(tmp_path: Path) -> None:
    from websockets.exceptions import InvalidStatus

    async def scene() -> None:
        async with open_house(tmp_path, STRICT) as house:
            nobody = Account(house.url)
            sockets = [raw_socket(nobody, hello=False) for _ in range(limits.SOCKETS_PER_ADDRESS)]
            for socket in sockets:
                await socket.__aenter__()
            with pytest.raises(InvalidStatus) as refused:
                await raw_socket(nobody, hello=False).__aenter__()
            assert refused.value.response.status_code == 429
            for socket in sockets:
                await socket.__aexit__(None, None, None)

    run(scene())


async def read_on(reader: ClientConnection) -> None:
    while True:
        await reader.recv()


@pytest.mark.long
def test_a_reader_who_stalls_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, small_buffers=True) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            made = await anna.new_table(quick_table(private=False))
            async with stalled(house, vera, made.table) as reader, Line(anna) as line:
                table = await line.watch(made.table)
                await table.until(lambda: present(table.presence) == 1)
                said = 0
                while present(table.presence) == 1:
                    await table.say("я" * 200)
                    said += 1
                assert said > limits.QUEUED_FRAMES
                assert 'code="1013"} 1.0' in house.house.metrics.page().decode()
                assert table.seq == said + 1
                reader.transport.resume_reading()
                with pytest.raises(ConnectionClosed):
                    await read_on(reader)
                assert reader.close_code == codes.TOO_SLOW
            async with Line(vera) as line:
                again = await line.watch(made.table, since=0)
                await again.until(lambda: again.seq == said + 1)
                assert again.gaps == 0

    run(scene())


@pytest.mark.long
def test_who_is_sent_away_while_he_catches_up_is_no_viewer_afterwards(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, small_buffers=True) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            made = await anna.new_table(quick_table(private=False))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                for _ in range(2 * limits.QUEUED_FRAMES):
                    await table.say("я" * 200)
            async with stalled(house, vera, made.table, since=0) as socket:
                connection = await connection_of(house, vera)
                half = limits.QUEUED_FRAMES // 2
                await until(lambda: connection._queue.qsize() > half, (connection, "send"))
                sockets = house.house.sockets
                await until(
                    lambda: vera.user not in sockets._of,
                    (sockets, "remove"),
                    urge=lambda: connection.end(codes.RESTARTING),
                )
                socket.transport.resume_reading()
                assert await closed_with(socket) == codes.RESTARTING
            there = await house.house.tables.table(made.table)
            assert not there.audience.holds(vera.user)

    run(scene())


async def connection_of(house: Running, who: Account) -> Connection:
    sockets = house.house.sockets
    await until(lambda: who.user in sockets._of, (sockets, "add"))
    return sockets._of[who.user][0]


def present(presence: Any) -> int:
    return -1 if presence is None else int(presence.watchers)


def socket_of(url: str) -> sockets.socket:
    """A socket that holds little."""
    plug = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    plug.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    host, _, port = url.removeprefix("http://").partition(":")
    plug.connect((host, int(port)))
    plug.setblocking(False)
    return plug


@asynccontextmanager
async def stalled(
    house: Running, who: Account, table: str, since: int | None = None
) -> AsyncIterator[ClientConnection]:
    """A socket that watches a table and reads nothing of it."""
    plug = socket_of(house.url)
    async with connect(who.socket_url, compression=None, proxy=None, max_queue=1, sock=plug) as socket:
        await socket.send(json.dumps({"t": "hello", "v": 1, "token": who.token}))
        await socket.send(json.dumps({"t": "watch", "table": table, "since": since}))
        socket.transport.pause_reading()
        yield socket
        socket.transport.abort()


class Watchful(SqliteStore):
    """Notes which tables it is asked for."""

    asked: ClassVar[list[str]] = []

    async def table(self, table: str) -> StoredTable | None:
        self.asked.append(table)
        return await super().table(table)


@pytest.mark.parametrize("strange", ["\x00", "a\x00b", "\u202e", "я", "x" * 65, "a\nb"])
def test_what_can_be_no_id_is_not_asked_of_the_store(tmp_path: Path, strange: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, store=Watchful(tmp_path)) as house:
            Watchful.asked.clear()
            anna = await house.guest("Anna")
            with pytest.raises(Refusal) as refusal:
                await anna.table(strange)
            assert refusal.value.code == "unknown_table"
            with pytest.raises(Refusal) as refusal:
                await anna.join(invite=f"{strange}.secret")
            assert refusal.value.code == "bad_invite"
            async with raw_socket(anna) as socket:
                await socket.send(message(t="watch", table=strange))
                error = await told(socket, "error")
                assert error["code"] in ("unknown_table", "bad_message")
            assert Watchful.asked == []

    run(scene())
