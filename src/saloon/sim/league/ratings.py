"""Ratings: how strong each bot is over all games, whoever sat where.

    logit P(side wins) = a[table, side] + mean skill of the side - mean skill of all others

The intercepts take what a role is worth at a table; otherwise whoever plays many outlaws would seem strong.
One bot, the anchor, has skill 0.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

from saloon.measuring.ratings import Observation, Seat, fit, observations
from saloon.sim.league.lines import GameLine, Player
from saloon.sim.registry import study_of

ANCHORS = ("random", "greenhorn", "bandit", "gunslinger")
"""Bots that are there to be measured by, in this order; their versions are frozen."""


class Rating(NamedTuple):
    """The skill of a bot in logits over the anchor, its standard error, and the games that it played in."""

    player: Player
    skill: float
    error: float
    games: int


class Ratings(NamedTuple):
    """All bots of a game, the best first."""

    game: str
    anchor: Player
    ratings: list[Rating]


def ratings(lines: Iterable[GameLine]) -> list[Ratings]:
    """A leaderboard for each game. Whatever a line was played for, a game counts once."""
    by_game: dict[str, dict[Hashable, GameLine]] = defaultdict(dict)
    for line in lines:
        if line.finished:
            seated = tuple(line.player(bot) for bot in line.bots)
            by_game[line.game][line.setting, line.seed, seated] = line
    return [rated(game, list(games.values())) for game, games in by_game.items()]


def rated(game: str, lines: list[GameLine]) -> Ratings:
    played: dict[Player, int] = defaultdict(int)
    for line in lines:
        for bot in set(line.bots):
            played[line.player(bot)] += 1
    anchor = min(played, key=anchor_order)
    unknowns: dict[Hashable, int] = {}
    for player in played:
        if player != anchor:
            unknowns[player] = len(unknowns)
    seen = [one for line in lines for one in sides_of(line, anchor, unknowns)]
    values, errors = fit(seen, len(unknowns))
    found = [
        Rating(player, values[place], errors[place], games)
        if (place := unknowns.get(player)) is not None
        else Rating(player, 0.0, 0.0, games)
        for player, games in played.items()
    ]
    return Ratings(game, anchor, sorted(found, key=lambda one: -one.skill))


def anchor_order(player: Player) -> tuple[int, Player]:
    return (ANCHORS.index(player.bot) if player.bot in ANCHORS else len(ANCHORS), player)


def sides_of(line: GameLine, anchor: Player, unknowns: dict[Hashable, int]) -> Iterator[Observation]:
    """Every side of a game."""
    seats = [
        Seat(line.player(bot), team_of(line.game, line.sides[seat]), seat in line.winners)
        for seat, bot in enumerate(line.bots)
    ]
    return observations(line.setting, (line.setting, line.seed), seats, anchor, unknowns)


def team_of(game: str, side: str) -> str:
    """The name of those with whom a side wins."""
    for team, members in study_of(game).alliances.items():
        if side in members:
            return team
    return side
