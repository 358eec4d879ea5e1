"""A campaign with hiring and experience, played on the page from its first auction to its last dollar."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from saloon.kernel.records import series_from_bytes
from saloon.text.texts import Texts
from tests.browser.conftest import NewGuest
from tests.browser.guests import WHOLE_GAME, Guest
from tests.browser.places import SMALL_PHONE

RULES = {"campaign": "on", "hiring": "on", "experience": "on"}
GAMES = 4
ENOUGH = 3
"""Higher bids, before she has had enough of it."""
MINE = "button[data-option]"
"""An answer that I can press."""


class Player:
    """Somebody who plays a campaign, and has his picture taken at every kind of question."""

    def __init__(self, guest: Guest, shots: Path, name: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.met: dict[str, int] = {}
        self._shots = shots
        self._name = name

    def look(self, moment: str) -> None:
        """Nothing may be wider than the window, and the first of each kind is kept as a picture."""
        assert self.guest.sideways() <= 0, moment
        self.met[moment] = self.met.get(moment, 0) + 1
        if self.met[moment] == 1:
            self.page.screenshot(path=self._shots / f"campaign-{moment}-{self._name}.jpg")

    def settle(self) -> None:
        """Whatever is asked before hands are dealt."""
        while True:
            self.page.wait_for_selector(f"{MINE}, .arena .board")
            if self.page.locator(".arena .board").count():
                return
            between = self.page.locator(".between")
            kind, step = between.get_attribute("data-asked") or "", between.get_attribute("data-step")
            self.look(kind)
            self.answer(kind)
            self.page.wait_for_selector(f".between:not([data-step='{step}']), .arena .board")

    def answer(self, kind: str) -> None:
        """As somebody would who wants to see everything."""
        if kind == "open_auction":
            self.page.locator(".offered button").nth(1).click()
            self.page.locator(".between [data-option]").click()
        elif kind in ("opening_bid", "raise_bid"):
            self.bid()
        elif kind == "buy_cards" and self.page.locator(".goods [data-option]").count():
            self.page.locator(".goods [data-option]").first.click()
        else:
            self.page.locator(".prompt button[data-option]").last.click()

    def bid(self) -> None:
        """One step more than need be, if there is money for it; now and then he has had enough."""
        more = self.page.get_by_role("button", name=self.guest.word("auction.more"), exact=True)
        if more.is_enabled():
            more.click()
        button = self.page.locator(".bidding [data-option]")
        (
            button.last
            if self.met["raise_bid" if "raise_bid" in self.met else "opening_bid"] < 3
            else button.first
        ).click()

    def play(self) -> None:
        self.guest.click_on()
        self.guest.sees_the_end(WHOLE_GAME)
        self.guest.rest()
        expect(self.page.locator("dialog[open] .ending svg").first).to_be_visible()
        self.look("ending")


def test_a_campaign_of_four_games_with_hiring_and_experience(
    guest: NewGuest, shots: Path, tmp_path: Path
) -> None:
    """Where room is least and words are longest."""
    anna = guest(size=SMALL_PHONE, language="ru").enters()
    made = anna.new_table(bots=["greenhorn"] * 3, rules=RULES, absent_after=0)
    anna.call("POST", f"/tables/{made['table']}/start", {})
    player = Player(anna, shots, "phone-ru")
    anna.open(f"#/table/{made['table']}")
    for game in range(1, GAMES + 1):
        player.settle()
        player.look("dealt")
        if game == 2:
            anna.press("money.title")
            expect(anna.page.locator("dialog[open] .accounts svg")).to_be_visible()
            player.look("money")
            anna.page.keyboard.press("Escape")
        player.play()
        if game < GAMES:
            anna.page.locator("dialog[open] footer button.main").click()
            expect(anna.page.locator(".lobby .accounts")).to_be_visible()
            player.look("lobby")
            anna.page.locator(".lobby .start button.main").click()
    assert {"raise_bid", "dealt", "money", "ending", "lobby"} <= set(player.met)
    with anna.page.expect_download() as found:
        anna.press("ending.save_all")
    found.value.save_as(tmp_path / "campaign.json")
    series = series_from_bytes((tmp_path / "campaign.json").read_bytes())
    assert len(series.games) == GAMES
    assert json.loads((tmp_path / "campaign.json").read_text("utf-8"))["games"][0]["game"] == "bang"
    anna.press("ending.replay")
    expect(anna.page.locator(".scrubber select.game option")).to_have_count(GAMES)
    anna.page.locator(".scrubber select.game").select_option("2")
    shown = Texts("ru").say("web.campaign.game", game=2, games=GAMES)
    expect(anna.page.locator(".between h2 small")).to_have_text(shown)
    expect(anna.page.locator(".scrubber select.game")).to_have_value("2")
    player.look("replay")
