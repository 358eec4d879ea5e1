"""Ratings: how strong each bot is over all games, whoever sat where.

    logit P(side wins) = a[table, side] + mean skill of the side - mean skill of all others

The intercepts take what a role is worth at a table; otherwise whoever plays many outlaws would seem strong.
One bot, the anchor, has skill 0. Newton's method on a few dozen unknowns needs no library.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

from saloon.sim.league.lines import GameLine, Player
from saloon.sim.registry import study_of

ANCHORS = ("random", "greenhorn", "bandit", "gunslinger")
"""Bots that are there to be measured by, in this order; their versions are frozen."""
PRIOR = 1 / 5.0**2
"""A weak belief that nothing is far from 0 (five logits): else who never lost would be infinitely good."""
STEPS = 100
LONGEST_STEP = 1.0
SMALL = 1e-9

Vector = dict[int, float]
"""A sparse one."""


class Rating(NamedTuple):
    """The skill of a bot in logits over the anchor, its standard error, and the games that it played in."""

    player: Player
    skill: float
    error: float
    games: int


class Observation(NamedTuple):
    """A side of a game: what speaks for it, and whether it won."""

    drawn_from: Hashable
    features: Vector
    won: bool


class Ratings(NamedTuple):
    """All bots of a game, the best first."""

    game: str
    anchor: Player
    ratings: list[Rating]


def ratings(lines: Iterable[GameLine]) -> list[Ratings]:
    """A leaderboard for each game. Whatever a line was played for, a game counts once."""
    by_game: dict[str, dict[Hashable, GameLine]] = defaultdict(dict)
    for line in lines:
        if line.finished:
            seated = tuple(line.player(bot) for bot in line.bots)
            by_game[line.game][line.setting, line.seed, seated] = line
    return [rated(game, list(games.values())) for game, games in by_game.items()]


def rated(game: str, lines: list[GameLine]) -> Ratings:
    played: dict[Player, int] = defaultdict(int)
    for line in lines:
        for bot in set(line.bots):
            played[line.player(bot)] += 1
    anchor = min(played, key=anchor_order)
    unknowns: dict[Hashable, int] = {}
    for player in played:
        if player != anchor:
            unknowns[player] = len(unknowns)
    seen = [one for line in lines for one in observations(line, anchor, unknowns)]
    values, errors = fit(seen, len(unknowns))
    found = [
        Rating(player, values[place], errors[place], games)
        if (place := unknowns.get(player)) is not None
        else Rating(player, 0.0, 0.0, games)
        for player, games in played.items()
    ]
    return Ratings(game, anchor, sorted(found, key=lambda one: -one.skill))


def anchor_order(player: Player) -> tuple[int, Player]:
    return (ANCHORS.index(player.bot) if player.bot in ANCHORS else len(ANCHORS), player)


def observations(line: GameLine, anchor: Player, unknowns: dict[Hashable, int]) -> Iterator[Observation]:
    """Every side of a game; an unknown that was not met before gets the next number."""
    teams: dict[str, list[int]] = defaultdict(list)
    for seat, side in enumerate(line.sides):
        teams[team_of(line.game, side)].append(seat)
    for team, seats in teams.items():
        features: Vector = defaultdict(float)
        features[unknowns.setdefault((line.setting, team), len(unknowns))] = 1.0
        others = line.players - len(seats)
        for seat, bot in enumerate(line.bots):
            player = line.player(bot)
            if player != anchor:
                features[unknowns[player]] += 1 / len(seats) if seat in seats else -1 / others
        won = any(seat in line.winners for seat in seats)
        yield Observation((line.setting, line.seed), features, won)


def team_of(game: str, side: str) -> str:
    """The name of those with whom a side wins."""
    for team, members in study_of(game).alliances.items():
        if side in members:
            return team
    return side


# The fit


def fit(seen: list[Observation], size: int) -> tuple[list[float], list[float]]:
    """The likeliest values, and their standard errors by deals, since games of one deal are alike."""
    values = [0.0] * size
    curvature = [[0.0] * size for _row in range(size)]
    for _step in range(STEPS):
        slope = [-PRIOR * value for value in values]
        curvature = [[PRIOR if row == column else 0.0 for column in range(size)] for row in range(size)]
        for one in seen:
            chance = chance_of(one.features, values)
            spread = chance * (1 - chance)
            for row, share in one.features.items():
                slope[row] += (one.won - chance) * share
                for column, other in one.features.items():
                    curvature[row][column] += spread * share * other
        step = [change for (change,) in solved(curvature, [[value] for value in slope])]
        longest = max(map(abs, step), default=0.0)
        pace = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        values = [value + pace * change for value, change in zip(values, step, strict=True)]
        if longest < SMALL:
            break
    return values, errors_of(seen, values, curvature)


def chance_of(features: Vector, values: list[float]) -> float:
    logit = sum(share * values[place] for place, share in features.items())
    return 1 / (1 + math.exp(-max(-700.0, min(700.0, logit))))


def errors_of(seen: list[Observation], values: list[float], curvature: list[list[float]]) -> list[float]:
    """What each deal pulls at the values, squared and summed; at least what the curvature says.

    Where somebody always wins, no deal pulls any more, and only the curvature tells how little is known.
    """
    size = len(values)
    pulls: dict[Hashable, list[float]] = {}
    for one in seen:
        pull = pulls.setdefault(one.drawn_from, [0.0] * size)
        miss = one.won - chance_of(one.features, values)
        for place, share in one.features.items():
            pull[place] += miss * share
    inverse = solved(curvature, [[float(row == column) for column in range(size)] for row in range(size)])
    scale = len(pulls) / (len(pulls) - 1) if len(pulls) > 1 else math.inf
    pulled = [
        scale * sum(sum(map(float.__mul__, row, pull)) ** 2 for pull in pulls.values()) for row in inverse
    ]
    return [math.sqrt(max(spread, inverse[place][place])) for place, spread in enumerate(pulled)]


def solved(matrix: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    """Gauss's elimination; the matrix is symmetrical and positive, so the greatest pivot is never 0."""
    size = len(matrix)
    rows = [[*left, *side] for left, side in zip(matrix, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for row in range(size):
            factor = rows[row][place]
            if row != place and factor:
                rows[row] = [value - factor * own for value, own in zip(rows[row], rows[place], strict=True)]
    return [row[size:] for row in rows]
