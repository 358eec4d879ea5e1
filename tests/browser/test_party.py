"""An evening with a screen that the whole room sees and hands on people's own phones.

The screenshots are written to .build/screens (or SALOON_SHOTS) to be looked at.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from saloon.games.registry import GAMES, game_type
from tests.browser.arranged import OVER, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PATIENCE, Guest
from tests.browser.places import SMALL_PHONE, Size
from tests.browser.serving import Serving

TELEVISION = (1920, 1080)
NOT_SEEN = -1
ANSWERS = 6
"""Of each phone, after which it is seen that a game goes on."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("party")
    arrange(folder, [one for game in GAMES for one in find(game, (OVER,)).values()])
    with Serving(folder) as serving:
        yield serving


class Shown:
    """Everything that a page is told of its table."""

    def __init__(self, guest: Guest) -> None:
        self.frames: list[dict[str, Any]] = []
        guest.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))

    def viewers(self) -> set[int]:
        return {frame["view"]["viewer"] for frame in self.frames if frame.get("view")}


def set_up(screen: Guest, game: str, players: int) -> str:
    """A table set at the screen; gives the link that stands there to be scanned."""
    screen.open("tv")
    name = screen.page.get_by_role("button", name=screen.text(f"{game}.name"), exact=True)
    name.click()
    if len(game_type(game).player_counts()) > 1:
        screen.page.get_by_role("radio", name=str(players), exact=True).check()
    screen.press("screen.make")
    code = screen.page.get_by_role("img", name=screen.word("invite.qr")).locator("path")
    expect(code).to_have_attribute("d", re.compile("M"))
    known = json.loads(screen.page.evaluate("localStorage.getItem('saloon.invites')"))
    return f"#/join/{next(iter(known.values()))['invite']}"


def comes_in(phone: Guest, link: str, name: str) -> None:
    phone.open(link)
    phone.page.get_by_label(phone.word("name.label")).fill(name)
    phone.press("name.go")
    expect(phone.page.get_by_text(name).first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_from_the_code_on_the_screen_to_the_next_game(
    guest: NewGuest, shots: Path, game: str
) -> None:
    language = "en" if game == "bang" else "ru"
    screen = guest(size=TELEVISION, language=language)
    told = Shown(screen)
    players = 2 if game == "duel" else 4
    link = set_up(screen, game, players)
    screen.page.screenshot(path=shots / f"party-{game}-lobby.jpg")
    phones = [guest(size=SMALL_PHONE, language=language, keep={"pace": "4"}) for _ in range(2)]
    for phone, name in zip(phones, ("Anna", "Boris"), strict=True):
        comes_in(phone, link, name)
        expect(screen.page.get_by_text(name, exact=True)).to_be_visible()
    first, second = phones
    expect(second.page.get_by_role("button", name=second.word("lobby.start"), exact=True)).to_have_count(0)
    first.press("lobby.start")
    for phone in phones:
        expect(phone.page.locator(".shell.hand-only")).to_be_visible()
        expect(phone.page.locator(".arena").first).to_be_hidden()
        assert phone.sideways() <= 0
    expect(screen.page.locator(".shell.shared")).to_be_visible()
    expect(screen.page.locator('[data-zone="hand"]')).to_have_count(0)
    screen.page.screenshot(path=shots / f"party-{game}-screen.jpg")
    for number, phone in enumerate(phones):
        phone.page.screenshot(path=shots / f"party-{game}-phone{number}.jpg")
        phone.click_on(seed=number + 3)
    if game != "bang":  # by chance it takes long; how it ends is shown below, and that another one follows
        ends = time.monotonic() + PATIENCE / 1000
        while min(len(phone.answers) for phone in phones) < ANSWERS:
            assert time.monotonic() < ends, "the game does not go on"
            first.page.wait_for_timeout(50)
        for phone in phones:
            phone.rest()
        asked = {"duel": {"choose_attacker", "play_phase"}, "calibre45": {"arming"}}[game]
        assert all(asked <= {answer.kind for answer in phone.answers} for phone in phones)
        shown = screen.page.locator(".log")
        expect(shown).not_to_be_empty()
        assert told.viewers() == {NOT_SEEN}, "nobody's hand is shown to the room"
        assert not any(frame.get("ask") for frame in told.frames)
        return
    for phone in phones:
        phone.sees_the_end()
        phone.rest()
    expect(screen.page.locator(".whose .won")).to_be_visible()
    screen.page.screenshot(path=shots / f"party-{game}-end.jpg")
    assert told.viewers() == {NOT_SEEN}, "nobody's hand is shown to the room"
    assert not any(frame.get("ask") for frame in told.frames)
    first.page.keyboard.press("Escape")
    first.page.locator(".over").get_by_role("button").filter(has_text=first.word("over.rematch")).click()
    expect(screen.page.get_by_role("img", name=screen.word("invite.qr"))).to_be_visible()


@pytest.mark.parametrize("game", [game for game in GAMES if game != "bang"])
def test_the_room_sees_who_has_won(anna: Guest, shots: Path, game: str) -> None:
    """At the end of an evening that is not played to its end above."""
    anna.open(f"#/tv/{game}-{OVER}")
    expect(anna.page.locator(".whose .won")).to_be_visible()
    anna.page.screenshot(path=shots / f"party-{game}-end.jpg")


def test_what_is_pointed_at_on_the_table_is_chosen_from_a_list_on_the_phone(
    guest: NewGuest, shots: Path
) -> None:
    screen, phone = guest(size=TELEVISION), guest(size=SMALL_PHONE)
    link = set_up(screen, "bang", 4)
    comes_in(phone, link, "Anna")
    phone.press("lobby.start")
    expect(phone.page.locator(".shell.hand-only")).to_be_visible()
    phone.page.get_by_role("button", name=phone.word("bar.whole_table")).click()
    expect(phone.page.locator(".shell.hand-only")).to_have_count(0)
    phone.page.get_by_role("button", name=phone.word("bar.hand_only")).click()
    expect(phone.page.locator(".shell.hand-only")).to_be_visible()


def test_the_screen_of_a_player_shows_nothing_that_is_his(guest: NewGuest) -> None:
    """The same browser, the same cookie: still the room sees what a stranger sees."""
    anna = guest().enters("Anna")
    made = anna.new_table(seed="1", bots=["greenhorn"] * 3, absent_after=0)
    told = Shown(anna)
    anna.open(f"#/tv/{made['table']}")
    expect(anna.page.get_by_role("img", name=anna.word("invite.qr"))).to_be_visible()
    anna.call("POST", f"/tables/{made['table']}/start", {})
    expect(anna.page.locator(".shell.shared")).to_be_visible()
    assert told.viewers() == {NOT_SEEN}
    anna.go(f"#/table/{made['table']}")
    expect(anna.page.locator('[data-zone="hand"]')).to_be_visible()


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("bang", DESKTOP, "en"),
        ("bang", SMALL_PHONE, "ru"),
        ("duel", DESKTOP, "ru"),
        ("calibre45", DESKTOP, "ru"),
    ],
)
def test_cards_say_what_they_do_at_a_family_table(
    guest: NewGuest, shots: Path, game: str, size: Size, language: str
) -> None:
    """Where they are large enough to be read: in the hand on a desktop."""
    anna = guest(size=size, language=language).enters("Anna")
    made = anna.new_table(game=game, seed="3", absent_after=0, family=True)
    anna.call("POST", f"/tables/{made['table']}/start", {})
    anna.open(f"#/table/{made['table']}")
    hand = anna.page.locator('[data-zone="hand"]')
    expect(hand).to_be_visible()
    told = hand.locator(".told").first
    if size[0] > 700:
        expect(told).to_be_visible()
        assert told.inner_text()
    else:
        expect(told).to_be_hidden()
    anna.page.screenshot(path=shots / f"family-{game}-{size[0]}-{language}.jpg")
