"""A table that was played by other rules: the page says so, and the host can play again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.text.texts import Texts
from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest, person
from tests.browser.serving import Serving
from tests.server.stored_tables import ANNA, TOKEN, Stored, broken, lay_out, position, recorded, running

BOTH = pytest.mark.parametrize("language", ["en", "ru"])
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("other")
    tables: list[Stored] = []
    for game, kind in GAMES.items():
        record = recorded(game)
        end = position(record, len(record.answers))
        won = tuple(kind.winners(end))
        tables += [
            Stored(f"{game}-lost", broken(running(record)), "playing"),
            Stored(f"{game}-told", broken(record), "over", winners=won),
            Stored(f"{game}-shown", broken(record), "over", encode(end), len(record.answers), won),
        ]
    lay_out(folder, *tables)
    with Serving(folder) as serving:
        yield serving


def anna(guest: NewGuest, language: str, **how: object) -> Guest:
    return guest(keep=person(ANNA.user, ANNA.name), language=language, **how).has(TOKEN)


@BOTH
@EVERY_GAME
def test_the_page_says_that_a_game_was_played_by_other_rules(
    guest: NewGuest, game: str, language: str, shots: Path
) -> None:
    one = anna(guest, language, size=PHONE)
    said = Texts(language).say("wire.error.other_rules")
    for table in ("lost", "told"):
        one.open(f"#/table/{game}-{table}")
        expect(one.page.locator("main [role=status]")).to_have_text(said)
        one.page.screenshot(path=shots / f"other-rules-{game}-{table}-{language}.png")
    one.open(f"#/replay/{game}-told/0/open")
    expect(one.page.locator("main [role=status]")).to_have_text(said)
    one.open(f"#/replay/{game}-told/99/own")
    expect(one.page.locator(".prompt .text")).to_contain_text(said)


@EVERY_GAME
def test_a_finished_game_is_shown_as_it_was_stored(guest: NewGuest, game: str) -> None:
    one = anna(guest, "en")
    one.open(f"#/table/{game}-shown")
    expect(one.page.locator("dialog[open] .ending li.won").first).to_be_visible()


@EVERY_GAME
def test_the_host_plays_again_where_the_last_game_is_lost(guest: NewGuest, game: str) -> None:
    one = anna(guest, "en")
    one.open(f"#/table/{game}-lost")
    one.page.get_by_role("button", name="Play again").click()
    one.page.get_by_role("button", name="Deal").click()
    in_words = one.page.get_by_role("table", name="The table in words")
    expect(in_words.get_by_text("Anna").first).to_be_attached()
