"""Rules of thumb for every question of BANG!: quick enough to play thousands of imagined games in a second.

It decides from a state, which may be an imagined one, and from what everybody believes about roles. Of the
state it looks at nothing that the player who is asked does not see.
"""

from __future__ import annotations

from typing import Final

from saloon.games.bang.questions import UNAFFECTED
from saloon.games.bang.state import Bang
from saloon.games.bang.words import END_TURN, PLAY_PHASE, USE
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.thinking.bang.answers import REACTIONS
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.judging import most_of, rate, using
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.ratings import NOT_NOW
from saloon.thinking.bang.reactions import MILDEST
from saloon.thinking.bang.recent import Recent
from saloon.thinking.bang.weights import WEIGHTS, Weights
from saloon.thinking.lot import Lot

TIRED: Final = 40
"""Cards in a turn after which all has been tried: whoever draws without end goes round in circles."""
RESTLESS: Final = 150
"""From this turn on he follows a whim now and then: two of his kind can be at a deadlock for ever."""
WHIM: Final = 4
"""One decision in so many is a whim then."""


class Policy:
    """Answers for whoever is asked, one after the other; its lot decides between equals."""

    __slots__ = ("beliefs", "lot", "recent", "weights")

    def __init__(
        self,
        beliefs: Beliefs,
        lot: Lot,
        weights: list[Weights] | None = None,
        recent: Recent | None = None,
    ) -> None:
        self.weights = WEIGHTS if weights is None else weights
        """By role."""
        self.beliefs = beliefs
        self.lot = lot
        self.recent = recent
        """What has just happened; in imagined games nobody keeps that in mind."""

    def decide(self, game: Bang, decision: Decision) -> int:
        """Which of the options to answer."""
        options = decision.options
        if len(options) == 1:
            return MILDEST
        if game.turns > RESTLESS and self.lot.below(WHIM) == 0:
            whim = self.lot.below(len(options))
            if decision.kind != PLAY_PHASE or options[whim].target != NONE or options[whim].verb == END_TURN:
                return whim  # nothing comes of what he does for himself alone
        if decision.kind == PLAY_PHASE:
            return self.play(Outlook(game, decision, self.beliefs, self.weights), options)
        reaction = REACTIONS.get(decision.kind)
        if reaction is None:
            return MILDEST
        return reaction.answer(Outlook(game, decision, self.beliefs, self.weights), options)

    def play(self, outlook: Outlook, options: list[Option]) -> int:
        """The best rated option, by lot among equals; if none is worth it, the end or a forced card."""
        best = MILDEST
        turn = outlook.game.this_turn
        if options[0].verb != END_TURN:
            for i, option in enumerate(options):
                if option.card == turn.due:
                    best = i
                    break
        if turn.cards_played >= TIRED:
            return best
        highest = 0.0
        equals = 1
        before = NONE_YET
        rating = 0.0
        for i, option in enumerate(options):
            if highest > most_of(outlook, option):
                continue
            # Two cards of a kind at the same target, one after the other, are as good as each other.
            if not alike(outlook, option, before):
                rating = self.rating(outlook, option)
            before = option
            if rating > highest:
                best = i
                highest = rating
                equals = 1
            elif rating == highest and rating > 0:
                equals += 1
                if self.lot.below(equals) == 0:
                    best = i
        return best

    def rating(self, outlook: Outlook, option: Option) -> float:
        rating = rate(outlook, option)
        if rating > 0 and self.recent is not None and self.recent.forbids(outlook, option):
            return NOT_NOW
        return rating

    def wants_interrupt(self, game: Bang, decision: Decision) -> int:
        """Heal out of turn with cards that I would not miss; NONE: nothing. Never speak, and change no seats:
        against the last one alive that could go on for ever, and he would never have a turn."""
        for i, option in enumerate(decision.options):
            if option.verb == USE and option.target == NONE:
                worth = using(option.kind).of(Outlook(game, decision, self.beliefs, self.weights), option)
                if worth > 0:
                    return i
        return NONE


NONE_YET: Final = Option(NONE, NONE, NONE, NONE, NONE)  # type: ignore[arg-type]


def alike(outlook: Outlook, one: Option, other: Option) -> bool:
    """Whether they differ in nothing but the copy of a card, and its suit is all the same to the target."""
    return (
        one.kind == other.kind
        and one.target == other.target
        and one.other == other.other
        and one.verb == other.verb
        and one.card >= 0
        and other.card >= 0
        and outlook.kind(one.card) == outlook.kind(other.card)
        and (one.target < 0 or not outlook.game.rules_for(UNAFFECTED, one.target))
    )
