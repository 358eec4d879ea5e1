"""A database that goes away, comes back or takes no changes: a clear word, and on it goes."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from saloon.drills.postgres import Cluster
from saloon.server import store_postgres
from saloon.server.changes_postgres import Change
from saloon.server.store import StoredEntry, StoredUser, StoreFailed
from saloon.server.store_postgres import PostgresStore

pytestmark = pytest.mark.anyio


async def opened(url: str) -> PostgresStore:
    store = PostgresStore(url)
    await store.open()
    return store


async def test_the_database_goes_away_and_comes_back(cluster: Cluster, database: str) -> None:
    store = await opened(database)
    await store.append("t1", 1, "made", b"before")
    cluster.stop()
    with pytest.raises(StoreFailed, match="the database cannot be reached"):
        await store.append("t1", 2, "answered", b"lost")
    with pytest.raises(StoreFailed, match="the database cannot be reached"):
        await store.entries("t1")
    cluster.start()
    await store.append("t1", 2, "answered", b"after")
    assert [entry.body for entry in await store.entries("t1")] == [b"before", b"after"]
    await store.close()


async def test_a_server_that_stops_while_the_database_is_away_ends(cluster: Cluster, database: str) -> None:
    store = await opened(database)
    cluster.stop()
    await store.close()
    cluster.start()


async def test_an_entry_that_was_kept_although_the_connection_broke_is_not_refused(database: str) -> None:
    """The transaction was committed, and the word of it never came: the store looks again."""
    store = await opened(database)
    await store.append("t1", 1, "made", b"one")
    (stored,) = await store.entries("t1")
    kept = Change("t1", stored)
    never_arrived = Change("t1", StoredEntry(2, "answered", b"two", stored.at))
    somebody_elses = Change("t1", StoredEntry(1, "made", b"another one", stored.at))
    await store._look_again([kept, never_arrived, somebody_elses], ConnectionResetError())
    assert kept.refused is None
    assert isinstance(never_arrived.refused, StoreFailed)
    assert isinstance(somebody_elses.refused, StoreFailed)
    await store.append("t1", 2, "answered", b"two")
    await store.close()


async def test_connections_that_are_cut_in_the_middle_lose_and_double_nothing(database: str) -> None:
    store = await opened(database)
    axe = await asyncpg.connect(database)
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = 'saloon' AND datname = current_database()"
    )
    acknowledged: dict[str, list[int]] = {f"t{table}": [] for table in range(10)}

    async def one_table(table: str) -> None:
        number = 1
        while number <= 40:
            try:
                await store.append(table, number, "answered", f"{table} {number}".encode())
            except StoreFailed:
                continue
            acknowledged[table].append(number)
            number += 1

    tables = [asyncio.create_task(one_table(table)) for table in acknowledged]
    for _blow in range(8):
        goal = sum(map(len, acknowledged.values())) + 30
        while sum(map(len, acknowledged.values())) < goal:
            await asyncio.sleep(0)
        await axe.execute(cut)
    await asyncio.gather(*tables)
    for table, numbers in acknowledged.items():
        assert numbers == list(range(1, 41))
        assert [entry.seq for entry in await store.entries(table)] == numbers
    await axe.close()
    await store.close()


async def test_a_read_only_database_says_so_and_can_still_be_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(database)
    await store.append("t1", 1, "made", b"")
    await store.close()
    monkeypatch.setitem(store_postgres.SETTINGS, "default_transaction_read_only", "on")
    reading = PostgresStore(database)
    monkeypatch.setattr(store_postgres, "upgrade", nothing_to_upgrade)
    await reading.open()
    with pytest.raises(StoreFailed, match="read-only"):
        await reading.append("t1", 2, "answered", b"")
    with pytest.raises(StoreFailed, match="read-only"):
        await reading.put_user(StoredUser("u1", "Joe"))
    assert [entry.seq for entry in await reading.entries("t1")] == [1]
    await reading.close()


async def nothing_to_upgrade(_db: asyncpg.Connection) -> None: ...


async def test_a_database_that_does_not_exist_is_refused_without_its_address(database: str) -> None:
    url = database.replace("saloon@", "saloon:secret@").replace("/saloon", "/nowhere", 1)
    with pytest.raises(StoreFailed) as refusal:
        await PostgresStore(url).open()
    assert "secret" not in str(refusal.value)


async def test_nobody_listens_there() -> None:
    with pytest.raises(StoreFailed, match="cannot be reached"):
        await PostgresStore("postgresql://saloon@127.0.0.1:1/saloon").open()


async def test_a_schema_of_a_later_version_is_left_alone(database: str) -> None:
    await (await opened(database)).close()
    db = await asyncpg.connect(database)
    await db.execute("INSERT INTO saloon.version VALUES (99)")
    await db.close()
    with pytest.raises(StoreFailed, match="later version of saloon"):
        await PostgresStore(database).open()
