"""What is counted of games of the Duel: turns, the dead, sides, the characters that came into play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from saloon.games.duel.ruleset import OPTIONS, PRESETS
from saloon.games.duel.view import DuelView
from saloon.games.duel.wishes import CHARACTERS_EACH
from saloon.games.duel.words import LEAST_SQUAD, MOST_SQUAD, SIDES
from saloon.sim.duel.follies import FOLLIES
from saloon.sim.follies import Folly
from saloon.sim.plan import Cell
from saloon.sim.rows import Facts, Row
from saloon.sim.study import SEAT, SIDE, Picture, Study
from saloon.text.texts import Texts

CHARACTER = "character"
AND = "+"
"""Between the characters of a seat."""
SQUADS, READINGS = "squads", "readings"
"""Groups of the matrix: how many characters each side has; readings of a rule that are not the usual ones."""


class DuelStudy(Study[DuelView]):
    """Read off views, like everything that is outside of the engine."""

    sides = "sides"
    numbers = ("turns", "dead")
    lists = ("characters",)
    tables = (SIDE, CHARACTER, SEAT)
    ranked = (CHARACTER,)
    picture = Picture(SIDE, "turns", CHARACTER)
    colours: ClassVar[Mapping[str, str]] = {"law": "#c8962e", "outlaws": "#a63d2f"}
    counts = (2,)

    def facts(self, seen: DuelView) -> Facts:
        """Turns, characters killed; and of each seat those who came into play."""
        fought = []
        for one in seen.seats:
            left = [figure.character for figure in seen.figures if figure.player == one.player]
            fought.append(AND.join([*one.fallen, *[key for key in left if key and key not in one.fallen]]))
        dead = sum(len(one.fallen) for one in seen.seats) + sum(one.is_dead() for one in seen.figures)
        return Facts((seen.turns, dead), (tuple(fought),))

    def wins(self, row: Row) -> Iterator[tuple[str, str, bool]]:
        yield from super().wins(row)
        for player, characters in enumerate(row.facts.lists[0]):
            for character in characters.split(AND):
                yield CHARACTER, character, player in row.winners

    def order(self, table: str) -> list[str]:
        return list(SIDES) if table == SIDE else []

    def follies(self) -> tuple[Folly[DuelView], ...]:
        return FOLLIES

    def label(self, table: str, name: str, texts: Texts) -> str:
        if table in (SIDE, CHARACTER):
            return texts.say(f"duel.{table}.{name}.name")
        if table == SQUADS:
            return texts.say("duel.sim.squad", int(name))
        return super().label(table, name, texts)

    def cells(self, boxes: list[str], games: int, check: int, seed: str) -> list[Cell]:
        plan = self.plan(2, tuple(boxes), PRESETS[0], check, seed)
        squads = range(LEAST_SQUAD, MOST_SQUAD + 1)
        readings = [(name, value) for name, option in OPTIONS.items() for value in option.values[1:]]
        return [
            *[Cell(SQUADS, str(squad), plan.with_wish(CHARACTERS_EACH, squad), games) for squad in squads],
            *[Cell(READINGS, "=".join(one), plan._replace(rules=(one,)), games) for one in readings],
        ]
