"""What can be agreed on before a game of Calibre 45."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.catalogue import house_book
from saloon.games.calibre45.composition import plain_of
from saloon.games.calibre45.ruleset import PRESETS
from saloon.games.calibre45.setup import Setup, new_setup
from saloon.games.calibre45.words import BASE
from saloon.kernel.wishes import (
    PLAIN,
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

DECK: Final = "deck"
"""A composition of the decks, as plain data, instead of the house's."""
WISHES: list[Wish] = [*common_wishes([BASE], PRESETS), Wish(DECK, PLAIN)]


def setup_by(wishes: dict[str, object]) -> Setup:
    """A checked setup from wishes by name."""
    agreed = Agreed(WISHES, wishes)
    sets = agreed.names(SETS)
    if sets != [BASE]:
        raise BadSetup(f"unknown sets {', '.join(sets) or 'none'}; Calibre 45 has one: {BASE}")
    return new_setup(
        agreed.number(PLAYERS),
        agreed.text(SEED),
        agreed.text(PRESET),
        agreed.pairs(RULES),
        agreed.plain(DECK),
    )


def agreed_in(setup: Setup) -> dict[str, object]:
    """The wishes by name that such a setup agrees on."""
    return {
        PLAYERS: setup.players,
        SETS: [BASE],
        PRESET: setup.preset,
        RULES: dict(setup.chosen),
        DECK: None if setup.book is house_book() else plain_of(setup.decks),
    }
