"""How to play with two figures: whom to take, whom to play with, before whom to lay cards."""

from __future__ import annotations

from saloon.bots.greenhorn.money import worth_of
from saloon.bots.greenhorn.outlook import Outlook
from saloon.bots.greenhorn.values import (
    BEER_AT_HAND,
    COMPANION_ARMED,
    COPY,
    COPY_DEFAULT,
    FOR_THE_ATTACK,
    JAIL_FOR_ONE_OF_TWO,
    LAID_WHERE_IT_HELPS,
    LIFE_OF_THE_ACTIVE,
    REACH_OF_THE_ACTIVE,
)
from saloon.games.bang.view import FigureView
from saloon.games.bang.words import AS_BEER
from saloon.kernel.decisions import NONE, Option


def character_to_take(outlook: Outlook, options: list[Option]) -> int:
    """The best of those that lie open."""
    return max(range(len(options)), key=lambda i: worth_of(outlook, options[i].kind))


def figure_to_play(outlook: Outlook, options: list[Option]) -> int:
    """The one with the better ability, weapon and hand limit; a hurt one, if there is a Beer for it."""

    def worth(figure: FigureView) -> float:
        ability = sum(COPY.get(key, COPY_DEFAULT) for key in figure.characters)
        rest = LIFE_OF_THE_ACTIVE * min(figure.life, figure.hand_size + 2)
        rest += REACH_OF_THE_ACTIVE * min(figure.reach, 3)
        if figure.life < figure.max_life and outlook.beer_works() and outlook.count(AS_BEER):
            rest += BEER_AT_HAND
        return ability + rest

    return max(range(len(options)), key=lambda i: worth(outlook.figures[options[i].target]))


def figure_to_risk(outlook: Outlook, options: list[Option]) -> int:
    """Dynamite lies where it is survived, if anywhere."""
    return max(range(len(options)), key=lambda i: outlook.figures[options[i].target].life)


def laid_before(outlook: Outlook, option: Option) -> FigureView:
    """The figure before which a card of mine would lie."""
    return outlook.me if option.target == NONE else outlook.figures[option.target]


def place_for(outlook: Outlook, option: Option, where: FigureView) -> float:
    """What is used in my turn lies best before whom I play with, what protects before who needs it more."""
    if option.target == NONE:
        return 0.0
    if outlook.played_as(option) in FOR_THE_ATTACK:
        return LAID_WHERE_IT_HELPS if where is outlook.me else 0.0
    return LAID_WHERE_IT_HELPS / max(where.life, 1)


def weapon_for(outlook: Outlook, option: Option) -> float:
    """A weapon for the figure that I do not play with now: if it shoots farther, and is not better here."""
    where = laid_before(outlook, option)
    gain = outlook.faces.reach_of[outlook.played_as(option)] - where.reach
    return COMPANION_ARMED * gain if where is not outlook.me else 0.0


def jail_share(outlook: Outlook, target: FigureView) -> float:
    """How much of a turn a Jail may cost: little, while another figure of that player is free."""
    kind = outlook.faces.kind
    for one in outlook.others:
        free = one.player == target.player and one is not target
        if free and not any(kind(card) == "jail" for card in one.in_play):
            return JAIL_FOR_ONE_OF_TWO
    return 1.0
