"""Lessons: real games that are prepared, with hints by moment. They are data, a file for each game.

A hint says at which moment it is of use by what is asked and offered, and knows no rule. The page and the
terminal read the same hints: `web/src/lib/lesson.ts` is this module in TypeScript.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from msgspec import Struct, convert

from saloon.games.registry import GAMES
from saloon.kernel.events import Event
from saloon.text.texts import read_yaml

FIRST_GAME = "first_game"
NOTHING_PICKED = -1


class When(Struct, forbid_unknown_fields=True):
    """A moment; what is left out may be anything.

    Options are told by the beginning of their keys, with * for whatever stands between.
    """

    asked: list[str] | None = None
    """What the learner is asked, one of these; empty: nothing."""
    turn: bool | None = None
    """Whether the turn is the learner's."""
    picked: bool | None = None
    """Whether he has picked up a card."""
    offers: str = ""
    lacks: list[str] = []
    """None of these is offered."""
    aims: str = ""
    """An option of this beginning with the card that he has picked up."""
    after: list[str] = []
    """One of these hints has been given."""
    before: list[str] = []
    """None of these hints has been given."""


class Hint(Struct, forbid_unknown_fields=True):
    """What is said at a moment. Its text: `web.coach.GAME.LESSON.KEY`."""

    key: str
    when: When
    at: str = ""
    """What it points at on the page: a selector."""
    at_card: str = ""
    """The same: the hand card of the first option with this beginning."""
    pick: str = ""
    """It waits until the card of the first such option is picked up; the terminal goes on at once."""
    give: list[str] = []
    """It waits until something is answered. "Show me" gives the first option with one of these beginnings;
    the first beginning is preferred, and an empty one stands for any."""
    last: bool = False
    """With this one the lesson is over."""


class Appearing(Struct, frozen=True, forbid_unknown_fields=True):
    """How it is noticed that what a lesson is about has come up in a game: any of these."""

    asked: list[str] = []
    events: list[str] = []
    """Names of what happened."""
    refused: list[str] = []
    """Why a card of one's own cannot be used: codes of reasons."""


class Lesson(Struct, forbid_unknown_fields=True):
    """What is prepared. Seat 0 is the learner's."""

    players: int
    seed: str
    hints: list[Hint]
    pace: float = 1.2
    wishes: dict[str, Any] = {}
    """What else is agreed on, by name; with a position, for the games that follow."""
    sets: list[str] = []
    """Boxes besides the first one."""
    position: str = ""
    """Where it begins; empty: with the deal."""
    appears: Appearing = Appearing()


class Moment(NamedTuple):
    """What a hint can go by."""

    asked: str
    """Empty while somebody else is asked."""
    turn: bool
    keys: Sequence[str]
    """Of all that may be done, without what should be thought over; the mildest first."""
    picked: int = NOTHING_PICKED
    given: Container[str] = ()


@cache
def lessons() -> dict[str, dict[str, Lesson]]:
    """By game and name, the first game first."""
    return {game: convert(read_yaml(_file_of(game)), dict[str, Lesson]) for game in GAMES}


def _file_of(game: str) -> Any:
    return files("saloon.text").joinpath(game, "lessons.yml")


@cache
def _beginning(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in pattern.split("*")))


def option(keys: Iterable[str], *patterns: str) -> str:
    """The first option with one of these beginnings, the first beginning preferred; empty: none has."""
    offered = list(keys)
    return next((key for one in patterns for key in offered if _beginning(one).match(key)), "")


def card_of(key: str) -> int:
    """The card that an option is played with."""
    found = re.search(r"#(\d+)", key)
    return int(found[1]) if found else NOTHING_PICKED


def fits(when: When, now: Moment) -> bool:
    """Whether this is such a moment."""
    return (
        (when.asked is None or now.asked in when.asked)
        and (when.turn is None or when.turn == now.turn)
        and (when.picked is None or when.picked == (now.picked != NOTHING_PICKED))
        and (not when.offers or option(now.keys, when.offers) != "")
        and option(now.keys, *when.lacks) == ""
        and (not when.aims or option(with_picked(now), when.aims) != "")
        and (not when.after or any(key in now.given for key in when.after))
        and not any(key in now.given for key in when.before)
    )


def appears(sought: Appearing, events: Iterable[Event], asked: str, refused: Iterable[str]) -> bool:
    """Whether what a lesson is about shows in what happened, in what is asked, or in what cannot be done."""
    return (
        any(event.name in sought.events for event in events)
        or asked in sought.asked
        or any(code in sought.refused for code in refused)
    )


def with_picked(now: Moment) -> list[str]:
    """The options that are played with the card that was picked up."""
    if now.picked == NOTHING_PICKED:
        return []
    return [key for key in now.keys if card_of(key) == now.picked]


def hint_for(hints: Iterable[Hint], now: Moment) -> Hint | None:
    """The first new hint for this moment."""
    return next((hint for hint in hints if hint.key not in now.given and fits(hint.when, now)), None)


def shown(hint: Hint, now: Moment) -> str:
    """The option that "Show me" gives; empty: there is nothing to be given."""
    return option(with_picked(now) if hint.when.aims else now.keys, *hint.give)


def deed_for(hints: Iterable[Hint], now: Moment) -> str:
    """What can be answered now: as a hint for this moment shows it, said before or not; else the mildest."""
    found = (shown(hint, now) for hint in hints if fits(hint.when, now))
    return next((key for key in found if key), now.keys[0] if now.asked else "")
