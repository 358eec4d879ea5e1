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
        "answered",
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
        "last_answer",
        "move",
        "opened",
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
        self.answered = moves["answered"]
        """A hit on my own that I can cancel: it costs the card."""
        self.opened = moves["opened"]
        """More for a Barrel or Hat that is taken away before a shot."""
        self.last_answer = moves["last_answer"]
        """More for the last card with which the last character could answer a hit."""
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


FACTORS: Final[dict[str, dict[str, float]]] = {
    "cautious": {"own_hit": 1.5, "own_death": 1.3, "point": 1.4, "health_in_front": 2.0},
    "showman": {"own_hit": 0.7, "point": 0.8, "health_in_front": 0.5, "gear_in_front": 1.5},
}
"""What somebody with a character weighs otherwise: within a band, so that nothing absurd is played."""


def read_worth(character: str = "") -> Worth:
    plain = json.loads(files("saloon.thinking.duel").joinpath("values.json").read_text("utf-8"))
    keep: dict[str, float] = plain["keep"]
    in_play: dict[str, float] = plain["in_play"]
    moves: dict[str, float] = plain["moves"]
    factors = FACTORS.get(character, {})
    return Worth(
        keep, in_play, {name: float(value) * factors.get(name, 1.0) for name, value in moves.items()}
    )


WORTH: Final = read_worth()
TEMPERED: Final = {character: read_worth(character) for character in FACTORS}
"""By character."""
