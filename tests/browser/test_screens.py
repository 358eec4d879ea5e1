"""Every screen at both sizes, in both languages and themes: drawn, not too wide, and fit for everybody.

The screenshots are written to .build/screens (or SALOON_SHOTS) to be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser

from tests.browser.arranged import ANNA, TOKEN, arrange, find
from tests.browser.axe import faults
from tests.browser.guests import Guest, person
from tests.browser.places import PLACES, Size
from tests.browser.screens import ARRANGED, SCREENS, Screen
from tests.browser.serving import Serving

ALL_RULES: Final[list[str]] = []
RULES_OF_THEMES: Final = ["color-contrast"]
"""What axe looks at again in the other theme: the rest is the same in both."""
TWO_FRAMES: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What has just been opened is painted."""
SLIPS: Final = ("undefined", "NaN", "[object", "{count}")
"""What no text for people holds."""


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("screens")
    arrange(folder, [one for game, kinds in ARRANGED.items() for one in find(game, kinds).values()])
    with Serving(folder) as house:
        yield house


Theme = Literal["light", "dark"]


class Inspector:
    """Looks at each screen that a guest is shown, and notes what is wrong with it."""

    def __init__(self, guest: Guest, shots: Path, size: Size, language: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.place = f"{size[0]}-{language}"
        self.shots = shots
        self.theme: Theme = "light"
        self.wrong: list[str] = []

    def look(self, name: str, examined: bool = True) -> None:
        """In the present light, and in the other."""
        self.shoot(name, examined, ALL_RULES)
        self.theme = "dark" if self.theme == "light" else "light"
        self.page.emulate_media(color_scheme=self.theme)
        self.page.wait_for_selector(f"html[data-theme={self.theme}]")
        self.shoot(name, examined, RULES_OF_THEMES)
        if self.guest.sideways() > 0:
            self.wrong.append(f"{name} is {self.guest.sideways()} px too wide")
        text = self.page.locator("body").inner_text()
        self.wrong += [f"{name} says {slip!r}" for slip in SLIPS if slip in text]

    def shoot(self, name: str, examined: bool, rules: list[str]) -> None:
        self.page.evaluate(TWO_FRAMES)
        self.page.screenshot(
            path=self.shots / f"{name}-{self.place}-{self.theme}.jpg", type="jpeg", quality=90
        )
        if examined:
            self.wrong += [f"{name}, {self.theme}: {fault}" for fault in faults(self.page, rules)]

    def visit(self, screen: Screen, places: dict[str, str]) -> None:
        self.guest.go(screen.at.format(**places))
        if screen.at.startswith("#/table/{"):
            self.page.wait_for_selector(".lobby")
        elif screen.at.startswith("#/table/") and screen.name != "door":
            self.page.wait_for_selector(".prompt .text")
            self.page.wait_for_selector(".log .turns p", state="attached")
        elif screen.at == "#/":
            self.page.wait_for_selector(".running button")
        if screen.do:
            screen.do(self.guest)
        self.page.wait_for_selector(screen.there)
        self.look(screen.name, screen.examined)
        self.put_away()

    def put_away(self) -> None:
        """What is open, or picked up: each by its Escape."""
        for what in ("dialog[open]", "#command", ".hand .picked"):
            if self.page.locator(what).count():
                self.page.keyboard.press("Escape")
                self.page.wait_for_selector(what, state="detached")


@PLACES
def test_screens(chromium: Browser, visited: Serving, shots: Path, size: Size, language: str) -> None:
    """All of them are looked at before the test says what was wrong."""
    clara = Guest(chromium, visited.url).enters("Clara")
    anna = Guest(chromium, visited.url, size, language, keep=person(ANNA.user, ANNA.name))
    anna.has(TOKEN).open()
    places = {
        "lobby": anna.new_table(players=5)["table"],
        "invite": clara.new_table(players=4, private=False)["invite"],
    }
    inspector = Inspector(anna, shots, size, language)
    for screen in SCREENS:
        inspector.visit(screen, places)
    anna.loses_the_network()
    anna.page.wait_for_selector(".banner")
    inspector.look("server-lost")
    for one in (anna, clara):
        one.close()
    assert not inspector.wrong, "\n".join(inspector.wrong)


@PLACES
def test_the_first_visit(chromium: Browser, visited: Serving, shots: Path, size: Size, language: str) -> None:
    stranger = Guest(chromium, visited.url, size, language).open()
    stranger.page.wait_for_selector(".play button")
    inspector = Inspector(stranger, shots, size, language)
    inspector.look("first-visit")
    stranger.close()
    assert not inspector.wrong, "\n".join(inspector.wrong)
