"""The same for a house that keeps everything in PostgreSQL. Its copies are those of a folder: a SQLite file.

So a house can also move from a folder to a database, or back.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from saloon.server.backups import (
    EVERY_PART,
    PARTS,
    WANTS,
    Keeping,
    TableInHouse,
    check,
    complete,
    export_into,
    is_whole,
    table_of,
)
from saloon.server.store import DAY, StoredTable, StoreFailed, now
from saloon.server.store_postgres import CONNECT_SECONDS, PLACE, SETTINGS, TROUBLE, explained, locked, upgrade
from saloon.server.store_sqlite import connection as sqlite_connection
from saloon.server.store_sqlite import upgrade as upgrade_sqlite

T = TypeVar("T")

AT_ONCE: Final = 500
"""Rows that are held in memory."""


class Database(Keeping):
    """What a house keeps in PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.place = PLACE

    def tables(self) -> list[TableInHouse]:
        return self._do(self._tables())

    def prune(self, states: tuple[str, ...], days: float, really: bool) -> list[str]:
        return self._do(self._prune(states, days, really))

    def export(self, to: Path) -> None:
        with complete(to) as half:
            self._do(self._export(half))

    def restore(self, source: Path) -> str | None:
        with upgraded(source) as copy:
            return self._do(self._restore(copy))

    def restore_table(self, source: Path, table: str) -> None:
        with upgraded(source) as copy:
            self._do(self._restore_table(copy, table))

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        async def done() -> T:
            try:
                return await work
            except (*TROUBLE, ValueError) as error:
                raise explained(error) from error

        return asyncio.run(done())

    @asynccontextmanager
    async def _beside(self) -> AsyncIterator[asyncpg.Connection]:
        """Beside a house that may be open: everything as it is at one moment."""
        db = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS, server_settings=SETTINGS)
        try:
            await require_store(db)
            async with db.transaction(isolation="repeatable_read"):
                yield db
        finally:
            await db.close()

    @asynccontextmanager
    async def _alone(self, make: bool = False) -> AsyncIterator[asyncpg.Connection]:
        """To change what no open house may have in mind, all of it or nothing."""
        db = await locked(self.url)
        try:
            if not make:
                await require_store(db)
            await upgrade(db)
            async with db.transaction():
                yield db
        finally:
            await db.close()

    async def _tables(self) -> list[TableInHouse]:
        async with self._beside() as db:
            return [table_of(*row) for row in await db.fetch(WANTS)]

    async def _prune(self, states: tuple[str, ...], days: float, really: bool) -> list[str]:
        async with self._alone() as db:
            query = 'SELECT "table" FROM tables WHERE state = ANY ($1) AND at <= $2'
            found = [row[0] for row in await db.fetch(query, list(states), now() - int(days * DAY))]
            for part in PARTS if really else ():
                await db.execute(f'DELETE FROM {part} WHERE "table" = ANY ($1)', found)
        return found

    async def _export(self, half: Path) -> None:
        with closing(sqlite_connection(half)) as copy:
            upgrade_sqlite(copy, half)
            async with self._beside() as db:
                copy.execute("BEGIN")
                for part in EVERY_PART:
                    names = columns(copy, part)
                    put = f"INSERT INTO {part} ({quoted(names)}) VALUES ({', '.join('?' for _ in names)})"
                    async for row in db.cursor(f"SELECT {quoted(names)} FROM {part}{in_order(part)}"):
                        copy.execute(put, tuple(row))
                copy.execute("COMMIT")
            copy.execute("PRAGMA journal_mode = DELETE")

    async def _restore(self, copy: sqlite3.Connection) -> str | None:
        """What was there stays in a schema of its own; its name."""
        before = None
        async with self._alone(make=True) as db:
            if await db.fetchval("SELECT count(*) FROM users"):
                before = f"saloon_before_{time.strftime('%Y%m%d_%H%M%S')}_{now() % 1000:03}"
                await db.execute(f"ALTER SCHEMA saloon RENAME TO {before}")
                await upgrade(db)
            for part in EVERY_PART:
                await fill(db, copy, part)
        return before

    async def _restore_table(self, copy: sqlite3.Connection, table: str) -> None:
        if not copy.execute('SELECT 1 FROM tables WHERE "table" = ?', (table,)).fetchone():
            raise StoreFailed(f"there is no table {table} in the copy", "no_table", table=table, place=PLACE)
        async with self._beside() as db:
            line = await db.fetchrow('SELECT "table", state, facts FROM tables WHERE "table" = $1', table)
            found = await db.fetch('SELECT seq, body FROM entries WHERE "table" = $1 ORDER BY seq', table)
            if is_whole(None if line is None else StoredTable(*line), [tuple(row) for row in found]):
                raise StoreFailed(f"table {table} is sound", "sound", table=table)
            for part in PARTS:
                await db.execute(f'DELETE FROM {part} WHERE "table" = $1', table)
                await fill(db, copy, part, table)


@contextmanager
def upgraded(source: Path) -> Iterator[sqlite3.Connection]:
    """A copy in the form of today, which may have been made by an earlier version."""
    check(source)
    with tempfile.TemporaryDirectory(prefix="saloon-") as folder:
        new = Path(folder) / "copy"
        export_into(source, new)
        with closing(sqlite_connection(new)) as db:
            upgrade_sqlite(db, new)
            yield db


async def require_store(db: asyncpg.Connection) -> None:
    if await db.fetchval("SELECT to_regclass('saloon.entries')") is None:
        raise StoreFailed("no house has kept anything in this database", "empty", place=PLACE)


async def fill(db: asyncpg.Connection, copy: sqlite3.Connection, part: str, table: str = "") -> None:
    """What a copy has in this part: all of it, or what is of one table."""
    names = columns(copy, part)
    marks = ", ".join(f"${place}" for place in range(1, len(names) + 1))
    which = ' WHERE "table" = ?' if table else ""
    rows = copy.execute(
        f"SELECT {quoted(names)} FROM {part}{which}{in_order(part)}", (table,) if table else ()
    )
    while some := rows.fetchmany(AT_ONCE):
        await db.executemany(f"INSERT INTO {part} ({quoted(names)}) VALUES ({marks})", some)


def columns(copy: sqlite3.Connection, part: str) -> list[str]:
    """All but the number that a store gives a table by itself."""
    return [row[1] for row in copy.execute(f"PRAGMA table_info({part})") if row[1] != "number"]


def quoted(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def in_order(part: str) -> str:
    """The oldest table first, so that it has the first number again."""
    return " ORDER BY number" if part == "tables" else ""
