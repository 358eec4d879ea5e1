"""What a player does at the table besides playing: measure distances, guess, move keys, look back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from saloon.games.calibre45.composition import house as house_composition
from saloon.games.calibre45.composition import plain_of
from tests.browser.arranged import CALM, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.places import PLACES
from tests.browser.serving import Serving

AT_THE_TABLE = "#/table/bang-play-phase"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """With two tables at which Anna is asked, and one at which she is not."""
    folder = tmp_path_factory.mktemp("table")
    questions = ("play_phase", "missed_or_hit", CALM)
    found = find("bang", questions)
    arrange(folder, [found[one] for one in questions])
    with Serving(folder) as serving:
        yield serving


def test_a_distance_says_how_it_comes_about_and_r_turns_it_round(anna: Guest) -> None:
    anna.open(AT_THE_TABLE)
    seats = anna.page.locator(".seat")
    expect(seats).to_have_count(4)
    why = anna.page.locator(".tooltip:popover-open")
    expect(why).to_be_hidden()
    seats.first.locator(".distance").hover()
    expect(why).to_be_visible()
    expect(why).to_contain_text("You reach")
    anna.page.keyboard.press("r")
    expect(seats.first).to_have_class(re.compile("loud"))
    anna.page.keyboard.press("r")
    expect(why).to_contain_text("distance to you")
    expect(why).to_contain_text("Reaches")
    anna.page.keyboard.press("r")
    expect(why).to_contain_text("You reach")


def test_a_card_in_play_tells_the_odds_of_its_check(anna: Guest) -> None:
    anna.open("#/table/bang-calm")
    anna.page.get_by_role("button", name="Jail", exact=True).click()
    expect(anna.page.locator("dialog")).to_contain_text(re.compile(r"for the check: \d+ of \d+, \d+\s%"))


def test_a_guess_is_there_again_on_another_day(anna: Guest) -> None:
    anna.open(AT_THE_TABLE)
    anna.page.locator(".seat .whole").first.wait_for()
    hidden = anna.page.locator(".seat:not(:has(.role))").first
    zone = hidden.get_attribute("data-zone")
    hidden.locator(".whole").click()
    anna.page.locator("dialog .guesses button").nth(1).click()
    expect(anna.page.locator("dialog .guesses [aria-pressed=true]")).to_have_count(1)
    with anna.page.expect_response(lambda answer: answer.url.endswith("/notes")):
        anna.page.reload()
    expect(anna.page.locator(f"[data-zone={zone}] .guess")).to_be_visible()


def test_a_key_that_was_moved_works_where_it_is_now_and_is_kept(anna: Guest) -> None:
    anna.open(AT_THE_TABLE)
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.locator("dialog summary").click()
    key = anna.page.locator("dialog").get_by_role("button", name="show whom you reach")
    key.click()
    anna.page.keyboard.press("q")
    expect(key).to_contain_text("Q")
    anna.page.keyboard.press("Escape")
    anna.page.reload()
    loud = anna.page.locator(".seat.loud")
    expect(anna.page.locator(".seat").first).to_be_visible()
    anna.page.keyboard.press("r")
    expect(loud).to_have_count(0)
    anna.page.keyboard.press("q")
    expect(loud).to_have_count(4)


def test_n_leads_to_the_next_table_that_waits(anna: Guest) -> None:
    anna.open(AT_THE_TABLE)
    anna.page.locator(".prompt.mine").wait_for()
    anna.page.keyboard.press("n")
    anna.page.wait_for_url("**/#/table/bang-missed-or-hit")


def test_games_in_progress_can_be_told_apart(anna: Guest) -> None:
    for _ in range(2):
        made = anna.new_table(game="bang", bots=["random"] * 3, pace=10)
        anna.call("POST", f"/tables/{made['table']}/start", {})
    anna.open("#/")
    expect(anna.page.locator(".running button").nth(1)).to_be_visible()
    names = anna.page.locator(".running button").all_inner_texts()
    assert len(set(names)) == len(names)


def test_whoever_looks_back_is_called_and_comes_back(anna: Guest) -> None:
    anna.open(AT_THE_TABLE)
    anna.page.locator(".log p button").first.click()
    anna.page.wait_for_url("**/#/replay/**")
    back = anna.page.get_by_role("button", name="You are asked")
    expect(back).to_be_visible()
    back.click()
    anna.page.wait_for_url(f"**/{AT_THE_TABLE}")
    expect(anna.page.locator(".prompt.mine")).to_be_visible()


def test_the_page_shows_the_numbers_of_a_deck_of_ones_own(anna: Guest) -> None:
    deck: Any = plain_of(house_composition())
    for cowboy in deck["cowboys"]:
        cowboy["limit"] = 9
    made = anna.new_table(game="calibre45", deck=deck, bots=["random"] * 3, pace=10)
    anna.call("POST", f"/tables/{made['table']}/start", {})
    anna.open(f"#/table/{made['table']}")
    anna.page.locator(".seat.own").wait_for()
    expect(anna.page.locator(".seat.own .figure")).to_contain_text("9")


def device_link(anna: Guest) -> str:
    anna.open()
    anna.press("settings.title")
    anna.press("device.title")
    link = anna.page.locator("dialog input[readonly]")
    expect(link).to_have_value(re.compile("#/device/"))
    return link.input_value()


@PLACES
def test_another_device_is_the_same_person_once_somebody_said_so(
    anna: Guest, guest: NewGuest, size: tuple[int, int], language: str, shots: Path
) -> None:
    phone = guest(size=size, language=language)
    phone.page.goto(device_link(anna))
    expect(phone.page.get_by_role("heading", name="Anna")).to_be_visible()
    assert phone.sideways() <= 0
    phone.page.screenshot(path=shots / f"become-{language}.jpg")
    phone.press_like("device.become_yes", name="Anna")
    expect(phone.page.locator(".running button").first).to_be_visible()


def test_a_link_to_somebody_else_changes_nothing_before_it_is_answered(anna: Guest, guest: NewGuest) -> None:
    link = device_link(anna)
    boris = guest().enters("Boris")
    boris.new_table()
    boris.open()
    boris.page.goto(link)
    expect(boris.page.get_by_role("heading", name="Anna")).to_be_visible()
    expect(boris.page.get_by_role("alert")).to_contain_text("Boris")
    assert "device" not in boris.page.url, "the key leaves the address"
    assert boris.cookie() == boris._token
    boris.press_like("device.become_stay", mine="Boris")
    boris.page.reload()
    expect(boris.page.locator(".running button")).to_have_count(1)
    assert boris.cookie() == boris._token
    boris.page.goto(link)
    boris.press_like("device.become_yes", name="Anna")
    boris.page.wait_for_function("() => JSON.parse(localStorage.getItem('saloon.person')).name === 'Anna'")
    assert boris.cookie() == link.rpartition("/")[2]


def test_a_link_that_is_not_good_any_more_leaves_somebody_who_he_is(guest: NewGuest) -> None:
    boris = guest().enters("Boris").open("#/device/no-token-of-this-house")
    expect(boris.page.locator(".toasts").last).to_contain_text(boris.text("wire.error.unauthorized"))
    assert boris.cookie() == boris._token


def test_no_script_of_the_page_can_read_the_key(guest: NewGuest) -> None:
    """Also where a page of an earlier version had left it."""
    newcomer = guest().open()
    newcomer.press("start.invite")
    newcomer.press("new.make")
    newcomer.page.locator(".lobby").wait_for()
    made = guest().call("POST", "/users", {"name": "Vera"})
    before = guest(keep={"person": {"user": made["user"], "name": "Vera", "token": made["token"]}}).open()
    before.page.wait_for_function(
        "() => JSON.parse(localStorage.getItem('saloon.person')).token === undefined"
    )
    assert before.cookie() == made["token"]
    for visitor in (newcomer, before):
        key = visitor.cookie()
        assert key
        readable = visitor.page.evaluate("JSON.stringify(localStorage) + document.cookie + location.href")
        assert key not in readable


def test_two_tabs_of_a_browser_are_one_person(anna: Guest, guest: NewGuest) -> None:
    link = device_link(anna)
    boris = guest().enters("Boris").open()
    other = boris.context.new_page()
    other.goto(link)
    other.get_by_role("button", name="Become Anna").click()
    expect(boris.page.locator(".running button").first).to_be_visible()
