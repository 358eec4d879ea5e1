"""What is played in a drill: every game, with every choice of boxes, preset and number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, cycle, islice, product
from typing import Any

from saloon.drills.registry import CAMPAIGNS
from saloon.games.registry import GAMES
from saloon.kernel.protocol import AnyGame
from saloon.wire.lobby import NewTable


def tables(count: int, seed: int, players: int = 0, **wishes: Any) -> list[NewTable]:
    """So many tables, the games in turn: at first everything that a game has, a campaign, each way to play.

    With `players`, all but each way to play for as many as that, or for the number nearest to it that a game
    can be played by.
    """
    ways = [cycle(ways_to_play(kind, seed, players)) for kind in GAMES.values()]
    return [way(next(one), wishes) for one in islice(cycle(ways), count)]


def way(played: dict[str, Any], wishes: dict[str, Any]) -> NewTable:
    return NewTable(**{"pace": 0.0, "private": False, **played, **wishes})


def ways_to_play(kind: AnyGame, seed: int, players: int) -> Iterator[dict[str, Any]]:
    """All that a game has, a campaign, each way to play once with all boxes; then every choice of boxes with
    every preset and way, in an order that the seed fixes."""
    first, *further = kind.sets()
    boxes = [[first, *chosen] for size in range(len(further) + 1) for chosen in combinations(further, size)]
    counts = sorted(kind.player_counts(), key=lambda count: abs(count - players))[:1] if players else []
    counts = counts or kind.player_counts()
    yield {"game": kind.key, "sets": boxes[-1], "players": counts[-1]}
    campaign = CAMPAIGNS.get(kind.key)
    if campaign is not None:
        yield {"game": kind.key, "sets": boxes[-1], **campaign, **({"players": counts[0]} if players else {})}
    ways = [(count, rules) for count in counts for rules in (one.agreement for one in kind.ways(count))]
    for count in kind.player_counts():
        for one in kind.ways(count):
            yield {"game": kind.key, "sets": boxes[-1], "players": count, "rules": one.agreement}
    every = list(product(boxes, kind.presets(), ways))
    random.Random(seed).shuffle(every)
    for sets, preset, (count, rules) in every:
        yield {"game": kind.key, "sets": sets, "preset": preset, "players": count, "rules": rules}
