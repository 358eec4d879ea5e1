"""Whoever is about to decide loses nothing by a reload, without a network, or with the server."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.serving import Serving


def seated(one: Guest) -> str:
    """At a table of her own, with the first question open before her."""
    one.enters().open()
    made = one.new_table(bots=["greenhorn"] * 3, seed="anna begins")
    table = str(made["table"])
    one.call("POST", f"/tables/{table}/start")
    one.go(f"#/table/{table}")
    one.page.wait_for_selector(".prompt.mine")
    return table


def hand(one: Guest) -> list[str | None]:
    return [card.get_attribute("aria-label") for card in one.page.locator(".hand [role=option]").all()]


def goes_on(one: Guest) -> None:
    """The question can be answered, and the game takes the answer."""
    before = len(one.answers)
    told = one.page.locator(".log .turns").inner_text()
    one.click_on(pause=60)
    one.page.wait_for_function("told => document.querySelector('.log .turns').innerText !== told", arg=told)
    one.rest()
    assert len(one.answers) > before


def test_a_reload_in_mid_decision_shows_the_same_question_and_hand(guest: NewGuest) -> None:
    anna = guest()
    seated(anna)
    cards, question = hand(anna), anna.page.locator(".prompt .text").inner_text()
    anna.page.reload()
    anna.page.wait_for_selector(".prompt.mine")
    assert hand(anna) == cards
    assert anna.page.locator(".prompt .text").inner_text() == question
    goes_on(anna)


def test_an_answer_given_without_a_network_arrives_when_it_is_back_and_once(guest: NewGuest) -> None:
    anna = guest()
    table = seated(anna)
    asked = anna.page.locator(".prompt .text").inner_text()
    anna.loses_the_network()
    anna.page.wait_for_selector(".banner")
    anna.page.keyboard.press("KeyE")
    anna.finds_the_network()
    anna.page.wait_for_selector(".banner", state="detached")
    # Whoever is asked then: she may be again.
    anna.page.wait_for_function(
        "asked => document.querySelector('.prompt .text')?.innerText !== asked", arg=asked
    )
    history = anna.call("GET", f"/tables/{table}/history")
    mine = [entry for entry in history["entries"] if entry.get("seat") == 0 and entry["what"] == "answered"]
    assert len(mine) == 1


def test_the_page_comes_back_by_itself_when_the_server_was_killed(guest: NewGuest, tmp_path: Path) -> None:
    with Serving(tmp_path) as house:
        anna = guest(url=house.url)
        seated(anna)
        cards = hand(anna)
        house.kill()
        anna.page.wait_for_selector(".banner")
        house.start()
        anna.page.wait_for_selector(".banner", state="detached")
        assert hand(anna) == cards
        goes_on(anna)
