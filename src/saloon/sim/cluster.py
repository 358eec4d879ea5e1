"""Games on other machines, by Dask. Whoever is lost on the way, his work is done again by another.

A piece of work is a pure function of what it is given and of the rules: any worker may do it, twice if need
be. So each worker says before it plays which rules and bots it has; one that has others is refused by name.
"""

from __future__ import annotations

import hashlib
import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from distributed import Client, Future, get_worker
from distributed.scheduler import Scheduler

import saloon
from saloon.build import players_digest
from saloon.sim.executors import Executor, OtherRules, Unreachable

T = TypeVar("T")
P = TypeVar("P")

UNDER_WAY: Final = 3
"""Pieces for each slot of the cluster: nobody waits, and results do not pile up."""
RETRIES: Final = 5
ALLOWED_FAILURES: Final = 1000
"""A machine that goes counts against every piece that it held; how often that may happen to one."""
LOOKS: Final = 6
"""How often nobody may have been there when it was looked, before it is given up."""
PATIENCE: Final = 20.0
"""Seconds, for a cluster that does not answer or has no workers yet."""


@cache
def own_digest() -> str:
    """The rules and bots that play here."""
    return players_digest(Path(saloon.__file__).parent)


def asked_for_rules() -> str:
    """At the worker."""
    return own_digest()


def do(digest: str, work: Callable[[P], T], piece: P) -> T:
    """At the worker: the piece, if it plays by the same rules."""
    if own_digest() != digest:
        worker = get_worker()
        raise OtherRules(f"{worker.name} ({worker.address})")
    return work(piece)


def bear_losses(dask_scheduler: Scheduler) -> None:
    """At the scheduler: losing a machine now and then is no reason to give up."""
    dask_scheduler.allowed_failures = ALLOWED_FAILURES


@contextmanager
def reached() -> Iterator[None]:
    """Whatever happens to a connection is told in one way."""
    try:
        yield
    except (CancelledError, OSError) as error:
        raise Unreachable(str(error)) from error


class OnCluster(Executor):
    """The workers of a Dask scheduler, as many as there are at any time."""

    def __init__(self, address: str) -> None:
        self._address = address
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)
            self._client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, TimeoutError, ValueError) as error:
            raise Unreachable(f"{address}: {error}") from error
        self._client.run_on_scheduler(bear_losses)
        self._refuse_strangers()
        self.jobs = self.workers()

    def workers(self) -> int:
        """Slots of all who are there now."""
        with reached():
            threads: dict[str, int] = self._client.nthreads()
            return max(1, sum(threads.values()))

    def _refuse_strangers(self) -> None:
        """Before anything is played: whoever comes later is asked with his first piece."""
        digests: dict[str, str] = self._client.run(asked_for_rules)
        others = sorted(worker for worker, digest in digests.items() if digest != own_digest())
        if others:
            known = self._client.scheduler_info(n_workers=-1)["workers"]
            raise OtherRules(", ".join(f"{known[worker]['name']} ({worker})" for worker in others))

    def each(self, work: Callable[[P], T], pieces: Iterable[P]) -> Iterator[T]:
        left = iter(pieces)
        waiting: deque[Future[T]] = deque()
        try:
            while True:
                room = UNDER_WAY * self.workers() - len(waiting)
                waiting.extend(self._submitted(work, piece) for piece in islice(left, max(room, 0)))
                if not waiting:
                    return
                yield self._result(waiting.popleft())
        finally:
            with suppress(OSError, TimeoutError, CancelledError):
                self._client.cancel(list(waiting))

    def _result(self, future: Future[T]) -> T:
        """As long as somebody is there who works at it."""
        alone = 0
        with reached():
            while alone < LOOKS:
                try:
                    result: T = future.result(timeout=PATIENCE)
                    return result
                except TimeoutError:
                    alone = 0 if self._client.nthreads() else alone + 1
        raise Unreachable(self._address)

    def _submitted(self, work: Callable[[P], T], piece: P) -> Future[T]:
        """A piece that is asked for twice is one task: its name says what it is."""
        digest = hashlib.blake2b(pickle.dumps((own_digest(), work, piece)), digest_size=16).hexdigest()
        return self._client.submit(do, own_digest(), work, piece, key=f"saloon-{digest}", retries=RETRIES)

    def close(self) -> None:
        self._client.close()
