"""The box as printed, its rule options, and a scene for everything in it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import BLUE, BROWN, GREEN, SUITS

BOX = SETS["dodge_city"]

BROWN_KINDS = {"punch", "dodge", "springfield", "brawl", "rag_time", "tequila", "whisky"}
BLUE_KINDS = {"binocular", "hideout"}
GREEN_KINDS = {
    "bible",
    "iron_plate",
    "sombrero",
    "ten_gallon_hat",
    "canteen",
    "pony_express",
    "conestoga",
    "can_can",
    "knife",
    "derringer",
    "pepperbox",
    "buffalo_rifle",
    "howitzer",
}
THREE_LIVES = {
    "apache_kid",
    "elena_fuente",
    "pixie_pete",
    "sean_mallory",
    "vera_custer",
    "claus_the_saint",
}
FOUR_LIVES = {
    "belle_star",
    "bill_noface",
    "chuck_wengam",
    "doc_holyday",
    "greg_digger",
    "herb_hunter",
    "jose_delgado",
    "molly_stark",
    "pat_brennan",
    "tequila_joe",
    "johnny_kisch",
    "uncle_will",
}


def test_the_box_has_forty_cards_of_thirty_four_kinds() -> None:
    copies = Counter(face.kind for face in BOX.deck)
    assert copies.total() == 40
    assert len(copies) == 34
    assert {kind: count for kind, count in copies.items() if count > 1} == {
        "bang": 4,
        "beer": 2,
        "dodge": 2,
        "iron_plate": 2,
    }


@pytest.mark.parametrize("suit", range(4), ids=SUITS)
def test_every_suit_has_the_ranks_five_to_ace_once(suit: int) -> None:
    assert sorted(face.rank for face in BOX.deck if face.suit == suit) == list(range(5, 15))


def test_twenty_two_kinds_are_new() -> None:
    by_border = {
        border: {kind.key for kind in BOX.kinds if kind.border == border} for border in (BROWN, BLUE, GREEN)
    }
    assert by_border == {BROWN: BROWN_KINDS, BLUE: BLUE_KINDS, GREEN: GREEN_KINDS}


def test_five_brown_cards_have_a_price() -> None:
    assert {kind.key for kind in BOX.kinds if kind.extra_cost} == {
        "springfield",
        "brawl",
        "rag_time",
        "tequila",
        "whisky",
    }


def test_the_characters_have_their_printed_life() -> None:
    assert {one.key for one in BOX.characters if one.life == 3} == THREE_LIVES
    assert {one.key for one in BOX.characters if one.life == 4} == FOUR_LIVES


PRESETS = {
    "rulebooks": ["own_next_turn", "4", "unlimited", "one", "others", "never"],
    "official": ["next_player", "3", "2", "both", "others", "never"],
    "compendium": ["own_next_turn", "4", "unlimited", "one", "all", "never"],
}
OPTIONS = [
    "green_missed_ready",
    "pixie_pete_draw",
    "jose_delgado_uses",
    "doc_apache",
    "belle_star_scope",
    "apache_duel",
]


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_chooses_as_listed(preset: str) -> None:
    rules = new_setup(4, "1", ["base", "dodge_city"], preset).rules
    assert [rules[name] for name in OPTIONS] == PRESETS[preset]


def scene_text() -> str:
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))
    )
    return re.sub(r"^from [\w.]+ import (\([^)]*\)|.*)$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize(
    "key", sorted(BROWN_KINDS | BLUE_KINDS | GREEN_KINDS | THREE_LIVES | FOUR_LIVES), ids=str
)
def test_every_card_kind_and_character_is_in_a_scene(key: str) -> None:
    assert re.search(rf"\b{key.upper()}\b", scene_text()), f"no scene names {key.upper()}"
