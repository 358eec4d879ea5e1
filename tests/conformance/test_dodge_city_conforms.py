"""Dodge City keeps the kernel's promises: green cards, prices, copied characters, presents."""

import pytest

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.game import BANG
from saloon.games.bang.setup import new_setup
from saloon.kernel.codec import to_plain
from saloon.kernel.conformance import walk

pytestmark = pytest.mark.long

BOXES = ["base", "dodge_city"]
OPTIONS = {option.name: option.values for option in SETS["dodge_city"].rule_options}
CHARACTERS = [character.key for character in SETS["dodge_city"].characters]


@pytest.mark.parametrize("preset", BANG.presets())
@pytest.mark.parametrize("players", BANG.player_counts())
def test_promises_hold(players: int, preset: str) -> None:
    setup = BANG.setup({"players": players, "seed": f"{players} {preset}", "sets": BOXES, "preset": preset})
    assert walk(BANG, setup, seed=players, every=13).over


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OPTIONS for value in OPTIONS[name]])
def test_promises_hold_with_every_value_of_a_rule_option(name: str, value: str) -> None:
    setup = BANG.setup(
        {
            "players": 5,
            "seed": f"{name} {value}",
            "sets": BOXES,
            "preset": "rulebooks",
            "rules": {name: value},
        }
    )
    assert walk(BANG, setup, seed=5, every=23).over


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_table_of_the_same_character_five_times_plays_to_the_end(character: str) -> None:
    setup = new_setup(5, character, BOXES, characters=[character] * 5)
    assert walk(BANG, to_plain(setup), seed=len(character), every=23).over
