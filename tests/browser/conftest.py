"""A real Chromium, and a house to visit with it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.arranged import ANNA, TOKEN
from tests.browser.guests import PATIENCE, Guest, person
from tests.browser.serving import Serving

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "saloon" / "server" / "page" / "index.html"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one has no windows at all, and takes a sixth less of the processor."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A screenshot is taken of what is painted: on a busy machine that may be half of it.
    "--run-all-compositor-stages-before-draw",
    "--disable-new-content-rendering-timeout",
]

NewGuest = Callable[..., Guest]


def missing() -> str:
    """What these tests need and do not have; empty: nothing."""
    if CHROMIUM is None:
        return "no Chromium here: scripts/system-packages chromium"
    if not PAGE.is_file():
        return "the page is not built: make web"
    return ""


@pytest.fixture(scope="package")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Ends with this folder: while Playwright runs, no other test can have an event loop."""
    if missing():
        (pytest.fail if request.config.getoption("--need-browser") else pytest.skip)(missing())
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One for all who need no house of their own: each guest is somebody new there."""
    with Serving(tmp_path_factory.mktemp("house")) as serving:
        yield serving


@pytest.fixture
def guest(chromium: Browser, house: Serving) -> Iterator[NewGuest]:
    """Makes guests of the house; their pages must not have broken at the end."""
    made: list[Guest] = []

    def new_guest(**how: Any) -> Guest:
        made.append(Guest(chromium, how.pop("url", house.url), **how))
        return made[-1]

    yield new_guest
    for one in made:
        one.close()


@pytest.fixture
def anna(guest: NewGuest) -> Guest:
    """She has seats at the tables that were arranged in the house."""
    return guest(keep=person(ANNA.user, ANNA.name)).has(TOKEN)


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where screenshots go: SALOON_SHOTS, or a folder that git ignores."""
    folder = Path(os.environ.get("SALOON_SHOTS", ROOT / ".build" / "screens"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def note(shots: Path) -> Callable[[str], None]:
    """Writes down what was measured, beside the screenshots."""

    def write(line: str) -> None:
        with (shots / "measured.txt").open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    return write
