"""How sure a rate of wins is."""

from __future__ import annotations

import math
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


def wilson(wins: int, games: int) -> Rate:
    """The rate with Wilson's score interval, which stays sensible near 0 and 1 and for few games."""
    if games == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    rate = wins / games
    low, high = score_interval(rate, games)
    return Rate(wins, games, rate, low, high)


def score_interval(rate: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a rate of so many games, or of what counts as so many."""
    z2 = Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    low = 0.0 if rate == 0.0 else max(0.0, middle - reach)
    high = 1.0 if rate == 1.0 else min(1.0, middle + reach)
    return low, high
