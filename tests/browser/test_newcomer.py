"""Somebody who has never been here opens the page and plays."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect
from playwright.sync_api import TimeoutError as Late

from saloon.text.texts import Texts
from tests.browser.axe import faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, WHOLE_GAME, Guest
from tests.browser.places import PLACES

FIRST_CARD_WITHIN = 15.0
BUDGET = 500_000
"""Bytes on the wire before the first card can be played."""
BOTS_MOVED_BY_NOW = 5_000
"""Milliseconds: at the table of a lesson a bot answers after 1.2 seconds."""
BANG = ".hand .live[aria-label*='BANG'], .hand .live[aria-label*='Бэнг']"
RING_IS_AT = """what => {
  const [ring, card] = [".ring", what].map(one => document.querySelector(one)?.getBoundingClientRect());
  return ring && card && Math.abs(ring.x - card.x) < 20 && Math.abs(ring.y - card.y) < 30;
}"""


COACH_IS_BESIDE = """what => {
  const [coach, other] = [".coach", what].map(one => document.querySelector(one).getBoundingClientRect());
  return coach.top >= other.bottom || coach.bottom <= other.top
    || coach.left >= other.right || coach.right <= other.left;
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
    plays_as_he_is_told(newcomer, lambda name: newcomer.page.screenshot(path=shots / f"{name}-{place}.jpg"))
    newcomer.page.wait_for_selector(".hand .picked", state="detached")
    took = time.monotonic() - begun
    note(f"seconds to the first card, {language}: {took:.1f}")
    assert has_shot(newcomer)
    assert took < FIRST_CARD_WITHIN


FIRST = "first_game"
LESSONS = {
    ("bang", FIRST): "welcome card target more end wait shot",
    ("bang", "two"): "draft begin active welcome card target blue end wait shot",
    ("calibre45", FIRST): "welcome cowboy call place guards shootout load wait",
    ("duel", FIRST): "choose welcome card target equip marker end wait shot",
}
"""By game and name: the hints of a prepared game to whoever does as he is shown. Others: test_lessons."""
PRESS_WHAT_HE_OFFERS = """() => {
  window.told = [];
  setInterval(() => {
    const coach = document.querySelector(".coach");
    const hint = coach?.dataset.hint;
    if (hint && told.at(-1) !== hint) told.push(hint);
    coach?.querySelector(".buttons button:last-child").click();
  }, 120);
}"""


def begins(newcomer: Guest, game: str, lesson: str = FIRST) -> None:
    """He says that he is new, or chooses a lesson, and sits down at the table that was prepared for him."""
    first = LESSONS[game, lesson].split()[0]
    newcomer.open()
    newcomer.page.get_by_role("button", name=Texts(newcomer.language).say(f"{game}.name"), exact=True).click()
    if lesson == FIRST:
        newcomer.press("start.new")
    else:
        newcomer.press("coach.list.title")
        newcomer.page.locator(f".lessons [data-lesson={lesson}]").click()
    newcomer.page.wait_for_selector(f".coach[data-hint={first}]")


def led(newcomer: Guest) -> list[str]:
    """He presses only what the bartender offers him; each hint that he was given."""
    newcomer.page.evaluate(PRESS_WHAT_HE_OFFERS)
    newcomer.page.wait_for_selector(".graduation", timeout=WHOLE_GAME)
    told: list[str] = newcomer.page.evaluate("told")
    return told


@pytest.mark.parametrize(
    ("lesson", "size", "language"),
    list(zip(LESSONS, cycle([PHONE, DESKTOP]), cycle(["ru", "en"]), strict=False)),
    ids=["-".join(lesson) for lesson in LESSONS],
)
def test_the_lesson_is_led_to_its_end_by_its_own_buttons(
    guest: NewGuest,
    note: Callable[[str], None],
    shots: Path,
    lesson: tuple[str, str],
    size: tuple[int, int],
    language: str,
) -> None:
    """Every hint in its order, "Show me" where something is to be done, and congratulations at the end."""
    newcomer = guest(size=size, language=language)
    begins(newcomer, *lesson)
    begun = time.monotonic()
    assert led(newcomer) == LESSONS[lesson].split()
    note(f"seconds of the lesson {lesson}, pressing without reading: {time.monotonic() - begun:.0f}")
    over = newcomer.page.get_by_role("dialog")
    expect(over).to_contain_text(newcomer.word("coach.over.title"))
    expect(over.locator("li").first).to_be_visible()
    assert not re.search(r"press|клавиш|\?", over.inner_text(), re.IGNORECASE)
    newcomer.page.screenshot(path=shots / f"lesson-over-{'-'.join(lesson)}-{language}.jpg")
    assert not faults(newcomer.page)
    newcomer.press("coach.over.play")
    newcomer.page.wait_for_selector(".coach", state="detached")
    expect(newcomer.page.locator(".prompt.mine")).to_be_visible()


@PLACES
def test_the_lesson_for_two_points_at_ones_own_passive_figure_and_then_at_an_opponent(
    guest: NewGuest, shots: Path, size: tuple[int, int], language: str
) -> None:
    """By real clicks: the bartender stands before nothing that he asks for."""
    newcomer = guest(size=size, language=language)
    page = newcomer.page
    begins(newcomer, "bang", "two")
    place = f"{size[0]}x{size[1]}-{language}"
    page.wait_for_function(COACH_IS_BESIDE, arg=".draft .open")
    page.screenshot(path=shots / f"lesson-two-draft-{place}.jpg")
    page.locator('.draft [data-option^="pick:"]').first.click()
    page.wait_for_selector(".coach[data-hint=begin]")
    page.locator('.draft [data-option^="activate"]').first.click()
    page.wait_for_selector(".coach[data-hint=active]")
    page.screenshot(path=shots / f"lesson-two-active-{place}.jpg")
    newcomer.press("coach.show")
    page.wait_for_selector(".coach[data-hint=welcome]")
    expect(page.locator(".seat.mine .stance.passive")).to_be_visible()
    page.wait_for_function(RING_IS_AT, arg=".seat.mine")
    page.screenshot(path=shots / f"lesson-two-figures-{place}.jpg")
    newcomer.press("coach.on")
    page.wait_for_function(RING_IS_AT, arg=BANG)
    newcomer.press("coach.show")
    page.wait_for_selector(".coach[data-hint=target]")
    page.wait_for_function(RING_IS_AT, arg=".seat.lit:not(.mine)")
    page.screenshot(path=shots / f"lesson-two-target-{place}.jpg")
    page.locator(".seat.lit:not(.mine) > .whole").first.click()
    page.wait_for_selector(".coach[data-hint=blue]")
    newcomer.press("coach.show")
    expect(page.locator(".seat.mine [data-card]").first).to_be_visible()
    page.wait_for_selector(".coach[data-hint=end]")
    page.screenshot(path=shots / f"lesson-two-blue-{place}.jpg")


def test_the_end_of_a_lesson_leads_on(guest: NewGuest) -> None:
    newcomer = guest()
    begins(newcomer, "calibre45")
    led(newcomer)
    over = newcomer.page.get_by_role("dialog")
    over.get_by_role("button", name=newcomer.word("coach.over.how")).click()
    expect(newcomer.page).to_have_url(re.compile("#/how/calibre45$"))


ENTRIES = "() => document.querySelectorAll('.log p').length"


def test_a_hint_stands_until_it_is_read_and_the_bots_wait_for_it(guest: NewGuest) -> None:
    """The others have their turn: nothing happens for longer than they take, until he goes on."""
    newcomer = guest()
    begins(newcomer, "bang")
    newcomer.page.evaluate(
        """() => window.pressing = setInterval(() => {
          const coach = document.querySelector(".coach:not([data-hint=wait])");
          coach?.querySelector(".buttons button:last-child").click();
        }, 120)"""
    )
    newcomer.page.wait_for_selector(".coach[data-hint=wait]")
    newcomer.page.evaluate("clearInterval(pressing)")
    told = newcomer.page.evaluate(ENTRIES)
    with pytest.raises(Late):
        newcomer.page.wait_for_function(f"told => ({ENTRIES})() > told", arg=told, timeout=BOTS_MOVED_BY_NOW)
    expect(newcomer.page.locator(".coach")).to_have_attribute("data-hint", "wait")
    newcomer.page.locator(".coach .buttons button").last.click()
    newcomer.page.wait_for_function(f"told => ({ENTRIES})() > told", arg=told)


def test_show_me_picks_the_card_up_and_shoots(guest: NewGuest) -> None:
    newcomer = guest()
    begins(newcomer, "bang")
    newcomer.press("coach.on")
    newcomer.page.wait_for_selector(".coach[data-hint=card]")
    assert not newcomer.page.get_by_role("button", name=newcomer.word("coach.on"), exact=True).count()
    newcomer.press("coach.show")
    newcomer.page.wait_for_selector(".hand .picked")
    newcomer.page.wait_for_selector(".coach[data-hint=target]")
    newcomer.press("coach.show")
    newcomer.page.wait_for_selector(".coach[data-hint=more]")
    assert has_shot(newcomer)


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
