"""How long the others wait for a bot must not tell what it holds."""

from __future__ import annotations

import asyncio
import math
import tempfile
from pathlib import Path
from typing import Final

from saloon.bots.registry import usual_bot
from saloon.client.account import Account
from saloon.client.line import Line
from saloon.drills.plans import tables
from saloon.drills.serving import open_house
from saloon.server.clock import Clock
from saloon.server.entries import Answered, Interrupted
from saloon.server.log import TableLog
from saloon.server.settings import Settings

PACE: Final = 1.0
FEWEST: Final = 30
"""Answers to one kind of question, with a choice and without one, before they are compared."""

Delays = dict[bool, list[float]]
"""Of answers where the hand left a choice, and of those where it left none."""


class NotingClock(Clock):
    """Time stands still. Who waits for a bot's pace waits no time at all, and it is noted how long it was."""

    def __init__(self) -> None:
        self.noted: list[float] = []

    def now(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        if seconds > 2 * PACE:
            await asyncio.get_running_loop().create_future()
        self.noted.append(seconds)
        await asyncio.sleep(0)


async def delays(windows: int, seed: int) -> dict[str, Delays]:
    """Delays of answers of bots, by what was asked, until so many can be compared."""
    found: dict[str, Delays] = {}
    clock = NotingClock()
    with tempfile.TemporaryDirectory(prefix="saloon-timing-") as folder:
        async with open_house(Path(folder), Settings(test_mode=True, workers=1), clock) as (house, url):
            host = await Account.new(url, "Watcher")
            async with Line(host) as line:
                for number, wishes in enumerate(tables(windows, seed, pace=PACE)):
                    wishes.bots = [usual_bot(wishes.game)] * wishes.players
                    wishes.seed = f"{seed}/{number}"
                    made = await host.new_table(wishes)
                    remote = await line.watch(made.table)
                    clock.noted.clear()
                    await host.start(made.table)
                    await remote.until(lambda seen=remote: seen.phase == "over")  # type: ignore[misc]
                    add_delays((await house.tables.table(made.table)).log, clock.noted, found)
                    await line.leave(made.table)
                    if compared(found) >= windows:
                        break
    return found


def add_delays(log: TableLog, noted: list[float], found: dict[str, Delays]) -> None:
    """Each thing that a bot did took one delay, in their order."""
    waited = iter(noted)
    asked = None
    for entry, state in log.moments(0):
        if isinstance(entry, Answered | Interrupted):
            delay = next(waited)
            if isinstance(entry, Answered) and asked is not None:
                by_choice = found.setdefault(asked.kind, {True: [], False: []})
                by_choice[len(asked.options) > 1].append(delay)
        asked = None if state.game is None else state.game.decision


def comparable(found: dict[str, Delays]) -> list[Delays]:
    """Kinds of questions that were answered often enough, with a choice and without one."""
    return [by for by in found.values() if min(map(len, by.values())) >= FEWEST]


def compared(found: dict[str, Delays]) -> int:
    """How many answers can be compared."""
    return sum(len(one) for by in comparable(found) for one in by.values())


def least_p(found: dict[str, Delays]) -> float:
    """The chance of such differences if the hand has no say.

    Every kind of question is compared in itself: what is asked everybody knows. The least of the chances
    counts, times the number of comparisons that it was chosen from.
    """
    chances = [kolmogorov_smirnov(by[True], by[False]) for by in comparable(found)]
    return min([1.0, *[chance * len(chances) for chance in chances]])


def kolmogorov_smirnov(one: list[float], other: list[float]) -> float:
    """The chance that two samples of the same distribution differ as much as these."""
    first, second = sorted(one), sorted(other)
    i = j = 0
    distance = 0.0
    while i < len(first) and j < len(second):
        least = min(first[i], second[j])
        while i < len(first) and first[i] == least:
            i += 1
        while j < len(second) and second[j] == least:
            j += 1
        distance = max(distance, abs(i / len(first) - j / len(second)))
    size = math.sqrt(len(first) * len(second) / (len(first) + len(second)))
    x = (size + 0.12 + 0.11 / size) * distance
    if x < 0.2:
        return 1.0
    terms = [math.exp(-2.0 * k * k * x * x) * (1.0 if k % 2 else -1.0) for k in range(1, 101)]
    return min(1.0, max(0.0, 2.0 * sum(terms)))
