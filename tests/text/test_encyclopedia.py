"""Every card can be looked up by any of its names, and its page tells all there is to know."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.setup import options_of
from saloon.games.bang.view import view
from saloon.games.registry import GAMES
from saloon.kernel.views import SPECTATOR
from saloon.rulings.records import read_rulings
from saloon.terminal.registry import pages_of
from saloon.text.bang.encyclopedia import KINDS_OF_CARDS, BangEncyclopedia, entries, rule_cards, rulings
from saloon.text.duel import encyclopedia as duel
from saloon.text.encyclopedia import Ruling
from saloon.text.registry import ENCYCLOPEDIAS
from saloon.text.texts import LANGUAGES, Texts

BANG = BangEncyclopedia()
find, names_of, rulings_of, suggestions = BANG.find, BANG.names_of, BANG.rulings_of, BANG.suggestions
TOPICS = {"hand_limit", "deck", "victory"}
SCENES = Path(__file__).parents[1] / "rulings"
BOTH = pytest.mark.parametrize("language", LANGUAGES)


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
    copies = [card for entry in entries().values() for cards in entry.copies.values() for card in cards]
    assert len(copies) == len(set(map(id, copies))) == sum(len(box.deck) for box in SETS.values())


@pytest.mark.parametrize("game", list(ENCYCLOPEDIAS))
def test_the_rows_of_a_shelf_add_up_to_what_its_heading_says(game: str) -> None:
    """Each box counts its own cards: those of Dodge City that belong to kinds of the base game too."""
    told = ENCYCLOPEDIAS[game]
    counted = [one for one in told.shelves(GAMES[game].sets()) if one.copies]
    assert counted
    for shelf in counted:
        assert len(shelf.copies) == len(shelf.keys)
        assert sum(shelf.copies) == shelf.number, shelf.box
        assert all(shelf.copies)
    for shelf in told.shelves(GAMES[game].sets()):
        assert len(set(shelf.keys)) == len(shelf.keys)


def test_the_shelves_of_cards_have_as_many_as_are_printed() -> None:
    numbers = {one.box: one.number for one in BANG.shelves(list(SETS)) if one.heading == "shelf.cards"}
    assert numbers == {"base": 80, "dodge_city": 40}
    dodge = next(one for one in BANG.shelves(list(SETS)) if one.box == "dodge_city" and one.copies)
    assert "bang" in dodge.keys
    assert len(BANG.copies(entries()["bang"], Texts("en"))) == len(
        BANG.copies(entries()["bang"], Texts("en"), "base")
    ) + len(BANG.copies(entries()["bang"], Texts("en"), "dodge_city"))


@BOTH
def test_the_contents_in_the_terminal_count_the_same(language: str) -> None:
    """`  BANG!  25 × A♠ …` on the shelf of each box."""
    lines = [line.plain for line in pages_of("bang", Texts(language)).contents(list(SETS))]
    total, counted = 0, []
    for line in lines:
        heading = re.search(r"\((\d+)\)$", line)
        row = re.search(r" +(\d+) × ", line)
        if heading and total:
            counted.append(total)
            total = 0
        total += int(row[1]) if row else 0
    assert counted == [80, 40]


@BOTH
@pytest.mark.parametrize("game", list(ENCYCLOPEDIAS))
def test_no_option_is_printed_twice_and_each_stands_with_its_question(game: str, language: str) -> None:
    texts = Texts(language)
    pages = pages_of(game, texts)
    told = 0
    for key, entry in ENCYCLOPEDIAS[game].entries().items():
        names = [rule.name for rule in entry.rules]
        assert len(names) == len(set(names)), key
        lines = [line.plain for line in pages.rules(key)]
        assert len(lines) == len(names)
        for name, line in zip(names, lines, strict=True):
            question = texts.say(f"{game}.rule.{name}.text")
            assert question.endswith((".", "?"))
            assert question in line
            told += 1
    assert told > 10


@BOTH
@pytest.mark.parametrize("preset", ["rulebooks", "official", "compendium"])
@pytest.mark.parametrize("key", ["high_noon", "a_fistful_of_cards", "wild_west_show"])
def test_whether_an_event_is_the_last_of_its_deck_is_told_as_it_is_played(
    key: str, preset: str, language: str
) -> None:
    texts = Texts(language)
    kind = GAMES["bang"]
    boxes = ["base", "high_noon" if key == "high_noon" else entries()[key].box]
    game: Any = kind.deal(kind.setup({"players": 4, "seed": "1", "sets": boxes, "preset": preset}))
    facts = BANG.of_table(view(game, SPECTATOR)).facts(entries()[key], texts)
    fixed = key == "wild_west_show" or game.rule["event_final_card"] == "bottom"
    assert (texts.say("bang.fact.last") in facts) == fixed
    assert (texts.say("bang.fact.shuffled") in facts) == (not fixed)
    if fixed:
        assert game.book.definitions[game.event_decks[0].pile[0]].key == key


@BOTH
def test_of_no_table_nothing_is_claimed_that_may_be_agreed_on(language: str) -> None:
    texts = Texts(language)
    for key in ("high_noon", "a_fistful_of_cards"):
        assert texts.say("bang.fact.last_if_agreed") in BANG.facts(entries()[key], texts)
        assert texts.say("bang.fact.last") not in BANG.facts(entries()[key], texts)


def test_binocular_and_hideout_show_what_scope_and_mustang_do() -> None:
    """The same options, and rulings of their own."""
    for newer, older in (("binocular", "scope"), ("hideout", "mustang")):
        assert entries()[newer].rules == entries()[older].rules
        assert rulings_of(newer)
    green = entries()["sombrero"].rules
    assert "duplicate_in_play" in [rule.name for rule in green]
    assert "voluntary_discard_in_play" not in [rule.name for rule in green]


@cache
def scenes(box: str) -> set[str]:
    return {one.id for one in read_rulings(SCENES / f"{box}.yml")}


@pytest.mark.parametrize("box", list(SETS))
def test_every_ruling_of_a_box_that_is_played_in_the_tests_can_be_read(box: str) -> None:
    """And nothing is told as a ruling that is not."""
    told = {one.id for one in rulings()}
    if box != "base":
        assert scenes(box) <= told
    assert {one.id for one in rulings()} <= scenes("audit").union(*map(scenes, SETS))
    assert len(scenes(box) & told) >= 40


def test_every_ruling_of_the_duel_that_is_played_in_the_tests_can_be_read() -> None:
    assert {one.id for one in duel.rulings()} == scenes("duel")
    assert duel.DuelEncyclopedia().rulings_of("barrel")


@pytest.mark.parametrize(
    ("told", "known"), [(rulings(), set(entries()) | TOPICS), (duel.rulings(), set(duel.entries()))]
)
def test_rulings_are_in_both_languages_and_concern_things_that_exist(
    told: tuple[Ruling, ...], known: set[str]
) -> None:
    assert len({one.id for one in told}) == len(told)
    for one in told:
        assert one.cards, one.id
        assert len(set(one.cards)) == len(one.cards)
        assert set(one.cards) <= known, one.id
        assert set(one.sentence) == set(LANGUAGES)
        assert all(sentence.endswith((".", "!")) for sentence in one.sentence.values()), one.id
        assert not set("абвгде") & set(one.sentence["en"])
        latin = re.findall("[A-Za-z]{2,}", one.sentence["ru"])
        assert not latin, (one.id, latin)


def test_rulings_stand_on_the_pages_of_their_cards() -> None:
    assert {"BASE-101", "HN-043"} <= {one.id for one in rulings_of("kit_carlson")}
    assert {"BASE-032", "BASE-064"} <= {one.id for one in rulings_of("gatling")}
    for key in ("vera_custer", "dead_man", "dynamite", "the_daltons", "big_spencer", "bone_orchard"):
        assert rulings_of(key), key


def test_every_rule_option_says_which_cards_it_touches() -> None:
    assert set(rule_cards()) == set(options_of(list(SETS)))
    named = {key for keys in rule_cards().values() for key in keys}
    assert named <= set(entries()) | set(KINDS_OF_CARDS)
    books = {kind.key for box in SETS.values() for kind in box.kinds if kind.book}
    touched = {
        key for key, entry in entries().items() if "simplified_deck" in [rule.name for rule in entry.rules]
    }
    assert touched == books
    assert [option.name for option in entries()["jourdonnais"].rules] == ["barrel_scope"]
