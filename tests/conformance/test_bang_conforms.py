"""BANG! keeps the kernel's promises on random walks, with every preset and value of a rule option."""

import pytest

from saloon.games.bang.game import BANG
from saloon.kernel.conformance import walk

pytestmark = pytest.mark.long

PLAYERS = BANG.player_counts()
PRESETS = BANG.presets()
OPTIONS = BANG.rule_options(["base"])


@pytest.mark.parametrize("simplified", ["off", "on"])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", PLAYERS)
def test_promises_hold(players: int, preset: str, simplified: str) -> None:
    seed = f"{players} {preset} {simplified}"
    setup = BANG.setup(
        {"players": players, "seed": seed, "preset": preset, "rules": {"simplified_deck": simplified}}
    )
    assert walk(BANG, setup, seed=players, every=11).over


def test_promises_hold_at_every_single_decision() -> None:
    assert walk(
        BANG, BANG.setup({"players": 5, "seed": "every decision", "preset": "rulebooks"}), seed=1
    ).over


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OPTIONS for value in OPTIONS[name]])
def test_promises_hold_with_every_value_of_a_rule_option(name: str, value: str) -> None:
    rules = {name: value}
    if name in ("hiring", "experience"):
        rules["campaign"] = "on"  # nothing is paid for without its money
    for players in (2,) if name.startswith("two_") else (4, 7):
        setup = BANG.setup(
            {"players": players, "seed": f"{name} {value}", "preset": "rulebooks", "rules": rules}
        )
        assert walk(BANG, setup, seed=players, every=23).over


def test_the_options_of_the_rules_are_what_the_tests_above_walk_over() -> None:
    """Guards the parametrization: an empty table of options would test nothing."""
    assert PLAYERS == [2, 3, 4, 5, 6, 7, 8]
    assert PRESETS == ["rulebooks", "official", "compendium"]
    assert len(OPTIONS) >= 11
    assert all(len(values) >= 2 for values in OPTIONS.values())


@pytest.mark.parametrize("number", range(8))
def test_promises_hold_where_some_characters_are_named_and_others_chosen_among_two(number: int) -> None:
    """With all boxes: somebody whose character is named has another one face down under his life counter."""
    named = ["suzy_lafayette", "", "jourdonnais", "slab_the_killer", "", "", ""][number % 4 :]
    wishes: dict[str, object] = {
        "players": 4,
        "seed": f"named {number}",
        "sets": BANG.sets(),
        "rules": {"characters_dealt": "two"},
        "characters": named[:4],
    }
    assert walk(BANG, BANG.setup(wishes), seed=number, every=25).over
