"""How much every seat knows of the hidden cards in the course of a game, in numbers.

One is too many where something is forgotten, and one too few where something is taken for known that is not.
"""

import random
from typing import NamedTuple

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.conformance import Witness
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.protocol import AnyGame

ANSWERS = 240
"""So long it goes on, if it is not over before."""
EVERY = 24
TAKERS = ["kit_carlson", "pedro_ramirez", "jesse_jones", "el_gringo", "claus_the_saint"]
"""Characters of BANG! who move cards in many ways."""
HEIRS = ["vulture_sam", "kit_carlson", "lucky_duke", "jesse_jones", "uncle_will"]
"""Others, by whom cards come to hands and onto the deck."""


class Course(NamedTuple):
    """A game, and how much is known in the course of it."""

    game: str
    players: int
    deal: str
    wishes: dict[str, object]
    known: list[tuple[int, int]]
    """At how many places all cards may be, and how many cards are known in the hands of others."""


COURSES = {
    "takers": Course(
        "bang",
        5,
        "remembered",
        {"characters": TAKERS},
        [
            *[(6730, 0), (5328, 4), (4048, 10), (3094, 26), (2447, 54)],
            *[(1704, 48), (2596, 60), (2804, 4), (2034, 22), (1740, 58)],
        ],
    ),
    "heirs": Course(
        "bang",
        5,
        "v0",
        {"characters": HEIRS},
        [
            *[(6736, 0), (5152, 26), (4590, 60), (3932, 48)],
            *[(2642, 14), (2046, 36), (1768, 48), (2042, 21)],
        ],
    ),
    "mine": Course(
        "bang",
        5,
        "r0",
        {"sets": ["base", "dodge_city", "fistful_of_cards"]},
        [
            *[(5816, 0), (5122, 33), (4422, 42), (3920, 8), (3384, 8)],
            *[(1836, 8), (2012, 9), (1618, 21), (1585, 11), (2698, 32)],
        ],
    ),
    "calibre45": Course(
        "calibre45",
        4,
        "remembered",
        {},
        [
            *[(2200, 0), (1624, 0), (1464, 0), (1386, 0), (1188, 0)],
            *[(1056, 0), (918, 4), (1886, 4), (1660, 6), (1608, 4)],
        ],
    ),
    "calibre45 by nine": Course(
        "calibre45",
        9,
        "r7",
        {},
        [
            *[(10980, 0), (8184, 0), (7072, 0), (6388, 0), (5532, 0)],
            *[(4836, 0), (5298, 4), (5034, 4), (5124, 4), (6078, 4)],
        ],
    ),
    "duel": Course(
        "duel",
        2,
        "remembered",
        {},
        [
            *[(480, 0), (446, 8), (422, 6), (392, 0), (344, 0)],
            *[(388, 10), (518, 4), (436, 2), (396, 2), (340, 0)],
        ],
    ),
    "another duel": Course(
        "duel",
        2,
        "r2",
        {},
        [
            *[(480, 0), (448, 2), (422, 0), (426, 0), (358, 0)],
            *[(446, 0), (448, 0), (422, 0), (348, 0), (539, 2)],
        ],
    ),
}

LONG = ("heirs", "calibre45 by nine", "another duel")


def remembered(witness: Witness) -> int:
    """At how many places all cards together may be."""
    return sum(where.bit_count() for pack in witness.knowledge.packs for where in pack.where)


def known_hands(kind: AnyGame, game: Game, witness: Witness) -> int:
    """How many cards he knows in the hands of others."""
    seen = kind.view(game, witness.viewer)
    return sum(len(cards) for cards in kind.known_cards(witness.knowledge, seen))


def what_is_known(course: Course) -> list[tuple[int, int]]:
    """For all seats together, every so many answers: each looks up after each answer, or seldom."""
    log: list[Event] = []
    kind, players = GAMES[course.game], course.players
    wishes = {"players": players, "seed": course.deal, "sets": kind.sets(), **course.wishes}
    game = kind.deal(kind.setup(wishes), log)
    rng = random.Random(1)
    always = [Witness(player) for player in every_player(players)]
    seldom = [Witness(player) for player in every_player(players)]
    found: list[tuple[int, int]] = []
    for answer in range(ANSWERS):
        if game.decision is None:
            break
        for witness in always if answer % EVERY else always + seldom:
            witness.look(kind, game, log)
        if answer % EVERY == 0:
            assert all(kind.allows(witness.knowledge, game) for witness in always + seldom)
            known = [known_hands(kind, game, witness) for witness in always + seldom]
            found.append((sum(remembered(witness) for witness in always + seldom), sum(known)))
        game.answer(rng.randrange(len(game.decision.options)))
    return found


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.long) if one in LONG else one for one in COURSES]
)
def test_as_much_is_remembered_as_can_be(name: str) -> None:
    assert what_is_known(COURSES[name]) == COURSES[name].known


@pytest.mark.parametrize("key", GAMES)
def test_what_somebody_remembers_of_another_game_is_not_true_in_this_one(key: str) -> None:
    kind = GAMES[key]
    players = kind.player_counts()[-1]
    log: list[Event] = []
    games = [
        kind.deal(
            kind.setup({"players": players, "seed": seed, "sets": kind.sets()}), log if seed == "a" else None
        )
        for seed in ("a", "b")
    ]
    witness = Witness(PlayerId(0))
    assert kind.allows(witness.knowledge, games[1])
    witness.look(kind, games[0], log)
    assert kind.allows(witness.knowledge, games[0])
    assert not kind.allows(witness.knowledge, games[1])
