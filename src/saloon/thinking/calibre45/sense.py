"""What nobody tries in Calibre 45, however well it looks in a handful of imagined games."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.frames.attack import Stand
from saloon.games.calibre45.frames.shootout import Loading
from saloon.games.calibre45.words import (
    ARMING,
    CALL,
    DRAW,
    ESCAPE,
    EXCHANGE,
    GIVE_UP,
    JOIN,
    LAY,
    MUSTANG,
    PASS,
    REMOVE_TOKEN,
)
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.thinking.calibre45.answers import hopeless, place_of
from saloon.thinking.calibre45.outlook import Outlook

PLENTY: Final = 3
"""Mustangs: a cowboy rides one at a time."""


def allows(outlook: Outlook, decision: Decision, option: Option) -> bool:
    """Whether it is worth a thought."""
    frame = outlook.game.stack[-1]
    if isinstance(frame, Stand):
        return allows_under_fire(outlook, frame, decision.options, option)
    if isinstance(frame, Loading):
        return option.verb != LAY or not is_enough(outlook, frame)
    verb = option.verb
    if verb == EXCHANGE:
        return not (gives_its_only_mustang(outlook, option) or keeps_idle_mustangs(outlook, option))
    if decision.kind == ARMING and verb == PASS:
        return place_of(decision.options, DRAW) == NONE and place_of(decision.options, REMOVE_TOKEN) == NONE
    return verb not in (CALL, JOIN) or not hopeless(outlook)


def allows_under_fire(outlook: Outlook, frame: Stand, options: list[Option], option: Option) -> bool:
    """A cowboy is not given up who can be saved, a Mustang not where bullets do; which bullets is
    arithmetic."""
    volleys = outlook.volleys()
    if option.verb == LAY:
        return option.card == volleys.next_card(frame.needed, frame.chosen)
    if option.verb == ESCAPE:
        can_stand = place_of(options, LAY) != NONE
        return not can_stand or volleys.cost(frame.needed) > outlook.worth.of_kind[MUSTANG]
    if option.verb == GIVE_UP:
        return place_of(options, LAY) == NONE and place_of(options, ESCAPE) == NONE
    return True


def is_enough(outlook: Outlook, frame: Loading) -> bool:
    """Whether a shot is as strong as the cowboy can fire it, or its target has nothing to answer with."""
    laid = outlook.game.book.bullets(frame.chosen)
    return laid > 0 and (laid >= outlook.limit or not outlook.game.players[frame.target].hand)


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
