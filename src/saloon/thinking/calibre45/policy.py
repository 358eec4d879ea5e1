"""Rules of thumb for every question of Calibre 45, in thousands of dollars."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import ARMING, JOIN_ROBBERY
from saloon.kernel.decisions import Decision
from saloon.thinking.calibre45.answers import MILDEST, REACTIONS
from saloon.thinking.calibre45.outlook import Outlook
from saloon.thinking.calibre45.worth import WORTH, Worth
from saloon.thinking.lot import Lot
from saloon.thinking.policy import ENDLESS, Policy, play_on

RESTLESS: Final = 150
"""After so many rounds of arming people go robbing on a whim now and then: a game has to end."""
WHIM: Final = 8
"""One of so many such decisions is a whim then."""


class CalibrePolicy(Policy[Calibre]):
    """Weighs money against cowboys and cards, and looks one shot ahead."""

    __slots__ = ("lot", "worth")

    def __init__(self, lot: Lot, worth: Worth = WORTH) -> None:
        self.lot = lot
        self.worth = worth

    def decide(self, game: Calibre, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return MILDEST
        restless = game.turns > RESTLESS * len(game.players) and decision.kind in (ARMING, JOIN_ROBBERY)
        if restless and self.lot.below(WHIM) == 0:
            return self.lot.below(len(options))
        reaction = REACTIONS.get(decision.kind)
        return MILDEST if reaction is None else reaction.answer(Outlook(game, decision, self.worth), options)


def play_out(game: Calibre, seed: str) -> int:
    """Play a game that has been dealt to its end, for everybody; how many decisions that took."""
    return play_on(game, CalibrePolicy(Lot(seed)), ENDLESS)
