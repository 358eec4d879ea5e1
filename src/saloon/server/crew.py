"""Processes that think, and the queues of what they are to think about.

A process has few jobs at once, and what it has not begun is taken back if it dies: so a job that hangs, dies
or writes rubbish costs its own asker an answer, and nobody else more than the wait for another process.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import sys
import zlib
from collections import OrderedDict, deque
from collections.abc import Callable
from enum import IntEnum

import msgspec

import saloon
from saloon.build import environment_for
from saloon.server.botwork import HURRY, READY, Done, Job

OVERTIME = 3.0
"""Seconds after its deadline at which a process counts as lost in thought, and is killed."""
STARTING_TIME = 60.0
"""Seconds in which a process must have started."""
WAITING_TIME = 20.0
"""Seconds after its deadline at which a job that was never begun is given up."""
LONGEST_LINE = 2**20
"""Bytes of an answer; a process that writes more than that is out of its mind."""

LOG = logging.getLogger("saloon.server.crew")


class Priority(IntEnum):
    """Who is served first."""

    PERSON = 0
    """Somebody looks at the screen and waits: a hint."""
    MOVE = 1
    """A bot has to move."""
    LATER = 2
    """Nobody waits for it in particular: a piece of a review."""


class NoAnswer(Exception):
    """The process died: the question may be asked again."""


class TooLate(NoAnswer):
    """Nobody answered in time: it would be the same the next time."""


class Failed(Exception):
    """The job itself went wrong; with the name of the exception."""


class Thought:
    """A job that somebody waits for."""

    def __init__(self, table: str, job: Job, priority: Priority, deadline: float) -> None:
        self.table = table
        self.job = job
        self.priority = priority
        self.deadline = deadline
        """By the clock of the event loop."""
        self.begun = False
        self.answered: asyncio.Future[msgspec.Raw] = asyncio.get_running_loop().create_future()

    @property
    def over(self) -> bool:
        """Whether nobody waits for it any more."""
        return self.answered.done()

    def begin(self, others: int) -> None:
        """It is its turn. While others wait, it has only its share of the time that is left."""
        self.begun = True
        left = self.deadline - asyncio.get_running_loop().time()
        self.job.seconds = max(left, 0.0) / (1 + others)

    def done(self, done: Done) -> None:
        if done.failed:
            self.fail(Failed(done.failed))
        elif not self.over:
            self.answered.set_result(done.answer)

    def fail(self, error: Exception) -> None:
        if not self.over:
            self.answered.set_exception(error)


class Queue:
    """What is still to be thought about: by priority, and among equals every table in its turn."""

    def __init__(self) -> None:
        self._waiting: dict[Priority, OrderedDict[str, deque[Thought]]] = {
            one: OrderedDict() for one in Priority
        }
        self._filled = asyncio.Event()

    def waiting(self, priority: Priority) -> int:
        """How many tables wait for something that is as urgent, or more so."""
        return sum(len(tables) for one, tables in self._waiting.items() if one <= priority)

    def add(self, thought: Thought) -> None:
        self._waiting[thought.priority].setdefault(thought.table, deque()).append(thought)
        self._filled.set()

    def add_again(self, thought: Thought) -> None:
        """One that was taken and not begun: it is the next of its kind."""
        tables = self._waiting[thought.priority]
        tables.setdefault(thought.table, deque()).appendleft(thought)
        tables.move_to_end(thought.table, last=False)
        self._filled.set()

    async def next(self) -> Thought:
        """The next one that somebody still waits for; its table is the last from then on."""
        while True:
            for tables in self._waiting.values():
                while tables:
                    thought = self._first(tables)
                    if not thought.over:
                        return thought
            self._filled.clear()
            await self._filled.wait()

    def _first(self, tables: OrderedDict[str, deque[Thought]]) -> Thought:
        table, thoughts = next(iter(tables.items()))
        thought = thoughts.popleft()
        if thoughts:
            tables.move_to_end(table)
        else:
            del tables[table]
        return thought


class Worker:
    """One process and what it was given to think about, in that order."""

    def __init__(self, process: asyncio.subprocess.Process, give_back: Callable[[Thought], None]) -> None:
        self._process = process
        self._give_back = give_back
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(Done)
        self._given: OrderedDict[int, Thought] = OrderedDict()
        self._ready = False
        self._hung = False
        self._changed = asyncio.Event()
        self._limit = asyncio.get_running_loop().call_later(STARTING_TIME, self._hangs)
        self._reader = asyncio.create_task(self._read())
        self.alive = True

    @classmethod
    async def start(cls, words: list[str], give_back: Callable[[Thought], None]) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "saloon.server.botwork",
            *words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env=environment_for(saloon.BUILD),
            start_new_session=True,
        )
        return cls(process, give_back)

    async def has_room(self, depth: int) -> bool:
        """Waits until it is ready and has less than so much to do: whether it is alive."""
        while self.alive and (not self._ready or len(self._given) >= depth):
            self._changed.clear()
            await self._changed.wait()
        return self.alive

    def give(self, thought: Thought) -> None:
        assert self._process.stdin is not None
        self._given[thought.job.number] = thought
        self._process.stdin.write(self._encoder.encode(thought.job) + b"\n")
        if len(self._given) == 1:
            self._watch_first()

    def hurry(self) -> None:
        """Somebody else waits: what it has found so far must do."""
        if self.alive and self._ready and self._given:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(HURRY)

    def _watch_first(self) -> None:
        """The first one is what it thinks about: its time runs."""
        self._limit.cancel()
        if self._given:
            loop = asyncio.get_running_loop()
            first = next(iter(self._given.values()))
            self._limit = loop.call_at(max(first.deadline, loop.time()) + OVERTIME, self._hangs)

    def _hangs(self) -> None:
        LOG.error("thinking process %d is lost in thought", self._process.pid)
        self._hung = True
        self.kill()

    async def _read(self) -> None:
        try:
            await self._read_answers()
        except (ValueError, KeyError) as error:  # nobody can tell what comes next
            LOG.error("thinking process %d writes rubbish: %s", self._process.pid, type(error).__name__)
            self.kill()
        await self._end()

    async def _read_answers(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            done = self._decoder.decode(line)
            if done.number == READY:
                self._ready = True
                self._limit.cancel()
            else:
                self._given.pop(done.number).done(done)
                self._watch_first()
            self._changed.set()

    async def _end(self) -> None:
        """Whatever it was at is lost; the rest can be done by another process."""
        self._limit.cancel()
        self.alive = False
        await self._process.wait()
        if self._given:
            _number, begun = self._given.popitem(last=False)
            begun.fail(TooLate() if self._hung else NoAnswer())
        for thought in reversed(self._given.values()):
            self._give_back(thought)
        self._given.clear()
        self._changed.set()

    def kill(self) -> None:
        self.alive = False
        self._changed.set()
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def stop(self) -> None:
        self.kill()
        await self._reader


class Place:
    """Where one process works, started again when it dies, and what it is to do."""

    def __init__(self, words: list[str], depth: int) -> None:
        self._words = words
        self._depth = depth
        self._serving: asyncio.Task[None] | None = None
        self.queue = Queue()
        self.worker: Worker | None = None

    def open(self) -> None:
        if self._serving is None:
            self._serving = asyncio.create_task(self._serve())

    def add(self, thought: Thought) -> None:
        self.open()
        self.queue.add(thought)
        loop = asyncio.get_running_loop()
        half = (thought.deadline - loop.time()) / 2
        loop.call_later(max(half, 0.0), self._hurry_for, thought)

    def _hurry_for(self, thought: Thought) -> None:
        """It has waited for half its time: the other half is its own."""
        if not thought.over and not thought.begun and self.worker is not None:
            self.worker.hurry()

    async def _serve(self) -> None:
        while True:
            self.worker = await Worker.start(self._words, self.queue.add_again)
            while await self.worker.has_room(self._depth):
                thought = await self.queue.next()
                if not self.worker.alive:
                    self.queue.add_again(thought)
                    break
                thought.begin(self.queue.waiting(thought.priority))
                self.worker.give(thought)
            LOG.error("a thinking process is started again")

    async def stop(self) -> None:
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.gather(self._serving, return_exceptions=True)
        if self.worker is not None:
            await self.worker.stop()


class Crew:
    """Some processes. What is about one table is thought by one of them, which knows it."""

    def __init__(self, count: int, depth: int, *words: str) -> None:
        self.places = [Place(list(words), depth) for _ in range(count)]
        self._numbers = itertools.count(READY + 1)
        self._stopped = False

    def open(self) -> None:
        """Have the processes ready before the first job."""
        for place in self.places:
            place.open()

    async def think(
        self, table: str, name: str, payload: msgspec.Raw, priority: Priority, seconds: float
    ) -> msgspec.Raw:
        """The answer to a job. Raises NoAnswer, TooLate, or Failed if the job itself did."""
        if self._stopped:
            raise NoAnswer
        job = Job(next(self._numbers), name, seconds, payload)
        deadline = asyncio.get_running_loop().time() + seconds
        thought = Thought(table, job, priority, deadline)
        self.places[zlib.crc32(table.encode()) % len(self.places)].add(thought)
        try:
            # Not wait_for: before Python 3.12 it forgets to be cancelled when the answer has just come.
            async with asyncio.timeout_at(deadline + WAITING_TIME):
                return await thought.answered
        except TimeoutError:
            raise TooLate from None

    async def stop(self) -> None:
        self._stopped = True
        for place in self.places:
            await place.stop()
