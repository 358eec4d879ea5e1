"""Work that a table does by itself: the question that is open, tasks, waits, and what they bring about."""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from saloon.kernel.ids import PlayerId
from saloon.server.party import NOBODY
from saloon.server.refused import Refused
from saloon.server.state import TableState

if TYPE_CHECKING:
    from saloon.server.table import Proposal, Table

JITTER = 0.25
"""A bot's pace varies by this part of it, by lot."""

Question = tuple[int, int, int]

LOG = logging.getLogger("saloon.server.driver")
LOT = random.SystemRandom()


class Work:
    """What the clock, the bots and ready answers of one table have in common."""

    def __init__(self, table: Table, grace: float, asked_ago: float = 0.0) -> None:
        self.table = table
        self.clock = table.tools.clock
        self.asked_at = self.clock.now() - asked_ago
        self.grace_ends = self.asked_at + grace
        self.question = self.present_question()
        self._tempo_changed = asyncio.Event()

    def present_question(self) -> Question | None:
        state = self.table.state
        return None if state.asked == NOBODY else question_at(state)

    def person_asked(self) -> PlayerId | None:
        """The seat that is asked, if a person answers for it."""
        state = self.table.state
        if state.asked == NOBODY or state.party.chairs[state.asked].bot:
            return None
        return state.asked

    async def submit(self, proposal: Proposal) -> None:
        """Try until it is stored: the table must not stand still because the store did for a while."""
        delay = 1.0
        while True:
            try:
                await self.table.submit(proposal, driven=True)
                return
            except Refused as refused:
                if refused.code != "store_failed":
                    return  # it would be the same the next time
                LOG.warning("table %s: %s, again in %.0f s", self.table.id, refused.code, delay)
            await self.clock.sleep(delay)
            delay = min(delay * 2, 60.0)

    async def sleep_until(self, when: float) -> None:
        """Until then; until it is cancelled, if that is never."""
        if math.isinf(when):
            await asyncio.get_running_loop().create_future()
        await self.clock.sleep(when - self.clock.now())

    async def pace_is_over(self, asked_at: float, pace: float, not_before: float = 0.0) -> None:
        """Wait as long as bots wait at this pace, a little more or less by lot; people may change it."""
        wavering = LOT.uniform(1 - JITTER, 1 + JITTER)
        tempo = self.table.tempo
        while (when := max(tempo.due(asked_at, pace, wavering), not_before)) > self.clock.now():
            if not await self._tempo_changes_before(when):
                return

    def tempo_changed(self) -> None:
        """The bots may have to be faster or slower, from the answer on that is due now."""
        self._tempo_changed.set()

    async def _tempo_changes_before(self, when: float) -> bool:
        """Waits until then, or until bots are to be faster or slower: whether it was that."""
        self._tempo_changed.clear()
        changing = asyncio.ensure_future(self._tempo_changed.wait())
        sleeping = asyncio.ensure_future(self.sleep_until(when))
        try:
            await asyncio.wait({changing, sleeping}, return_when=asyncio.FIRST_COMPLETED)
            return not sleeping.done()
        finally:
            changing.cancel()
            sleeping.cancel()

    def begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table %s stands still", self.table.id, exc_info=task.exception())
            self.table.tools.metrics.faults.inc()


def stop(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()


def question_at(state: TableState) -> Question:
    """By what a question is known: which game, which step, and how often it was gone back."""
    return state.party.round, state.step, state.undone
