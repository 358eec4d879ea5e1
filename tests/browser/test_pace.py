"""How fast it goes is the viewer's choice: bots play faster, or what does not concern him is skipped."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import ANNA, SHOOTOUT, TOKEN, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, person
from tests.browser.serving import Serving

WAITS_FOR_OTHERS = {"bang": "2", "calibre45": "1"}
"""Seeds of games of four in which the first player is not the first one to be asked."""


@pytest.mark.parametrize("game", ["bang", "calibre45"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_one_goes_on_to_ones_own_turn_and_the_chosen_pace_stays(
    guest: NewGuest, game: str, language: str
) -> None:
    anna = guest(language=language, size=PHONE).enters()
    made = anna.new_table(game=game, pace=10.0, seed=WAITS_FOR_OTHERS[game])
    anna.call("POST", f"/tables/{made['table']}/start", {})
    anna.open(f"#/table/{made['table']}")
    pace = anna.page.locator("[data-pace]")
    for speed in ("1", "2", "4"):
        expect(pace).to_have_attribute("data-pace", speed)
        if speed != "4":
            pace.click()
    anna.press("tempo.skip_to_me")
    expect(anna.page.locator("section.prompt.mine")).to_be_visible(timeout=20_000)
    expect(pace).to_have_attribute("data-pace", "4")
    anna.page.reload()
    expect(pace).to_have_attribute("data-pace", "4")


def test_a_shootout_of_others_is_skipped_and_no_more_than_that(guest: NewGuest, tmp_path: Path) -> None:
    """Its bots take ten seconds for each answer."""
    arrange(tmp_path, list(find("calibre45", (SHOOTOUT,)).values()))
    with Serving(tmp_path) as house:
        anna = guest(url=house.url, keep=person(ANNA.user, ANNA.name, TOKEN)).has(TOKEN)
        anna.open("#/table/calibre45-others-shoot")
        anna.page.get_by_role("button", name="Skip the shoot-out").click()
        watching = anna.page.get_by_role("button", name=anna.word("tempo.watch"), exact=True)
        expect(watching).to_be_visible()
        expect(watching).to_be_hidden(timeout=20_000)
        expect(anna.page.locator("[data-pace]")).to_have_attribute("data-pace", "1")
