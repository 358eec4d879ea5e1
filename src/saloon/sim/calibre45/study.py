"""What is counted of games of Calibre 45: robberies, turns, money, teams and their size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import ClassVar

from saloon.games.calibre45.teams import shapes_for
from saloon.games.calibre45.view import CalibreView
from saloon.games.registry import game_type
from saloon.sim.calibre45.follies import FOLLIES
from saloon.sim.follies import Folly
from saloon.sim.plan import Cell
from saloon.sim.rows import Facts, Row
from saloon.sim.study import SEAT, SIDE, Picture, Study
from saloon.text.texts import Texts

SIZE = "size"
"""Wins by the number of players in a team."""
SHAPES = "teams"
"""Group of the matrix: every way to make up teams."""
THOUSAND = 1000


class CalibreStudy(Study[CalibreView]):
    """Read off views, like everything that is outside of the engine."""

    sides = "teams"
    numbers = ("robberies", "turns", "loot")
    lists = ("money",)
    tables = (SIDE, SIZE, SEAT)
    picture = Picture(SIDE, "robberies", SEAT)
    colours: ClassVar[Mapping[str, str]] = {"team_1": "#4f7396", "team_2": "#a63d2f", "team_3": "#4b6b5d"}
    counts = (2, 4, 9)

    def facts(self, seen: CalibreView) -> Facts:
        """Robberies, turns of arming, thousands of dollars in all hands; and the dollars of each seat."""
        money = [seat.money for seat in seen.seats]
        numbers = (seen.robberies, seen.turns, sum(money) // THOUSAND)
        return Facts(numbers, (tuple(map(str, money)),))

    def wins(self, row: Row) -> Iterator[tuple[str, str, bool]]:
        yield from super().wins(row)
        winning = row.sides[row.winners[0]]
        for side, size in Counter(row.sides).items():
            yield SIZE, str(size), side == winning

    def follies(self) -> tuple[Folly[CalibreView], ...]:
        return FOLLIES

    def label(self, table: str, name: str, texts: Texts) -> str:
        if table == SIDE:
            return texts.say(f"calibre45.team.{name}.name")
        if table == SIZE:
            return texts.say("calibre45.sim.players", int(name))
        return super().label(table, name, texts)

    def cells(self, boxes: list[str], games: int, check: int, seed: str) -> list[Cell]:
        """Every way to make up two or three teams."""
        kind = game_type(self.game)
        return [
            Cell(
                SHAPES,
                shape,
                self.plan(players, tuple(boxes), preset, check, seed)._replace(rules=(("teams", shape),)),
                games,
            )
            for players in kind.player_counts()
            for shape in shapes_for(players)
            for preset in kind.presets()
        ]
