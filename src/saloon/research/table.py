"""Which game is played, by how many and with what agreed on: the same for all deals of an environment."""

from __future__ import annotations

from typing import Final, NamedTuple

from saloon.games.registry import boxes_of, game_type
from saloon.kernel.columns import OPTION_COLUMNS
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.wishes import PLAYERS, PRESET, RULES, SEED, SETS
from saloon.text.texts import entries_of

VERSION: Final = 1
"""Of the environments: raised by every change of what the numbers of an observation or option mean."""
USUAL_PLAYERS: Final = 4
MANY_OPTIONS: Final = 256
"""With all boxes of BANG! 226 options were seen at one decision; no hand has a limit during a turn."""
FEW_OPTIONS: Final = 64
"""Enough for a game with one box: 34 were seen."""


class Spec(NamedTuple):
    """What every number of an observation means."""

    columns: list[tuple[str, int, int]]
    """Of `observation`: name, lowest and highest number."""
    option_columns: tuple[str, ...]
    """Of a row of `options`; -1 stands where an option has nothing to say."""
    verbs: list[str]
    definitions: list[str]
    """What `kind` and `other_kind` of an option are places in."""
    events: list[str]
    """What `event` of a row of `history` is a place in."""


class Table:
    """A game of the house as it is agreed on, and its deals by name."""

    def __init__(
        self,
        game: str = "bang",
        players: int = 0,
        sets: str = "",
        preset: str = "",
        rules: dict[str, str] | None = None,
        most_options: int = 0,
    ) -> None:
        """`sets`: names of boxes by commas, or `all`; `most_options`: how many are offered at a decision."""
        self._made_of = game, players, sets, preset, rules, most_options
        self.kind = game_type(game)
        counts = self.kind.player_counts()
        boxes = boxes_of(self.kind, sets)
        self.players = players or (USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[0])
        self.wishes: dict[str, object] = {
            PLAYERS: self.players,
            SETS: boxes,
            PRESET: preset or self.kind.presets()[0],
            RULES: rules or {},
        }
        several = len(self.kind.sets()) > 1
        self.most_options = most_options or (MANY_OPTIONS if several else FEW_OPTIONS)
        self.columns = self.kind.columns(self.setup("any"))
        self.events = events_of(game)
        self.name = f"{game}-{self.players}p-{sets or boxes[0]}"

    def __reduce__(self) -> tuple[object, ...]:
        """Tables travel by what they were made of; what they look up is made again."""
        return Table, self._made_of

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self  # never changed

    def setup(self, deal: str) -> object:
        """The plain setup of a deal: what a record of that game begins with."""
        return self.kind.setup({**self.wishes, SEED: deal})

    def deal(self, deal: str, log: list[Event] | None = None) -> Game:
        """The game that this name deals, always the same."""
        return self.kind.deal(self.setup(deal), log)

    def spec(self) -> Spec:
        """The columns of observations and options, by name."""
        columns = self.columns
        named = [(one.name, one.low, one.high) for one in columns.columns]
        return Spec(named, OPTION_COLUMNS, columns.verbs[:], columns.definitions[:], self.events[:])


def events_of(game: str) -> list[str]:
    """What can happen in a game, by name: every event that can be told in words."""
    start = f"{game}.event."
    return sorted({key[len(start) :].partition(".")[0] for key in entries_of("en") if key.startswith(start)})


class Deals:
    """A row of deals: of seed 7 they are `7/0`, `7/1`, …"""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.dealt = 0

    def next(self) -> str:
        self.dealt += 1
        return f"{self.seed}/{self.dealt - 1}"
