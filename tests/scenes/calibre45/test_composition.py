"""What the decks are made of: the house's reconstruction, and a table's own, with all its faults at once."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from saloon.games.calibre45.catalogue import book_of, house_book
from saloon.games.calibre45.composition import (
    FAULTS,
    BadComposition,
    Printed,
    composition_file,
    composition_of,
    house,
    plain_of,
)
from saloon.games.calibre45.game import CALIBRE45 as CALIBRE
from saloon.games.calibre45.setup import new_setup
from saloon.games.calibre45.state import Calibre
from saloon.kernel.codec import encode
from saloon.kernel.wishes import BadSetup
from tests.scenes.calibre45.language import Table


@pytest.fixture
def plain() -> dict[str, Any]:
    """The house's composition as plain data, to be spoilt."""
    return copy.deepcopy(plain_of(house()))


def faults_of(data: object) -> list[tuple[str, str, str, str]]:
    with pytest.raises(BadComposition) as caught:
        composition_of(data)
    return [(fault.code, fault.place, fault.found, fault.allowed) for fault in caught.value.faults]


def entry(data: dict[str, Any], part: str, key: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in data[part] if one["key"] == key)
    return found


# The house's own


def test_the_house_composition_is_a_reconstruction_and_says_so() -> None:
    sources = {one.key: one.source for one in house()}
    assert {key for key, source in sources.items() if source == "seed"} == {"pat_garrett"}
    assert set(sources.values()) == {"seed", "reconstructed"}


def test_what_the_rulebook_says_of_single_cards_is_so() -> None:
    found = {one.key: one for one in house()}
    assert found["pat_garrett"].number == 7
    assert found["stagecoach"].number == 0
    assert [found[key].number for key in ("mustang", "cactus", "coyote", "sheriff", "dynamite")] == [0] * 5
    assert found["bullets_6"].copies >= 2


def test_three_teams_cannot_share_all_the_loot_without_a_winner() -> None:
    assert sum(one.value * one.copies for one in house()) == 4_200_000
    assert 4_200_000 > 3 * 950_000


def test_a_composition_written_out_reads_the_same(plain: dict[str, Any]) -> None:
    assert encode(composition_of(plain)) == encode(house())
    assert composition_of(json.loads(json.dumps(plain)))


# A table's own


def test_a_table_plays_with_its_own_composition(plain: dict[str, Any]) -> None:
    entry(plain, "cowboys", "wyatt_earp").update({"key": "calamity", "limit": 12, "en": "Cal", "ru": "Кэл"})
    setup = CALIBRE.setup({"players": 2, "seed": "own", "preset": "rulebook", "deck": plain})
    game = CALIBRE.deal(setup)
    assert "calamity" in game.book.key_of
    assert "wyatt_earp" not in game.book.key_of
    again = CALIBRE.decode(encode(game))
    assert isinstance(again, Calibre)
    assert again.book is game.book
    printed = next(one for one in again.setup.decks if one.key == "calamity")
    assert (printed.number, printed.en, printed.ru) == (12, "Cal", "Кэл")


def test_without_one_the_house_composition_is_in_the_setup_all_the_same() -> None:
    setup = new_setup(2)
    assert setup.book is house_book()
    assert len(setup.decks) == 34


def test_a_scene_with_a_stronger_stagecoach_is_played_by_its_numbers(
    table: Table, plain: dict[str, Any]
) -> None:
    entry(plain, "money", "stagecoach")["value"] = 200_000
    table.uses_deck(plain)
    ann = table.seat()
    table.seat()
    table.money("stagecoach")
    ann.robs()
    assert ann.money == 200_000


def test_a_count_or_a_source_may_be_left_to_the_reader(plain: dict[str, Any]) -> None:
    pat = entry(plain, "cowboys", "pat_garrett")
    del pat["count"], pat["kind"], pat["source"]
    found = next(one for one in composition_of(plain) if one.key == "pat_garrett")
    assert (found.copies, found.source) == (1, "own")


def test_a_file_is_read(tmp_path: Path, plain: dict[str, Any]) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(plain, ensure_ascii=False), "utf-8")
    assert encode(composition_of(composition_file(str(file)))) == encode(house())


def test_a_file_that_is_not_there_or_not_json_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComposition, match=r"gone\.json cannot be read: .*No such file"):
        composition_file(str(tmp_path / "gone.json"))
    bad = tmp_path / "bad.json"
    bad.write_text("{weapons", "utf-8")
    with pytest.raises(BadComposition, match=r"bad\.json is not JSON: "):
        composition_file(str(bad))
    bad.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComposition, match=r"bad\.json cannot be read: "):
        composition_file(str(bad))


# Faults


@pytest.mark.parametrize("data", [[], "weapons", 7, None])
def test_something_else_than_an_object(data: object) -> None:
    assert [fault[:2] for fault in faults_of(data)] == [("not_an_object", "the composition")]


def test_parts_missing_and_unknown(plain: dict[str, Any]) -> None:
    del plain["cowboys"]
    plain["horses"] = []
    assert faults_of(plain) == [
        ("part_unknown", "horses", "", "weapons, money, cowboys"),
        ("part_missing", "cowboys", "", "weapons, money, cowboys"),
    ]


def test_a_part_that_is_not_a_list(plain: dict[str, Any]) -> None:
    plain["money"] = {"stagecoach": 8}
    assert faults_of(plain) == [("not_a_list", "money", "dict", "")]


def test_an_entry_that_is_not_an_object(plain: dict[str, Any]) -> None:
    plain["money"][0] = "stagecoach"
    assert faults_of(plain) == [("not_an_object", "money 1", "'stagecoach'", "key, kind, count")]


@pytest.mark.parametrize(
    ("part", "key", "field", "needed"),
    [
        ("weapons", "bullets_1", "bullets", "key, kind, count, bullets"),
        ("weapons", "mustang", "count", "key, kind, count"),
        ("money", "mail_car_2", "guards", "key, kind, count, guards, value"),
        ("money", "mail_car_2", "value", "key, kind, count, guards, value"),
        ("money", "indians_3", "attackers", "key, kind, count, attackers"),
        ("cowboys", "pat_garrett", "limit", "key, limit"),
    ],
)
def test_a_field_that_is_missing(plain: dict[str, Any], part: str, key: str, field: str, needed: str) -> None:
    del entry(plain, part, key)[field]
    (fault,) = faults_of(plain)
    assert (fault[0], fault[2], fault[3]) == ("field_missing", field, needed)
    assert fault[1].endswith(f"({key})")


def test_a_key_or_kind_that_is_missing(plain: dict[str, Any]) -> None:
    del plain["weapons"][0]["key"], plain["weapons"][1]["kind"]
    assert [fault[:3] for fault in faults_of(plain)] == [
        ("field_missing", "weapons 1", "key"),
        ("field_missing", "weapons 2 (bullets_2)", "kind"),
    ]


def test_a_field_that_means_nothing(plain: dict[str, Any]) -> None:
    entry(plain, "weapons", "mustang")["bullets"] = 3
    assert faults_of(plain) == [
        ("field_unknown", "weapons 7 (mustang)", "'bullets'", "key, kind, count, source, en, ru")
    ]


@pytest.mark.parametrize("key", ["", "Пэт", "a b", 7, "Pat"])
def test_a_key_that_cannot_be_one(plain: dict[str, Any], key: object) -> None:
    plain["cowboys"][0]["key"] = key
    assert [fault[0] for fault in faults_of(plain)] == ["not_a_key"]


def test_a_key_that_stands_twice_even_in_another_deck(plain: dict[str, Any]) -> None:
    plain["cowboys"][0]["key"] = "mustang"
    assert [fault[:3] for fault in faults_of(plain)] == [("key_twice", "cowboys 1 (mustang)", "mustang")]


def test_an_unknown_kind(plain: dict[str, Any]) -> None:
    plain["money"][0]["kind"] = "mustang"
    (fault,) = faults_of(plain)
    assert fault[0] == "kind_unknown"
    assert fault[3] == "stagecoach, mail_car, gold_train, fort_knox, sheriff, indians, dynamite"


@pytest.mark.parametrize("count", [0, -1, 2.5, "8", True, None, 1000])
def test_a_count_that_is_none(plain: dict[str, Any], count: object) -> None:
    plain["weapons"][0]["count"] = count
    (fault,) = faults_of(plain)
    assert (fault[0], fault[3]) == ("not_a_number", "1 to 99")
    assert fault[2].startswith("count: ")


def test_a_card_without_bullets_or_a_cowboy_who_cannot_shoot(plain: dict[str, Any]) -> None:
    plain["weapons"][0]["bullets"] = 0
    plain["cowboys"][0]["limit"] = 0
    assert [fault[0] for fault in faults_of(plain)] == ["not_a_number", "not_a_number"]


def test_names_and_sources_that_are_none(plain: dict[str, Any]) -> None:
    plain["cowboys"][0]["en"] = 5
    plain["cowboys"][1]["source"] = "hearsay"
    assert [(fault[0], fault[2]) for fault in faults_of(plain)] == [
        ("not_a_text", "en: 5"),
        ("source_unknown", "'hearsay'"),
    ]


def test_a_stagecoach_has_no_guards_in_any_composition(plain: dict[str, Any]) -> None:
    entry(plain, "money", "stagecoach")["guards"] = 1
    assert faults_of(plain) == [("guards_on_stagecoach", "money 1 (stagecoach)", "1", "")]


@pytest.mark.parametrize("value", [75_000, 99_999])
def test_loot_is_a_multiple_of_the_bail_token(plain: dict[str, Any], value: int) -> None:
    entry(plain, "money", "mail_car_2")["value"] = value
    assert faults_of(plain) == [("value_uneven", "money 2 (mail_car_2)", str(value), "50000")]


@pytest.mark.parametrize(
    ("part", "key", "total"),
    [("weapons", "cactus", 62), ("money", "sheriff", 34), ("cowboys", "wyatt_earp", 12)],
)
def test_the_totals_of_the_rulebook(plain: dict[str, Any], part: str, key: str, total: int) -> None:
    entry(plain, part, key)["count"] += 1
    assert faults_of(plain) == [("wrong_total", part, str(total + 1), str(total))]


@pytest.mark.parametrize(
    ("part", "key", "other"),
    [("weapons", "coyote", "cactus"), ("money", "dynamite", "sheriff"), ("money", "stagecoach", "sheriff")],
)
def test_the_kinds_that_the_rulebook_names(plain: dict[str, Any], part: str, key: str, other: str) -> None:
    gone = entry(plain, part, key)
    plain[part].remove(gone)
    entry(plain, part, other)["count"] += gone["count"]
    assert [fault[:3] for fault in faults_of(plain)] == [("kind_missing", part, key)]


def test_too_little_loot_for_a_game_to_end(plain: dict[str, Any]) -> None:
    for one in plain["money"]:
        if "value" in one:
            one["value"] = 100_000
    assert faults_of(plain) == [("too_little_loot", "money", "2500000", "2900000")]


def test_loot_that_no_cowboy_could_take_does_not_count(plain: dict[str, Any]) -> None:
    for one in plain["money"]:
        if one["kind"] in ("fort_knox", "gold_train"):
            one["guards"] = 10
    assert faults_of(plain) == [("too_little_loot", "money", "1200000", "2900000")]


def test_all_faults_are_told_at_once(plain: dict[str, Any]) -> None:
    plain["weapons"][0]["count"] = "eight"
    plain["money"][0]["value"] = 60_000
    plain["cowboys"].pop()
    with pytest.raises(BadComposition) as caught:
        CALIBRE.setup({"players": 4, "seed": "s", "preset": "rulebook", "deck": plain})
    assert str(caught.value).splitlines() == [
        "weapons 1 (bullets_1) cannot have count: 'eight'; must be a whole number, 1 to 99",
        "money 1 (stagecoach) is worth 60000; must be a multiple of the bail token, 50000",
        "cowboys has 11 cards; the rulebook says 12",
    ]


def test_every_kind_of_fault_is_met_above() -> None:
    text = Path(__file__).read_text("utf-8")
    assert [
        code for code in FAULTS if f'"{code}"' not in text and code not in ("unreadable", "not_json")
    ] == []


# Records


def test_a_spoilt_composition_in_a_record_is_refused() -> None:
    setup: Any = CALIBRE.setup({"players": 2, "seed": "s", "preset": "rulebook"})
    spoilt = copy.deepcopy(setup)
    spoilt["Setup"][4][0]["Printed"][2] = 80
    with pytest.raises(
        BadSetup, match=r"not a setup of Calibre 45: weapons has 134 cards; the rulebook says 62"
    ):
        CALIBRE.deal(spoilt)
    spoilt["Setup"][4][0] = 5
    with pytest.raises(BadSetup, match=r"not a setup of Calibre 45: a composition consists of printed cards"):
        CALIBRE.deal(spoilt)


def test_equal_compositions_share_one_catalogue(plain: dict[str, Any]) -> None:
    assert book_of(composition_of(plain)) is house_book()
    plain["cowboys"][0]["limit"] = 8
    assert book_of(composition_of(plain)) is book_of(composition_of(plain))
    assert book_of(composition_of(plain)) is not house_book()
    assert all(isinstance(one, Printed) for one in house_book().composition)


def test_the_numbers_of_cards_follow_from_the_composition_that_a_state_carries(plain: dict[str, Any]) -> None:
    """So no other order of the house's own cards, nor any other deck, gives a stored card another meaning."""
    plain["weapons"].reverse()
    game = CALIBRE.deal(CALIBRE.setup({"players": 2, "seed": "own", "preset": "rulebook", "deck": plain}))
    read = CALIBRE.decode(encode(game))
    cards = [card for deck in game.book.decks for card in deck]
    assert [read.book.card_name(card) for card in cards] == [game.book.card_name(card) for card in cards]
    assert game.book.card_name(cards[0]) != house_book().card_name(cards[0])
