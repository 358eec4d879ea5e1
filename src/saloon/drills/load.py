"""Load: many tables of clients over real sockets, and how long the last viewer waits to see an answer.

The server is a process of its own; the clients are in this one.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Final, Protocol

import msgspec
from websockets.exceptions import ConnectionClosed

from saloon.bots.registry import can_play, usual_bot
from saloon.client.account import Account
from saloon.drills.figures import GROWTH, Figures
from saloon.drills.plans import tables
from saloon.drills.serving import ServerProcess
from saloon.drills.wires import Wire
from saloon.wire import messages as wire
from saloon.wire.codes import TOO_SLOW
from saloon.wire.lobby import NewTable

PLAYERS: Final = 4
"""Where a game can be played by so many."""
BAR_MS: Final = 100.0
SETTLING: Final = 1 / 3
"""Of the time, before memory is measured for the first time."""
AT_ONCE: Final = 16
"""Tables that are made at the same time."""


LOOK_EVERY: Final = 0.5
GREED: Final = 30
"""How often a reader who does not read wants to see a table, between two looks at whether he was dropped."""
DROPPED: Final = f'saloon_dropped_total{{code="{TOO_SLOW}"}}'


class LoadFigures(Figures):
    """What the crowd had to wait."""

    tables: int = 0
    ways: int = 0
    """In which so many of a game play; a campaign is one of its own."""
    followed: int = 0
    """Games that followed from another one, with what people decide between the two."""
    sockets: int = 0
    answers: int = 0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    slowest_ms: float = 0.0
    acknowledged_ms: float = 0.0
    """Half of the answers were acknowledged to whoever gave them within."""
    errors: int = 0
    """Refusals, lines that broke, answers that some viewer never saw."""
    memory_growth: float = 0.0
    """Of the server's memory after the first third, how much came on top of it."""
    memory_mb: float = 0.0
    server_ms: float = 0.0
    """Processor time of the server for one answer, all that it does taken together."""
    stalled_dropped: int = 0
    """How often a reader who does not read was dropped."""
    wanted_answers: int = 0
    wanted_stalled_dropped: int = 0

    def missed(self) -> list[str]:
        found = self._above(p99_ms=BAR_MS, errors=0, memory_growth=GROWTH)
        return found + self._below(answers=self.wanted_answers, stalled_dropped=self.wanted_stalled_dropped)


class Loaded(Protocol):
    """One server, or several that are one to whoever comes."""

    @property
    def urls(self) -> list[str]:
        """Of each server."""

    @property
    def names(self) -> list[str]:
        """Of each server, as a balancer knows it; one that stands alone has none."""

    def memory(self) -> int: ...

    def processor_time(self) -> float: ...


class Option(msgspec.Struct):
    """As much of an option as is needed to choose it."""

    key: str


class Ask(msgspec.Struct):
    """As much of a question as is needed to answer it."""

    step: int
    options: list[Option] = []


class Lobby(msgspec.Struct):
    """Whether the game is over."""

    phase: str


class Frame(msgspec.Struct):
    """As much of a frame as a client must read to play."""

    t: str
    seq: int = 0
    ask: Ask | None = None
    lobby: Lobby | None = None
    view: msgspec.Raw = msgspec.Raw()
    code: str = ""
    cid: str = ""


FRAME: Final = msgspec.json.Decoder(Frame)


class Sample:
    """An answer on its way: through which node, and to how many viewers it has not come yet."""

    __slots__ = ("left", "node", "sent")

    def __init__(self, viewers: int, node: str) -> None:
        self.left = viewers
        self.node = node
        self.sent = time.perf_counter()

    def waited(self) -> float:
        return time.perf_counter() - self.sent


class LoadedTable:
    """Players and somebody who watches, each at a socket of his own."""

    def __init__(self, drill: Load, accounts: list[Account], wishes: NewTable, seed: int) -> None:
        self._drill = drill
        self._accounts = accounts
        self._wishes = wishes
        self._wires = [
            Wire(account, node=drill.node_for(seed, place)) for place, account in enumerate(accounts)
        ]
        self._chance = random.Random(seed)
        self._asks: dict[int, Ask] = {}
        self._samples: dict[int, Sample] = {}
        """By the number of the entry that they become."""
        self._sent: dict[str, Sample] = {}
        """What was not acknowledged yet."""
        self._over = False
        self._seq = 0
        self.table = ""

    @property
    def host(self) -> Account:
        return self._accounts[0]

    async def open(self) -> None:
        self.table = (await self.host.new_table(self._wishes)).table
        for account in self._accounts[1 : self._wishes.players - len(self._wishes.bots)]:
            await account.sit(self.table)
        for socket in self._wires:
            await socket.__aenter__()
            await socket.say(wire.Watch(self.table))

    def places(self) -> range:
        return range(len(self._wires))

    async def close(self) -> None:
        for socket in self._wires:
            await socket.__aexit__()

    async def read(self, place: int) -> None:
        """One viewer's eyes."""
        errors = self._drill.figures
        try:
            while True:
                frame = FRAME.decode(await self._wires[place].hear())
                if frame.t == "entry":
                    self._seen(place, frame)
                elif frame.t == "ack":
                    self._acknowledged(frame)
                elif frame.t == "error":
                    errors.errors += 1
        except ConnectionClosed:
            errors.errors += not self._drill.closing

    def _seen(self, place: int, frame: Frame) -> None:
        if bytes(frame.view):
            self._asks.pop(place, None)
            if frame.ask is not None and frame.ask.options:
                self._asks[place] = frame.ask
        if frame.lobby is not None:
            self._over = frame.lobby.phase == "over"
        self._seq = max(self._seq, frame.seq)
        sample = self._samples.get(frame.seq)
        if sample is not None:
            sample.left -= 1
            here = self._wires[place].node == sample.node
            (self._drill.seen_here if here else self._drill.seen_elsewhere).append(sample.waited())
            if not sample.left:
                del self._samples[frame.seq]
                self._drill.waited.append(sample.waited())

    def _acknowledged(self, frame: Frame) -> None:
        sent = self._sent.pop(frame.cid, None)
        if sent is not None:
            self._drill.acknowledged.append(sent.waited())

    async def start(self) -> None:
        await self.host.start(self.table)

    async def play(self, until: float) -> None:
        """An answer a second, beginning within the first one."""
        due = time.monotonic() + self._chance.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += 1.0
            if self._over:
                self._over = False
                await self.host.rematch(self.table)
                await self.host.start(self.table)
                self._drill.figures.followed += 1
            elif self._asks and not self._samples:
                await self._answer()

    async def _answer(self) -> None:
        place, ask = self._asks.popitem()
        key = self._chance.choice(ask.options).key
        message = wire.Answer(self.table, f"c{self._seq}", ask.step, key)
        sample = Sample(len(self._wires), self._wires[place].node)
        self._samples[self._seq + 1] = self._sent[message.cid] = sample
        with contextlib.suppress(ConnectionClosed):  # whoever reads there has counted it
            await self._wires[place].say(message)

    def unseen(self) -> int:
        """Answers that some viewer has not seen."""
        return len(self._samples)


class Load:
    """The drill."""

    def __init__(
        self,
        server: Loaded,
        figures: LoadFigures,
        count: int,
        seed: int,
        bot: str = "",
        url: str = "",
        stalls: bool = True,
        spread: bool = True,
    ) -> None:
        self.figures = figures
        self.figures.tables = count
        self.waited: list[float] = []
        self.acknowledged: list[float] = []
        self.seen_here: list[float] = []
        """By each viewer whose socket is at the node through which the answer came; the others:"""
        self.seen_elsewhere: list[float] = []
        self.worked = 0.0
        """Seconds of the servers' processor time while everybody played."""
        self.took = 0.0
        """Seconds that everybody played."""
        self.closing = False
        self._nodes = server.names
        self._spread = spread
        """Whether those at a table come to it through different nodes."""
        self._server = server
        self._url = url or server.urls[0]
        self._stalls = stalls
        """Whether somebody does not read what he wants to see."""
        self._count = count
        self._seed = seed
        self._bot = bot
        """On the last seat of each table, or the usual one of a game that it cannot play; "": no bots."""
        self._tables: list[LoadedTable] = []

    def node_for(self, table: int, place: int) -> str:
        """Through which node somebody comes to a table."""
        return self._nodes[(table + (place if self._spread else 0)) % len(self._nodes)]

    async def run(self, seconds: float) -> LoadFigures:
        figures = self.figures
        figures.wanted_answers = int(self._count * seconds / 2)
        figures.wanted_stalled_dropped = int(self._stalls)
        await self._fill()
        reading = [
            asyncio.create_task(table.read(place)) for table in self._tables for place in table.places()
        ]
        figures.sockets = len(reading)
        await self._all_at([table.start for table in self._tables])
        stalled = await Account.new(self._url, "Stalled")
        stalling = asyncio.create_task(self._stall(stalled) if self._stalls else nobody())
        worked, began = self._server.processor_time(), time.monotonic()
        until = began + seconds
        playing = asyncio.gather(*[table.play(until) for table in self._tables])
        await asyncio.sleep(seconds * SETTLING)
        await ended(stalling)  # what waits for him to read it is no growth
        before = self._server.memory()
        stalling = asyncio.create_task(self._stall(stalled) if self._stalls else nobody())
        await playing
        await self._all_seen()
        await ended(stalling)
        after = self._server.memory()
        self.worked = self._server.processor_time() - worked
        self.took = time.monotonic() - began
        figures.server_ms = round(1000 * self.worked / max(1, len(self.waited)), 2)
        self.closing = True
        await ended(*reading)
        for table in self._tables:
            await table.close()
        figures.memory_growth = round(max(0, after - before) / before, 3)
        figures.memory_mb = round(after / 2**20, 1)
        return self._summed()

    async def _fill(self) -> None:
        """Everybody comes in and finds his table."""
        plans = tables(self._count, self._seed, PLAYERS, absent_after=0)
        self.figures.ways = len({(one.game, one.players, tuple(one.rules.items())) for one in plans})
        await self._all_at([partial(self._make, number, wishes) for number, wishes in enumerate(plans)])

    async def _all_at(self, doings: list[Callable[[], Awaitable[None]]]) -> None:
        """Do all, a few at once."""
        room = asyncio.Semaphore(AT_ONCE)

        async def do(doing: Callable[[], Awaitable[None]]) -> None:
            async with room:
                await doing()

        await asyncio.gather(*[do(doing) for doing in doings])

    async def _make(self, number: int, wishes: NewTable) -> None:
        url = self._url
        if self._bot:
            wishes.bots = [self._bot if can_play(self._bot, wishes.game) else usual_bot(wishes.game)]
        people = wishes.players - len(wishes.bots)
        accounts = [await Account.new(url, f"Player {place}") for place in range(people + 1)]
        table = LoadedTable(self, accounts, wishes, self._seed + number)
        await table.open()
        self._tables.append(table)

    async def _stall(self, account: Account) -> None:
        """Somebody wants to see all tables again and again and reads nothing; once dropped he comes again."""
        around = cycle(self._tables)
        while True:
            async with Wire(account, small=True) as socket:
                socket.socket.transport.pause_reading()
                while not await self._dropped():
                    for table in islice(around, GREED):
                        await socket.say(wire.Watch(table.table))

    async def _dropped(self) -> bool:
        """Whether the server has dropped one more reader."""
        await asyncio.sleep(LOOK_EVERY)
        pages = [await asyncio.to_thread(Account(url).ask, "metrics") for url in self._server.urls]
        before = self.figures.stalled_dropped
        self.figures.stalled_dropped = int(sum(figure(page.decode(), DROPPED) for page in pages))
        return self.figures.stalled_dropped > before

    async def _all_seen(self) -> None:
        """Give the last answers a moment."""
        for _ in range(50):
            if not any(table.unseen() for table in self._tables):
                return
            await asyncio.sleep(0.1)
        self.figures.errors += sum(table.unseen() for table in self._tables)

    def _summed(self) -> LoadFigures:
        figures = self.figures
        figures.answers = len(self.waited)
        figures.p50_ms = milliseconds(self.waited, 0.5)
        figures.p99_ms = milliseconds(self.waited, 0.99)
        figures.slowest_ms = milliseconds(self.waited, 1.0)
        figures.acknowledged_ms = milliseconds(self.acknowledged, 0.5)
        return figures


def milliseconds(waited: list[float], share: float) -> float:
    """Within which this share of them came; 0 if nothing was waited for."""
    if not waited:
        return 0.0
    return round(1000 * sorted(waited)[min(len(waited) - 1, int(len(waited) * share))], 1)


async def nobody() -> None:
    """Everybody reads what he wants to see."""


async def ended(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def figure(page: str, name: str) -> float:
    """One figure of the metrics; 0 if it is not there."""
    for line in page.splitlines():
        if line.startswith(f"{name} "):
            return float(line.rpartition(" ")[2])
    return 0.0


def family(page: str, name: str) -> float:
    """A figure of the metrics whatever its labels are, all of them together."""
    lines = [line for line in page.splitlines() if line.startswith((f"{name} ", f"{name}{{"))]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


async def load(count: int, seconds: float, seed: int, bot: str = "", database: str = "") -> LoadFigures:
    """The whole drill in a folder of its own, or on this database; with `bot`, one at each table."""
    kept = ("--database", database) if database else ()
    with tempfile.TemporaryDirectory(prefix="saloon-load-") as folder:
        async with ServerProcess(Path(folder), "--test-mode", "--workers", "1", *kept) as server:
            return await Load(server, LoadFigures(), count, seed, bot).run(seconds)
