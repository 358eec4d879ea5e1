"""The client: comes back by itself, says everything once, and can be used without asyncio."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection
from websockets.asyncio.server import serve as serve_sockets

from saloon.client.account import Account, Refusal, Unreachable
from saloon.client.blocking import Visitor
from saloon.client.line import Line
from saloon.server.house import House
from saloon.server.running import bound, new_server, serve
from saloon.server.settings import Settings
from saloon.server.store_sqlite import SqliteStore
from saloon.wire import limits
from tests.server.houses import open_house, quick_table, run


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server in a thread of its own."""
    place = bound("127.0.0.1", 0)
    ready = threading.Event()
    stops: list[asyncio.Event] = []

    async def live() -> None:
        house = House(SqliteStore(tmp_path), Settings(test_mode=True, workers=1))
        server = new_server(house, ready.set)
        stop = asyncio.Event()
        stops.append(stop)
        loops.append(asyncio.get_running_loop())
        serving = asyncio.create_task(serve(house, server, place))
        await stop.wait()
        server.should_exit = True
        await serving

    loops: list[asyncio.AbstractEventLoop] = []
    thread = threading.Thread(target=lambda: asyncio.run(live()))
    thread.start()
    assert ready.wait(30)
    yield f"http://127.0.0.1:{place.getsockname()[1]}"
    loops[0].call_soon_threadsafe(stops[0].set)
    thread.join()


def test_a_game_is_played_without_asyncio(url: str) -> None:
    with Visitor.newcomer(url, "Anna") as anna:
        made = anna.run(anna.account.new_table(quick_table(bots=["random"] * 3)))
        table = anna.watch(made.table)
        anna.run(anna.account.start(made.table))
        names: set[str] = set()
        while table.remote.phase != "over":
            seen = table.remote.seq
            names |= {event.name for event in table.news()}
            if table.remote.my_turn and table.remote.ask is not None:
                table.answer(table.remote.ask.options[0].key)
            else:
                assert table.wait(seen, within=30)
        assert {"game_began", "turn_began"} <= names
        assert table.remote.gaps == 0
        assert not table.wait(table.remote.seq, within=0.01)


def test_a_refusal_is_raised_where_the_blocking_caller_stands(url: str) -> None:
    with Visitor.newcomer(url, "Anna") as anna:
        made = anna.run(anna.account.new_table(quick_table()))
        table = anna.watch(made.table)
        with pytest.raises(Refusal) as refusal:
            table.answer("end_turn")
        assert refusal.value.code == "not_playing"
        assert table.phrase("hello") == 2
        assert table.say("well") == 3


def test_a_server_that_is_not_there_is_unreachable() -> None:
    place = bound("127.0.0.1", 0)
    port = place.getsockname()[1]
    place.close()
    for wrong in (f"http://127.0.0.1:{port}", "ftp://somewhere", "nonsense"):
        with pytest.raises(Unreachable):
            Visitor.newcomer(wrong, "Anna")


def test_a_token_that_is_not_valid_ends_the_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house, Line(Account(house.url, "wrong")) as line:
            with pytest.raises(Refusal) as refusal:
                await line.watch("anything")
            assert refusal.value.code == "unauthorized"

    run(scene())


def test_nobody_waits_at_a_line_that_cannot_read_what_it_is_told() -> None:
    async def another_kind_of_server(socket: ServerConnection) -> None:
        await socket.send("well met, stranger")
        await socket.wait_closed()

    async def scene() -> None:
        async with serve_sockets(another_kind_of_server, "127.0.0.1", 0) as serving:
            port = next(iter(serving.sockets)).getsockname()[1]
            async with Line(Account(f"http://127.0.0.1:{port}", "token")) as line, asyncio.timeout(10):
                with pytest.raises(Refusal) as refusal:
                    await line.watch("anything")
                assert refusal.value.code == "bad_message"

    run(scene())


def test_what_was_said_while_the_line_was_broken_is_said_once_it_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table())
            async with Line(anna, 0.01, 0.01) as line:
                table = await line.watch(made.table)
                for number in range(20):
                    saying = asyncio.create_task(table.say(str(number)))
                    await asyncio.sleep(0)
                    await line.drop()
                    assert await saying == number + 2
                assert [one.text for one in table.chat] == [str(number) for number in range(20)]
                assert line.breaks >= 20

    run(scene())


def test_a_table_that_is_left_is_not_shown_any_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(private=False))
            async with Line(anna) as one, Line(boris) as two:
                hers, his = await one.watch(made.table), await two.watch(made.table)
                await two.leave(made.table)
                await hers.until(lambda: hers.presence is not None and hers.presence.watchers == 0)
                await hers.say("gone?")
                assert his.seq == 1
                again = await two.watch(made.table)
                assert again.seq == 2

    run(scene())


def test_whatever_was_refused_for_a_while_is_said_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what was one message too many, whatever it was: nobody would know that it was refused."""
    monkeypatch.setattr("saloon.server.house.MESSAGES_PER_SECOND", 50.0)
    monkeypatch.setattr("saloon.server.house.MESSAGES_AT_ONCE", 2)

    async def scene() -> None:
        async with open_house(tmp_path, Settings(workers=1)) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(seed=""))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await asyncio.gather(*(table.pace("2") for _ in range(6)))
                assert house.house.metrics.refusals.labels("slow_down")._value.get() > 0
                assert line.breaks == 0

    run(scene())


def test_who_comes_back_too_soon_is_shown_his_table_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ANSWERS_PER_SECOND", 2.0)
    monkeypatch.setattr(limits, "ANSWERS_AT_ONCE", 1)

    async def scene() -> None:
        async with open_house(tmp_path, Settings(workers=1)) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(seed=""))
            async with Line(anna, first_delay=0.01) as line:
                table = await line.watch(made.table)
                await line.drop()
                await table.phrase("hello")
                await table.until(lambda: bool(table.chat))
                assert line.breaks == 1
                assert table.gaps == 0

    run(scene())
