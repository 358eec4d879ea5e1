"""What is worth playing: a rating for each kind of card. Above 0 is played, in the order of the table."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.greenhorn.outlook import Outlook, at_most
from saloon.bots.greenhorn.values import (
    AIMED_COST,
    BANG_COST,
    CARD_AS_BANG_COST,
    DUEL_COST,
    EXPLODES,
    FROM_HAND_VALUE,
    LAST_BANG_AT_ONE_LIFE,
    LAST_HAND_CARD,
    MISSED_AS_BANG_COST,
    ORDER,
    ORDER_DEFAULT,
    THEFT_GAIN,
    VOLLEY_COST,
)
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.view import FigureView
from saloon.games.bang.words import AS_BANG, AS_BEER, AS_MISSED, DROP, PLAY, USE
from saloon.kernel.decisions import Option

NOT_NOW = 0.0
"""Not worth it."""


def rate(outlook: Outlook, option: Option) -> float:
    """How good it is to do this now; 0 or less: better not. Higher steps of the order come first."""
    if option.verb == PLAY:
        kind = outlook.played_as(option)
        rating = rating_of(outlook, kind)(outlook, option)
        step = "weapon" if kind in outlook.faces.reach_of else kind
        return rating + 10 * ORDER.get(step, ORDER_DEFAULT) if rating > 0 else NOT_NOW
    if option.verb == DROP:
        return -outlook.faces.in_play(option.card)
    if option.verb == USE:
        return USES.get(outlook.played_as(option), unknown)(outlook, option)
    return NOT_NOW


def rating_of(outlook: Outlook, kind: str) -> Callable[[Outlook, Option], float]:
    if kind in outlook.faces.reach_of:
        return weapon
    return RATINGS.get(kind, unknown)


def always(_outlook: Outlook, _option: Option) -> float:
    return 1.0


def unknown(_outlook: Outlook, _option: Option) -> float:
    """A card that I have never heard of: rather not."""
    return NOT_NOW


def equipment(outlook: Outlook, option: Option) -> float:
    """Lay it down, unless the same lies there already."""
    kind = outlook.played_as(option)
    return NOT_NOW if any(outlook.faces.kind(card) == kind for card in outlook.me.in_play) else 1.0


def weapon(outlook: Outlook, option: Option) -> float:
    return outlook.weapon_gain(outlook.played_as(option))


def bang(outlook: Outlook, option: Option) -> float:
    """Shoot where it hurts most; at one life point keep the last BANG! for Indians and duels."""
    target = outlook.figures[option.target]
    cost = BANG_COST
    me = outlook.me
    if me.life == 1 and outlook.count(AS_BANG) == 1 and target.life > 1:
        cost = LAST_BANG_AT_ONE_LIFE
    if outlook.faces.symbol(option.card) == AS_MISSED and target.life > 1:
        cost += MISSED_AS_BANG_COST / max(1, outlook.count(AS_MISSED) - 1)
    if outlook.faces.symbol(option.card) not in (AS_BANG, AS_MISSED):
        cost += CARD_AS_BANG_COST * outlook.keep(option.card)
    return outlook.hit(target, outlook.guard(target, True)) - cost


def duel(outlook: Outlook, option: Option) -> float:
    """Challenge whoever is likely to run out of BANG! first."""
    target = outlook.figures[option.target]
    won = at_most(target.hand_size, outlook.count(AS_BANG))
    return outlook.hit(target, 0.0) * won - (1 - won) * outlook.life_cost() - DUEL_COST


def gatling(outlook: Outlook, _option: Option) -> float:
    return sum(outlook.hit(one, outlook.guard(one, False)) for one in outlook.others) - VOLLEY_COST


def indians(outlook: Outlook, _option: Option) -> float:
    return sum(outlook.hit(one, 1.0 - at_most(one.hand_size, 0)) for one in outlook.others) - VOLLEY_COST


def jail(outlook: Outlook, option: Option) -> float:
    """On the worst enemy who is not locked up already."""
    target = outlook.figures[option.target]
    if any(outlook.faces.kind(card) == "jail" for card in target.in_play):
        return NOT_NOW
    return 1.3 * outlook.hostility[option.target] - AIMED_COST


def dynamite(outlook: Outlook, _option: Option) -> float:
    """It is as likely to hit anybody, myself a little more: good if most of the others are enemies."""
    me = outlook.me
    damage = sum(outlook.hostility[one.figure] for one in outlook.others) * EXPLODES * 2
    return damage - EXPLODES * outlook.life_cost() * min(3, me.life)


def loss(outlook: Outlook, target: FigureView, other: int) -> float:
    """What a figure loses with this card."""
    if other == FROM_HAND:
        return LAST_HAND_CARD if target.hand_size == 1 else FROM_HAND_VALUE
    return outlook.faces.in_play(other)


def cat_balou(outlook: Outlook, option: Option) -> float:
    """Also frees a friend, or myself, from Jail and Dynamite: then loss and hostility are both below 0."""
    target = outlook.figures[option.target]
    return outlook.hostility[option.target] * loss(outlook, target, option.other) - AIMED_COST


def panic(outlook: Outlook, option: Option) -> float:
    gain = 1.0 if option.other == FROM_HAND else max(0.0, outlook.keep(option.other))
    return cat_balou(outlook, option) + THEFT_GAIN * gain


def beer(outlook: Outlook, _option: Option) -> float:
    """When hurt; one Beer is held back as long as there is room for it in the hand."""
    me = outlook.me
    if me.life >= me.max_life or not outlook.beer_works():
        return NOT_NOW
    beers = outlook.count(AS_BEER)
    no_room = len(outlook.hand) > me.life
    return 1.0 if me.life <= 2 or beers > 1 or no_room or len(outlook.others) == 2 else NOT_NOW


def saloon(outlook: Outlook, _option: Option) -> float:
    """When it does more for me and my friends than for my enemies."""
    me = outlook.me
    mine = 1.2 if me.life < me.max_life else 0.0
    theirs = sum(outlook.hostility[one.figure] for one in outlook.others if one.life < one.max_life)
    return mine - 0.5 * theirs


def worth_of_healing(outlook: Outlook) -> float:
    """Two cards for a life point: those that I would discard anyway, or any two when it gets serious."""
    me = outlook.me
    if len(outlook.hand) < 2 or me.life >= me.max_life:
        return NOT_NOW
    price = sum(sorted(outlook.keep(card) for card in outlook.hand)[:2])
    excess = len(outlook.hand) - me.life
    if excess > 0:
        price *= 0.5 if excess == 1 else 0.2
    return outlook.life_cost() - price - 1.0 if me.life > 1 else 2.6 - price


def healing(outlook: Outlook, _option: Option) -> float:
    return worth_of_healing(outlook)


def trade(outlook: Outlook, option: Option) -> float:
    """The card that I miss least for two of an enemy's."""
    cards = min(2, outlook.figures[option.target].hand_size)
    gain = cards - outlook.keep(option.card) + 0.5 * (cards - 1) * outlook.hostility[option.target]
    return gain + 10 * ORDER["panic"] if gain > 0 else NOT_NOW


def repeat(outlook: Outlook, option: Option) -> float:
    """The last card once more, if that is worth the card that it costs."""
    turn = outlook.view.this_turn
    again = Option(PLAY, turn.brown_card, turn.brown_kind, option.target, option.other)
    gain = rating_of(outlook, outlook.played_as(again))(outlook, again)
    gain -= CARD_AS_BANG_COST * outlook.keep(option.card)
    return gain + 10 * ORDER["bang"] if gain > 0 else NOT_NOW


def change_seats(outlook: Outlook, option: Option) -> float:
    """An enemy on my right may sit out a turn."""
    target = outlook.figures[option.target]
    return outlook.hostility[option.target] - AIMED_COST if target.skips == 0 else NOT_NOW


def command(outlook: Outlook, option: Option) -> float:
    """An enemy with cards may waste one on another enemy."""
    return max(NOT_NOW, outlook.hostility[option.target] * outlook.figures[option.target].hand_size / 10)


USES: dict[str, Callable[[Outlook, Option], float]] = {
    "sid_ketchum": healing,
    "flint_westwood": trade,
    "lee_van_kliff": repeat,
    "lady_rose_of_texas": change_seats,
    "dorothy_rage": command,
}
"""Abilities and events that can be used in the play phase."""

RATINGS: dict[str, Callable[[Outlook, Option], float]] = {
    "stagecoach": always,
    "wells_fargo": always,
    "general_store": always,
    "barrel": equipment,
    "mustang": equipment,
    "scope": equipment,
    "bang": bang,
    "duel": duel,
    "gatling": gatling,
    "indians": indians,
    "jail": jail,
    "dynamite": dynamite,
    "panic": panic,
    "cat_balou": cat_balou,
    "beer": beer,
    "saloon": saloon,
}
