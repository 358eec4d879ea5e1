"""One moment from one seat: himself, the others, and what a hit on each of them is worth.

It looks at a state, which may be an imagined one, and sees of it what the seat sees: its own hand, and of the
others what lies open, how many cards they hold, and how likely each has which role.
"""

from __future__ import annotations

from typing import Final

from saloon.games.bang.asking import bang_limit, reach, serves_as
from saloon.games.bang.figures import Figure
from saloon.games.bang.force import distances
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.state import Bang
from saloon.games.bang.words import AS_BANG, AS_BEER, AS_MISSED, DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.decisions import NONE, Decision
from saloon.kernel.ids import CardId, DefinitionId, FigureId
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.odds import answered
from saloon.thinking.bang.weights import Weights
from saloon.thinking.bang.wishes import Chances, each_for_himself, wishes_of
from saloon.thinking.bang.worth import (
    ANY_CARD_MISSES,
    BARREL,
    NEVER_MISSED,
    RAPID,
    SURE_MISSED,
    TWO_MISSES,
    UNKNOWN,
    Worth,
    worth_of,
)

SITTING_DUCK: Final = 0.5
"""A friend with one life point and no cards is lost anyway: somebody will have the reward."""
LOSES_THE_GAME: Final = -50.0
SURE_FRIEND: Final = 0.6
KEEP_USELESS: Final = 0.1
"""What is already in play, or does nothing any more."""
SELF: Final = -1.0
NOT_COUNTED: Final = -1


class Outlook:
    """Chances, hostilities and counts are worked out when first asked for."""

    __slots__ = (
        "_bangs",
        "_chances",
        "_hostility",
        "_limit",
        "_reach",
        "beliefs",
        "decision",
        "figure",
        "game",
        "hand",
        "me",
        "others",
        "own",
        "weights",
    )

    def __init__(self, game: Bang, decision: Decision, beliefs: Beliefs, weights: list[Weights]) -> None:
        self.game = game
        self.decision = decision
        self.beliefs = beliefs
        self.weights = weights[game.players[decision.player].role % len(weights)]
        self.me = decision.figure
        self.figure: Figure = game.figures[decision.figure]
        self.hand: list[CardId] = game.players[decision.player].hand
        self.own: list[FigureId] = []
        """My figures that live: as a rule one."""
        self.others: list[FigureId] = []
        figures = game.figures
        for one in game.force().ring:
            if figures[one].player == decision.player:
                self.own.append(one)
            else:
                self.others.append(one)
        self._chances: list[Chances] | None = None
        self._hostility: list[float] | None = None
        self._bangs = NOT_COUNTED
        self._limit = NOT_COUNTED
        self._reach = NOT_COUNTED

    def next(self) -> FigureId:
        """Who sits next to me, on the side where the turn goes."""
        ring = self.game.force().ring
        return ring[(ring.index(self.me) + 1) % len(ring)] if self.me in ring else self.others[0]

    # Cards

    def kind(self, card: CardId) -> DefinitionId:
        kinds = self.game.book.kind_of
        return kinds[card].number if 0 <= card < len(kinds) else DefinitionId(0)

    def worth(self, card: CardId) -> Worth:
        kinds = self.game.book.kind_of
        return worth_of(kinds[card].number) if 0 <= card < len(kinds) else UNKNOWN

    def symbol(self, card: CardId) -> int:
        kinds = self.game.book.kind_of
        return kinds[card].symbol if 0 <= card < len(kinds) else 0

    def keep(self, card: CardId) -> float:
        """What a card is worth in my hand."""
        kind = self.kind(card)
        printed = worth_of(kind)
        symbol = self.symbol(card)
        if printed.far and self.weapon_gain(printed) <= 0:
            return KEEP_USELESS
        if symbol == AS_BEER and not self.beer_works():
            return KEEP_USELESS
        if symbol == AS_MISSED and self.traits(self.figure) & NEVER_MISSED:
            return KEEP_USELESS
        if self.lies_before_all(kind):
            return KEEP_USELESS
        worth = printed.keep
        if symbol in (AS_MISSED, AS_BEER) and self.figure.life == 1:
            worth += self.weights.last_life
        new = card not in self.hand
        for other in self.hand:
            if (new or other < card) and self.kind(other) == kind:
                worth *= self.weights.second_copy
        return worth

    def lies_before_all(self, kind: DefinitionId) -> bool:
        """Whether such a card lies before each of my figures already."""
        if not self.own:
            return False
        figures = self.game.figures
        for one in self.own:
            found = False
            for card in figures[one].in_play:
                if self.kind(card) == kind:
                    found = True
            if not found:
                return False
        return True

    def lies_before(self, figure: FigureId, kind: DefinitionId) -> bool:
        for card in self.game.figures[figure].in_play:  # noqa: SIM110 (a generator is slow in compiled code)
            if self.kind(card) == kind:
                return True
        return False

    # Myself

    def bangs(self) -> int:
        """Cards of my hand that serve as a BANG!."""
        if self._bangs == NOT_COUNTED:
            self._bangs = self.count(AS_BANG)
        return self._bangs

    def count(self, symbol: int) -> int:
        found = 0
        kinds = self.game.book.kind_of
        for card in self.hand:
            if 0 <= card < len(kinds) and serves_as(self.game, self.me, card, symbol):
                found += 1
        return found

    def limit(self) -> int:
        """How many BANG! cards I may play in a turn."""
        if self._limit == NOT_COUNTED:
            self._limit = bang_limit(self.game, self.me)
        return self._limit

    def rapid_fire(self) -> bool:
        return self.limit() > 2

    def reach(self) -> int:
        if self._reach == NOT_COUNTED:
            self._reach = reach(self.game, self.me)
        return self._reach

    def beer_works(self) -> bool:
        return self.game.mode.beer_works(self.game)

    def life_cost(self) -> float:
        """What one life point is worth to me now."""
        figure = self.figure
        if figure.ghost:
            return 0.0
        cost = self.weights.life(figure.life)
        return cost - self.pain_pays(figure) if figure.life > 2 else cost

    def pain_pays(self, figure: Figure) -> float:
        pays = 0.0
        for character in figure.characters:
            pays += worth_of(character).pain_pays
        return pays

    def weapon_gain(self, weapon: Worth) -> float:
        """What a weapon would add to those whom I can shoot at, and to how often."""
        old = self.reach()
        new = weapon.far
        if not weapon.traits & RAPID:
            for card in self.figure.in_play:
                if self.worth(card).far > new:
                    return 0.0  # it may be out of force, but not for long
        prey = self.prey(new)
        gain = prey - self.prey(old) + self.weights.longer_arm * (new - old)
        more = self.bangs() - 1
        if weapon.traits & RAPID:
            if not self.rapid_fire():
                gain += more * self.weights.rapid_shot * prey
        elif more > 0 and self.rapid_fire() and not self.traits_of_characters(self.figure) & RAPID:
            if self.prey(old) > 0:
                return 0.0  # rather all my BANG! at somebody near than one at somebody far
            gain -= more * self.weights.rapid_shot * prey
        return gain

    def prey(self, reaching: int) -> float:
        """The best target within reach, and a little for each further one."""
        hostility = self.hostility()
        row = distances(self.game, self.me)
        best = 0.0
        total = 0.0
        for one in self.others:
            if row[one] <= reaching and hostility[one] > 0:
                best = max(best, hostility[one])
                total += hostility[one]
        return best + self.weights.further_prey * total

    # The others

    def known(self) -> list[int]:
        """By player: the role, if I know it; otherwise NONE."""
        player = self.decision.player
        return [
            one.role if one.revealed or number == player else NONE
            for number, one in enumerate(self.game.players)
        ]

    def chances(self) -> list[Chances]:
        """By player: how likely he has each role, as far as I can tell."""
        found = self._chances
        if found is None:
            known = self.known()
            found = self.beliefs.seen_with(known) or at_a_guess(known)
            self._chances = found
        return found

    def hostility(self) -> list[float]:
        """By figure: above 0 for enemies, below 0 for friends."""
        known = self._hostility
        if known is not None:
            return known
        game = self.game
        player = self.decision.player
        chances = self.chances()
        wishes = wishes_of(game, player, chances, self.weights)
        sheriff, deputy, outlaw, renegade = wishes[0], wishes[1], wishes[2], wishes[3]
        alike = each_for_himself(game)
        found: list[float] = []
        for figure in game.figures:
            if figure.player == player:
                found.append(SELF)
            elif alike:
                found.append(sheriff)
            else:
                chance = chances[figure.player]
                found.append(
                    chance[SHERIFF] * sheriff
                    + chance[DEPUTY] * deputy
                    + chance[OUTLAW] * outlaw
                    + chance[RENEGADE] * renegade
                )
        self._hostility = found
        return found

    def traits_of_characters(self, figure: Figure) -> int:
        """What the abilities of a figure amount to, if they are in force."""
        found = 0
        if figure.is_awake():
            for character in figure.characters:
                found |= worth_of(character).traits
            if found:
                for off in self.game.force().switched_off:
                    if off.card < 0 and off.definition in figure.characters:
                        found &= ~worth_of(off.definition).traits
        return found

    def traits(self, figure: Figure) -> int:
        """What has to be reckoned with at a figure: its abilities, and the cards before it that work now."""
        found = self.traits_of_characters(figure)
        for card in figure.in_play:
            traits = self.worth(card).traits
            if traits and self.works(figure, card):
                found |= traits
        return found

    def works(self, figure: Figure, card: CardId) -> bool:
        """Whether a card in front of a figure has an effect now: it neither waits nor is switched off."""
        if card in figure.fresh:
            return False
        for off in self.game.force().switched_off:  # noqa: SIM110 (a generator is slow in compiled code)
            if off.card == card:
                return False
        return True

    def guard(self, target: FigureId, is_bang: bool) -> float:
        """The chance that a shot of mine is answered."""
        slab = is_bang and self.traits_of_characters(self.figure) & TWO_MISSES
        return self.guard_against(target, 2 if slab else 1)

    def guard_against(self, target: FigureId, misses: int) -> float:
        """The chance that a shot which takes so many Missed! is answered."""
        game = self.game
        figure = game.figures[target]
        cards = len(game.players[figure.player].hand)
        own = self.traits_of_characters(figure)
        sure = cards if own & ANY_CARD_MISSES else 0
        barrels = 1 if own & BARREL else 0
        for card in figure.in_play:
            traits = self.worth(card).traits
            if traits and self.works(figure, card):
                if traits & SURE_MISSED:
                    sure += 1
                elif traits & BARREL:
                    barrels += 1
        if sure >= misses:
            return 1.0
        return answered(cards, barrels, misses - sure)

    def hit(self, target: FigureId, blocked: float) -> float:
        """What a hit that is answered with this chance is worth to me."""
        hostility = self.hostility()[target]
        figure = self.game.figures[target]
        landed = 1.0 - blocked
        if figure.life == 1:
            if hostility < 0:
                if self.loses_with(target):
                    return LOSES_THE_GAME * landed
                if not self.game.players[figure.player].hand:
                    hostility *= SITTING_DUCK
            reward = self.weights.reward * self.chances()[figure.player][OUTLAW]
            return (
                landed * (hostility * self.weights.hit_at_one + reward)
                + blocked * self.weights.blocked * hostility
            )
        weight = self.weights.hit(figure.life)
        pain = 1.0 - 0.3 * self.pain_pays(figure)
        return hostility * (landed * weight * pain + blocked * self.weights.blocked)

    def loses_with(self, target: FigureId) -> bool:
        """Whether the game is lost for me when this figure dies."""
        game = self.game
        if each_for_himself(game):
            return False
        role = game.players[self.decision.player].role
        chance = self.chances()[game.figures[target].player]
        if chance[SHERIFF] == 1.0:
            return role in (DEPUTY, RENEGADE) and game.mode is not HIDDEN
        return role == SHERIFF and chance[DEPUTY] > SURE_FRIEND


def at_a_guess(known: list[int]) -> list[Chances]:
    """Where no deal fits what is known, as at a table that was laid out by hand, any role is as likely."""
    return [
        [0.25, 0.25, 0.25, 0.25] if role == NONE else [1.0 if one == role else 0.0 for one in range(4)]
        for role in known
    ]
