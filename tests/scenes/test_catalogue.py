"""The catalogue: the base box as printed, and a scene for everything in it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from saloon.games.bang.catalogue import SETS, printed
from saloon.games.bang.words import BLUE, BROWN, RANKS, SUITS

BASE = SETS["base"]

COPIES = {
    "bang": 25,
    "missed": 12,
    "beer": 6,
    "panic": 4,
    "cat_balou": 4,
    "duel": 3,
    "jail": 3,
    "schofield": 3,
    "stagecoach": 2,
    "general_store": 2,
    "indians": 2,
    "barrel": 2,
    "mustang": 2,
    "volcanic": 2,
    "saloon": 1,
    "wells_fargo": 1,
    "gatling": 1,
    "scope": 1,
    "dynamite": 1,
    "remington": 1,
    "rev_carabine": 1,
    "winchester": 1,
}

LIFE = {
    "bart_cassidy": 4,
    "black_jack": 4,
    "calamity_janet": 4,
    "el_gringo": 3,
    "jesse_jones": 4,
    "jourdonnais": 4,
    "kit_carlson": 4,
    "lucky_duke": 4,
    "paul_regret": 3,
    "pedro_ramirez": 4,
    "rose_doolan": 4,
    "sid_ketchum": 4,
    "slab_the_killer": 4,
    "suzy_lafayette": 4,
    "vulture_sam": 4,
    "willy_the_kid": 4,
}

BOOK = {"dynamite", "jail", "duel", "general_store", "indians"}
BLUE_KINDS = {"barrel", "scope", "mustang", "jail", "dynamite"}
REACH = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}

FACES = {
    "bang": "A♠ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ Q♥ K♥ A♥",
    "missed": "2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 10♣ J♣ Q♣ K♣ A♣",
    "beer": "6♥ 7♥ 8♥ 9♥ 10♥ J♥",
    "panic": "J♥ Q♥ A♥ 8♦",
    "cat_balou": "K♥ 9♦ 10♦ J♦",
    "duel": "J♠ Q♦ 8♣",
    "jail": "10♠ J♠ 4♥",
    "schofield": "J♣ Q♣ K♠",
    "stagecoach": "9♠ 9♠",
    "general_store": "Q♠ 9♣",
    "indians": "K♦ A♦",
    "barrel": "Q♠ K♠",
    "mustang": "8♥ 9♥",
    "volcanic": "10♠ 10♣",
    "saloon": "5♥",
    "wells_fargo": "3♥",
    "gatling": "10♥",
    "scope": "A♠",
    "dynamite": "2♥",
    "remington": "K♣",
    "rev_carabine": "A♣",
    "winchester": "8♠",
}


def test_the_deck_has_eighty_cards_of_twenty_two_kinds() -> None:
    copies = Counter(face.kind for face in BASE.deck)
    assert copies.total() == 80
    assert len(copies) == 22
    assert copies == COPIES


def test_every_suit_has_twenty_cards_two_to_ace_once_and_eight_to_ace_once_more() -> None:
    for suit, name in enumerate(SUITS):
        ranks = sorted(face.rank for face in BASE.deck if face.suit == suit)
        assert ranks == sorted([*range(2, 15), *range(8, 15)]), name


@pytest.mark.parametrize("kind", FACES)
def test_every_card_has_its_printed_face(kind: str) -> None:
    faces = [RANKS[face.rank] + "♣♦♥♠"[face.suit] for face in BASE.deck if face.kind == kind]
    assert sorted(faces) == sorted(FACES[kind].split())


@pytest.mark.parametrize("face", ["10X", "1D", "11H", "D", "DQ"])
def test_a_face_that_no_card_has_is_refused(face: str) -> None:
    with pytest.raises(ValueError, match="is not a rank"):
        printed(f"bang {face}")


def test_eleven_cards_show_a_book() -> None:
    assert {kind.key for kind in BASE.kinds if kind.book} == BOOK
    assert sum(COPIES[key] for key in BOOK) == 11


def test_blue_cards_are_the_weapons_and_five_others() -> None:
    assert {kind.key for kind in BASE.kinds if kind.border == BLUE} == BLUE_KINDS | set(REACH)
    assert {kind.key for kind in BASE.kinds if kind.weapon} == set(REACH)
    assert len([kind for kind in BASE.kinds if kind.border == BROWN]) == 12


def test_sixteen_characters_have_their_printed_life() -> None:
    assert {character.key: character.life for character in BASE.characters} == LIFE
    assert len(LIFE) == 16


def scene_text() -> str:
    """What all scenes of the base box say, without their import lines."""
    here = Path(__file__).parent / "bang" / "base"
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(here.glob("test_*.py")))
    return re.sub(r"^from [\w.]+ import (\([^)]*\)|.*)$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("key", [*COPIES, *LIFE])
def test_every_card_kind_and_character_is_in_a_scene(key: str) -> None:
    assert re.search(rf"\b{key.upper()}\b", scene_text()), f"no scene names {key.upper()}"


def test_nothing_of_the_box_is_missing_here() -> None:
    assert {kind.key for kind in BASE.kinds} == set(COPIES)
    assert {character.key for character in BASE.characters} == set(LIFE)


def test_characters_have_their_printed_life_points() -> None:
    """Four, but for these."""
    others = {one.key: one.life for box in SETS.values() for one in box.characters if one.life != 4}
    assert others == {
        "apache_kid": 3,
        "big_spencer": 9,
        "claus_the_saint": 3,
        "el_gringo": 3,
        "elena_fuente": 3,
        "gary_looter": 5,
        "paul_regret": 3,
        "pixie_pete": 3,
        "sean_mallory": 3,
        "teren_kill": 3,
        "vera_custer": 3,
    }
