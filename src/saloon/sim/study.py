"""What is studied of a game: what is counted, what is drawn, which tables are played through and measured.

The plain study serves any game: wins by side and by seat, and the number of decisions. A game that has more
to tell has a study of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from saloon.games.registry import game_type
from saloon.kernel.views import View
from saloon.sim.fitting import Fitting
from saloon.sim.follies import Folly
from saloon.sim.guesswork import Guesswork
from saloon.sim.lineup import NOBODY
from saloon.sim.plan import Cell, Plan
from saloon.sim.rows import Facts, Hire, Row
from saloon.text.texts import Texts

SIDE, SEAT = "side", "seat"
"""Tables of wins that every game has."""
DECISIONS = "decisions"
"""The number that every game has."""


class Picture(NamedTuple):
    """What a plot shows: a table of wins as bars, the distribution of a number, another table as dots."""

    bars: str = SIDE
    histogram: str = DECISIONS
    dots: str = SEAT


V = TypeVar("V", bound=View)


class Study(Generic[V]):
    """What is counted of a game. Its words stand under `sim` of the game's texts, others in sim/texts.py."""

    sides: ClassVar[str] = "sides"
    """What the sides are called in files: roles, teams."""
    alliances: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Names for sides that win together; sides that win alone may be among them."""
    numbers: ClassVar[tuple[str, ...]] = ()
    """What has a distribution besides the number of decisions."""
    lists: ClassVar[tuple[str, ...]] = ()
    """What each seat has besides its side and its bot."""
    tables: ClassVar[tuple[str, ...]] = (SIDE, SEAT)
    """Tables of wins, in the order of the report. In JSON the first one is `wins`, others `wins_by_...`."""
    ranked: ClassVar[tuple[str, ...]] = ()
    """Tables that are shown from the best to the worst."""
    picture: ClassVar[Picture] = Picture()
    colours: ClassVar[Mapping[str, str]] = {}
    """Colours of bars, by name."""
    counts: ClassVar[tuple[int, ...]] = ()
    """How many play at the tables that are measured; empty: the fewest and the most."""

    def __init__(self, game: str) -> None:
        self.game = game

    # Counting

    def facts(self, seen: V) -> Facts:
        """What is read off a game that is over, as a spectator sees it."""
        return Facts()

    def wins(self, row: Row) -> Iterator[tuple[str, str, bool]]:
        """Table, name, and whether it won: each counts as one game of that name."""
        winners = set(row.winners)
        for side in dict.fromkeys(row.sides):
            yield SIDE, side, any(row.sides[player] == side for player in winners)
        for player in range(len(row.sides)):
            yield SEAT, str(player), player in winners

    def campaign_rules(self) -> dict[str, str]:
        """The rule options by which whole campaigns are played; empty: this game has none."""
        return {}

    def money(self, seen: V) -> tuple[int, ...]:
        """What each seat has when a game is over."""
        return ()

    def hires(self, seen: V) -> list[Hire]:
        """What was paid for characters in a game that is over."""
        return []

    def order(self, table: str) -> list[str]:
        """Names of a table that have an order of their own; others follow by number or by alphabet."""
        return []

    def members(self, side: str) -> tuple[str, ...]:
        """The sides that a name stands for."""
        return self.alliances.get(side, (side,))

    def contestants(self, sides: list[str]) -> list[str]:
        """The names under which bots can be compared."""
        return [*self.alliances, *(side for side in sides if side not in self.alliances)]

    def usual_contestants(self, names: list[str]) -> list[str]:
        """Those of these names that are compared if nobody says which."""
        return names

    def guesswork(self) -> Guesswork[V] | None:
        """What seats hide from one another; None: nothing that anybody would have to guess."""
        return None

    def follies(self) -> tuple[Folly[V], ...]:
        """Answers that nobody at the table would understand, to be looked for in games of bots."""
        return ()

    def fitting(self) -> Fitting | None:
        """What its policy weighs, to be fitted; None: it has no such weights."""
        return None

    # Showing

    def label(self, table: str, name: str, texts: Texts) -> str:
        """A name of a table of wins, or of a group of the matrix, as people call it."""
        key = f"{self.game}.{table}.{name}.name"
        if texts.has(key):
            return texts.say(key)
        return f"p{name}" if table == SEAT else name

    # Playing through, measuring

    def cells(self, boxes: list[str], games: int, check: int, seed: str) -> list[Cell]:
        """The matrix: every kind of table there is. Here: every number of players with every preset."""
        kind = game_type(self.game)
        return [
            Cell("players", str(players), self.plan(players, tuple(boxes), preset, check, seed), games)
            for players in kind.player_counts()
            for preset in kind.presets()
        ]

    def plan(self, players: int, boxes: tuple[str, ...], preset: str, check: int, seed: str) -> Plan:
        """A table of the matrix. Nobody sits at it yet: the matrix knows who plays."""
        return Plan(self.game, players, boxes, preset, (), seed, NOBODY, check)

    def usual_players(self) -> int:
        """How many play where nobody says so: the middle of the tables that are measured."""
        counts = self.usual_counts()
        return counts[len(counts) // 2]

    def ways(self) -> list[tuple[int, tuple[tuple[str, str], ...]]]:
        """Every way to play there is: by how many, and which rules are agreed on for it."""
        return [(players, ()) for players in game_type(self.game).player_counts()]

    def usual_counts(self) -> list[int]:
        """How many play at the tables that are measured."""
        counts = game_type(self.game).player_counts()
        return list(self.counts) or [counts[0], counts[-1]]


AnyStudy: TypeAlias = Study[Any]
