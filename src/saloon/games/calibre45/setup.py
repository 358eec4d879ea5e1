"""What a game is played with: players, teams, rules, decks, seed. With the answers it is the whole game."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.calibre45.catalogue import Catalogue, book_of
from saloon.games.calibre45.composition import Printed, composition_of, house
from saloon.games.calibre45.ruleset import OPTIONS, PRESETS
from saloon.games.calibre45.teams import AUTO, seating, shape_of, shapes_for
from saloon.games.calibre45.words import MOST_PLAYERS
from saloon.kernel.codec import Record
from saloon.kernel.ruleset import rules_of
from saloon.kernel.wishes import BadSetup

FEWEST: Final = 2
MOST: Final = MOST_PLAYERS


class WrongTeams(BadSetup):
    """Teams that do not fit the number of players; says which ones do."""

    def __init__(self, why: str, teams: list[str]) -> None:
        super().__init__(why)
        self.teams = teams


class Setup(Record):
    """Everything that is agreed before the deal. Never changed once made."""

    __slots__ = ("book", "chosen", "decks", "players", "preset", "rules", "seed")

    fields: ClassVar[tuple[str, ...]] = ("players", "seed", "preset", "chosen", "decks")

    def __init__(
        self, players: int, seed: str, preset: str, chosen: list[list[str]], decks: list[Printed]
    ) -> None:
        self.players = players
        self.seed = seed
        self.preset = preset
        self.chosen = chosen
        """Single rule options over the preset: [name, value]."""
        self.book: Catalogue = book_of(decks)
        self.decks: list[Printed] = self.book.composition
        """What the decks are made of, so that a record needs no file beside it."""
        self.rules: dict[str, str] = rules_of(preset, dict(chosen), PRESETS, OPTIONS)


def new_setup(
    players: int,
    seed: str = "0",
    preset: str = "rulebook",
    chosen: dict[str, str] | None = None,
    deck: object = None,
) -> Setup:
    """A checked setup; bad values get an error that names the good ones."""
    setup = Setup(
        players,
        seed,
        preset,
        [] if chosen is None else [[name, chosen[name]] for name in sorted(chosen)],
        house() if deck is None else composition_of(deck),
    )
    check(setup)
    return setup


def check(setup: Setup) -> None:
    """Refuse what cannot be played, with what can."""
    if not FEWEST <= setup.players <= MOST:
        raise BadSetup(f"Calibre 45 cannot be played by {setup.players}; players: {FEWEST} to {MOST}")
    wish = setup.rules["teams"]
    fitting = shapes_for(setup.players)
    if wish != AUTO and wish not in fitting:
        allowed = [AUTO, *fitting]
        raise WrongTeams(
            f"teams {wish} do not make {setup.players} players; teams: {', '.join(allowed)}", allowed
        )


def teams_of(setup: Setup) -> list[int]:
    """The team of each seat."""
    return seating(shape_of(setup.players, setup.rules["teams"]))
