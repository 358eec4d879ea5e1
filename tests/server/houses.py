"""A server on a free port of this machine, in the loop of the test; and people who come to it."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.games.registry import GAMES
from saloon.server.clock import Clock
from saloon.server.house import House
from saloon.server.running import Server, bound, new_server, serve
from saloon.server.settings import Settings
from saloon.server.store import Store
from saloon.server.store_sqlite import SqliteStore
from saloon.wire import limits
from saloon.wire.lobby import NewTable
from tests.players import players_near

QUICK = 0.01
"""Seconds until a broken line of a test is opened again."""
PATIENCE = 150.0
"""Seconds after which a test that waits for something fails: on a machine that has much else to do."""


class Running:
    """A server that runs."""

    def __init__(self, house: House, server: Server, url: str) -> None:
        self.house = house
        self.server = server
        self.url = url

    async def guest(self, name: str) -> Account:
        return await Account.new(self.url, name)


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Play a scene; one that waits for ever fails, and tells what everybody was waiting for."""

    async def within() -> None:
        playing = asyncio.ensure_future(scene)
        done, _ = await asyncio.wait({playing}, timeout=PATIENCE)
        if not done:
            for task in asyncio.all_tasks():
                task.print_stack(limit=4)
            playing.cancel()
        await playing

    asyncio.run(within())


@contextlib.asynccontextmanager
async def open_house(
    folder: Path,
    settings: Settings | None = None,
    clock: Clock | None = None,
    store: Store | None = None,
    small_buffers: bool = False,
    alone: bool = True,
) -> AsyncIterator[Running]:
    house = House(store or SqliteStore(folder), settings or Settings(test_mode=True, workers=1), clock)
    place = bound("127.0.0.1", 0)
    if small_buffers:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server = new_server(house)
    serving = asyncio.create_task(serve(house, server, place))
    opened = asyncio.create_task(server.opened.wait())
    await asyncio.wait({serving, opened}, return_when=asyncio.FIRST_COMPLETED)
    opened.cancel()
    try:
        yield Running(house, server, f"http://127.0.0.1:{place.getsockname()[1]}")
    finally:
        server.should_exit = True
        await serving
        assert not (alone and left_over()), "a house that is closed does nothing more"


async def until(
    condition: Callable[[], bool], *calls: tuple[object, str], urge: Callable[[], object] = bool
) -> None:
    """Wait for what the server does without telling: looked at whenever one of these methods is called.

    `urge` is called each time before that is waited for; a clock may be moved there.
    """
    called = asyncio.Event()
    with contextlib.ExitStack() as stack:
        for owner, name in calls:
            stack.enter_context(noticed(owner, name, called))
        while not condition():
            called.clear()
            urge()
            await called.wait()


@contextlib.contextmanager
def noticed(owner: object, name: str, called: asyncio.Event) -> Iterator[None]:
    """Each call of this method of one object sets the event, when it has begun and when it has ended."""
    method = getattr(owner, name)

    async def waited_for(*arguments: Any, **named: Any) -> Any:
        asyncio.get_running_loop().call_soon(called.set)
        try:
            return await method(*arguments, **named)
        finally:
            called.set()

    def done_at_once(*arguments: Any, **named: Any) -> Any:
        try:
            return method(*arguments, **named)
        finally:
            called.set()

    setattr(owner, name, waited_for if inspect.iscoroutinefunction(method) else done_at_once)
    try:
        yield
    finally:
        setattr(owner, name, method)


def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """In houses for people, opened from now on, bots answer at once and nobody is asked to slow down.

    For tests of what only such houses have (deals by chance, ratings): a game there takes half a minute.
    """
    monkeypatch.setattr("saloon.server.house.FLOOR", 0.0)
    monkeypatch.setattr("saloon.server.house.MESSAGES_AT_ONCE", 1e6)
    monkeypatch.setattr(limits, "ANSWERS_AT_ONCE", 1e6)


def left_over() -> list[str]:
    """What a server still does."""
    names = [str(getattr(task.get_coro(), "__qualname__", "")) for task in asyncio.all_tasks()]
    kinds = ("Driver.", "Table.", "Tables.", "Worker.", "Connection.")
    return [name for name in names if name.startswith(kinds)]


def quick_table(**wishes: Any) -> NewTable:
    """A table of four, or of two where no more can play, at which bots do not dawdle."""
    game = wishes.get("game", "bang")
    usual: dict[str, Any] = {
        "game": game,
        "players": players_near(GAMES[game], 4) if game in GAMES else 4,
        "pace": 0.0,
        "seed": "1",
    }
    return NewTable(**{**usual, **wishes})


def short_bot(game: str) -> str:
    """A bot whose games come to an end soon: at random, Calibre 45 takes a thousand answers."""
    return "bandit" if game == "calibre45" else "random"


def against_bots(game: str, **wishes: Any) -> NewTable:
    """Such a table with one seat that no bot has."""
    return quick_table(game=game, bots=[short_bot(game)] * (players_near(GAMES[game], 4) - 1), **wishes)


async def played_out(house: Running) -> tuple[Account, RemoteTable]:
    """Somebody, and a table at which she and three bots have played a game to its end."""
    anna = await house.guest("Anna")
    made = await anna.new_table(quick_table(bots=["random"] * 3))
    async with Line(anna) as line:
        table = await line.watch(made.table)
        await anna.start(made.table)
        await play_on(table)
    return anna, table


async def play_on(table: RemoteTable, choose: int = 0) -> None:
    """Answer whatever is asked, until the game is over."""
    while table.phase != "over":
        if table.my_turn:
            assert table.ask is not None
            options = table.ask.options
            await table.answer(options[choose % len(options)].key)
        else:
            await table.changed()
