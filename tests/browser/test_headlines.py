"""Large words for what matters, where there is least room: never upon what must be answered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.arranged import ANNA, TOKEN, arrange
from tests.browser.guests import Guest, person
from tests.browser.moments import CROWDED, moment
from tests.browser.serving import Serving

LONGEST: Final = {
    "en": "Law of the West: the second card drawn is shown and must be played",
    "ru": "Пиво в последний миг: Красавчик Чарли (Человек-без-Имени) в строю!",
}
"""As long as headlines are."""
SEATS: Final = cycle((0, 1))
SPEAK: Final = """
table => lines.at(-1).send(JSON.stringify({ t: "phrase", table, cid: crypto.randomUUID(), phrase: "thanks" }))
"""
COVERED: Final = (Path(__file__).parent / "covered.js").read_text("utf-8").strip().removesuffix(";")


def with_headline(message: str | bytes, text: str) -> str | bytes:
    """What the server says, each word at the table told as if it mattered, and said by somebody else too."""
    frame: dict[str, Any] = json.loads(message)
    if frame.get("t") == "entry" and frame.get("what") == "said":
        frame["lines"] = [{"text": text, "event": 0, "headline": text}]
        frame["chat"] = {"user": "", "name": "Boris", "seat": next(SEATS), "text": text}
    return json.dumps(frame)


def tell_headlines(guest: Guest, text: str) -> None:
    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(with_headline(message, text)))

    guest.page.route_web_socket(lambda _url: True, route)


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("headlines")
    arrange(folder, [moment(name) for names in CROWDED.values() for name in names])
    with Serving(folder) as house:
        yield house


def visitor(chromium: Browser, house: Serving, size: tuple[int, int], language: str, **kept: Any) -> Guest:
    anna = Guest(chromium, house.url, size, language, keep={**person(ANNA.user, ANNA.name), **kept})
    tell_headlines(anna, LONGEST[language])
    return anna.has(TOKEN).open()


def speak(anna: Guest, table: str) -> None:
    """Anna says something, as her page would."""
    anna.go(f"#/table/{table}")
    anna.page.locator(f"[data-table='{table}'] .prompt .text").wait_for()
    anna.page.evaluate(SPEAK, table)


@pytest.mark.parametrize(
    ("size", "language"),
    [((360, 640), "ru"), ((740, 360), "ru"), ((1280, 800), "en")],
    ids=lambda one: "x".join(map(str, one)) if isinstance(one, tuple) else one,
)
def test_large_words_cover_nothing_that_must_be_answered(
    chromium: Browser, visited: Serving, shots: Path, size: tuple[int, int], language: str
) -> None:
    anna = visitor(chromium, visited, size, language)
    wrong: list[str] = []
    said = 0
    for game, names in CROWDED.items():
        for name in names:
            speak(anna, f"{game}-{name}")
            anna.page.locator(".headline p.placed").wait_for()
            wrong += [f"{game}-{name}: {one}" for one in anna.page.evaluate(COVERED, ".headline p")]
            wrong += [f"{game}-{name}, said: {one}" for one in anna.page.evaluate(COVERED, "q.placed")]
            said += anna.page.locator("q.placed").count()
        shot = shots / f"headline-{game}-{size[0]}x{size[1]}-{language}.jpg"
        anna.page.screenshot(path=shot, type="jpeg", quality=85)
    anna.close()
    assert not wrong, "\n".join(wrong)
    assert said > len(CROWDED), "whoever speaks is seldom seen to"


def test_large_words_can_be_switched_off(chromium: Browser, visited: Serving) -> None:
    anna = visitor(chromium, visited, (1280, 800), "en", headlines=False)
    speak(anna, "bang-eight")
    anna.page.locator(".log", has_text=LONGEST["en"]).wait_for()
    assert anna.page.locator(".headline p").count() == 0
    anna.close()
