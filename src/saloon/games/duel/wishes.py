"""What can be agreed on before a game of the Duel."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.ruleset import PRESETS
from saloon.games.duel.setup import Setup, new_setup
from saloon.games.duel.words import BASE, SQUAD
from saloon.kernel.wishes import (
    NUMBER,
    PLAYERS,
    PRESET,
    RULES,
    SEED,
    SETS,
    Agreed,
    BadSetup,
    Wish,
    common_wishes,
)

CHARACTERS_EACH: Final = "squad"
"""How many characters each side has: for a longer game."""
WISHES: list[Wish] = [*common_wishes([BASE], PRESETS), Wish(CHARACTERS_EACH, NUMBER, SQUAD)]


def setup_by(wishes: dict[str, object]) -> Setup:
    """A checked setup from wishes by name."""
    agreed = Agreed(WISHES, wishes)
    players = agreed.number(PLAYERS)
    if players != 2:
        raise BadSetup(f"The Duel cannot be played by {players}; players: 2")
    sets = agreed.names(SETS)
    if sets != [BASE]:
        raise BadSetup(f"unknown sets {', '.join(sets) or 'none'}; The Duel has one: {BASE}")
    return new_setup(
        agreed.text(SEED), agreed.text(PRESET), agreed.pairs(RULES), agreed.number(CHARACTERS_EACH)
    )


def agreed_in(setup: Setup) -> dict[str, object]:
    """The wishes by name that such a setup agrees on."""
    return {
        PLAYERS: 2,
        SETS: [BASE],
        PRESET: setup.preset,
        RULES: dict(setup.chosen),
        CHARACTERS_EACH: setup.squad,
    }
