"""Every card can be looked up by any of its names, and its page tells all there is to know."""

import pytest

from saloon.games.bang.catalogue import SETS
from saloon.text.bang.encyclopedia import BangEncyclopedia, entries, rule_cards, rulings
from saloon.text.texts import LANGUAGES

BANG = BangEncyclopedia()
find, names_of, rulings_of, suggestions = BANG.find, BANG.names_of, BANG.rulings_of, BANG.suggestions
TOPICS = {"hand_limit", "deck", "victory"}


@pytest.mark.parametrize("key", list(entries()))
def test_a_card_is_found_by_each_of_its_full_names(key: str) -> None:
    assert len(names_of(key)) >= 2
    for name in names_of(key):
        assert find(name) == [key], name


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("BANG!", "bang"),
        ("бэнг", "bang"),
        ("  Cat  balou ", "cat_balou"),
        ("кэт", "cat_balou"),
        ("wells", "wells_fargo"),
        ("general_store", "general_store"),
        ("лавка", "general_store"),
        ("глазки", "slab_the_killer"),
        ("слэб", "slab_the_killer"),
        ("неуловимый", "paul_regret"),
        ("вольканик", "volcanic"),
        ("dinamite", "dynamite"),
        ("бешеный пес", "black_jack"),
    ],
)
def test_case_spaces_beginnings_aliases_and_slips_of_the_pen_do_not_matter(typed: str, key: str) -> None:
    assert find(typed) == [key]


def test_a_beginning_of_several_names_finds_them_all() -> None:
    assert set(find("ма")) == {"general_store", "willy_the_kid"}


def test_nonsense_finds_nothing_and_a_near_miss_gets_suggestions() -> None:
    assert find("zzz") == []
    assert find("") == []
    assert suggestions("zzz") == []
    assert find("stagcoch") == ["stagecoach"]
    assert "schofield" in suggestions("shoefel")


def test_every_printed_card_is_a_copy_of_exactly_one_entry() -> None:
    copies = [card for entry in entries().values() for card in entry.copies]
    assert len(copies) == len(set(map(id, copies))) == sum(len(box.deck) for box in SETS.values())


def test_rulings_are_in_both_languages_and_concern_things_that_exist() -> None:
    assert len(rulings()) == 103
    assert len({one.id for one in rulings()}) == 103
    for one in rulings():
        assert one.cards
        assert set(one.cards) <= set(entries()) | TOPICS
        assert set(one.sentence) == set(LANGUAGES)
        assert all(sentence.endswith((".", "!")) for sentence in one.sentence.values()), one.id
        assert not set("абвгде") & set(one.sentence["en"])


def test_rulings_stand_on_the_pages_of_their_cards() -> None:
    assert [one.id for one in rulings_of("kit_carlson")] == ["BASE-101"]
    assert {"BASE-032", "BASE-064"} <= {one.id for one in rulings_of("gatling")}


def test_every_rule_option_says_which_cards_it_touches() -> None:
    options = {option.name for box in SETS.values() for option in box.rule_options}
    assert set(rule_cards()) == options
    assert {key for keys in rule_cards().values() for key in keys} <= set(entries())
    books = {kind.key for box in SETS.values() for kind in box.kinds if kind.book}
    assert set(rule_cards()["simplified_deck"]) == books
    assert [option.name for option in entries()["jourdonnais"].rules] == ["barrel_scope"]
