"""The end of a game: who won and why, plots; the game looked at again, alone or by a link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.browser.arranged import ANNA, OVER, TOKEN, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest, person
from tests.browser.serving import Serving

PLOTS = 3
RUNNING = {"bang": "play_phase", "calibre45": "shootout", "duel": "play_phase"}
GAME_KEYS = pytest.mark.parametrize("game", list(RUNNING))


NO_LONG_WAITS = """() => {
  const usual = window.setTimeout;
  window.setTimeout = (what, when, ...rest) => (when >= 2000 ? 0 : usual(what, when, ...rest));
}"""
"""Nothing ends by itself after two seconds."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A house with a finished game and a running one of each kind."""
    folder = tmp_path_factory.mktemp("endings")
    tables = [one for game, kind in RUNNING.items() for one in find(game, (kind, OVER)).values()]
    arrange(folder, tables)
    with Serving(folder) as serving:
        yield serving


def place(guest: Guest) -> int:
    return int(guest.page.locator(".scrubber input").input_value())


def last_place(guest: Guest) -> int:
    return int(guest.page.locator(".scrubber input").get_attribute("max") or "")


def open_hands(guest: Guest) -> int:
    return guest.page.locator(".seat .open button").count()


@GAME_KEYS
def test_the_end_tells_who_won_and_leads_to_the_game_again(anna: Guest, game: str) -> None:
    anna.open(f"#/table/{game}-over")
    ending = anna.page.locator("dialog[open] .ending")
    expect(ending.locator(".plot svg")).to_have_count(PLOTS)
    won = ending.locator("li.won").count()
    assert 0 < won < ending.locator(".gallery li").count()
    anna.page.get_by_role("button", name="Replay").click()
    expect(anna.page.locator(".scrubber")).to_be_visible()
    assert place(anna) == 0
    assert open_hands(anna) > 0
    assert anna.page.locator(".prompt .buttons button").count() == 0


@GAME_KEYS
@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_the_last_shot_is_shown_once_more_and_a_tap_skips_it(
    guest: NewGuest, shots: Path, game: str, motion: bool
) -> None:
    size = PHONE if motion else DESKTOP
    anna = guest(size=size, motion=motion, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    anna.open(f"#/table/{game}-over")
    ending = anna.page.locator("dialog[open] .ending")
    button = anna.page.get_by_role("button", name="Once more, slowly")
    expect(button).to_be_visible()
    anna.page.evaluate(NO_LONG_WAITS)  # a busy machine may take longer to look at it than it lasts
    button.click()
    again = anna.page.locator("dialog.again")
    expect(again.locator(".words span").last).to_be_visible()
    assert again.locator(".to figcaption").inner_text()
    anna.page.screenshot(path=shots / f"again-{game}-{'moving' if motion else 'still'}.jpg", type="jpeg")
    again.click(position={"x": 5, "y": 5})
    expect(again).to_have_count(0)
    expect(ending).to_be_visible()


@pytest.mark.parametrize(("game", "language"), [("bang", "en"), ("calibre45", "ru"), ("duel", "ru")])
def test_the_ending_has_honours_and_a_picture_to_share(
    guest: NewGuest, shots: Path, game: str, language: str
) -> None:
    size = PHONE if language == "ru" else DESKTOP
    anna = guest(size=size, language=language, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    anna.open(f"#/table/{game}-over")
    expect(anna.page.locator(".ending .luck li").first).to_be_visible()
    anna.page.screenshot(path=shots / f"honours-{game}-{language}.jpg", type="jpeg")
    anna.press("ending.picture")
    expect(anna.page.locator("dialog canvas")).to_be_visible()
    with anna.page.expect_download() as saved:
        anna.press("ending.save_picture")
    picture = shots / f"picture-{game}-{language}.png"
    saved.value.save_as(picture)
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1080, 1350)
    assert len(data) > 100_000, "hardly anything is drawn"


SHARING = """
window.shared = [];
Object.defineProperty(navigator, "canShare", { value: () => true });
Object.defineProperty(navigator, "share", {
  value: async ({ files, title }) => void shared.push([files[0].name, files[0].type, files[0].size, title]),
});
"""


def test_where_the_device_can_share_the_picture_is_given_to_it(guest: NewGuest) -> None:
    anna = guest(size=PHONE, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    anna.context.add_init_script(SHARING)
    anna.open("#/table/bang-over")
    expect(anna.page.locator(".ending .luck li").first).to_be_visible()
    anna.press("ending.picture")
    anna.press("ending.send")
    anna.page.wait_for_function("() => shared.length === 1")
    name, kind, size, title = anna.page.evaluate("shared[0]")
    assert (name[-4:], kind) == (".png", "image/png")
    assert size > 100_000
    assert title


@GAME_KEYS
def test_a_game_that_ends_before_its_lesson_ends_it_too(anna: Guest, game: str) -> None:
    anna.open("#/")
    kept = json.dumps({"table": f"{game}-over", "given": ["welcome"]})
    anna.page.evaluate("kept => localStorage.setItem('saloon.lesson', kept)", kept)
    anna.open(f"#/table/{game}-over")
    anna.page.reload()
    expect(anna.page.locator("dialog[open] .ending")).to_be_visible()
    anna.page.wait_for_function("() => JSON.parse(localStorage.getItem('saloon.lesson')).table === ''")
    assert anna.page.locator(".coach").count() == 0


@GAME_KEYS
def test_a_game_is_stepped_through_by_keys_by_turns_and_from_the_log(anna: Guest, game: str) -> None:
    anna.open(f"#/replay/{game}-over")
    expect(anna.page.locator(".scrubber")).to_be_visible()
    for _step in range(3):
        anna.page.keyboard.press("ArrowRight")
    assert place(anna) == 3
    anna.page.keyboard.press("ArrowLeft")
    assert place(anna) == 2
    anna.page.keyboard.press("PageDown")
    turned = place(anna)
    assert turned > 2
    anna.page.keyboard.press("End")
    assert place(anna) == last_place(anna)
    anna.page.keyboard.press("Home")
    anna.page.locator(".log p.later > button:not(.rule)").last.click()
    assert place(anna) > 0
    assert str(anna.page.evaluate("location.hash")).split("/")[3] != "1"


@GAME_KEYS
def test_one_goes_from_death_to_death(anna: Guest, game: str) -> None:
    anna.open(f"#/replay/{game}-over")
    expect(anna.page.locator(".scrubber")).to_be_visible()
    places = [place(anna)]
    for _death in anna.page.locator(".scrubber .marks span").all():
        anna.page.keyboard.press("Shift+PageDown")
        places.append(place(anna))
    assert len(set(places)) == len(places) > 1
    for earlier in places[-2::-1]:
        anna.page.get_by_role("button", name="To the previous death").click()
        assert place(anna) == earlier


FALLS = ".falling, .spot .fallen, .cowboy .fallen"
BEFORE = 3
"""Entries: whoever falls there stood at first."""


@GAME_KEYS
def test_whoever_drops_out_is_seen_to_fall(anna: Guest, game: str) -> None:
    anna.open(f"#/replay/{game}-over")
    expect(anna.page.locator(".scrubber")).to_be_visible()
    anna.page.evaluate(NO_LONG_WAITS)
    anna.page.keyboard.press("Shift+PageDown")
    anna.page.locator(".scrubber input").fill(str(place(anna) - BEFORE))
    expect(anna.page.locator(FALLS)).to_have_count(0)
    for _step in range(BEFORE):
        anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(FALLS)).to_have_count(1)


def test_it_plays_by_itself_and_stops_at_the_end(anna: Guest) -> None:
    anna.open("#/replay/bang-over")
    expect(anna.page.locator(".scrubber")).to_be_visible()
    slider = anna.page.locator(".scrubber input")
    slider.fill(str(last_place(anna) - 3))
    anna.page.get_by_role("combobox", name="Speed").select_option("160")
    anna.page.get_by_role("button", name="Play (space)").click()
    expect(slider).to_have_value(str(last_place(anna)))
    expect(anna.page.get_by_role("button", name="Play (space)")).to_be_visible()


def test_one_sees_it_again_as_one_saw_it(anna: Guest) -> None:
    anna.open("#/replay/bang-over")
    expect(anna.page.locator(".scrubber")).to_be_visible()
    assert open_hands(anna) > 0
    anna.page.get_by_role("combobox", name="Seen by").select_option("own")
    expect(anna.page.locator(".hand .card").first).to_be_visible()
    assert open_hands(anna) == 0
    anna.page.get_by_role("combobox", name="Seen by").select_option("-1")
    expect(anna.page.locator(".seat .open button").first).to_be_visible()


@GAME_KEYS
def test_a_running_game_is_rewound_in_ones_own_view_only(anna: Guest, game: str) -> None:
    table = f"{game}-{RUNNING[game]}".replace("_", "-")
    anna.open(f"#/replay/{table}")
    expect(anna.page.locator(".scrubber")).to_be_visible()
    assert anna.page.get_by_role("combobox", name="Seen by").locator("option").count() == 1
    assert open_hands(anna) == 0
    anna.page.get_by_role("button", name="Back to the game").click()
    expect(anna.page.locator(".prompt .buttons button").first).to_be_visible()


def test_a_link_shows_a_friend_the_same_moment(anna: Guest, guest: NewGuest, shots: Path) -> None:
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.open("#/replay/calibre45-over")
    expect(anna.page.locator(".scrubber")).to_be_visible()
    anna.page.locator(".scrubber input").fill("20")
    anna.page.get_by_role("button", name="Copy a link to this moment").click()
    expect(anna.page.locator(".toasts")).to_contain_text("copied")
    link = str(anna.page.evaluate("navigator.clipboard.readText()"))
    friend = guest(size=PHONE, language="ru")
    friend.open("#" + link.partition("#")[2])
    expect(friend.page.locator(".scrubber")).to_be_visible()
    assert place(friend) == 20
    assert friend.sideways() <= 0
    friend.page.screenshot(path=shots / "replay-calibre45-phone-ru-light.jpg")


def test_the_game_is_saved_as_a_file(anna: Guest, tmp_path: Path) -> None:
    anna.open("#/table/bang-over")
    with anna.page.expect_download() as found:
        anna.page.get_by_role("button", name="Save the game").click()
    found.value.save_as(tmp_path / "game.json")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["game"] == "bang"
    assert record["answers"]


# A broadcast is a replay that goes on; that it is late, and for whom, is proved in tests/server

BROADCASTS = {"bang": (DESKTOP, "en"), "duel": ((360, 640), "ru"), "calibre45": ((740, 360), "en")}
AT_FIRST = 20


@pytest.mark.parametrize("game", BROADCASTS)
def test_a_broadcast_shows_all_hands_goes_on_and_outlives_a_broken_line(
    guest: NewGuest, shots: Path, game: str
) -> None:
    size, language = BROADCASTS[game]
    vera = guest(size=size, language=language, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    told = vera.call("GET", f"/tables/{game}-over/replay?language={language}")
    calls: list[int] = []

    def answer(route: Route) -> None:
        seq = int(parse_qs(urlsplit(route.request.url).query).get("seq", ["0"])[0])
        calls.append(seq)
        if len(calls) == 2 and game == "bang":
            route.abort()
            return
        due = told["entries"][: AT_FIRST if len(calls) == 1 else None]
        route.fulfill(json={**told, "entries": [entry for entry in due if entry["seq"] >= seq]})

    vera.page.route("**/broadcast*", answer)
    vera.open(f"#/live/{game}-over")
    expect(vera.page.get_by_text(vera.word("live.late"))).to_be_visible()
    expect(vera.page.locator(".seat .open button, .squad .open button").first).to_be_visible()
    expect(vera.page.locator(".dock > .hand")).to_have_count(0)
    vera.page.screenshot(path=shots / f"broadcast-{game}-{size[0]}-{language}.jpg")
    assert vera.sideways() <= 0
    expect(vera.page.locator(".over button").first).to_be_visible()
    assert calls[1] > calls[0], "what was shown is not asked for again"
    assert game != "bang" or calls[2] == calls[1], "what was lost is"


def test_a_broadcast_that_is_refused_says_why_and_leads_home(anna: Guest) -> None:
    anna.open("#/live/bang-over")
    expect(
        anna.page.get_by_role("status").filter(has_text=anna.text("wire.error.no_broadcast"))
    ).to_be_visible()
    anna.press("bar.home")
    expect(anna.page.get_by_role("button", name=anna.word("start.play"), exact=True)).to_be_visible()
