"""The same deal at another table, what one has played, and ratings: a walk through all of it.

The screenshots are written to .build/screens (or SALOON_SHOTS) to be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import ANNA, OVER, TOKEN, Variant, arrange, walk
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, person
from tests.browser.places import SMALL_PLACES, Size
from tests.browser.serving import Serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A house in which Anna has played a game, a short one: it is played again twice."""
    folder = tmp_path_factory.mktemp("together")
    played = walk("bang", Variant(4, {}, sets=1).wishes("bang"), "arranged 0")
    arrange(folder, [one for one in played if one.kind == OVER])
    with Serving(folder) as serving:
        yield serving


def look(guest: Guest, shots: Path, name: str, size: Size) -> None:
    guest.page.screenshot(path=shots / f"together-{name}-{size[0]}-{guest.language}.jpg")
    assert guest.sideways() <= 0, name


@SMALL_PLACES
def test_a_deal_is_played_again_by_its_link_and_compared(
    guest: NewGuest, shots: Path, size: Size, language: str
) -> None:
    anna = guest(size=size, language=language, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    anna.open("#/table/bang-over")
    anna.press("same.open")
    dialog = anna.page.locator("dialog[open]").last
    link = dialog.locator("input[readonly]")
    expect(link).not_to_have_value("")
    look(anna, shots, "link", size)

    ben = guest(size=size, language=language)
    ben.open(link.input_value().partition("/")[2].partition("/")[2].partition("/")[2])
    ben.page.get_by_label(ben.word("name.label")).fill("Ben")
    ben.press("name.go")
    expect(ben.page.get_by_text(ben.text("common.again"))).to_be_visible()
    look(ben, shots, "lobby", size)
    ben.press("lobby.start")
    ben.click_on()
    ben.sees_the_end()
    ben.rest()
    ben.page.reload()  # whoever comes later is told the end at once
    expect(ben.page.locator("dialog[open] .ending")).to_be_visible()
    look(ben, shots, "ending", size)
    ben.press("same.open")
    tables = ben.page.locator("dialog[open]").last.locator("ol > li")
    expect(tables.filter(has_text=ben.word("same.mine"))).to_contain_text("Ben")
    expect(tables.filter(has_text="Anna")).to_have_count(1)
    tables.last.scroll_into_view_if_needed()
    look(ben, shots, "comparison", size)
    tables.filter(has_text="Anna").get_by_role("link").first.click()
    expect(ben.page.locator(".scrubber")).to_be_visible()

    ben.open("#/me")
    expect(ben.page.get_by_role("table").first).to_be_visible()
    expect(ben.page.locator(".past li")).to_have_count(1)
    expect(ben.page.locator(".toasts"), "nothing went wrong there").not_to_contain_text(
        ben.text("wire.error.forbidden")
    )
    look(ben, shots, "me", size)
    ben.press("rating.title")
    expect(ben.page.get_by_text(ben.word("rating.none"))).to_be_visible()
    ben.open("#/me")
    ben.press("history.forget")
    ben.page.locator("dialog[open]").get_by_role(
        "button", name=ben.word("history.forget"), exact=True
    ).click()
    expect(ben.page.get_by_text(ben.word("history.none"))).to_be_visible()
