"""Every screen of the page: where it is, and how one comes to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tests.browser.arranged import CALM, DOUBT, OVER
from tests.browser.guests import Guest

ARRANGED: Final = {
    "bang": ("play_phase", "missed_or_hit", "pick_card", CALM, DOUBT, OVER),
    "calibre45": ("arming", "pick_place", "shootout", CALM, OVER),
    "duel": ("play_phase", "defend", CALM, OVER),
}
"""The tables that are visited, by game."""
DIALOG: Final = "dialog[open]"
TURN: Final = "#/table/bang-play-phase"


class Screen(NamedTuple):
    """Where it is, what has to be there before it is looked at, and what is done first."""

    name: str
    at: str
    there: str
    do: Callable[[Guest], object] | None = None
    examined: bool = True
    """By axe, which takes long where there is much."""


def presses(key: str) -> Callable[[Guest], None]:
    """A button, by the key of its name."""
    return lambda guest: guest.press(key)


def keys(*names: str) -> Callable[[Guest], None]:
    def press(guest: Guest) -> None:
        for name in names:
            guest.page.keyboard.press(name)

    return press


def clicks(*selectors: str) -> Callable[[Guest], None]:
    def click(guest: Guest) -> None:
        for selector in selectors:
            guest.page.locator(selector).first.click()

    return click


def all_options(guest: Guest) -> None:
    guest.page.locator(".prompt .buttons button").filter(has_text="·").click()


def doubts(guest: Guest) -> None:
    all_options(guest)
    guest.page.locator(".options li:has(em) button").first.click()


def table(game: str, kind: str) -> str:
    return f"#/table/{game}-{kind}".replace("_", "-")


def at_tables(game: str) -> list[Screen]:
    """How the table looks at each of the arranged moments; what is over is told in a dialog."""
    told = Screen(f"ending-{game}", table(game, OVER), ".ending svg")
    asked = [kind for kind in ARRANGED[game] if kind not in (DOUBT, OVER)]
    return [*(Screen(f"{game}-{kind}", table(game, kind), ".prompt .text") for kind in asked), told]


SCREENS: Final = [
    Screen("start", "#/", ".running button"),
    Screen("new-table", "#/", DIALOG, presses("start.invite")),
    Screen("own-table", "#/", DIALOG, presses("start.own")),
    Screen("watch", "#/", f"{DIALOG} li", presses("start.watch")),
    Screen("settings", "#/", DIALOG, presses("settings.title")),
    Screen("lobby", "#/table/{lobby}", ".lobby .invite svg"),
    Screen("join", "#/join/{invite}", ".lobby"),
    Screen("cards-bang", "#/cards/bang", ".grid a", examined=False),
    Screen("cards-calibre45", "#/cards/calibre45", ".grid a"),
    Screen("card-page", "#/cards/bang/barrel", "article dl"),
    Screen("topic-page", "#/cards/bang/sheriff", "article h1"),
    Screen("how-bang", "#/how/bang", "section.panel"),
    Screen("how-calibre45", "#/how/calibre45", "section.panel"),
    Screen("cards-duel", "#/cards/duel", ".grid a", examined=False),
    Screen("how-duel", "#/how/duel", "section.panel", examined=False),
    Screen("door", "#/table/nowhere", "main h1"),
    *at_tables("calibre45"),
    *at_tables("bang"),
    *at_tables("duel"),
    Screen("replay-bang", "#/replay/bang-over/60/open", ".scrubber"),
    Screen("replay-calibre45", "#/replay/calibre45-over/60/open", ".scrubber"),
    Screen("refused", table("bang", "missed_or_hit"), ".hand .picked", clicks(".hand .dull")),
    Screen("invite", TURN, f"{DIALOG} svg.code", presses("invite.title")),
    Screen("seats", TURN, DIALOG, presses("bar.seats")),
    Screen("seat", TURN, DIALOG, keys("Shift+Digit1")),
    Screen("card", TURN, DIALOG, keys("Digit1", "KeyI")),
    Screen("picked", TURN, ".hand .picked", clicks(".hand .live")),
    Screen("options", TURN, f"{DIALOG} .options", all_options),
    Screen("doubt", table("bang", DOUBT), f"{DIALOG} footer", doubts),
    Screen("log", TURN, DIALOG, keys("KeyL")),
    Screen("chat", TURN, DIALOG, keys("KeyT")),
    Screen("command", TURN, "#command", keys("Slash")),
    Screen("help", TURN, DIALOG, keys("Shift+Slash")),
    Screen("calibre45-seat", table("calibre45", "arming"), DIALOG, keys("Shift+Digit1")),
    Screen("duel-seat", table("duel", "play_phase"), DIALOG, keys("Shift+Digit1")),
    Screen("coach", "#/", ".ring", presses("start.new")),
]
