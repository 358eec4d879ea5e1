"""A table that begins from a position, and one copied out of a replay: every game, language and size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from saloon.games.registry import GAMES
from saloon.text.texts import Texts
from tests.browser.arranged import ANNA, OVER, TOKEN, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest, person
from tests.browser.places import PLACES
from tests.browser.screens import DIALOG
from tests.browser.serving import Serving
from tests.terminal.test_positions import LAID

ASKED: Final = {"bang": "play_phase", "calibre45": "arming", "duel": "play_phase"}
EVERY_GAME: Final = pytest.mark.parametrize("game", list(LAID))
BOTH_SIZES: Final = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
BOTH_LANGUAGES: Final = pytest.mark.parametrize("language", ["en", "ru"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("positions")
    arrange(folder, [one for game, kind in ASKED.items() for one in find(game, (kind, OVER)).values()])
    with Serving(folder) as serving:
        yield serving


def unfold(guest: Guest, text: str) -> None:
    """Paste a position into the dialog of a new table."""
    dialog = guest.page.locator(DIALOG)
    dialog.get_by_text(guest.word("position.more"), exact=True).click()
    dialog.get_by_label(guest.word("position.label"), exact=True).fill(text)


@EVERY_GAME
@PLACES
def test_a_table_of_my_own_begins_from_a_position(
    guest: NewGuest, shots: Path, game: str, size: tuple[int, int], language: str
) -> None:
    anna = guest(size=size, language=language).enters().open()
    anna.press("start.own")
    unfold(anna, LAID[game])
    expect(anna.page.locator(DIALOG).get_by_role("note")).to_contain_text(Texts(language).say(f"{game}.name"))
    assert anna.page.locator(f"{DIALOG} [name=players]").count() == 0
    assert anna.sideways() <= 0
    anna.page.screenshot(path=shots / f"position-{game}-{size[0]}-{language}.jpg")
    anna.press("own.make")
    expect(anna.page.get_by_text(Texts(language).say("common.from_position")).first).to_be_visible()


@EVERY_GAME
@BOTH_LANGUAGES
def test_friends_are_told_in_the_lobby_that_the_table_began_from_a_position(
    guest: NewGuest, game: str, language: str
) -> None:
    anna = guest(language=language).enters()
    made = anna.new_table(game=game, players=1, position=LAID[game])
    boris = guest(language=language).enters("Boris")
    boris.call("POST", "/tables/join", {"invite": made["invite"]})
    boris.open(f"#/table/{made['table']}")
    note = boris.page.locator(".lobby .laid")
    expect(note).to_have_text(Texts(language).say("common.from_position"))


@BOTH_LANGUAGES
def test_a_slip_of_the_pen_is_told_in_my_language_and_nothing_is_lost(guest: NewGuest, language: str) -> None:
    anna = guest(language=language).enters().open()
    anna.press("start.own")
    text = LAID["bang"].replace("slab_the_killer", "slab_the_kiler")
    unfold(anna, text)
    anna.press("own.make")
    where = {"en": "Line 4:", "ru": "Строка 4:"}[language]
    expect(anna.page.get_by_text(where).first).to_be_visible()
    field = anna.page.locator(DIALOG).get_by_label(anna.word("position.label"), exact=True)
    expect(field).to_have_value(text)
    anna.press("position.clear")
    expect(anna.page.locator(f"{DIALOG} [name=players]").first).to_be_attached()


@EVERY_GAME
@BOTH_SIZES
def test_the_position_of_a_replay_is_copied_as_its_viewer_may_know_it(
    guest: NewGuest, game: str, size: tuple[int, int]
) -> None:
    anna = guest(size=size, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for view, told in (("open", "position.copied"), ("own", "position.copied_seen")):
        anna.open(f"#/replay/{game}-over/20/{view}")
        anna.page.reload()
        expect(anna.page.locator(".scrubber")).to_be_visible()
        anna.press("position.copy")
        expect(anna.page.get_by_text(anna.word(told)).first).to_be_visible()
        text = anna.page.evaluate("navigator.clipboard.readText()")
        assert text.startswith(f"game: {game} ")
        assert ("?" in text) == (view == "own")
        assert GAMES[game].seats(GAMES[game].read_position(text)) > 1
        assert anna.sideways() <= 0
