"""Follies of Calibre 45."""

from __future__ import annotations

from typing import TypeAlias

from saloon.games.calibre45.catalogue import Catalogue, book_of, house_book
from saloon.games.calibre45.frames.attack import Stand
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import (
    ARMING,
    CALL,
    DRAW,
    ESCAPE,
    EXCHANGE,
    FLEE,
    GIVE_UP,
    LAY,
    MUSTANG,
    PASS,
    SHOOT,
    SHOOTOUT,
)
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import as_figure
from saloon.sim.follies import Folly, Moment

CalibreMoment: TypeAlias = Moment[CalibreView]

OFTEN = 3
"""So often it has become a habit."""
MANY_SHOTS = 12
"""In one shoot-out."""
DEEDS = ("shot", "drew", "exchanged", "stood_up")
"""What somebody does on a robbery besides leaving it."""


def book(moment: CalibreMoment) -> Catalogue:
    view = moment.view
    return book_of(view.decks) if view.decks else house_book()


def joins_only_to_flee_again(moment: CalibreMoment) -> bool:
    """The third time in a game that he leaves without having done anything."""
    if moment.view.decision != SHOOTOUT or moment.answer.verb != FLEE:
        return False
    me, flights, idle = as_figure(moment.view.viewer), 0, False
    for event in moment.heard:
        if event.who == me:
            if event.name == "joined":
                idle = True
            elif event.name in DEEDS:
                idle = False
            elif event.name == "fled":
                flights += idle
                idle = False
    return idle and flights + 1 >= OFTEN


def goes_on_shooting_over_the_smallest_loot(moment: CalibreMoment) -> bool:
    if moment.view.decision != SHOOTOUT or moment.answer.verb != SHOOT:
        return False
    values = book(moment).value_of
    if values[moment.view.because_card] > min(value for value in values if value > 0):
        return False
    return sum(event.name == "shot" for event in moment.since("robbery_called")) >= MANY_SHOTS


def loses_a_cowboy_with_a_mustang_in_hand(moment: CalibreMoment) -> bool:
    return moment.answer.verb == GIVE_UP and any(option.verb == ESCAPE for option in moment.options)


def loses_a_cowboy_with_enough_bullets(moment: CalibreMoment) -> bool:
    return moment.answer.verb == GIVE_UP and any(option.verb == LAY for option in moment.options)


def passes_where_a_card_can_be_drawn(moment: CalibreMoment) -> bool:
    """While arming, where drawing costs nothing else."""
    if moment.view.decision != ARMING or moment.answer.verb != PASS:
        return False
    return any(option.verb == DRAW for option in moment.options)


def lays_more_bullets_than_it_has_to(moment: CalibreMoment) -> bool:
    """A smaller card would have been enough too."""
    frame = moment.view.stack[-1]
    if moment.answer.verb != LAY or not isinstance(frame, Stand):
        return False
    bullets = book(moment).bullets_of
    left = frame.needed - book(moment).bullets(frame.chosen)
    enough = [bullets[one.card] for one in moment.options if one.verb == LAY and bullets[one.card] >= left]
    return bool(enough) and bullets[moment.answer.card] > min(enough)


def robs_without_a_bullet(moment: CalibreMoment) -> bool:
    return moment.answer.verb == CALL and not book(moment).bullets(moment.view.seats[moment.view.viewer].hand)


def exchanges_bullets_and_keeps_a_third_mustang(moment: CalibreMoment) -> bool:
    """A cowboy rides one at a time."""
    if moment.answer.verb != EXCHANGE or moment.answer.other != NONE:
        return False
    kinds = book(moment).kind_of
    mustangs = sum(kinds[card] == MUSTANG for card in moment.view.seats[moment.view.viewer].hand)
    return mustangs >= OFTEN and book(moment).bullets_of[moment.answer.card] > 1


FOLLIES: tuple[Folly[CalibreView], ...] = (
    joins_only_to_flee_again,
    goes_on_shooting_over_the_smallest_loot,
    loses_a_cowboy_with_a_mustang_in_hand,
    loses_a_cowboy_with_enough_bullets,
    passes_where_a_card_can_be_drawn,
    lays_more_bullets_than_it_has_to,
    robs_without_a_bullet,
    exchanges_bullets_and_keeps_a_third_mustang,
)
