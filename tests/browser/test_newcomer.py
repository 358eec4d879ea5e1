"""Somebody who has never been here opens the page and plays."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, WHOLE_GAME, Guest

FIRST_CARD_WITHIN = 15.0
BUDGET = 500_000
"""Bytes on the wire before the first card can be played."""
BANG = ".hand .live[aria-label*='BANG'], .hand .live[aria-label*='Бэнг']"
RING_IS_AT = """what => {
  const [ring, card] = [".ring", what].map(one => document.querySelector(one)?.getBoundingClientRect());
  return ring && card && Math.abs(ring.x - card.x) < 20 && Math.abs(ring.y - card.y) < 30;
}"""


def has_shot(one: Guest) -> bool:
    return any(answer.key.startswith("play:bang#") for answer in one.answers)


def plays_as_he_is_told(one: Guest, picture: Callable[[str], object] = str) -> None:
    """He listens to what the bartender says, picks up the card in the ring, and clicks on a lit seat."""
    page = one.page
    page.wait_for_selector(".ring")
    picture("lesson-1")
    page.locator(".coach button").last.click()
    page.wait_for_function(RING_IS_AT, arg=BANG)
    picture("lesson-2")
    page.locator(BANG).first.click()
    page.locator(".lit > .whole").first.click()


@pytest.mark.parametrize(
    ("size", "language", "label"), [(DESKTOP, "en", "I'm new"), (PHONE, "ru", "Я впервые")], ids=["en", "ru"]
)
def test_a_newcomer_plays_his_first_card_within_fifteen_seconds(
    guest: NewGuest,
    note: Callable[[str], None],
    shots: Path,
    size: tuple[int, int],
    language: str,
    label: str,
) -> None:
    newcomer = guest(size=size, language=language)
    begun = time.monotonic()
    newcomer.open()
    newcomer.page.get_by_role("button", name=label).click()
    newcomer.page.wait_for_selector(".coach")
    place = f"{'phone' if size == PHONE else 'desktop'}-{language}"
    plays_as_he_is_told(newcomer, lambda name: newcomer.page.screenshot(path=shots / f"{name}-{place}.png"))
    newcomer.page.wait_for_selector(".hand .picked", state="detached")
    took = time.monotonic() - begun
    note(f"seconds to the first card, {language}: {took:.1f}")
    assert has_shot(newcomer)
    assert took < FIRST_CARD_WITHIN


@pytest.mark.parametrize("game", ["BANG!", "Calibre 45"])
def test_the_lesson_comes_to_its_end_and_the_game_goes_on(
    guest: NewGuest, note: Callable[[str], None], game: str
) -> None:
    """After his first shot he clicks at random, and on "Go on", and never sends the bartender away."""
    newcomer = guest().open()
    newcomer.page.get_by_role("button", name=game, exact=True).click()
    begun = time.monotonic()
    newcomer.page.get_by_role("button", name="I'm new").click()
    newcomer.page.wait_for_selector(".coach")
    if game == "BANG!":
        plays_as_he_is_told(newcomer)
    newcomer.click_on(5, pause=60)
    newcomer.page.evaluate(
        "() => setInterval(() => document.querySelector('.coach .buttons button:last-child')?.click(), 200)"
    )
    over = "JSON.parse(localStorage.getItem('saloon.lesson')).table === ''"
    newcomer.page.wait_for_function(f"() => {over}", timeout=WHOLE_GAME)
    newcomer.rest()
    note(f"seconds of the lesson of {game}, clicking without reading: {time.monotonic() - begun:.0f}")
    newcomer.page.wait_for_selector(".coach", state="detached")
    assert newcomer.page.locator(".prompt").first.is_visible()


def test_a_lesson_can_be_left_at_once_and_does_not_come_back(guest: NewGuest) -> None:
    newcomer = guest().open()
    newcomer.page.get_by_role("button", name="I'm new").click()
    newcomer.page.get_by_role("button", name="I'll manage, thanks").click()
    newcomer.page.wait_for_selector(".coach", state="detached")
    newcomer.page.reload()
    newcomer.page.wait_for_selector(".prompt.mine")
    assert newcomer.page.locator(".coach").count() == 0


def test_a_lesson_goes_on_after_a_reload(guest: NewGuest) -> None:
    newcomer = guest().open()
    newcomer.page.get_by_role("button", name="I'm new").click()
    newcomer.page.locator(".coach button").last.click()
    newcomer.page.wait_for_function(
        "() => document.querySelector('.coach p').innerText.includes('green tick')"
    )
    newcomer.page.reload()
    newcomer.page.wait_for_selector(".coach")
    assert "green tick" in newcomer.page.locator(".coach p").inner_text()


def test_what_is_loaded_before_the_first_card_fits_the_budget(
    guest: NewGuest, note: Callable[[str], None]
) -> None:
    newcomer = guest()
    finished: list[Request] = []

    def count(request: Request) -> None:
        finished.append(request)

    newcomer.page.on("requestfinished", count)
    newcomer.open()
    newcomer.page.get_by_role("button", name="Play now").click()
    newcomer.page.wait_for_selector(".hand .card")
    size = sum(request.sizes()["responseBodySize"] for request in finished)
    note(f"bytes before the first card: {size} in {len(finished)} requests")
    assert size <= BUDGET
    assert [request.url for request in finished if not request.url.startswith(newcomer.url)] == []
