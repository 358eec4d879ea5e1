"""How good beliefs are: the chance given to the truth, believers compared, and whether chances come true."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from saloon.sim.league.watch import MARKS, Guess, Look, Watched
from saloon.sim.statistics import Difference, mean_of

LEAST = 1e-6
"""Whoever held the truth for impossible is counted as if he had given it this chance."""
BINS = 10


class Score(NamedTuple):
    """The chance that a believer gave to the truth: its mean, and its geometric mean (of the log-scores)."""

    believer: str
    mean: float
    geometric: float


class Ratio(NamedTuple):
    """How many times the chance of another believer, on geometric mean, with its 95 % interval."""

    believer: str
    to: str
    times: float
    low: float
    high: float


class Moment(NamedTuple):
    """All looks near one mark."""

    mark: float
    games: int
    scores: list[Score]
    ratios: list[Ratio]


class Bin(NamedTuple):
    """Guesses of about the same chance: how many, their mean chance, and the share that was right."""

    low: float
    high: float
    guesses: int
    predicted: float
    right: float


def moments(games: Sequence[Watched]) -> Iterator[Moment]:
    """Mark by mark. A game in which nobody was in doubt near it does not count there."""
    for i, mark in enumerate(MARKS):
        looks = [look for game in games if game.looks and (look := game.looks[i]) is not None]
        yield moment(mark, looks)


def moment(mark: float, looks: Sequence[Look]) -> Moment:
    believers = list(looks[0].thoughts) if looks else []
    chances = {name: [look.thoughts[name].truth for look in looks] for name in believers}
    logs = {name: [math.log(max(chance, LEAST)) for chance in chances[name]] for name in believers}
    scores = [
        Score(name, math.fsum(chances[name]) / len(looks), math.exp(math.fsum(logs[name]) / len(looks)))
        for name in believers
    ]
    ratios = [ratio(name, believers[-1], logs) for name in believers[:-1]]
    return Moment(mark, len(looks), scores, ratios)


def ratio(believer: str, to: str, logs: dict[str, list[float]]) -> Ratio:
    """Paired: both looked at the same moment of the same game."""
    difference: Difference = mean_of(
        [mine - other for mine, other in zip(logs[believer], logs[to], strict=True)]
    )
    return Ratio(believer, to, *(math.exp(one) for one in difference[1:]))


def calibration(games: Iterable[Watched]) -> dict[str, list[Bin]]:
    """By believer, over all marks: of all that was given 30 to 40 %, how much was so?"""
    guesses: dict[str, list[list[Guess]]] = {}
    for game in games:
        for look in game.looks:
            for name, thought in look.thoughts.items() if look is not None else ():
                bins = guesses.setdefault(name, [[] for _bin in range(BINS)])
                for guess in thought.guesses:
                    bins[min(int(guess.chance * BINS), BINS - 1)].append(guess)
    return {
        name: [bin_of(i, found) for i, found in enumerate(bins) if found] for name, bins in guesses.items()
    }


def bin_of(place: int, guesses: Sequence[Guess]) -> Bin:
    count = len(guesses)
    predicted = math.fsum(guess.chance for guess in guesses) / count
    right = sum(guess.right for guess in guesses) / count
    return Bin(place / BINS, (place + 1) / BINS, count, predicted, right)
