"""What can be agreed on before a game of BANG!"""

from __future__ import annotations

from typing import Final

from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import Setup, new_setup
from saloon.games.bang.words import ROLES
from saloon.kernel.decisions import NONE
from saloon.kernel.wishes import (
    LEFT_OUT,
    NAMES,
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

CHARACTERS: Final = "characters"
"""The character of each seat; "" is dealt."""
SIDES: Final = "sides"
"""The role of each seat; "" is dealt."""
WISHES: list[Wish] = [
    *common_wishes(["base"], PRESETS),
    Wish(LEFT_OUT, NAMES, []),
    Wish(CHARACTERS, NAMES, [], alone=True),
    Wish(SIDES, NAMES, [], alone=True),
]


def setup_by(wishes: dict[str, object]) -> Setup:
    """A checked setup from wishes by name."""
    agreed = Agreed(WISHES, wishes)
    return new_setup(
        agreed.number(PLAYERS),
        agreed.text(SEED),
        agreed.names(SETS),
        agreed.text(PRESET),
        agreed.pairs(RULES),
        [role_of(side) for side in agreed.names(SIDES)],
        agreed.names(CHARACTERS),
        agreed.names(LEFT_OUT),
    )


def agreed_in(setup: Setup) -> dict[str, object]:
    """The wishes by name that such a setup agrees on."""
    return {
        PLAYERS: setup.players,
        SETS: setup.sets,
        PRESET: setup.preset,
        RULES: dict(setup.chosen),
        LEFT_OUT: setup.left_out,
    }


def role_of(side: str) -> int:
    """The number of a role; NONE for one that is dealt."""
    if not side:
        return NONE
    if side not in ROLES:
        raise BadSetup(f"unknown role {side!r}; roles: {', '.join(ROLES)}")
    return ROLES.index(side)
