"""The statistics of a run, kept up game by game in little memory."""

from __future__ import annotations

from collections import Counter

from saloon.sim.seats import ROLE_ORDER
from saloon.sim.statistics import Rate, mean, percentile, wilson
from saloon.sim.table import Row

PERCENTILES = (5, 25, 50, 75, 95)


class Wins:
    """Games and wins by some name: a role, a character, a seat."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()

    def add(self, name: str, won: bool) -> None:
        self.games[name] += 1
        self.wins[name] += won

    def rates(self) -> dict[str, Rate]:
        """Roles in the order of the rulebook, numbers by size, other names by alphabet."""
        return {name: wilson(self.wins[name], self.games[name]) for name in sorted(self.games, key=place_of)}


def place_of(name: str) -> tuple[int, int, str]:
    """Where a name stands in a list."""
    if name in ROLE_ORDER:
        return (0, ROLE_ORDER.index(name), name)
    return (1, int(name), name) if name.isdigit() else (2, 0, name)


class Tally:
    """What a run of games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        """Of all games, stalled ones too."""
        self.cpu_s = 0.0
        self.lengths: Counter[int] = Counter()
        """Decisions of a finished game, and how many games had so many."""
        self.turns: Counter[int] = Counter()
        self.roles = Wins()
        self.characters = Wins()
        self.seats = Wins()
        self.order = Wins()
        """By place in the order of play: 1 is the Sheriff."""

    def add(self, row: Row) -> None:
        self.games += 1
        self.decisions += row.decisions
        if not row.finished:
            return
        self.finished += 1
        self.lengths[row.decisions] += 1
        self.turns[row.turns] += 1
        winners = set(row.winners)
        for role in set(row.roles):
            self.roles.add(role, any(row.roles[player] == role for player in winners))
        sheriff = row.roles.index("sheriff") if "sheriff" in row.roles else 0
        for player, character in enumerate(row.characters):
            won = player in winners
            self.characters.add(character, won)
            self.seats.add(str(player), won)
            self.order.add(str((player - sheriff) % len(row.roles) + 1), won)

    @property
    def stalled(self) -> int:
        return self.games - self.finished

    @property
    def decisions_per_game(self) -> float:
        return mean(self.lengths)

    def per_cpu_s(self, number: int) -> float:
        return number / self.cpu_s if self.cpu_s > 0 else 0.0

    def percentiles(self, counts: Counter[int]) -> dict[str, int]:
        return {str(percent): percentile(counts, percent) for percent in PERCENTILES}
