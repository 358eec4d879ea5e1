"""A card and a definition have one number for ever, whatever boxes are played and whatever is added."""

import itertools
from collections.abc import Iterator

import pytest

from saloon.games.bang.catalogue import (
    BLANK,
    DEFINITIONS,
    EXTRA,
    LISTED,
    PRINTED,
    SETS,
    CardSet,
    add_box,
    described,
    printed,
)
from saloon.games.bang.expansions.dodge_city.green_cards import GreenMissed
from saloon.games.bang.numbers import CARD_LINES
from saloon.games.bang.setup import book_of, deck_of, new_setup
from saloon.games.registry import GAMES
from saloon.text.registry import BOOKS
from saloon.text.texts import Texts

BOXES = GAMES["bang"].sets()


def combinations() -> list[list[str]]:
    """Every choice of boxes."""
    first, *others = BOXES
    counts = range(len(others) + 1)
    return [[first, *chosen] for count in counts for chosen in itertools.combinations(others, count)]


def names(boxes: list[str]) -> dict[int, str]:
    """The keys by which the cards of these boxes are known in options and records, by their numbers."""
    book = book_of(boxes, [])
    return {card: book.card_name(card) for card in book.deck}


def test_every_definition_has_the_number_of_its_place_in_the_list() -> None:
    """If one is new: add its key at the end of DEFINITION_LINES in games/bang/numbers.py."""
    assert [one.key for one in DEFINITIONS] == LISTED
    assert [one.number for one in DEFINITIONS] == list(range(len(LISTED)))


def test_every_printed_card_has_the_number_of_its_place_in_the_list() -> None:
    """If one is new: add it at the end of CARD_LINES in games/bang/numbers.py."""
    listed = [f"{box} {kind} {face}" for box, kind, *faces in map(str.split, CARD_LINES) for face in faces]
    cards = {
        card: described(box.key, face)
        for box in SETS.values()
        for card, face in zip(box.cards, box.deck, strict=True)
    }
    assert [cards[card] for card in sorted(cards)] == listed
    assert sorted(cards) == list(range(len(PRINTED)))
    assert len(PRINTED) < EXTRA


def test_the_numbers_are_those_of_the_games_recorded_so_far() -> None:
    """The list may grow, and what was in it before stays where it is."""
    known = {0: "barrel", 2: "dynamite", 17: "bang", 79: "duel", 80: "barrel", 119: "ten_gallon_hat"}
    assert {card: PRINTED[card].kind for card in known} == known
    assert [LISTED[number] for number in (0, 1, 2, 24, 40, 80, 131)] == [
        *("any", "nobody", "bang", "bart_cassidy", "punch", "copy_ends", "wild_west_show_deck")
    ]


@pytest.mark.parametrize("boxes", combinations(), ids="+".join)
def test_a_card_has_the_same_key_whatever_boxes_are_played(boxes: list[str]) -> None:
    all_names, here = names(BOXES), names(boxes)
    assert here == {card: all_names[card] for card in here}
    assert len(here) == sum(len(SETS[box].deck) for box in boxes)
    book = book_of(boxes, [])
    assert [card for card in all_names if card not in here and book.kind_of[card] is not BLANK] == []


def test_what_a_client_is_told_of_the_cards_fits_every_table() -> None:
    assert {card.number: f"{card.key}#{card.number}" for card in BOOKS["bang"].cards(Texts("en"))} == names(
        BOXES
    )


@pytest.mark.parametrize("boxes", [["base"], BOXES], ids=len)
def test_the_cards_of_a_scene_have_numbers_of_their_own(boxes: list[str]) -> None:
    book = book_of(boxes, ["beer 8D", "any 10C"])
    assert [book.card_name(card) for card in book.extra] == ["beer#1000", "any#1001"]
    assert book.deck == book_of(boxes, []).deck


@pytest.fixture
def one_more_box() -> Iterator[CardSet]:
    """A box that has just been made, with a card of a known kind and one of a new kind."""
    size = len(PRINTED), len(DEFINITIONS)
    box = CardSet("one_more", [printed("bang 2C"), printed("new_hat 3C")], [GreenMissed("new_hat")], [], [])
    add_box(box)
    yield box
    del SETS[box.key], PRINTED[size[0] :], DEFINITIONS[size[1] :]


def test_a_new_box_moves_nothing(one_more_box: CardSet) -> None:
    assert [one.key for one in DEFINITIONS] == [*LISTED, "new_hat"]
    assert one_more_box.cards == [120, 121]
    for boxes in (["base"], BOXES):
        here = names([*boxes, one_more_box.key])
        assert {card: here[card] for card in names(boxes)} == names(boxes)
        assert [here[card] for card in one_more_box.cards] == ["bang#120", "new_hat#121"]
        assert deck_of(new_setup(4, sets=boxes)) == book_of(boxes, []).deck
    assert book_of(["base", one_more_box.key], ["beer 8D"]).extra == [EXTRA]
