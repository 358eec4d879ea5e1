"""Leaks among several nodes: everybody plays through one node and looks on through another one."""

from __future__ import annotations

import random
from typing import Final

from saloon.drills.cluster import NodeCluster, cluster
from saloon.drills.inside import Stored
from saloon.drills.leaks import VIEWERS, LeakFigures, Leaks, figures_of
from saloon.drills.plans import tables
from saloon.server.store_postgres import PostgresStore

FRAMES_A_GAME: Final = 1000
"""Or more, of each of which two nodes tell."""
SEEN: Final = tuple(kind for kind in VIEWERS if kind != "bot")
"""Bots are asked within a node: the drill with one server reads that."""


async def played(
    nodes: NodeCluster, games: int, seed: int, seconds: float, every: int, players: int = 0
) -> Leaks:
    """These games; what nodes wrote to their logs is read too."""
    store = PostgresStore(nodes.database, "drill")
    await store.open()
    try:
        inside = Stored(store, nodes.urls)
        drill = Leaks(inside, nodes.url, random.Random(seed), every, nodes.names)
        await drill.play(tables(games, seed, players), seconds)
    finally:
        await store.close()
    for node in nodes.nodes:
        for line in node.complaints:
            drill.tap.public(f"log of {node.name}", line)
    return drill


async def nodes_leaks(
    nodes: int, database: str, games: int, pairs: int, seed: int, seconds: float
) -> LeakFigures:
    """The whole drill; every so manieth frame is made again in another world."""
    every = max(1, games * FRAMES_A_GAME // max(1, pairs))
    async with cluster(nodes, database, relayed=False) as made:
        figures = figures_of(await played(made, games, seed, seconds, every), SEEN)
    figures.wanted_games = figures.wanted_reminders = games
    figures.wanted_pairs = pairs
    figures.wanted_duplicates = games // 2
    figures.wanted_same_bytes = games * FRAMES_A_GAME // 10
    return figures
