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
from saloon.kernel.ids import PlayerId


class Fight:
    """A shoot-out against these rivals, whatever it is for and however many bullets I have.

    `coming` are bullets of partners who are not there yet.
    """

    def __init__(self, outlook: Outlook, rivals: list[Rival], first: bool, coming: float = 0.0) -> None:
        self._outlook = outlook
        self._ahead = 0.0
        self._death = (DEATH_MOUNTED if outlook.mounted else DEATH) * outlook.cowboy()
        self.winner = -1
        """The rival team that will have the loot if we do not; -1: there is none."""
        if rivals:
            by_team: dict[int, float] = {}
            limit = 0
            for one in rivals:
                by_team[one.team] = by_team.get(one.team, 0.0) + one.arms.bullets
                limit = max(limit, one.limit)
            self.winner = max(by_team, key=lambda team: by_team[team])
            most = by_team[self.winner]
            against = most + OTHERS * (sum(by_team.values()) - most)
            turn = INITIATIVE if first else -INITIATIVE
            support = SUPPORT * (outlook.support() + coming)
            self._ahead = support - against + EDGE * (outlook.limit - limit) + turn

    def chance(self, bullets: float) -> float:
        """How likely the loot is ours, if I have so many bullets."""
        if self.winner < 0:
            return 1.0
        return 1.0 / (1.0 + math.exp(-(self._ahead + bullets) / SCALE))

    def worth(self, value: int, bullets: float) -> float:
        """What a shoot-out for so many dollars promises, without what is left in my hand."""
        gain = self._outlook.gain(value)
        if self.winner < 0:
            return gain
        won = self.chance(bullets)
        return won * gain - (1.0 - won) * (self._outlook.loss(value, self.winner) + self._death)

    def worth_to_partners(self, value: int, bullets: float) -> float:
        """The same for one who is not in danger himself."""
        gain = self._outlook.gain(value)
        if self.winner < 0:
            return gain
        won = self.chance(bullets)
        return won * gain - (1.0 - won) * self._outlook.loss(value, self.winner)


class Shot(NamedTuple):
    """Cards to be laid against a rival, and what that promises."""

    target: PlayerId
    volley: Volley
    worth: float


def best_shot(outlook: Outlook, value: int, targets: list[PlayerId]) -> Shot | None:
    """Whom to shoot and with which cards, if at all one can."""
    best: Shot | None = None
    for rival in outlook.rivals:
        if rival.player in targets:
            others = [one for one in outlook.rivals if one is not rival]
            without = Fight(outlook, others, first=False)
            for strength in strengths(outlook, rival):
                volley = outlook.volleys[strength]
                worth = worth_of_shot(outlook, value, rival, strength, volley, without, others)
                if best is None or worth > best.worth:
                    best = Shot(rival.player, volley, worth)
    return best


def strengths(outlook: Outlook, rival: Rival) -> range:
    """The shots to think of: all that I can, up to the one that he cannot answer any more."""
    most = min(outlook.limit, len(outlook.volleys) - 1)
    enough = 1 if rival.hand_size == 0 else rival.limit + 1
    return range(1, min(most, enough) + 1)


def worth_of_shot(
    outlook: Outlook,
    value: int,
    rival: Rival,
    strength: int,
    volley: Volley,
    without: Fight,
    others: list[Rival],
) -> float:
    """Either he is out of it, dead or on his Mustang, or he answers and it is his turn."""
    left = outlook.bullets - volley.bullets
    out = 1.0
    if strength <= rival.limit and rival.hand_size:
        out -= chance_of(rival.arms, strength)
    worth = out * (without.worth(value, left) + RIVAL_COWBOY * (1.0 - rival.arms.mounted))
    if out < 1.0:
        still = Fight(outlook, [spent(rival, strength), *others], first=False)
        worth += (1.0 - out) * still.worth(value, left)
    return worth - volley.cost


def spent(rival: Rival, number: int) -> Rival:
    """A rival after he has shot so many: with that many bullets less, and a few that were wasted."""
    if not number:
        return rival
    arms = rival.arms
    return rival._replace(arms=arms._replace(bullets=max(0.0, arms.bullets - number - 1.0)))
