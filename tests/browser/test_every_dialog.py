"""Every dialog of the house, for every game, in both languages, on a phone and on a desktop.

None breaks its page, lacks a text (the page reports that to its guest, who fails for it) or is too wide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from saloon.text.texts import Texts
from tests.browser.arranged import ANNA, OVER, TOKEN, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest, person
from tests.browser.places import PLACES
from tests.browser.screens import DIALOG, all_options
from tests.browser.serving import Serving

ASKED = {"bang": "play_phase", "calibre45": "arming", "duel": "play_phase"}
"""A question at which there is something to look at, by game."""
SLIPS = ("undefined", "NaN", "[object", "{count}", "{name}", "{value}")
TOO_WIDE = """() => [...document.querySelectorAll('dialog[open] .body')].map(
  one => one.scrollWidth - one.clientWidth)"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("dialogs")
    arrange(folder, [one for game, kind in ASKED.items() for one in find(game, (kind, OVER)).values()])
    with Serving(folder) as serving:
        yield serving


class Reader:
    """Opens dialogs, reads what stands there, closes them, and notes what is wrong."""

    def __init__(self, guest: Guest, shots: Path, place: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.shots = shots
        self.place = place
        self.wrong: list[str] = []

    def opened(self, name: str) -> None:
        """A dialog is open: all of it is unfolded and looked at, then it is closed."""
        self.page.wait_for_selector(DIALOG)
        for fold in self.page.locator(DIALOG).last.locator("summary").all():
            fold.click()
        self.look(name)
        for count in range(self.page.locator(DIALOG).count(), 0, -1):
            self.page.keyboard.press("Escape")
            expect(self.page.locator(DIALOG)).to_have_count(count - 1)

    def look(self, name: str) -> None:
        self.page.screenshot(path=self.shots / f"dialog-{name}-{self.place}.jpg")
        text = self.page.locator(DIALOG).last.inner_text() if self.page.locator(DIALOG).count() else ""
        self.wrong += [f"{name} says {slip!r}" for slip in SLIPS if slip in text]
        wide = max([self.guest.sideways(), *self.page.evaluate(TOO_WIDE)])
        if wide > 0:
            self.wrong.append(f"{name} is {wide} px too wide")

    def press(self, key: str, name: str) -> None:
        self.guest.press(key)
        self.opened(name)


@PLACES
@pytest.mark.parametrize("game", list(ASKED))
def test_dialogs(guest: NewGuest, shots: Path, game: str, size: tuple[int, int], language: str) -> None:
    anna = guest(size=size, language=language, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    page = anna.open().page
    reader = Reader(anna, shots, f"{game}-{size[0]}-{language}")
    # The entrance
    page.get_by_role("button", name=Texts(language).say(f"{game}.name"), exact=True).click()
    reader.press("start.own", "own")
    reader.press("start.watch", "watch")
    reader.press("settings.title", "settings")
    anna.press("settings.title")
    anna.press("device.title")
    expect(page.locator(f"{DIALOG} svg.code")).to_be_visible()
    reader.opened("device")
    reader.press("start.invite", "new")
    # A table is made by the dialog, and invited to
    anna.press("start.invite")
    anna.press("new.make")
    expect(page.locator(".lobby h1")).to_have_text(Texts(language).say(f"{game}.name"))
    page.get_by_text(anna.word("link.watch"), exact=True).click()
    expect(page.locator(".invite input[readonly]")).to_have_value(re.compile("#/watch/"))
    reader.look("lobby")
    reader.press("settings.title", "lobby-settings")
    # At the table
    anna.go(f"#/table/{game}-{ASKED[game]}".replace("_", "-"))
    page.wait_for_selector(".prompt .text")
    page.wait_for_selector(".log .turns p", state="attached")
    reader.press("invite.title", "invite")
    reader.press("bar.seats", "seats")
    reader.press("settings.title", "table-settings")
    for name, keys in {
        "seat": ["Shift+Digit1"],
        "card": ["Digit1", "KeyI"],
        "help": ["Shift+Slash"],
    }.items():
        for key in keys:
            page.keyboard.press(key)
        reader.opened(name)
        page.keyboard.press("Escape")
    for name, key in {"log": "KeyL", "chat": "KeyT"}.items() if size == PHONE else ():
        page.keyboard.press(key)
        reader.opened(name)
    if game == "bang":
        all_options(anna)
        reader.opened("options")
    # When it is over
    anna.go(f"#/table/{game}-over")
    expect(page.locator(f"{DIALOG} .ending svg").first).to_be_visible()
    reader.opened("ending")
    assert not reader.wrong, "\n".join(reader.wrong)
