"""How a table for two is laid out: seats X1 and X2 are of one player X, who has one hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel.decisions import NONE
from saloon.rulings.bang.names import CardName, card_names
from saloon.rulings.records import Fields, listed, mapping

if TYPE_CHECKING:
    from saloon.rulings.bang.layout import Layout

PAIRS = ["X1", "Y1", "X2", "Y2"]
"""The seats of two players of whom nothing is said."""


def player_of(seat: object) -> str:
    """Whoever plays at a seat of his two: X of X1."""
    return str(seat).rstrip("0123456789")


def own_places(layout: Layout, place: Fields) -> list[Fields]:
    """The seats of the same player."""
    return [one for one in layout.places if player_of(one["seat"]) == player_of(place["seat"])]


def open_characters(layout: Layout) -> list[str]:
    """Those that lie open to be drafted."""
    if layout.mode != "two":
        return []
    return [layout.character({"character": name}) for name in listed(layout.given.get("characters") or [])]


def companion(layout: Layout, place: Fields) -> int:
    """The first seat of the same player: X1 of X2; NONE: it is the first."""
    if layout.mode != "two":
        return NONE
    first = own_places(layout, place)[0]
    return NONE if first is place else layout.places.index(first)


def is_passive(layout: Layout, place: Fields) -> bool:
    """Whether its player plays with another figure: as is said, as the turn is, or with his first one."""
    if layout.mode != "two":
        return False
    living = [str(one["seat"]) for one in own_places(layout, place) if not one.get("eliminated")]
    active = mapping(layout.given.get("active"), "given.active").get(player_of(place["seat"]))
    if active is None:
        turn = layout.given.get("turn")
        active = turn if turn in living else (living or [""])[0]
    return str(place["seat"]) != str(active)


def hand_of(layout: Layout, place: Fields) -> list[CardName]:
    """The hand at a seat; the first seat of a player has all that he holds."""
    if layout.mode != "two":
        return card_names(place.get("hand"), f"{place['seat']}.hand")
    if companion(layout, place) != NONE:
        return []
    shared = mapping(layout.given.get("shared_hand"), "given.shared_hand")
    if player_of(place["seat"]) in shared:
        return card_names(shared[player_of(place["seat"])], "given.shared_hand")
    own = own_places(layout, place)
    return [name for one in own for name in card_names(one.get("hand"), f"{one['seat']}.hand")]
