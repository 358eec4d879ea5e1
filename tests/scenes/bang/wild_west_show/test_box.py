"""The box as printed, what the presets choose, a scene for everything, and games that end."""

import random
import re
from pathlib import Path

import pytest

from saloon.games.bang.catalogue import SETS as BOXES
from saloon.games.bang.game import BANG
from saloon.games.bang.setup import new_setup
from saloon.kernel.codec import to_plain
from saloon.kernel.conformance import walk
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.wild_west_show import names
from tests.scenes.bang.wild_west_show.names import SETS

BOX = BOXES["wild_west_show"]
EVENTS = [event.key for event in BOX.events]
LIFE = {
    "big_spencer": 9,
    "flint_westwood": 4,
    "gary_looter": 5,
    "greygory_deck": 4,
    "john_pain": 4,
    "lee_van_kliff": 4,
    "teren_kill": 3,
    "youl_grinner": 4,
}

PRESETS = {
    "event_priority": ("wild_west_show", "wild_west_show", "wild_west_show"),
    "showdown_bang": ("may", "may", "may"),
    "flint_uses": ("1", "1", "unlimited"),
    "lady_rose_cap": ("living_players", "living_players", "none"),
    "gag": ("life_point", "life_point", "life_point"),
    "dorothy_order": ("target_later", "whole_order", "target_later"),
}


def test_ten_events_eight_characters_and_no_other_cards() -> None:
    known = [value for name, value in vars(names).items() if name.isupper() and isinstance(value, str)]
    assert sorted(EVENTS + list(LIFE)) == sorted(known)
    assert {character.key: character.life for character in BOX.characters} == LIFE
    assert len(EVENTS) == 10
    assert not BOX.deck
    assert not BOX.kinds


def test_what_the_presets_choose() -> None:
    for option in BOX.rule_options:
        assert tuple(option.presets.values()) == PRESETS[option.name], option.name
    assert len(BOX.rule_options) == len(PRESETS)


@pytest.mark.parametrize("key", [*EVENTS, *LIFE])
def test_every_event_and_character_is_in_a_scene(key: str) -> None:
    here = Path(__file__).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(here.glob("test_*.py")))
    text = re.sub(r"^from [\w.]+ import (\([^)]*\)|.*)$", "", text, flags=re.MULTILINE)
    assert re.search(rf"\b{key.upper()}\b", text), f"no scene names {key.upper()}"


@pytest.mark.long
@pytest.mark.parametrize("event", EVENTS)
def test_a_game_with_one_event_only_conforms_and_ends(event: str) -> None:
    left_out = [key for key in EVENTS if key != event]
    setup = to_plain(new_setup(5, event, list(SETS), left_out=left_out))
    assert walk(BANG, setup, 1, every=25).over


@pytest.mark.long
@pytest.mark.parametrize("character", LIFE)
def test_a_game_in_which_everybody_is_the_same_character_conforms_and_ends(character: str) -> None:
    setup = to_plain(new_setup(5, character, list(SETS), "compendium", characters=[character] * 5))
    assert walk(BANG, setup, 2, every=25).over


def test_speaking_at_random_moments_keeps_the_game_going() -> None:
    left_out = [key for key in EVENTS if key != "gag"]
    spoken = 0
    for seed in range(4):
        rng = random.Random(seed)
        game = BANG.deal(to_plain(new_setup(4, f"gag {seed}", list(SETS), left_out=left_out)))
        while not game.over:
            assert game.decision is not None
            player = rng.randrange(4)
            words = [
                option for option in game.interrupts(PlayerId(player)) if game.key(option) == "speak:gag"
            ]
            if words and rng.random() < 0.1:
                game.interrupt(PlayerId(player), words[0])
                spoken += 1
            else:
                game.answer(rng.randrange(len(game.decision.options)))
    assert spoken > 5
