"""The moments of BANG! that everybody at the table looks up for, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bang.view import BangView
from saloon.kernel.events import Event

if TYPE_CHECKING:
    from saloon.text.bang.narrator import BangNarrator

TOLD_BY_NAME = {
    "rewarded": "reward",
    "punished": "penalty",
    "exploded": "exploded",
    "stayed_alive": "stayed_alive",
    "haunts": "ghost",
    "came_back": "back",
    "returned": "back",
    "spoke": "spoke",
    "roles_dealt_anew": "new_roles",
    "bounty": "bounty",
    "declared_crime_beaten": "crime_beaten",
    "declared_law_dead": "law_dead",
    "shootout_began": "shootout",
}
"""Events that always matter."""


def headline(narrator: BangNarrator, events: list[Event], place: int, seen: BangView) -> str:
    event = events[place]
    key = headline_key(narrator, events, place, seen)
    if not key:
        return ""
    saviour = events[place - 1].definition if key.startswith("saved") else event.definition
    return narrator.say(
        f"headline.{key}",
        who=narrator.name(event.who),
        whom=narrator.name(event.whom),
        cards=narrator.texts.say("common.cards", event.amount),
        dollars=narrator.dollars(event.amount),
        name=narrator.cards.definition(saviour) if saviour and key != "beer" else "",
        effect=narrator.say(f"event_short.{event.definition}") if key == "event" else "",
        role=narrator.say(f"role.{event.role}.name") if event.role else "",
        fighters=" × ".join(narrator.names[player] for player in event.players),
    )


def headline_key(narrator: BangNarrator, events: list[Event], place: int, seen: BangView) -> str:
    """Which of the headlines fits; empty: none."""
    event = events[place]
    if event.name in TOLD_BY_NAME:
        return TOLD_BY_NAME[event.name]
    if event.name == "event_turned_up":
        return "event"
    if event.name == "eliminated":
        return f"out.{event.role or 'secret'}"
    if event.name == "showed_role":
        return "showed" if event.role else ""
    if event.name == "missed":
        return saved_by(events, place)
    if event.name == "answered" and event.definition == "beer":
        return "beer" if seen.figures[event.who].life > 0 else ""
    if event.name == "lost_life" and event.cause == "duel":
        return "duel"
    if event.name == "checked" and event.definition == "jail":
        return "jail" if is_free(narrator, events, place) else ""
    return ""


def saved_by(events: list[Event], place: int) -> str:
    """Whether a card that was flipped, and not one from the hand, has stopped the shot."""
    event = events[place]
    check = events[place - 1] if place else event
    if check.name != "checked" or check.who != event.who:
        return ""
    return "saved.barrel" if check.definition == "barrel" else "saved.other"


def is_free(narrator: BangNarrator, events: list[Event], place: int) -> bool:
    """Whether somebody in Jail has his turn after the check. Of two figures the other one may have it."""
    event = events[place]
    if not event.cards or narrator.is_one_of_two(event.who):
        return False
    return not any(one.name == "turn_skipped" and one.who == event.who for one in events[place:])
