"""Numbers about numbers: intervals, percentiles, paired differences."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from saloon.measuring.intervals import Z95, Rate, score_interval, wilson


class Difference(NamedTuple):
    """The mean of paired differences with its 95% interval."""

    pairs: int
    mean: float
    low: float
    high: float

    @property
    def excludes_equality(self) -> bool:
        return self.low > 0 or self.high < 0


def paired(differences: Counter[int]) -> Difference:
    """The mean difference of pairs, given how often each difference occurred."""
    pairs = sum(differences.values())
    if pairs < 2:
        return Difference(pairs, 0.0, -1.0, 1.0)
    mean = sum(value * times for value, times in differences.items()) / pairs
    spread = sum(times * (value - mean) ** 2 for value, times in differences.items()) / (pairs - 1)
    reach = Z95 * math.sqrt(spread / pairs)
    return Difference(pairs, mean, mean - reach, mean + reach)


def mean_of(differences: Sequence[float]) -> Difference:
    """The mean of paired differences of any size; of less than two nothing can be said."""
    pairs = len(differences)
    if pairs < 2:
        return Difference(pairs, sum(differences), -math.inf, math.inf)
    mean = math.fsum(differences) / pairs
    spread = math.fsum((one - mean) ** 2 for one in differences) / (pairs - 1)
    reach = Z95 * math.sqrt(spread / pairs)
    return Difference(pairs, mean, mean - reach, mean + reach)


class Stratum(NamedTuple):
    """Values of one kind, each by what it was drawn from (a deal), and what the kind weighs in a mean."""

    weight: float
    values: Mapping[Hashable, float]


class WeightedMean(NamedTuple):
    """The mean of several strata, each with its weight, and the variance of that mean."""

    mean: float
    variance: float


def weighted_mean(strata: Sequence[Stratum]) -> WeightedMean:
    """Values of one deal in several strata may depend on one another; deals do not.

    One deal more, off by 1, is allowed for: otherwise a few deals that all went alike would seem certain.
    """
    total = sum(stratum.weight for stratum in strata)
    mean = 0.0
    pulls: dict[Hashable, float] = defaultdict(float)
    """How far each deal pulls the mean."""
    for weight, values in strata:
        own = sum(values.values()) / len(values)
        mean += weight / total * own
        for drawn_from, value in values.items():
            pulls[drawn_from] += weight / total * (value - own) / len(values)
    deals = len(pulls)
    spread = sum(pull * pull for pull in pulls.values())
    return WeightedMean(mean, spread * deals / (deals - 1) + 1 / deals**2 if deals > 1 else math.inf)


def pooled(strata: Sequence[Stratum]) -> Difference:
    """The weighted mean of paired differences with its 95% interval."""
    pairs = sum(len(stratum.values) for stratum in strata)
    if not strata or any(len(stratum.values) < 2 for stratum in strata):
        return Difference(pairs, 0.0, -1.0, 1.0)
    mean, variance = weighted_mean(strata)
    reach = Z95 * math.sqrt(variance)
    return Difference(pairs, mean, max(-1.0, mean - reach), min(1.0, mean + reach))


def pooled_rate(strata: Sequence[Stratum]) -> Rate:
    """The weighted rate of wins (1) with Wilson's interval for as many games as its variance is worth."""
    wins = round(sum(sum(stratum.values.values()) for stratum in strata))
    games = sum(len(stratum.values) for stratum in strata)
    if len(strata) == 1 or wins in (0, games):
        return wilson(wins, games)
    rate, variance = weighted_mean(strata)
    return Rate(wins, games, rate, *score_interval(rate, max(1.0, rate * (1 - rate) / variance)))


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
