"""Random play of several tables beside the yardstick: short rounds by turns, all in one process.

Before and after each round of a table there is one of the yardstick, and only the two next to it count for
its ratio: what slows the machine down for a while slows down both. A short run has fewer rounds, not shorter
ones: when its turn comes, the cards and rules of a table are in no cache, the more boxes, the more of them.
"""

from collections.abc import Callable
from statistics import mean, quantiles
from typing import NamedTuple

from saloon.sim.bench_tables import Measured, base_of
from saloon.sim.bench_workers import Worker
from saloon.sim.registry import study_of

LEAST_ROUNDS, MOST_ROUNDS = 5, 20
LONG_ENOUGH = 0.15
"""CPU seconds of a round, at least: in shorter ones tables of many boxes seem slower than they are."""


class Beside(NamedTuple):
    """Decisions per second, as a part of those of the yardstick: quartiles of so many rounds."""

    lower: float
    median: float
    upper: float
    rounds: int


def rounds_in(seconds: float) -> tuple[int, float]:
    """How many rounds there are, and how long each of them lasts."""
    rounds = min(MOST_ROUNDS, max(LEAST_ROUNDS, int(seconds / LONG_ENOUGH)))
    return rounds, max(LONG_ENOUGH, seconds / rounds)


def ways_to_play(game: str) -> list[Measured]:
    """A table with the first box for each way to play that a game has."""
    return [base_of(game, players)._replace(rules=rules) for players, rules in study_of(game).ways()]


def way_of(table: Measured) -> str:
    """`bang-6p-base six_players=hidden`: the name of a table with the rules that were agreed on."""
    return " ".join([table.name, *(f"{name}={value}" for name, value in table.rules)])


def beside(
    measurer: Worker,
    yardstick: Measured,
    tables: list[Measured],
    seconds: float,
    tell: Callable[[str], None],
) -> dict[str, Beside]:
    """Play each table for so many CPU seconds or more, and the yardstick by turns with it."""

    def rate(table: Measured, slice_of: float) -> float:
        answer = measurer.ask({**table._asdict(), "figure": "play", "seconds": slice_of})
        decisions = answer["decisions_per_s"]
        assert isinstance(decisions, float)
        return decisions

    for table in (yardstick, *tables):
        rate(table, 0)  # cards and rules are known from now on
    found: dict[str, list[float]] = {way_of(table): [] for table in tables}
    rounds, long = rounds_in(seconds)
    before = rate(yardstick, long)
    for turn in range(rounds):
        for table in tables:
            tell(f"{turn + 1}/{rounds} {way_of(table)}, {yardstick.name}")
            own = rate(table, long)
            after = rate(yardstick, long)
            found[way_of(table)].append(own / mean((before, after)))
            before = after
    return {name: quartiles(rounds) for name, rounds in found.items()}


def quartiles(rounds: list[float]) -> Beside:
    lower, median, upper = quantiles(rounds, n=4, method="inclusive")
    return Beside(round(lower, 3), round(median, 3), round(upper, 3), len(rounds))
