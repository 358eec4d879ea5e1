"""How much is too much: token buckets, and locks against guessing."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saloon.server.shared import Shared

Now = Callable[[], float]


class Bucket:
    """Lets `burst` through at once and `rate` a second in the long run."""

    __slots__ = ("burst", "rate", "_left", "_now", "_seen")

    def __init__(self, rate: float, burst: float, now: Now) -> None:
        self.rate = rate
        self.burst = burst
        self._now = now
        self._left = burst
        self._seen = now()

    def wait(self, cost: float = 1.0) -> float:
        """Take so much: 0 if it was there to be taken, else the seconds until it is.

        What costs more than there ever is at once is given when nothing is owed, and owed for afterwards.
        """
        now = self._now()
        self._left = min(self.burst, self._left + (now - self._seen) * self.rate)
        self._seen = now
        needed = min(cost, self.burst)
        if self._left >= needed:
            self._left -= cost
            return 0.0
        return (needed - self._left) / self.rate

    @property
    def is_full(self) -> bool:
        """Whether it has forgotten whoever took from it."""
        return self._left + (self._now() - self._seen) * self.rate >= self.burst


class Buckets:
    """A bucket for each name, forgotten when it is full again."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float, now: Now) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def wait(self, name: str, cost: float = 1.0) -> float:
        """As `Bucket.wait`, for this name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._forget()
            bucket = self._buckets[name] = Bucket(self._rate, self._burst, self._now)
        return bucket.wait(cost)

    def _forget(self) -> None:
        self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}


class HouseBuckets:
    """The same for the whole house, however many nodes it has: for what is rare and asks the store anyway."""

    def __init__(self, kind: str, rate: float, burst: float, now: Now, shared: Shared | None) -> None:
        self._kind = kind
        self._rate = rate
        self._burst = burst
        self._shared = shared
        self._here = Buckets(rate, burst, now)

    async def wait(self, name: str, cost: float = 1.0) -> float:
        if self._shared is None:
            return self._here.wait(name, cost)
        return await self._shared.take(f"{self._kind} {name}", self._rate, self._burst, cost)


def is_private(address: str) -> bool:
    """Whether this address is at home: a whole party may sit behind it."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False
