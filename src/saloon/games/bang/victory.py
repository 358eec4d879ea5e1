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
    living_roles: list[int] = []
    for figure in game.figures:
        if figure.alive:
            living_roles.append(game.players[figure.player].role)
    if SHERIFF not in living_roles:
        if living_roles == [RENEGADE]:
            return [figure.player for figure in game.figures if figure.alive]
        return with_roles(game, OUTLAW, OUTLAW)
    if OUTLAW not in living_roles and RENEGADE not in living_roles:
        return with_roles(game, SHERIFF, DEPUTY)
    return []


def with_roles(game: Bang, role: int, other: int) -> list[PlayerId]:
    return [
        PlayerId(i) for i, player in enumerate(game.players) if player.role == role or player.role == other
    ]
