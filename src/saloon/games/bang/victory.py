"""Who has won: judged when the card being played has been resolved to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bang.questions import WINNING
from saloon.kernel.ids import PlayerId

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang


def winners(game: Bang) -> list[PlayerId]:
    """The players who have won, dead ones included; empty while the game goes on."""
    for rule in game.rules(WINNING):
        won = rule.definition.winning(game)
        if won is not None:
            return won
    return game.mode.winners(game)


def how_many_live(game: Bang) -> int:
    """How many players have a figure in the ring."""
    return len(living_players(game)) if game.paired else len(game.force().ring)


def living_players(game: Bang) -> list[PlayerId]:
    """Everybody who has a figure in the ring."""
    living: list[PlayerId] = []
    several = len(game.figures) > len(game.players)
    for figure in game.figures:
        if figure.alive and not (several and figure.player in living):
            living.append(figure.player)
    return living
