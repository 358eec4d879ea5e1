"""The hidden six on the page: a declaration has a screen of its own, a shoot-out a line for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.arranged import ANNA, TOKEN, arrange
from tests.browser.guests import Guest, person
from tests.browser.moments import moment, table
from tests.browser.places import SMALL_PLACES
from tests.browser.serving import Serving


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("six")
    arrange(folder, [moment(name) for name in ("claim", "challenge", "last-two")])
    with Serving(folder) as house:
        yield house


@SMALL_PLACES
def test_a_declaration_has_a_screen_that_says_what_it_means(
    chromium: Browser, visited: Serving, shots: Path, size: tuple[int, int], language: str
) -> None:
    anna = Guest(chromium, visited.url, size, language, keep=person(ANNA.user, ANNA.name))
    anna.has(TOKEN).open()
    place = f"{size[0]}x{size[1]}-{language}"
    for name, answers in (("claim", 2), ("challenge", 2)):
        anna.go(table(name))
        dialog = anna.page.locator("dialog[open]")
        expect(dialog.locator("li")).to_have_count(3)
        expect(dialog.locator("footer button")).to_have_count(answers)
        dead = dialog.locator("dd").first.locator(".one")
        expect(dead.first).to_be_visible()
        anna.page.screenshot(path=shots / f"bang-{name}-{place}.jpg", type="jpeg", quality=85)
        anna.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(anna.page.locator(".prompt button").first).to_be_visible()
    anna.go(table("last-two"))
    expect(anna.page.locator(".pending .line .one")).to_have_count(2)
    anna.page.screenshot(path=shots / f"bang-last-two-{place}.jpg", type="jpeg", quality=85)
    anna.close()
