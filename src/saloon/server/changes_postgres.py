"""What is to be written to PostgreSQL: entries in one statement, everything else in its turn.

An append is one round trip, so that a server which stops in the middle of it holds no lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import asyncpg

from saloon.server.schema_postgres import APPEND, PUT_TABLE
from saloon.server.store import (
    NotDriver,
    SeqTaken,
    StoredEntry,
    StoredPlay,
    StoredTable,
    StoreFailed,
    now,
)


class Writer(NamedTuple):
    """Who writes: a lone server has no name, and nobody is told what it writes."""

    node: str = ""
    epoch: int = 0


class Change:
    """Something to be written: an entry, a table's line, or another statement; and who waits for it."""

    __slots__ = ("done", "driven", "entry", "line", "plays", "refused", "statement", "table", "values")

    def __init__(
        self,
        table: str = "",
        entry: StoredEntry | None = None,
        line: StoredTable | None = None,
        statement: str = "",
        values: tuple[object, ...] = (),
        plays: Sequence[StoredPlay] = (),
        driven: bool = False,
    ) -> None:
        self.table = table
        self.entry = entry
        self.line = line
        self.plays = plays
        self.driven = driven
        self.statement = statement
        self.values = values
        self.refused: Exception | None = None
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self) -> None:
        """Tell whoever waits; he may have gone away."""
        if self.done.done():
            return
        if self.refused is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.refused)


class Batch:
    """What is written in one go: of each table one entry at most, since the second must find the first."""

    def __init__(self, most: int) -> None:
        self.appends: list[Change] = []
        self.others: list[Change] = []
        self._tables: set[str] = set()
        self._most = most

    def takes(self, change: Change) -> bool:
        """Take it, or leave it for the next one."""
        if len(self.changes) >= self._most or (change.entry is not None and change.table in self._tables):
            return False
        if change.entry is None:
            self.others.append(change)
        else:
            self._tables.add(change.table)
            self.appends.append(change)
        return True

    @property
    def changes(self) -> list[Change]:
        return [*self.appends, *self.others]


async def append_all(db: asyncpg.Connection, appends: list[Change], writer: Writer) -> None:
    """Keep all entries that are the next of their logs, with their lines; the others are refused.

    Sorted by table: two nodes that append to the same tables wait for one another in the same order.
    """
    found = {change.table: change for change in sorted(appends, key=lambda one: one.table)}
    rows = await db.fetch(APPEND, *columns_of(list(found.values()), writer), writer.node)
    for table, kept, drives, last in rows:
        change = found[table]
        assert change.entry is not None
        if kept:
            continue
        if not drives:
            change.refused = NotDriver(f"table {table} is driven by another node")
        else:
            change.refused = SeqTaken(
                f"table {table}: {change.entry.seq} is not the next number after {last or 0}"
            )


def columns_of(appends: list[Change], writer: Writer) -> list[list[object]]:
    """The entries, their lines and what the games that they ended were for each seat, as columns."""
    entries = []
    for change in appends:
        assert change.entry is not None
        line = (None, None, None) if change.line is None else change.line[1:]
        epoch = writer.epoch if change.driven and writer.node else None
        entries.append((change.table, *change.entry, epoch, *line, now()))
    plays = [(*one[:5], int(one.rated), one.body) for change in appends for one in change.plays]
    empty: list[list[object]] = [[] for _ in StoredPlay._fields]
    of_plays = [list(column) for column in zip(*plays, strict=True)] if plays else empty
    return [*[list(column) for column in zip(*entries, strict=True)], *of_plays]


async def write_others(db: asyncpg.Connection, others: list[Change]) -> None:
    """Write what can be written; a change that is refused notes why."""
    lines = [(*change.line, now()) for change in others if change.line is not None]
    if lines:
        await db.executemany(PUT_TABLE, lines)
    for change in others:
        if change.statement:
            await attempt(db, change)


async def attempt(db: asyncpg.Connection, change: Change) -> None:
    """Do one statement within the transaction, or take it back alone."""
    try:
        async with db.transaction():
            await db.execute(change.statement, *change.values)
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError) as error:
        change.refused = StoreFailed(f"the store takes no such thing: {error}")


async def kept(db: asyncpg.Connection, table: str, entry: StoredEntry) -> bool:
    """Whether exactly this entry is in the store."""
    query = 'SELECT kind, body, at FROM entries WHERE "table" = $1 AND seq = $2'
    row = await db.fetchrow(query, table, entry.seq)
    return row is not None and tuple(row) == (entry.kind, entry.body, entry.at)
