"""Every player has two figures: the promises of the kernel hold, with all boxes."""

import random

import pytest

from saloon.bots.registry import new_bot
from saloon.games.bang.game import BANG
from saloon.kernel.conformance import walk_from
from saloon.kernel.events import Event
from saloon.kernel.ids import every_player
from tests.conformance.two_figures import doubled, stored

SETS = {"base": ["base"], "all": BANG.sets()}
LONGEST = 5000


def setup(players: int, seed: str, sets: list[str]) -> object:
    return BANG.setup({"players": players, "seed": seed, "sets": sets, "preset": "rulebooks"})


@pytest.mark.parametrize("sets", SETS.values(), ids=list(SETS))
@pytest.mark.parametrize("players", [4, 5])
def test_promises_hold(players: int, sets: list[str]) -> None:
    made = setup(players, "two figures", sets)
    assert walk_from(BANG, made, stored(made), players, every=9).over


def test_interrupts_say_which_figure_they_are_for() -> None:
    """Everybody may do all that is offered to him, for each of his figures, and under keys of their own."""
    done = set()
    for seed in range(8):
        game = doubled(setup(4, f"interrupts {seed}", BANG.sets()))
        game.run()
        rng = random.Random(seed)
        while not game.over:
            assert game.step < LONGEST, f"seed {seed} stalls"
            for player in every_player(4):
                offered = game.interrupts(player)
                keys = [game.key(option) for option in offered]
                assert len(set(keys)) == len(keys), keys
                if offered and rng.random() < 0.1:
                    chosen = rng.choice(offered)
                    own = [i for i, one in enumerate(game.figures) if one.player == player and one.alive]
                    assert (chosen.number in own) == (len(own) > 1)
                    game.interrupt(player, chosen)
                    done.add(chosen.number)
            if game.decision is not None:
                game.answer(rng.randrange(len(game.decision.options)))
    assert len(done) > 4, "interrupts of first and of second figures"


def test_bots_play_it_to_the_end() -> None:
    for seed in range(3):
        log: list[Event] = []
        game = doubled(setup(5, f"bots {seed}", BANG.sets()))
        game.log = log
        game.run()
        bots = [new_bot("greenhorn", f"{seed}/{player}", "bang") for player in range(5)]
        heard = 0
        while game.decision is not None:
            assert game.step < LONGEST, f"seed {seed} stalls"
            for event in log[heard:]:
                for player in every_player(5):
                    bots[player].hear(event.seen_by(player))
            heard = len(log)
            asked = game.decision.player
            game.answer(bots[asked].decide(BANG.view(game, asked), game.decision.options))
        assert game.winners
