"""Siege: one guest after the other does his worst, and somebody plays at another table all the while.

The server is a process of its own that may open 1,024 files, each attack another one; the two who play are
in this one. They come from the same address as the attackers: nothing tells them apart but what they do.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import field

from saloon.client.account import Account
from saloon.drills.attacks import ATTACKS, Target
from saloon.drills.figures import Figures
from saloon.drills.load import FRAME, Frame
from saloon.drills.serving import ServerProcess
from saloon.drills.wires import Wire
from saloon.server.pages import PAGE
from saloon.wire import messages as wire
from saloon.wire.lobby import NewTable

FILES: Final = 1024
WITH_FEW_FILES: Final = (
    "-c",
    f"import resource as r, saloon.cli; r.setrlimit(r.RLIMIT_NOFILE, ({FILES}, {FILES})); saloon.cli.main()",
)
LONG: Final = 1000
"""Entries in the log of the table that is attacked."""
GUESTS: Final = 4
WITHIN_MS: Final = 200.0
GROWN_MB: Final = 50.0
LOGGED_KB: Final = 1024.0
"""In a minute."""
LOOK_EVERY: Final = 0.1
THINKING: Final = 0.25
"""Seconds between two answers of the two who play."""
PATIENCE: Final = 10.0
"""Seconds after which an answer that was not acknowledged counts as this slow."""
OPEN_WITHIN: Final = 300.0


class SiegeFigures(Figures):
    """What somebody at another table felt of each attack."""

    seconds: int = 0
    """Of each attack."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    p95_ms: dict[str, float] = field(default_factory=dict)
    grown_mb: dict[str, float] = field(default_factory=dict)
    logged_kb: dict[str, float] = field(default_factory=dict)
    """A minute."""

    def missed(self) -> list[str]:
        bars = {"p95_ms": WITHIN_MS, "grown_mb": GROWN_MB, "logged_kb": LOGGED_KB}
        found = [name for name, most in bars.items() if max(getattr(self, name).values(), default=0.0) > most]
        return found + ["acknowledged"] * (min(self.acknowledged.values(), default=0) < 1)


class Players:
    """Two people who play one game after the other against each other, and how long they wait."""

    def __init__(self, accounts: list[Account], table: str, seed: int) -> None:
        self.waited: list[float] = []
        self._accounts = accounts
        self._table = table
        self._chance = random.Random(seed)
        self._sent: dict[str, float] = {}
        self._over = False
        self._number = 0

    async def play(self) -> None:
        async with Wire(self._accounts[0]) as first, Wire(self._accounts[1]) as second:
            for socket in (first, second):
                await socket.say(wire.Watch(self._table))
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._one(first, tasks))
                tasks.create_task(self._one(second, tasks))

    async def _one(self, socket: Wire, tasks: asyncio.TaskGroup) -> None:
        while True:
            frame = FRAME.decode(await socket.hear())
            if frame.t == "ack":
                began = self._sent.pop(frame.cid, None)
                if began is not None:
                    self.waited.append(time.perf_counter() - began)
            over = frame.lobby is not None and frame.lobby.phase == "over"
            if over and socket.account is self._accounts[0]:
                await socket.account.rematch(self._table)
                await socket.account.start(self._table)
            if frame.ask is not None and frame.ask.options:
                tasks.create_task(self._answer(socket, frame))

    async def _answer(self, socket: Wire, frame: Frame) -> None:
        assert frame.ask is not None
        await asyncio.sleep(THINKING)
        self._number += 1
        cid = f"c{self._number}"
        key = self._chance.choice(frame.ask.options).key
        self._sent[cid] = time.perf_counter()
        await socket.say(wire.Answer(self._table, cid, frame.ask.step, key))

    def taken(self) -> list[float]:
        """How long each answer waited since the last time; one that waits still counts as having waited."""
        now = time.perf_counter()
        late = [now - began for began in self._sent.values() if now - began > WITHIN_MS / 1000]
        taken, self.waited = self.waited + late, []
        return sorted(taken)


async def siege(
    seconds: float, seed: int, attacks: Iterable[str] = ATTACKS, entries: int = LONG
) -> SiegeFigures:
    """The whole drill in a folder of its own."""
    figures = SiegeFigures(seconds=round(seconds))
    with tempfile.TemporaryDirectory(prefix="saloon-siege-") as folder:
        table, tokens = await with_a_long_log(Path(folder), seed, entries)
        async with ServerProcess(Path(folder), "--workers", "1", command=WITH_FEW_FILES) as server:
            accounts = [await Account.new(server.url, name) for name in ("Ann", "Bob")]
            players = Players(accounts, await two_at_a_table(accounts), seed)
            own = [await asked_alone(Account(server.url, token)) for token in tokens]
            target = Target(server.url, server.port, table, tokens, own, files_of_the_page())
            playing = asyncio.create_task(players.play())
            try:
                await asyncio.sleep(seconds / 2)
                for name in attacks:
                    await withstood(figures, server, players, target, name, seconds)
                    if playing.done():
                        playing.result()
            finally:
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
    return figures


async def withstood(
    figures: SiegeFigures, server: ServerProcess, players: Players, target: Target, name: str, seconds: float
) -> None:
    """One attack, from its beginning to its end and a little beyond."""
    players.taken()
    before = server.memory()
    logged = server.complained
    most = before
    async with attacked(target, name):
        until = time.monotonic() + seconds
        while time.monotonic() < until and server.alive:
            await asyncio.sleep(LOOK_EVERY)
            most = max(most, server.memory())
    taken = players.taken()
    figures.acknowledged[name] = len(taken)
    figures.p95_ms[name] = round(1000 * taken[int(len(taken) * 0.95)], 1) if taken else 1000 * PATIENCE
    figures.grown_mb[name] = round((most - before) / 2**20, 1)
    figures.logged_kb[name] = round((server.complained - logged) / 1024 * 60 / seconds, 1)


@contextlib.asynccontextmanager
async def attacked(target: Target, name: str) -> AsyncIterator[None]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "saloon.drills.attacks", name, stdin=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(target))
    process.stdin.close()
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
        await process.wait()


async def with_a_long_log(folder: Path, seed: int, entries: int) -> tuple[str, list[str]]:
    """A table at which bots have played for long, and the tokens of guests who may see it."""
    async with ServerProcess(folder, "--test-mode", "--workers", "1") as server:
        guests = [await Account.new(server.url, f"Guest {number}") for number in range(GUESTS)]
        host = guests[0]
        wishes = NewTable(
            game="bang", players=7, bots=["random"] * 7, pace=0.0, private=False, seed=f"{seed}"
        )
        table = (await host.new_table(wishes)).table
        async with Wire(host) as socket, asyncio.timeout(OPEN_WITHIN):
            await socket.say(wire.Watch(table))
            await host.start(table)
            while True:
                frame = FRAME.decode(await socket.hear())
                if frame.lobby is not None and frame.lobby.phase == "over":
                    if frame.seq >= entries:
                        break
                    await host.rematch(table)
                    await host.start(table)
        await server.stop()
    return table, [guest.token for guest in guests]


async def asked_alone(guest: Account) -> str:
    """A table at which this guest plays among bots and is asked; he may have hints."""
    wishes = NewTable(game="bang", players=4, bots=["regular"] * 3, pace=0.0, absent_after=0)
    table = (await guest.new_table(wishes)).table
    async with Wire(guest) as socket, asyncio.timeout(OPEN_WITHIN):
        await socket.say(wire.Watch(table))
        await guest.start(table)
        while True:
            frame = FRAME.decode(await socket.hear())
            if frame.ask is not None and frame.ask.options:
                return table


async def two_at_a_table(accounts: list[Account]) -> str:
    table = (await accounts[0].new_table(NewTable(game="duel", players=2, pace=0.0, private=False))).table
    await accounts[1].sit(table)
    await accounts[0].start(table)
    return table


def files_of_the_page() -> list[str]:
    """By which the page is shown; the largest ones first."""
    files = [file for file in PAGE.rglob("*") if file.is_file() and file.suffix not in (".gz", ".html")]
    files.sort(key=lambda file: -file.stat().st_size)
    return ["/", *(f"/{file.relative_to(PAGE).as_posix()}" for file in files[:8])]
