"""Whom to hurt and whom to spare: each role's way to win, as a number per role of the others."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.modes.shootout import is_open
from saloon.games.bang.modes.three import QUARRY as PREY
from saloon.games.bang.modes.three import THREE
from saloon.games.bang.modes.two import TWO
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import PlayerId
from saloon.thinking.bang.weights import Weights

Wishes = list[float]
"""By role: how much a life point of somebody with that role is worth to me; below 0 for friends."""
Chances = list[float]
"""By role: how likely somebody has it."""

EVERYBODY_ELSE: Final = [1.0, 1.0, 1.0, 1.0]
ALL_THE_LAW: Final = [2.0, 1.5, -0.8, 0.4]
"""An Outlaw's of the hidden six, who has to kill the Deputies too."""
LONER: Final = [0.4, 0.6, 0.5, 0.5]
"""A Renegade's of the hidden six, who may outlive the Sheriff."""
LAST_DUEL: Final = [3.0, 1.0, 1.0, 1.0]
"""A Renegade's, when nobody but the Sheriff is left."""
NEVER_YET: Final = -0.3
"""The Sheriff, to a Renegade while Outlaws live, however strong the law is."""
SHAKY: Final = 2
"""Life points up to which the Sheriff may die before his time; with one all of the law is needed."""
QUARRY: Final = 1.4
HUNTER: Final = 0.8
"""At a table of three: whom I hunt, and who hunts me."""
HARDLY_ANY: Final = 0.5
WILD_WEST_SHOW: Final = "wild_west_show"


def each_for_himself(game: Bang) -> bool:
    """Whether only one can win."""
    mode = game.mode
    if mode is TWO or (mode is THREE and game.mode_notes):
        return True
    if mode is HIDDEN and is_open(game.mode_notes):
        return True
    for deck in game.event_decks:
        if deck.active != NONE and game.key_of(deck.active) == WILD_WEST_SHOW:
            return True
    return False


def early(weights: Weights) -> Wishes:
    return [weights.wish_sheriff, weights.wish_deputy, weights.wish_outlaw, weights.wish_renegade]


def late(weights: Weights) -> Wishes:
    """When hardly an Outlaw is left."""
    return [weights.late_sheriff, weights.late_deputy, weights.late_outlaw, weights.late_renegade]


def wishes_of(game: Bang, player: PlayerId, chances: list[Chances], weights: Weights) -> Wishes:
    """What the role of this player wishes at this stage of the game; chances are by player."""
    if each_for_himself(game):
        return EVERYBODY_ELSE
    role = game.players[player].role
    if game.mode is THREE:
        return [QUARRY if PREY[role] == other else HUNTER for other in range(4)]
    if role == OUTLAW:
        return ALL_THE_LAW if game.mode is HIDDEN else early(weights)
    outlaws = 0.0
    others = 0.0
    lead = 0.0
    star = 0
    for figure in game.figures:
        if figure.alive:
            chance = chances[figure.player]
            if chance[SHERIFF] == 1.0:
                star = figure.life
            lead += figure.life * (chance[OUTLAW] - chance[SHERIFF] - chance[DEPUTY])
            if figure.player != player:
                outlaws += chance[OUTLAW]
                others += chance[DEPUTY] + chance[RENEGADE]
    if role == RENEGADE:
        return of_renegade(game, outlaws, others, lead, star, weights)
    return late(weights) if outlaws < HARDLY_ANY else early(weights)


def of_renegade(
    game: Bang, outlaws: float, others: float, lead: float, star: int, weights: Weights
) -> Wishes:
    """Weaken the stronger side, keep the Sheriff, who has so many life points, alive until nobody else is
    left, then kill him."""
    shift = weights.balance * lead
    if game.mode is HIDDEN:
        return [LONER[SHERIFF] - shift, LONER[DEPUTY] - shift, LONER[OUTLAW] + shift, LONER[RENEGADE]]
    if outlaws + others < HARDLY_ANY:
        return LAST_DUEL
    if outlaws < HARDLY_ANY:
        return late(weights)
    wishes = early(weights)
    deputy = wishes[DEPUTY] - shift
    return [
        min(wishes[SHERIFF] - shift, weights.guarded_sheriff if star <= SHAKY else NEVER_YET),
        min(deputy, weights.guarded_deputy) if star == 1 else deputy,
        wishes[OUTLAW] + shift,
        wishes[RENEGADE],
    ]
