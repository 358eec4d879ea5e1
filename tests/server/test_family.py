"""A family table: the simplest deck that the rulebook knows, gentler words."""

import re
from pathlib import Path

import pytest

from saloon.games.registry import GAMES
from saloon.server.tables import checked_wishes
from saloon.text.texts import LANGUAGES, entries_of
from saloon.wire.codec import encode
from tests.server.houses import open_house, quick_table, run

GRIM = re.compile(r"\b(kill|dead|dies?\b|death|убит|убей|мёртв|мертв|умер|погиб)", re.IGNORECASE)
SHARP = re.compile(
    r"\b(shot|gun|bullet|undertaker|fire|выстрел|ствол|пул[яиь]|гробовщик|огонь|подстрел)", re.IGNORECASE
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gentle_words_replace_others_and_say_the_same(language: str) -> None:
    usual = entries_of(language)
    for key, text in entries_of(f"{language}_gentle").items():
        assert key in usual
        assert set(re.findall(r"{(\w+)}", str(text))) == set(re.findall(r"{(\w+)}", str(usual[key])))
        assert not GRIM.search(str(text)), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_grim_word_is_left_in_what_a_table_is_told(game: str, language: str) -> None:
    """Of what happens, what is asked and how it ends. Rarer things, such as claims of the hidden six, keep
    the rulebook's words."""
    told = {**entries_of(language), **entries_of(f"{language}_gentle")}
    grim = [
        key
        for key, text in told.items()
        if key.startswith((f"{game}.event.", f"{game}.result.", f"{game}.decision.", f"{game}.goal."))
        and "law_dead" not in key
        and "crime_beaten" not in key
        and "hidden_six" not in key
        and GRIM.search(str(text))
    ]
    assert not grim


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_honours_of_a_family_are_for_children_too(game: str, language: str) -> None:
    told = {**entries_of(language), **entries_of(f"{language}_gentle")}
    honours = {key: str(text) for key, text in told.items() if key.startswith(f"{game}.honour.")}
    assert honours
    assert not {key: text for key, text in honours.items() if GRIM.search(text) or SHARP.search(text)}


def test_a_family_plays_without_the_cards_of_the_book() -> None:
    family = checked_wishes(quick_table(family=True), "1", True)
    assert family.rules == {"simplified_deck": "on"}
    assert checked_wishes(quick_table(), "1", True).rules == {}
    kept = checked_wishes(quick_table(family=True, rules={"simplified_deck": "off"}), "1", True)
    assert kept.rules == {"simplified_deck": "off"}, "who says otherwise is heard"
    assert checked_wishes(quick_table(game="duel", family=True), "1", True).rules == {}


def test_a_family_is_told_in_gentler_words(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            for family, goal in ((True, "Put the Sheriff out"), (False, "Kill the Sheriff")):
                made = await anna.new_table(quick_table(family=family, absent_after=0))
                assert (await anna.table(made.table)).family == family
                book = encode(await anna.table_book(made.table, "en")).decode()
                assert goal in book

    run(scene())
