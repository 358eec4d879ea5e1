"""The moments of the Duel that both look up for, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.catalogue import BOOK
from saloon.kernel.events import Event

if TYPE_CHECKING:
    from saloon.text.duel.narrator import DuelNarrator

TOLD_BY_NAME = {"killed": "killed", "came": "came", "last_stand": "last_stand", "exploded": "exploded"}
"""Events that always matter."""
BETWEEN = ("counted",)
"""What may stand between a card that is revealed and what it does."""


def headline(narrator: DuelNarrator, events: list[Event], place: int) -> str:
    event = events[place]
    key = headline_key(events, place)
    if not key:
        return ""
    return narrator.say(
        f"headline.{key}",
        who=narrator.name(event.who),
        player=narrator.player(event.who),
        name=narrator.cards.definition(event.definition) if event.definition in BOOK.by_key else "",
    )


def headline_key(events: list[Event], place: int) -> str:
    """Which of the headlines fits; empty: none."""
    event = events[place]
    if event.name in TOLD_BY_NAME:
        return TOLD_BY_NAME[event.name]
    if event.name == "missed":
        return saved_by(events, place)
    return "duel" if event.name == "lost_health" and event.cause == "duel" else ""


def saved_by(events: list[Event], place: int) -> str:
    """Whether a card that was revealed for a Barrel has cancelled the hit."""
    before = [one for one in events[:place] if one.name not in BETWEEN]
    if before and before[-1].name == "revealed" and before[-1].cause == "barrel":
        return "barrel"
    return ""
