"""Two servers on one database: whoever is first is right, and only who has the lease drives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from saloon.server import store_postgres
from saloon.server.shared import Aside, CodeTaken, LeaseLost, News, Other, StoredDoor, decode_aside
from saloon.server.shared_postgres import PostgresShared
from saloon.server.store import NotDriver, SeqTaken, StoredTable, StoreInUse
from saloon.server.store_postgres import PostgresStore

pytestmark = pytest.mark.anyio


class Opened:
    """A store of a node, and what it hears."""

    def __init__(self, url: str, name: str) -> None:
        self.store = PostgresStore(url, name)
        assert isinstance(self.store.shared, PostgresShared)
        self.shared = self.store.shared
        self.news: asyncio.Queue[News] = asyncio.Queue()

    async def open(self) -> None:
        await self.store.open()
        await self.shared.connect(self.news.put_nowait)
        await self.shared.register()

    async def hears(self, kind: str) -> News:
        """The next news of this kind."""
        async with asyncio.timeout(30):
            while (news := await self.news.get()).kind != kind:
                pass
        return news

    async def close(self) -> None:
        self.shared.hang_up()
        await self.store.close()


@pytest.fixture
async def nodes(database: str) -> AsyncIterator[tuple[Opened, Opened]]:
    two = Opened(database, "a"), Opened(database, "b")
    await asyncio.gather(*[one.open() for one in two])
    yield two
    for one in two:
        await one.close()


async def lapse(database: str, node: Opened) -> None:
    """As if this node had been silent for longer than its lease lasts."""
    db = await asyncpg.connect(database)
    await db.execute(
        "UPDATE saloon.nodes SET until = now() - interval '1 s' WHERE node = $1", node.shared.node
    )
    await db.close()


async def test_of_two_nodes_that_append_the_same_number_one_is_refused(nodes: tuple[Opened, Opened]) -> None:
    first, second = nodes
    for number in range(1, 30):
        both = [one.store.append("t", number, "answered", one.shared.node.encode()) for one in nodes]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(one).__name__ for one in outcomes) == ["NoneType", "SeqTaken"]
    assert [one.seq for one in await first.store.entries("t")] == list(range(1, 30))
    assert await first.store.entries("t") == await second.store.entries("t")


async def test_two_nodes_append_to_the_same_tables_and_nobody_waits_for_ever(
    nodes: tuple[Opened, Opened],
) -> None:
    """Batches of many tables, in whatever order they were asked for."""
    tables = [f"t{number}" for number in range(20)]

    async def shout(node: Opened, order: list[str]) -> int:
        taken = 0
        for number in range(1, 11):
            lines = [StoredTable(table, "playing", node.shared.node.encode()) for table in order]
            asked = [node.store.append(one.table, number, "answered", b"{}", one) for one in lines]
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(one) for one in outcomes} <= {type(None), SeqTaken}
            taken += outcomes.count(None)
            while any([len(await node.store.entries(table)) < number for table in order]):
                await asyncio.sleep(0)
        return taken

    async with asyncio.timeout(60):
        both = await asyncio.gather(shout(nodes[0], tables), shout(nodes[1], tables[::-1]))
    assert sum(both) == 200


async def test_a_line_is_written_only_with_its_entry(nodes: tuple[Opened, Opened]) -> None:
    first, second = nodes
    await first.store.append("t", 1, "made", b"{}", StoredTable("t", "open", b"first"))
    with pytest.raises(SeqTaken):
        await second.store.append("t", 1, "made", b"{}", StoredTable("t", "open", b"second"))
    assert await second.store.table("t") == StoredTable("t", "open", b"first")


async def test_an_entry_is_news_at_every_node_in_the_commit_that_stores_it(
    nodes: tuple[Opened, Opened],
) -> None:
    first, second = nodes
    await first.store.append("t", 1, "made", b'{"kind":"made"}', StoredTable("t", "open", b""))
    await first.store.append("t", 2, "said", b"x" * 9000)
    for node in nodes:
        news = await node.hears("entry")
        assert (news.table, news.number, news.flag, news.entry) == ("t", 1, True, b'{"kind":"made"}')
        news = await node.hears("entry")
        assert (news.number, news.flag, news.entry) == (2, False, b""), "too long to be told"
    assert second.news.empty()


async def test_only_one_node_drives_and_another_one_when_its_lease_is_over(
    nodes: tuple[Opened, Opened], database: str
) -> None:
    first, second = nodes
    await first.store.append("t", 1, "started", b"{}", StoredTable("t", "playing", b""))
    assert await second.shared.undriven(10) == ["t"]
    assert await first.shared.claim(["t"]) == {"t"}
    assert await second.shared.claim(["t"]) == set()
    assert await first.shared.claim(["t"]) == {"t"}, "it is its own already"
    assert await second.shared.undriven(10) == []
    with pytest.raises(NotDriver):
        await second.store.append("t", 2, "answered", b"{}", driven=True)
    await first.store.append("t", 2, "answered", b"{}", driven=True)
    await second.store.append("t", 3, "answered", b"{}")
    await lapse(database, first)
    assert await second.shared.undriven(10) == ["t"]
    assert await second.shared.claim(["t"]) == {"t"}
    with pytest.raises(NotDriver):
        await first.store.append("t", 4, "answered", b"{}", driven=True)
    await second.store.append("t", 4, "answered", b"{}", driven=True)


async def test_a_game_is_driven_only_by_a_node_that_has_its_rules(
    nodes: tuple[Opened, Opened], database: str
) -> None:
    first, second = nodes
    second.shared.rules = {"bang": "bang 99"}
    await second.shared.register()
    ours, theirs = first.shared.rules["bang"], "bang 99"
    for table, rules in (("ours", ours), ("theirs", theirs), ("anybody's", "")):
        await first.store.append(table, 1, "started", b"{}", StoredTable(table, "playing", b"", rules))
    assert (await first.store.table("ours")) == StoredTable("ours", "playing", b"", ours)
    assert set(await first.shared.undriven(10)) == {"ours", "anybody's"}
    assert set(await second.shared.undriven(10)) == {"theirs", "anybody's"}
    assert await second.shared.claim(["ours", "theirs"]) == {"theirs"}
    assert await second.shared.others(ours) == [Other("a")]
    assert await first.shared.others(theirs) == [Other("b")]
    first.shared.drains = True
    await first.shared.beat()
    assert await second.shared.others(ours) == [Other("a", drains=True)]
    assert await first.shared.undriven(10) == ["ours"], "who drains takes over what is left to it alone"
    await lapse(database, first)
    assert await second.shared.others(ours) == [Other("a", lives=False, drains=True)], "it may come back"
    assert set(await second.shared.undriven(10)) == {"anybody's"}
    await first.shared.leave()
    assert await second.shared.others(ours) == []
    assert set(await second.shared.undriven(10)) == {"ours", "anybody's"}, "nobody can play it any more"
    assert await second.shared.adopt("ours", ours, theirs)
    assert not await first.shared.adopt("ours", ours, "bang 100"), "somebody was quicker"
    assert await second.shared.claim(["ours"]) == {"ours"}


async def test_who_drove_the_table_before_is_no_hindrance_to_a_game_of_other_rules(
    nodes: tuple[Opened, Opened],
) -> None:
    first, second = nodes
    second.shared.rules = {"bang": "bang 99"}
    await second.shared.register()
    await first.store.append("t", 1, "started", b"{}", StoredTable("t", "playing", b"", "bang 3"))
    first.shared.rules = {"bang": "bang 3"}
    await first.shared.register()
    assert await first.shared.claim(["t"]) == {"t"}
    await second.store.append("t", 2, "started", b"{}", StoredTable("t", "playing", b"", "bang 99"))
    assert await second.shared.undriven(10) == ["t"]
    assert await second.shared.claim(["t"]) == {"t"}
    with pytest.raises(NotDriver):
        await first.store.append("t", 3, "answered", b"{}", driven=True)


async def test_a_lease_that_was_over_is_never_revived(nodes: tuple[Opened, Opened], database: str) -> None:
    first, second = nodes
    await first.store.append("t", 1, "started", b"{}", StoredTable("t", "playing", b""))
    await first.shared.claim(["t"])
    assert await first.shared.beat() == {first.shared.who, second.shared.who}
    await lapse(database, first)
    with pytest.raises(LeaseLost):
        await first.shared.beat()
    before = first.shared.epoch
    await first.shared.register()
    assert first.shared.epoch == before + 1
    assert await second.shared.undriven(10) == ["t"], "what it drove before is up to anybody"


async def test_who_leaves_lets_go_of_its_tables_and_says_so(nodes: tuple[Opened, Opened]) -> None:
    first, second = nodes
    await first.store.append("t", 1, "started", b"{}", StoredTable("t", "playing", b""))
    await first.shared.claim(["t"])
    await first.shared.leave()
    await second.hears("free")
    assert await second.shared.undriven(10) == ["t"]
    assert await second.shared.beat() == {second.shared.who}


async def test_a_door_is_changed_by_whoever_knows_it_and_a_code_leads_to_one_table(
    nodes: tuple[Opened, Opened],
) -> None:
    first, second = nodes
    assert await first.shared.put_door(StoredDoor("t", 1, "12345", b"one"))
    assert not await second.shared.put_door(StoredDoor("t", 1, "54321", b"two"))
    assert await second.shared.put_door(StoredDoor("t", 2, "12345", b"two"))
    assert not await first.shared.put_door(StoredDoor("t", 2, "12345", b"again"))
    assert await first.shared.door("t") == StoredDoor("t", 2, "12345", b"two")
    with pytest.raises(CodeTaken):
        await first.shared.put_door(StoredDoor("other", 1, "12345", b""))
    assert await second.shared.table_of_code("12345") == "t"
    await first.shared.put_door(StoredDoor("t", 3, "", b"away"))
    assert await second.shared.table_of_code("12345") == ""


async def test_asides_are_heard_and_those_of_dead_nodes_are_not_read(
    nodes: tuple[Opened, Opened], database: str
) -> None:
    first, second = nodes
    knock, here = Aside("t", "knock", "k1", "{}"), Aside("t", "here", first.shared.who, "{}")
    for aside in (knock, here):
        await first.shared.put_aside(aside)
        assert decode_aside(await second.hears("aside")) == aside
    assert sorted(await second.shared.asides("t")) == sorted([knock, here])
    assert await second.shared.watched() == ["t"]
    await lapse(database, first)
    assert await second.shared.asides("t") == [knock]
    assert await second.shared.watched() == []
    await second.shared.drop_asides("t", "knock")
    assert (await first.hears("aside")).flag is False
    assert await second.shared.asides("t") == []


async def test_a_limit_counts_for_all_nodes(nodes: tuple[Opened, Opened]) -> None:
    first, second = nodes
    waits = [await one.shared.take("codes joe", 0.001, 3.0, 1.0) for one in (first, second, first)]
    assert waits == [0.0, 0.0, 0.0]
    assert await second.shared.take("codes joe", 0.001, 3.0, 1.0) > 100
    assert await second.shared.take("codes jane", 0.001, 3.0, 1.0) == 0.0


async def test_the_sessions_of_a_dead_node_are_ended(nodes: tuple[Opened, Opened], database: str) -> None:
    first, second = nodes
    db = await asyncpg.connect(database)
    try:
        named = "SELECT pid FROM pg_stat_activity WHERE application_name = $1"
        before = [row[0] for row in await db.fetch(named, first.shared.application)]
        assert before
        await db.execute(
            "UPDATE saloon.nodes SET until = now() - interval '1 m' WHERE node = $1", first.shared.node
        )
        await second.shared.bury()
        async with asyncio.timeout(30):
            while await db.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)", before):
                await asyncio.sleep(0)
    finally:
        await db.close()
    await first.store.append("t", 1, "made", b"{}")
    assert len(await second.store.entries("t")) == 1, "it lives, and comes back"


async def test_a_lone_server_and_nodes_refuse_each_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_postgres, "LOCK_SECONDS", 0.0)
    lone, node = PostgresStore(database), PostgresStore(database, "a")
    await lone.open()
    with pytest.raises(StoreInUse, match="wants no others"):
        await node.open()
    await lone.close()
    await node.open()
    with pytest.raises(StoreInUse, match="another server"):
        await lone.open()
    await node.close()
