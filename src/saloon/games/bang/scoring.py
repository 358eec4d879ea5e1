"""What a game that is over is worth in money, by the table of the compendium.

Roles and the outcome count, not who killed whom, except for a Deputy who killed his Sheriff.
"""

from __future__ import annotations

from typing import Final

from saloon.games.bang.questions import WINNING
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from saloon.kernel.ids import NO_FIGURE, PlayerId, every_player

PER_OUTLAW: Final = "outlaws"
PER_PLAYER: Final = "players"
FINE: Final = "fine"
"""What an amount is counted by: Outlaws of the deal, players, or nothing."""

ALONE: Final = -1
"""In place of a role that won: the goal was to be the last one alive, whatever the role."""


class Price:
    """What a role is worth when a side has won: to somebody who lives, and to somebody who does not."""

    __slots__ = ("alive", "dead", "per", "role", "side")

    def __init__(self, side: int, role: int, per: str, alive: int, dead: int) -> None:
        self.side = side
        """The role that stands for the side which has won."""
        self.role = role
        self.per = per
        self.alive = alive
        self.dead = dead


PRICES: Final = [
    Price(SHERIFF, SHERIFF, PER_OUTLAW, 1500, 1500),
    Price(SHERIFF, DEPUTY, PER_OUTLAW, 1000, 700),
    Price(OUTLAW, OUTLAW, PER_OUTLAW, 1000, 800),
    Price(OUTLAW, RENEGADE, PER_PLAYER, 300, 0),
    Price(RENEGADE, SHERIFF, PER_PLAYER, 100, 100),
    Price(RENEGADE, RENEGADE, PER_PLAYER, 1500, 0),
]
LAST_DEAD_RENEGADE: Final = 400
"""For a Renegade who died last in a game that the law has won, by the number of players."""
KILLED_HIS_SHERIFF: Final = -5000


class Earning:
    """A sum that a player gets or pays for a game, and why: so many times so much."""

    __slots__ = ("alive", "count", "each", "per", "player", "role")

    def __init__(self, player: PlayerId, role: str, alive: bool, per: str, count: int, each: int) -> None:
        self.player = player
        self.role = role
        self.alive = alive
        self.per = per
        """PER_OUTLAW, PER_PLAYER or FINE."""
        self.count = count
        self.each = each

    def amount(self) -> int:
        return self.count * self.each


def earnings(game: Bang) -> list[Earning]:
    """What everybody gets for a game that is over; who gets nothing is not there."""
    found: list[Earning] = []
    if not game.winners or not game.mode.is_scored():
        return found
    side = side_that_won(game)
    outlaws = [player.role for player in game.players].count(OUTLAW)
    for who in every_player(len(game.players)):
        role = game.players[who].role
        alive = is_alive(game, who)
        for price in PRICES:
            each = price.alive if alive else price.dead
            if price.side == side and price.role == role and each:
                if role == side == RENEGADE and who not in game.winners:
                    continue  # of two Renegades only one has won
                count = outlaws if price.per == PER_OUTLAW else len(game.players)
                found.append(Earning(who, ROLES[role], alive, price.per, count, each))
        if side == ALONE and who in game.winners:
            found.append(Earning(who, ROLES[role], alive, PER_PLAYER, len(game.players), 1500))
        if side == SHERIFF and role == RENEGADE and died_last(game, who):
            found.append(Earning(who, ROLES[role], alive, PER_PLAYER, len(game.players), LAST_DEAD_RENEGADE))
        if role == DEPUTY and killed_the_sheriff(game, who):
            found.append(Earning(who, ROLES[role], alive, FINE, 1, KILLED_HIS_SHERIFF))
    return found


def side_that_won(game: Bang) -> int:
    """The role that stands for the side which has won, or ALONE."""
    if game.rules(WINNING):
        return ALONE
    role = game.players[game.winners[0]].role
    return SHERIFF if role == DEPUTY else role


def is_alive(game: Bang, player: PlayerId) -> bool:
    return any([figure.alive and figure.player == player for figure in game.figures])  # noqa: C419 (compiled)


def died_last(game: Bang, player: PlayerId) -> bool:
    return game.last_out != NO_FIGURE and game.figures[game.last_out].player == player


def killed_the_sheriff(game: Bang, player: PlayerId) -> bool:
    for figure in game.figures:
        if figure.killer == player and game.players[figure.player].role == SHERIFF and not figure.alive:
            return True
    return False
