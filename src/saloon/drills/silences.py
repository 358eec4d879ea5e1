"""How long tables stood still after something was done to a node: as the database tells what is stored."""

from __future__ import annotations

import asyncio
import contextlib
import time
from itertools import pairwise
from typing import Final, NamedTuple

import asyncpg

from saloon.server.entries import Answered, Interrupted, from_body
from saloon.server.shared import decode_news
from saloon.server.shared_postgres import CHANNEL

FELT_FOR: Final = 6.0
"""Seconds after a fault in which a table may come to stand still because of it."""
LOOK_EVERY: Final = 0.05


class Step(NamedTuple):
    """An answer at a table, and who gave it; "": a game began or ended there."""

    at: float
    by: str


class Silences:
    """`async with Silences(database) as silences`: hears of every entry."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._steps: dict[str, list[Step]] = {}
        self._hearing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Silences:
        self._hearing = asyncio.create_task(self._hear())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.wait({self._hearing})

    async def _hear(self) -> None:
        """Through restarts of the database, too."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                line = await asyncpg.connect(self._database, timeout=LOOK_EVERY * 20)
                try:
                    await line.add_listener(CHANNEL, self._heard)
                    while not line.is_closed():
                        await asyncio.sleep(LOOK_EVERY)
                finally:
                    line.terminate()
            await asyncio.sleep(LOOK_EVERY)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        news = decode_news(str(payload))
        if news.kind == "entry" and news.body:
            entry = from_body(news.entry)
            by = entry.by if isinstance(entry, Answered | Interrupted) else ""
            if by or entry.what in ("started", "rematch"):
                self._steps.setdefault(news.table, []).append(Step(time.monotonic(), by))

    def after(self, fault: float, until: float) -> list[tuple[float, bool]]:
        """For each table where somebody answered before and after it: how long it stood still at most, and
        whether a person was the first to answer then (otherwise a bot or the clock was)."""
        found = []
        for steps in self._steps.values():
            gaps = [
                (min(after.at, until) - max(before.at, fault), after.by == "person")
                for before, after in pairwise(steps)
                if after.by and after.at > fault and before.at < min(until, fault + FELT_FOR)
            ]
            if gaps and steps[0].at < fault:
                found.append(max(gaps))
        return found
