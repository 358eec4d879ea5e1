"""Numbers about numbers, against values worked out elsewhere."""

from collections import Counter

import pytest

from saloon.measuring.intervals import wilson
from saloon.sim.statistics import mean, paired, percentile


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (10, 20, 0.2993, 0.7007),
        (1, 10, 0.0179, 0.4042),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # an example of Newcombe, 1998
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    rate = wilson(wins, games)
    assert rate.rate == wins / games
    assert rate.low == pytest.approx(low, abs=5e-5)
    assert rate.high == pytest.approx(high, abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0)[2:] == (0.0, 0.0, 1.0)


def test_paired_difference() -> None:
    """30 pairs won by the first only, 10 by the second only, 60 alike."""
    difference = paired(Counter({1: 30, -1: 10, 0: 60}))
    assert difference.pairs == 100
    assert difference.mean == pytest.approx(0.2)
    # Variance (40 - 100 * 0.04) / 99, standard error 0.060302.
    assert difference.low == pytest.approx(0.2 - 1.959964 * 0.060302, abs=1e-5)
    assert difference.high == pytest.approx(0.2 + 1.959964 * 0.060302, abs=1e-5)
    assert difference.excludes_equality


def test_an_even_contest_does_not_exclude_equality() -> None:
    assert not paired(Counter({1: 10, -1: 10, 0: 80})).excludes_equality
    assert not paired(Counter()).excludes_equality


def test_percentiles_by_nearest_rank() -> None:
    counts = Counter([15, 20, 35, 40, 50])
    assert [percentile(counts, percent) for percent in (5, 30, 40, 50, 100)] == [15, 20, 20, 35, 50]
    assert percentile(Counter(), 50) == 0


def test_mean() -> None:
    assert mean(Counter([1, 1, 4])) == 2.0
    assert mean(Counter()) == 0.0
