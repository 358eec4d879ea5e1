"""What a player can tell from his watch: whether a bot had a choice, at the quickest pace there is, at every
speed.

Nothing is simulated here: a real clock, bots that think, people who look at the time when an entry arrives.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Final, NamedTuple

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.drills.serving import open_house
from saloon.drills.timing import Delays
from saloon.kernel.ids import PlayerId
from saloon.server.entries import Answered
from saloon.server.house import House
from saloon.server.log import TableLog
from saloon.server.settings import Settings
from saloon.server.state import TableState
from saloon.wire import messages as wire
from saloon.wire.lobby import NewTable

PLAYERS: Final = 8
"""Many, since choices are the rule: a seventh of what bots are asked leaves them none."""
PERSON: Final = PlayerId(0)
"""His seat."""
SPEEDS: Final[tuple[wire.Speed, ...]] = ("1", "2", "4", "skip")
AUC: Final = (0.45, 0.55)
"""Between these, a watch is no better than a coin."""


class Setting(NamedTuple):
    """What is timed."""

    bot: str = ""
    """Who plays; the usual one, if nobody in particular."""
    paces: tuple[float, ...] = (0.0,)
    """What the tables want, in turn."""
    at_once: int = 8
    """Tables."""


QUICK: Final = Setting()
THOUGHTFUL: Final = Setting("sharp", (0.0, 0.2))
"""Bots that think for longer than the pace is."""


class Watch(NamedTuple):
    """When each entry of a table was seen."""

    seen: dict[int, float]

    def note(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Entry):
            self.seen[message.seq] = time.perf_counter()


async def timed(
    samples: int, speed: wire.Speed, setting: Setting, seconds: float, test_mode: bool = False
) -> dict[str, Delays]:
    """Delays of bots' answers as a player sees them, by what was asked: so many of each kind, or more, or as
    many as there are after so many seconds.

    His speed is this. In test mode the table is given the pace that it wants.
    """
    found: dict[str, Delays] = {}
    with tempfile.TemporaryDirectory(prefix="saloon-tells-") as folder:
        async with open_house(Path(folder), Settings(test_mode=test_mode, workers=1)) as (house, url):

            async def somebody(pace: float) -> None:
                while fewest(found) < samples:
                    add(*await one_game(house, url, speed, setting.bot, pace), found)

            paces = islice(cycle(setting.paces), setting.at_once)
            await first_of([asyncio.create_task(somebody(pace)) for pace in paces], max(seconds, 0.0))
    return found


async def first_of(tasks: list[asyncio.Task[None]], seconds: float) -> None:
    """Until one of them is done, or fails, or for so long; the others are given up."""
    try:
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def one_game(
    house: House, url: str, speed: wire.Speed, bot: str, pace: float
) -> tuple[TableLog, Watch]:
    """Somebody plays as mildly as he can, as long as he plays, and looks at his watch."""
    person = await Account.new(url, "Watchmaker")
    async with Line(person) as line:
        bots = [bot] * (PLAYERS - 1) if bot else []
        made = await person.new_table(NewTable("bang", PLAYERS, bots=bots, pace=pace, absent_after=0))
        remote = await line.watch(made.table)
        watch = Watch({})
        remote.on_message = watch.note
        await person.start(made.table)
        table = await house.tables.table(made.table)
        try:
            await play(remote, speed, lambda: is_out(table.state))
        finally:
            await table.driver.stop()  # nobody looks at the rest
        return table.log, watch


def is_out(state: TableState) -> bool:
    return state.game is not None and state.kind.is_out(state.game, PERSON)


async def play(table: RemoteTable, speed: wire.Speed, is_out: Callable[[], bool]) -> None:
    """Whoever is asked has skipped enough: he says so again."""
    await table.pace(speed)
    while table.phase != "over" and not is_out():
        if table.my_turn and table.ask is not None:
            await table.answer(table.ask.options[0].key)
            if speed == "skip":
                await table.pace(speed)
        else:
            await table.changed()


def add(log: TableLog, watch: Watch, found: dict[str, Delays]) -> None:
    """From the entry that led to a question until its answer was seen, as long as he has to play himself.

    Once he is out bots hurry: he has nothing to learn from his watch, and two paces must not be mixed.
    """
    asked = None
    for entry, state in log.moments(0):
        if is_out(state):
            return
        seen = watch.seen.get(state.seq), watch.seen.get(state.seq - 1)
        if isinstance(entry, Answered) and entry.by == "bot" and asked is not None and None not in seen:
            kind = f"{asked.kind} at {state.party.wishes.pace}"
            by_choice = found.setdefault(kind, {True: [], False: []})
            by_choice[len(asked.options) > 1].append(watch.seen[state.seq] - watch.seen[state.seq - 1])
        asked = None if state.game is None else state.game.decision


def fewest(found: dict[str, Delays]) -> int:
    """How many there are of the rarer kind."""
    return min(sum(len(by[choice]) for by in found.values()) for choice in (True, False)) if found else 0


def auc(found: dict[str, Delays]) -> float:
    """How often an answer with a choice was seen later than one without, to the same question.

    One half: the watch tells nothing. Each kind of question is compared in itself, and counts by its pairs.
    """
    later = pairs = 0.0
    for by in found.values():
        ranks = sorted([(delay, choice) for choice in (True, False) for delay in by[choice]])
        quick = 0
        for _, choice in ranks:
            later += quick if choice else 0
            quick += not choice
        pairs += len(by[True]) * len(by[False])
    return later / pairs if pairs else 0.5
