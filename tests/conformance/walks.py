"""Random walks through BANG! for the tests of this folder."""

import random
from collections.abc import Iterator, Sequence

from saloon.games.bang.game import BANG
from saloon.games.bang.setup import new_setup
from saloon.games.bang.state import Bang
from saloon.kernel.codec import to_plain
from saloon.kernel.decisions import Decision


def dealt(
    players: int,
    seed: str,
    preset: str,
    chosen: dict[str, str] | None = None,
    first: str = "",
    sets: Sequence[str] = ("base",),
) -> Bang:
    """A new game; `first` is the character of the first player, dealt if empty."""
    characters = [first] + [""] * (figures(players) - 1) if first else []
    return BANG.deal(to_plain(new_setup(players, seed, list(sets), preset, chosen, None, characters)))


def figures(players: int) -> int:
    """So many characters are dealt: two players have two figures each."""
    return 4 if players == 2 else players


def open_decision(game: Bang) -> Decision:
    assert game.decision is not None
    return game.decision


def states(game: Bang, rng: random.Random) -> Iterator[Bang]:
    """The game at each of its decisions, answered at random; the states are not to be kept."""
    while not game.over:
        yield game
        game.answer(rng.randrange(len(open_decision(game).options)))
