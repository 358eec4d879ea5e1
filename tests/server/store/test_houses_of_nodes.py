"""Three servers on one database: people at different nodes play at one table, and nodes come and go."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.drills.load import figure
from saloon.drills.wires import Wire
from saloon.server.settings import Settings
from saloon.server.store_postgres import PostgresStore
from saloon.wire import messages as wire
from tests.server.houses import PATIENCE, QUICK, Running, open_house, play_on, quick_table, run


@contextlib.asynccontextmanager
async def open_nodes(
    folder: Path, database: str, *names: str, settings: Settings | None = None
) -> AsyncIterator[list[Running]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                open_house(folder, settings, store=PostgresStore(database, name), alone=False)
            )
            for name in names
        ]


def at(node: Running, account: Account) -> Account:
    """The same person at another node."""
    return Account(node.url, account.token, account.user, account.name)


def watchers(table: str, *nodes: Running) -> int:
    found = [node.house.tables._tables.get(table) for node in nodes]
    return sum(len(one.audience) for one in found if one is not None)


async def until(condition: Callable[[], bool], table: RemoteTable) -> None:
    async with asyncio.timeout(PATIENCE):
        await table.until(condition)


def test_people_at_two_nodes_play_a_game_to_its_end_and_see_the_same(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with open_nodes(tmp_path, database, "a", "b") as (a, b):
            anna, boris = await a.guest("Anna"), await b.guest("Boris")
            made = await anna.new_table(quick_table(private=False, bots=["random"] * 2))
            await boris.sit(made.table)
            async with Line(anna, QUICK) as hers, Line(boris, QUICK) as his:
                tables = [await hers.watch(made.table), await his.watch(made.table)]
                await anna.start(made.table)
                for table in tables:
                    await until(lambda table=table: table.phase == "playing", table)  # type: ignore[misc]
                await asyncio.gather(*[play_on(table) for table in tables])
                assert [table.gaps for table in tables] == [0, 0]
                assert tables[0].seq == tables[1].seq
            drives = [node.house.tables._tables[made.table].driver.driving for node in (a, b)]
            assert drives == [True, False], "who dealt drives"
            pages = [node.house.metrics.page().decode() for node in (a, b)]
            assert [figure(page, "saloon_driven_tables") for page in pages] == [1, 0]
            assert [figure(page, "saloon_replicas") for page in pages] == [0, 1]
            assert all(figure(page, "saloon_lease_seconds") == 3 for page in pages)
            assert all(figure(page, "saloon_news_seconds_count") > 0 for page in pages)
            assert await at(b, anna).record(made.table) == await boris.record(made.table)
            faults = [node.house.metrics.faults._value.get() for node in (a, b)]
            assert faults == [0, 0]

    run(scene())


def test_whoever_watches_at_two_nodes_is_shown_the_same_bytes(tmp_path: Path, database: str) -> None:
    """Frames follow from the log alone: no node shows more than another one, also not to a stranger."""

    async def entries(socket: Wire, table: str) -> list[str]:
        await socket.say(wire.Watch(table))
        frames = []
        while True:
            frame = await socket.hear()
            if '"t":"entry"' in frame:
                frames.append(frame)
            if '"phase":"over"' in frame:
                return frames

    async def scene() -> None:
        async with open_nodes(tmp_path, database, "a", "b") as (a, b):
            anna, boris = await a.guest("Anna"), await b.guest("Boris")
            wishes = quick_table(private=False, host_plays=False, bots=["random"] * 4)
            made = await anna.new_table(wishes)
            async with contextlib.AsyncExitStack() as stack:
                accounts = [anna, at(b, anna), boris, at(a, boris)]
                sockets = [await stack.enter_async_context(Wire(one, "en")) for one in accounts]
                watching = [asyncio.create_task(entries(one, made.table)) for one in sockets]
                async with asyncio.timeout(PATIENCE):
                    while watchers(made.table, a, b) < len(sockets):
                        await asyncio.gather(*[one.tables() for one in accounts])
                    await anna.start(made.table)
                    seen = await asyncio.gather(*watching)
            assert len(seen[0]) > 10
            assert seen[0] == seen[1]
            assert seen[2] == seen[3]

    run(scene())


def test_a_node_that_leaves_is_followed_by_another_one_that_drives(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with open_nodes(tmp_path, database, "b") as (b,):
            boris = await b.guest("Boris")
            async with open_nodes(tmp_path, database, "a") as (a,):
                anna = await a.guest("Anna")
                wishes = quick_table(private=False, host_plays=False, bots=["random"] * 4, pace=0.05)
                made = await anna.new_table(wishes)
                async with Line(boris, QUICK) as line:
                    table = await line.watch(made.table)
                    await anna.start(made.table)
                    await until(lambda: table.seq > 5, table)
                    await a.house.leave()
                    await until(lambda: table.phase == "over", table)

    run(scene())


def test_who_knocks_at_one_node_is_let_in_at_another(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with open_nodes(tmp_path, database, "a", "b") as (a, b):
            anna, boris = await a.guest("Anna"), await b.guest("Boris")
            made = await anna.new_table(quick_table(private=True))
            async with Line(anna, QUICK) as hers:
                table = await hers.watch(made.table)
                assert (await boris.join(code=made.code)).waiting
                await until(lambda: bool(table.presence and table.presence.knocks), table)
                assert table.presence is not None
                await anna.approve(made.table, table.presence.knocks[0].knock)
            assert (await boris.table(made.table)).table == made.table
            assert made.table in (await at(b, anna).me()).tables

    run(scene())


def test_a_device_that_is_forgotten_at_one_node_is_forgotten_at_all(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with open_nodes(tmp_path, database, "a", "b") as (a, b):
            anna = await a.guest("Anna")
            assert (await at(b, anna).me()).user == anna.user
            phone = (await anna.new_device()).token
            there = Account(b.url, phone, anna.user, anna.name)
            assert (await there.me()).user == anna.user
            await anna.forget_other_devices()
            async with asyncio.timeout(PATIENCE):
                while phone_is_known(b, phone):
                    await asyncio.sleep(0)
            with pytest.raises(Exception, match="unauthorized"):
                await there.me()

    run(scene())


def phone_is_known(node: Running, token: str) -> bool:
    from saloon.server.store import token_hash

    return token_hash(token) in node.house.people._known
