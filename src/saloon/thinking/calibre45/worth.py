"""What Calibre 45's cards, cowboys and risks are worth: values.json, in thousands of dollars."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from saloon.games.calibre45.words import CACTUS, COYOTE, MUSTANG

USUAL_LIMIT: Final = 6


class Worth:
    """All values, as they were read or are being tried."""

    __slots__ = (
        "armed_hand",
        "bar",
        "bar_card",
        "bare_hand",
        "bold",
        "bullet",
        "card",
        "cowboy",
        "death",
        "death_mounted",
        "delay",
        "edge",
        "exchange_gain",
        "impatience",
        "initiative",
        "limit",
        "of_kind",
        "others",
        "partner_alone",
        "patience",
        "pride",
        "rival_cowboy",
        "scale",
        "spare_mustang",
        "support",
        "victory",
        "worst_limit",
    )

    def __init__(self, values: dict[str, float]) -> None:
        self.card = values["card"]
        """A card more is a turn less of arming."""
        self.bullet = values["bullet"]
        self.of_kind = [0.0] * (COYOTE + 1)
        """Of weapon cards without bullets, by kind."""
        self.of_kind[MUSTANG] = values["mustang"]
        self.of_kind[CACTUS] = values["cactus"]
        self.of_kind[COYOTE] = values["coyote"]
        self.spare_mustang = values["spare_mustang"]
        """A Mustang beside another one: a cowboy rides one at a time."""
        self.cowboy = values["cowboy"]
        """What it costs to lose one: a turn for a new one, three for its bail."""
        self.limit = values["limit"]
        """For each bullet that it can use more, or fewer, than usual."""
        self.worst_limit = values["worst_limit"]
        """A new cowboy that can use fewer bullets is not worth its bail."""
        self.rival_cowboy = values["rival_cowboy"]
        self.victory = values["victory"]
        """What the million is worth besides the money."""
        self.scale = values["scale"]
        """So many bullets more make a shoot-out nearly three to one."""
        self.initiative = values["initiative"]
        """In bullets: who shoots first."""
        self.edge = values["edge"]
        """In bullets, for each that a cowboy can use at once more than the rival's."""
        self.support = values["support"]
        """What a partner's bullets count."""
        self.others = values["others"]
        """What the bullets of all rivals but the strongest team count: they shoot at each other too."""
        self.death = values["death"]
        self.death_mounted = values["death_mounted"]
        """How often a lost shoot-out is lost with the cowboy."""
        self.bar = values["bar"]
        self.bar_card = values["bar_card"]
        """What a robbery has to promise, and for each card that could still be drawn."""
        self.impatience = values["impatience"]
        """Less, by the square of the rounds that a robbery usually takes."""
        self.bold = values["bold"]
        self.armed_hand = values["armed_hand"]
        """How likely a player joins who has so many cards."""
        self.patience = values["patience"]
        self.bare_hand = values["bare_hand"]
        """One draws in a shoot-out for so much loot, or with fewer cards than these."""
        self.pride = values["pride"]
        """The part of the loot that it costs to flee: who came for it does not ride home at once."""
        self.partner_alone = values["partner_alone"]
        """How often a partner gets the loot if I leave and no rival is there."""
        self.exchange_gain = values["exchange_gain"]
        """A card is exchanged if an unknown one promises so much more."""
        self.delay = values["delay"]
        """What it costs to draw in a shoot-out, besides the card that the rival draws too."""


FACTORS: Final[dict[str, dict[str, float]]] = {
    "cautious": {"bar": 2.5, "cowboy": 1.2, "pride": 0.3, "delay": 0.5},
    "showman": {"bar": 0.2, "bar_card": 0.7, "cowboy": 0.85, "pride": 1.5},
}
"""What somebody with a character weighs otherwise: within a band, so that nothing absurd is played."""


def read_worth(character: str = "") -> Worth:
    plain = json.loads(files("saloon.thinking.calibre45").joinpath("values.json").read_text("utf-8"))
    factors = FACTORS.get(character, {})
    return Worth({str(name): float(value) * factors.get(str(name), 1.0) for name, value in plain.items()})


WORTH: Final = read_worth()
TEMPERED: Final = {character: read_worth(character) for character in FACTORS}
"""By character."""
