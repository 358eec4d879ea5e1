"""What can be done from outside with what a house keeps, most of it while the house is open.

Copies are made by SQLite itself, page by page, so that they are whole whatever happens meanwhile.
"""

from __future__ import annotations

import os
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from saloon.server.door import listing_from
from saloon.server.entries import from_body
from saloon.server.schema_sqlite import MIGRATIONS
from saloon.server.store import DAY, StoredTable, StoreFailed, now
from saloon.server.store_sqlite import FILE, LOCK, connection, explained, locked, upgrade

PAGES: Final = 2000
"""Copied at once; whoever writes meanwhile has his turn between."""
PARTS: Final = ("entries", "tables", "states", "notes", "reviews", "played", "knowers", "results")
"""What is stored of one table, by its id."""
EVERY_PART: Final = ("users", "tokens", "counts", "shown", *PARTS)
"""In an order in which nothing refers to what is not there yet."""
PARTS_THERE: Final = "SELECT name FROM sqlite_master WHERE type = 'table'"
SIDE_FILES: Final = ("", "-wal", "-shm")
WANTS: Final = """
    SELECT tables."table", state, facts, tables.at, count(seq), coalesce(max(seq), 0)
    FROM tables LEFT JOIN entries USING ("table") GROUP BY tables."table" ORDER BY number
"""
LINE: Final = 'SELECT "table", state, facts FROM tables WHERE "table" = ?'
BODIES: Final = 'SELECT seq, body FROM entries WHERE "table" = ? ORDER BY seq'


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


class Keeping(ABC):
    """All that a house keeps, wherever that is. Whatever raises StoreFailed has changed nothing."""

    place: str
    """What it is called when people are told of it."""

    @abstractmethod
    def tables(self) -> list[TableInHouse]:
        """Oldest first; also while the house is open."""

    @abstractmethod
    def prune(self, states: tuple[str, ...], days: float, really: bool) -> list[str]:
        """Throw away tables in these states at which nothing happens any more; of a closed house only."""

    @abstractmethod
    def export(self, to: Path) -> None:
        """A whole copy in one file, also while the house is open."""

    @abstractmethod
    def restore(self, source: Path) -> object | None:
        """Put a copy in place of what is there, of a closed house only; where that is kept, if anywhere."""

    @abstractmethod
    def restore_table(self, source: Path, table: str) -> None:
        """Put one table back that is damaged or gone, also while a house is open: it reads it anew."""


class Folder(Keeping):
    """What a house keeps in its data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.place = str(folder)
        self.file = folder / FILE

    def tables(self) -> list[TableInHouse]:
        with reading(self.file) as db:
            return [table_of(*row) for row in db.execute(WANTS)]

    def export(self, to: Path) -> None:
        with complete(to) as half, reading(self.file) as db, closing(sqlite3.connect(half)) as copy:
            db.backup(copy, pages=PAGES)
            copy.execute("PRAGMA journal_mode = DELETE")

    def restore(self, source: Path) -> Path | None:
        check(source)
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(locked(self.folder / LOCK)):
            new = self.folder / f"{FILE}.new"
            new.unlink(missing_ok=True)
            export_into(source, new)
            before = kept_beside(self.file) if self.file.exists() else None
            new.rename(self.file)
        return before

    def restore_table(self, source: Path, table: str) -> None:
        check(source)
        if self.is_sound(table):
            raise StoreFailed(f"table {table} is sound", "sound", table=table)
        with closing(connection(self.file)) as db:
            upgrade(db, self.file)
            try:
                copy_table(db, source, table)
            except sqlite3.Error as error:
                raise explained(error, self.file) from error

    def is_sound(self, table: str) -> bool:
        """Whether a table is there, without gaps, and all of it can be read."""
        with reading(self.file) as db:
            line = db.execute(LINE, (table,)).fetchone()
            return is_whole(line and StoredTable(*line), db.execute(BODIES, (table,)).fetchall())

    def prune(self, states: tuple[str, ...], days: float, really: bool) -> list[str]:
        if not self.file.is_file():
            raise StoreFailed(f"there is no {self.file}", "missing", place=self.file)
        with closing(locked(self.folder / LOCK)), closing(connection(self.file)) as db:
            upgrade(db, self.file)
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


def table_of(table: str, state: str, facts: bytes, at: int, entries: int, last: int) -> TableInHouse:
    days = max(0, now() - at) // DAY
    try:
        told = listing_from(StoredTable(table, state, facts)).facts
    except (ValueError, RecursionError):
        return TableInHouse(table, state, "", 0, entries, days, damaged=True)
    people = sum(bool(seat.user) for seat in told.seats)
    return TableInHouse(table, state, told.game, people, entries, days, entries != last or not entries)


@contextmanager
def complete(to: Path) -> Iterator[Path]:
    """A copy that is being made; it is checked before it has its name."""
    if to.exists():
        raise StoreFailed(f"{to} is there already", "exists", place=to)
    half = to.with_name(f"{to.name}.part")
    half.unlink(missing_ok=True)
    try:
        os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise StoreFailed(f"cannot write {to}: {error.strerror}", "closed", place=to) from error
    try:
        yield half
        check(half)
        half.rename(to)
    finally:
        half.unlink(missing_ok=True)


def is_whole(line: StoredTable | None, found: Sequence[tuple[int, bytes]]) -> bool:
    """Whether the line of a table can be read and its log, seq and body, too and has no gap."""
    if line is None:
        return False
    try:
        listing_from(line)
        bodies = [from_body(body) for _, body in found]
    except (ValueError, TypeError, RecursionError):
        return False
    return bool(bodies) and [seq for seq, _ in found] == list(range(1, len(found) + 1))


def check(file: Path) -> None:
    """Whether this is a whole store, of a version that can be read."""
    with reading(file) as db:
        well = db.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        version = int(db.execute("PRAGMA user_version").fetchone()[0])
        known = {row[0] for row in db.execute(PARTS_THERE)}
    if not well or not version or not {"entries", "tables", "users"} <= known:
        raise StoreFailed(f"{file} is damaged or is no store of saloon", "damaged", place=file)
    if version > len(MIGRATIONS):
        raise StoreFailed(f"{file} was written by a later version", "newer", place=file)


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


def copy_table(db: sqlite3.Connection, source: Path, table: str) -> None:
    with reading(source) as copy:
        known = {row[0] for row in copy.execute(PARTS_THERE)}  # an older copy has fewer
        rows = {
            part: copy.execute(f'SELECT * FROM {part} WHERE "table" = ?', (table,))
            for part in PARTS
            if part in known
        }
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
