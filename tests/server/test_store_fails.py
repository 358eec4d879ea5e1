"""A store that fails: nothing is done that is not kept, and the table goes on."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from saloon.client.account import Refusal
from saloon.client.line import PASSING, Line
from saloon.kernel.ids import NO_PLAYER
from saloon.server.clock import HandClock
from saloon.server.entries import Said, to_body
from saloon.server.store import StoredPlay, StoredTable, StoreFailed
from saloon.server.store_sqlite import SqliteStore
from saloon.wire import messages as wire
from tests.server.houses import open_house, quick_table, run
from tests.server.test_bad_messages import message, raw_socket, told


class FragileStore(SqliteStore):
    """Refuses to write while it is broken."""

    broken = False

    async def append(
        self,
        table: str,
        seq: int,
        kind: str,
        body: bytes,
        line: StoredTable | None = None,
        plays: Sequence[StoredPlay] = (),
        driven: bool = False,
    ) -> None:
        if self.broken:
            raise StoreFailed("no room left on the disk")
        await super().append(table, seq, kind, body, line, plays)

    async def put_table(self, line: StoredTable) -> None:
        if self.broken:
            raise StoreFailed("no room left on the disk")
        await super().put_table(line)


def test_what_is_not_stored_is_refused_and_not_seen(tmp_path: Path) -> None:
    async def scene() -> None:
        store = FragileStore(tmp_path)
        async with open_house(tmp_path, store=store) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(private=False))
            async with raw_socket(anna) as socket, Line(boris) as line:
                watching = await line.watch(made.table)
                store.broken = True
                await socket.send(message(t="phrase", table=made.table, cid="1", phrase="hello"))
                error = await told(socket, "ack", "error")
                assert error["code"] == "store_failed"
                assert error["code"] in PASSING
                with pytest.raises(Refusal) as refusal:
                    await boris.sit(made.table)
                assert refusal.value.code == "store_failed"
                with pytest.raises(Refusal):
                    await anna.new_table(quick_table())
                assert watching.seq == 1
                store.broken = False
                await socket.send(message(t="phrase", table=made.table, cid="1", phrase="hello"))
                assert (await told(socket, "ack", "error"))["seq"] == 2
                await watching.until(lambda: watching.seq == 2)
                facts = await boris.sit(made.table)
                assert facts.seats[1].name == "Boris"

    run(scene())


def test_the_client_says_it_again_when_the_store_is_well(tmp_path: Path) -> None:
    async def scene() -> None:
        store = FragileStore(tmp_path)
        async with open_house(tmp_path, store=store) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table())
            async with Line(anna) as line:
                table = await line.watch(made.table)
                store.broken = True
                saying = asyncio.create_task(table.say("hello"))
                while 'code="store_failed"} 1.0' not in house.house.metrics.page().decode():
                    await asyncio.sleep(0)
                store.broken = False
                assert await saying == 2

    run(scene())


def test_bots_go_on_when_the_store_is_well_again(tmp_path: Path) -> None:
    async def scene() -> None:
        store, clock = FragileStore(tmp_path), HandClock()
        async with open_house(tmp_path, store=store, clock=clock) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["random"] * 4))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.seq > 20)
                store.broken = True
                while 1.0 not in clock.deadlines():
                    await asyncio.sleep(0)
                stopped = table.seq
                store.broken = False
                clock.move(1.0)
                await table.until(lambda: table.seq > stopped and table.phase == "over")
                assert table.gaps == 0

    run(scene())


def test_entries_that_came_from_elsewhere_are_read_and_shown(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table())
            async with Line(anna) as line:
                table = await line.watch(made.table)
                strange = Said("somebody", "Somebody", NO_PLAYER, text="from elsewhere")
                await house.house.store.append(made.table, 2, strange.what, to_body(strange))
                await table.say("hello")
                assert [one.text for one in table.chat] == ["from elsewhere", "hello"]
                assert table.gaps == 0
                assert isinstance(table.ask, wire.Ask) is False

    run(scene())
