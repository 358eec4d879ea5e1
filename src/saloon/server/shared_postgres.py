"""What nodes share, in PostgreSQL: one connection listens and beats, another one says what is to be said."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import asyncpg

import saloon
from saloon.server.schema_nodes import (
    ADD_COUNT,
    ADOPT,
    ASIDES,
    BEAT,
    BURY,
    CLAIM,
    DROP_ASIDES,
    END_SESSIONS,
    LEAVE,
    LET_GO,
    OTHERS,
    PUT_ASIDE,
    PUT_DOOR,
    REGISTER,
    TAKE,
    UNDRIVEN,
    WATCHED,
)
from saloon.server.shared import (
    LEASE_SECONDS,
    RETURNS_WITHIN,
    Aside,
    CodeTaken,
    LeaseLost,
    News,
    Other,
    Shared,
    StoredDoor,
    decode_news,
    news_of,
)

if TYPE_CHECKING:
    from saloon.server.store_postgres import PostgresStore

CHANNEL: Final = "saloon"
ANSWER_WITHIN: Final = 1.2
"""Seconds for the database to answer a beat: a line that is silent for longer is opened anew."""


class PostgresShared(Shared):
    """The lease of one node, and its line to the others."""

    def __init__(self, store: PostgresStore, name: str) -> None:
        self.name = name
        self.node = f"{name}.{secrets.token_hex(3)}"
        self._store = store
        self._line: asyncpg.Connection | None = None

    @property
    def application(self) -> str:
        """By which the sessions of this node are known."""
        return f"saloon {self.node}"

    # Living

    async def connect(self, heard: Callable[[News], None]) -> None:
        def told(_connection: object, _pid: int, _channel: str, payload: Any) -> None:
            with suppress(ValueError):
                heard(decode_news(payload))

        self.hang_up()
        line = await self._store.connection(ANSWER_WITHIN)
        try:
            await line.add_listener(CHANNEL, told)
        except BaseException:
            line.terminate()
            raise
        self._line = line

    @property
    def connected(self) -> bool:
        return self._line is not None and not self._line.is_closed()

    def hang_up(self) -> None:
        if self._line is not None:
            self._line.terminate()
            self._line = None

    async def _ask(self, query: str, *values: object) -> list[asyncpg.Record]:
        """On the line itself: an answer proves that it is there."""
        if self._line is None:
            raise ConnectionResetError("no line")
        found: list[asyncpg.Record] = await self._line.fetch(query, *values, timeout=ANSWER_WITHIN)
        return found

    async def register(self) -> None:
        values: tuple[object, ...] = (
            self.node,
            self.epoch + 1,
            self.name,
            list(self.rules.values()),
            saloon.__version__,
            LEASE_SECONDS,
        )
        ((epoch,),) = await self._store.guarded(self._ask(REGISTER, *values))
        self.epoch = epoch
        self._store.write_as(self.node, epoch)

    async def beat(self) -> set[str]:
        said = self.node, self.epoch, LEASE_SECONDS, self.drains
        ((mine, living),) = await self._store.guarded(self._ask(BEAT, *said))
        if not mine:
            raise LeaseLost(f"node {self.node} was declared dead")
        return set(living)

    async def let_go(self) -> None:
        self.drives = False
        await self._store.rows(LET_GO, self.node, News("free", self.node).encoded())

    async def leave(self) -> None:
        await self._store.rows(LEAVE, self.node, News("free", self.node).encoded())
        self.hang_up()

    async def others(self, rules: str = "") -> list[Other]:
        return [Other(*row) for row in await self._store.rows(OTHERS, self.node, rules, RETURNS_WITHIN)]

    async def bury(self) -> None:
        for (node,) in await self._store.rows(BURY, RETURNS_WITHIN):
            await self._store.rows(END_SESSIONS, f"saloon {node}")

    async def queue(self) -> float:
        return float((await self._store.rows("SELECT pg_notification_queue_usage()"))[0][0])

    # Driving

    async def claim(self, tables: Sequence[str]) -> set[str]:
        if not self.drives:
            return set()
        rows = await self._store.rows(CLAIM, sorted(tables), self.node, self.epoch)
        return {row[0] for row in rows}

    async def release(self, table: str) -> None:
        await self._store.rows('DELETE FROM drivers WHERE "table" = $1 AND node = $2', table, self.node)

    async def undriven(self, most: int) -> list[str]:
        said = most, list(self.rules.values()), self.drains, RETURNS_WITHIN
        return [row[0] for row in await self._store.rows(UNDRIVEN, *said)]

    async def adopt(self, table: str, before: str, rules: str) -> bool:
        return bool(await self._store.rows(ADOPT, table, before, rules))

    # Doors

    async def door(self, table: str) -> StoredDoor | None:
        query = 'SELECT "table", version, coalesce(code, \'\'), keys FROM doors WHERE "table" = $1'
        rows = await self._store.rows(query, table)
        return StoredDoor(*rows[0]) if rows else None

    async def put_door(self, door: StoredDoor) -> bool:
        told = News("door", self.node, door.table, door.version).encoded()
        try:
            return bool(await self._store.rows(PUT_DOOR, *door, told))
        except asyncpg.UniqueViolationError as error:
            raise CodeTaken(door.code) from error

    async def table_of_code(self, code: str) -> str:
        rows = await self._store.rows('SELECT "table" FROM doors WHERE code = $1', code)
        return rows[0][0] if rows else ""

    async def add_count(self, name: str) -> int:
        return int((await self._store.rows(ADD_COUNT, name))[0][0])

    # Asides

    async def put_aside(self, aside: Aside, keep: bool = True) -> None:
        told = news_of(aside, self.node)
        if not keep:
            await self.tell(told)
            return
        await self._store.rows(PUT_ASIDE, *aside[:3], self.who, aside.body, told.encoded())

    async def drop_asides(self, table: str, kind: str, name: str = "") -> None:
        told = news_of(Aside(table, kind, name), self.node, over=True)
        await self._store.rows(DROP_ASIDES, table, kind, name, told.encoded())

    async def asides(self, table: str) -> list[Aside]:
        return [Aside(table, *row) for row in await self._store.rows(ASIDES, table)]

    async def watched(self) -> list[str]:
        return [row[0] for row in await self._store.rows(WATCHED)]

    async def tell(self, news: News) -> None:
        await self._store.rows("SELECT pg_notify($1, $2)", CHANNEL, news.encoded())

    # Limits

    async def take(self, name: str, rate: float, burst: float, cost: float) -> float:
        return float((await self._store.rows(TAKE, name, rate, burst, cost))[0][0])


async def end_session(connection: asyncpg.Connection | None) -> None:
    """Close it if that is possible at once."""
    if connection is not None:
        with suppress(Exception):
            async with asyncio.timeout(ANSWER_WITHIN):
                await connection.close()
        connection.terminate()
