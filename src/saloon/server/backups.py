"""What can be done with a data folder from outside, most of it while a house is open there.

Copies are made by SQLite itself, page by page, so that they are whole whatever happens meanwhile.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from saloon.server.door import listing_from
from saloon.server.entries import from_body
from saloon.server.store import DAY, StoredTable, StoreFailed, now
from saloon.server.store_sqlite import FILE, LOCK, MIGRATIONS, connection, explained, locked, upgrade

PAGES: Final = 2000
"""Copied at once; whoever writes meanwhile has his turn between."""
PARTS: Final = ("entries", "tables", "states", "notes")
"""What is stored of one table, by its id."""
SIDE_FILES: Final = ("", "-wal", "-shm")
WANTS: Final = """
    SELECT tables."table", state, facts, tables.at, count(seq), coalesce(max(seq), 0)
    FROM tables LEFT JOIN entries USING ("table") GROUP BY tables."table" ORDER BY number
"""


class TableInHouse(NamedTuple):
    """A table as it is stored."""

    table: str
    state: str
    game: str
    people: int
    entries: int
    days: int
    """Since its line was put."""
    damaged: bool
    """A gap in its log, or a line that cannot be read; other damage shows when it is read."""


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A store that is only looked at; somebody else may be writing."""
    if not file.is_file():
        raise StoreFailed(f"there is no {file}", "missing", place=file)
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=5)) as db:
            yield db
    except sqlite3.Error as error:
        raise explained(error, file) from error


def tables_in(folder: Path) -> list[TableInHouse]:
    with reading(folder / FILE) as db:
        return [table_of(*row) for row in db.execute(WANTS)]


def table_of(table: str, state: str, facts: bytes, at: int, entries: int, last: int) -> TableInHouse:
    days = max(0, now() - at) // DAY
    try:
        told = listing_from(StoredTable(table, state, facts)).facts
    except (ValueError, RecursionError):
        return TableInHouse(table, state, "", 0, entries, days, damaged=True)
    people = sum(bool(seat.user) for seat in told.seats)
    return TableInHouse(table, state, told.game, people, entries, days, entries != last or not entries)


def export(folder: Path, to: Path) -> None:
    """A whole copy in one file, which is checked before it has its name."""
    if to.exists():
        raise StoreFailed(f"{to} is there already", "exists", place=to)
    half = to.with_name(f"{to.name}.part")
    half.unlink(missing_ok=True)
    try:
        os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise StoreFailed(f"cannot write {to}: {error.strerror}", "closed", place=to) from error
    try:
        with reading(folder / FILE) as db, closing(sqlite3.connect(half)) as copy:
            db.backup(copy, pages=PAGES)
            copy.execute("PRAGMA journal_mode = DELETE")
        check(half)
        half.rename(to)
    finally:
        half.unlink(missing_ok=True)


def check(file: Path) -> None:
    """Whether this is a whole store, of a version that can be read."""
    with reading(file) as db:
        well = db.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        version = int(db.execute("PRAGMA user_version").fetchone()[0])
        known = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not well or not version or not {"entries", "tables", "users"} <= known:
        raise StoreFailed(f"{file} is damaged or is no store of saloon", "damaged", place=file)
    if version > len(MIGRATIONS):
        raise StoreFailed(f"{file} was written by a later version", "newer", place=file)


def restore(folder: Path, source: Path) -> Path | None:
    """Put a copy in place of what is there, which is kept beside it; nobody may be at work there."""
    check(source)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / FILE
    with closing(locked(folder / LOCK)):
        new = folder / f"{FILE}.new"
        new.unlink(missing_ok=True)
        export_into(source, new)
        before = kept_beside(file) if file.exists() else None
        new.rename(file)
    return before


def export_into(source: Path, new: Path) -> None:
    os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with reading(source) as db, closing(sqlite3.connect(new)) as copy:
        db.backup(copy)


def kept_beside(file: Path) -> Path:
    """The store that was there, under another name."""
    before = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for side in SIDE_FILES:
        if (old := file.with_name(file.name + side)).exists():
            old.rename(before.with_name(before.name + side))
    return before


def restore_table(folder: Path, source: Path, table: str) -> None:
    """Put one table back that is damaged or gone, also while a house is open: it reads it anew."""
    check(source)
    if is_sound(folder / FILE, table):
        raise StoreFailed(f"table {table} is sound", "sound", table=table)
    with closing(connection(folder / FILE)) as db:
        upgrade(db, folder / FILE)
        try:
            copy_table(db, source, table)
        except sqlite3.Error as error:
            raise explained(error, folder / FILE) from error


def is_sound(file: Path, table: str) -> bool:
    """Whether a table is there, without gaps, and all of it can be read."""
    with reading(file) as db:
        line = db.execute('SELECT "table", state, facts FROM tables WHERE "table" = ?', (table,)).fetchone()
        found = db.execute(
            'SELECT seq, body FROM entries WHERE "table" = ? ORDER BY seq', (table,)
        ).fetchall()
    try:
        listing_from(StoredTable(*line))
        bodies = [from_body(body) for _, body in found]
    except (ValueError, TypeError, RecursionError):
        return False
    return bool(bodies) and [seq for seq, _ in found] == list(range(1, len(found) + 1))


def copy_table(db: sqlite3.Connection, source: Path, table: str) -> None:
    with reading(source) as copy:
        rows = {part: copy.execute(f'SELECT * FROM {part} WHERE "table" = ?', (table,)) for part in PARTS}
        whole = {
            part: ([one[0] for one in found.description], found.fetchall()) for part, found in rows.items()
        }
    if not whole["tables"][1]:
        raise StoreFailed(f"there is no table {table} in {source}", "no_table", table=table, place=source)
    db.execute("BEGIN IMMEDIATE")
    for part, (names, lines) in whole.items():
        db.execute(f'DELETE FROM {part} WHERE "table" = ?', (table,))
        kept = [place for place, name in enumerate(names) if name != "number"]
        columns = ", ".join(f'"{names[place]}"' for place in kept)
        marks = ", ".join("?" for _ in kept)
        statement = f"INSERT INTO {part} ({columns}) VALUES ({marks})"
        db.executemany(statement, [[line[place] for place in kept] for line in lines])
    db.execute("COMMIT")


def prune(folder: Path, states: tuple[str, ...], days: float, really: bool) -> list[str]:
    """Throw away tables in these states that nothing has happened at for so long; of a closed house only."""
    if not (folder / FILE).is_file():
        raise StoreFailed(f"there is no {folder / FILE}", "missing", place=folder / FILE)
    with closing(locked(folder / LOCK)), closing(connection(folder / FILE)) as db:
        upgrade(db, folder / FILE)
        marks = ", ".join("?" for _ in states)
        query = f'SELECT "table" FROM tables WHERE state IN ({marks}) AND at <= ?'
        found = [row[0] for row in db.execute(query, (*states, now() - int(days * DAY)))]
        if really and found:
            db.execute("BEGIN IMMEDIATE")
            for part in PARTS:
                db.executemany(f'DELETE FROM {part} WHERE "table" = ?', [(one,) for one in found])
            db.execute("COMMIT")
            db.execute("VACUUM")
    return found
