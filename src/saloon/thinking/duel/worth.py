"""What cards and moves are worth: values.json, cards by the number of their kind.

A useful card in hand is worth about 5.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

import saloon.games.duel.box  # noqa: F401 (everything printed has its number)
from saloon.games.duel.catalogue import BOOK


class Worth:
    """All values, as they were read or are being tried."""

    __slots__ = (
        "any_card",
        "cattle",
        "challenge",
        "exchange",
        "forced_move",
        "gear_in_front",
        "health_in_front",
        "hit",
        "in_play",
        "keep",
        "kill",
        "move",
        "own_death",
        "own_hit",
        "point",
        "reload",
        "rob_hand",
        "spared",
        "taken",
        "wounded",
    )

    def __init__(self, keep: dict[str, float], in_play: dict[str, float], moves: dict[str, float]) -> None:
        self.keep = [float(keep.get(one.key, 0.0)) for one in BOOK.definitions]
        """Of a card in hand."""
        self.in_play = [float(in_play.get(one.key, 0.0)) for one in BOOK.definitions]
        """Of a card in play to its bearer; less than nothing if it hurts him."""
        self.hit = moves["hit"]
        self.kill = moves["kill"]
        """More for a hit that would kill."""
        self.wounded = moves["wounded"]
        """Less for each point of health that the target has."""
        self.spared = moves["spared"]
        """The part of a card's worth that counts when one of several hits is chosen."""
        self.own_hit = moves["own_hit"]
        self.own_death = moves["own_death"]
        """A volley that strikes my own covering character, and more if that is its last point."""
        self.point = moves["point"]
        """Of health, lost or regained."""
        self.challenge = moves["challenge"]
        """A duel, compared with a hit."""
        self.rob_hand = moves["rob_hand"]
        self.taken = moves["taken"]
        """The part of its worth that a card has which is taken into the hand."""
        self.health_in_front = moves["health_in_front"]
        self.gear_in_front = moves["gear_in_front"]
        """What makes a character fit to attack."""
        self.move = moves["move"]
        """At most, for moving the marker: when nothing better is left."""
        self.forced_move = moves["forced_move"]
        """A card for moving a marker costs that card."""
        self.reload = moves["reload"]
        self.exchange = moves["exchange"]
        self.cattle = moves["cattle"]
        """Another card, or two, for a card."""
        self.any_card = moves["any_card"]
        """A random card of the opponent."""


def read_worth() -> Worth:
    plain = json.loads(files("saloon.thinking.duel").joinpath("values.json").read_text("utf-8"))
    keep: dict[str, float] = plain["keep"]
    in_play: dict[str, float] = plain["in_play"]
    moves: dict[str, float] = plain["moves"]
    return Worth(keep, in_play, {name: float(value) for name, value in moves.items()})


WORTH: Final = read_worth()
