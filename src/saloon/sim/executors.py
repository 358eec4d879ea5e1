"""Where games are played: in this process, in several, or on a cluster (`cluster.py`)."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import Generic, NamedTuple, TypeVar

from saloon.sim.plan import Plan

T = TypeVar("T")
P = TypeVar("P")

Work = Callable[[Plan, int, int], T]
"""What is done with the games of a plan from one number up to another; a function that a process can find."""

MOST_GAMES_IN_A_CHUNK = 200


class Chunk(NamedTuple, Generic[T]):
    """The results of some games in a row, and the CPU time that they took."""

    games: int
    cpu_s: float
    result: T


class Span(NamedTuple, Generic[T]):
    """Work to be done with the games of a plan from one number up to another."""

    work: Work[T]
    plan: Plan
    first: int
    last: int


def timed(span: Span[T]) -> Chunk[T]:
    start = time.process_time()
    result = span.work(span.plan, span.first, span.last)
    return Chunk(span.last - span.first, time.process_time() - start, result)


def spans(games: int, jobs: int) -> list[tuple[int, int]]:
    """The numbers of the games in pieces, small enough to share out evenly."""
    size = max(1, min(MOST_GAMES_IN_A_CHUNK, -(-games // (jobs * 8))))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


class Executor:
    """Does work piece by piece and gives the results in the order of the pieces, whatever finishes first."""

    jobs = 1

    def workers(self) -> int:
        """How many work now."""
        return self.jobs

    def each(self, work: Callable[[P], T], pieces: Iterable[P]) -> Iterator[T]:
        """What comes of each piece. Work and pieces can travel to a process."""
        raise NotImplementedError

    def run(self, work: Work[T], plan: Plan, games: int) -> Iterator[Chunk[T]]:
        """What comes of the games of a plan, several at a time."""
        return self.each(timed, [Span(work, plan, first, last) for first, last in spans(games, self.jobs)])


class InThisProcess(Executor):
    """One piece after the other."""

    def each(self, work: Callable[[P], T], pieces: Iterable[P]) -> Iterator[T]:
        for piece in pieces:
            yield work(piece)


class InProcesses(Executor):
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(self, work: Callable[[P], T], pieces: Iterable[P]) -> Iterator[T]:
        pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"))
        try:
            left = iter(pieces)
            # A few more than there are processes: nobody waits, and results do not pile up.
            waiting: list[Future[T]] = [pool.submit(work, piece) for piece in islice(left, self.jobs * 3)]
            while waiting:
                done = waiting.pop(0).result()
                for piece in islice(left, 1):
                    waiting.append(pool.submit(work, piece))
                yield done
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


class NoCluster(RuntimeError):
    """What it takes to play on other machines is not installed here."""


class Unreachable(ConnectionError):
    """There is no cluster at this address, or nobody works there."""


class OtherRules(RuntimeError):
    """A worker whose rules or bots are not those of whoever asks."""

    def __init__(self, worker: str) -> None:
        super().__init__(worker)
        self.worker = worker


def executor_for(jobs: int, cluster: str = "") -> Executor:
    """So many processes, or the cluster at this address."""
    if not cluster:
        return InThisProcess() if jobs == 1 else InProcesses(jobs)
    try:
        from saloon.sim.cluster import OnCluster
    except ModuleNotFoundError as error:
        raise NoCluster(error.name) from error
    return OnCluster(cluster)
