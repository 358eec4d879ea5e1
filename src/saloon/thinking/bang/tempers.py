"""What somebody with a character weighs otherwise: within a band, so that nothing absurd is played."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.state import Bang
from saloon.games.bang.words import PLAY_PHASE
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.ids import FigureId
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.policy import Policy
from saloon.thinking.bang.recent import Recent
from saloon.thinking.bang.weights import WEIGHTS, Weights, fitted, weights_of
from saloon.thinking.lot import Lot

VENGEFUL: Final = "vengeful"
GRUDGE: Final = 0.5
"""So much less, in life points of a sworn enemy, is revenge worth to somebody vengeful."""

LIVES: Final = ("life_at_one", "life_at_two", "life_at_three", "life_at_four", "life_at_more")
FACTORS: Final[dict[str, dict[str, float]]] = {
    "cautious": {"duel_cost": 2.0, "last_bang": 1.5, "beer_at": 1.5, **dict.fromkeys(LIVES, 1.35)},
    "showman": {
        "bang_cost": 0.3,
        "duel_cost": 0.0,
        "volley_cost": 0.0,
        "aimed_cost": 0.3,
        **dict.fromkeys(LIVES, 0.8),
    },
}
"""By character: a life point is dearer to one, and the other would rather shoot than wait."""


def tempered() -> dict[str, list[Weights]]:
    found: dict[str, list[Weights]] = {}
    for character, factors in FACTORS.items():
        plain = fitted()
        for name, factor in factors.items():
            plain[name] = [factor * one for one in plain[name]]
        found[character] = weights_of(plain)
    return found


WEIGHTS_OF: Final = tempered()


class TemperedPolicy(Policy):
    """The rules of thumb of somebody with a character."""

    __slots__ = ("foes",)

    def __init__(
        self, beliefs: Beliefs, lot: Lot, character: str, foes: list[FigureId], recent: Recent
    ) -> None:
        super().__init__(beliefs, lot, WEIGHTS_OF.get(character, WEIGHTS), recent)
        self.foes = foes
        """On whom he wants revenge."""

    def decide(self, game: Bang, decision: Decision) -> int:
        best = super().decide(game, decision)
        chosen = decision.options[best]
        if decision.kind != PLAY_PHASE or chosen.target == NONE or chosen.target in self.foes:
            return best
        return self.revenge(Outlook(game, decision, self.beliefs, self.weights), decision.options, best)

    def revenge(self, outlook: Outlook, options: list[Option], best: int) -> int:
        """The same at somebody who has hit him, if that is nearly as good."""
        chosen = options[best]
        highest = max(0.0, self.rating(outlook, chosen) - GRUDGE)
        for place, option in enumerate(options):
            if option.target in self.foes and option.kind == chosen.kind and option.verb == chosen.verb:
                rated = self.rating(outlook, option)
                if rated > highest:
                    best = place
                    highest = rated
        return best
