"""Numbers about numbers: intervals, percentiles, paired differences."""

from __future__ import annotations

import math
from collections import Counter
from typing import NamedTuple

Z95 = 1.959963984540054
"""Standard deviations that hold 95% of a normal distribution."""


class Rate(NamedTuple):
    """So many wins in so many games, and the interval that holds the true rate with 95% confidence."""

    wins: int
    games: int
    rate: float
    low: float
    high: float


class Difference(NamedTuple):
    """The mean of paired differences with its 95% interval."""

    pairs: int
    mean: float
    low: float
    high: float

    @property
    def excludes_equality(self) -> bool:
        return self.low > 0 or self.high < 0


def wilson(wins: int, games: int) -> Rate:
    """The rate with Wilson's score interval, which stays sensible near 0 and 1 and for few games."""
    if games == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    rate = wins / games
    z2 = Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    low = 0.0 if wins == 0 else max(0.0, middle - reach)
    high = 1.0 if wins == games else min(1.0, middle + reach)
    return Rate(wins, games, rate, low, high)


def paired(differences: Counter[int]) -> Difference:
    """The mean difference of pairs, given how often each difference occurred."""
    pairs = sum(differences.values())
    if pairs < 2:
        return Difference(pairs, 0.0, -1.0, 1.0)
    mean = sum(value * times for value, times in differences.items()) / pairs
    spread = sum(times * (value - mean) ** 2 for value, times in differences.items()) / (pairs - 1)
    reach = Z95 * math.sqrt(spread / pairs)
    return Difference(pairs, mean, mean - reach, mean + reach)


def percentile(counts: Counter[int], percent: int) -> int:
    """The smallest value that at least so many percent do not exceed (nearest rank)."""
    total = sum(counts.values())
    rank = max(1, math.ceil(total * percent / 100))
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= rank:
            return value
    return 0


def mean(counts: Counter[int]) -> float:
    total = sum(counts.values())
    return sum(value * times for value, times in counts.items()) / total if total else 0.0
