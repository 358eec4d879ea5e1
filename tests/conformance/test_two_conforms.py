"""Tables of two keep the kernel's promises with all boxes, and a next game drafts anew."""

import random

import pytest

from saloon.games.bang.game import BANG
from saloon.kernel.conformance import walk


@pytest.mark.parametrize("preset", BANG.presets())
def test_promises_hold_with_all_boxes(preset: str) -> None:
    setup = BANG.setup({"players": 2, "seed": f"two {preset}", "sets": BANG.sets(), "preset": preset})
    assert walk(BANG, setup, seed=2, every=9).over


def test_the_next_game_of_an_evening_drafts_anew() -> None:
    game = BANG.deal(BANG.setup({"players": 2, "seed": "evening"}))
    rng = random.Random(1)
    while game.decision is not None:
        game.answer(rng.randrange(len(game.decision.options)))
    again = BANG.deal(BANG.next_setup(game, "again"))
    assert again.decision is not None
    assert again.decision.kind == "draft"
