"""A table of two on the page: the draft, phase 0, and one's own two figures, on a phone and a desktop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from saloon.text.registry import ENCYCLOPEDIAS
from saloon.text.texts import Texts
from tests.browser.arranged import ANNA, TOKEN, arrange
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, person
from tests.browser.moments import moment, table
from tests.browser.places import PLACES, SMALL_PLACES
from tests.browser.serving import Serving

MOMENTS = ("draft", "begin-with", "phase-zero", "pair")


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("two")
    arrange(folder, [moment(name) for name in MOMENTS])
    with Serving(folder) as house:
        yield house


@SMALL_PLACES
def test_a_draft_a_choice_and_two_figures_of_ones_own(
    chromium: Browser, visited: Serving, shots: Path, size: tuple[int, int], language: str
) -> None:
    anna = Guest(chromium, visited.url, size, language, keep=person(ANNA.user, ANNA.name))
    anna.has(TOKEN).open()
    place = f"{size[0]}x{size[1]}-{language}"

    def shot(name: str) -> None:
        anna.page.screenshot(path=shots / f"bang-{name}-{place}.jpg", type="jpeg", quality=85)

    anna.go(table("draft"))
    offered = anna.page.locator(".draft .open li")
    expect(offered.first).to_be_visible()
    expect(anna.page.locator('.draft .open [data-option^="pick:"]')).to_have_count(offered.count())
    shot("draft")
    anna.go(table("begin-with"))
    expect(anna.page.locator('.draft [data-option^="activate"]')).to_have_count(2)
    shot("begin-with")
    anna.go(table("phase-zero"))
    dialog = anna.page.locator("dialog[open]")
    expect(dialog.locator("[data-option]")).to_have_count(2)
    shot("phase-zero")
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    anna.go(table("pair"))
    expect(anna.page.locator(".plate .stance.active")).to_be_visible()
    expect(anna.page.locator(".seat .stance.passive").first).to_be_visible()
    shot("pair")
    anna.close()


@PLACES
def test_whoever_makes_a_table_of_two_is_told_what_makes_no_sense_there_and_why(
    guest: NewGuest, size: tuple[int, int], language: str
) -> None:
    anna = guest(size=size, language=language).open()
    anna.press("start.invite")
    dialog = anna.page.locator("dialog[open]")
    texts = Texts(language)
    dialog.get_by_text(texts.say("bang.set.high_noon"), exact=True).click()
    campaign = dialog.locator("[data-rule=campaign]")
    expect(campaign).to_be_enabled()
    expect(dialog.locator(".barred")).to_have_count(0)
    dialog.locator("label:has(input[name=players])").first.click()
    expect(campaign).to_be_disabled()
    expect(dialog.get_by_text(texts.say("bang.setup.campaign_not_scored"))).to_be_visible()
    expect(dialog.locator(".barred")).to_contain_text(ENCYCLOPEDIAS["bang"].name("ghost_town", texts))
    expect(dialog.locator(".barred")).to_contain_text(texts.say("bang.setup.nobody_out"))
    assert anna.sideways() <= 0
    anna.press("new.make")
    expect(anna.page.locator(".lobby h1")).to_be_visible()


@PLACES
def test_six_choose_in_the_dialog_how_they_play_and_the_lobby_says_it(
    guest: NewGuest, size: tuple[int, int], language: str
) -> None:
    anna = guest(size=size, language=language).open()
    anna.press("start.invite")
    dialog = anna.page.locator("dialog[open]")
    expect(dialog.locator("input[name=way]")).to_have_count(0)
    dialog.locator("label:has(input[name=players])").nth(4).click()
    dialog.locator("label:has(input[name=way])").last.click()
    anna.press("new.make")
    hidden = Texts(language).say("bang.rule.six_players.value.hidden")
    expect(anna.page.locator(".lobby .agreed")).to_contain_text(hidden)
