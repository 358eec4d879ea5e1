"""The Duel keeps the kernel's promises on random walks, with every rule option."""

import random

import pytest

from saloon.games.duel.game import DUEL
from saloon.games.duel.words import DECISIONS
from saloon.kernel.conformance import STEP_LIMIT, walk

OPTIONS = DUEL.rule_options(["base"])
GAMES = 60


def setup(seed: str, rules: dict[str, str] | None = None, squad: int = 4) -> object:
    return DUEL.setup({"players": 2, "seed": seed, "rules": rules or {}, "squad": squad})


@pytest.mark.long
def test_promises_hold_at_every_single_decision() -> None:
    assert walk(DUEL, setup("every decision"), seed=3).over


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))]
)
def test_promises_hold_in_many_games(seed: int) -> None:
    assert walk(DUEL, setup(f"walk {seed}"), seed=seed, every=11).over


@pytest.mark.long
@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OPTIONS for value in OPTIONS[name]])
def test_promises_hold_with_every_value_of_a_rule_option(name: str, value: str) -> None:
    assert walk(DUEL, setup(f"{name} {value}", {name: value}), seed=5, every=19).over


@pytest.mark.long
def test_promises_hold_with_all_other_readings_together_and_in_a_long_game() -> None:
    other = {name: values[-1] for name, values in OPTIONS.items()}
    assert walk(DUEL, setup("other", other, squad=12), seed=6, every=23).over


@pytest.mark.long
@pytest.mark.parametrize("squad", [2, 4, 12])
def test_every_game_of_random_players_ends(squad: int) -> None:
    asked: set[str] = set()
    won: set[int] = set()
    for number in range(GAMES):
        rng = random.Random(number)
        game = DUEL.deal(setup(f"end {number}", squad=squad))
        while (decision := game.decision) is not None:
            assert game.step < STEP_LIMIT, f"game {number} has stalled"
            asked.add(decision.kind)
            game.answer(rng.randrange(len(decision.options)))
        won.update(game.winners)
    assert won == {0, 1}
    if squad > 2:
        assert asked == set(DECISIONS)
