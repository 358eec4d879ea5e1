"""The hidden six: which deals are possible and how likely, and when to say that it is over."""

from __future__ import annotations

from saloon.bots.greenhorn.answers import MILDEST, place_of
from saloon.bots.greenhorn.outlook import Outlook
from saloon.bots.greenhorn.values import SURE_ENOUGH
from saloon.games.bang.modes.shootout import BAD
from saloon.games.bang.words import DECLARE_CRIME_BEATEN, DECLARE_LAW_DEAD, DEPUTY, REFUTE, RENEGADE
from saloon.kernel.decisions import NONE, Option


def is_crime_beaten(outlook: Outlook, options: list[Option]) -> int:
    """Declare it if hardly anybody who is left can be a villain."""
    return declared_if_sure(outlook, options, DECLARE_CRIME_BEATEN, BAD)


def is_law_dead(outlook: Outlook, options: list[Option]) -> int:
    """Declare it if hardly anybody who is left would have to show himself."""
    return declared_if_sure(outlook, options, DECLARE_LAW_DEAD, (DEPUTY, RENEGADE))


def declared_if_sure(outlook: Outlook, options: list[Option], verb: int, enemies: tuple[int, ...]) -> int:
    place = place_of(options, verb)
    if place == NONE:
        return MILDEST
    return place if chance_of_none(outlook, enemies) >= SURE_ENOUGH else MILDEST


def refuted(_outlook: Outlook, options: list[Option]) -> int:
    """Silence would lose the game."""
    return max(place_of(options, REFUTE), MILDEST)


def chance_of_none(outlook: Outlook, roles: tuple[int, ...]) -> float:
    """How likely it is that nobody else who is alive has one of these roles."""
    others = [one.player for one in outlook.others if not one.ghost]
    total = none = 0.0
    for weight, deal in outlook.deals():
        total += weight
        if not any(deal[player] in roles for player in others):
            none += weight
    return none / total if total else 0.0
