"""The hidden six keeps the kernel's promises: among them that nobody learns of the card out of the game."""

import random

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.modes.hidden import HIDDEN_RULES
from saloon.kernel.conformance import walk

pytestmark = pytest.mark.long

PLAYED = "six_players"
BOXES = {"base": ["base"], "all": BANG.sets()}


def rules_of(seed: int) -> dict[str, str]:
    """A value for every rule option of the mode."""
    rng = random.Random(seed)
    chosen = {option.name: rng.choice(option.values) for option in HIDDEN_RULES}
    return {**chosen, PLAYED: "hidden"}


@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("number", range(6))
def test_promises_hold(boxes: str, number: int) -> None:
    wishes: dict[str, object] = {
        "players": 6,
        "seed": f"hidden {number}",
        "sets": BOXES[boxes],
        "preset": BANG.presets()[number % 3],
        "rules": rules_of(number),
    }
    assert walk(BANG, BANG.setup(wishes), seed=number, every=13).over


@pytest.mark.parametrize(
    ("name", "value"), [(option.name, value) for option in HIDDEN_RULES for value in option.values]
)
def test_promises_hold_with_every_value_of_a_rule_option(name: str, value: str) -> None:
    rules = {PLAYED: "hidden", name: value}
    setup = BANG.setup({"players": 6, "seed": f"{name} {value}", "sets": BANG.sets(), "rules": rules})
    assert walk(BANG, setup, seed=2, every=29).over
