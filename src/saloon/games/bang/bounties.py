"""What a kill brings: three cards, or by agreement a bounty in their place."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.frames.draws import DrawCards
from saloon.games.bang.series import BOUNTY
from saloon.games.bang.state import Bang
from saloon.games.bang.words import ROLES
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_DEFINITION, FigureId

REWARD_CARDS: Final = 3
BOUNTY_DOLLARS: Final = 1000


def three_cards(killer: FigureId) -> Frame[Bang]:
    return DrawCards(killer, REWARD_CARDS, NO_DEFINITION)


def reward_for(game: Bang, victim: FigureId, killer: FigureId) -> Frame[Bang] | None:
    """Three cards are drawn once the effect is over; a bounty is paid at once."""
    if game.rule["bounties"] == "off":
        return three_cards(killer)
    role = ROLES[game.role(victim)]
    game.enter(game.figures[killer].player, BOUNTY, 1, BOUNTY_DOLLARS, role)
    game.happened("bounty", killer, victim, amount=BOUNTY_DOLLARS, cause=BOUNTY)
    return None
