"""One game of the league as one line of JSON: who sat where, what was played, who won."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from saloon.sim.registry import study_of

FORMAT = 1

HERO, AGAINST = "hero", "against"
"""The arms of a pair: the bot that is tried, and the one that it is compared with."""

ONE, TEAM = "one", "team"
"""What is swapped: one seat of a side, or all seats of the sides that win together."""


class Setting(NamedTuple):
    """What is played, by how many and by which rules."""

    game: str
    rules_version: int
    sets: tuple[str, ...]
    preset: str
    rules: tuple[tuple[str, str], ...]
    players: int


class Player(NamedTuple):
    """A bot as it was when it played."""

    bot: str
    version: str


class Key(NamedTuple):
    """What a game was played for. It follows from the arguments of a run, before anything is dealt."""

    setting: Setting
    seed: str
    swap: str
    side: str
    arm: str
    player: Player
    field: Player


class GameLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over, or that did not end as it should."""

    league: int
    """The format of the line."""
    saloon: str
    game: str
    rules_version: int
    players: int
    sets: tuple[str, ...]
    preset: str
    rules: dict[str, str]
    seed: str
    swap: str
    side: str
    """Whose seats were swapped: a side as it was dealt, or sides that win together."""
    arm: str
    seats: tuple[int, ...]
    """The seats that were swapped."""
    bot: str
    """Who sat there."""
    field: str
    """Who sat everywhere else."""
    sides: tuple[str, ...]
    """As they were dealt, by seat."""
    bots: tuple[str, ...]
    """By seat."""
    versions: dict[str, str]
    """Of these bots."""
    winners: tuple[int, ...]
    decisions: int
    finished: bool

    @property
    def setting(self) -> Setting:
        rules = tuple(sorted(self.rules.items()))
        return Setting(self.game, self.rules_version, self.sets, self.preset, rules, self.players)

    @property
    def key(self) -> Key:
        player, field = self.player(self.bot), self.player(self.field)
        return Key(self.setting, self.seed, self.swap, self.side, self.arm, player, field)

    @property
    def won(self) -> bool:
        """Whether somebody who sat in the swapped seats is among the winners."""
        return any(seat in self.winners for seat in self.seats)

    def player(self, bot: str) -> Player:
        return Player(bot, self.versions[bot])

    def seats_of(self, side: str) -> int:
        """How many seats have this side, or one of those that it stands for."""
        members = study_of(self.game).members(side) if self.swap == TEAM else (side,)
        return sum(one in members for one in self.sides)

    def is_sound(self) -> bool:
        """Whether a line that could be read also makes sense."""
        return (
            self.league == FORMAT
            and len(self.sides) == len(self.bots) == self.players
            and all(0 <= seat < self.players for seat in (*self.seats, *self.winners))
            and {*self.bots, self.bot, self.field} <= set(self.versions)
            and self.arm in (HERO, AGAINST)
            and self.swap in (ONE, TEAM)
            and bool(self.seats)
        )


def line_bytes(line: GameLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def read_line(data: bytes) -> GameLine | None:
    """The line, or nothing if this is none."""
    try:
        line = msgspec.json.decode(data, type=GameLine)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return line if line.is_sound() else None
