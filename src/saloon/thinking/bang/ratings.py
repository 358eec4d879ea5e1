"""What is worth playing: a rating for each kind of card. Above 0 is played."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.force import distances
from saloon.games.bang.modes.two import TWO
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.questions import AFTER_EMPTY_HAND
from saloon.games.bang.words import AS_BANG, AS_MISSED, OUTLAW, RENEGADE
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, FigureId
from saloon.thinking.bang.odds import EXPLODES, at_most
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.wishes import SHAKY
from saloon.thinking.bang.worth import (
    ANY_CARD,
    ATTACK,
    FARTHER,
    FOR_THE_ATTACK,
    JAIL,
    LOADED,
    RAPID,
    worth_of,
)

NOT_NOW: Final = 0.0
"""Not worth it."""

JAIL_FOR_ONE_OF_TWO: Final = 0.25
"""A Jail before one of two figures, while the other one is free."""
LAID_WHERE_IT_HELPS: Final = 0.2
COMPANION_ARMED: Final = 0.1
USUAL_CARDS: Final = 3
MANY_CARDS: Final = 4
"""In a hand: whoever has none is harmless for a turn."""
RATHER_LAID_DOWN: Final = 0.01
"""A gun that would be discarded at the end of the turn, where none lies."""
RATHER_FIRED: Final = 0.01
"""A BANG! that would be discarded otherwise, however likely it is answered."""
SWORN: Final = 0.75
"""From so much hostility on somebody is an open enemy."""


class Rating:
    """How good it is to do this now; 0 or less: better not."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return NOT_NOW


class Always(Rating):
    """What costs nothing and always helps."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return 1.0


class Drawing(Rating):
    """Two cards, if there are two; otherwise the same card might come back again and again."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return 1.0 if two_to_draw(outlook) else NOT_NOW


class Store(Rating):
    """A General Store; if it is another card played as one, only one that is not worth more."""

    def of(self, outlook: Outlook, option: Option) -> float:
        if not two_to_draw(outlook):
            return NOT_NOW
        return 1.0 if outlook.kind(option.card) == option.kind else ANY_CARD - outlook.keep(option.card)


class Laying(Rating):
    """Lay it down, unless the same lies there already: what is used in my turn before whom I play with, what
    protects before who needs it more."""

    def of(self, outlook: Outlook, option: Option) -> float:
        where = outlook.me if option.target == NONE else option.target
        if outlook.lies_before(where, option.kind):
            return NOT_NOW
        if option.target == NONE:
            return 1.0
        if worth_of(option.kind).traits & FOR_THE_ATTACK:
            return 1.0 + (LAID_WHERE_IT_HELPS if where == outlook.me else 0.0)
        return 1.0 + LAID_WHERE_IT_HELPS / max(outlook.game.figures[where].life, 1)


class Weapon(Rating):
    """One that does more than what I have; for another figure of mine, one that shoots farther."""

    def of(self, outlook: Outlook, option: Option) -> float:
        weapon = worth_of(option.kind)
        if option.target in (NONE, outlook.me):
            gain = outlook.weapon_gain(weapon)
            if gain <= 0 and outlook.spare() and not is_armed(outlook):
                return RATHER_LAID_DOWN
            return gain
        longest = 1
        for card in outlook.game.figures[option.target].in_play:
            longest = max(longest, outlook.worth(card).far)
        return COMPANION_ARMED * (weapon.far - longest)


class Bang(Rating):
    """Shoot where it hurts most; at one life point keep the last BANG! for Indians and duels."""

    def of(self, outlook: Outlook, option: Option) -> float:
        target = outlook.game.figures[option.target]
        cost = outlook.weights.bang_cost
        if outlook.spare() or outlook.bangs() == 1 or outlook.hostility()[option.target] < SWORN:
            cost = outlook.price_of(cost)  # of several, there is one left for Indians and duels
        me = outlook.figure
        if target.life > 1 and me.life == 1 and outlook.bangs() == 1 and not outlook.spare():
            cost = outlook.weights.last_bang
        symbol = outlook.symbol(option.card)
        if symbol == AS_MISSED:
            if target.life > 1:
                cost += outlook.weights.missed_as_bang / max(1, outlook.count(AS_MISSED) - 1)
        elif symbol != AS_BANG:
            cost += outlook.weights.card_as_bang * outlook.keep(option.card)
        worth = outlook.hit(option.target, outlook.guard(option.target, True)) - cost
        if worth <= 0 and symbol == AS_BANG and is_rather_shot(outlook, option.target):
            return RATHER_FIRED
        return worth


class Shooting(Rating):
    """A hit that is no BANG! card, with what it costs in cards."""

    def __init__(self, cards: int = 0, besides: bool = True) -> None:
        self.cards = cards
        self.besides = besides

    def of(self, outlook: Outlook, option: Option) -> float:
        worth = outlook.hit(option.target, outlook.guard(option.target, False)) - outlook.weights.aimed_cost
        if self.cards and worth > 0:
            worth -= price(outlook, self.cards, option.card if self.besides else CardId(NONE))
        return worth


class Duel(Rating):
    """Challenge whoever is likely to run out of BANG! first."""

    def of(self, outlook: Outlook, option: Option) -> float:
        cards = outlook.cards_of(option.target)
        if outlook.figure.life == 1 and outlook.bangs() == 0 and cards > 0:
            return NOT_NOW
        won = at_most(cards, outlook.bangs())
        return (
            outlook.hit(option.target, 0.0) * won
            - (1 - won) * outlook.life_cost()
            - outlook.price_of(outlook.weights.duel_cost)
        )


class Gatling(Rating):
    """A hit on everybody else."""

    def of(self, outlook: Outlook, option: Option) -> float:
        worth = -outlook.weights.volley_cost
        for one in outlook.others:
            if game_is_at_stake(outlook, one):
                return NOT_NOW
            worth += outlook.hit(one, outlook.guard(one, False))
        return worth


class Indians(Rating):
    """A hit on everybody else who has no BANG!."""

    def of(self, outlook: Outlook, option: Option) -> float:
        worth = -outlook.weights.volley_cost
        for one in outlook.others:
            if game_is_at_stake(outlook, one):
                return NOT_NOW
            cards = outlook.cards_of(one)
            worth += outlook.hit(one, 1.0 - at_most(cards, 0))
        return worth


class Jailing(Rating):
    """The worst enemy who is not locked up already; not somebody who is about to be shot."""

    def of(self, outlook: Outlook, option: Option) -> float:
        figures = outlook.game.figures
        target = figures[option.target]
        if outlook.lies_before(option.target, option.kind):
            return NOT_NOW
        share = 1.0
        for one in outlook.others:
            if figures[one].player == target.player and one != option.target:
                if not outlook.traits(figures[one]) & JAIL:
                    share = JAIL_FOR_ONE_OF_TWO
        if target.life <= attacks_on(outlook, option.target):
            return NOT_NOW
        if not outlook.reaches_me(option.target):
            share *= outlook.weights.out_of_reach
        share *= threat(outlook, outlook.cards_of(option.target))
        return (
            outlook.weights.jailed * outlook.hostility()[option.target] * share - outlook.weights.aimed_cost
        )


class Dynamite(Rating):
    """It is as likely to hit anybody, myself a little more: good if most of the others are enemies."""

    def of(self, outlook: Outlook, option: Option) -> float:
        if len(outlook.own) > 1 or len(outlook.others) == 1 or outlook.game.mode is TWO:
            return NOT_NOW  # it comes to me first, and then as often to me as to the other one
        hostility = outlook.hostility()
        if outlook.others and hostility[outlook.next()] < 0:
            return NOT_NOW
        damage = 0.0
        for one in outlook.others:
            damage += hostility[one]
        return EXPLODES * (outlook.weights.blast * damage - outlook.life_cost() * min(3, outlook.figure.life))


class Stripping(Rating):
    """Also frees a friend, or myself, from Jail and Dynamite: then loss and hostility are both below 0."""

    def of(self, outlook: Outlook, option: Option) -> float:
        lost = loss(outlook, option.target, option.other)
        if lost < 0:
            if not frees_a_friend(outlook, option.target):
                return NOT_NOW
            if option.target not in outlook.own:
                lost *= outlook.weights.freed
        elif robs_its_own(outlook, option):
            return NOT_NOW
        worth = outlook.hostility()[option.target] * lost - outlook.weights.aimed_cost
        return worth + opening(outlook, option.target, option.other)


class Stealing(Stripping):
    """The card is mine besides."""

    def __init__(self, cards: int = 0) -> None:
        self.cards = cards

    def of(self, outlook: Outlook, option: Option) -> float:
        gain = 1.0
        if option.other != FROM_HAND:
            gain = max(0.0, outlook.keep(option.other))
            taken = outlook.worth(option.other)
            if taken.far and outlook.shots():
                gain = max(gain, outlook.shots() * outlook.weapon_gain(taken))
        worth = super().of(outlook, option)
        if worth == NOT_NOW:
            return NOT_NOW
        worth += outlook.weights.theft_gain * gain
        return worth - price(outlook, self.cards, option.card) if self.cards else worth


class Brawl(Rating):
    """Everybody loses a card: good if most of the others are enemies."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        hostility = outlook.hostility()
        worth = 0.0
        for one in outlook.others:
            figure = game.figures[one]
            if game.players[figure.player].hand or figure.in_play:
                dearest = outlook.weights.from_hand
                for card in figure.in_play:
                    dearest = max(dearest, outlook.worth(card).in_play)
                worth += hostility[one] * dearest
        return worth - price(outlook, 1, option.card)


# What they share


def two_to_draw(outlook: Outlook) -> bool:
    return len(outlook.game.deck) + len(outlook.game.discard) >= 2


def is_rather_shot(outlook: Outlook, target: FigureId) -> bool:
    """Whether a BANG! that I could not keep is rather fired at somebody: an open enemy, or any enemy of a
    Renegade, who hardly ever has an open one."""
    hostility = outlook.hostility()[target]
    if hostility <= 0 or not outlook.spare():
        return False
    renegade = outlook.game.players[outlook.decision.player].role == RENEGADE
    return renegade or hostility >= SWORN or outlook.is_certain(target)


def is_armed(outlook: Outlook) -> bool:
    """Whether a gun lies before me."""
    return any(outlook.worth(card).far > 0 for card in outlook.figure.in_play)


def attacks_on(outlook: Outlook, target: FigureId) -> int:
    """How often I could still go for somebody in this turn with what I hold, with guns from my hand too."""
    found = 0
    distance = distances(outlook.game, outlook.me)[target]
    reach = outlook.reach()
    shots = outlook.shots()
    for card in outlook.hand:
        worth = outlook.worth(card)
        if worth.traits & ATTACK:
            found += 1
        reach = max(reach, worth.far)
        if worth.far >= distance and worth.traits & RAPID:
            shots = outlook.bangs()
    for card in outlook.figure.in_play:
        if outlook.worth(card).traits & LOADED and outlook.works(outlook.figure, card):
            found += 1
    if outlook.traits_of_characters(outlook.figure) & LOADED:
        found += 1
    return found + shots if distance <= reach else found


def frees_a_friend(outlook: Outlook, target: FigureId) -> bool:
    """Whether it is good for me that somebody loses his Jail. A Renegade has no friends."""
    if target in outlook.own:
        return True
    renegade = outlook.game.players[outlook.decision.player].role == RENEGADE
    return outlook.hostility()[target] < 0 and not renegade


def robs_its_own(outlook: Outlook, option: Option) -> bool:
    """Whether somebody would lose a card who wins with me for certain; to a Renegade that is a Sheriff whose
    end is near, while an Outlaw may be left."""
    if option.target in outlook.own:
        return False
    game = outlook.game
    if game.players[outlook.decision.player].role != RENEGADE:
        return outlook.hostility()[option.target] < 0 and outlook.is_certain(option.target)
    return may_die_too_soon(outlook, option.target) and any_outlaw_left(outlook)


def any_outlaw_left(outlook: Outlook) -> bool:
    for one in outlook.others:  # noqa: SIM110 (a generator is slow in compiled code)
        if outlook.chances()[outlook.game.figures[one].player][OUTLAW] > 0:
            return True
    return False


def game_is_at_stake(outlook: Outlook, target: FigureId) -> bool:
    """Whether a hit might be the end of somebody with whom I lose the game."""
    return outlook.game.figures[target].life == 1 and outlook.loses_with(target)


def may_die_too_soon(outlook: Outlook, target: FigureId) -> bool:
    """Whether somebody with whom I lose the game has few life points left."""
    return outlook.game.figures[target].life <= SHAKY and outlook.loses_with(target)


def threat(outlook: Outlook, cards: int) -> float:
    """What somebody's turn is worth who has so many cards, beside that of others."""
    return 1.0 + outlook.weights.jailed_hand * (min(cards, MANY_CARDS) - USUAL_CARDS) / (2 + USUAL_CARDS)


def loss(outlook: Outlook, target: FigureId, other: CardId) -> float:
    """What a figure loses with this card."""
    if other != FROM_HAND:
        card = outlook.worth(other)
        if card.far and not (outlook.reaches_me(target) and not outlook.reaches_me(target, other)):
            return outlook.weights.out_of_reach * card.in_play
        return card.in_play
    if outlook.cards_of(target) > 1:
        return outlook.weights.from_hand
    return outlook.weights.last_from_hand if is_his_only_one(outlook, target) else 0.0


def is_his_only_one(outlook: Outlook, target: FigureId) -> bool:
    """Whether a hand is empty when one card has gone; somebody may draw another one at once."""
    return outlook.cards_of(target) == 1 and not outlook.game.rules_for(AFTER_EMPTY_HAND, target)


def opening(outlook: Outlook, target: FigureId, other: CardId) -> float:
    """What a theft does for my next BANG!: somebody comes within reach, or has less to answer with."""
    if outlook.hostility()[target] <= 0 or outlook.shots() == 0:
        return 0.0
    if other == FROM_HAND and loss(outlook, target, other) == 0:
        return 0.0  # he draws another one
    reach = outlook.reach()
    if other != FROM_HAND and outlook.worth(other).traits & FARTHER:
        reach += 1
    if distances(outlook.game, outlook.me)[target] > reach:
        return 0.0
    shot = outlook.hit(target, outlook.guard(target, True, other))
    return outlook.weights.opening * outlook.shots() * max(0.0, shot - outlook.best_shot())


def price(outlook: Outlook, cards: int, spared: CardId) -> float:
    """What it costs to discard so many cards besides one: those that I miss least."""
    worth = [outlook.keep(card) for card in outlook.hand if card != spared]
    worth.sort()
    total = 0.0
    for one in worth[:cards]:
        total += one
    return outlook.weights.price * total
