"""Every screen at both sizes, in both languages and both themes: drawn, not too wide, and fit for everybody.

The screenshots are written to .build/screens (or SALOON_SHOTS) to be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.arranged import ANNA, OVER, TOKEN, arrange, find
from tests.browser.conftest import ROOT
from tests.browser.guests import DESKTOP, PHONE, Guest, person
from tests.browser.serving import Serving

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
BANG = ("play_phase", "missed_or_hit", "pick_card", "lay_down", OVER)
CALIBRE = ("arming", "pick_place", "shootout", OVER)
EXAMINED = [
    ("desktop", "en", "light"),
    ("phone", "ru", "light"),
    ("desktop", "ru", "dark"),
    ("phone", "en", "dark"),
]
"""axe is slow: it looks at each size in each theme once."""
SERIOUS = ("serious", "critical")


class Screen(NamedTuple):
    """Where it is, what has to be there before it is looked at, and what is pressed first."""

    name: str
    at: str
    there: str
    press: Callable[[Page], Any] | None = None


def button(number: int) -> Callable[[Page], None]:
    return lambda page: page.locator(".ways button").nth(number).click()


def keys(*names: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        for name in names:
            page.keyboard.press(name)

    return press


def all_options(page: Page) -> None:
    """A card that is picked up is put back first."""
    page.keyboard.press("Escape")
    page.locator(".prompt .buttons button").filter(has_text="·").click()


SCREENS = [
    Screen("start", "#/", ".play button"),
    Screen("new-table", "#/", "dialog[open]", button(0)),
    Screen("watch", "#/", "dialog[open]", button(2)),
    Screen("cards", "#/cards/bang", ".grid a"),
    Screen("cards-calibre45", "#/cards/calibre45", ".grid a"),
    Screen("card-page", "#/cards/bang/barrel", "article dl"),
    Screen("lobby", "#/table/{lobby}", ".lobby"),
    *(Screen(f"bang-{kind}", f"#/table/bang-{kind}".replace("_", "-"), ".prompt") for kind in BANG),
    *(
        Screen(f"calibre45-{kind}", f"#/table/calibre45-{kind}".replace("_", "-"), ".prompt")
        for kind in CALIBRE
    ),
    Screen("story-bang", "#/table/bang-over", ".ending svg"),
    Screen("story-calibre45", "#/table/calibre45-over", ".ending svg"),
    Screen("seat", "#/table/bang-play-phase", "dialog[open]", keys("Shift+Digit1")),
    Screen("card", "#/table/bang-play-phase", "dialog[open]", keys("Digit1", "KeyI")),
    Screen("options", "#/table/bang-play-phase", "dialog[open]", all_options),
    Screen("log", "#/table/bang-play-phase", "dialog[open]", keys("KeyL")),
    Screen("help", "#/table/bang-play-phase", "dialog[open]", keys("Shift+Slash")),
]


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("screens")
    found = {"bang": find("bang", BANG), "calibre45": find("calibre45", CALIBRE)}
    arrange(folder, [found["bang"][kind] for kind in BANG] + [found["calibre45"][kind] for kind in CALIBRE])
    with Serving(folder) as house:
        yield house


def faults(page: Page) -> list[str]:
    """What axe finds that keeps somebody out."""
    page.evaluate(AXE.read_text("utf-8") + "; undefined")
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['help']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_screens(
    chromium: Browser, visited: Serving, shots: Path, size: str, language: str, theme: str
) -> None:
    """All of them are looked at before the test says what was wrong."""
    anna = Guest(chromium, visited.url, SIZES[size], language, theme, person(ANNA.user, ANNA.name, TOKEN))
    wrong: list[str] = []
    anna.has(TOKEN).open()
    anna.page.wait_for_selector(".play button")
    lobby = anna.new_table(players=5)["table"]
    for screen in SCREENS:
        anna.go(screen.at.format(lobby=lobby))
        if screen.press:
            anna.page.wait_for_selector(".play button" if screen.at == "#/" else ".prompt")
            screen.press(anna.page)
        anna.page.wait_for_selector(screen.there)
        if screen.at.startswith("#/table/") and "{" not in screen.at:
            anna.page.wait_for_selector(".log .turns p", state="attached")
        anna.page.screenshot(path=shots / f"{screen.name}-{size}-{language}-{theme}.png")
        if anna.sideways() > 0:
            wrong.append(f"{screen.name} is {anna.sideways()} px too wide")
        if (size, language, theme) in EXAMINED:
            wrong += [f"{screen.name}: {fault}" for fault in faults(anna.page)]
        if screen.press:
            anna.page.keyboard.press("Escape")
            anna.page.wait_for_selector("dialog[open]", state="detached")
    anna.close()
    assert not wrong, "\n".join(wrong)
