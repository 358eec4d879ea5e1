"""What drinks are worth: for oneself, for a friend, for everybody."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.force import distances
from saloon.games.bang.words import AS_BEER, RENEGADE
from saloon.kernel.decisions import Option
from saloon.kernel.ids import FigureId
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.ratings import NOT_NOW, Rating, may_die_too_soon, price
from saloon.thinking.bang.worth import ATTACK, worth_of

SERIOUS: Final = 2
"""Life points with which one drinks whoever is healed besides."""
ROUND_FOR_MINE: Final = 0.8
"""What everybody drinks, to another figure of mine."""


class Beer(Rating):
    """When hurt; one Beer is held back as long as there is room for it in the hand."""

    def of(self, outlook: Outlook, option: Option) -> float:
        me = outlook.figure
        if me.life >= me.max_life or not outlook.beer_works():
            return NOT_NOW
        if (
            me.life <= outlook.weights.beer_at
            or outlook.spare()
            or len(outlook.own) + len(outlook.others) == 3
        ):
            return 1.0
        return 1.0 if outlook.count(AS_BEER) > 1 else NOT_NOW


class Round(Rating):
    """A drink for everybody: when it does more for me and my friends than for my enemies. Before I shoot, and
    for somebody who is a friend for certain."""

    def of(self, outlook: Outlook, option: Option) -> float:
        figures = outlook.game.figures
        hostility = outlook.hostility()
        life = outlook.figure.life
        if (life > 1 and has_attacked(outlook)) or (life > SERIOUS and will_shoot_the_hurt(outlook)):
            return NOT_NOW
        if outlook.figure.life == outlook.figure.max_life and not certain_friend_hurt(outlook):
            return NOT_NOW
        worth = 0.0
        for one in outlook.own:
            if figures[one].life < figures[one].max_life:
                worth += outlook.weights.round_for_me if one == outlook.me else ROUND_FOR_MINE
        for one in outlook.others:
            if figures[one].life < figures[one].max_life:
                worth -= outlook.weights.round_for_them * hostility[one]
        return worth


class Canteen(Rating):
    """A life point for nothing."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return outlook.weights.drink if outlook.figure.life < outlook.figure.max_life else NOT_NOW


class Whisky(Rating):
    """Two life points, or the last one that is missing when it gets serious."""

    def of(self, outlook: Outlook, option: Option) -> float:
        missing = outlook.figure.max_life - outlook.figure.life
        return (
            outlook.weights.drink * min(2, missing)
            - price(outlook, 1, option.card)
            - outlook.weights.aimed_cost
        )


class Tequila(Rating):
    """For myself, or for a friend who needs it more."""

    def of(self, outlook: Outlook, option: Option) -> float:
        target = outlook.game.figures[option.target]
        if target.life >= target.max_life:
            return NOT_NOW
        need = 1.0
        if option.target != outlook.me:
            if not is_anybody_to_me(outlook, option.target):
                return NOT_NOW
            need = -outlook.hostility()[option.target] * (1.2 if target.life == 1 else 0.8)
        return outlook.weights.drink * need - price(outlook, 1, option.card) - outlook.weights.aimed_cost


def is_anybody_to_me(outlook: Outlook, target: FigureId) -> bool:
    """Whether somebody may be poured for: to a Renegade nobody but the Sheriff is dear."""
    if outlook.game.players[outlook.decision.player].role != RENEGADE:
        return True
    return target in outlook.own or outlook.loses_with(target)


def has_attacked(outlook: Outlook) -> bool:
    """Whether I shot at somebody in this turn, or attacked with the last card that I played."""
    turn = outlook.game.this_turn
    return turn.bangs_played > 0 or bool(worth_of(turn.brown_kind).traits & ATTACK)


def will_shoot_the_hurt(outlook: Outlook) -> bool:
    """Whether the best BANG! that I have left is for somebody whom a round would heal first."""
    if outlook.shots() == 0:
        return False
    row = distances(outlook.game, outlook.me)
    best = outlook.weights.bang_cost
    hurt = False
    for one in outlook.others:
        if row[one] <= outlook.reach():
            worth = outlook.hit(one, outlook.guard(one, True))
            if worth > best:
                best = worth
                figure = outlook.game.figures[one]
                hurt = figure.life < figure.max_life
    return hurt


def certain_friend_hurt(outlook: Outlook) -> bool:
    """Whether somebody could do with a drink who wins with me, as I know for certain; to a Renegade that is a
    Sheriff who may die before his time."""
    renegade = outlook.game.players[outlook.decision.player].role == RENEGADE
    for one in outlook.others:
        figure = outlook.game.figures[one]
        if figure.life < figure.max_life and outlook.hostility()[one] < 0 and outlook.is_certain(one):
            if not renegade or may_die_too_soon(outlook, one):
                return True
    return False
