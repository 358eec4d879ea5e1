"""Advice at the table, a review and playing on, by hand and by key."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from saloon.advice.words import add_words_to_review
from saloon.games.registry import GAMES
from saloon.text.texts import Texts
from saloon.wire.advice import ReviewSoFar
from saloon.wire.codec import encode
from tests.advice.games import recorded
from tests.advice.test_review import reviewed
from tests.browser.axe import faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE
from tests.browser.places import SMALL_PLACES
from tests.server.test_advice import NEARLY_OVER
from tests.terminal.test_positions import LAID

SIZES: Final = pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "ru")])


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_moves_and_picks_one_up(
    guest: NewGuest, game: str, size: tuple[int, int], language: str, shots: Path
) -> None:
    anna = guest(size=size, language=language).enters("Anna")
    table = anna.new_table(game=game, position=LAID[game], private=True)["table"]
    anna.call("POST", f"/tables/{table}/start", {})
    anna.open(f"#/table/{table}")
    anna.page.locator("[data-advice]").click()
    moves = anna.page.locator(".advice ol button")
    expect(moves.first).to_be_visible()
    guessed = 3 if game == "bang" else 0  # elsewhere no role is hidden
    expect(anna.page.locator(".advice article")).to_have_count(guessed)
    assert not faults(anna.page)
    assert anna.sideways() <= 0
    anna.page.screenshot(path=shots / f"hint-{game}-{language}.jpg")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".advice")).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(moves.first).to_be_visible()
    moves.first.click()
    expect(anna.page.locator(".advice")).to_have_count(0)


@SMALL_PLACES
def test_a_finished_game_is_reviewed_and_played_on_from(
    guest: NewGuest, size: tuple[int, int], language: str, shots: Path
) -> None:
    """What the review tells is made here, quickly; tests/server/test_advice.py has the house make one."""
    record = recorded("bang", 4)
    told = reviewed(record, 4)
    add_words_to_review(told, record, ["Anna", "Buck", "Clara", "Doc"], Texts(language))
    anna = guest(size=size, language=language).enters("Anna")
    table = anna.new_table(position=NEARLY_OVER, private=True)["table"]
    anna.call("POST", f"/tables/{table}/start", {})
    anna.page.route("**/review?*", lambda route: route.fulfill(body=encode(ReviewSoFar(1.0, told))))
    anna.open(f"#/table/{table}")
    anna.page.locator("section.prompt").wait_for()
    anna.click_on()
    anna.sees_the_end()
    anna.rest()
    anna.go(f"#/replay/{table}/-1/open")
    anna.page.get_by_role("button", name=anna.word("review.open")).click()
    expect(anna.page.locator(".review svg")).to_be_visible()
    expect(anna.page.locator(".review tbody tr")).to_have_count(4)
    assert not faults(anna.page)
    anna.page.locator(".review table").scroll_into_view_if_needed()
    anna.page.screenshot(path=shots / f"review-{language}.jpg")
    assert anna.page.locator(".review .scrolled").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    anna.page.locator(".review .moments button").first.click()
    expect(anna.page.locator(".review")).to_have_count(0)
    anna.page.keyboard.press("Home")
    anna.page.get_by_role("button", name=anna.word("review.play_on")).click()
    anna.page.wait_for_url("**/#/table/**")
    assert table not in anna.page.url
    anna.page.locator("section.prompt.mine").wait_for()
