"""How a shoot-out will go, and what that is worth."""

from __future__ import annotations

import math
from typing import NamedTuple

from saloon.bots.bandit.outlook import Outlook, Rival, chance_of
from saloon.bots.bandit.values import (
    DEATH,
    DEATH_MOUNTED,
    EDGE,
    INITIATIVE,
    OTHERS,
    RIVAL_COWBOY,
    SCALE,
    SUPPORT,
)
from saloon.bots.bandit.volleys import Volley


class Shot(NamedTuple):
    """Cards to be laid against a rival, and what that promises."""

    target: int
    volley: Volley
    worth: float


def strength_against(rivals: list[Rival]) -> float:
    """The bullets against us: of the strongest team, and some of the others'."""
    by_team: dict[int, float] = {}
    for one in rivals:
        by_team[one.team] = by_team.get(one.team, 0.0) + one.arms.bullets
    most = max(by_team.values())
    return most + OTHERS * (sum(by_team.values()) - most)


def likely_winner(rivals: list[Rival]) -> int:
    """The rival team that has the most bullets."""
    by_team: dict[int, float] = {}
    for one in rivals:
        by_team[one.team] = by_team.get(one.team, 0.0) + one.arms.bullets
    return max(by_team, key=lambda team: by_team[team])


def chance_to_win(outlook: Outlook, bullets: float, rivals: list[Rival], first: bool) -> float:
    """How likely the loot is ours, if I have so many bullets and these are against us."""
    if not rivals:
        return 1.0
    ours = bullets + SUPPORT * sum([outlook.arms(one).bullets for one in outlook.partners(robbing=True)])
    edge = outlook.limit - max([one.limit for one in rivals])
    ahead = ours - strength_against(rivals) + EDGE * edge + (INITIATIVE if first else -INITIATIVE)
    return 1.0 / (1.0 + math.exp(-ahead / SCALE))


def worth_of_fight(outlook: Outlook, value: int, bullets: float, rivals: list[Rival], first: bool) -> float:
    """What a shoot-out for so many dollars promises, without what is left in my hand."""
    if not rivals:
        return outlook.gain(value)
    won = chance_to_win(outlook, bullets, rivals, first)
    death = (DEATH_MOUNTED if outlook.mounted else DEATH) * outlook.cowboy()
    lost = outlook.loss(value, likely_winner(rivals)) + death
    return won * outlook.gain(value) - (1.0 - won) * lost


def after_answer(rival: Rival, strength: int) -> Rival:
    """A rival who has answered a shot: with that many bullets less, and a few that were wasted."""
    arms = rival.arms
    return rival._replace(arms=arms._replace(bullets=max(0.0, arms.bullets - strength - 1.0)))


def best_shot(outlook: Outlook, value: int, targets: list[int]) -> Shot | None:
    """Whom to shoot and with which cards, if at all one can."""
    best: Shot | None = None
    for rival in outlook.rivals:
        if rival.player in targets:
            for strength in strengths(outlook, rival):
                volley = outlook.volleys[strength]
                worth = worth_of_shot(outlook, value, rival, strength, volley)
                if best is None or worth > best.worth:
                    best = Shot(rival.player, volley, worth)
    return best


def strengths(outlook: Outlook, rival: Rival) -> list[int]:
    """The shots to think of: all that I can, up to the one that he cannot answer any more."""
    most = min(outlook.limit, len(outlook.volleys) - 1)
    enough = 1 if rival.hand_size == 0 else rival.limit + 1
    return list(range(1, min(most, enough) + 1))


def worth_of_shot(outlook: Outlook, value: int, rival: Rival, strength: int, volley: Volley) -> float:
    """Either he is out of it, dead or on his Mustang, or he answers and it is his turn."""
    left = outlook.bullets - volley.bullets
    others = [one for one in outlook.rivals if one is not rival]
    out = 1.0
    if strength <= rival.limit and rival.hand_size:
        out -= chance_of(rival.arms, strength)
    worth = out * (
        worth_of_fight(outlook, value, left, others, first=False) + RIVAL_COWBOY * (1.0 - rival.arms.mounted)
    )
    if out < 1.0:
        still = [after_answer(rival, strength), *others]
        worth += (1.0 - out) * worth_of_fight(outlook, value, left, still, first=False)
    return worth - volley.cost
