"""A distance is what its explanation adds up to, whatever is in force."""

import random

import pytest

from saloon.games.bang.view import BangView
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId


@pytest.mark.parametrize("players", [4, 5, 7])
def test_every_distance_is_the_sum_of_its_parts(players: int) -> None:
    kind = GAMES["bang"]
    chance = random.Random(players)
    game = kind.deal(kind.setup({"players": players, "seed": f"ways {players}", "sets": kind.sets()}))
    changed = 0
    while game.decision is not None:
        viewer = game.step % players
        seen = kind.full_view(game, PlayerId(viewer))
        assert isinstance(seen, BangView)
        for one in seen.figures:
            for distance, way in ((one.distance, one.way), (one.distance_back, one.way_back)):
                amounts = [amount for amount, _what in way]
                assert distance == (max(1, sum(amounts)) if amounts else 0)
                changed += len(amounts) > 1
        game.answer(chance.randrange(len(game.decision.options)))
    assert changed > 0


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
