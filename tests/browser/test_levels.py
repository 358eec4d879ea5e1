"""Bots of several levels: the host chooses one for each seat, and the seat says who plays there.

The screenshots are written to .build/screens (or SALOON_SHOTS) to be looked at.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from saloon.games.registry import game_type
from saloon.kernel.ids import PlayerId
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
    host.page.screenshot(path=shots / f"levels-lobby-{size}.jpg", full_page=True)
    host.press("lobby.start")
    expect(host.page.locator(f'[title^="{named}:"]').first).to_be_attached()
    spoken = host.text("web.lobby.bot_is", level=named)
    expect(host.page.get_by_role("button", name=spoken).first).to_be_attached()
    host.page.screenshot(path=shots / f"levels-table-{size}.jpg")


def someone_is_out() -> str:
    """A position of a game of four that goes on without the first player."""
    kind = game_type("bang")
    for seed in range(50):
        game, chance = kind.deal(kind.setup({"players": 4, "seed": f"out {seed}"})), random.Random(seed)
        while game.decision is not None:
            if kind.is_out(game, PlayerId(0)) and game.decision.kind == "play_phase":
                return kind.position(game)
            game.answer(chance.randrange(len(game.decision.options)))
    raise AssertionError("nobody dies")


@pytest.mark.parametrize(("size", "language"), [("desktop", "ru"), ("phone", "en")])
def test_whoever_is_out_watches_on_or_plays_at_another_table_at_once(
    guest: NewGuest, shots: Path, size: str, language: str
) -> None:
    anna = guest(size=SIZES[size], language=language).enters("Anna")
    made = anna.new_table(position=someone_is_out(), bots=["greenhorn"] * 3, pace=10.0)
    anna.open(f"#/table/{made['table']}")
    anna.press("lobby.start")
    # She looks at the deal: from then on the bots play at her pace.
    expect(anna.page.get_by_text(anna.word("tempo.out"), exact=True)).to_be_visible()
    anna.page.screenshot(path=shots / f"out-{size}.jpg")
    anna.press("tempo.another")
    shell = anna.page.locator("[data-table]")
    expect(shell).not_to_have_attribute("data-table", made["table"])
    expect(
        anna.page.locator(f'[title^="{Texts(language).say("common.bot.greenhorn.name")}:"]')
    ).to_have_count(3)
