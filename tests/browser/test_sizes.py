"""Tables in windows of every size: nothing is cut, covered or moved out of sight, however many sit there.

The screenshots are written to .build/screens (or SALOON_SHOTS) to be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.arranged import ANNA, OVER, TOKEN, arrange, find
from tests.browser.guests import Guest, person
from tests.browser.moments import CROWDED, moment
from tests.browser.serving import Serving

WRONG: Final = (Path(__file__).parent / "layout.js").read_text("utf-8").strip().removesuffix(";")
SIZES: Final = ((360, 640), (740, 360), (1024, 768), (1280, 800), (1920, 1080))
LOOKED_AT: Final = [
    *((size, "ru") for size in SIZES),
    # The least room: the rest differs little from the longer texts.
    (SIZES[0], "en"),
]
SETTLED: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("sizes")
    tables = [moment(name) for names in CROWDED.values() for name in names]
    arrange(folder, [*tables, *(one for game in CROWDED for one in find(game, (OVER,)).values())])
    with Serving(folder) as house:
        yield house


@pytest.mark.parametrize(
    ("size", "language"),
    LOOKED_AT,
    ids=lambda one: "x".join(map(str, one)) if isinstance(one, tuple) else one,
)
def test_every_table_fits(
    chromium: Browser, visited: Serving, shots: Path, size: tuple[int, int], language: str
) -> None:
    """All of them are looked at before the test says what was wrong."""
    anna = Guest(chromium, visited.url, size, language, keep=person(ANNA.user, ANNA.name))
    anna.has(TOKEN).open()
    place = f"{size[0]}x{size[1]}-{language}"
    wrong: list[str] = []

    def look(at: str, there: str, name: str) -> None:
        anna.go(at)
        anna.page.locator(there).first.wait_for()
        anna.page.evaluate(SETTLED)
        anna.page.screenshot(path=shots / f"{name}-{place}.jpg", type="jpeg", quality=85)
        wrong.extend(f"{name}: {one}" for one in anna.page.evaluate(WRONG))

    for game, names in CROWDED.items():
        for name in names:
            look(f"#/table/{game}-{name}", f"[data-table='{game}-{name}'] .prompt .text", f"{game}-{name}")
        look(f"#/table/{game}-{OVER}", ".ending .plot svg text", f"{game}-{OVER}")
        anna.page.keyboard.press("Escape")
        anna.page.locator("dialog").wait_for(state="detached")
        look(f"#/table/{anna.new_table(game=game)['table']}", ".lobby", f"{game}-lobby")
    anna.close()
    assert not wrong, "\n".join(wrong)
