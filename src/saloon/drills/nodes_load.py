"""Load over several nodes behind a balancer, beside one server on the same database behind the same balancer:
what it costs that any node serves any table."""

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
    replicas_share: float = 0.0
    """Of one server's processor time for an answer, what all nodes together need on top of it."""

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
        if alone.server_ms:
            self.replicas_share = round(self.server_ms / alone.server_ms - 1, 3)


async def nodes_load(
    nodes: int, database: str, count: int, seconds: float, seed: int, bot: str = ""
) -> NodesLoadFigures:
    """The drill with one server for so many seconds, then with several nodes."""
    async with databases(database) as (first, second):
        async with cluster(1, first, relayed=False, alone=True) as made:
            alone = await Load(made, LoadFigures(), count, seed, bot, made.url).run(seconds)
        async with cluster(nodes, second, relayed=False) as made:
            figures = NodesLoadFigures(nodes=nodes)
            drill = Load(made, figures, count, seed, bot, made.url)
            await drill.run(seconds)
            figures.elsewhere = len(drill.seen_elsewhere)
            later = milliseconds(drill.seen_elsewhere, 0.5) - milliseconds(drill.seen_here, 0.5)
            figures.elsewhere_ms = round(later, 1)
            figures.conflict_share = await conflicts(made)
    figures.compare(alone)
    return figures


@contextlib.asynccontextmanager
async def databases(given: str) -> AsyncIterator[tuple[str, str]]:
    """For one server and for nodes: of a database server of the drill's own, or both times the given one."""
    if given:
        yield given, given
        return
    own = await asyncio.to_thread(Postgres)
    try:
        yield own.new_database(), own.new_database()
    finally:
        own.remove()


async def conflicts(nodes: NodeCluster) -> float:
    """What all nodes have counted."""
    pages = [(await asyncio.to_thread(Account(url).ask, "metrics")).decode() for url in nodes.urls]
    entries = sum(family(page, "saloon_entries_total") for page in pages)
    return round(sum(family(page, "saloon_conflicts_total") for page in pages) / max(1.0, entries), 4)
