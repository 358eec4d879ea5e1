"""What a game that is over is worth in money, by the table of the compendium.

Roles and the outcome count, not who killed whom, except for a Deputy who killed his Sheriff.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bang.questions import WINNING
from saloon.games.bang.series import (
    LAST_ALIVE,
    LAW_DEPUTY_ALIVE,
    LAW_DEPUTY_DEAD,
    LAW_RENEGADE_LAST,
    LAW_SHERIFF,
    OUTLAWS_ALIVE,
    OUTLAWS_DEAD,
    OUTLAWS_RENEGADE,
    RENEGADE_SHERIFF,
    RENEGADE_WON,
    SHERIFF_FINE,
    Entry,
    number_of,
)
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_FIGURE, FigureId, PlayerId, every_figure, every_player

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang

PER_OUTLAW: Final = "outlaws"
PER_PLAYER: Final = "players"
ONCE: Final = "once"
"""What an amount is counted by: Outlaws of the deal, players, or nothing."""

ALONE: Final = -1
"""In place of a role that won: the goal was to be the last one alive, whatever the role."""


class Price:
    """A line of the table: what a sum is for, how much it is, and by what it is counted."""

    __slots__ = ("each", "per", "reason")

    def __init__(self, reason: str, each: int, per: str) -> None:
        self.reason = reason
        self.each = each
        self.per = per


PRICES: Final = {
    price.reason: price
    for price in [
        Price(LAW_SHERIFF, 1500, PER_OUTLAW),
        Price(LAW_DEPUTY_ALIVE, 1000, PER_OUTLAW),
        Price(LAW_DEPUTY_DEAD, 700, PER_OUTLAW),
        Price(LAW_RENEGADE_LAST, 400, PER_PLAYER),
        Price(OUTLAWS_ALIVE, 1000, PER_OUTLAW),
        Price(OUTLAWS_DEAD, 800, PER_OUTLAW),
        Price(OUTLAWS_RENEGADE, 300, PER_PLAYER),
        Price(RENEGADE_SHERIFF, 100, PER_PLAYER),
        Price(RENEGADE_WON, 1500, PER_PLAYER),
        Price(LAST_ALIVE, 1500, PER_PLAYER),
        Price(SHERIFF_FINE, -5000, ONCE),
    ]
}


def earnings(game: Bang) -> list[Entry]:
    """What everybody gets or pays for a game that is over; who gets nothing is not there."""
    found: list[Entry] = []
    if not game.winners or not game.mode.is_scored():
        return found
    side = side_that_won(game)
    for player in every_player(len(game.players)):
        for reason in reasons(game, player, side):
            price = PRICES[reason]
            found.append(Entry(number_of(game), player, reason, counted(game, price), price.each, ""))
    return found


def enter_earnings(game: Bang) -> None:
    """The game is over: what it is worth goes into the ledger."""
    for entry in earnings(game):
        game.enter(entry.player, entry.reason, entry.count, entry.each)
        figure = first_figure_of(game, entry.player)
        game.announce(Event("earned", figure, amount=entry.each, nth=entry.count, cause=entry.reason))


def counted(game: Bang, price: Price) -> int:
    """By how much a sum is multiplied."""
    if price.per == PER_OUTLAW:
        return [player.role for player in game.players].count(OUTLAW)
    return len(game.players) if price.per == PER_PLAYER else 1


def reasons(game: Bang, player: PlayerId, side: int) -> list[str]:
    """The lines of the table that speak of this player, now that a side has won."""
    role = game.players[player].role
    alive = not game.mode.was_killed(game, player)
    found: list[str] = []
    if side_of(role) == side and player not in game.winners:
        pass  # of two Renegades only one has won; a shoot-out may be won alone
    elif side == ALONE:
        if player in game.winners:
            found.append(LAST_ALIVE)
    elif side == SHERIFF:
        if role == SHERIFF:
            found.append(LAW_SHERIFF)
        elif role == DEPUTY:
            found.append(LAW_DEPUTY_ALIVE if alive else LAW_DEPUTY_DEAD)
        elif role == RENEGADE and killed_at_the_end(game, player):
            found.append(LAW_RENEGADE_LAST)
    elif side == OUTLAW:
        if role == OUTLAW:
            found.append(OUTLAWS_ALIVE if alive else OUTLAWS_DEAD)
        elif role == RENEGADE and alive:
            found.append(OUTLAWS_RENEGADE)
    elif role == SHERIFF:
        found.append(RENEGADE_SHERIFF)
    elif player in game.winners:
        found.append(RENEGADE_WON)
    if role == DEPUTY and killed_the_sheriff(game, player):
        found.append(SHERIFF_FINE)
    return found


def side_that_won(game: Bang) -> int:
    """The role that stands for the side which has won, or ALONE."""
    if game.rules(WINNING):
        return ALONE
    return side_of(game.players[game.winners[0]].role)


def side_of(role: int) -> int:
    """The role that stands for the side of a role."""
    return SHERIFF if role == DEPUTY else role


def first_figure_of(game: Bang, player: PlayerId) -> FigureId:
    """The first figure of a player, living or not."""
    for number in every_figure(len(game.figures)):
        if game.figures[number].player == player:
            return number
    return NO_FIGURE


def killed_at_the_end(game: Bang, player: PlayerId) -> bool:
    """Whether a Renegade died last of all, or (`with_sheriff`) even as the last one beside the Sheriff."""
    if game.last_out == NO_FIGURE or game.figures[game.last_out].player != player:
        return False
    if game.rule["renegade_at_end"] == "last_of_all":
        return True
    return [game.players[figure.player].role for figure in game.figures if figure.alive] == [SHERIFF]


def killed_the_sheriff(game: Bang, player: PlayerId) -> bool:
    for figure in game.figures:
        if figure.killer == player and game.players[figure.player].role == SHERIFF and not figure.alive:
            return True
    return False
