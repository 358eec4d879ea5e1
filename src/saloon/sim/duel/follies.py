"""Follies of BANG! The Duel."""

from __future__ import annotations

from typing import TypeAlias

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import other_player, owner_of
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import ALE_HEALTH, ANSWER, DEFEND, END_TURN, MOVE, PASS, PLAY, USE
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import FigureId
from saloon.sim.follies import Folly, Moment

DuelMoment: TypeAlias = Moment[DuelView]

HELP = {"barrel", "hat", "bank"}
"""Equipment that is good for whoever has it."""
ANSWERS = {"missed", "fightback"}
PLAIN_SHOTS = {"colt", "remington", "winchester", "peacemaker"}


def played(option: Option) -> str:
    """The kind that is played; empty: none is."""
    return BOOK.definitions[option.kind].key if option.verb == PLAY and option.kind != NONE else ""


def is_own(moment: DuelMoment, option: Option) -> bool:
    return option.target != NONE and owner_of(option.target) == moment.view.viewer


def dies_with_an_answer_in_hand(moment: DuelMoment) -> bool:
    """Takes a hit with one point left."""
    view = moment.view
    if view.decision != DEFEND or moment.answer.verb != PASS:
        return False
    answers = sum(option.verb == ANSWER for option in moment.options)
    return view.figures[view.for_figure].health == 1 and answers >= max(view.needed, 1)


def does_not_ask_the_barrel(moment: DuelMoment) -> bool:
    """A card that is revealed costs nothing: one of the hand, or the hit, can come after it."""
    if moment.view.decision != DEFEND or moment.answer.verb not in (ANSWER, PASS):
        return False
    return any(
        option.verb == USE and option.card != NONE and BOOK.kind_of[option.card].key == "barrel"
        for option in moment.options
    )


def leaves_good_equipment_in_hand(moment: DuelMoment) -> bool:
    """That one of his characters does not have yet."""
    if moment.answer.verb != END_TURN:
        return False
    return any(
        played(option) in HELP and is_own(moment, option) and not has(moment, option.target, played(option))
        for option in moment.options
    )


def has(moment: DuelMoment, figure: FigureId, kind: str) -> bool:
    return any(BOOK.kind_of[card].key == kind for card in moment.view.figures[figure].in_play)


def drinks_beer_in_full_health(moment: DuelMoment) -> bool:
    if played(moment.answer) != "beer":
        return False
    own = [one for one in moment.view.figures if one.player == moment.view.viewer and one.character]
    return all(one.health >= one.most_health for one in own)


def pours_strong_ale_for_the_wrong_one(moment: DuelMoment) -> bool:
    """Costs one of his own points, or gives the rival some."""
    if played(moment.answer) != "strong_ale":
        return False
    health = moment.view.figures[moment.answer.target].health
    return health > ALE_HEALTH if is_own(moment, moment.answer) else health < ALE_HEALTH


def spends_water_where_moving_is_free(moment: DuelMoment) -> bool:
    """On one's own marker, which can still be moved for nothing."""
    return (
        played(moment.answer) == "water"
        and is_own(moment, moment.answer)
        and any(option.verb == MOVE for option in moment.options)
    )


def shoots(moment: DuelMoment, option: Option) -> bool:
    """Whether it is a hit card played at the rival."""
    if option.verb != PLAY or option.card == NONE or option.target == NONE or is_own(moment, option):
        return False
    return BOOK.kind_of[option.card].hit_card


def moves_the_rivals_marker_for_nothing(moment: DuelMoment) -> bool:
    """With Water, and no hit could follow: he moves it back in his own turn."""
    if played(moment.answer) != "water" or is_own(moment, moment.answer):
        return False
    return not any(shoots(moment, option) for option in moment.options)


def leaves_a_certain_hit(moment: DuelMoment) -> bool:
    """Ends the turn with a BANG! for somebody who has neither a card in hand nor one before him."""
    view = moment.view
    if moment.answer.verb != END_TURN or view.seats[other_player(view.viewer)].hand_size:
        return False
    return any(
        played(option) in PLAIN_SHOTS and shoots(moment, option) and not view.figures[option.target].in_play
        for option in moment.options
    )


def robs_wild_bill_with_its_last_point(moment: DuelMoment) -> bool:
    """Whoever takes a card from his hand is shot at; with a card against that it may be worth it."""
    if played(moment.answer) != "robbery" or moment.answer.other != NONE:
        return False
    view = moment.view
    mine, other = view.seats[view.viewer], view.seats[other_player(view.viewer)]
    if view.figures[other.attacking].character != "wild_bill":
        return False
    hand = {BOOK.kind_of[card].key for card in mine.hand}
    return view.figures[mine.attacking].health == 1 and not hand & ANSWERS


FOLLIES: tuple[Folly[DuelView], ...] = (
    dies_with_an_answer_in_hand,
    does_not_ask_the_barrel,
    leaves_good_equipment_in_hand,
    drinks_beer_in_full_health,
    pours_strong_ale_for_the_wrong_one,
    spends_water_where_moving_is_free,
    moves_the_rivals_marker_for_nothing,
    leaves_a_certain_hit,
    robs_wild_bill_with_its_last_point,
)
