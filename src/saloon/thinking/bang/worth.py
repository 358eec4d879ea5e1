"""What cards, characters and events are worth, by their numbers: values.json as lists.

A life point of a sworn enemy is worth about 1. What has no value of its own gets the usual one, so that a new
card is played tolerably.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

import saloon.games.bang.expansions  # noqa: F401 (everything printed has its number)
from saloon.games.bang.catalogue import DEFINITIONS, LISTED, PRINTED
from saloon.games.bang.questions import CardKind, Character
from saloon.games.bang.words import GREEN
from saloon.kernel.ids import CardId, DefinitionId

KEEP_DEFAULT: Final = 1.0
IN_PLAY_DEFAULT: Final = 0.8
ABILITY_DEFAULT: Final = 1.5
ORDER_DEFAULT: Final = 1
ANY_CARD: Final = 1.65
"""A card of the deck, on average."""

BARREL: Final = 1
SURE_MISSED: Final = 2
TWO_MISSES: Final = 4
RAPID: Final = 8
JAIL: Final = 16
ANY_CARD_MISSES: Final = 32
NEVER_MISSED: Final = 64
FOR_THE_ATTACK: Final = 128
ATTACK: Final = 256
FARTHER: Final = 512
LOADED: Final = 1024
NEAR: Final = 2048
"""What others have to reckon with, as bits."""
TRAITS_OF: Final = {
    "barrel": BARREL,
    "jourdonnais": BARREL,
    "bible": SURE_MISSED,
    "iron_plate": SURE_MISSED,
    "sombrero": SURE_MISSED,
    "ten_gallon_hat": SURE_MISSED,
    "slab_the_killer": TWO_MISSES,
    "doc_holyday": LOADED,
    "willy_the_kid": RAPID,
    "volcanic": RAPID,
    "jail": JAIL,
    "elena_fuente": ANY_CARD_MISSES,
    "big_spencer": NEVER_MISSED,
    "duel": ATTACK,
    "gatling": ATTACK,
    "indians": ATTACK,
    "punch": ATTACK | NEAR,
    "panic": NEAR,
    "mustang": FARTHER,
    "hideout": FARTHER,
    "springfield": ATTACK,
    "scope": FOR_THE_ATTACK,
    "binocular": FOR_THE_ATTACK,
    "canteen": FOR_THE_ATTACK,
    "pony_express": FOR_THE_ATTACK,
    "conestoga": FOR_THE_ATTACK,
    "can_can": FOR_THE_ATTACK,
    "knife": FOR_THE_ATTACK | LOADED,
    "derringer": FOR_THE_ATTACK | LOADED,
    "pepperbox": FOR_THE_ATTACK | LOADED,
    "buffalo_rifle": FOR_THE_ATTACK | LOADED,
    "howitzer": FOR_THE_ATTACK | LOADED,
}
PAIN_PAYS: Final = {"bart_cassidy": 0.8, "el_gringo": 0.6}
"""Characters who get cards for a life point: to hit them, or to be them and hit, weighs less."""


class Worth:
    """One printed thing, whatever it is."""

    __slots__ = ("ability", "far", "green", "in_play", "keep", "life", "order", "pain_pays", "traits")

    def __init__(self, key: str, known: dict[str, float], far: int, green: bool, life: int) -> None:
        self.keep = float(known.get("keep", KEEP_DEFAULT))
        """In the hand: discarded last, picked first, answered with last."""
        self.in_play = float(known.get("in_play", IN_PLAY_DEFAULT))
        """To whoever it lies in front of."""
        self.ability = float(known.get("ability", ABILITY_DEFAULT))
        """Whose ability is worth having."""
        self.order = int(known.get("order", ORDER_DEFAULT))
        """What is worth playing is played in this order, the highest first."""
        self.far = far
        """How far a weapon reaches; 0: it is none."""
        self.green = green
        self.life = life
        """The life points of a character."""
        self.traits = TRAITS_OF.get(key, 0)
        self.pain_pays = PAIN_PAYS.get(key, 0.0)


def all_worth() -> list[Worth]:
    plain = json.loads(files("saloon.thinking.bang").joinpath("values.json").read_text("utf-8"))
    known: dict[str, dict[str, float]] = {**plain["cards"], **plain["characters"], **plain["events"]}
    found: list[Worth] = []
    for one in DEFINITIONS:
        far = int(getattr(one, "far", 1)) if isinstance(one, CardKind) and one.weapon else 0
        green = isinstance(one, CardKind) and one.border == GREEN
        life = one.life if isinstance(one, Character) else 0
        found.append(Worth(one.key, known.get(one.key, {}), far, green, life))
    return found


WORTH: Final[list[Worth]] = all_worth()
UNKNOWN: Final = Worth("", {}, 0, False, 4)


def worth_of(definition: DefinitionId) -> Worth:
    """Of what a scene has made for itself nothing is known."""
    return WORTH[definition] if 0 <= definition < len(WORTH) else UNKNOWN


IN_PLAY: Final = [
    WORTH[LISTED.index(one.kind)].in_play if one.kind in LISTED else IN_PLAY_DEFAULT for one in PRINTED
]


def in_play_of(card: CardId) -> float:
    """What a printed card is worth to whoever it lies in front of."""
    return IN_PLAY[card] if 0 <= card < len(IN_PLAY) else IN_PLAY_DEFAULT
