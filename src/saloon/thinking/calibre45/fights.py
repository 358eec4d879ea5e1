"""How a shoot-out will go, what that is worth, and which shot promises most."""

from __future__ import annotations

from math import exp

from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, PlayerId
from saloon.thinking.calibre45.outlook import Outlook, Rival


class Fight:
    """A shoot-out against these rivals, whatever it is for and however many bullets I have."""

    __slots__ = ("ahead", "death", "outlook", "winner")

    def __init__(self, outlook: Outlook, rivals: list[Rival], first: bool, coming: float = 0.0) -> None:
        worth = outlook.worth
        self.outlook = outlook
        self.ahead = 0.0
        """How many bullets we are ahead, without mine. `coming` are those of partners still to come."""
        self.death = (worth.death_mounted if outlook.mounts else worth.death) * outlook.cowboy()
        self.winner = NONE
        """The rival team that will have the loot if we do not; NONE: there is none."""
        if rivals:
            of_team = [0.0] * len(outlook.money())
            limit = 0
            total = 0.0
            for one in rivals:
                of_team[one.team] += one.bullets
                total += one.bullets
                limit = max(limit, one.limit)
            self.winner = rivals[0].team
            for one in rivals:
                if of_team[one.team] > of_team[self.winner]:
                    self.winner = one.team
            most = of_team[self.winner]
            against = most + worth.others * (total - most)
            turn = worth.initiative if first else -worth.initiative
            support = worth.support * (outlook.support() + coming)
            self.ahead = support - against + worth.edge * (outlook.limit - limit) + turn

    def chance(self, bullets: float) -> float:
        """How likely the loot is ours, if I have so many bullets."""
        if self.winner == NONE:
            return 1.0
        return 1.0 / (1.0 + exp(-(self.ahead + bullets) / self.outlook.worth.scale))

    def promises(self, value: int, bullets: float, in_danger: bool = True) -> float:
        """What a shoot-out for so many dollars is worth, without what is left in my hand."""
        gain = self.outlook.gain(value)
        if self.winner == NONE:
            return gain
        won = self.chance(bullets)
        lost = self.outlook.loss(value, self.winner)
        return won * gain - (1.0 - won) * (lost + (self.death if in_danger else 0.0))


class Shot:
    """So many bullets at a rival, and what that promises."""

    __slots__ = ("strength", "target", "worth")

    def __init__(self, target: PlayerId, strength: int, worth: float) -> None:
        self.target = target
        self.strength = strength
        self.worth = worth


def best_shot(outlook: Outlook, value: int, only: int, laid: list[CardId]) -> Shot | None:
    """Whom to shoot and how strongly, if one can at all; `only` this player, or NONE: anybody.

    What has been laid already belongs to the shot.
    """
    best: Shot | None = None
    rivals = outlook.rivals()
    for rival in rivals:
        if only in (NONE, rival.player):
            others = [one for one in rivals if one is not rival]
            without = Fight(outlook, others, False)
            for strength in range(1, strongest(outlook, rival) + 1):
                if laid and not outlook.volleys().uses(strength, laid):
                    continue
                worth = promise_of_shot(outlook, value, rival, strength, without, others)
                if best is None or worth > best.worth:
                    best = Shot(rival.player, strength, worth)
    return best


def strongest(outlook: Outlook, rival: Rival) -> int:
    """As many bullets as I can shoot at once, and as it takes at most: more than he can answer."""
    enough = 1 if rival.cards == 0 else rival.limit + 1
    return min(outlook.limit, outlook.volleys().most, enough)


def promise_of_shot(
    outlook: Outlook, value: int, rival: Rival, strength: int, without: Fight, others: list[Rival]
) -> float:
    """Either he is out of it, or he answers and it is his turn."""
    left = float(outlook.bullets - outlook.volleys().spent(strength))
    out = 1.0 - rival.chance_to_reach(strength)
    worth = out * (without.promises(value, left) + outlook.worth.rival_cowboy)
    if out < 1.0:
        still = Fight(outlook, [rival.after(strength), *others], False)
        worth += (1.0 - out) * still.promises(value, left)
    return worth - outlook.volleys().cost(strength)
