"""Tables that nobody watches leave the memory and come back from their logs."""

import asyncio
from pathlib import Path

from saloon.client.line import Line
from saloon.server.clock import HandClock
from saloon.server.store import StoredEntry
from saloon.server.table import Table
from saloon.server.tables import SWEEP_EVERY
from tests.server.houses import Running, open_house, play_on, quick_table, run, until


async def swept(house: Running, clock: HandClock, left: int) -> None:
    """Until the house has put away what it can."""
    tables = house.house.tables
    await until(
        lambda: len(tables) == left,
        (tables, "_put_away"),
        (clock, "sleep"),
        urge=lambda: clock.move(SWEEP_EVERY),
    )


async def slowly_put_away(table: Table, clock: HandClock) -> asyncio.Event:
    """Until the house has begun to put this table away; it goes on with that when the event is set."""
    begun, leave, stop = asyncio.Event(), asyncio.Event(), table.stop

    async def slowly() -> None:
        begun.set()
        await leave.wait()
        await stop()

    table.stop = slowly  # type: ignore[method-assign]
    await until(begun.is_set, (table, "stop"), (clock, "sleep"), urge=lambda: clock.move(SWEEP_EVERY))
    return leave


def test_a_table_that_waits_for_somebody_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["random"] * 3, absent_after=0, private=False))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.my_turn)
                assert [one.table for one in await anna.tables()] == [made.table]
                clock.move(SWEEP_EVERY)
                assert len(house.house.tables) == 1
            await swept(house, clock, 0)
            assert await anna.tables() == []
            assert (await anna.me()).tables == [made.table]
            async with Line(anna) as line:
                again = await line.watch(made.table)
                assert again.seq == table.seq
                assert again.my_turn
                await play_on(again)
            await anna.record(made.table)

    run(scene())


def test_who_comes_while_other_tables_are_put_away_stays_at_his(tmp_path: Path) -> None:
    """The first table takes its time to be put away; meanwhile Anna sits down to look at the second."""

    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            made, other = [await anna.new_table(quick_table()) for _ in range(2)]
            tables = house.house.tables
            leave = await slowly_put_away(await tables.table(made.table), clock)
            async with Line(anna) as line:
                table = await line.watch(other.table)
                leave.set()
                await swept(house, clock, 1)
                boris = await house.guest("Boris")
                await boris.join(invite=other.invite)
                await table.until(lambda: table.seq > 1)

    run(scene())


def test_a_table_comes_back_only_when_all_that_was_begun_is_stored(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table())
            tables = house.house.tables
            old = await tables.table(made.table)
            stop, entries = old.stop, house.house.store.entries
            order: list[str] = []

            async def stopped() -> None:
                await stop()
                order.append("all was stored")

            async def read(table: str, after: int = 0) -> list[StoredEntry]:
                order.append("read")
                return await entries(table, after)

            old.stop = stopped  # type: ignore[method-assign]
            house.house.store.entries = read  # type: ignore[method-assign]
            leave = await slowly_put_away(old, clock)
            coming = asyncio.create_task(tables.table(made.table))
            await until(lambda: made.table in tables._reading, (tables, "table"), (tables, "_read"))
            leave.set()
            assert await coming is not old
            assert order == ["all was stored", "read"]

    run(scene())


def test_a_rematch_long_after_has_a_code_that_leads_to_it(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(bots=["random"] * 3, open_door=True))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await play_on(table)
            await swept(house, clock, 0)
            facts = await anna.rematch(made.table)
            assert (await boris.join(code=facts.code)).table == made.table

    run(scene())


def test_games_that_run_are_back_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["random"] * 4, pace=1.0, private=False))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.view is not None)
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            tables = house.house.tables
            await until(lambda: len(tables) == 1, (tables, "_count"))
            running = await tables.table(made.table)
            await until(
                lambda: running.state.party.phase != "playing",
                (running, "entered"),
                (clock, "sleep"),
                urge=lambda: clock.move(2.0),
            )
            assert running.state.party.winners

    run(scene())


class Latecomer:
    """Somebody who is shown what he missed, and takes his time over it."""

    user = name = "latecomer"
    language = ""
    screen = False

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.frames: list[str] = []

    def send(self, frame: str) -> None:
        self.frames.append(frame)

    async def send_patiently(self, frame: str) -> None:
        await self.ready.wait()
        self.frames.append(frame)

    def end(self, code: int) -> None:
        raise AssertionError(code)


def test_a_table_is_not_put_away_while_somebody_is_told_what_he_missed(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(private=False))
            await anna.new_table(quick_table())
            table = await house.house.tables.table(made.table)
            viewer = Latecomer()
            showing = asyncio.create_task(table.show(viewer, 0))
            await swept(house, clock, 1)
            viewer.ready.set()
            await showing
            assert await house.house.tables.table(made.table) is table
            assert viewer in table.audience

    run(scene())
