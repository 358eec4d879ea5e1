"""What is to be played. Plain data: it travels to worker processes."""

from __future__ import annotations

from typing import NamedTuple

from saloon.games.registry import game_type
from saloon.sim.lineup import Lineup


class Plan(NamedTuple):
    """One kind of table, and who sits at it."""

    game: str
    players: int
    sets: tuple[str, ...]
    preset: str
    rules: tuple[tuple[str, str], ...]
    seed: str
    lineup: Lineup
    check: int = 0
    """Check all promises of the engine in every so manieth game; 0: in none."""
    save: bool = False
    left_out: tuple[str, ...] = ()
    """Parts of the boxes that are not played with."""
    characters: tuple[str, ...] = ()
    """Character of each seat; empty: dealt."""
    deck: object = None
    """A composition of the deck instead of the printed one."""

    def seed_of(self, number: int) -> str:
        """The seed of one game: of the run's seed and its number, nothing else."""
        return f"{self.seed}/{number}"

    def setup(self, number: int) -> object:
        return game_type(self.game).setup(
            self.players,
            self.seed_of(number),
            list(self.sets),
            self.preset,
            dict(self.rules),
            list(self.left_out),
            list(self.characters),
            self.deck,
        )


class Cell(NamedTuple):
    """So many games with one plan; cells of the same group and name are one line of the matrix."""

    group: str
    name: str
    plan: Plan
    games: int

    def with_bot(self, bot: str) -> Cell:
        """The same tables with this bot at every seat."""
        lineup = Lineup((bot,) * self.plan.players, ())
        return self._replace(plan=self.plan._replace(lineup=lineup))
