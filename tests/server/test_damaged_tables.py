"""A house with damaged tables in it: whoever sits elsewhere notices nothing, who sits there can go."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.server.store import StoredTable
from tests.server.houses import Running, open_house, play_on, run
from tests.server.stored_tables import Stored, anna_at, recorded, running, stored

SOUND = "sound"
DAMAGES = {
    "a gap": "DELETE FROM entries WHERE \"table\" = 'bad' AND seq = 4",
    "rubbish in it": "UPDATE entries SET body = x'00' WHERE \"table\" = 'bad' AND seq = 4",
    "no beginning": 'UPDATE entries SET body = CAST(\'{"kind":"back","seat":0}\' AS BLOB) '
    "WHERE \"table\" = 'bad' AND seq = 1",
    "a wish of a later version": "UPDATE entries SET body = "
    'CAST(replace(CAST(body AS TEXT), \'"wishes":{\', \'"wishes":{"later":1,\') AS BLOB) '
    "WHERE \"table\" = 'bad' AND seq = 1",
    "an unknown game": "UPDATE entries SET body = "
    'CAST(replace(CAST(body AS TEXT), \'"game":"bang"\', \'"game":"bong"\') AS BLOB) '
    "WHERE \"table\" = 'bad' AND seq = 1",
    "too few chairs": "UPDATE entries SET body = "
    'CAST(replace(CAST(body AS TEXT), \'"players":\', \'"players":1,"pace":1,"absent_after":\') AS BLOB) '
    "WHERE \"table\" = 'bad' AND seq = 1",
    "no entries at all": "DELETE FROM entries WHERE \"table\" = 'bad'",
}
"""What was done to the log of a table, as SQL."""


async def damaged_house(folder: Path, damage: str, line: bytes = b"") -> None:
    """Anna sits at two running tables, and one of them is damaged."""
    record = running(recorded("bang"))
    store = await stored(folder, Stored("bad", record, "playing"), Stored(SOUND, record, "playing"))
    if line:
        await store.put_table(StoredTable("bad", "playing", line))
    await store.close()
    if damage:
        with closing(sqlite3.connect(store.file)) as db, db:
            assert db.execute(damage).rowcount, "the damage is done"


def count(house: Running, name: str) -> float:
    lines = house.house.metrics.page().decode().splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(name + " "))


async def refused(anna: Account, table: str) -> str:
    with pytest.raises(Refusal) as refusal:
        await anna.table(table)
    return refusal.value.code


@pytest.mark.parametrize("damage", DAMAGES)
def test_one_damaged_log_is_told_counted_and_left_and_all_else_goes_on(tmp_path: Path, damage: str) -> None:
    async def scene() -> None:
        await damaged_house(tmp_path, DAMAGES[damage])
        async with open_house(tmp_path) as house:
            while len(house.house.tables) != 1:  # the other one is back by itself
                await asyncio.sleep(0.01)
            anna = anna_at(house.url)
            assert (await anna.me()).tables == ["bad", SOUND]
            assert set(await anna.waiting()) <= {SOUND}
            assert await refused(anna, "bad") == "table_damaged"
            assert count(house, "saloon_damaged_tables") == 1
            async with Line(anna) as line:
                with pytest.raises(Refusal) as refusal:
                    await line.watch("bad")
                assert refusal.value.code == "table_damaged"
                facts = await anna.stand("bad")
                assert [seat.holder for seat in facts.seats].count("person") == 0
                assert (await anna.me()).tables == [SOUND]
                await play_on(await line.watch(SOUND))
            with pytest.raises(Refusal) as again:
                await anna.stand("bad")
            assert again.value.code == "table_damaged"
            assert count(house, "saloon_faults_total") == 1, "told once, however often it is asked for"
        async with open_house(tmp_path) as house:
            assert (await anna_at(house.url).me()).tables == [], "he has left for good"

    run(scene())


@pytest.mark.parametrize("line", [b"{}", b"", b"\xff", b'{"invites":[],"code":"12345"}', b"[" * 100_000])
def test_one_line_that_cannot_be_read_does_not_stop_the_house(tmp_path: Path, line: bytes) -> None:
    async def scene() -> None:
        await damaged_house(tmp_path, "", line or b" ")
        async with open_house(tmp_path) as house:
            anna = anna_at(house.url)
            assert (await anna.me()).tables == [SOUND]
            assert set(await anna.waiting()) <= {SOUND}
            await anna.rename("Annie")
            assert await refused(anna, "bad") == "table_damaged"
            assert count(house, "saloon_damaged_tables") == 1
            async with Line(anna) as socket:
                await play_on(await socket.watch(SOUND))

    run(scene())


def test_whoever_has_no_seat_at_a_damaged_table_cannot_take_others_from_it(tmp_path: Path) -> None:
    async def scene() -> None:
        await damaged_house(tmp_path, DAMAGES["a gap"])
        async with open_house(tmp_path) as house:
            boris = await house.guest("Boris")
            with pytest.raises(Refusal) as refusal:
                await boris.stand("bad")
            assert refusal.value.code == "table_damaged"
            assert "bad" in (await anna_at(house.url).me()).tables

    run(scene())
