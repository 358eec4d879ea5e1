"""A distance is what its explanation adds up to, whatever is in force."""

import random

import pytest

from saloon.games.bang.view import BangView
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId


@pytest.mark.parametrize("players", [2, 4, 5, 7])
def test_every_distance_is_the_sum_of_its_parts(players: int) -> None:
    kind = GAMES["bang"]
    chance = random.Random(players)
    changed = 0
    for seed in range(10 if players == 2 else 1):  # a random game of two is short
        game = kind.deal(
            kind.setup({"players": players, "seed": f"ways {players} {seed}", "sets": kind.sets()})
        )
        while game.decision is not None:
            seen = kind.full_view(game, PlayerId(game.step % players))
            assert isinstance(seen, BangView)
            changed += parts_that_add_up(seen)
            game.answer(chance.randrange(len(game.decision.options)))
    assert changed > 0


def parts_that_add_up(seen: BangView) -> int:
    """How many distances of a view have more than one part; each is their sum."""
    changed = 0
    for one in seen.figures:
        for distance, way in ((one.distance, one.way), (one.distance_back, one.way_back)):
            amounts = [amount for amount, _what in way]
            assert distance == (max(1, sum(amounts)) if amounts else 0)
            changed += len(amounts) > 1
    return changed


def test_one_sees_another_as_far_as_the_other_is_told() -> None:
    kind = GAMES["bang"]
    chance = random.Random("both ways")
    game = kind.deal(kind.setup({"players": 6, "seed": "both ways", "sets": kind.sets()}))
    while game.decision is not None:
        mine, his = kind.full_view(game, PlayerId(0)), kind.full_view(game, PlayerId(3))
        assert isinstance(mine, BangView)
        assert isinstance(his, BangView)
        assert (mine.figures[3].distance, mine.figures[3].way) == (
            his.figures[0].distance_back,
            his.figures[0].way_back,
        )
        game.answer(chance.randrange(len(game.decision.options)))
