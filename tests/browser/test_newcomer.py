"""Somebody who has never been here opens the page and plays."""

from __future__ import annotations

import time

import pytest

from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest

FIRST_CARD_WITHIN = 15.0
BUDGET = 500_000
"""Bytes on the wire before the first card can be played."""


def plays_a_card(guest: Guest) -> None:
    """Whatever lies there to be played: pick it up, then a lit seat or the button with its name."""
    page = guest.page
    page.locator(".hand .live").first.click()
    target = page.locator(".lit > .whole, .prompt .buttons button.main").first
    target.click()
    sure = page.locator("dialog[open] footer button.main")
    page.wait_for_function(
        "() => !document.querySelector('.hand .picked') || document.querySelector('dialog[open]')"
    )
    if sure.count():
        sure.click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_plays_his_first_card_within_fifteen_seconds(
    guest: NewGuest, size: tuple[int, int], record_property: pytest.FixtureRequest
) -> None:
    newcomer = guest(size=size, keep={"speed": "normal"})
    begun = time.monotonic()
    newcomer.open()
    newcomer.page.get_by_role("button", name="Play now").click()
    newcomer.page.wait_for_selector(".prompt.mine")
    while not [answer for answer in newcomer.answers if answer.key.startswith("play:")]:
        newcomer.page.wait_for_selector(".prompt.mine")
        if newcomer.page.locator(".hand .live").count():
            plays_a_card(newcomer)
        else:
            newcomer.page.locator(".prompt .buttons button").first.click()
        newcomer.page.wait_for_timeout(20)
    took = time.monotonic() - begun
    print(f"first card after {took:.1f} s")
    assert took < FIRST_CARD_WITHIN


def test_what_is_loaded_before_the_first_card_fits_the_budget(guest: NewGuest) -> None:
    newcomer = guest()
    sizes: list[int] = []
    newcomer.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    foreign: list[str] = []
    newcomer.page.on(
        "request", lambda request: request.url.startswith(newcomer.url) or foreign.append(request.url)
    )
    newcomer.open()
    newcomer.page.get_by_role("button", name="Play now").click()
    newcomer.page.wait_for_selector(".hand .card")
    print(f"{sum(sizes)} bytes in {len(sizes)} requests")
    assert sum(sizes) <= BUDGET
    assert foreign == []
