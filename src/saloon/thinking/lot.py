"""A lot that is drawn often: small, quick, and the same on every build. Deals have the rules' Chance."""

from __future__ import annotations

import zlib
from typing import Final

FACTOR: Final = 48271
PRIME: Final = 2147483647


class Lot:
    """Numbers in an order that follows from a seed."""

    __slots__ = ("state",)

    def __init__(self, seed: str) -> None:
        self.state = zlib.crc32(seed.encode()) % (PRIME - 1) + 1

    def below(self, count: int) -> int:
        """A number from 0 on, less than this."""
        self.state = self.state * FACTOR % PRIME
        return self.state % count
