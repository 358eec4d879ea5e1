"""What only the table of the Duel has: the marker, backs that are pointed at, what is agreed on before it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from saloon.text.texts import Texts
from tests.browser.arranged import arrange
from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest
from tests.browser.moments import moment, table
from tests.browser.screens import DIALOG
from tests.browser.serving import Serving

MOMENTS = ("marker", "robbery", "lines", "woken")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("duel")
    arrange(folder, [moment(name) for name in MOMENTS])
    with Serving(folder) as serving:
        yield serving


def test_a_click_on_who_covers_tells_of_him_and_only_the_button_moves_the_marker(anna: Guest) -> None:
    anna.open(table("marker"))
    covering = anna.page.locator(".line.near .covering")
    name = covering.locator("strong").inner_text()
    covering.locator(".whole").click(position={"x": 40, "y": 40})
    expect(anna.page.locator(DIALOG)).to_contain_text(name)
    anna.page.keyboard.press("Escape")
    assert not anna.answers
    covering.locator(".move").click()
    expect(anna.page.locator(".line.near .attacking strong")).to_have_text(name)
    assert [answer.key[:5] for answer in anna.answers] == ["move>"]
    expect(anna.page.locator(".figure .move")).to_have_count(0)


def test_a_card_and_its_target_are_picked_by_their_numbers(anna: Guest) -> None:
    anna.open(table("lines"))
    page = anna.page
    page.locator(".hand .live").first.wait_for()
    first = "([all, wanted]) => [...document.querySelectorAll(all)].findIndex(one => one.matches(wanted)) + 1"
    held = page.locator(".hand [role=option]").count()
    page.keyboard.press(f"Digit{page.evaluate(first, ['.hand [role=option]', '.live'])}")
    page.locator(".figure.lit").first.wait_for()
    page.keyboard.press(f"Shift+Digit{page.evaluate(first, ['.figure', '.lit'])}")
    expect(page.locator(".hand [role=option]")).to_have_count(held - 1)
    assert [answer.key.partition(":")[0] for answer in anna.answers] == ["play"]


def test_equipment_that_is_picked_already_is_used_by_the_same_key(anna: Guest) -> None:
    anna.open(table("woken"))
    barrel = anna.page.locator(".line.near .target .one.lit").first
    barrel.focus()
    for _ in range(2):
        anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("() => !document.querySelector('.line.near .one.picked')")
    assert [answer.key.partition("#")[0] for answer in anna.answers] == ["use:barrel"]


def test_a_random_card_is_pointed_at_by_its_back(anna: Guest) -> None:
    anna.open(table("robbery"))
    hand = anna.page.get_by_role("listbox")
    hand.get_by_role("option", name=Texts("en").say("duel.card.robbery.name")).first.click()
    backs = anna.page.locator(".backs")
    expect(backs.locator("button.lit")).to_have_count(2)
    backs.get_by_role("button", name="the Outlaws").click()
    anna.page.wait_for_function("() => document.querySelector('.backs .lit') === null")
    (answer,) = anna.answers
    assert answer.key.startswith("play:robbery#")
    assert answer.key.endswith(":outlaws")


def test_the_table_in_words_says_who_attacks_covers_and_rests(anna: Guest) -> None:
    anna.open(table("lines"))
    words = anna.page.get_by_role("table", name="The table in words")
    expect(words.get_by_role("row")).to_have_count(5)
    for word in ("attacks", "covers, at rest", "law", "outlaws"):
        expect(words).to_contain_text(word)


def test_more_characters_and_the_other_side_are_agreed_on_before_the_deal(guest: NewGuest) -> None:
    anna = guest(size=PHONE, language="ru").open()
    say = Texts("ru").say
    anna.page.get_by_role("button", name=say("duel.name"), exact=True).click()
    anna.press("start.own")
    dialog = anna.page.locator(DIALOG)
    dialog.get_by_text("6", exact=True).click()
    dialog.get_by_text(say("duel.rule.law_seat.value.second"), exact=True).first.click()
    anna.press("own.make")
    own = anna.page.locator(".dock .squad")
    expect(own).to_contain_text(say("duel.side.outlaws.name"))
    expect(own.locator(".reserve .face")).to_have_count(4)
