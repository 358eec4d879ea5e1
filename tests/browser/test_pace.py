"""How fast it goes is the viewer's choice: bots play faster, or what does not concern him is skipped."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import ANNA, SHOOTOUT, TOKEN, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import PATIENCE, PHONE, person
from tests.browser.serving import Serving

LONG_BEFORE_HERS = {"bang": (7, "15"), "calibre45": (9, "2")}
"""Tables and seeds where others answer eight times at least, ten seconds each, before the first player is
asked: a slow machine has time to press what is there meanwhile."""
MARKS = """name => {
  const look = () => {
    for (const button of document.querySelectorAll("button"))
      if (button.textContent.trim() === name) document.documentElement.dataset.marked = "";
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
"""Notes that a button is there, be it for a moment only."""


@pytest.mark.parametrize("game", ["bang", "calibre45"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_one_goes_on_to_ones_own_turn_and_the_chosen_pace_stays(
    guest: NewGuest, game: str, language: str
) -> None:
    anna = guest(language=language, size=PHONE).enters()
    players, seed = LONG_BEFORE_HERS[game]
    made = anna.new_table(game=game, players=players, pace=10.0, seed=seed)
    anna.open(f"#/table/{made['table']}")
    anna.page.wait_for_selector(".lobby")
    anna.call("POST", f"/tables/{made['table']}/start", {})
    pace = anna.page.locator("[data-pace]")
    expect(pace).to_have_attribute("data-pace", "1")
    expect(anna.page.locator("header").get_by_text(anna.word("fair.test_short"), exact=True)).to_be_visible()
    pace.click()
    expect(pace).to_have_attribute("data-pace", "2")
    anna.press("tempo.skip_to_me")
    expect(anna.page.locator("section.prompt.mine")).to_be_visible(timeout=PATIENCE)
    expect(pace).to_have_attribute("data-pace", "2")
    pace.click()
    expect(pace).to_have_attribute("data-pace", "4")
    anna.page.reload()
    expect(pace).to_have_attribute("data-pace", "4")


def test_a_shootout_of_others_is_skipped_and_no_more_than_that(guest: NewGuest, tmp_path: Path) -> None:
    """Its bots take ten seconds for each answer."""
    arrange(tmp_path, list(find("calibre45", (SHOOTOUT,)).values()))
    with Serving(tmp_path) as house:
        anna = guest(url=house.url, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
        anna.open("#/table/calibre45-shootout-of-others")
        skip = anna.page.get_by_role("button", name="Skip the shoot-out")
        expect(skip).to_be_visible(timeout=PATIENCE)
        watching = anna.page.get_by_role("button", name=anna.word("tempo.watch"), exact=True)
        anna.page.evaluate(MARKS, anna.word("tempo.watch"))
        skip.click()
        anna.page.wait_for_selector("html[data-marked]")
        expect(watching).to_be_hidden(timeout=20_000)
        expect(anna.page.locator("[data-pace]")).to_have_attribute("data-pace", "1")
