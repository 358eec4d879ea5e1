"""A whole game without a pointer: by the keys of the table, and by Tab and Enter where it asks something."""

from __future__ import annotations

import random

from tests.browser.conftest import NewGuest
from tests.browser.guests import ANNA_IS_SHERIFF, WHOLE_GAME, Guest

MOST_TABS = 120
MOST_ROUNDS = 2000
LIVE_CARDS = (
    "() => [...document.querySelectorAll('.hand [role=option]')].map(one => one.classList.contains('live'))"
)
ANSWERS = "dialog[open] .options button, dialog[open] footer button:not(.main)"
BUTTONS = ".prompt.mine .buttons button:not([data-advice])"


class Typist:
    """He has nothing but keys, and the page tells him in its marks what can be done."""

    def __init__(self, one: Guest) -> None:
        self.page = one.page
        self.chance = random.Random(4)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def enters(self, selector: str) -> None:
        """Walk with Tab until something of this kind has the focus, and press Enter there."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("what => document.activeElement?.matches(what) ?? false", selector):
                self.press("Enter")
                return
            self.press("Tab")
        assert not self.sees(selector), f"Tab never reaches {selector}"

    def live_cards(self) -> list[int]:
        """Places in the hand, from 1, of the cards that can be played."""
        live: list[bool] = self.page.evaluate(LIVE_CARDS)
        return [place for place, yes in enumerate(live[:9], 1) if yes]

    def lit_seats(self) -> list[str]:
        return [place for place in self.page.locator(".seat.lit .place").all_inner_texts() if place.isdigit()]

    def answer(self) -> None:
        """Or what is left of it: the table may have gone on meanwhile."""
        if self.sees(ANSWERS):
            self.enters(ANSWERS)
        elif self.sees("dialog[open]"):
            self.press("Escape")
        elif live := self.live_cards():
            self.play(self.chance.choice(live))
        else:
            self.enters(BUTTONS)

    def play(self, place: int) -> None:
        self.press(f"Digit{place}")
        seats = self.lit_seats()
        self.press(f"Shift+Digit{self.chance.choice(seats)}" if seats else "Space")
        if not self.sees("dialog[open]"):
            self.press("Escape")


def test_a_whole_game_by_keyboard_only(guest: NewGuest) -> None:
    anna = guest().enters().open()
    made = anna.new_table(bots=["greenhorn"] * 3, seed=ANNA_IS_SHERIFF)
    anna.call("POST", f"/tables/{made['table']}/start")
    anna.go(f"#/table/{made['table']}")
    typist = Typist(anna)
    for _ in range(MOST_ROUNDS):
        anna.page.wait_for_selector(".prompt.mine, .over button", timeout=WHOLE_GAME)
        if typist.sees(".over button"):
            break
        typist.answer()
    anna.sees_the_end()
    assert len(anna.answers) > 5


def test_keys_mean_the_same_in_the_russian_layout(guest: NewGuest) -> None:
    anna = guest(language="ru").enters().open()
    made = anna.new_table(bots=["greenhorn"] * 3, lesson="first_game")
    anna.call("POST", f"/tables/{made['table']}/start")
    anna.go(f"#/table/{made['table']}")
    anna.page.wait_for_selector(".prompt.mine")
    asked = anna.page.locator(".prompt .text").inner_text()
    # The key that is E in one layout is У in the other.
    anna.page.evaluate(
        "() => window.dispatchEvent(new KeyboardEvent('keydown', {code: 'KeyE', key: 'у', bubbles: true}))"
    )
    anna.page.wait_for_function(
        "asked => document.querySelector('.prompt .text').innerText !== asked", arg=asked
    )
    assert anna.answers[0].key == "end_turn"
