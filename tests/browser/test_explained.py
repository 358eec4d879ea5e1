"""Whatever is pointed at, focused or held says what it is: cards, characters, events, badges and numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arranged import ANNA, CALM, TOKEN, arrange, find
from tests.browser.axe import faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest, person
from tests.browser.serving import Serving

ARRANGED: Final = {
    "bang": (
        "play_phase",
        "missed_or_hit",
        "pick_card",
        "copy_character",
        "new_identity",
        "choose_character",
        CALM,
    ),
    "calibre45": ("arming", "shootout", "pick_place", CALM),
    "duel": ("play_phase", CALM),
}
TOOLTIP: Final = ".tooltip:popover-open"
WELL_PLACED: Final = """(thing, tooltip) => {
  const one = document.querySelector(tooltip).getBoundingClientRect();
  const other = thing.getBoundingClientRect();
  const inside = one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight;
  const beside = one.left >= other.right || one.right <= other.left;
  return inside && (beside || one.top >= other.bottom || one.bottom <= other.top);
}"""
"""Within the window, and not over what it explains."""
SENTENCE: Final = re.compile(r"\w+ \w+ \w+")
"""More than a name."""
ON_DESKTOP: Final[list[tuple[str, str, str | re.Pattern[str]]]] = [
    ("bang-play-phase", ".dock .hand .card", SENTENCE),
    ("bang-calm", ".seat .play button", SENTENCE),
    ("bang-play-phase", ".seat .facts small", SENTENCE),
    ("bang-missed-or-hit", ".seat .portrait .role", "Outlaws"),
    ("bang-play-phase", ".seat .facts .life", "Life points"),
    ("bang-play-phase", ".seat .facts .hand", "card"),
    ("bang-play-phase", ".seat .distance", "You reach"),
    ("bang-play-phase", ".own .role", SENTENCE),
    ("bang-play-phase", ".own .character", SENTENCE),
    ("bang-play-phase", ".own .reach", "weapon carries"),
    ("bang-play-phase", ".own .short:has(svg) >> nth=-1", "may be kept"),
    ("bang-calm", ".events button", SENTENCE),
    ("bang-calm", "[data-zone=discard]", "Discard"),
    ("bang-calm", ".log .named >> nth=-1", SENTENCE),
    ("bang-missed-or-hit", ".pending button", SENTENCE),
    ("bang-pick-card", ".tray button", SENTENCE),
    ("bang-new-identity", ".events .now", SENTENCE),
    ("calibre45-arming", ".dock .hand .card", SENTENCE),
    ("calibre45-arming", ".seat .team", "million"),
    ("calibre45-arming", ".dock .facts small", SENTENCE),
    ("calibre45-arming", ".dock .limit", "bullets at once"),
    ("calibre45-arming", ".seat .purse b", "$"),
    ("calibre45-arming", ".seat .facts .hand", "card"),
    ("calibre45-arming", ".teams li", "million"),
    ("calibre45-arming", ".store .tokens", SENTENCE),
    ("calibre45-shootout", "[data-zone=stake]", SENTENCE),
    ("calibre45-calm", ".log .named >> nth=-1", SENTENCE),
    ("duel-play-phase", ".dock .hand .card", SENTENCE),
    ("duel-play-phase", ".line.far .attacking strong", SENTENCE),
    ("duel-play-phase", ".line.near .covering .stance", "out of reach"),
    ("duel-play-phase", ".line.near .life", "Bullets that are left"),
    ("duel-play-phase", ".arena .backs .group", "point at one of them"),
    ("duel-play-phase", ".arena .reserve", "nobody knows in which order"),
    ("duel-play-phase", ".own .may span", "red border"),
    ("duel-play-phase", "[data-zone=deck-common]", "common deck"),
    ("duel-calm", ".figure .play button", SENTENCE),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("explained")
    arrange(folder, [one for game, kinds in ARRANGED.items() for one in find(game, kinds).values()])
    with Serving(folder) as serving:
        yield serving


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    # Cards of a hand overlap: the left part of each one is free.
    return box["x"] + min(box["width"] / 2, 20), box["y"] + box["height"] / 2


def points_at(page: Page, thing: Locator) -> None:
    page.mouse.move(*middle(thing))


def holds(page: Page, thing: Locator) -> None:
    """A finger rests there until something has come, and is lifted."""
    x, y = middle(thing)
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector(f"dialog[open], {TOOLTIP}")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_everything_says_what_it_is_when_it_is_pointed_at(anna: Guest) -> None:
    """All of it is tried before the test says what was silent; nothing is covered by its explanation."""
    anna.open()
    page, wrong = anna.page, []
    at = ""
    for table, thing, words in ON_DESKTOP:
        if at != table:
            anna.go(f"#/table/{table}")
            page.wait_for_selector(".prompt .text")
            if table == "bang-new-identity":
                page.locator("dialog header button").click()
            at = table
        page.mouse.move(1, 1)
        page.wait_for_selector(TOOLTIP, state="detached")
        found = page.locator(thing).first
        found.wait_for()
        points_at(page, found)
        try:
            expect(page.locator(TOOLTIP)).to_contain_text(words, timeout=15_000)
        except AssertionError as error:
            wrong.append(f"{table} {thing}: {str(error).splitlines()[0]}")
            continue
        if not found.evaluate(WELL_PLACED, TOOLTIP):
            wrong.append(f"{table} {thing}: covered, or beyond the window")
    assert not wrong, "\n".join(wrong)


def test_a_tooltip_can_be_pointed_at_and_escape_closes_it(anna: Guest) -> None:
    anna.open("#/table/bang-play-phase")
    page = anna.page
    card = page.locator(".dock .hand .card").first
    points_at(page, card)
    tooltip = page.locator(TOOLTIP)
    expect(tooltip).to_be_visible()
    expect(card).to_have_attribute("aria-describedby", "explanation")
    box = tooltip.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    with pytest.raises(AssertionError):
        expect(tooltip).to_be_hidden(timeout=1000)
    page.keyboard.press("Escape")
    expect(tooltip).to_be_hidden()


def test_focus_tells_a_card_and_everything_on_a_seat(anna: Guest) -> None:
    anna.open("#/table/bang-play-phase")
    page = anna.page
    page.wait_for_selector(".dock .hand .card")
    page.keyboard.press("Shift")
    page.locator(".dock .hand .card").first.focus()
    expect(page.locator(TOOLTIP)).to_have_text(SENTENCE)
    page.locator(".seat .whole").first.focus()
    for words in ("You reach", "Life points", "in hand"):
        expect(page.locator(TOOLTIP)).to_contain_text(words)
    assert not faults(page)
    page.keyboard.press("Escape")
    expect(page.locator(TOOLTIP)).to_be_hidden()


def test_options_of_a_dialog_explain_themselves(anna: Guest) -> None:
    anna.open("#/table/bang-play-phase")
    page = anna.page
    page.locator(".prompt .buttons button").filter(has_text="·").click()
    option = page.locator(".options button:has(.face)").first
    points_at(page, option)
    expect(page.locator(TOOLTIP)).to_have_text(SENTENCE)
    page.keyboard.press("Escape")
    expect(page.locator(TOOLTIP)).to_be_hidden()
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_hidden()


@pytest.mark.parametrize("kind", ["choose_character", "copy_character", "new_identity"])
def test_a_list_of_characters_tells_what_each_can_do(anna: Guest, kind: str) -> None:
    anna.open(f"#/table/bang-{kind}".replace("_", "-"))
    options = anna.page.locator("dialog .options li")
    options.first.wait_for()
    abilities = options.locator("small").all_inner_texts()
    passes = 1 if kind == "copy_character" else 0
    assert len(abilities) == options.count() - passes
    assert all(SENTENCE.search(text) for text in abilities)
    points_at(anna.page, options.locator("button").first)
    expect(anna.page.locator(TOOLTIP)).to_have_text(SENTENCE)


@pytest.mark.parametrize(
    ("table", "thing", "seen"),
    [
        ("bang-play-phase", ".dock .hand .card", "dialog[open]"),
        ("bang-play-phase", ".seat .facts small", "dialog[open]"),
        ("bang-calm", ".seat .play button", "dialog[open]"),
        ("bang-play-phase", ".own .role", "dialog[open]"),
        ("bang-play-phase", ".seat .distance", TOOLTIP),
        ("bang-play-phase", ".seat .facts .life", TOOLTIP),
        ("bang-calm", ".events button", "dialog[open]"),
        ("bang-pick-card", ".tray button", "dialog[open]"),
        ("calibre45-arming", ".dock .hand .card", "dialog[open]"),
        ("calibre45-arming", ".seat .purse b", TOOLTIP),
        ("calibre45-arming", ".store .tokens", "dialog[open]"),
    ],
)
def test_a_finger_that_rests_is_told_and_does_nothing_else(
    guest: NewGuest, table: str, thing: str, seen: str
) -> None:
    anna = guest(size=PHONE, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    anna.open(f"#/table/{table}")
    anna.page.wait_for_selector(".prompt .text")
    holds(anna.page, anna.page.locator(thing).first)
    expect(anna.page.locator(seen)).to_contain_text(SENTENCE)
    with pytest.raises(AssertionError):
        expect(anna.page.locator(seen)).to_be_hidden(timeout=700)
    expect(anna.page.locator(".picked")).to_have_count(0)
    assert not anna.answers


def test_nothing_sticks_under_a_finger_that_taps(guest: NewGuest) -> None:
    anna = guest(size=PHONE, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    anna.open("#/table/bang-play-phase")
    anna.page.locator(".dock .hand .live").first.tap()
    expect(anna.page.locator(".hand .picked")).to_have_count(1)
    with pytest.raises(AssertionError):
        expect(anna.page.locator(TOOLTIP)).to_be_visible(timeout=1000)
