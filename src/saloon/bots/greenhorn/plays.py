"""What is worth playing: a rating for each kind of card. Above 0 is played, in the order of the table."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.greenhorn.outlook import Outlook, at_most
from saloon.bots.greenhorn.pairs import jail_share, laid_before, place_for, weapon_for
from saloon.bots.greenhorn.values import (
    AIMED_COST,
    ANY_CARD,
    BANG_COST,
    CARD_AS_BANG_COST,
    DRINK_WORTH,
    DUEL_COST,
    EXPLODES,
    FROM_HAND_VALUE,
    LAST_BANG_AT_ONE_LIFE,
    LAST_HAND_CARD,
    MISSED_AS_BANG_COST,
    ORDER,
    ORDER_DEFAULT,
    PRICE,
    THEFT_GAIN,
    TRADES_ENOUGH,
    TWO_CARDS,
    VOLLEY_COST,
)
from saloon.games.bang.modes.two import TWO
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.view import FigureView
from saloon.games.bang.words import AS_BANG, AS_BEER, AS_MISSED, DROP, PLAY, USE
from saloon.kernel.decisions import Option
from saloon.kernel.ids import CardId

NOT_NOW = 0.0
"""Not worth it."""


def rate(outlook: Outlook, option: Option) -> float:
    """How good it is to do this now; 0 or less: better not. Higher steps of the order come first."""
    if outlook.is_proof_against(option):
        return NOT_NOW
    if option.verb == PLAY:
        kind = outlook.played_as(option)
        rating = rating_of(outlook, kind)(outlook, option)
        step = "weapon" if kind in outlook.faces.reach_of else kind
        return rating + 10 * ORDER.get(step, ORDER_DEFAULT) if rating > 0 else NOT_NOW
    if option.verb == DROP:
        return -outlook.faces.in_play(option.card)
    if option.verb == USE:
        kind = outlook.played_as(option)
        if kind not in IN_ORDER:
            return USES.get(kind, unknown)(outlook, option)
        rating = IN_ORDER[kind](outlook, option)
        return rating + 10 * ORDER[kind] if rating > 0 else NOT_NOW
    return NOT_NOW


def rating_of(outlook: Outlook, kind: str) -> Callable[[Outlook, Option], float]:
    if kind in outlook.faces.reach_of:
        return weapon
    return RATINGS.get(kind, unknown)


def always(_outlook: Outlook, _option: Option) -> float:
    return 1.0


def draw_cards(outlook: Outlook, _option: Option) -> float:
    return 1.0 if two_to_draw(outlook) else NOT_NOW


def two_to_draw(outlook: Outlook) -> bool:
    """Whether two cards can be drawn; otherwise the same card might come back again and again."""
    return outlook.view.deck_size + len(outlook.view.discard) >= 2


def unknown(_outlook: Outlook, _option: Option) -> float:
    """A card that I have never heard of: rather not."""
    return NOT_NOW


def equipment(outlook: Outlook, option: Option) -> float:
    """Lay it down, unless the same lies there already."""
    kind = outlook.played_as(option)
    where = laid_before(outlook, option)
    if any(outlook.faces.kind(card) == kind for card in where.in_play):
        return NOT_NOW
    return 1.0 + place_for(outlook, option, where)


def store(outlook: Outlook, option: Option) -> float:
    """A General Store; if it is another card played as one, only one that is not worth more."""
    if not two_to_draw(outlook):
        return NOT_NOW
    if outlook.faces.kind(option.card) == "general_store":
        return 1.0
    return ANY_CARD - outlook.keep(option.card)


def weapon(outlook: Outlook, option: Option) -> float:
    if laid_before(outlook, option) is not outlook.me:
        return weapon_for(outlook, option)
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
    return 1.3 * outlook.hostility[option.target] * jail_share(outlook, target) - AIMED_COST


def dynamite(outlook: Outlook, _option: Option) -> float:
    """It is as likely to hit anybody, myself a little more: good if most of the others are enemies."""
    if len(outlook.own) > 1 or outlook.view.mode == TWO.key:
        return NOT_NOW  # it comes to me first, and then as often to me as to the other one
    me = outlook.me
    damage = sum(outlook.hostility[one.figure] for one in outlook.others) * EXPLODES * 2
    return damage - EXPLODES * outlook.life_cost() * min(3, me.life)


def loss(outlook: Outlook, target: FigureView, other: CardId) -> float:
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
    last_chance = len(outlook.own) + len(outlook.others) == 3
    return 1.0 if me.life <= 2 or beers > 1 or no_room or last_chance else NOT_NOW


def saloon(outlook: Outlook, _option: Option) -> float:
    """When it does more for me and my friends than for my enemies."""
    me = outlook.me
    mine = 1.2 if me.life < me.max_life else 0.0
    mine += sum(0.8 for one in outlook.own if one is not me and one.life < one.max_life)
    theirs = sum(outlook.hostility[one.figure] for one in outlook.others if one.life < one.max_life)
    return mine - 0.5 * theirs


def price(outlook: Outlook, cards: int, spared: int = -1) -> float:
    """What it costs to discard so many cards besides one: those that I miss least."""
    worth = sorted(outlook.keep(card) for card in outlook.hand if card != spared)
    return PRICE * sum(worth[:cards])


def shot(outlook: Outlook, option: Option) -> float:
    """A hit that is no BANG! card."""
    target = outlook.figures[option.target]
    return outlook.hit(target, outlook.guard(target, False)) - AIMED_COST


def springfield(outlook: Outlook, option: Option) -> float:
    return shot(outlook, option) - price(outlook, 1, option.card)


def two_card_shot(outlook: Outlook, option: Option) -> float:
    return shot(outlook, option) - price(outlook, 2)


def rag_time(outlook: Outlook, option: Option) -> float:
    return panic(outlook, option) - price(outlook, 1, option.card)


def brawl(outlook: Outlook, option: Option) -> float:
    """Everybody loses a card: good if most of the others are enemies."""
    lost = [
        outlook.hostility[one.figure] * max(FROM_HAND_VALUE, *map(outlook.faces.in_play, one.in_play), 0.0)
        for one in outlook.others
        if one.hand_size or one.in_play
    ]
    return sum(lost) - price(outlook, 1, option.card)


def canteen(outlook: Outlook, _option: Option) -> float:
    return DRINK_WORTH if outlook.me.life < outlook.me.max_life else NOT_NOW


def whisky(outlook: Outlook, option: Option) -> float:
    """Two life points, or the last one that is missing when it gets serious."""
    missing = outlook.me.max_life - outlook.me.life
    return DRINK_WORTH * min(2, missing) - price(outlook, 1, option.card) - AIMED_COST


def tequila(outlook: Outlook, option: Option) -> float:
    """For myself, or for a friend who needs it more."""
    target = outlook.figures[option.target]
    if target.life >= target.max_life:
        return NOT_NOW
    own = option.target == outlook.me.figure
    need = 1.0 if own else -outlook.hostility[option.target] * (1.2 if target.life == 1 else 0.8)
    return DRINK_WORTH * need - price(outlook, 1, option.card) - AIMED_COST


def pain_for_cards(outlook: Outlook, _option: Option) -> float:
    """A life point for two cards, if I can keep them."""
    room = outlook.me.life - 1 - len(outlook.hand)
    return TWO_CARDS - outlook.life_cost() if room >= 2 else NOT_NOW


def card_for_two(outlook: Outlook, option: Option) -> float:
    return TWO_CARDS - outlook.keep(option.card) if two_to_draw(outlook) else NOT_NOW


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
    """The card that I miss least for two of an enemy's; where that has no end, enough is enough."""
    cards = min(2, outlook.figures[option.target].hand_size)
    if cards < 2 or outlook.view.this_turn.uses_of(option.kind) >= TRADES_ENOUGH:
        return NOT_NOW
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
    """An enemy on my right may sit out a turn; once a turn, or nobody else would ever have one."""
    target = outlook.figures[option.target]
    if target.skips > 0 or outlook.view.this_turn.uses_of(option.kind) > 0:
        return NOT_NOW
    return outlook.hostility[option.target] - AIMED_COST


def command(outlook: Outlook, option: Option) -> float:
    """An enemy with cards may waste one on another enemy."""
    return max(NOT_NOW, outlook.hostility[option.target] * outlook.figures[option.target].hand_size / 10)


def ricochet(outlook: Outlook, option: Option) -> float:
    """A BANG! at a card: rather one that I could not shoot anybody with."""
    target = outlook.figures[option.target]
    blocked = outlook.guard(target, True)
    spare = outlook.count(AS_BANG) > 1 or outlook.prey(outlook.me.reach) <= 0
    gain = (1.0 - blocked) * cat_balou(outlook, option) - BANG_COST
    gain -= 0.0 if spare else LAST_BANG_AT_ONE_LIFE
    return gain + 10 * ORDER["cat_balou"] if gain > 0 else NOT_NOW


def sniper(outlook: Outlook, option: Option) -> float:
    """Two BANG! that could not both be played otherwise, at somebody who is likely to answer one of them."""
    target = outlook.figures[option.target]
    if outlook.rapid_fire() or outlook.count(AS_BANG) < 2:
        return NOT_NOW
    gain = outlook.hit(target, outlook.guard_against(target, 2)) - 2 * BANG_COST
    if outlook.count(AS_BANG) == 2:
        gain -= outlook.hit(target, outlook.guard(target, True))
    return gain + 10 * ORDER["bang"] if gain > 0 else NOT_NOW


IN_ORDER: dict[str, Callable[[Outlook, Option], float]] = {
    "pony_express": always,
    "conestoga": panic,
    "can_can": cat_balou,
    "knife": shot,
    "derringer": shot,
    "pepperbox": shot,
    "buffalo_rifle": shot,
    "howitzer": gatling,
    "canteen": canteen,
    "chuck_wengam": pain_for_cards,
    "doc_holyday": two_card_shot,
    "jose_delgado": card_for_two,
}
"""Green cards and abilities that are used in the order of the table, like cards."""

USES: dict[str, Callable[[Outlook, Option], float]] = {
    "sid_ketchum": healing,
    "flint_westwood": trade,
    "lee_van_kliff": repeat,
    "lady_rose_of_texas": change_seats,
    "dorothy_rage": command,
    "ricochet": ricochet,
    "sniper": sniper,
}
"""Abilities and events that can be used in the play phase."""

RATINGS: dict[str, Callable[[Outlook, Option], float]] = {
    "stagecoach": draw_cards,
    "wells_fargo": draw_cards,
    "general_store": store,
    **dict.fromkeys(("barrel", "mustang", "scope", "binocular", "hideout"), equipment),
    **dict.fromkeys(("bible", "iron_plate", "sombrero", "ten_gallon_hat", "canteen"), equipment),
    **dict.fromkeys(("pony_express", "conestoga", "can_can", "knife", "derringer"), equipment),
    **dict.fromkeys(("pepperbox", "buffalo_rifle", "howitzer"), equipment),
    "punch": shot,
    "springfield": springfield,
    "brawl": brawl,
    "rag_time": rag_time,
    "tequila": tequila,
    "whisky": whisky,
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
