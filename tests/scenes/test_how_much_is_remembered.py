"""How much every seat knows of the hidden cards in the course of a game, in numbers.

One is too many where something is forgotten, and one too few where something is taken for known that is not.
"""

import random

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.conformance import Witness
from saloon.kernel.events import Event
from saloon.kernel.ids import every_player
from saloon.kernel.protocol import AnyGame

ANSWERS = 240
"""So long it goes on, if it is not over before."""
EVERY = 24
COURSES = {
    "bang": [5824, 5224, 3028, 1840, 1808, 1736, 2074, 2228],
    "calibre45": [2200, 1624, 1464, 1386, 1188, 1056, 918, 1886, 1660, 1608],
    "duel": [480, 446, 422, 392, 344, 388, 518, 436, 396, 340],
}


def remembered(witness: Witness) -> int:
    """At how many places all cards together may be."""
    return sum(where.bit_count() for pack in witness.knowledge.packs for where in pack.where)


def course(kind: AnyGame, players: int) -> list[int]:
    """For all seats together, every so many answers: each looks up after each answer, or seldom."""
    log: list[Event] = []
    wishes: dict[str, object] = {"players": players, "seed": "remembered", "sets": kind.sets()}
    game = kind.deal(kind.setup(wishes), log)
    rng = random.Random(1)
    always = [Witness(player) for player in every_player(players)]
    seldom = [Witness(player) for player in every_player(players)]
    found: list[int] = []
    for answer in range(ANSWERS):
        if game.decision is None:
            break
        for witness in always if answer % EVERY else always + seldom:
            witness.look(kind, game, log)
        if answer % EVERY == 0:
            found.append(sum(remembered(witness) for witness in always + seldom))
        game.answer(rng.randrange(len(game.decision.options)))
    return found


@pytest.mark.parametrize(("key", "players"), [("bang", 5), ("calibre45", 4), ("duel", 2)])
def test_as_much_is_remembered_as_can_be(key: str, players: int) -> None:
    assert course(GAMES[key], players) == COURSES[key]
