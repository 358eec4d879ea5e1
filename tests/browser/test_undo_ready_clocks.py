"""Taking back, answers that are ready, and clocks with a bank: on the page, by hand and by key."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import PATIENCE, Guest
from tests.browser.places import SMALL_PHONE, SMALL_PLACES
from tests.server.test_take_back import ON_TURN, WAITING

CLICK_UNDO: Final = """
new MutationObserver((_changes, watching) => {
  const undo = document.querySelector("[data-undo]");
  if (!undo) return;
  watching.disconnect();
  undo.click();
  window.undone = true;
}).observe(document, { childList: true, subtree: true });
"""
"""Three seconds are short on a busy machine: the button is clicked as soon as it is there."""


def at_table(anna: Guest, position: str, **wishes: Any) -> str:
    table = str(anna.new_table(position=position, private=True, **wishes)["table"])
    anna.call("POST", f"/tables/{table}/start", {})
    anna.open(f"#/table/{table}")
    anna.page.locator("section.prompt").wait_for()
    return table


@SMALL_PLACES
def test_what_was_laid_down_is_taken_back_by_button_and_by_key(
    guest: NewGuest, shots: Path, size: tuple[int, int], language: str
) -> None:
    anna = guest(size=size, language=language).enters("Anna")
    at_table(anna, ON_TURN, take_back=True)
    anna.page.locator("section.prompt.mine").wait_for()
    undo = anna.page.locator("[data-undo]")
    held = anna.page.locator(".hand [data-card]")
    expect(held).to_have_count(2)
    anna.page.evaluate(CLICK_UNDO)
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Space")
    anna.page.wait_for_function("() => window.undone")
    expect(held).to_have_count(2)
    expect(undo).to_have_count(0)
    for key in ("z", "Backspace"):
        anna.page.keyboard.press("1")
        anna.page.keyboard.press("Space")
        undo.wait_for()
        anna.page.keyboard.press(key)
        expect(held).to_have_count(2)
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Space")
    undo.wait_for()
    anna.page.screenshot(path=shots / f"undo-{size[0]}-{language}.jpg")
    assert anna.sideways() <= 0
    expect(undo).to_have_count(0, timeout=PATIENCE)
    expect(held).to_have_count(1)
    assert not faults(anna.page)


@SMALL_PLACES
def test_answers_are_made_ready_while_others_play(
    guest: NewGuest, shots: Path, size: tuple[int, int], language: str
) -> None:
    anna = guest(size=size, language=language).enters("Anna")
    at_table(anna, WAITING, pace=10)
    ready = anna.page.locator("[data-ready]")
    ready.click()
    defend = anna.page.get_by_role("checkbox", name=anna.text("common.ready.bang.defend"))
    defend.check()
    expect(defend).to_be_checked()
    anna.page.screenshot(path=shots / f"ready-{size[0]}-{language}.jpg")
    assert not faults(anna.page)
    assert anna.sideways() <= 0
    box = anna.page.locator("dialog[open] label.chip").first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    anna.page.keyboard.press("Escape")
    expect(ready).to_contain_text("1")
    anna.page.screenshot(path=shots / f"readied-{size[0]}-{language}.jpg")


@SMALL_PLACES
def test_a_bank_is_shown_at_the_seat_and_runs_down(
    guest: NewGuest, shots: Path, size: tuple[int, int], language: str
) -> None:
    anna = guest(size=size, language=language).enters("Anna")
    at_table(anna, ON_TURN, bank=300, increment=10)
    bank = anna.page.locator(".bank.runs")
    expect(bank).to_have_count(1)
    before = bank.inner_text()
    expect(bank).not_to_have_text(before, timeout=PATIENCE)
    assert 0 < seconds(bank.inner_text()) < seconds(before) <= 300
    anna.page.screenshot(path=shots / f"bank-{size[0]}-{language}.jpg")
    assert anna.sideways() <= 0


def seconds(clock: str) -> int:
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + int(rest)


def test_a_bank_is_chosen_for_a_new_table(guest: NewGuest, shots: Path) -> None:
    anna = guest(size=SMALL_PHONE, language="ru").enters("Anna")
    anna.open()
    anna.press("start.invite")
    anna.page.get_by_label(anna.word("new.bank")).select_option("300+10")
    anna.page.screenshot(path=shots / "new-bank-ru.jpg")
    with anna.page.expect_request(
        lambda request: request.method == "POST" and "/api/v1/tables" in request.url
    ) as asked:
        anna.press("new.make")
    sent = asked.value.post_data_json or {}
    assert (sent.get("bank"), sent.get("increment")) == (300, 10)
