"""Chaos among several nodes: games over real sockets and a real balancer while nodes are killed, stopped, cut
off from the database or told to go, and while the database goes down.

As with one server nothing that was acknowledged may be lost or done twice; and tables must not stand still
for longer than it takes to notice that a node is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import time
from collections.abc import Awaitable, Callable
from itertools import cycle, islice, pairwise
from typing import Final

from msgspec import field

from saloon.client.account import Account, Refusal, Unreachable
from saloon.drills.chaos import AT_ONCE, SOON, Losses, Match, compare
from saloon.drills.cluster import Node, NodeCluster, cluster
from saloon.drills.load import figure
from saloon.drills.plans import tables
from saloon.drills.silences import Silences
from saloon.server.store_postgres import PostgresStore

LONG: Final = 5.0
"""Seconds: longer than the lease of a node."""
SHORT: Final = 1.0
WELL_WITHIN: Final = 60.0
LOOK_EVERY: Final = 0.1
PERSONS_BAR: Final = 2.5
BOTS_BAR: Final = 5.0
TERM_BAR: Final = 1.0
WITHOUT_A_BAR: Final = ("database",)
"""Nothing can be stored while it is down: tables stand still as long as that."""
COUNTED: Final = {
    "conflicts": "saloon_conflicts_total",
    "fenced": "saloon_fenced_total",
    "takeovers": "saloon_takeovers_total",
    "forks": "saloon_forks_total",
}


class NodesFigures(Losses):
    """What the faults did."""

    nodes: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    """How often each was done."""
    persons_s: dict[str, float] = field(default_factory=dict)
    """Longest silence of a table that a person's answer ended, by fault."""
    bots_s: dict[str, float] = field(default_factory=dict)
    """Likewise that a bot or the clock ended."""
    term_s: float = 0.0
    """Longest silence of 99 of 100 tables after SIGTERM."""
    conflicts: int = 0
    fenced: int = 0
    takeovers: int = 0
    forks: int = 0
    wanted_faults: int = 0

    def missed(self) -> list[str]:
        found = super().missed() + self._above(term_s=TERM_BAR, forks=0)
        if sum(self.faults.values()) < self.wanted_faults:
            found.append("faults")
        for name, silences, bar in (
            ("persons_s", self.persons_s, PERSONS_BAR),
            ("bots_s", self.bots_s, BOTS_BAR),
        ):
            if any(longest > bar for kind, longest in silences.items() if kind not in WITHOUT_A_BAR):
                found.append(name)
        return found


class NodesChaos:
    """The drill."""

    def __init__(self, nodes: NodeCluster, games: int, faults: int, seed: int) -> None:
        self.seed = seed
        self.figures = NodesFigures(games=games, nodes=len(nodes.nodes), wanted_faults=faults)
        self.went_on = asyncio.Event()
        self._cluster = nodes
        self._done = 0
        self._harmed = asyncio.Event()
        """One more fault was done."""
        self._chance = random.Random(seed)
        self._times: list[tuple[str, float]] = []
        self._counted: dict[tuple[str, int], dict[str, float]] = {}
        """What each process has counted, as it said last."""
        kinds = [one for one in FAULTS if one != "database" or nodes.own is not None]
        self._plan = list(islice(cycle(self._chance.sample(kinds, len(kinds))), faults))
        self.matches = [Match(self, number, one) for number, one in enumerate(tables(games, seed))]

    @property
    def url(self) -> str:
        return self._cluster.url

    async def run(self, seconds: float) -> NodesFigures:
        """Play all games through all faults; what is not over after so many seconds is unfinished."""
        room = asyncio.Semaphore(AT_ONCE)

        async def play(number: int, match: Match) -> None:
            async with room:
                await self._turn_of(number)
                await match.play()

        async with Silences(self._cluster.database) as silences:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
                    harming = group.create_task(self._harm_now_and_then())
                    await asyncio.gather(*[play(*one) for one in enumerate(self.matches)])
                    self.went_on.set()  # the last fault may be under way, or due just now
                    await harming
            self._sum_up(silences)
        await self._count()
        store = PostgresStore(self._cluster.database, "drill")
        await store.open()
        await compare(self.matches, store, self.figures)
        await store.close()
        return self.figures

    async def _turn_of(self, number: int) -> None:
        """Games must not be over before all faults were done: the later ones wait for these."""
        while number >= (self._done + 1) * len(self.matches) / max(1, len(self._plan)):
            self._harmed.clear()
            await self._harmed.wait()

    # Faults

    async def _harm_now_and_then(self) -> None:
        """Spread over the course of all games, each when all nodes are well again."""
        games = len(self.matches)
        for number, kind in enumerate(self._plan):
            due = games * (number + self._chance.random()) / (len(self._plan) + 1)
            while sum(match.progress for match in self.matches) < due:
                self.went_on.clear()
                await self.went_on.wait()
            node = self._chance.choice(self._cluster.nodes)
            await self._count()
            await asyncio.sleep(self._chance.uniform(0, SOON))
            self._times.append((kind, time.monotonic()))
            await FAULTS[kind](self._cluster, node)
            self.figures.faults[kind] = self.figures.faults.get(kind, 0) + 1
            self._done += 1
            self._harmed.set()
            await asyncio.gather(*[is_well(one) for one in self._cluster.nodes])

    # Figures

    async def _count(self) -> None:
        """What the nodes have counted so far: one that is killed cannot be asked any more."""
        for node in self._cluster.nodes:
            with contextlib.suppress(Unreachable, Refusal):
                page = (await asyncio.to_thread(Account(node.url).ask, "metrics")).decode()
                found = {name: figure(page, metric) for name, metric in COUNTED.items()}
                self._counted[node.name, node.pid] = found

    def _sum_up(self, silences: Silences) -> None:
        figures = self.figures
        after_term: list[float] = []
        for (kind, when), (_, until) in pairwise([*self._times, ("", math.inf)]):
            for silence, by_person in silences.after(when, until):
                longest = figures.persons_s if by_person else figures.bots_s
                longest[kind] = max(longest.get(kind, 0.0), round(silence, 2))
                if kind == "term":
                    after_term.append(silence)
        if after_term:
            figures.term_s = round(sorted(after_term)[int(len(after_term) * 0.99)], 2)
        for name in COUNTED:
            setattr(figures, name, int(sum(one[name] for one in self._counted.values())))


async def is_well(node: Node) -> None:
    """Wait until a node says so."""
    account = Account(node.url)
    account.timeout = SHORT
    async with asyncio.timeout(WELL_WITHIN):
        while True:
            with contextlib.suppress(Unreachable, Refusal):
                await asyncio.to_thread(account.ask, "healthz")
                return
            await asyncio.sleep(LOOK_EVERY)


async def kill(_: NodeCluster, node: Node) -> None:
    await node.kill()
    await node.start()


async def term(_: NodeCluster, node: Node) -> None:
    await node.stop()
    await node.start()


async def frozen(node: Node, seconds: float) -> None:
    node.freeze()
    try:
        await asyncio.sleep(seconds)
    finally:
        node.thaw()


async def stop(_: NodeCluster, node: Node) -> None:
    await frozen(node, LONG)


async def pause(_: NodeCluster, node: Node) -> None:
    await frozen(node, SHORT)


async def cut(_: NodeCluster, node: Node) -> None:
    node.relay.cut()
    try:
        await asyncio.sleep(LONG)
    finally:
        node.relay.mend()


async def sessions(nodes: NodeCluster, node: Node) -> None:
    await nodes.end_sessions(node)


async def database(nodes: NodeCluster, _: Node) -> None:
    assert nodes.own is not None
    await asyncio.to_thread(nodes.own.stop)
    await asyncio.to_thread(nodes.own.start)


FAULTS: Final[dict[str, Callable[[NodeCluster, Node], Awaitable[None]]]] = {
    "kill": kill,
    "term": term,
    "stop": stop,
    "pause": pause,
    "cut": cut,
    "sessions": sessions,
    "database": database,
}


async def nodes_chaos(
    nodes: int, database: str, games: int, faults: int, seed: int, seconds: float
) -> NodesFigures:
    """The whole drill; without the address of a database on one of its own, which goes down too."""
    async with cluster(nodes, database) as made:
        return await NodesChaos(made, games, faults, seed).run(seconds)
