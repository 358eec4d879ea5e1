"""The tables whose games are measured."""

from typing import NamedTuple

from saloon.games.registry import GAMES
from saloon.sim.registry import study_of


class Measured(NamedTuple):
    """A table whose games are measured."""

    game: str
    players: int
    boxes: tuple[str, ...]
    preset: str = ""
    rules: tuple[tuple[str, str], ...] = ()
    own: tuple[tuple[str, object], ...] = ()
    """Further wishes of the game, by name."""

    @property
    def name(self) -> str:
        """`bang-7p-all`: game, players, boxes beyond the first."""
        known = GAMES[self.game].sets()
        further = "all" if list(self.boxes) == known else "+".join(self.boxes[1:])
        return f"{self.game}-{self.players}p-{further if len(self.boxes) > 1 else known[0]}"


def base_of(game: str, players: int) -> Measured:
    """A table with the first box only."""
    return Measured(game, players, (GAMES[game].sets()[0],))


def usual_tables(game: str, players: list[int]) -> list[Measured]:
    """The base game, and all boxes where the table is fullest."""
    boxes = GAMES[game].sets()
    tables = [base_of(game, count) for count in players]
    fullest = max(study_of(game).usual_counts())
    if len(boxes) > 1 and fullest in players:
        tables.append(Measured(game, fullest, tuple(boxes)))
    return tables


class TableName(NamedTuple):
    """The name of a table, taken apart."""

    game: str
    players: int
    boxes: str


def parts_of(table: str) -> TableName:
    """`bang-7p-all`"""
    game, players, boxes = table.split("-", 2)
    return TableName(game, int(players.removesuffix("p")), boxes)
