"""Skills from games between sides: a logistic regression, fitted by Newton's method.

    logit P(side wins) = what its side is worth + mean skill of the side - mean skill of all others

Newton's method on a few dozen unknowns needs no library.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

PRIOR = 1 / 5.0**2
"""A weak belief that nothing is far from 0 (five logits): else who never lost would be infinitely good."""
STEPS = 100
LONGEST_STEP = 1.0
SMALL = 1e-9

Vector = dict[int, float]
"""A sparse one."""


class Observation(NamedTuple):
    """A side of a game: what speaks for it, and whether it won."""

    drawn_from: Hashable
    features: Vector
    won: bool


class Seat(NamedTuple):
    """Who sat there in a game, with whom he wins, and whether he did."""

    player: Hashable
    team: str
    won: bool


def observations(
    setting: Hashable,
    drawn_from: Hashable,
    seats: Sequence[Seat],
    anchor: Hashable,
    unknowns: dict[Hashable, int],
) -> Iterator[Observation]:
    """Every side of a game; an unknown that was not met before gets the next number. The anchor has none."""
    for team in dict.fromkeys(seat.team for seat in seats):
        own = [seat for seat in seats if seat.team == team]
        others = len(seats) - len(own)
        features: Vector = defaultdict(float)
        features[unknowns.setdefault((setting, team), len(unknowns))] = 1.0
        for seat in seats:
            if seat.player != anchor:
                place = unknowns.setdefault(seat.player, len(unknowns))
                features[place] += 1 / len(own) if seat.team == team else -1 / others
        yield Observation(drawn_from, features, any(seat.won for seat in own))


def fit(
    seen: list[Observation], size: int, priors: Sequence[float] | None = None
) -> tuple[list[float], list[float]]:
    """The likeliest values, and their standard errors by deals, since games of one deal are alike.

    `priors`: how strongly each value is believed to be near 0, where that is not the weak belief for all.
    """
    weights = [PRIOR] * size if priors is None else list(priors)
    values = [0.0] * size
    curvature = [[0.0] * size for _row in range(size)]
    for _step in range(STEPS):
        slope = [-weight * value for weight, value in zip(weights, values, strict=True)]
        curvature = [[weights[row] * (row == column) for column in range(size)] for row in range(size)]
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
