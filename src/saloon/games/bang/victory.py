"""Who has won: judged when the card being played has been resolved to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bang.questions import WINNING
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.ids import PlayerId

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang


def winners(game: Bang) -> list[PlayerId]:
    """The players who have won, dead ones included; empty while the game goes on."""
    for rule in game.rules(WINNING):
        won = rule.definition.winning(game)
        if won is not None:
            return won
    living = living_players(game)
    living_roles = [game.players[player].role for player in living]
    if SHERIFF not in living_roles:
        if living_roles == [RENEGADE]:
            return living
        return with_roles(game, OUTLAW, OUTLAW)
    if OUTLAW not in living_roles and RENEGADE not in living_roles:
        return with_roles(game, SHERIFF, DEPUTY)
    return []


def living_players(game: Bang) -> list[PlayerId]:
    """Everybody who has a figure in the ring."""
    living: list[PlayerId] = []
    for figure in game.figures:
        if figure.alive and figure.player not in living:
            living.append(figure.player)
    return living


def with_roles(game: Bang, role: int, other: int) -> list[PlayerId]:
    return [
        PlayerId(i) for i, player in enumerate(game.players) if player.role == role or player.role == other
    ]
