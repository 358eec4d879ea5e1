"""The end of a game: who won and why, plots; the game looked at again, alone or by a link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import OVER, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest
from tests.browser.serving import Serving

PLOTS = 3
RUNNING = {"bang": "play_phase", "calibre45": "shootout", "duel": "play_phase"}
GAME_KEYS = pytest.mark.parametrize("game", list(RUNNING))


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
    friend.page.screenshot(path=shots / "replay-calibre45-phone-ru-light.png")


def test_the_game_is_saved_as_a_file(anna: Guest, tmp_path: Path) -> None:
    anna.open("#/table/bang-over")
    with anna.page.expect_download() as found:
        anna.page.get_by_role("button", name="Save the game").click()
    found.value.save_as(tmp_path / "game.json")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["game"] == "bang"
    assert record["answers"]
