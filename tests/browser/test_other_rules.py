"""A table whose game cannot go on, by other rules or by damage: the page says so, and what can be done."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.server.entries import Stopped, to_body
from saloon.server.store_sqlite import FILE
from saloon.text.texts import Texts
from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest, person
from tests.browser.serving import Serving
from tests.server.stored_tables import ANNA, TOKEN, Stored, broken, lay_out, position, recorded, running

BOTH = pytest.mark.parametrize("language", ["en", "ru"])
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


GAP = 'DELETE FROM entries WHERE "table" = ? AND seq = 4'
END = """INSERT INTO entries SELECT "table", max(seq) + 1, 'stopped', ?, 0 FROM entries WHERE "table" = ?"""
DAMAGED = {
    **{f"gap-{language}": (GAP, (f"gap-{language}",)) for language in ("en", "ru")},
    "stopped": (END, (to_body(Stopped()), "stopped")),
}
"""What was done to the log of each table, as SQL: an entry is lost, or the rules broke on an answer."""


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
    running_game = running(recorded("bang"))
    lay_out(folder, *tables, *(Stored(name, running_game, "playing") for name in DAMAGED))
    for name, damage in DAMAGED.items():
        with closing(sqlite3.connect(folder / FILE)) as db, db:
            assert db.execute(*damage).rowcount, f"{name} is damaged"
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
        one.page.screenshot(path=shots / f"other-rules-{game}-{table}-{language}.jpg")
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
    one.press("lobby.start")
    in_words = one.page.get_by_role("table", name="The table in words")
    expect(in_words.get_by_text("Anna").first).to_be_attached()


@BOTH
def test_a_table_that_cannot_be_read_says_so_and_can_be_left(
    guest: NewGuest, language: str, shots: Path
) -> None:
    one = anna(guest, language, size=PHONE)
    table = f"gap-{language}"
    one.open(f"#/table/{table}")
    expect(one.page.get_by_role("heading", name=one.word("door.title.table_damaged"))).to_be_visible()
    one.page.screenshot(path=shots / f"damaged-{language}.jpg")
    assert table in one.call("GET", "/users/me")["tables"]
    one.press("door.leave")
    one.page.get_by_role("button", name=one.word("start.own")).wait_for()
    assert table not in one.call("GET", "/users/me")["tables"]


def test_a_game_that_the_rules_broke_says_so_and_the_host_plays_again(guest: NewGuest, shots: Path) -> None:
    one = anna(guest, "ru", size=PHONE)
    one.open("#/table/stopped")
    expect(one.page.locator("main [role=status]")).to_have_text(one.text("wire.error.table_damaged"))
    one.page.screenshot(path=shots / "stopped-ru.jpg")
    one.press("over.rematch")
    one.press("lobby.start")
    one.page.locator(".prompt").first.wait_for()
