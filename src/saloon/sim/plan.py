"""What is to be played. Plain data: it travels to worker processes."""

from __future__ import annotations

from typing import NamedTuple

from saloon.games.registry import game_type
from saloon.kernel.wishes import LEFT_OUT, PLAYERS, PRESET, RULES, SEED, SETS
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
    own: tuple[tuple[str, object], ...] = ()
    """Further wishes of this game, by name."""

    @property
    def left_out(self) -> list[str]:
        """Parts of the boxes that are not played with."""
        named = dict(self.own).get(LEFT_OUT)
        return list(named) if isinstance(named, list) else []

    def with_wish(self, name: str, value: object) -> Plan:
        return self._replace(own=(*self.own, (name, value)))

    def seed_of(self, number: int) -> str:
        """The seed of one game: of the run's seed and its number, nothing else."""
        return f"{self.seed}/{number}"

    def setup(self, number: int) -> object:
        return game_type(self.game).setup(
            {
                PLAYERS: self.players,
                SEED: self.seed_of(number),
                SETS: list(self.sets),
                PRESET: self.preset,
                RULES: dict(self.rules),
                **dict(self.own),
            }
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
