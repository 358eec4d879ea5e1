"""The moments of Calibre 45 that everybody at the table looks up for, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import INDIANS
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD

if TYPE_CHECKING:
    from saloon.text.calibre45.narrator import CalibreNarrator


def headline(narrator: CalibreNarrator, events: list[Event], place: int, seen: CalibreView) -> str:
    event = events[place]
    stake = at_stake(narrator, events, place, seen)
    key = headline_key(narrator, event, stake)
    if not key:
        return ""
    return narrator.say(
        f"headline.{key}",
        who=narrator.name(event.who),
        whom=narrator.name(event.whom),
        nth=event.nth,
        card=narrator.cards.names(event.cards),
        dollars=narrator.dollars(stake),
    )


def headline_key(narrator: CalibreNarrator, event: Event, stake: int) -> str:
    """Which of the headlines fits; empty: none."""
    if event.name in ("robbery_called", "loot_taken"):
        return event.name
    if event.name == "turned_up":
        return "at_stake" if stake else "turned_up"
    if event.name == "fled":
        return "fled" if stake else ""
    if event.name == "cowboy_lost":
        return f"lost.{event.cause}"
    if event.name == "nobody_left":
        is_indians = narrator.cards.book.kind_of[event.cards[0]] == INDIANS
        return "nobody.indians" if is_indians else "nobody.loot"
    return ""


def at_stake(narrator: CalibreNarrator, events: list[Event], place: int, seen: CalibreView) -> int:
    """What the robbery that an event belongs to is about, in dollars; 0: no loot, or not known."""
    event = events[place]
    if event.name in ("turned_up", "loot_taken"):
        return narrator.cards.book.value_of[event.cards[0]]
    for later in events[place:]:
        if later.name == "loot_taken":
            return later.amount
    card = NO_CARD if seen.robbery is None else seen.robbery.card
    return 0 if card == NONE else narrator.cards.book.value_of[card]
