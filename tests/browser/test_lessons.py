"""Lessons of two minutes: each is played to its end, is offered when its matter comes up, and leads back."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from saloon.text.texts import Texts
from tests.browser.axe import faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PATIENCE, Guest
from tests.browser.places import SMALL_PHONE

LESSONS = {
    ("bang", "distance"): "seats far weapon scope shoot try theirs",
    ("bang", "roles"): "secret signs bluff reward try",
    ("bang", "events"): "now forbidden next end wait try second",
    ("bang", "green_cards"): "ready lay end wait shot try",
    ("calibre45", "robbery"): "riders place guards shootout try",
}
"""The hints to whoever does as he is shown."""
COVERED = """() => {
  const box = one => document.querySelector(one)?.getBoundingClientRect();
  const [coach, ring] = [box(".coach"), box(".ring")];
  const over = other => other && coach.top < other.bottom - 1 && coach.bottom > other.top + 1
    && coach.left < other.right - 1 && coach.right > other.left + 1;
  const asked = document.querySelector(".prompt.mine") ? [".prompt .prompt", ".dock > .hand"] : [];
  const answers = asked.filter(one => over(box(one)));
  return over(ring) ? [...answers, ".ring"] : answers;
}"""


PRESS = """hint => {
  const coach = document.querySelector(`.coach[data-hint=${hint}]`);
  coach?.querySelector(".buttons button:last-child")?.click();
  return coach !== null;
}"""
"""A hint may be gone at any moment: it is looked for and pressed in one."""


def begins(guest: Guest, game: str, lesson: str) -> None:
    """He chooses a lesson from the list on the first page."""
    guest.open()
    guest.page.get_by_role("button", name=Texts(guest.language).say(f"{game}.name"), exact=True).click()
    guest.press("coach.list.title")
    guest.page.locator(f".lessons [data-lesson={lesson}]").click()


def led(guest: Guest, hints: list[str], at_hint: Callable[[str], object]) -> None:
    """He presses what the bartender offers him, hint by hint, until the lesson is over."""
    page = guest.page
    for hint in hints:
        page.wait_for_selector(f".coach[data-hint={hint}]")
        page.wait_for_function("() => document.querySelector('.ring')")
        at_hint(hint)
        ends = time.monotonic() + PATIENCE / 1000
        while page.evaluate(PRESS, hint):
            assert time.monotonic() < ends, f"the hint {hint} stays"
            page.wait_for_timeout(50)
    page.wait_for_selector(".graduation")


EVERYWHERE = [
    *(pytest.param(lesson, SMALL_PHONE, "ru", id=f"{'-'.join(lesson)}-phone-ru") for lesson in LESSONS),
    pytest.param(("bang", "distance"), DESKTOP, "en", id="bang-distance-desktop-en"),
]
"""Room is least on a phone; that a desktop has its places too is seen from one of them."""


@pytest.mark.parametrize(("lesson", "size", "language"), EVERYWHERE)
def test_a_lesson_is_led_to_its_end_and_the_bartender_stands_before_nothing_that_he_asks_for(
    guest: NewGuest,
    note: Callable[[str], None],
    shots: Path,
    lesson: tuple[str, str],
    size: tuple[int, int],
    language: str,
) -> None:
    learner = guest(size=size, language=language)
    begins(learner, *lesson)
    begun = time.monotonic()
    place = f"{size[0]}x{size[1]}-{language}"
    covered: dict[str, list[str]] = {}

    def look(hint: str) -> None:
        learner.page.screenshot(path=shots / f"lesson-{lesson[1]}-{hint}-{place}.jpg")
        covered[hint] = learner.page.evaluate(COVERED)

    led(learner, LESSONS[lesson].split(), look)
    note(f"seconds of the lesson {lesson}, pressing without reading: {time.monotonic() - begun:.0f}")
    learner.page.screenshot(path=shots / f"lesson-{lesson[1]}-over-{place}.jpg")
    assert {hint: what for hint, what in covered.items() if what} == {}
    assert not faults(learner.page)
    expect(learner.page.get_by_role("dialog").locator("li")).not_to_have_count(0)
    assert learner.sideways() <= 0


# Offered at the table

OFFERED = {"keep": {"offers": True}}
OFFER_COVERS = """() => {
  const [offer, ...others] = [".offer", ".prompt .prompt", ".dock > .hand"]
    .map(one => document.querySelector(one).getBoundingClientRect());
  return others.some(other => offer.top < other.bottom && offer.bottom > other.top);
}"""


ONE_CARD_FROM_THE_END = """game: bang
p0: sheriff bart_cassidy | hand bang gatling
p1: outlaw paul_regret 1
p2: outlaw suzy_lafayette 1
p3: renegade rose_doolan 1
"""


def at_a_table(one: Guest, **wishes: object) -> str:
    """Dealt, with bots; the first card out of reach shows in his first turn."""
    made = one.new_table(**{"bots": ["greenhorn"] * 3, "seed": "sheriff 5", **wishes})
    table: str = made["table"]
    one.call("POST", f"/tables/{table}/start")
    one.open(f"#/table/{table}")
    return table


def test_a_lesson_is_offered_when_its_matter_comes_up_and_leads_back(guest: NewGuest, shots: Path) -> None:
    learner = guest(**OFFERED).enters()
    page = learner.page
    table = at_a_table(learner, pace=10)
    page.wait_for_selector(".offer[data-lesson=distance]", state="attached")
    page.wait_for_selector(".prompt.mine")
    assert not page.evaluate(OFFER_COVERS)
    page.screenshot(path=shots / "lesson-offer.jpg")
    learner.press("coach.offer.begin")
    page.wait_for_selector(".coach[data-hint=seats]")
    assert table not in page.url
    learner.press("coach.skip")
    page.wait_for_selector(f'[data-table="{table}"]')
    expect(page.locator(".coach")).to_have_count(0)
    ends = time.monotonic() + PATIENCE / 1000
    while learner.call("GET", "/users/me")["tables"] != [table]:
        assert time.monotonic() < ends, "the table of the lesson is still his"


@pytest.mark.parametrize("size", [(360, 640), (740, 360)], ids=["upright", "on its side"])
def test_on_a_phone_an_offer_is_a_star_in_the_bar_and_one_that_is_declined_does_not_come_back(
    guest: NewGuest, shots: Path, size: tuple[int, int]
) -> None:
    learner = guest(size=size, **OFFERED).enters()
    page = learner.page
    at_a_table(learner)
    star = page.locator(".offered[data-lesson=distance] button")
    star.wait_for()
    bar, shown = page.locator(".bar").bounding_box(), star.bounding_box()
    assert bar
    assert shown
    assert shown["y"] + shown["height"] <= bar["y"] + bar["height"]
    assert learner.sideways() <= 0
    star.click()
    expect(page.get_by_role("dialog")).to_contain_text(learner.word("coach.bang.distance.about"))
    page.screenshot(path=shots / f"lesson-offer-{size[0]}x{size[1]}.jpg")
    learner.press("coach.offer.never")
    expect(star).to_have_count(0)
    page.reload()
    page.wait_for_selector(".prompt.mine")
    expect(star).to_have_count(0)


def test_where_a_clock_runs_a_lesson_is_for_after_the_game(guest: NewGuest) -> None:
    learner = guest(**OFFERED).enters()
    at_a_table(learner, seconds=300, position=ONE_CARD_FROM_THE_END, bots=[], private=True)
    learner.page.wait_for_selector(".offer[data-lesson=distance]")
    expect(learner.page.locator(".offer")).to_contain_text("after the game?")
    assert not learner.page.get_by_role("button", name=learner.word("coach.offer.begin"), exact=True).count()
    learner.press("coach.offer.remind")
    expect(learner.page.locator(".offer")).to_have_count(0)
    learner.page.locator(".hand .live").last.click()
    learner.page.locator(".prompt .buttons button.main").click()
    learner.sees_the_end()
    expect(learner.page.locator(".offer[data-lesson=distance]")).to_contain_text(
        learner.word("coach.offer.begin")
    )


def test_lessons_are_listed_where_the_game_is_explained(guest: NewGuest) -> None:
    learner = guest().open("#/how/calibre45")
    learner.page.locator(".lessons [data-lesson=robbery]").click()
    learner.page.wait_for_selector(".coach[data-hint=riders]")
