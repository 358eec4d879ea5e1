"""What nobody tries in Calibre 45, however well it looks in a handful of imagined games."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.frames.attack import Stand
from saloon.games.calibre45.frames.shootout import Loading, Shootout
from saloon.games.calibre45.words import (
    ARMING,
    BEAT_GUARDS,
    CACTUS,
    CALL,
    DISMISS,
    DRAW,
    ESCAPE,
    EXCHANGE,
    FLEE,
    GIVE_UP,
    JOIN,
    LAY,
    MUSTANG,
    PASS,
    REMOVE_TOKEN,
    TARGET,
)
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.ids import CardId
from saloon.thinking.calibre45.answers import CHANCE, GREATEST_LOOT, hopeless, place_of
from saloon.thinking.calibre45.fights import Fight, strongest
from saloon.thinking.calibre45.outlook import Outlook
from saloon.thinking.calibre45.raids import Called
from saloon.thinking.calibre45.worth import USUAL_LIMIT

PLENTY: Final = 3
"""Mustangs: a cowboy rides one at a time."""
EVEN: Final = 0.5
DEAR: Final = 100_000
"""Bail that costs as much as most loot is worth."""


def allows(outlook: Outlook, decision: Decision, option: Option) -> bool:
    """Whether it is worth a thought."""
    frame = outlook.game.stack[-1]
    if isinstance(frame, Stand):
        return allows_under_fire(outlook, frame, decision.options, option)
    if isinstance(frame, Loading):
        return option.verb != LAY or is_needed(outlook, frame, option.card)
    if isinstance(frame, Shootout) and option.verb == FLEE:
        return not is_likely_to_win(outlook, outlook.game.book.value_of[frame.card])
    verb = option.verb
    if verb == EXCHANGE:
        if gives_its_only_mustang(outlook, option) or keeps_idle_mustangs(outlook, option):
            return False
        return not gives_good_bullets(outlook, decision, option)
    if verb == DISMISS:
        return outlook.game.book.number_of[option.card] < USUAL_LIMIT
    if decision.kind == ARMING and verb == PASS:
        return place_of(decision.options, DRAW) == NONE and place_of(decision.options, REMOVE_TOKEN) == NONE
    if verb == CALL and Called(outlook).chance() < CHANCE:
        return False
    return verb not in (CALL, JOIN) or not (hopeless(outlook) or is_too_dear(outlook))


def allows_under_fire(outlook: Outlook, frame: Stand, options: list[Option], option: Option) -> bool:
    """A cowboy is not given up who can be saved, a Mustang not where bullets do; which bullets is
    arithmetic."""
    volleys = outlook.volleys()
    if option.verb == LAY:
        return option.card == volleys.next_card(frame.needed, frame.chosen)
    if option.verb == ESCAPE:
        if place_of(options, LAY) == NONE:
            return True
        if frame.kind == BEAT_GUARDS and not outlook.rivals():
            return False  # the loot is there for the taking
        return volleys.cost(frame.needed) > outlook.worth.of_kind[MUSTANG]
    if option.verb == GIVE_UP:
        return place_of(options, LAY) == NONE and place_of(options, ESCAPE) == NONE
    return True


def is_needed(outlook: Outlook, frame: Loading, card: CardId) -> bool:
    """Whether some shot, as strong as one can be of use, takes this card besides those that are laid."""
    laid = [*frame.chosen, card]
    for strength in range(1, strongest(outlook, outlook.rival(frame.target)) + 1):
        if outlook.volleys().uses(strength, laid):
            return True
    return False


def is_likely_to_win(outlook: Outlook, value: int) -> bool:
    """Whether loot worth a fight is more likely mine than theirs."""
    if outlook.gain(value) < outlook.worth.patience:
        return False
    return Fight(outlook, outlook.rivals(), True).chance(float(outlook.bullets)) > EVEN


def is_too_dear(outlook: Outlook) -> bool:
    """Whether the bail costs as much as a robbery brings on average, and nobody can win the game with one."""
    return outlook.bail() >= DEAR and max(outlook.money()) + GREATEST_LOOT < TARGET


def gives_its_only_mustang(outlook: Outlook, option: Option) -> bool:
    if outlook.mounts != 1:
        return False
    kinds = outlook.game.book.kind_of
    return kinds[option.card] == MUSTANG or (option.other >= 0 and kinds[option.other] == MUSTANG)


def keeps_idle_mustangs(outlook: Outlook, option: Option) -> bool:
    """Whether bullets would go while more Mustangs stay than a cowboy needs."""
    if outlook.mounts < PLENTY or option.other != NONE:
        return False
    return outlook.game.book.kind_of[option.card] != MUSTANG


def gives_good_bullets(outlook: Outlook, decision: Decision, option: Option) -> bool:
    """Whether a worse card could go instead, or, where one may pass, no better one is to be expected."""
    book = outlook.game.book
    alone = option.other == NONE
    given = book.bullets_of[option.card if alone else option.other]
    if given == 0:
        return False
    if alone and decision.kind == ARMING and given > outlook.mean + 1.0:
        return True
    for card in outlook.hand:
        if 0 < book.bullets_of[card] < given or (alone and book.kind_of[card] == CACTUS):
            return True
    return False
