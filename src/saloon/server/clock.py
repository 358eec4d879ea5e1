"""Time as the server sees it: one that runs, and one that a test moves by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time


class Clock:
    """The time that runs. Everything that waits for a moment waits here."""

    def now(self) -> float:
        """Seconds; only differences mean anything."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class HandClock(Clock):
    """Stands still until it is moved, and then wakes in order whoever waits: for tests of deadlines."""

    def __init__(self) -> None:
        self._now = 0.0
        self._number = itertools.count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._now + seconds, next(self._number), woken))
        await woken

    def deadlines(self) -> list[float]:
        """How many seconds from now each waiter wants to be woken, soonest first."""
        return sorted(when - self._now for when, _, woken in self._waiting if not woken.done())

    def move(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        while self._waiting and self._waiting[0][0] <= self._now:
            _, _, woken = heapq.heappop(self._waiting)
            if not woken.done():
                woken.set_result(None)
