"""Load over several nodes behind a balancer: what it costs that any node serves any table.

Three times the same: with one server on the same database behind the same balancer; with several nodes where
all who are at a table come through one of them, so that a table is in memory once; and where they come
through different ones, so that each node has a replica of it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from saloon.client.account import Account
from saloon.drills.cluster import NodeCluster, cluster
from saloon.drills.load import Load, LoadFigures, family, milliseconds
from saloon.drills.postgres import Cluster as Postgres

ELSEWHERE_BAR_MS: Final = 2.0
SLOWER_BAR_MS: Final = 0.5
"""By which two runs of the same server differ."""
REPLICAS_BAR: Final = 0.15
CONFLICTS_BAR: Final = 0.01
IDLE: Final = 3.0
"""Seconds in which nobody is there."""


class NodesLoadFigures(LoadFigures):
    """What the crowd had to wait at several nodes, and what one server would have cost it."""

    nodes: int = 0
    elsewhere: int = 0
    """How often a viewer saw an answer that another node than his had taken."""
    elsewhere_ms: float = 0.0
    """How much later an answer is seen at another node than at the one that took it, half of each."""
    conflict_share: float = 0.0
    """Of all entries, those that another node was quicker than."""
    alone_p99_ms: float = 0.0
    alone_acknowledged_ms: float = 0.0
    """The same of one server: half of the answers were acknowledged within."""
    alone_server_ms: float = 0.0
    idle_ms: float = 0.0
    """Processor time of all nodes in a second in which nobody is there: leases, looks, checks of HAProxy."""
    alone_idle_ms: float = 0.0
    together_ms: float = 0.0
    """Processor time of all nodes for an answer, if all who are at a table come through the same one."""
    replicas_share: float = 0.0
    """Of that, what comes on top if they come through different ones: the second and the third replica. What
    nodes need without any table is left out on both sides."""

    def missed(self) -> list[str]:
        return super().missed() + self._above(
            elsewhere_ms=ELSEWHERE_BAR_MS,
            conflict_share=CONFLICTS_BAR,
            acknowledged_ms=self.alone_acknowledged_ms + SLOWER_BAR_MS,
            replicas_share=REPLICAS_BAR,
        )

    def compare(self, alone: LoadFigures) -> None:
        """With what one server did under the same load."""
        self.alone_p99_ms = alone.p99_ms
        self.alone_acknowledged_ms = alone.acknowledged_ms
        self.alone_server_ms = alone.server_ms


class Run:
    """One load over these servers, and what they cost without it. Everybody reads what he wants to see: what
    others cost a server is told by the drill with one."""

    def __init__(
        self, servers: NodeCluster, figures: LoadFigures, count: int, seed: int, bot: str, spread: bool = True
    ) -> None:
        self.drill = Load(servers, figures, count, seed, bot, servers.url, False, spread)
        self.idle = 0.0
        """Seconds of processor time in a second."""
        self._servers = servers

    async def play(self, seconds: float) -> Run:
        before = self._servers.processor_time()
        await asyncio.sleep(IDLE)
        self.idle = (self._servers.processor_time() - before) / IDLE
        await self.drill.run(seconds)
        return self

    def for_an_answer(self) -> float:
        """Seconds of processor time that an answer cost on top of that."""
        return max(0.0, self.drill.worked - self.idle * self.drill.took) / max(1, len(self.drill.waited))


async def nodes_load(
    nodes: int, database: str, count: int, seconds: float, seed: int, bot: str = ""
) -> NodesLoadFigures:
    """The three of them, each for so many seconds."""
    async with databases(database) as (first, second, third):
        async with cluster(1, first, relayed=False, alone=True) as made:
            alone = await Run(made, LoadFigures(), count, seed, bot).play(seconds)
        async with cluster(nodes, second, relayed=False) as made:
            together = await Run(made, LoadFigures(), count, seed, bot, spread=False).play(seconds)
        async with cluster(nodes, third, relayed=False) as made:
            figures = NodesLoadFigures(nodes=nodes)
            several = await Run(made, figures, count, seed, bot).play(seconds)
            drill = several.drill
            figures.elsewhere = len(drill.seen_elsewhere)
            later = milliseconds(drill.seen_elsewhere, 0.5) - milliseconds(drill.seen_here, 0.5)
            figures.elsewhere_ms = round(later, 1)
            figures.conflict_share = await conflicts(made)
    figures.compare(alone.drill.figures)
    figures.idle_ms, figures.alone_idle_ms = round(1000 * several.idle, 1), round(1000 * alone.idle, 1)
    figures.together_ms = together.drill.figures.server_ms
    figures.replicas_share = on_top(several.for_an_answer(), together.for_an_answer())
    return figures


def on_top(several: float, alone: float) -> float:
    """What several need more than one does, as a share of that."""
    return round(several / alone - 1, 3) if alone else 0.0


@contextlib.asynccontextmanager
async def databases(given: str) -> AsyncIterator[tuple[str, str, str]]:
    """One for each: of a database server of the drill's own, or three times the given one."""
    if given:
        yield given, given, given
        return
    own = await asyncio.to_thread(Postgres)
    try:
        yield own.new_database(), own.new_database(), own.new_database()
    finally:
        own.remove()


async def conflicts(nodes: NodeCluster) -> float:
    """What all nodes have counted."""
    pages = [(await asyncio.to_thread(Account(url).ask, "metrics")).decode() for url in nodes.urls]
    entries = sum(family(page, "saloon_entries_total") for page in pages)
    return round(sum(family(page, "saloon_conflicts_total") for page in pages) / max(1.0, entries), 4)
