"""The store as one SQLite file: one thread writes, all that waits goes into one transaction."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from saloon.server.folder import DataFolder
from saloon.server.schema_sqlite import (
    MIGRATIONS,
    PLAYS_OF,
    PUT_COUNT,
    PUT_KNOWER,
    PUT_NOTE,
    PUT_PLAY,
    PUT_RESULT,
    PUT_REVIEW,
    PUT_STATE,
    PUT_TABLE,
    PUT_USER,
    RATED_PLAYS,
)
from saloon.server.store import (
    STALE_AT_ONCE,
    SeqTaken,
    Store,
    StoreDamaged,
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
Work = Callable[[sqlite3.Connection], T]

FILE: Final = "saloon.sqlite"
LOCK: Final = "saloon.lock"
BATCH: Final = 500
"""At most so many changes in one transaction, so that nobody waits long for the first of them."""


class Change:
    """Something to be written, and who waits for it."""

    __slots__ = ("done", "refused", "work")

    def __init__(self, work: Work[None], done: asyncio.Future[None]) -> None:
        self.work = work
        self.done = done
        self.refused: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits; he may have gone away."""
        if self.done.done():
            return
        if self.refused is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.refused)


class SqliteStore(Store):
    """A folder with one database file in it. Everything that is appended is synced to the disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        self._place = DataFolder(folder, self.file)
        self._failing: StoreFailed | None = None
        """Why nothing could be written the last time."""
        self._loop: asyncio.AbstractEventLoop
        self._lock: sqlite3.Connection | None = None
        self._changes: queue.SimpleQueue[Change | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._open)

    def _open(self) -> None:
        try:
            self._place.prepare(FILE, LOCK)
            with ExitStack() as undo:
                self._lock = undo.enter_context(closing(locked(self.folder / LOCK)))
                writing = undo.enter_context(closing(connection(self.file)))
                upgrade(writing, self.file)
                self._reading = connection(self.file)
                self._place.remember()
                undo.pop_all()
        except OSError as error:
            raise StoreFailed(
                f"cannot make the folder {self.folder}: {error.strerror}", "folder", place=self.folder
            ) from error
        except sqlite3.Error as error:
            raise explained(error, self.file) from error
        self._reader = ThreadPoolExecutor(1, "store-reader")
        # A daemon: a process that ends without `close` ends as if it were killed, which the store survives.
        self._writer = threading.Thread(target=self._write, args=(writing,), name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is None or self._reader is None:
            return
        self._changes.put(None)
        writer, self._writer = self._writer, None
        await asyncio.to_thread(writer.join)
        self._reader.shutdown()
        self._reader = None
        if self._reading is not None:
            self._reading.close()
        if self._lock is not None:
            self._lock.close()

    # Writing

    def _write(self, db: sqlite3.Connection) -> None:
        """The writer thread: until it is told to stop, all that waits in one transaction."""
        going_on = True
        while going_on:
            batch: list[Change] = []
            going_on = self._gather(batch)
            if batch:
                self._commit(db, batch)
                self._loop.call_soon_threadsafe(settle, batch)
        db.close()

    def _commit(self, db: sqlite3.Connection, batch: list[Change]) -> None:
        """Not into a folder that is gone: nobody would ever find it again."""
        try:
            self._place.check()
        except StoreFailed as error:
            self._failing = error
            refuse(batch, error)
            return
        self._failing = commit(db, self.file, batch)

    def _gather(self, batch: list[Change]) -> bool:
        """Wait for the first change and take all others that are there; False: no more will come."""
        change = self._changes.get()
        while change is not None:
            batch.append(change)
            if len(batch) == BATCH:
                return True
            try:
                change = self._changes.get_nowait()
            except queue.Empty:
                return True
        return False

    async def _change(self, work: Work[None]) -> None:
        if self._writer is None:
            raise StoreFailed("the store is closed")
        change = Change(work, self._loop.create_future())
        self._changes.put(change)
        await change.done

    async def check(self) -> None:
        self._place.check()
        if self._failing is not None:
            await self._change(lambda db: execute(db, f"PRAGMA user_version = {len(MIGRATIONS)}"))

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
        def work(db: sqlite3.Connection) -> None:
            found = db.execute('SELECT max(seq) FROM entries WHERE "table" = ?', (table,)).fetchone()
            if seq != (found[0] or 0) + 1:
                raise SeqTaken(f"table {table}: {seq} is not the next number after {found[0] or 0}")
            at = now()
            db.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", (table, seq, kind, body, at))
            if line is not None:
                db.execute(PUT_TABLE, (*line[:3], at))
            db.executemany(PUT_PLAY, plays)

        await self._change(work)

    async def put_table(self, line: StoredTable) -> None:
        await self._change(lambda db: execute(db, PUT_TABLE, *line[:3], now()))

    async def put_review(self, table: str, number: int, body: bytes) -> None:
        await self._change(lambda db: execute(db, PUT_REVIEW, table, number, body))

    async def put_state(self, table: str, state: StoredState) -> None:
        await self._change(lambda db: execute(db, PUT_STATE, table, *state))

    async def put_user(self, user: StoredUser) -> None:
        await self._change(lambda db: execute(db, PUT_USER, *user))

    async def put_token(self, token_hash: bytes, user: str) -> None:
        await self._change(lambda db: execute(db, "INSERT INTO tokens VALUES (?, ?)", token_hash, user))

    async def drop_token(self, token_hash: bytes) -> None:
        await self._change(lambda db: execute(db, "DELETE FROM tokens WHERE hash = ?", token_hash))

    async def drop_other_tokens(self, token_hash: bytes, user: str) -> None:
        statement = "DELETE FROM tokens WHERE user = ? AND hash <> ?"
        await self._change(lambda db: execute(db, statement, user, token_hash))

    async def put_note(self, table: str, user: str, note: StoredNote) -> None:
        await self._change(lambda db: execute(db, PUT_NOTE, table, user, *note))

    async def put_count(self, name: str, count: int) -> None:
        await self._change(lambda db: execute(db, PUT_COUNT, name, count))

    async def drop_plays(self, user: str) -> None:
        await self._change(lambda db: execute(db, "DELETE FROM played WHERE user = ?", user))

    async def put_shown(self, user: str, shown: bool) -> None:
        statement = "INSERT OR IGNORE INTO shown VALUES (?)" if shown else "DELETE FROM shown WHERE user = ?"
        await self._change(lambda db: execute(db, statement, user))

    async def put_knower(self, knower: StoredKnower) -> None:
        await self._change(lambda db: execute(db, PUT_KNOWER, *knower))

    async def put_result(self, result: StoredResult) -> None:
        await self._change(lambda db: execute(db, PUT_RESULT, *result))

    # Reading

    async def _rows(self, query: str, *values: object) -> list[Any]:
        if self._reader is None or self._reading is None:
            raise StoreFailed("the store is closed")
        reading = self._reading
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._reader, lambda: reading.execute(query, values).fetchall()
            )
        except sqlite3.Error as error:
            raise explained(error, self.file) from error

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        query = 'SELECT seq, kind, body, at FROM entries WHERE "table" = ? AND seq > ? ORDER BY seq'
        found = [StoredEntry(*row) for row in await self._rows(query, table, after)]
        check_gapless(table, after, found)
        return found

    async def state(self, table: str) -> StoredState | None:
        rows = await self._rows('SELECT seq, body FROM states WHERE "table" = ?', table)
        return StoredState(*rows[0]) if rows else None

    async def review(self, table: str, number: int) -> bytes | None:
        rows = await self._rows('SELECT body FROM reviews WHERE "table" = ? AND game = ?', table, number)
        return bytes(rows[0][0]) if rows else None

    async def table(self, table: str) -> StoredTable | None:
        rows = await self._rows('SELECT "table", state, facts FROM tables WHERE "table" = ?', table)
        return StoredTable(*rows[0]) if rows else None

    async def tables(self, *states: str) -> list[StoredTable]:
        query = 'SELECT "table", state, facts FROM tables'
        if states:
            query += f" WHERE state IN ({', '.join('?' for _ in states)})"
        return [StoredTable(*row) for row in await self._rows(query + " ORDER BY number", *states)]

    async def stale(self, state: str, before: int) -> list[StoredTable]:
        query = 'SELECT "table", state, facts FROM tables WHERE state = ? AND at < ? ORDER BY at LIMIT ?'
        return [StoredTable(*row) for row in await self._rows(query, state, before, STALE_AT_ONCE)]

    async def user(self, user: str) -> StoredUser | None:
        rows = await self._rows("SELECT user, name FROM users WHERE user = ?", user)
        return StoredUser(*rows[0]) if rows else None

    async def token_user(self, token_hash: bytes) -> StoredUser | None:
        query = "SELECT users.user, users.name FROM tokens JOIN users USING (user) WHERE hash = ?"
        rows = await self._rows(query, token_hash)
        return StoredUser(*rows[0]) if rows else None

    async def count(self, name: str) -> int:
        rows = await self._rows("SELECT count FROM counts WHERE name = ?", name)
        return int(rows[0][0]) if rows else 0

    async def knowers(self, deal: str) -> list[StoredKnower]:
        query = 'SELECT deal, user, "table", playing FROM knowers WHERE deal = ?'
        return [StoredKnower(*row) for row in await self._rows(query, deal)]

    async def results(self, deal: str) -> list[StoredResult]:
        query = 'SELECT deal, "table", body FROM results WHERE deal = ? ORDER BY number'
        return [StoredResult(*row) for row in await self._rows(query, deal)]

    async def plays_of(self, user: str) -> list[StoredPlay]:
        return [StoredPlay(*row) for row in await self._rows(PLAYS_OF, user)]

    async def rated_plays(self) -> list[StoredPlay]:
        return [StoredPlay(*row) for row in await self._rows(RATED_PLAYS)]

    async def shown(self, users: Sequence[str]) -> set[str]:
        marks = ", ".join("?" for _ in users)
        return {row[0] for row in await self._rows(f"SELECT user FROM shown WHERE user IN ({marks})", *users)}

    async def notes(self, table: str, user: str) -> list[StoredNote]:
        query = 'SELECT seq, seat, text FROM notes WHERE "table" = ? AND user = ? ORDER BY seq, seat'
        return [StoredNote(*row) for row in await self._rows(query, table, user)]


def execute(db: sqlite3.Connection, statement: str, *values: object) -> None:
    db.execute(statement, values)


def settle(batch: list[Change]) -> None:
    for change in batch:
        change.settle()


def refuse(batch: list[Change], error: StoreFailed) -> None:
    for change in batch:
        change.refused = error


def commit(db: sqlite3.Connection, file: Path, batch: list[Change]) -> StoreFailed | None:
    """One transaction for all; a change that is refused is taken back alone, a disk that fails fails all.

    Why it failed, if it did.
    """
    try:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.execute("BEGIN IMMEDIATE")
        for change in batch:
            attempt(db, change)
        db.execute("COMMIT")
    except Exception as error:  # whatever it is: the writer goes on
        failed = explained(error, file)
        refuse(batch, failed)
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        return failed
    return None


def attempt(db: sqlite3.Connection, change: Change) -> None:
    """Do one change within the transaction, or take it back and note why."""
    db.execute("SAVEPOINT change")
    try:
        change.work(db)
    except SeqTaken as error:
        change.refused = error
    except (sqlite3.IntegrityError, ValueError, OverflowError) as error:
        change.refused = StoreFailed(f"the store takes no such thing: {error}")
    if change.refused is not None:
        db.execute("ROLLBACK TO change")
    db.execute("RELEASE change")


def connection(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, timeout=5, isolation_level=None, check_same_thread=False)
    with ExitStack() as undo:
        undo.callback(db.close)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        undo.pop_all()
    return db


def locked(file: Path) -> sqlite3.Connection:
    """A lock that goes with the process, whatever happens to it, on every system."""
    db = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        db.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        db.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise StoreInUse(
                f"another server uses {file.parent}; stop it or use another folder",
                "in_use",
                place=file.parent,
            ) from error
        raise
    return db


def upgrade(db: sqlite3.Connection, file: Path) -> None:
    """Bring the file from the version that it has to the one that this program writes."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise StoreFailed(
            f"{file} was written by a later version of saloon (schema {version})", "newer", place=file
        )
    for number in range(version, len(MIGRATIONS)):
        db.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")


def explained(error: Exception, file: Path) -> StoreFailed:
    """What SQLite says in words that tell what to do."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return StoreFailed(f"no room left on the disk for {file}", "full", place=file)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return StoreFailed(
            f"cannot write {file}: the folder or the file is read-only or cannot be opened",
            "closed",
            place=file,
        )
    if code == sqlite3.SQLITE_IOERR:
        return StoreFailed(
            f"the disk does not take what is written to {file}: full, limited or failing", "disk", place=file
        )
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreDamaged(
            f"{file} is damaged or is no store of saloon: {error}; restore it from a backup",
            "damaged",
            place=file,
        )
    return StoreFailed(f"{file}: {error}")
