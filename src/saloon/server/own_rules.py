"""Which rules this program plays by: of each game one version.

A version is raised when a recorded game would go differently (tests/corpus), so that programs with the same
version of a game replay its games to the same hashes, whatever else is different between them.
"""

from __future__ import annotations

from typing import Final

from saloon.games.registry import GAMES

OWN_RULES: Final = {game: f"{game} {kind.version}" for game, kind in GAMES.items()}
"""By game, as nodes tell one another."""
