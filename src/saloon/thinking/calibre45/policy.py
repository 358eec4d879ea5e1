"""Rules of thumb for every question of Calibre 45, in thousands of dollars."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import ARMING, CALL, DECLINE, JOIN, JOIN_ROBBERY
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.thinking.calibre45.answers import MILDEST, REACTIONS, place_of
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

    __slots__ = ("lot", "waited", "weary", "worth")

    def __init__(self, lot: Lot, worth: Worth = WORTH) -> None:
        self.lot = lot
        self.worth = worth
        self.weary = False
        """Whether he has come to robberies in vain so often that he rather stays at home."""
        self.waited = 0.0
        """Rounds of arming since the last robbery."""

    def decide(self, game: Calibre, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return MILDEST
        outlook = Outlook(game, decision, self.worth, self.waited)
        restless = game.turns > RESTLESS * len(game.players) and decision.kind in (ARMING, JOIN_ROBBERY)
        if restless and outlook.bullets > 0 and self.lot.below(WHIM) == 0:
            for verb in (CALL, JOIN):
                place = place_of(options, verb)
                if place != NONE and not self.refuses(game, decision, options[place]):
                    return place
        reaction = REACTIONS.get(decision.kind)
        if reaction is None:
            return MILDEST
        place = reaction.answer(outlook, options)
        if self.refuses(game, decision, options[place]):
            return place_of(options, DECLINE)
        return place

    def refuses(self, game: Calibre, decision: Decision, option: Option) -> bool:
        """To join once more."""
        return self.weary and option.verb == JOIN


def play_out(game: Calibre, seed: str) -> int:
    """Play a game that has been dealt to its end, for everybody; how many decisions that took."""
    return play_on(game, CalibrePolicy(Lot(seed)), ENDLESS)
