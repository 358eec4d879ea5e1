"""What each thing that can be done in a turn is worth."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.gunslinger.outlook import Outlook
from saloon.bots.gunslinger.values import (
    ALWAYS,
    CARDS,
    ENOUGH,
    HARMFUL,
    HELPFUL,
    HIT,
    KILL,
    NEVER,
    POINT,
    RESERVED_FOR_END,
)
from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.words import ALE_HEALTH, BLUE, END_TURN, MOVE, RELOAD, USE
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import FigureId


def rate(outlook: Outlook, option: Option) -> float:
    """What an option of the play phase is worth; less than ENOUGH: rather end the turn."""
    if option.verb == END_TURN:
        return ENOUGH
    if option.verb == MOVE:
        return min(outlook.swap(option.target), RESERVED_FOR_END)
    if option.verb == RELOAD:
        return 4.0 - outlook.worth(option.card) / 2
    if option.verb == USE:
        return ability(outlook, option)
    return play(outlook, option)


def play(outlook: Outlook, option: Option) -> float:
    """A card, as whatever it is played."""
    kind = outlook.kind(option.kind)
    if kind.border == BLUE:
        return equipment(outlook, kind.key, option.target)
    rule = RATES.get(kind.key)
    if rule is not None:
        return rule(outlook, option)
    if kind.hit_card:
        return hit(outlook, option.target) - waste(outlook, option)
    return CARDS[kind.key]


def waste(outlook: Outlook, option: Option) -> float:
    """What is lost if a card is played as something else."""
    if BOOK.kind_of[option.card].number == option.kind:
        return 0.0
    return outlook.worth(option.card) - CARDS["colt"]


def hit(outlook: Outlook, target: FigureId) -> float:
    if outlook.is_mine(target):
        return NEVER
    one = outlook.figure(target)
    return HIT + (KILL if one.health == 1 else 0.0) - one.health / 4


def hail(outlook: Outlook, option: Option) -> float:
    if outlook.is_mine(option.target):
        return NEVER
    hits = len(outlook.figure(option.target).in_play)
    return hits * hit(outlook, option.target) if hits else 0.0


def volley(outlook: Outlook, _option: Option) -> float:
    """A Gatling or Indians: every character of the rival, and one's own covering one."""
    rated = hit(outlook, outlook.attacker(False).figure)
    other = outlook.cover(False)
    if other is not None:
        rated += hit(outlook, other.figure)
    own = outlook.cover(True)
    if own is not None:
        rated -= HIT + (2 * KILL if own.health == 1 else 0.0)
    return rated


def duel(outlook: Outlook, option: Option) -> float:
    if outlook.hit_cards() == 0 and outlook.rival_cards() > 2:
        return 0.0
    return hit(outlook, option.target) - 2.0


def equipment(outlook: Outlook, key: str, target: FigureId) -> float:
    """Helpful cards for one's own, harmful ones for the rival, each once."""
    mine = outlook.is_mine(target)
    if outlook.has(outlook.figure(target), key):
        return 0.0
    if key == "dynamite":
        return 0.0 if mine else HARMFUL[key]
    if key in HELPFUL:
        return HELPFUL[key] + outlook.figure(target).health / 4 if mine else NEVER
    return NEVER if mine else HARMFUL[key]


def ale(outlook: Outlook, option: Option) -> float:
    gained = ALE_HEALTH - outlook.figure(option.target).health
    return POINT * (gained if outlook.is_mine(option.target) else -gained)


def beer(outlook: Outlook, _option: Option) -> float:
    mine = [one for one in outlook.view.figures if one.player == outlook.me and one.character]
    return POINT * sum(one.health < one.most_health for one in mine)


def water(outlook: Outlook, option: Option) -> float:
    return outlook.swap(option.target) - 1.0


def robbery(outlook: Outlook, option: Option) -> float:
    return CARDS["robbery"] + 2.0 if option.other == NONE else outlook.removal(option.other)


def schoolmarm(outlook: Outlook, option: Option) -> float:
    gained = CARDS[outlook.key(option.other)] / 2
    return outlook.removal(option.other) + gained


RATES: dict[str, Callable[[Outlook, Option], float]] = {
    "hail_of_bullets": hail,
    "gatling": volley,
    "indians": volley,
    "duel": duel,
    "strong_ale": ale,
    "beer": beer,
    "water": water,
    "robbery": robbery,
    "schoolmarm": schoolmarm,
}
"""Cards that are more than a hit."""


def ability(outlook: Outlook, option: Option) -> float:
    if option.other == NONE:
        return ALWAYS
    price = outlook.worth(option.other)
    key = BOOK.definitions[option.kind].key
    if key == "cattle_kate":
        return 10.0 - HELPFUL.get(outlook.key(option.other), 0.0)
    if key == "pearl_hart":
        return CARDS[outlook.key(outlook.view.discard[-1])] + 1.0 - price
    return 5.0 - price
