"""A deal in a house as people run it: the browser takes part in it, and checks it when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE
from tests.browser.serving import Serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("fair"), test_mode=False) as serving:
        yield serving


def test_a_browser_takes_part_in_the_deal_and_checks_it_afterwards(guest: NewGuest, shots: Path) -> None:
    anna = guest(size=PHONE, language="ru").enters("Anna")
    made = anna.new_table(game="duel", players=2, pace=0, bots=["random"], absent_after=0)
    anna.open(f"#/table/{made['table']}")
    expect(anna.page.locator(".promised")).to_be_visible()
    anna.page.wait_for_function("JSON.parse(localStorage.getItem('saloon.lots') ?? '[]').length === 1")
    anna.press("lobby.start")
    anna.page.locator(".prompt").first.wait_for()
    anna.click_on(seed=3)
    anna.sees_the_end()
    anna.rest()
    anna.page.locator(".over button").first.click()
    anna.press("fair.check")
    check = anna.page.get_by_role("dialog", name=anna.word("fair.title"))
    for line in ("good", "secret.good", "shown.good", "mine.good", "seed.good"):
        expect(check.get_by_text(anna.word(f"fair.{line}"))).to_be_visible()
    assert anna.sideways() <= 0
    anna.page.screenshot(path=shots / "fair-ru.png")
