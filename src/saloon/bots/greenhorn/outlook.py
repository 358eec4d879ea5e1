"""What Greenhorn makes of one view: himself, the others, and what a hit on each of them is worth."""

from __future__ import annotations

from functools import cache

from saloon.bots.greenhorn.deals import Deal
from saloon.bots.greenhorn.faces import Faces
from saloon.bots.greenhorn.goals import each_for_himself, hostilities
from saloon.bots.greenhorn.suspicion import Chances, Suspicion
from saloon.bots.greenhorn.values import (
    ANY_CARD_MISSES,
    BANG_AND_MISSED_ALIKE,
    BANG_SHARE,
    BARREL_SHARE,
    BLOCKED_WORTH,
    BUILT_IN_BARREL,
    GREEN_MISSED,
    HIT_WEIGHT,
    KEEP_SECOND_COPY,
    KEEP_USELESS,
    LIFE_COST,
    LOSES_THE_GAME,
    MISSED_SHARE,
    NEEDS_TWO_MISSES,
    NEVER_MISSED,
    PAIN_PAYS,
    PROOF_AGAINST_DIAMONDS,
    RAPID_FIRE,
    RAPID_WEAPONS,
    REWARD,
    SITTING_DUCK,
)
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.modes.two import TWO
from saloon.games.bang.view import BangView, FigureView
from saloon.games.bang.words import AS_BANG, AS_BEER, AS_MISSED, DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.decisions import Option
from saloon.kernel.ids import CardId


class Outlook:
    """One moment from one seat. Chances and hostilities are worked out when first asked for."""

    def __init__(self, view: BangView, faces: Faces, suspicion: Suspicion) -> None:
        self.view = view
        self.faces = faces
        self.figures = view.figures
        self.me = own_figure(view)
        self.own = [one for one in view.figures if one.alive and one.player == view.viewer]
        """My figures: as a rule one."""
        self.others = [one for one in view.figures if one.alive and one.player != view.viewer]
        self.hand = self.me.hand
        self._suspicion = suspicion
        self._chances: list[Chances] | None = None
        self._hostility: list[float] | None = None

    @property
    def chances(self) -> list[Chances]:
        if self._chances is None:
            self._chances = self._suspicion.chances(self.view, self.faces)
        return self._chances

    def deals(self) -> list[Deal]:
        """Where a role card is out of the game: every possible deal with its weight."""
        self._chances = self._suspicion.chances(self.view, self.faces)
        return self._suspicion.deals

    @property
    def hostility(self) -> list[float]:
        """By figure: above 0 for enemies, below 0 for friends."""
        if self._hostility is None:
            self._hostility = hostilities(self.view, self.me, self.chances)
        return self._hostility

    # Myself

    def count(self, symbol: int) -> int:
        """Cards of my hand that serve as a BANG! or a Missed!."""
        symbols = (AS_BANG, AS_MISSED) if self.has_trait(self.me, BANG_AND_MISSED_ALIKE) else (symbol,)
        return sum(self.faces.symbol(card) in symbols for card in self.hand)

    def rapid_fire(self) -> bool:
        """Whether I may play any number of BANG! cards."""
        return self.has_trait(self.me, RAPID_FIRE) or any(
            self.faces.kind(card) in RAPID_WEAPONS for card in self.me.in_play
        )

    def beer_works(self) -> bool:
        if self.view.mode == TWO.key and ["two_beer", "works"] in self.view.chosen:
            return True
        return len(self.own) + len(self.others) > 2

    def life_cost(self) -> float:
        """What one life point is worth to me now."""
        me = self.me
        if me.ghost:
            return 0.0
        cost = LIFE_COST[min(max(me.life, 0), len(LIFE_COST) - 1)]
        return cost - (sum(PAIN_PAYS.get(key, 0.0) for key in me.characters) if me.life > 2 else 0.0)

    def keep(self, card: CardId) -> float:
        """What a card is worth in my hand."""
        faces = self.faces
        kind = faces.kind(card)
        worth = faces.keep(card)
        if kind in faces.reach_of and self.weapon_gain(kind) <= 0:
            return KEEP_USELESS
        if faces.symbol(card) == AS_BEER and not self.beer_works():
            return KEEP_USELESS
        if faces.symbol(card) == AS_MISSED and self.has_trait(self.me, NEVER_MISSED):
            return KEEP_USELESS
        if self.own and all(any(faces.kind(laid) == kind for laid in one.in_play) for one in self.own):
            return KEEP_USELESS
        new = card not in self.hand
        copies = sum(faces.kind(other) == kind for other in self.hand if new or other < card)
        return float(worth * KEEP_SECOND_COPY**copies)

    def weapon_gain(self, kind: str) -> float:
        """What a weapon would add to those whom I can shoot at."""
        new = self.faces.reach_of[kind]
        old = self.me.reach
        gain = self.prey(new) - self.prey(old) + 0.08 * (new - old)
        if kind in RAPID_WEAPONS and not self.rapid_fire():
            gain += (self.count(AS_BANG) - 1) * 0.8 * self.prey(new)
        return gain

    def prey(self, reach: int) -> float:
        """The best target within reach, and a little for each further one."""
        worth = [self.hostility[one.figure] for one in self.others if one.distance <= reach]
        wanted = [value for value in worth if value > 0]
        return max(wanted) + 0.15 * sum(wanted) if wanted else 0.0

    # The others

    def has_trait(self, figure: FigureView, characters: set[str]) -> bool:
        off = [what for what, _cause in figure.switched_off]
        return any(key in characters and key not in off for key in figure.characters)

    def guard(self, target: FigureView, is_bang: bool) -> float:
        """The chance that a shot of mine is answered."""
        return self.guard_against(target, 2 if is_bang and self.has_trait(self.me, NEEDS_TWO_MISSES) else 1)

    def guard_against(self, target: FigureView, misses: int) -> float:
        """The chance that a shot which takes so many Missed! is answered."""
        working = self.working(target)
        sure = sum(kind in GREEN_MISSED for kind in working)
        if self.has_trait(target, ANY_CARD_MISSES):
            sure += target.hand_size
        if sure >= misses:
            return 1.0
        barrels = self.has_trait(target, BUILT_IN_BARREL) + ("barrel" in working)
        return answered(target.hand_size, barrels, misses - sure)

    def working(self, target: FigureView) -> list[str]:
        """The kinds in front of a figure that have an effect now: neither waiting nor switched off."""
        kind = self.faces.kind
        if not target.switched_off:
            return [kind(card) for card in target.in_play if card not in target.fresh]
        off = {what for what, _cause in target.switched_off}
        return [
            kind(card)
            for card in target.in_play
            if card not in target.fresh and f"{kind(card)}#{card}" not in off
        ]

    def hit(self, target: FigureView, blocked: float) -> float:
        """What a hit that is answered with this chance is worth to me."""
        hostility = self.hostility[target.figure]
        landed = 1.0 - blocked
        if target.life == 1:
            if hostility < 0 and self.loses_with(target):
                return LOSES_THE_GAME * landed
            if hostility < 0 and target.hand_size == 0:
                hostility *= SITTING_DUCK
            reward = REWARD * self.chances[target.figure][OUTLAW]
            return landed * (hostility * HIT_WEIGHT[1] + reward) + blocked * BLOCKED_WORTH * hostility
        weight = HIT_WEIGHT[min(target.life, len(HIT_WEIGHT) - 1)]
        pain = 1.0 - 0.3 * sum(PAIN_PAYS.get(key, 0.0) for key in target.characters)
        return hostility * (landed * weight * pain + blocked * BLOCKED_WORTH)

    def loses_with(self, target: FigureView) -> bool:
        """Whether the game is lost for me when this figure dies."""
        if each_for_himself(self.view):
            return False
        if target.role == SHERIFF:
            return self.me.role in (DEPUTY, RENEGADE) and self.view.mode != HIDDEN.key
        return self.me.role == SHERIFF and self.chances[target.figure][DEPUTY] > 0.6

    def is_proof_against(self, option: Option) -> bool:
        """Whether the target of a card would not feel it."""
        if option.target < 0 or option.target == self.me.figure or not self.faces.is_diamond(option.card):
            return False
        if self.played_as(option) == "duel":
            return False
        return self.has_trait(self.figures[option.target], PROOF_AGAINST_DIAMONDS)

    def played_as(self, option: Option) -> str:
        """The name of the kind that an option plays a card as."""
        return self.faces.key(option.kind)


def own_figure(view: BangView) -> FigureView:
    """The figure that I decide for."""
    own = view.standing(view.viewer)
    assert own is not None, "a bot has a seat"
    return own


@cache
def answered(hand: int, barrels: int, misses: int) -> float:
    """The chance that so many unknown cards and barrels answer a shot that takes so many Missed!."""
    none = (1 - MISSED_SHARE) ** hand
    one = hand * MISSED_SHARE * (1 - MISSED_SHARE) ** max(hand - 1, 0)
    lucky = 1 - (1 - BARREL_SHARE) ** barrels
    if misses == 1:
        return 1 - none * (1 - lucky)
    return max(0.0, 1 - none - one * (1 - lucky))


@cache
def at_most(cards: int, bangs: int) -> float:
    """The chance that so many unknown cards hold at most that many BANG!."""
    if bangs >= cards:
        return 1.0
    chance = 0.0
    ways = 1.0
    for k in range(bangs + 1):
        chance += ways * BANG_SHARE**k * (1 - BANG_SHARE) ** (cards - k)
        ways = ways * (cards - k) / (k + 1)
    return chance
