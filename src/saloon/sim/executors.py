"""Where games are played: in this process or in several. A cluster is one more class of this shape."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import Generic, NamedTuple, TypeVar

from saloon.sim.plan import Plan

T = TypeVar("T")

Work = Callable[[Plan, int, int], T]
"""What is done with the games of a plan from one number up to another; a function that a process can find."""

MOST_GAMES_IN_A_CHUNK = 200


class Chunk(NamedTuple, Generic[T]):
    """The results of some games in a row, and the CPU time that they took."""

    games: int
    cpu_s: float
    result: T


def timed(work: Work[T], plan: Plan, first: int, last: int) -> Chunk[T]:
    start = time.process_time()
    result = work(plan, first, last)
    return Chunk(last - first, time.process_time() - start, result)


def spans(games: int, jobs: int) -> list[tuple[int, int]]:
    """The numbers of the games in pieces, small enough to share out evenly."""
    size = max(1, min(MOST_GAMES_IN_A_CHUNK, -(-games // (jobs * 8))))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


class Executor:
    """Does the work of all games and gives the results in the order of the games, whatever finishes first."""

    def run(self, work: Work[T], plan: Plan, games: int) -> Iterator[Chunk[T]]:
        raise NotImplementedError


class InThisProcess(Executor):
    """One game after the other."""

    def run(self, work: Work[T], plan: Plan, games: int) -> Iterator[Chunk[T]]:
        for first, last in spans(games, 1):
            yield timed(work, plan, first, last)


class InProcesses(Executor):
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, work: Work[T], plan: Plan, games: int) -> Iterator[Chunk[T]]:
        pool = ProcessPoolExecutor(self._jobs, multiprocessing.get_context("spawn"))
        try:
            pieces = iter(spans(games, self._jobs))
            # A few more than there are processes: nobody waits, and results do not pile up.
            waiting: list[Future[Chunk[T]]] = [
                pool.submit(timed, work, plan, first, last) for first, last in islice(pieces, self._jobs * 3)
            ]
            while waiting:
                chunk = waiting.pop(0).result()
                for first, last in islice(pieces, 1):
                    waiting.append(pool.submit(timed, work, plan, first, last))
                yield chunk
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def executor_for(jobs: int) -> Executor:
    return InThisProcess() if jobs == 1 else InProcesses(jobs)
