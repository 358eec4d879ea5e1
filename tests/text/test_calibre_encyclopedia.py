"""The cards of Calibre 45 can be looked up, and each says whether it is a reconstruction."""

from typing import Any

import pytest

from saloon.games.calibre45.catalogue import house_book
from saloon.games.calibre45.composition import BadComposition, Fault, composition_of, house, plain_of
from saloon.games.calibre45.game import CALIBRE45 as CALIBRE_45
from saloon.games.calibre45.ruleset import OPTIONS
from saloon.games.calibre45.setup import new_setup
from saloon.kernel.ids import PlayerId
from saloon.kernel.wishes import BadSetup
from saloon.text.calibre45.encyclopedia import CalibreEncyclopedia, is_reconstructed, rule_cards
from saloon.text.texts import Texts

CALIBRE = CalibreEncyclopedia()


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("поезд", "gold_train"),
        ("Fort Knox", "fort_knox"),
        ("форт", "fort_knox"),
        ("залог", "bail"),
        ("патрон", "bullets"),
        ("эрп", "wyatt_earp"),
        ("Calamity", "calamity_jane"),
        ("ковбой", "cowboy"),
    ],
)
def test_cards_are_found_by_what_people_call_them(typed: str, key: str) -> None:
    assert CALIBRE.find(typed) == [key]


def test_the_facts_of_a_kind_count_its_cards_and_their_numbers() -> None:
    def facts(key: str, language: str = "en") -> list[str]:
        return [one.replace("\u00a0", " ") for one in CALIBRE.facts(CALIBRE.entries()[key], Texts(language))]

    assert facts("gold_train") == [
        "money deck",
        "6 cards",
        "worth $250,000",
        "guards: 4 ×3, 5 ×3",
        "numbers reconstructed",
    ]
    assert facts("indians", "ru") == [
        "денежная колода",
        "карт: 4",
        "нападающих: 2, 3, 4, 5",
        "числа — реконструкция",
    ]
    assert facts("stagecoach")[2:] == ["worth $50,000", "numbers reconstructed"]
    assert facts("pat_garrett", "ru") == ["ковбойская колода", "лимит 7", "есть в книге правил"]
    assert facts("wyatt_earp") == ["cowboy deck", "limit 9", "numbers reconstructed"]


def test_a_table_with_its_own_decks_is_told_of_its_own_cards() -> None:
    """Six trains with four guards each, and a cowboy whom only this table knows."""
    deck: dict[str, Any] = plain_of(house())
    trains = next(one for one in deck["money"] if one["kind"] == "gold_train")
    others = [one for one in deck["money"] if one["kind"] != "gold_train"]
    deck["money"] = [*others, {**trains, "count": 6, "guards": 4, "source": "own"}]
    deck["cowboys"][0]["key"] = "el_zorro"
    seen = CALIBRE_45.view(CALIBRE_45.deal(new_setup(2, "1", deck=deck)), PlayerId(0))
    told = CALIBRE.of_table(seen)
    assert "guards: 4\u00a0×6" in told.facts(told.entries()["gold_train"], Texts("en"))
    assert "this table's own numbers" in told.facts(told.entries()["gold_train"], Texts("en"))
    assert "numbers reconstructed" in told.facts(told.entries()["stagecoach"], Texts("en"))
    assert "el_zorro" not in told.entries()
    assert (
        CALIBRE.of_table(CALIBRE_45.view(CALIBRE_45.deal(new_setup(2, "1")), PlayerId(0))).book
        is house_book()
    )


def test_exactly_what_the_composition_calls_reconstructed_is_shown_as_such() -> None:
    known = {face.key for face in house_book().composition if face.source == "seed"}
    assert known == {"pat_garrett"}
    shown = {key for key, entry in CALIBRE.entries().items() if entry.faces and not is_reconstructed(entry)}
    assert shown == known


def test_every_rule_option_says_which_cards_it_touches() -> None:
    assert list(rule_cards()) == list(OPTIONS)
    assert {key for keys in rule_cards().values() for key in keys} <= set(CALIBRE.entries())
    assert [rule.name for rule in CALIBRE.entries()["coyote"].rules] == ["coyote_exchange"]


def why_not(error: ValueError, language: str) -> list[str]:
    return CALIBRE.why_not_set_up(error, Texts(language)).splitlines()


def test_all_faults_of_a_composition_are_told_in_both_languages() -> None:
    with pytest.raises(BadComposition) as caught:
        composition_of({"weapons": [{"key": "x", "kind": "bullets", "count": 100}], "money": [], "gold": 1})
    english, russian = why_not(caught.value, "en"), why_not(caught.value, "ru")
    assert len(english) == len(russian) == len(caught.value.faults) + 1
    assert "gold is unknown; a composition has weapons, money, cowboys" in english
    assert "cowboys: этого нет; в составе должно быть weapons, money, cowboys" in russian
    assert "weapons 1 (x): count: 100 не подходит; нужно целое число, от 1 до 99" in russian
    with pytest.raises(BadComposition) as caught:
        composition_of([])
    assert why_not(caught.value, "ru")[1].startswith("состав: здесь list")


def test_teams_that_do_not_fit_are_told_which_ones_do() -> None:
    with pytest.raises(BadSetup) as caught:
        new_setup(5, chosen={"teams": "2+2"})
    assert why_not(caught.value, "ru") == [
        "из стольких игроков таких команд не составить; можно: auto, 3+2, 2+2+1, 3+1+1"
    ]


def test_what_has_no_text_is_told_in_the_engines_words() -> None:
    assert why_not(BadSetup("no such thing"), "ru") == ["no such thing"]
    assert why_not(BadComposition([Fault("not_json", "deck.json", "oops")]), "en") == [
        "",
        "deck.json is not JSON: oops",
    ]
