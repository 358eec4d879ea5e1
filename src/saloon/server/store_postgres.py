"""The store in PostgreSQL: one connection writes, all that waits goes into one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeVar

import asyncpg

from saloon.server.changes_postgres import Batch, Change, Writer, append_all, kept, write_others
from saloon.server.doors_postgres import adopt_doors, fold_doors
from saloon.server.schema_postgres import (
    LINES,
    MIGRATIONS,
    PLAYS_OF,
    PUT_COUNT,
    PUT_KNOWER,
    PUT_NOTE,
    PUT_RESULT,
    PUT_REVIEW,
    PUT_STATE,
    PUT_USER,
    RATED_PLAYS,
)
from saloon.server.shared_postgres import PostgresShared
from saloon.server.store import (
    STALE_AT_ONCE,
    Store,
    StoredEntry,
    StoredKnower,
    StoredNote,
    StoredPlay,
    StoredResult,
    StoredState,
    StoredTable,
    StoredUser,
    StoreFailed,
    StoreInUse,
    check_gapless,
    now,
)

T = TypeVar("T")

BATCH: Final = 500
"""At most so many changes in one transaction."""
LOCK: Final = 0x5A100
"""The advisory lock of the one server that may write."""
UPGRADE_LOCK: Final = LOCK + 1
LOCK_SECONDS: Final = 5.0
"""A server that was killed may hold the lock until PostgreSQL has noticed."""
CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 30.0
"""A database that is silent for longer counts as lost."""
NODE_COMMAND_SECONDS: Final = 5.0
READERS: Final = 4
IN_USE: Final = "another server uses this database; stop it or use another database"
PLACE: Final = "PostgreSQL"
"""In place of the address: it may hold a password."""
SETTINGS: Final = {"application_name": "saloon", "search_path": "saloon", "synchronous_commit": "on"}

LOST: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asked at the moment at which the connection ended
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
"""The connection is gone, and perhaps nobody knows whether the last transaction was kept."""
TROUBLE: Final = (*LOST, asyncpg.PostgresError)


class PostgresStore(Store):
    """A schema `saloon` in a database, which must exist."""

    def __init__(self, url: str, node: str = "") -> None:
        self.url = url
        self.writer = Writer()
        self.shared = PostgresShared(self, node) if node else None
        self._settings = {**SETTINGS, "application_name": self.shared.application} if self.shared else None
        self._changes: asyncio.Queue[Change | None]
        self._writing: asyncpg.Connection | None = None
        self._readers: asyncpg.Pool | None = None
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._changes = asyncio.Queue()
        try:
            self._writing = await self._connect()
            async with alone(self._writing):
                await upgrade(self._writing)
                await (adopt_doors if self.shared else fold_doors)(self._writing)
            self._readers = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=READERS,
                timeout=CONNECT_SECONDS,
                command_timeout=self._patience,
                server_settings=self._settings or SETTINGS,
            )
        except (*TROUBLE, ValueError) as error:
            self._hang_up()
            raise explained(error) from error
        except StoreFailed:
            self._hang_up()
            raise
        self._writer = asyncio.create_task(self._write(), name="store-writer")

    def _hang_up(self) -> None:
        if self._writing is not None:
            self._writing.terminate()
            self._writing = None

    async def close(self) -> None:
        if self._writer is None or self._readers is None:
            return
        writer, self._writer = self._writer, None
        self._changes.put_nowait(None)
        await writer
        readers, self._readers = self._readers, None
        await readers.close()
        if self._writing is not None:
            with suppress(*TROUBLE):
                await self._writing.close()
            self._writing = None

    # Writing

    async def _write(self) -> None:
        """The writer: until it is told to stop, all that waits in one transaction."""
        waiting: Change | None = None
        going_on = True
        while going_on:
            batch = Batch(BATCH)
            change = waiting or await self._changes.get()
            waiting = None
            while change is not None:
                if not batch.takes(change):
                    waiting = change
                    break
                if self._changes.empty():
                    break
                change = self._changes.get_nowait()
            going_on = change is not None
            if batch.changes:
                await self._commit(batch)
            for change in batch.changes:
                change.settle()

    async def _commit(self, batch: Batch) -> None:
        """Entries first. If the connection breaks, look afterwards what was kept."""
        await self._do(batch.appends, self._append)
        await self._do(batch.others, self._write_others)

    async def _do(self, changes: list[Change], write: Callable[[list[Change]], Awaitable[None]]) -> None:
        if not changes:
            return
        try:
            if self._writing is None or self._writing.is_closed():
                self._writing = await self._connect()
            await write(changes)
        except LOST as error:
            await self._look_again(changes, error)
        except Exception as error:  # whatever it is: the writer goes on
            refuse(changes, error)

    async def _connect(self) -> asyncpg.Connection:
        """The connection that writes: it alone holds the lock, or together with other nodes."""
        return await locked(self.url, self._settings, shared=self.shared is not None, patience=self._patience)

    @property
    def _patience(self) -> float:
        """Other nodes are there when the database cannot be reached from this one."""
        return NODE_COMMAND_SECONDS if self.shared is not None else COMMAND_SECONDS

    # For a node among others

    async def connection(self, within: float) -> asyncpg.Connection:
        """A connection of its own for whoever asks. Raises StoreFailed."""
        return await self.guarded(
            asyncpg.connect(
                self.url, timeout=within, command_timeout=within, server_settings=self._settings or SETTINGS
            )
        )

    async def guarded(self, asked: Awaitable[T]) -> T:
        """What the database answers, or StoreFailed."""
        try:
            return await asked
        except asyncpg.UniqueViolationError:
            raise
        except TROUBLE as error:
            raise explained(error) from error

    async def rows(self, query: str, *values: object) -> list[asyncpg.Record]:
        """Also where something is changed; at once, and not in turn with what is appended."""
        if self._readers is None:
            raise StoreFailed("the store is closed")
        return await self.guarded(self._readers.fetch(query, *values))

    def write_as(self, node: str, epoch: int) -> None:
        self.writer = Writer(node, epoch)

    async def _append(self, changes: list[Change]) -> None:
        assert self._writing is not None
        await append_all(self._writing, changes, self.writer)

    async def _write_others(self, changes: list[Change]) -> None:
        assert self._writing is not None
        async with self._writing.transaction():
            await write_others(self._writing, changes)

    async def _look_again(self, batch: list[Change], error: Exception) -> None:
        """Connect anew and see what is there of the batch; what is not is refused."""
        refuse(batch, error)
        self._hang_up()
        try:
            self._writing = await self._connect()
            for change in batch:
                if change.entry is not None and await kept(self._writing, change.table, change.entry):
                    change.refused = None
        except (*TROUBLE, StoreFailed):
            self._hang_up()

    async def _change(self, change: Change) -> None:
        if self._writer is None:
            raise StoreFailed("the store is closed")
        self._changes.put_nowait(change)
        await change.done

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
        entry = StoredEntry(seq, kind, body, now())
        await self._change(Change(table, entry, line, plays=plays, driven=driven))

    async def put_table(self, line: StoredTable) -> None:
        await self._change(Change(line=line))

    async def put_review(self, table: str, number: int, body: bytes) -> None:
        await self._change(Change(statement=PUT_REVIEW, values=(table, number, body)))

    async def put_state(self, table: str, state: StoredState) -> None:
        await self._change(Change(statement=PUT_STATE, values=(table, *state)))

    async def put_user(self, user: StoredUser) -> None:
        await self._change(Change(statement=PUT_USER, values=tuple(user)))

    async def put_token(self, token_hash: bytes, user: str) -> None:
        await self._change(Change(statement="INSERT INTO tokens VALUES ($1, $2)", values=(token_hash, user)))

    async def drop_token(self, token_hash: bytes) -> None:
        await self._change(Change(statement="DELETE FROM tokens WHERE hash = $1", values=(token_hash,)))

    async def drop_other_tokens(self, token_hash: bytes, user: str) -> None:
        statement = 'DELETE FROM tokens WHERE "user" = $1 AND hash <> $2'
        await self._change(Change(statement=statement, values=(user, token_hash)))

    async def put_note(self, table: str, user: str, note: StoredNote) -> None:
        await self._change(Change(statement=PUT_NOTE, values=(table, user, *note)))

    async def put_count(self, name: str, count: int) -> None:
        await self._change(Change(statement=PUT_COUNT, values=(name, count)))

    async def drop_plays(self, user: str) -> None:
        await self._change(Change(statement='DELETE FROM played WHERE "user" = $1', values=(user,)))

    async def put_shown(self, user: str, shown: bool) -> None:
        put = "INSERT INTO shown VALUES ($1) ON CONFLICT DO NOTHING"
        statement = put if shown else 'DELETE FROM shown WHERE "user" = $1'
        await self._change(Change(statement=statement, values=(user,)))

    async def put_knower(self, knower: StoredKnower) -> None:
        await self._change(Change(statement=PUT_KNOWER, values=tuple(knower)))

    async def put_result(self, result: StoredResult) -> None:
        await self._change(Change(statement=PUT_RESULT, values=tuple(result)))

    # Reading

    async def check(self) -> None:
        await self.rows("SELECT 1")

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        query = 'SELECT seq, kind, body, at FROM entries WHERE "table" = $1 AND seq > $2 ORDER BY seq'
        found = [StoredEntry(*row) for row in await self.rows(query, table, after)]
        check_gapless(table, after, found)
        return found

    async def state(self, table: str) -> StoredState | None:
        rows = await self.rows('SELECT seq, body FROM states WHERE "table" = $1', table)
        return StoredState(*rows[0]) if rows else None

    async def review(self, table: str, number: int) -> bytes | None:
        rows = await self.rows('SELECT body FROM reviews WHERE "table" = $1 AND game = $2', table, number)
        return bytes(rows[0][0]) if rows else None

    async def table(self, table: str) -> StoredTable | None:
        rows = await self.rows(f'{LINES} WHERE "table" = $1', table)
        return StoredTable(*rows[0]) if rows else None

    async def tables(self, *states: str) -> list[StoredTable]:
        query = f"{LINES} WHERE $1 OR state = ANY ($2) ORDER BY number"
        return [StoredTable(*row) for row in await self.rows(query, not states, list(states))]

    async def stale(self, state: str, before: int) -> list[StoredTable]:
        query = f"{LINES} WHERE state = $1 AND at < $2 ORDER BY at LIMIT $3"
        return [StoredTable(*row) for row in await self.rows(query, state, before, STALE_AT_ONCE)]

    async def user(self, user: str) -> StoredUser | None:
        rows = await self.rows('SELECT "user", name FROM users WHERE "user" = $1', user)
        return StoredUser(*rows[0]) if rows else None

    async def token_user(self, token_hash: bytes) -> StoredUser | None:
        query = 'SELECT users."user", name FROM tokens JOIN users USING ("user") WHERE hash = $1'
        rows = await self.rows(query, token_hash)
        return StoredUser(*rows[0]) if rows else None

    async def count(self, name: str) -> int:
        rows = await self.rows("SELECT count FROM counts WHERE name = $1", name)
        return int(rows[0][0]) if rows else 0

    async def knowers(self, deal: str) -> list[StoredKnower]:
        query = 'SELECT deal, "user", "table", playing FROM knowers WHERE deal = $1'
        return [StoredKnower(*row) for row in await self.rows(query, deal)]

    async def results(self, deal: str) -> list[StoredResult]:
        query = 'SELECT deal, "table", body FROM results WHERE deal = $1 ORDER BY number'
        return [StoredResult(*row) for row in await self.rows(query, deal)]

    async def plays_of(self, user: str) -> list[StoredPlay]:
        return [StoredPlay(*row) for row in await self.rows(PLAYS_OF, user)]

    async def rated_plays(self) -> list[StoredPlay]:
        return [StoredPlay(*row) for row in await self.rows(RATED_PLAYS)]

    async def shown(self, users: Sequence[str]) -> set[str]:
        query = 'SELECT "user" FROM shown WHERE "user" = ANY ($1)'
        return {row[0] for row in await self.rows(query, list(users))}

    async def notes(self, table: str, user: str) -> list[StoredNote]:
        query = 'SELECT seq, seat, text FROM notes WHERE "table" = $1 AND "user" = $2 ORDER BY seq, seat'
        return [StoredNote(*row) for row in await self.rows(query, table, user)]


async def locked(
    url: str,
    settings: dict[str, str] | None = None,
    shared: bool = False,
    patience: float = COMMAND_SECONDS,
) -> asyncpg.Connection:
    """A connection that holds the lock: alone, or `shared` with other nodes."""
    connection = await asyncpg.connect(
        url, timeout=CONNECT_SECONDS, command_timeout=patience, server_settings=settings or SETTINGS
    )
    end = time.monotonic() + LOCK_SECONDS
    lock = "SELECT pg_try_advisory_lock_shared($1)" if shared else "SELECT pg_try_advisory_lock($1)"
    while not await connection.fetchval(lock, LOCK):
        if time.monotonic() > end:
            await connection.close()
            said = "a server that wants no others uses this database" if shared else IN_USE
            raise StoreInUse(said, "alone" if shared else "in_use", place=PLACE)
        await asyncio.sleep(0.05)
    return connection


@asynccontextmanager
async def alone(db: asyncpg.Connection) -> AsyncIterator[None]:
    """While the schema is brought up to date: nodes that start at the same time do it one by one."""
    await db.execute("SELECT pg_advisory_lock($1)", UPGRADE_LOCK)
    try:
        yield
    finally:
        await db.execute("SELECT pg_advisory_unlock($1)", UPGRADE_LOCK)


def refuse(batch: list[Change], error: Exception) -> None:
    for change in batch:
        change.refused = explained(error)


async def upgrade(db: asyncpg.Connection) -> None:
    """Bring the schema from the version that it has to the one that this program writes."""
    await db.execute("CREATE SCHEMA IF NOT EXISTS saloon")
    await db.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
    version: int = await db.fetchval("SELECT coalesce(max(number), 0) FROM version")
    if version > len(MIGRATIONS):
        raise StoreFailed(
            f"the database was written by a later version of saloon (schema {version})", "newer", place=PLACE
        )
    for number in range(version, len(MIGRATIONS)):
        async with db.transaction():
            await db.execute(MIGRATIONS[number])
            await db.execute("INSERT INTO version VALUES ($1)", number + 1)


def explained(error: Exception) -> StoreFailed:
    """What PostgreSQL says in words that tell what to do. Never the address: it may hold a password."""
    if isinstance(error, StoreFailed):
        return error
    if isinstance(error, asyncpg.DiskFullError):
        return StoreFailed("no room left on the disk of the database", "full", place=PLACE)
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return StoreFailed("the database takes no changes: it is read-only", "closed", place=PLACE)
    if isinstance(error, LOST):
        return StoreFailed(
            f"the database cannot be reached: {type(error).__name__}", "away", why=type(error).__name__
        )
    return StoreFailed(f"the database refused: {error}")
