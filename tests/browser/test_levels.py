"""Bots of several levels: the host chooses one for each seat, and the seat says who plays there.

The screenshots are written to .build/screens (or SALOON_SHOTS) to be looked at.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from saloon.text.texts import Texts
from tests.browser.axe import faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP

SIZES = {"desktop": DESKTOP, "phone": (390, 844)}


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "ru")])
def test_the_host_chooses_a_level_for_each_seat_and_the_table_shows_it(
    guest: NewGuest, shots: Path, size: str, language: str
) -> None:
    say = Texts(language).say
    host = guest(size=SIZES[size], language=language).enters("Anna")
    made = host.new_table(bots=["greenhorn"])
    host.open(f"#/table/{made['table']}")
    for seat, bot in ((2, "sharp"), (3, "legend"), (4, "regular")):
        chooser = host.page.get_by_label(host.text("web.lobby.who_plays", seat=seat))
        chooser.select_option(bot)
        expect(host.page.locator("li", has=chooser)).to_contain_text(say(f"common.bot.{bot}.text"))
    manners = host.page.get_by_label(host.text("web.lobby.character", seat=2))
    manners.select_option("showman")
    named = f"{say('common.bot.sharp.name')}, {say('common.character.showman')}"
    silence = host.page.get_by_role("checkbox", name=host.word("lobby.quiet_bots"))
    silence.check()
    expect(silence).to_be_checked()
    assert not faults(host.page)
    host.page.screenshot(path=shots / f"levels-lobby-{size}.png", full_page=True)
    host.press("lobby.start")
    expect(host.page.locator(f'[title^="{named}:"]').first).to_be_attached()
    spoken = host.text("web.lobby.bot_is", level=named)
    expect(host.page.get_by_role("button", name=spoken).first).to_be_attached()
    host.page.screenshot(path=shots / f"levels-table-{size}.png")
