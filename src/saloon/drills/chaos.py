"""Chaos: games over real sockets while the server is killed again and again.

Whatever was acknowledged must be in the store once, at the place that was told; every game must come to its
end; and every record must lead to the state that the server had.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, Protocol, TypeVar

from msgspec import field

from saloon.bots.registry import quick_bots
from saloon.client.account import Account, Refusal, Unreachable
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.drills.figures import Figures
from saloon.drills.plans import tables
from saloon.drills.serving import ServerProcess
from saloon.games.registry import game_type
from saloon.kernel.frames import Game
from saloon.kernel.records import give, series_from_bytes, state_hash
from saloon.server.breaths import Breaths
from saloon.server.entries import Answered, Entry, Interrupted, Made, Said, from_body
from saloon.server.log import TableLog
from saloon.server.records import series_record
from saloon.server.store import Store
from saloon.server.store_sqlite import SqliteStore
from saloon.wire import messages as wire
from saloon.wire.lobby import NewTable

T = TypeVar("T")

AT_ONCE: Final = 10
"""Games that run at the same time."""
CLIENTS: Final = 2
"""At each table; bots of the server have the other seats."""
HALF_WAY: Final = 15
"""Acknowledgements after which a game counts as half played; it need not be true."""
CHATTY: Final = 0.04
SOON: Final = 0.05
"""Seconds after which a client whose line broke tries again for the first time."""
AT_LAST: Final = 0.5
STARTUP_KILLS: Final = 0.25
"""Of all kills, those that hit a server that has not opened yet."""


class Losses(Figures):
    """What became of games and of what was acknowledged."""

    games: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Acknowledged and not in the store, or elsewhere in it than was told."""
    doubled: int = 0
    """In the store more than once."""
    unfinished: int = 0
    hash_mismatches: int = 0
    """Games whose record leads to another state than the server's, or the store's log to another record."""
    gaps: int = 0
    """Entries that a viewer missed or was shown twice."""
    breaks: int = 0
    """Lines that broke and came back."""

    def missed(self) -> list[str]:
        return self._above(lost=0, doubled=0, unfinished=0, hash_mismatches=0, gaps=0)


class ChaosFigures(Losses):
    """What the kills did."""

    kills: int = 0
    slowest_start_s: float = 0.0
    cases: dict[str, str] = field(default_factory=dict)
    """Disks that fail: what went wrong with each, if anything did."""
    wanted_kills: int = 0

    def missed(self) -> list[str]:
        few = ["kills"] if self.kills < self.wanted_kills else []
        failed = ["cases"] if any(self.cases.values()) else []
        return few + failed + super().missed()


class Acknowledged(NamedTuple):
    """What the server said that it has done."""

    table: str
    user: str
    cid: str
    seq: int
    key: str
    """What was answered; empty: something was said."""


class Drill(Protocol):
    """What a game has to know of the drill that it is played in."""

    seed: int
    went_on: asyncio.Event

    @property
    def url(self) -> str:
        """Where clients come in."""

    @property
    def figures(self) -> Losses: ...


class Match:
    """One game of the drill: its clients, and what was acknowledged to them."""

    def __init__(self, drill: Drill, number: int, wishes: NewTable) -> None:
        self.table = ""
        self.over = False
        self.record = b""
        self.acknowledged: list[Acknowledged] = []
        self.gaps = 0
        self._drill = drill
        self._chance = random.Random(f"{drill.seed}/{number}")
        bots = quick_bots(wishes.game)
        others = [self._chance.choice(bots) for _ in range(wishes.players - CLIENTS)]
        self._wishes = wishes
        self._wishes.bots = others

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return 1.0 if self.over else len(self.acknowledged) / (len(self.acknowledged) + HALF_WAY)

    async def play(self) -> None:
        url = self._drill.url
        host, guest = [await insist(partial(Account.new, url, f"Client {n}")) for n in range(CLIENTS)]
        made = await insist(lambda: host.new_table(self._wishes))
        self.table = made.table
        await insist(lambda: guest.sit(made.table))
        lines = [Line(account, SOON, AT_LAST) for account in (host, guest)]
        async with lines[0], lines[1]:
            remotes = [await line.watch(made.table) for line in lines]
            await start(host, made.table)
            await asyncio.gather(*[self._answer_all(remote) for remote in remotes])
            while await goes_on(host, made.table):
                await next_game(host, made.table)
                for remote in remotes:
                    await remote.until(partial(is_playing, remote))
                await asyncio.gather(*[self._answer_all(remote) for remote in remotes])
            self.gaps = sum(remote.gaps for remote in remotes)
        self._drill.figures.breaks += sum(line.breaks for line in lines)
        self.record = await insist(lambda: host.series(made.table))
        self.over = True

    async def _answer_all(self, table: RemoteTable) -> None:
        """Answer whatever is asked, and say something now and then, until the game is over."""
        refused_at = -1
        while table.phase != "over":
            ask = table.ask
            if ask is None or not ask.options or ask.step == refused_at:
                await table.changed()
                continue
            if self._chance.random() < CHATTY:
                await self._say(table)
                continue
            key = self._chance.choice(ask.options).key
            message = wire.Answer(table.id, table.line.new_cid(), ask.step, key)
            try:
                self._note(table, message.cid, await table.line.request(message), key)
            except Refusal as refusal:
                if refusal.code not in ("stale_step", "not_your_decision", "not_playing"):
                    raise
                refused_at = ask.step

    async def _say(self, table: RemoteTable) -> None:
        message = wire.Phrase(table.id, table.line.new_cid(), "hello")
        self._note(table, message.cid, await table.line.request(message), "")

    def _note(self, table: RemoteTable, cid: str, seq: int, key: str) -> None:
        self.acknowledged.append(Acknowledged(table.id, table.line.account.user, cid, seq, key))
        self._drill.went_on.set()


class Chaos:
    """The drill."""

    def __init__(self, folder: Path, games: int, kills: int, seed: int) -> None:
        self.seed = seed
        self.figures = ChaosFigures(games=games, wanted_kills=kills)
        self.server = ServerProcess(folder, "--test-mode", "--workers", "1")
        self.went_on = asyncio.Event()
        self.matches = [Match(self, number, one) for number, one in enumerate(tables(games, seed))]
        self._chance = random.Random(seed)

    @property
    def url(self) -> str:
        return self.server.url

    async def run(self, seconds: float) -> ChaosFigures:
        """Play all games through all kills; what is not over after so many seconds is unfinished.

        A server that does not come back ends it at once, with what it said.
        """
        figures = self.figures
        room = asyncio.Semaphore(AT_ONCE)

        async def play(match: Match) -> None:
            async with room:
                await match.play()

        async with self.server:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
                    killing = group.create_task(self._kill_now_and_then())
                    await asyncio.gather(*[play(match) for match in self.matches])
                    killing.cancel()
            await self.server.stop()
        await self._compare()
        return figures

    # Killing

    async def _kill_now_and_then(self) -> None:
        """Spread over the course of all games, each at a moment that nobody knows."""
        wanted, games = self.figures.wanted_kills, len(self.matches)
        for number in range(wanted):
            due = games * (number + self._chance.random()) / (wanted + 1)
            while sum(match.progress for match in self.matches) < due:
                self.went_on.clear()
                await self.went_on.wait()
            await asyncio.sleep(self._chance.uniform(0, SOON))
            await self._kill()

    async def _kill(self) -> None:
        figures = self.figures
        if figures.kills + 1 < figures.wanted_kills and self._chance.random() < STARTUP_KILLS:
            await self.server.kill()
            await self.server.launch()
            await asyncio.sleep(self._chance.uniform(0, figures.slowest_start_s or SOON))
            figures.kills += 1
        await self.server.kill()
        figures.kills += 1
        figures.slowest_start_s = max(figures.slowest_start_s, round(await self.server.start(), 2))

    # Comparing

    async def _compare(self) -> None:
        store = SqliteStore(self.server.folder)
        await store.open()
        await compare(self.matches, store, self.figures)
        await store.close()


async def compare(matches: list[Match], store: Store, figures: Losses) -> None:
    """What was acknowledged with what is stored, and the records with both."""
    figures.unfinished = sum(not match.over for match in matches)
    figures.gaps = sum(match.gaps for match in matches)
    for match in matches:
        if match.table:
            stored = [from_body(one.body) for one in await store.entries(match.table)]
            compare_acknowledged(match.acknowledged, stored, figures)
            if match.over:
                figures.hash_mismatches += not await reproduces(match, stored)


def compare_acknowledged(acknowledged: list[Acknowledged], stored: list[Entry], figures: Losses) -> None:
    """Each once, and where it was told to be."""
    found = Counter(
        (entry.user, entry.cid)
        for entry in stored
        if isinstance(entry, Answered | Interrupted | Said) and entry.cid
    )
    figures.acknowledged += len(acknowledged)
    figures.doubled += sum(count - 1 for count in found.values())
    for one in acknowledged:
        entry = stored[one.seq - 1] if one.seq <= len(stored) else None
        same = isinstance(entry, Answered | Said) and (entry.user, entry.cid) == (one.user, one.cid)
        if isinstance(entry, Answered) and entry.key != one.key:
            same = False
        figures.lost += not same


async def reproduces(match: Match, stored: list[Entry]) -> bool:
    """Whether the record that the server gave, the stored log and a replay come to the same; in a campaign
    every game must have followed from the one before it, with all its money."""
    before: Game | None = None
    for record in series_from_bytes(match.record).games:
        kind = game_type(record.game)
        if before is not None and kind.next_setup(before, kind.seed_of(record.setup)) != record.setup:
            return False
        before = kind.deal(record.setup)
        for answer in record.answers:
            give(before, answer)
        if state_hash(before) != record.state_hash:
            return False
    made = stored[0]
    assert isinstance(made, Made)
    log = TableLog(match.table, made)
    for entry in stored[1:]:
        log.add(entry, log.state.after(entry))
    return await series_record(log, Breaths()) == match.record


async def insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask over HTTP until a server answers."""
    while True:
        try:
            return await ask()
        except Unreachable:
            await asyncio.sleep(SOON)
        except Refusal as refusal:
            if refusal.code not in ("restarting", "store_failed"):
                raise
            await asyncio.sleep(SOON)


async def start(host: Account, table: str) -> None:
    """Deal. If the server was killed after it had dealt, it says so now."""
    try:
        await insist(lambda: host.start(table))
    except Refusal as refusal:
        if refusal.code != "already_playing":
            raise


async def goes_on(host: Account, table: str) -> bool:
    """Whether another game of a campaign follows."""
    campaign = (await insist(lambda: host.table(table))).campaign
    return campaign is not None and not campaign.over


async def next_game(host: Account, table: str) -> None:
    """The next game of a campaign; the server may be killed before, between and after the two steps."""
    try:
        await insist(lambda: host.rematch(table))
    except Refusal as refusal:
        if refusal.code != "not_over":
            raise
    await start(host, table)


def is_playing(table: RemoteTable) -> bool:
    return table.phase == "playing"


async def chaos(games: int, kills: int, seed: int, seconds: float) -> ChaosFigures:
    """The whole drill in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="saloon-chaos-") as folder:
        return await Chaos(Path(folder), games, kills, seed).run(seconds)
