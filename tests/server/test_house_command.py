"""A data folder is looked after: listed, copied and mended while the house is open, pruned when not."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from saloon.cli import app
from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.server.clock import HandClock
from saloon.server.settings import Settings
from saloon.server.store_sqlite import FILE
from saloon.server.tables import SWEEP_EVERY
from tests.server.houses import open_house, play_on, quick_table, run, until
from tests.server.stored_tables import Stored, anna_at, lay_out, recorded, running
from tests.server.test_damaged_tables import count


def command(*arguments: object, language: str = "en") -> tuple[int, str]:
    result = CliRunner().invoke(app, ["house", *map(str, arguments), "-l", language])
    return result.exit_code, result.output


async def beside(*arguments: object) -> tuple[int, str]:
    """The same while a house is open in this loop."""
    return await asyncio.to_thread(command, *arguments)


def spoil(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        assert db.execute(statement).rowcount


GAP = "DELETE FROM entries WHERE \"table\" = 'bad' AND seq = 4"


def test_tables_are_listed_with_what_is_damaged(tmp_path: Path) -> None:
    record = running(recorded("bang"))
    lay_out(tmp_path, Stored("bad", record, "playing"), Stored("sound", record, "playing"))
    spoil(tmp_path, GAP)
    code, shown = command("list", "--data", tmp_path)
    assert code == 0
    assert ["DAMAGED" in line for line in shown.splitlines()] == [True, False, False]
    _, told = command("list", "--data", tmp_path, "--json")
    assert [(one["table"], one["damaged"], one["people"]) for one in json.loads(told)] == [
        ("bad", True, 1),
        ("sound", False, 1),
    ]
    assert "ПОВРЕЖДЁН" in command("list", "--data", tmp_path, language="ru")[1]


def test_a_copy_is_made_while_the_house_is_open_and_restored_when_it_is_closed(tmp_path: Path) -> None:
    house_folder, copy = tmp_path / "house", tmp_path / "copy.sqlite"

    async def scene() -> None:
        async with open_house(house_folder) as house:
            anna = await house.guest("Anna")
            name = (await anna.new_table(quick_table(bots=["random"] * 4))).table
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                assert (await beside("export", copy, "--data", house_folder))[0] == 0
                assert stat.S_IMODE(copy.stat().st_mode) == 0o600
                code, told = await beside("restore", copy, "--data", house_folder)
                assert (code, str(house_folder) in told) == (1, True), "not under the feet of an open house"
                await play_on(table)
            later = (await anna.new_table(quick_table())).table
        code, told = command("restore", copy, "--data", house_folder)
        assert code == 0, told
        assert any(one.name.startswith(f"{FILE}.before-") for one in house_folder.iterdir())
        async with open_house(house_folder) as house:
            anna.url = house.url
            async with Line(anna) as line:
                await play_on(await line.watch(name))
            with pytest.raises(Refusal) as refusal:
                await anna.table(later)
            assert refusal.value.code == "unknown_table"

    run(scene())


@pytest.mark.parametrize(
    "damage",
    [
        GAP,
        "UPDATE entries SET body = x'00' WHERE \"table\" = 'bad' AND seq = 4",
        "UPDATE tables SET facts = x'00' WHERE \"table\" = 'bad'",
    ],
)
def test_one_damaged_table_is_restored_while_the_house_is_open(tmp_path: Path, damage: str) -> None:
    house_folder, copy = tmp_path / "house", tmp_path / "copy.sqlite"
    record = running(recorded("bang"))
    lay_out(house_folder, Stored("bad", record, "playing"), Stored("sound", record, "playing"))
    assert command("export", copy, "--data", house_folder)[0] == 0
    spoil(house_folder, damage)

    async def scene() -> None:
        clock = HandClock()
        async with open_house(house_folder, clock=clock) as house:
            anna = anna_at(house.url)
            with pytest.raises(Refusal):
                await anna.table("bad")
            assert (await beside("restore", copy, "--data", house_folder, "--table", "sound"))[0] == 1
            code, told = await beside("restore", copy, "--data", house_folder, "--table", "bad")
            assert code == 0, told
            tables = house.house.tables
            await until(lambda: not tables._tried, (clock, "sleep"), urge=lambda: clock.move(SWEEP_EVERY))
            assert not (await anna.table("bad")).other_rules
            assert "bad" in (await anna.me()).tables
            assert count(house, "saloon_damaged_tables") == 0

    run(scene())


def test_a_table_is_restored_from_a_copy_that_was_made_before_reviews_were_kept(tmp_path: Path) -> None:
    house_folder, copy = tmp_path / "house", tmp_path / "copy.sqlite"
    lay_out(house_folder, Stored("bad", running(recorded("bang")), "playing"))
    assert command("export", copy, "--data", house_folder)[0] == 0
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute("DROP TABLE reviews")
        db.execute("PRAGMA user_version = 5")
    spoil(house_folder, GAP)
    code, told = command("restore", copy, "--data", house_folder, "--table", "bad")
    assert code == 0, told


def test_open_tables_are_put_aside_after_a_while_and_come_back_when_somebody_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        settings = Settings(test_mode=True, workers=1, open_for=1e-9)
        async with open_house(tmp_path, settings, clock) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(open_door=True))
            seen = (await boris.new_table(quick_table())).table
            async with Line(boris) as line:
                await line.watch(seen)
                seats = house.house.tables._tools.seats
                await until(
                    lambda: seats.of(anna.user) == [],
                    (clock, "sleep"),
                    urge=lambda: clock.move(SWEEP_EVERY),
                )
                assert (await boris.me()).tables == [seen], "somebody is there"
            with pytest.raises(Refusal) as refusal:
                await boris.join(code=made.code)
            assert refusal.value.code == "bad_code"
        async with open_house(tmp_path) as house:
            anna.url = boris.url = house.url
            assert (await anna.me()).tables == []
            facts = await anna.table(made.table)
            assert facts.phase == "open"
            assert (await anna.me()).tables == [made.table]
            assert (await boris.join(code=facts.code)).table == made.table

    run(scene())


def test_what_nobody_plays_at_any_more_is_pruned_when_it_is_old(tmp_path: Path) -> None:
    record = recorded("bang")
    lay_out(tmp_path, Stored("over", record, "over"), Stored("runs", running(record), "playing"))
    assert command("prune", "--data", tmp_path)[1].startswith("0 tables would be")
    assert command("prune", "--data", tmp_path, "--days", 0)[1].startswith("1 table would be")
    assert command("prune", "--data", tmp_path, "--days", 0, "--yes")[1].startswith("1 table thrown away")
    assert [one["table"] for one in json.loads(command("list", "--data", tmp_path, "--json")[1])] == ["runs"]
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute('SELECT "table" FROM reviews').fetchall() == [("runs",)]

    async def scene() -> None:
        async with open_house(tmp_path):
            code, told = await beside("prune", "--data", tmp_path, "--days", 0, "--yes")
            assert (code, str(tmp_path) in told) == (1, True), "not under the feet of an open house"

    run(scene())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_cannot_be_done_is_told(tmp_path: Path, language: str) -> None:
    rubbish = tmp_path / "rubbish"
    rubbish.write_bytes(b"no store" * 1000)
    nowhere = tmp_path / "nowhere"
    for arguments, code in (
        (("dance",), 2),
        (("export",), 2),
        (("list", "--data", nowhere), 1),
        (("prune", "--data", nowhere), 1),
        (("export", rubbish, "--data", nowhere), 1),
        (("restore", rubbish, "--data", nowhere), 1),
        (("restore", nowhere, "--data", nowhere), 1),
    ):
        ended, told = command(*arguments, language=language)
        assert (ended, bool(told.strip())) == (code, True), (arguments, told)
        assert "Traceback" not in told
