"""What the simulator reads off a table: roles, characters, turns. Only from views, like everybody else."""

from __future__ import annotations

from typing import NamedTuple

from saloon.games.bang.setup import ROLE_TABLE
from saloon.games.bang.view import BangView
from saloon.games.bang.words import ROLES
from saloon.kernel.frames import Game
from saloon.kernel.protocol import GameType
from saloon.kernel.views import SPECTATOR

ROLE_ORDER = list(ROLES)


class Seats(NamedTuple):
    """Who sat where in a game that is over."""

    roles: list[str]
    characters: list[str]
    turns: int


def roles_in_game(players: int) -> list[str]:
    """The roles that are dealt to so many, each once."""
    return [role for number, role in enumerate(ROLES) if number in ROLE_TABLE[players]]


def dealt_roles(kind: GameType, game: Game) -> list[str]:
    """The role of each player, as he sees it himself."""
    roles: list[str] = []
    for player in range(kind.seats(game)):
        view = kind.view(game, player)
        assert isinstance(view, BangView)
        own = next(figure for figure in view.figures if figure.player == player)
        roles.append(ROLES[own.role])
    return roles


def seats_at_end(kind: GameType, game: Game) -> Seats:
    """Everything is open when a game is over."""
    view = kind.view(game, SPECTATOR)
    assert isinstance(view, BangView)
    roles = [""] * view.players
    characters = [""] * view.players
    for figure in view.figures:
        roles[figure.player] = ROLES[figure.role]
        characters[figure.player] = figure.characters[0]
    return Seats(roles, characters, view.turns)
