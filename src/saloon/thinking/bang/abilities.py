"""What abilities and events are worth that can be used in the play phase."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.kinds import Equipment
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, DefinitionId
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.ratings import (
    NOT_NOW,
    Rating,
    loss,
    price,
    two_to_draw,
)
from saloon.thinking.bang.worth import worth_of

TWO_CARDS: Final = 2.2
TRADES_ENOUGH: Final = 2
"""Trades of cards in a turn, where no rule sets a limit."""


class PainForCards(Rating):
    """A life point for two cards, if I can keep them."""

    def of(self, outlook: Outlook, option: Option) -> float:
        room = outlook.figure.life - 1 - len(outlook.hand)
        return TWO_CARDS - outlook.life_cost() if room >= 2 else NOT_NOW


class CardForTwo(Rating):
    """A card that I would not use for two of the deck; one that I could lay down is better laid down."""

    def of(self, outlook: Outlook, option: Option) -> float:
        if not two_to_draw(outlook) or outlook.worth(option.card).far > outlook.reach():
            return NOT_NOW
        if helps_when_laid(outlook, outlook.kind(option.card)):
            return NOT_NOW
        return TWO_CARDS - outlook.keep(option.card)


def helps_when_laid(outlook: Outlook, kind: DefinitionId) -> bool:
    """Whether a card is good for whoever it lies in front of, and for me not yet; guns are another matter."""
    worth = worth_of(kind)
    if worth.far > 0 or worth.in_play <= 0 or outlook.lies_before_all(kind):
        return False
    return 0 <= kind < len(DEFINITIONS) and isinstance(DEFINITIONS[kind], Equipment)


class Healing(Rating):
    """Two cards for a life point: those that I would discard anyway, or any two when it gets serious."""

    def of(self, outlook: Outlook, option: Option) -> float:
        me = outlook.figure
        if len(outlook.hand) < 2 or me.life >= me.max_life:
            return NOT_NOW
        paid = price(outlook, 2, CardId(NONE)) / outlook.weights.price
        excess = len(outlook.hand) - me.life
        if excess > 0:
            paid *= 0.5 if excess == 1 else 0.2
        return outlook.life_cost() - paid - 1.0 if me.life > 1 else 2.6 - paid


class Trade(Rating):
    """The card that I miss least for two of an enemy's; where that has no end, enough is enough."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        cards = min(2, outlook.cards_of(option.target))
        if cards < 2 or game.this_turn.uses_of(option.kind) >= TRADES_ENOUGH:
            return NOT_NOW
        return cards - outlook.keep(option.card) + 0.5 * outlook.hostility()[option.target]


class Seats(Rating):
    """An enemy on my right may sit out a turn; once a turn, or nobody else would ever have one."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        if game.figures[option.target].skips > 0 or game.this_turn.uses_of(option.kind) > 0:
            return NOT_NOW
        return outlook.hostility()[option.target] - outlook.weights.aimed_cost


class Ordering(Rating):
    """An enemy with cards may waste one on another enemy; once a turn, since he may have shown that he has
    not what is asked for."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        if game.this_turn.uses_of(option.kind) > 0:
            return NOT_NOW
        cards = outlook.cards_of(option.target)
        return outlook.hostility()[option.target] * cards / 10


class Ricochet(Rating):
    """A BANG! at a card: rather one that I could not shoot anybody with."""

    def of(self, outlook: Outlook, option: Option) -> float:
        aimed = (
            outlook.hostility()[option.target] * loss(outlook, option.target, option.other)
            - outlook.weights.aimed_cost
        )
        gain = (1.0 - outlook.guard(option.target, True)) * aimed - outlook.weights.bang_cost
        spare = outlook.bangs() > 1 or outlook.prey(outlook.reach()) <= 0
        return gain if spare else gain - outlook.weights.last_bang


class Sniping(Rating):
    """Two BANG! that could not both be played otherwise, at somebody who is likely to answer one of them."""

    def of(self, outlook: Outlook, option: Option) -> float:
        bangs = outlook.bangs()
        if outlook.rapid_fire() or bangs < 2:
            return NOT_NOW
        gain = (
            outlook.hit(option.target, outlook.guard_against(option.target, 2))
            - 2 * outlook.weights.bang_cost
        )
        return gain - outlook.hit(option.target, outlook.guard(option.target, True)) if bangs == 2 else gain
