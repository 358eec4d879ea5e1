"""The games there are, by key."""

from __future__ import annotations

from saloon.games.bang.game import BANG
from saloon.kernel.protocol import GameType

GAMES: dict[str, GameType] = {BANG.key: BANG}


class UnknownGame(ValueError):
    """A game that is not in the house; says which ones are."""


def game_type(key: str) -> GameType:
    if key not in GAMES:
        raise UnknownGame(f"unknown game {key!r}; games: {', '.join(GAMES)}")
    return GAMES[key]
