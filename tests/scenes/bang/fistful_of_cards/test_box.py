"""The box as printed, and what the presets choose."""

import re
from pathlib import Path

import pytest

from saloon.games.bang.catalogue import SETS as BOXES
from saloon.games.bang.deal import as_dealt
from saloon.games.bang.setup import new_setup
from tests.scenes.bang.fistful_of_cards import names
from tests.scenes.bang.fistful_of_cards.names import A_FISTFUL_OF_CARDS

BOX = BOXES["fistful_of_cards"]
EVENTS = [value for name, value in vars(names).items() if name.isupper() and isinstance(value, str)]

PRESETS = {
    "ranch_timing": ("phase2", "phase1", "phase2"),
    "mine_discards": ("whole_turn", "phase3", "whole_turn"),
    "law_of_the_west": ("any_use", "any_use", "any_use"),
    "ambush_modifiers": ("cards_and_abilities", "cards", "cards_and_abilities"),
    "sniper_reach": ("weapon", "weapon", "weapon"),
    "sniper_limit": ("free", "free", "free"),
    "roulette_refusal": ("may", "may", "must"),
}


def test_fifteen_events_and_no_other_cards() -> None:
    assert sorted(event.key for event in BOX.events) == sorted(EVENTS)
    assert len(EVENTS) == 15
    assert not BOX.deck
    assert not BOX.kinds
    assert not BOX.characters


def test_the_card_with_the_name_of_the_box_belongs_at_the_bottom() -> None:
    assert [event.key for event in BOX.events if event.last] == [A_FISTFUL_OF_CARDS]
    game = as_dealt(new_setup(4, "bottom", ["base", "fistful_of_cards"], "official"))
    deck = game.event_decks[0]
    assert game.book.definitions[deck.pile[0]].key == A_FISTFUL_OF_CARDS
    assert len(deck.pile) == 15


@pytest.mark.parametrize(("place", "preset"), list(enumerate(["rulebooks", "official", "compendium"])))
def test_each_preset_chooses_as_listed(place: int, preset: str) -> None:
    rules = new_setup(4, "0", ["base", "fistful_of_cards"], preset).rules
    assert {name: rules[name] for name in PRESETS} == {name: row[place] for name, row in PRESETS.items()}


def test_every_rule_option_of_the_box_is_listed_here() -> None:
    own = {option.name for option in BOX.rule_options if not option.name.startswith("event_")}
    assert own == set(PRESETS)


@pytest.mark.parametrize("key", EVENTS)
def test_every_event_is_in_a_scene(key: str) -> None:
    here = Path(__file__).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in here.glob("test_*.py"))
    text = re.sub(r"^from [\w.]+ import (\([^)]*\)|.*)$", "", text, flags=re.MULTILINE)
    assert re.search(rf"\b{key.upper()}\b", text), f"no scene names {key.upper()}"
