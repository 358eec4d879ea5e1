"""What is counted of games of BANG!: turns, roles, characters, the order of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from saloon.games.bang.mode import MODES, Mode
from saloon.games.bang.modes.two import FIRST, SECOND
from saloon.games.bang.series import HIRED, KEPT
from saloon.games.bang.setup import mode_agreed, options_of, rules_by
from saloon.games.bang.view import BangView
from saloon.games.bang.words import ROLES
from saloon.games.registry import GAMES
from saloon.sim.bang.believers import BangGuesswork
from saloon.sim.bang.fitting import BangFitting
from saloon.sim.bang.follies import FOLLIES
from saloon.sim.bang.matrix import CHARACTERS, EVENTS, cells
from saloon.sim.follies import Folly
from saloon.sim.plan import Cell
from saloon.sim.rows import Facts, Hire, Row
from saloon.sim.study import SEAT, SIDE, Picture, Study
from saloon.text.bang.outcomes import BangOutcome
from saloon.text.texts import Texts

CHARACTER, ORDER = "character", "order_of_play"
LEADERS = ("sheriff", FIRST)
"""The sides of those who have the first turn."""
GROUPS = {EVENTS: "event_card", CHARACTERS: CHARACTER}
"""Where the names of the groups of the matrix stand."""


def agreeing(mode: Mode, players: int) -> list[tuple[tuple[str, str], ...]]:
    """What so many agree on to play in this way: nothing, or the first single option that leads there."""
    sets = GAMES["bang"].sets()[:1]
    single = [((name, value),) for name, option in options_of(sets).items() for value in option.values]
    for way in ((), *single):
        rules = rules_by("rulebooks", [list(pair) for pair in way], sets)
        if mode_agreed(players, rules) is mode:
            return [way]
    return []


class BangStudy(Study[BangView]):
    """Read off views, like everything that is outside of the engine."""

    sides = "roles"
    alliances = BangOutcome.alliances
    numbers = ("turns",)
    lists = ("characters",)
    tables = (SIDE, CHARACTER, SEAT, ORDER)
    ranked = (CHARACTER,)
    picture = Picture(SIDE, "turns", CHARACTER)
    colours: ClassVar[Mapping[str, str]] = {
        "sheriff": "#c8962e",
        "deputy": "#8f9aa3",
        "outlaw": "#a63d2f",
        "renegade": "#4b6b5d",
        FIRST: "#c8962e",
        SECOND: "#4b6b5d",
    }
    counts = (4, 5, 7)

    def facts(self, seen: BangView) -> Facts:
        characters: list[list[str]] = [[] for _player in range(seen.players)]
        for figure in seen.figures:
            characters[figure.player].append(figure.characters[0])
        return Facts((seen.turns,), (tuple("+".join(own) for own in characters),))

    def campaign_rules(self) -> dict[str, str]:
        return {"campaign": "on"}

    def money(self, seen: BangView) -> tuple[int, ...]:
        return tuple(seen.money)

    def hires(self, seen: BangView) -> list[Hire]:
        paid = [entry for entry in seen.ledger if entry.reason in (HIRED, KEPT)]
        return [Hire(entry.what, -entry.amount(), entry.player in seen.winners) for entry in paid]

    def fitting(self) -> BangFitting:
        return BangFitting()

    def guesswork(self) -> BangGuesswork:
        return BangGuesswork()

    def follies(self) -> tuple[Folly[BangView], ...]:
        return FOLLIES

    def wins(self, row: Row) -> Iterator[tuple[str, str, bool]]:
        yield from super().wins(row)
        leaders = [player for player, side in enumerate(row.sides) if side in LEADERS]
        leader = leaders[0] if leaders else 0
        for player, characters in enumerate(row.facts.lists[0]):
            won = player in row.winners
            for character in characters.split("+"):
                yield CHARACTER, character, won
            yield ORDER, str((player - leader) % len(row.sides) + 1), won

    def ways(self) -> list[tuple[int, tuple[tuple[str, str], ...]]]:
        return [
            (players, way) for mode in MODES for players in mode.counts() for way in agreeing(mode, players)
        ]

    def usual_contestants(self, names: list[str]) -> list[str]:
        return [FIRST, SECOND] if FIRST in names else ["outlaw", "law", "renegade"]

    def order(self, table: str) -> list[str]:
        return [*ROLES, FIRST, SECOND] if table == SIDE else []

    def label(self, table: str, name: str, texts: Texts) -> str:
        if table == SIDE:
            return texts.say(f"bang.side.{name}" if name in (FIRST, SECOND) else f"bang.role.{name}.name")
        if table == ORDER and name == "1":
            return texts.say("bang.sim.first", place=name)
        return super().label(GROUPS.get(table, table), name, texts)

    def cells(self, boxes: list[str], games: int, check: int, seed: str) -> list[Cell]:
        return cells(self, boxes, games, check, seed)
