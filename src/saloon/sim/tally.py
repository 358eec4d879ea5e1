"""The statistics of a run, kept up game by game in little memory."""

from __future__ import annotations

from collections import Counter

from saloon.measuring.intervals import Rate, wilson
from saloon.sim.rows import Row
from saloon.sim.statistics import mean, percentile
from saloon.sim.study import DECISIONS, AnyStudy

PERCENTILES = (5, 25, 50, 75, 95)


class Wins:
    """Games and wins by some name: a role, a character, a seat."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()

    def add(self, name: str, won: bool) -> None:
        self.games[name] += 1
        self.wins[name] += won

    def absorb(self, other: Wins) -> None:
        """Count what another one has counted."""
        self.games.update(other.games)
        self.wins.update(other.wins)

    def rates(self, order: list[str]) -> dict[str, Rate]:
        """Names that have an order in it, then numbers by size, other names by alphabet."""

        def place(name: str) -> tuple[int, int, str]:
            if name in order:
                return (0, order.index(name), name)
            return (1, int(name), name) if name.isdigit() else (2, 0, name)

        return {name: wilson(self.wins[name], self.games[name]) for name in sorted(self.games, key=place)}


class Tally:
    """What a run of games came to."""

    def __init__(self, study: AnyStudy) -> None:
        self.study = study
        self.games = 0
        self.finished = 0
        self.decisions = 0
        """Of all games, stalled ones too."""
        self.cpu_s = 0.0
        self.numbers: dict[str, Counter[int]] = {name: Counter() for name in (*study.numbers, DECISIONS)}
        """Numbers of a finished game by name, and how many games had which."""
        self.tables = {table: Wins() for table in study.tables}

    def add(self, row: Row) -> None:
        self.games += 1
        self.decisions += row.decisions
        if not row.finished:
            return
        self.finished += 1
        for name, number in zip(self.numbers, (*row.facts.numbers, row.decisions), strict=True):
            self.numbers[name][number] += 1
        for table, name, won in self.study.wins(row):
            self.tables[table].add(name, won)

    def absorb(self, other: Tally) -> None:
        """Count what another one has counted."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.cpu_s += other.cpu_s
        for name, counts in other.numbers.items():
            self.numbers[name].update(counts)
        for table, wins in other.tables.items():
            self.tables[table].absorb(wins)

    def rates(self, table: str) -> dict[str, Rate]:
        """Wins by the names of this table, in their usual order."""
        return self.tables[table].rates(self.study.order(table))

    @property
    def stalled(self) -> int:
        return self.games - self.finished

    @property
    def decisions_per_game(self) -> float:
        return mean(self.numbers[DECISIONS])

    def per_cpu_s(self, number: int) -> float:
        return number / self.cpu_s if self.cpu_s > 0 else 0.0

    def percentiles(self, counts: Counter[int]) -> dict[str, int]:
        return {str(percent): percentile(counts, percent) for percent in PERCENTILES}
