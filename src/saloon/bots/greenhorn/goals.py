"""Whom to hurt and whom to spare: each role's way to win, as a number per figure."""

from __future__ import annotations

from saloon.bots.greenhorn.suspicion import EVERY_ROLE, Chances
from saloon.bots.greenhorn.values import (
    ALL_THE_LAW,
    BALANCE,
    EACH_FOR_HIMSELF,
    ENEMY,
    EVERYBODY_ELSE,
    HOSTILITY,
    HUNTER,
    LAST_DUEL,
    LAST_ENEMY,
    LONER,
    NEVER_YET,
    OUTLAWS_GONE,
    QUARRY,
    SELF,
)
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.modes.shootout import is_open
from saloon.games.bang.modes.three import QUARRY as PREY
from saloon.games.bang.modes.three import THREE
from saloon.games.bang.modes.two import TWO
from saloon.games.bang.view import BangView, FigureView
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF

Wishes = dict[int, float]
"""By role: how much a life point of somebody with that role is worth to me; below 0 for friends."""


def hostilities(view: BangView, me: FigureView, chances: list[Chances]) -> list[float]:
    """For each figure, how much I want it to suffer."""
    if view.mode == TWO.key:
        return [SELF if figure.player == me.player else ENEMY for figure in view.figures]
    wishes = wishes_of(view, me, chances)
    return [
        SELF
        if figure.player == me.player
        else sum(chance[role] * wishes[role] for role in EVERY_ROLE if chance[role])
        for figure, chance in zip(view.figures, chances, strict=True)
    ]


def wishes_of(view: BangView, me: FigureView, chances: list[Chances]) -> Wishes:
    """What my role wishes at this stage of the game."""
    if each_for_himself(view):
        return EVERYBODY_ELSE
    if view.mode == THREE.key:
        return {role: QUARRY if PREY[me.role] == role else HUNTER for role in EVERY_ROLE}
    if view.mode == HIDDEN.key and me.role == OUTLAW:
        return ALL_THE_LAW
    wishes = HOSTILITY[me.role]
    alive = expected_alive(view, me, chances)
    if me.role == RENEGADE:
        return (
            loner_wishes(view, chances) if view.mode == HIDDEN.key else renegade_wishes(view, chances, alive)
        )
    if alive[OUTLAW] < 0.5 and me.role != OUTLAW:
        return {**wishes, RENEGADE: LAST_ENEMY}
    return wishes


def each_for_himself(view: BangView) -> bool:
    """Whether only one can win."""
    if view.mode == TWO.key or (view.mode == THREE.key and view.mode_notes):
        return True
    if view.mode == HIDDEN.key and is_open(view.mode_notes):
        return True
    return any(deck.active in EACH_FOR_HIMSELF for deck in view.event_decks)


def expected_alive(view: BangView, me: FigureView, chances: list[Chances]) -> Chances:
    """How many others of each role are alive, as far as I can tell."""
    alive = [0.0] * len(EVERY_ROLE)
    for figure in view.figures:
        if figure.alive and figure.player != me.player:
            for role in EVERY_ROLE:
                alive[role] += chances[figure.figure][role]
    return alive


def renegade_wishes(view: BangView, chances: list[Chances], alive: Chances) -> Wishes:
    """Weaken the stronger side, keep the Sheriff alive until nobody else is left, then kill him."""
    if alive[OUTLAW] + alive[DEPUTY] + alive[RENEGADE] < 0.5:
        return LAST_DUEL
    if alive[OUTLAW] < 0.5:
        return OUTLAWS_GONE
    shift = BALANCE * outlaws_lead(view, chances)
    wishes = HOSTILITY[RENEGADE]
    return {
        SHERIFF: min(wishes[SHERIFF] - shift, NEVER_YET),
        DEPUTY: wishes[DEPUTY] - shift,
        OUTLAW: wishes[OUTLAW] + shift,
        RENEGADE: wishes[RENEGADE],
    }


def loner_wishes(view: BangView, chances: list[Chances]) -> Wishes:
    """Weaken the stronger side, whoever leads it."""
    shift = BALANCE * outlaws_lead(view, chances)
    return {
        SHERIFF: LONER[SHERIFF] - shift,
        DEPUTY: LONER[DEPUTY] - shift,
        OUTLAW: LONER[OUTLAW] + shift,
        RENEGADE: LONER[RENEGADE],
    }


def outlaws_lead(view: BangView, chances: list[Chances]) -> float:
    """How many life points more than the law the Outlaws have, as far as I can tell."""
    lead = 0.0
    for figure in view.figures:
        if figure.alive:
            chance = chances[figure.figure]
            lead += figure.life * (chance[OUTLAW] - chance[SHERIFF] - chance[DEPUTY])
    return lead
