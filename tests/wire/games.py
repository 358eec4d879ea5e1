"""Random games of every game in the house, with every box, as the wire sees them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from saloon.games.registry import GAMES
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.protocol import AnyGame

ROUNDS = 3


def moments(kind: AnyGame, seed: str) -> Iterator[tuple[Game, list[Event]]]:
    """A game with all boxes, played at random: each decision, with what happened since the one before."""
    rng = random.Random(seed)
    players = rng.choice(kind.player_counts())
    log: list[Event] = []
    game = kind.deal(kind.setup({"players": players, "seed": seed, "sets": kind.sets()}), log)
    while True:
        yield game, log[:]
        log.clear()
        if game.decision is None:
            return
        game.answer(rng.randrange(len(game.decision.options)))


def games() -> list[tuple[AnyGame, str]]:
    return [(kind, f"wire/{number}") for kind in GAMES.values() for number in range(ROUNDS)]
