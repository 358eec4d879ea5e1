"""A scene that begins from a position as text, such as a bug report has."""

from saloon.games.registry import GAMES
from saloon.kernel.frames import Game


def begun(game: str, text: str, seed: str = "scene") -> Game:
    """The game from there on, up to its question."""
    kind = GAMES[game]
    found: Game = kind.deal(kind.position_setup(text, seed))
    return found


def keys(game: Game) -> list[str]:
    """What can be answered now."""
    assert game.decision is not None
    return [game.key(option) for option in game.decision.options]
