"""Follies of BANG! under fire: shots, Indians, duels, the point of death."""

from __future__ import annotations

from saloon.games.bang.words import (
    ANSWER,
    AS_BEER,
    BANG_OR_HIT,
    DUEL,
    MISSED_OR_HIT,
    PASS,
    SAVE_LIFE,
    USE,
)
from saloon.sim.bang.sight import BangMoment, at, holds, is_anybody_of, me, name, played

LIKES_PAIN = {"bart_cassidy", "el_gringo"}
"""Characters who get a card for a life point."""
USES_MISSED = {"calamity_janet"}


def is_deadly(moment: BangMoment) -> bool:
    """At one life point, with no Beer that could save him. A ghost dies when its turn ends, shot or not."""
    asked = at(moment, moment.view.asked)
    return asked.life == 1 and not asked.ghost and not holds(moment, AS_BEER)


def answers(moment: BangMoment) -> int:
    return sum(option.verb == ANSWER for option in moment.options)


def takes_a_deadly_shot_with_a_missed_in_hand(moment: BangMoment) -> bool:
    if moment.view.decision != MISSED_OR_HIT or moment.answer.verb != PASS:
        return False
    return is_deadly(moment) and answers(moment) >= max(moment.view.needed, 1)


def takes_a_hit_and_keeps_its_missed(moment: BangMoment) -> bool:
    """A Missed! is there to be answered with, if a single one is enough."""
    if moment.view.decision != MISSED_OR_HIT or moment.answer.verb != PASS or moment.view.needed > 1:
        return False
    if is_anybody_of(moment, LIKES_PAIN | USES_MISSED) or me(moment).ghost:
        return False
    return any(one.verb == ANSWER and name(moment, one.card) == "missed" for one in moment.options)


def takes_a_deadly_hit_with_a_bang_in_hand(moment: BangMoment) -> bool:
    """Of Indians, or in a Duel."""
    if moment.view.decision not in (BANG_OR_HIT, DUEL) or moment.answer.verb != PASS:
        return False
    return is_deadly(moment) and answers(moment) > 0


def dies_with_a_beer_in_hand(moment: BangMoment) -> bool:
    if moment.view.decision != SAVE_LIFE or moment.answer.verb != PASS:
        return False
    return answers(moment) >= moment.view.needed


def does_not_ask_the_barrel(moment: BangMoment) -> bool:
    """A check costs nothing: a card, or the hit, can come after it."""
    if moment.view.decision != MISSED_OR_HIT or moment.answer.verb not in (ANSWER, PASS):
        return False
    checks = {"barrel", "jourdonnais"}
    return any(one.verb == USE and played(moment, one) in checks for one in moment.options)
