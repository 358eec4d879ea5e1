"""All that thinks for the server, in processes of its own: never waited for longer than was said."""

from __future__ import annotations

import os
from typing import TypeVar

import msgspec

from saloon.server.botwork import IN_BACKGROUND, Question, Reply
from saloon.server.crew import Crew, Priority
from saloon.server.lateness import Lateness
from saloon.wire.plain import named

QUICK_TIME = 2.0
"""Seconds in which a bot must have answered that does not search."""
QUICK_JOBS = 4
"""Jobs that a quick process has at once, so that it need not wait for the next one."""

R = TypeVar("R", bound=msgspec.Struct)


class BotHouse:
    """Two crews: quick bots are not to wait for those who think. The second one starts when it is needed."""

    def __init__(self, workers: int | None = None) -> None:
        thinking = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self.quick = Crew((thinking + 3) // 4, QUICK_JOBS)
        self.thinking = Crew(thinking, 1, IN_BACKGROUND)
        self.lateness = Lateness()
        self._encoder = msgspec.json.Encoder(enc_hook=named)

    def start(self) -> None:
        """Have the quick ones ready before the first question."""
        self.quick.open()

    async def ask(self, table: str, question: Question) -> Reply:
        """What a bot answers. Raises NoAnswer if the process died, TooLate if there was no answer in time."""
        if question.seconds:
            return await self.think(table, "bot", question, Reply, Priority.MOVE, question.seconds)
        answer = await self.quick.think(table, "bot", self._raw(question), Priority.MOVE, QUICK_TIME)
        return msgspec.json.decode(answer, type=Reply)

    async def think(
        self,
        table: str,
        job: str,
        payload: msgspec.Struct,
        answer: type[R],
        priority: Priority,
        seconds: float,
    ) -> R:
        """Have something thought over, by the processes that think.

        `job` is one of `botwork.JOBS`, `payload` what that wants (records of the rules in it are spelt by
        name), `answer` what it makes of it. A job is done by the process of its table, those of a higher
        priority first, and every table in its turn. After so many seconds it is to have answered: while
        others wait it gets less, and can ask how much (`shop.time.is_left`), so that it answers with what it
        has. One that does not answer even then is killed and raises TooLate; NoAnswer: the process died, and
        the question may be asked again; Failed: the job itself went wrong.
        """
        raw = await self.thinking.think(table, job, self._raw(payload), priority, seconds)
        return msgspec.json.decode(raw, type=answer)

    def _raw(self, payload: msgspec.Struct) -> msgspec.Raw:
        return msgspec.Raw(self._encoder.encode(payload))

    async def stop(self) -> None:
        await self.quick.stop()
        await self.thinking.stop()
