"""The past, derived again for whoever wants to see it, without making anybody else wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")

BREATH: Final = 4
"""Entries that are derived again in one go."""


class Breaths:
    """One for the house: however many look back, all others wait for one breath at most."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def some(self, past: Iterator[T], most: int = BREATH) -> list[T]:
        """The next few, when it is one's turn."""
        async with self._turn:
            await asyncio.sleep(0)
            return list(islice(past, min(most, BREATH)))

    async def all(self, past: Iterator[T]) -> AsyncIterator[list[T]]:
        """All, a few at a time."""
        while some := await self.some(past):
            yield some
