"""Rules of thumb for every question of the Duel, quick enough for thousands of imagined games in a second."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.state import Duel
from saloon.games.duel.words import PLAY_PHASE, REPEAT
from saloon.kernel.decisions import Decision, Option
from saloon.thinking.duel.answers import MILDEST, REACTIONS
from saloon.thinking.duel.outlook import Outlook
from saloon.thinking.duel.plays import rate
from saloon.thinking.duel.worth import WORTH, Worth
from saloon.thinking.lot import Lot
from saloon.thinking.policy import ENDLESS, Policy, play_on

RESTLESS: Final = 200
"""From this turn on he follows a whim now and then: two of his kind could be at a deadlock for ever."""
WHIM: Final = 4
"""One decision in so many is a whim then."""


class DuelPolicy(Policy[Duel]):
    """Shoots and defends whenever it can, and keeps the healthier character in front."""

    __slots__ = ("lot", "worth")

    def __init__(self, lot: Lot, worth: Worth = WORTH) -> None:
        self.lot = lot
        self.worth = worth

    def decide(self, game: Duel, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return MILDEST
        if game.turns > RESTLESS and self.lot.below(WHIM) == 0:
            return self.lot.below(len(options))
        outlook = Outlook(game, decision, self.worth)
        if decision.kind in (PLAY_PHASE, REPEAT):
            return best_play(outlook, options)
        reaction = REACTIONS.get(decision.kind)
        return MILDEST if reaction is None else reaction.answer(outlook, options)


def best_play(outlook: Outlook, options: list[Option]) -> int:
    """The best rated option; the first of equals."""
    best = MILDEST
    highest = -1000.0
    for place, option in enumerate(options):
        rated = rate(outlook, option)
        if rated > highest:
            best = place
            highest = rated
    return best


def play_out(game: Duel, seed: str) -> int:
    """Play a game that has been dealt to its end, for everybody; how many decisions that took."""
    return play_on(game, DuelPolicy(Lot(seed)), ENDLESS)
