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
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from saloon.games.registry import GAMES, game_type
from tests.browser.arranged import ANNA, HOST_TOKEN, OVER, TOKEN, Arranged, Variant, arrange, find, walk
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PATIENCE, Guest, person
from tests.browser.places import SMALL_PHONE, Size
from tests.browser.serving import Serving

TELEVISION = (1920, 1080)
NOT_SEEN = -1
LAST = "last"
"""In place of a question: one answer more, and the game is over."""
COVERED = """() => document.querySelector("aside .log").getBoundingClientRect().bottom
  - document.querySelector("aside.corner").getBoundingClientRect().top"""
"""How much of the log is behind the code on the screen."""
ANSWERS = 6
"""Of each phone, after which it is seen that a game goes on."""


PLAIN = Variant(4, {}, sets=1).wishes("bang")
"""Without events: in such a game the answer that ends it is that of the last shot."""
ENDINGS = {game: find(game, (OVER,))[OVER] for game in GAMES if game != "bang"}
ENDINGS["bang"] = next(one for one in walk("bang", PLAIN, "arranged 0") if one.kind == OVER)


def before_the_last_answer(one: Arranged) -> Arranged:
    """The same game, in which Anna has to give the answer that ends it."""
    seat, _key = one.answers[-1]
    return one._replace(kind=LAST, seat=seat, answers=one.answers[:-1])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("party")
    arrange(folder, [*ENDINGS.values(), *map(before_the_last_answer, ENDINGS.values())])
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


def has_answered(phone: Guest, asked: set[str]) -> bool:
    """Often enough, and each of these questions."""
    return len(phone.answers) >= ANSWERS and asked <= {answer.kind for answer in phone.answers}


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
    start = first.page.get_by_role("button", name=first.word("lobby.start"), exact=True)
    expect(start).to_be_in_viewport(ratio=1)
    start.click()
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
        asked = {"duel": {"choose_attacker", "play_phase"}, "calibre45": {"arming"}}[game]
        ends = time.monotonic() + PATIENCE / 1000
        while not all(has_answered(phone, asked) for phone in phones):
            assert time.monotonic() < ends, f"the game does not go on until all have answered {asked}"
            first.page.wait_for_timeout(50)
        for phone in phones:
            phone.rest()
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


@pytest.mark.parametrize(("game", "language"), [("bang", "en"), ("duel", "ru"), ("calibre45", "ru")])
def test_the_room_sees_the_last_shot_again_and_who_goes_on(
    guest: NewGuest, shots: Path, game: str, language: str
) -> None:
    known = person(ANNA.user, ANNA.name)
    phone = guest(size=SMALL_PHONE, language=language, keep=known).has(TOKEN)
    screen = guest(size=TELEVISION, language=language, keep=known, motion=True).has(TOKEN)
    table = f"{game}-{LAST}"
    phone.open(f"#/table/{table}")
    phone.page.locator("section.prompt.mine").wait_for()
    screen.open(f"#/tv/{table}")
    screen.page.locator(".shell.shared").wait_for()
    phone.gives(table, ENDINGS[game].answers[-1][1])
    again = screen.page.locator("dialog.again")
    expect(again.locator(".words span").last).to_be_visible()
    screen.page.screenshot(path=shots / f"party-{game}-again.jpg")
    again.click(position={"x": 5, "y": 5})
    expect(again).to_have_count(0)
    expect(
        screen.page.get_by_text(re.compile(screen.word("screen.host_goes_on").format(name=".+")))
    ).to_be_visible()
    screen.page.screenshot(path=shots / f"party-{game}-end.jpg")
    host = phone if ENDINGS[game].answers[-1][0] == 0 else guest().has(HOST_TOKEN)
    host.call("POST", f"/tables/{table}/rematch", {})
    for one in (screen, phone):
        expect(one.page.locator("main.lobby")).to_be_visible()


def test_a_game_is_called_nothing_until_its_name_is_there(guest: NewGuest) -> None:
    screen = guest(size=TELEVISION)
    screen.page.route("**/book*", lambda _route: None)  # it never comes
    screen.open("tv")
    names = screen.page.locator(".games button")
    expect(names).to_have_count(len(GAMES))
    assert not set(names.all_inner_texts()) & set(GAMES)


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
    assert anna.page.evaluate(COVERED) < 1, "the last lines of the log can be read"
    expect(anna.page.locator("aside.corner")).to_contain_text(
        anna.text("web.screen.code", address=urlsplit(anna.url).netloc)
    )
    told.frames.clear()
    with anna.page.expect_response("**/history*") as asked:
        anna.page.reload()
    seen = {entry["view"]["viewer"] for entry in asked.value.json()["entries"] if entry.get("view")}
    assert seen == {NOT_SEEN}
    expect(anna.page.locator("aside .log p").first, "what was told before it was opened").to_be_visible()
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
