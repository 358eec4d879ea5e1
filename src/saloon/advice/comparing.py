"""Moves compared in the same imagined worlds, which the search that proposed them has not seen.

A search finds the best of many and so flatters it; what is told to people is measured anew.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

from saloon.thinking.search import Mind, Verdict

FRESH = 1_000_000
"""The number of the first world that no search uses."""


class Figure(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


def figure(values: list[float]) -> Figure:
    count = len(values)
    if count < 2:
        return Figure(values[0] if values else 0.0, 1.0)
    mean = sum(values) / count
    return Figure(mean, sqrt(sum((one - mean) ** 2 for one in values) / (count - 1) / count))


class Comparison:
    """How some moves did, world by world."""

    def __init__(self, mind: Mind[Any], options: list[int]) -> None:
        self._mind = mind
        self.options = options
        self.values: list[list[float]] = [[] for _option in options]

    def go_on(self, worlds: int, time_left: Callable[[], bool] | None = None) -> None:
        """Try all of them in so many more worlds, or until there is no time for another one."""
        for _world in range(worlds):
            if time_left is not None and not time_left():
                return
            number = FRESH + len(self.values[0])
            world = self._mind.world(number)
            for option, values in zip(self.options, self.values, strict=True):
                values.append(self._mind.outcome(self._mind.copy(world), option, number))

    def value(self, place: int) -> Figure:
        return figure(self.values[place])

    def ahead(self, place: int, other: int) -> Figure:
        """How much better one of them does than another, in the same worlds."""
        pairs = zip(self.values[place], self.values[other], strict=True)
        return figure([one - two for one, two in pairs])

    @property
    def games(self) -> int:
        return sum(len(values) for values in self.values)


def promising(verdict: Verdict, most: int) -> list[int]:
    """The places of the best options that a search tried, its choice first."""
    ranked = sorted(verdict.tried, key=lambda one: (-one.worlds, -one.mean_gain()))
    places = [verdict.choice, *(one.option for one in ranked if one.option != verdict.choice)]
    return places[:most]
