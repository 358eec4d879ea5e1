"""One moment from one seat: himself, the others, and what a hit on each of them is worth.

It looks at a state, which may be an imagined one, and sees of it what the seat sees: its own hand, and of the
others what lies open, how many cards they hold, and how likely each has which role.
"""

from __future__ import annotations

from typing import Final

from saloon.games.bang.asking import reach, serves_as
from saloon.games.bang.figures import Figure
from saloon.games.bang.force import distances
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.questions import SUIT_IS
from saloon.games.bang.state import Bang
from saloon.games.bang.words import AS_BANG, AS_BEER, AS_MISSED, DEPUTY, HEARTS, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.decisions import NONE, Decision
from saloon.kernel.ids import NO_CARD, CardId, FigureId
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.odds import answered
from saloon.thinking.bang.seat import Seat
from saloon.thinking.bang.weights import Weights
from saloon.thinking.bang.wishes import Chances, each_for_himself, wishes_of
from saloon.thinking.bang.worth import (
    ANY_CARD_MISSES,
    BARREL,
    NEAR,
    NEVER_MISSED,
    RAPID,
    SURE_MISSED,
    TWO_MISSES,
    Worth,
    worth_of,
)

SITTING_DUCK: Final = 0.5
"""Who may be a friend, with one life point and no cards, is lost anyway: somebody will have the reward."""
LOSES_THE_GAME: Final = -50.0
SURE_FRIEND: Final = 0.6
ALL_BUT_CERTAIN: Final = 0.999
KEEP_USELESS: Final = 0.1
"""What is already in play, or does nothing any more."""
SELF: Final = -1.0
UNKNOWN_YET: Final = -1.0


class Outlook(Seat):
    """Chances and hostilities are worked out when first asked for."""

    __slots__ = ("_best", "_chances", "_hostility", "beliefs", "weights")

    def __init__(self, game: Bang, decision: Decision, beliefs: Beliefs, weights: list[Weights]) -> None:
        super().__init__(game, decision)
        self.beliefs = beliefs
        self.weights = weights[game.players[decision.player].role % len(weights)]
        self._chances: list[Chances] | None = None
        self._hostility: list[float] | None = None
        self._best = UNKNOWN_YET

    # Cards

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
        answers = symbol in (AS_MISSED, AS_BEER)
        if self.is_dead(card, printed):
            worth *= self.weights.not_today
        elif answers and self.figure.life == 1:
            worth += self.weights.last_life
        new = card not in self.hand
        copies = self.weights.answer_copy if answers else self.weights.second_copy
        for other in self.hand:
            if (new or other < card) and self.kind(other) == kind:
                worth *= copies
        return worth

    def is_dead(self, card: CardId, printed: Worth) -> bool:
        """Whether a card does nothing as things stand: an event forbids it, or nobody is near enough."""
        if self.symbol(card) == AS_BEER:
            return not serves_as(self.game, self.me, card, AS_BEER)
        if not printed.traits & NEAR:
            return False
        row = distances(self.game, self.me)
        hostility = self.hostility()
        for one in self.others:  # noqa: SIM110 (a generator is slow in compiled code)
            if row[one] <= 1 and hostility[one] > 0:
                return False
        return True

    def wanted(self, card: CardId) -> float:
        """What a card is worth that I may take: one that I could use now is worth more."""
        worth = self.keep(card)
        printed = self.worth(card)
        symbol = self.symbol(card)
        if worth <= KEEP_USELESS:
            return worth
        if printed.far:
            return worth + self.weights.wanted * self.weapon_gain(printed)
        if symbol == AS_BANG and self.bangs() == 0:
            return worth + self.weights.wanted * self.prey(self.reach())
        if symbol == AS_BEER and not self.is_dead(card, printed):
            return worth + self.weights.thirst * (self.figure.max_life - self.figure.life)
        return worth

    # Myself

    def life_cost(self) -> float:
        """What one life point is worth to me now."""
        figure = self.figure
        if figure.ghost:
            return 0.0
        cost = self.weights.life(figure.life)
        return cost - self.weights.pain_pays * self.pain_pays(figure) if figure.life > 2 else cost

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
        if weapon.traits & RAPID:
            if not self.rapid_fire():
                gain += self.further_bangs() * self.weights.rapid_shot * prey
        elif self.fires_rapidly() and not self.traits_of_characters(self.figure) & RAPID:
            if prey <= self.prey(old):
                return 0.0  # nobody new comes within reach
            more = self.further_bangs()
            if more > 0:
                if self.prey(old) > 0:
                    return 0.0  # rather all my BANG! at somebody near, soon, than one at somebody far
                gain -= more * self.weights.rapid_shot * prey
        return gain

    def fires_rapidly(self) -> bool:
        """Whether I can fire again and again, be it not in this turn, in which no BANG! may be played."""
        return self.rapid_fire() or self.traits(self.figure) & RAPID > 0

    def further_bangs(self) -> int:
        """Those besides the first one of a turn, whether or not they can be played in this one."""
        first = 1 if self.game.this_turn.bangs_played == 0 else 0
        return max(self.bangs(), self.printed(AS_BANG)) - first

    def price_of(self, cost: float) -> float:
        """What it must be worth to play a card: less, if it could not be kept anyway."""
        return cost * (self.weights.spare if self.spare() else self.weights.no_spare)

    def all_my_cards(self) -> float:
        """What they are worth to me, in the hand and in play: a Sheriff loses them for a Deputy."""
        total = 0.0
        for card in self.hand:
            total += self.weights.price * self.keep(card)
        for card in self.figure.in_play:
            total += self.worth(card).in_play
        return total

    def best_shot(self) -> float:
        """What a BANG! of mine hits for now; at least what one must be worth."""
        if self._best == UNKNOWN_YET:
            row = distances(self.game, self.me)
            best = self.weights.bang_cost
            for one in self.others:
                if row[one] <= self.reach():
                    best = max(best, self.hit(one, self.guard(one, True)))
            self._best = best
        return self._best

    def reaches_me(self, one: FigureId, without: CardId = NO_CARD) -> bool:
        """Whether somebody could shoot at me, if he had not this card."""
        far = reach(self.game, one)
        if without >= 0 and self.worth(without).far:
            far = 1
        return distances(self.game, one)[self.me] <= far

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

    def guard(self, target: FigureId, is_bang: bool, without: CardId = NO_CARD) -> float:
        """The chance that a shot of mine is answered, if he had not this card."""
        slab = is_bang and self.traits_of_characters(self.figure) & TWO_MISSES
        return self.guard_against(target, 2 if slab else 1, without)

    def guard_against(self, target: FigureId, misses: int, without: CardId = NO_CARD) -> float:
        """The chance that a shot which takes so many Missed! is answered."""
        game = self.game
        figure = game.figures[target]
        cards = len(game.players[figure.player].hand)
        if without == FROM_HAND and cards > 0:
            cards -= 1
        own = self.traits_of_characters(figure)
        sure = cards if own & ANY_CARD_MISSES else 0
        barrels = 1 if own & BARREL else 0
        for card in figure.in_play:
            traits = self.worth(card).traits
            if traits and card != without and self.works(figure, card):
                if traits & SURE_MISSED:
                    sure += 1
                elif traits & BARREL:
                    barrels += 1
        if barrels and self.game.rules(SUIT_IS):
            sure += barrels if self.game.suit(CardId(0)) == HEARTS else 0
            barrels = 0
        if sure >= misses:
            return 1.0
        return answered(cards, barrels, misses - sure)

    def is_safe(self, target: FigureId) -> bool:
        """Whether a Barrel, or an ability like it, answers every shot of mine: all cards are of hearts."""
        if not self.game.rules(SUIT_IS) or self.game.suit(CardId(0)) != HEARTS:
            return False
        if not self.traits(self.game.figures[target]) & BARREL:
            return False
        return self.guard(target, True) == 1.0

    def hit(self, target: FigureId, blocked: float) -> float:
        """What a hit that is answered with this chance is worth to me."""
        hostility = self.hostility()[target]
        figure = self.game.figures[target]
        landed = 1.0 - blocked
        if figure.life == 1:
            if hostility < 0:
                if self.loses_with(target):
                    return LOSES_THE_GAME * landed
                if self.is_certain(target):
                    return hostility * self.weights.hit_at_one * landed
                if not self.game.players[figure.player].hand:
                    hostility *= SITTING_DUCK
            chances = self.chances()[figure.player]
            reward = self.weights.reward * chances[OUTLAW]
            if chances[DEPUTY] > 0 and self.game.players[self.decision.player].role == SHERIFF:
                reward -= chances[DEPUTY] * self.all_my_cards()
            return (
                landed * (hostility * self.weights.hit_at_one + reward)
                + blocked * self.weights.blocked * hostility
            )
        weight = self.weights.hit(figure.life)
        pain = 1.0 - self.weights.pain_wasted * self.pain_pays(figure)
        return hostility * (landed * weight * pain + blocked * self.weights.blocked)

    def is_certain(self, target: FigureId) -> bool:
        """Whether the role of somebody is known for certain: seen, or the only one that is left for him."""
        player = self.game.figures[target].player
        if max(self.chances()[player]) < ALL_BUT_CERTAIN:
            return False
        known = self.known()
        return known[player] != NONE or self.beliefs.is_settled(player, known)

    def loses_with(self, target: FigureId) -> bool:
        """Whether the game is lost for me when this figure dies."""
        game = self.game
        if each_for_himself(game):
            return False
        role = game.players[self.decision.player].role
        chance = self.chances()[game.figures[target].player]
        if chance[SHERIFF] == 1.0:
            last = role == RENEGADE and len(self.others) == 1
            return role in (DEPUTY, RENEGADE) and not last and game.mode is not HIDDEN
        return role == SHERIFF and chance[DEPUTY] > SURE_FRIEND


def at_a_guess(known: list[int]) -> list[Chances]:
    """Where no deal fits what is known, as at a table that was laid out by hand, any role is as likely."""
    return [
        [0.25, 0.25, 0.25, 0.25] if role == NONE else [1.0 if one == role else 0.0 for one in range(4)]
        for role in known
    ]
