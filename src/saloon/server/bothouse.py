"""The processes in which bots think: started when needed, started again when they die, never waited for."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import sys
import zlib

import msgspec

import saloon
from saloon.build import environment_for
from saloon.server.botwork import Question, Reply
from saloon.wire.plain import named

THINKING_TIME = 20.0
"""Seconds after which a process counts as lost in thought and is started anew."""

LOG = logging.getLogger("saloon.server.bots")


class NoAnswer(Exception):
    """The process died or took too long."""


class Worker:
    """One process and the questions that it has not answered yet."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._encoder = msgspec.json.Encoder(enc_hook=named)
        self._decoder = msgspec.json.Decoder(Reply)
        self._open: dict[int, asyncio.Future[Reply]] = {}
        self._reader = asyncio.create_task(self._read())
        self.alive = True

    @classmethod
    async def start(cls) -> Worker:
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "saloon.server.botwork",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment_for(saloon.BUILD),
                start_new_session=True,
            )
        )

    async def ask(self, question: Question) -> Reply:
        assert self._process.stdin is not None
        if not self.alive:
            raise NoAnswer
        answered: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._open[question.number] = answered
        try:
            self._process.stdin.write(self._encoder.encode(question) + b"\n")
            # Not wait_for: before Python 3.12 it forgets to be cancelled when the answer has just come.
            async with asyncio.timeout(THINKING_TIME):
                return await answered
        except TimeoutError:
            LOG.error("bots' process %d is lost in thought", self._process.pid)
            self.kill()
            raise NoAnswer from None
        finally:
            self._open.pop(question.number, None)

    async def _read(self) -> None:
        try:
            await self._read_replies()
        except ValueError as error:  # no reply, or a line without an end: nobody can tell what comes next
            LOG.error("bots' process %d writes rubbish: %s", self._process.pid, type(error).__name__)
            self.kill()
        self.alive = False
        await self._process.wait()
        for waiting in self._open.values():
            if not waiting.done():
                waiting.set_exception(NoAnswer())

    async def _read_replies(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            reply = self._decoder.decode(line)
            waiting = self._open.get(reply.number)
            if waiting is not None and not waiting.done():
                waiting.set_result(reply)

    def kill(self) -> None:
        self.alive = False
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def stop(self) -> None:
        self.kill()
        await self._reader


class BotHouse:
    """All bots of the server. The bots of one table live in one process."""

    def __init__(self, workers: int | None = None) -> None:
        self._count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._workers: dict[int, Worker] = {}
        self._starting = asyncio.Lock()
        self._numbers = itertools.count(1)
        self._stopped = False

    async def start(self) -> None:
        """Have the processes ready before the first question."""
        for place in range(self._count):
            await self._worker(place)

    async def ask(self, table: str, question: Question) -> Reply:
        """Raises NoAnswer if the process died or took too long."""
        question.number = next(self._numbers)
        worker = await self._worker(zlib.crc32(table.encode()) % self._count)
        return await worker.ask(question)

    async def _worker(self, place: int) -> Worker:
        async with self._starting:
            if self._stopped:
                raise NoAnswer
            worker = self._workers.get(place)
            if worker is None or not worker.alive:
                if worker is not None:
                    LOG.error("bots' process %d of %d is started again", place + 1, self._count)
                worker = self._workers[place] = await Worker.start()
            return worker

    async def stop(self) -> None:
        async with self._starting:
            self._stopped = True
        for worker in self._workers.values():
            await worker.stop()
