"""What nobody tries, however well it looks in a handful of imagined games.

A look ahead of a few worlds cannot tell a wasted card from a kept one; a person at the table can.
"""

from __future__ import annotations

from typing import Final

from saloon.games.bang.words import (
    ANSWER,
    AS_BANG,
    AS_BEER,
    AS_MISSED,
    BANG_OR_HIT,
    DEPUTY,
    DISCARD_COST,
    DISCARD_EXCESS,
    DUEL,
    END_TURN,
    MISSED_OR_HIT,
    PASS,
    PICK_CARD,
    PLAY,
    PLAY_PHASE,
    RENEGADE,
    SAVE_LIFE,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, FigureId
from saloon.thinking.bang.drinks import Beer
from saloon.thinking.bang.judging import NOTHING, is_proof_against, kills, playing, rate, using
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.ratings import (
    SWORN,
    Bang,
    Drawing,
    Duel,
    Gatling,
    Indians,
    Jailing,
    Laying,
    Rating,
    Shooting,
    Stripping,
    Weapon,
    any_outlaw_left,
    game_is_at_stake,
    may_die_too_soon,
)
from saloon.thinking.bang.reactions import is_free
from saloon.thinking.bang.recent import Recent
from saloon.thinking.bang.worth import FOR_THE_ATTACK, RAPID, worth_of

CLEAR: Final = 0.97
"""So likely a role is clear to the whole table."""
CLEARLY: Final = 1.0
"""So much better is a card that is kept, taken or played than another one, if anybody can see it."""
IN_DANGER: Final = 2
"""Life points with which an answer is not kept for later."""


class Sense:
    """Looks over what could be answered instead of the policy's choice."""

    def __init__(
        self, outlook: Outlook, first: Option, known: list[list[CardId]], recent: Recent | None = None
    ) -> None:
        self.outlook = outlook
        self.recent = recent
        self.first = first
        self.known = known
        """By player: the hand cards that I remember."""
        options = outlook.decision.options
        self.answers = sum([1 for option in options if option.verb == ANSWER])
        in_turn = outlook.decision.kind == PLAY_PHASE
        self.checks_for_nothing = not in_turn and is_free(outlook, first)
        self.kills = (
            in_turn and first.verb == PLAY and rating_of(first) is not NOTHING and kills(outlook, first)
        )

    def allows(self, option: Option) -> bool:
        """Whether it is worth a thought."""
        if self.checks_for_nothing:
            return False  # whatever else could be answered can be answered afterwards
        kind = self.outlook.decision.kind
        if kind == PLAY_PHASE:
            return self.allows_in_turn(option)
        if kind in (DISCARD_EXCESS, DISCARD_COST):
            return not self.is_missed_more(option.card)
        if kind == PICK_CARD:
            return not self.is_poorer(option.card)
        return option.verb != PASS or not (self.is_deadly(kind) or self.is_hurt_for_nothing(kind))

    # Under fire

    def is_deadly(self, kind: str) -> bool:
        """Whether to pass would be the end, though it need not be."""
        outlook = self.outlook
        if kind == SAVE_LIFE:
            return self.first.verb != PASS
        if outlook.figure.life > 1 or outlook.count(AS_BEER) > 0:
            return False
        if kind == MISSED_OR_HIT:
            return self.answers >= max(1, outlook.decision.number)
        return kind in (BANG_OR_HIT, DUEL) and self.answers > 0

    def is_hurt_for_nothing(self, kind: str) -> bool:
        """Whether he would keep what is there to be answered with: a Missed!, a BANG! against Indians, one of
        several, or anything when few life points are left."""
        first = self.first
        if kind not in (MISSED_OR_HIT, BANG_OR_HIT, DUEL) or first.verb not in (ANSWER, USE):
            return False
        if kind == BANG_OR_HIT or self.outlook.figure.life <= IN_DANGER:
            return True
        if kind == MISSED_OR_HIT and (first.verb == USE or self.outlook.symbol(first.card) == AS_MISSED):
            return True
        return self.answers > max(1, self.outlook.decision.number)

    def is_missed_more(self, card: CardId) -> bool:
        """A card that is clearly better than the one that the policy would part with."""
        least = self.first.card
        return least >= 0 and self.outlook.keep(card) > self.outlook.keep(least) + CLEARLY

    def is_poorer(self, card: CardId) -> bool:
        """A card that is clearly of less use than the one that the policy would take."""
        best = self.first.card
        if best < 0 or card < 0:
            return False
        return self.outlook.wanted(card) < self.outlook.wanted(best) - CLEARLY

    # In his turn

    def allows_in_turn(self, option: Option) -> bool:
        """An attack, a gun or a Beer may be worth more than it looks; anything else is tried only if it looks
        worth it."""
        if option.verb == END_TURN:
            return not self.leaves_something()
        if option.verb not in (PLAY, USE):
            return True
        if self.is_forbidden(option) or self.is_too_early(option):
            return False
        rating = rating_of(option)
        if self.is_treason(option) or self.spares_an_enemy(option):
            return False
        if isinstance(rating, (Bang, Shooting, Duel, Gatling, Indians)):
            return not (self.is_in_vain(option) or self.spares_an_easier_one(option))
        if isinstance(rating, Weapon):
            return not self.lays_a_worse_gun(option)
        if isinstance(rating, Beer):
            return self.outlook.figure.life < self.outlook.figure.max_life and self.outlook.beer_works()
        return rating is NOTHING or rate(self.outlook, option) > 0

    def leaves_something(self) -> bool:
        """What costs nothing is done before the turn ends, and so is what would be discarded otherwise, what
        there is more of, what locks somebody up, or what an open enemy can hardly answer."""
        first = self.first
        if first.verb not in (PLAY, USE):
            return False
        if self.kills:
            return True
        outlook = self.outlook
        rating = rating_of(first)
        if isinstance(rating, Jailing) or (isinstance(rating, Beer) and outlook.count(AS_BEER) > 1):
            return True
        if isinstance(rating, (Bang, Shooting, Duel)) and outlook.hostility()[first.target] >= SWORN:
            if outlook.cards_of(first.target) == 0:
                return True
            if not isinstance(rating, Duel) and (outlook.bangs() > 1 or self.guard(first.target) == 0.0):
                return True
        return self.leaves_what_costs_nothing()

    def leaves_what_costs_nothing(self) -> bool:
        """What lies before oneself, a better gun, cards to be drawn, and whatever a hand card does that would
        be discarded otherwise."""
        outlook = self.outlook
        spare = outlook.spare()
        for option in outlook.decision.options:
            rating = playing(option.kind)
            free = isinstance(rating, (Laying, Drawing, Weapon))
            if (free and option.verb == PLAY) or (spare and option.card in outlook.hand):
                if rate(outlook, option) > 0 and not self.is_forbidden(option):
                    return True
        return False

    def is_too_early(self, option: Option) -> bool:
        """Anything before cards are drawn that cost nothing; an attack before what would bring more enemies
        within reach, or another gun; a shot at somebody who is to be robbed first."""
        first = rating_of(self.first)
        rating = rating_of(option)
        if isinstance(first, Drawing):
            return not isinstance(rating, Drawing)
        if isinstance(first, Weapon):
            return isinstance(rating, (Weapon, Bang, Shooting, Duel))
        if isinstance(first, Laying) and worth_of(self.first.kind).traits & FOR_THE_ATTACK:
            return isinstance(rating, (Bang, Shooting, Duel))
        if isinstance(first, Stripping) and self.first.target == option.target:
            return isinstance(rating, (Bang, Shooting))
        return False

    def is_forbidden(self, option: Option) -> bool:
        """What has just happened speaks against it."""
        return self.recent is not None and self.recent.forbids(self.outlook, option)

    def is_in_vain(self, option: Option) -> bool:
        """An attack that its target would not feel; a Duel that is lost for certain, or might be the last."""
        outlook = self.outlook
        target = option.target
        if target == NONE:
            return False
        if isinstance(rating_of(option), Duel):
            if outlook.figure.life == 1 and rate(outlook, option) <= 0:
                return True
            held = 0
            for card in self.known[outlook.game.figures[target].player]:
                held += 1 if outlook.symbol(card) == AS_BANG else 0
            if held > outlook.bangs():
                return True
        return is_proof_against(outlook, option)

    def is_treason(self, option: Option) -> bool:
        """A hit on a friend, as far as anybody can be known, or one that may be the end of somebody with whom
        the game is lost. A Renegade spares a Sheriff who may die too soon, and a Deputy while the law is the
        weaker side."""
        outlook = self.outlook
        rating = rating_of(option)
        if isinstance(rating, (Gatling, Indians)):
            return any(game_is_at_stake(outlook, one) for one in outlook.others)
        target = option.target
        if target == NONE or target in outlook.own or not isinstance(rating, (Bang, Shooting, Duel)):
            return False
        if game_is_at_stake(outlook, target):
            return True
        if outlook.hostility()[target] >= 0:
            return False
        chances = outlook.chances()[outlook.game.figures[target].player]
        if outlook.game.players[outlook.decision.player].role != RENEGADE:
            return max(chances) >= CLEAR
        if may_die_too_soon(outlook, target):
            return True
        return chances[DEPUTY] >= CLEAR and any_outlaw_left(outlook)

    def spares_an_enemy(self, option: Option) -> bool:
        """The same card at somebody else than the policy's target, an open enemy, on whom it is clearly
        better spent; a kill is another matter."""
        first = self.first
        target = option.target
        if option.kind != first.kind or target in (NONE, first.target) or first.target == NONE:
            return False
        if not isinstance(rating_of(option), (Bang, Shooting, Duel, Stripping)):
            return False
        hostility = self.outlook.hostility()
        if hostility[first.target] < SWORN or self.outlook.game.figures[target].life == 1:
            return False
        if 2 * hostility[target] >= hostility[first.target]:
            return False
        return rate(self.outlook, option) < rate(self.outlook, first) - CLEARLY

    def spares_an_easier_one(self, option: Option) -> bool:
        """A shot at somebody else than the policy's target, who is at least as much of an enemy, no
        stronger, and no likelier to answer; or where that one is all but dead."""
        first = self.first
        if option.verb != first.verb or option.kind != first.kind or option.target == first.target:
            return False
        if first.target == NONE or not isinstance(rating_of(option), (Bang, Shooting)):
            return False
        if self.kills:
            return True
        outlook = self.outlook
        easier = outlook.game.figures[first.target]
        return (
            outlook.hostility()[first.target] >= outlook.hostility()[option.target]
            and easier.life <= outlook.game.figures[option.target].life
            and self.guard(first.target) <= self.guard(option.target)
            and outlook.pain_pays(easier) == 0.0
        )

    def guard(self, target: FigureId) -> float:
        return self.outlook.guard(target, True)

    def lays_a_worse_gun(self, option: Option) -> bool:
        """One that does not look worth it, for which one has to go that reaches as far, or that can be fired
        more than once; such a gun is of use to somebody with several BANG!."""
        outlook = self.outlook
        gun = worth_of(option.kind)
        if rate(outlook, option) > 0 or (gun.traits & RAPID and outlook.bangs() > 1):
            return False
        for card in outlook.figure.in_play:
            other = outlook.worth(card)
            if other.traits & RAPID or other.far >= gun.far:
                return True
        return False


def rating_of(option: Option) -> Rating:
    return playing(option.kind) if option.verb == PLAY else using(option.kind)
