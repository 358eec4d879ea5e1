"""How strong people are, from the rated games of the house.

    logit P(side wins) = a[way to play, side] + mean skill of the side - mean skill of all others

What a side is worth at a table is taken by the intercept, so that nobody is better for being the Sheriff more
often. Bots are players like others, and the usual one of a game has skill 0: by it all are measured. All of
it follows from the lines of finished games; whoever has his history forgotten is gone from here too.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from saloon.bots.registry import usual_bot
from saloon.measuring.intervals import Z95
from saloon.measuring.ratings import PRIOR, Observation, Seat, fit, observations
from saloon.server.histories import Play, play_in
from saloon.server.store import StoredPlay
from saloon.text.registry import OUTCOMES

LEAST: Final = 10
"""Rated games that somebody needs before he has a number."""
MOST_GAMES: Final = 2000
"""Of one game, the newest ones: a fit of many more takes its time, and people change."""
OF_PLAYERS: Final = 1.0
"""Most people are within a logit or two of one another: few games alone make nobody a master."""
USUAL: Final = 1000
SCALE: Final = 400 / math.log(10)


class Player(NamedTuple):
    """A person, or a kind of bot."""

    user: str = ""
    bot: str = ""


class Rating(NamedTuple):
    """What is known of a player's strength."""

    player: Player
    games: int
    rating: int
    reach: int


def ratings(stored: Sequence[StoredPlay]) -> dict[str, list[Rating]]:
    """By game, the best first."""
    games: dict[str, dict[tuple[str, int], list[tuple[Player, Play]]]] = {}
    for one in stored:
        play = play_in(one)
        player = Player(one.user) if one.user else Player(bot=play.bot)
        games.setdefault(play.game, {}).setdefault((one.table, one.number), []).append((player, play))
    return {game: rated(game, list(found.values())[-MOST_GAMES:]) for game, found in games.items()}


def rated(game: str, tables: list[list[tuple[Player, Play]]]) -> list[Rating]:
    anchor = Player(bot=usual_bot(game))
    unknowns: dict[Hashable, int] = {}
    played: dict[Player, int] = {}
    seen: list[Observation] = []
    for number, seats in enumerate(tables):
        for player in {player for player, _ in seats}:
            played[player] = played.get(player, 0) + 1
        _, play = seats[0]
        sat = [Seat(player, OUTCOMES[game].team(one.side), one.won) for player, one in seats]
        if len({seat.team for seat in sat}) > 1:  # else the others are forgotten
            seen += observations((play.players, play.way), number, sat, anchor, unknowns)
    priors = [OF_PLAYERS if isinstance(one, Player) else PRIOR for one in unknowns]
    values, errors = fit(seen, len(unknowns), priors)
    found = []
    for player, games in played.items():
        place = unknowns.get(player)
        skill, error = (0.0, 0.0) if place is None else (values[place], errors[place])
        reach = Z95 * SCALE * error
        found.append(
            Rating(player, games, round(USUAL + SCALE * skill), round(reach) if math.isfinite(reach) else 0)
        )
    return sorted(found, key=lambda one: (-one.rating, one.player))
