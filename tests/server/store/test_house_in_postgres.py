"""What `saloon house` does with a folder it does with a database, and a copy of the one fits the other."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import asyncpg
import pytest

from saloon.server.backups import EVERY_PART, reading
from saloon.server.store_postgres import PostgresStore
from saloon.server.store_sqlite import FILE
from tests.server.stored_tables import Stored, lay_out, recorded, running
from tests.server.test_house_command import command


@pytest.fixture
def moved(tmp_path: Path, database: str) -> str:
    """A house with three tables that has moved from a folder to a database."""
    record = running(recorded("bang"))
    states = {"bad": "playing", "sound": "playing", "gone": "over"}
    lay_out(tmp_path / "folder", *(Stored(name, record, state) for name, state in states.items()))
    assert command("export", tmp_path / "copy", "--data", tmp_path / "folder")[0] == 0
    code, told = command("restore", tmp_path / "copy", "--database", database)
    assert code == 0
    assert told == "PostgreSQL is as in the copy.\n"
    return database


def listed(*where: object) -> list[dict[str, object]]:
    code, told = command("list", *where, "--json")
    assert code == 0, told
    found: list[dict[str, object]] = json.loads(told)
    return found


def damage(database: str) -> None:
    async def work() -> None:
        db = await asyncpg.connect(database)
        await db.execute("DELETE FROM saloon.entries WHERE \"table\" = 'bad' AND seq = 4")
        await db.close()

    asyncio.run(work())


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with reading(file) as db:
        return {part: db.execute(f"SELECT * FROM {part}").fetchall() for part in EVERY_PART}


def test_a_house_moves_to_a_database_and_back_and_nothing_is_lost(tmp_path: Path, moved: str) -> None:
    assert listed("--database", moved) == listed("--data", tmp_path / "folder")
    assert command("export", tmp_path / "back", "--database", moved)[0] == 0
    assert command("restore", tmp_path / "back", "--data", tmp_path / "again")[0] == 0
    assert rows(tmp_path / "again" / FILE) == rows(tmp_path / "folder" / FILE)
    assert "there already" in command("export", tmp_path / "back", "--database", moved)[1]


def test_one_damaged_table_of_a_database_is_restored_alone(tmp_path: Path, moved: str) -> None:
    damage(moved)
    assert [one["damaged"] for one in listed("--database", moved)] == [True, False, False]
    assert command("restore", tmp_path / "copy", "--table", "bad", "--database", moved)[0] == 0
    assert not any(one["damaged"] for one in listed("--database", moved))
    assert "is sound" in command("restore", tmp_path / "copy", "--table", "bad", "--database", moved)[1]
    assert (
        "no table nowhere"
        in command("restore", tmp_path / "copy", "--table", "nowhere", "--database", moved)[1]
    )


def test_what_was_in_a_database_is_kept_beside_the_copy(tmp_path: Path, moved: str) -> None:
    damage(moved)
    _, told = command("restore", tmp_path / "copy", "--database", moved)
    before = told.split()[-1].rstrip(".")
    assert not any(one["damaged"] for one in listed("--database", moved))

    async def kept() -> int:
        db = await asyncpg.connect(moved)
        found: int = await db.fetchval(f"SELECT count(*) FROM {before}.entries WHERE \"table\" = 'bad'")
        await db.close()
        return found

    assert asyncio.run(kept()) + 1 == listed("--database", moved)[0]["entries"]


def test_a_database_is_pruned_when_its_house_is_closed(
    tmp_path: Path, moved: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.store_postgres.LOCK_SECONDS", 0.0)

    async def while_open() -> tuple[int, str]:
        house = PostgresStore(moved)
        await house.open()
        try:
            return await asyncio.to_thread(command, "prune", "--days", 0, "--yes", "--database", moved)
        finally:
            await house.close()

    assert "another server uses PostgreSQL" in asyncio.run(while_open())[1]
    assert "1 table would be" in command("prune", "--days", 0, "--database", moved)[1]
    assert "1 table thrown away" in command("prune", "--days", 0, "--yes", "--database", moved)[1]
    assert [one["table"] for one in listed("--database", moved)] == ["bad", "sound"]
    assert command("export", tmp_path / "pruned", "--database", moved)[0] == 0
    assert {row[0] for row in rows(tmp_path / "pruned")["reviews"]} == {"bad", "sound"}


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://somewhere/saloon", "postgresql://"),
        ("postgresql://saloon:secret@127.0.0.1:1/saloon", "cannot be reached"),
    ],
)
def test_a_database_that_is_none_or_away_is_told_and_its_address_is_not(address: str, said: str) -> None:
    code, told = command("list", "--database", address)
    assert code
    assert said in told
    assert "secret" not in told


@pytest.mark.parametrize(("action", "more"), [("list", []), ("prune", ["--yes"]), ("export", ["copy"])])
def test_a_database_without_a_house_in_it_is_told(
    action: str, more: list[str], database: str, tmp_path: Path
) -> None:
    where = [tmp_path / one if one == "copy" else one for one in more]
    assert command(action, *where, "--database", database) == (1, "there is no house in PostgreSQL.\n")
