"""What a game is played with: rules, characters of a side, seed. With the answers it is the whole game."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.duel.ruleset import OPTIONS, PRESETS
from saloon.games.duel.words import LAW, LEAST_SQUAD, LOT, MOST_SQUAD, OUTLAWS, SQUAD, STREAMS
from saloon.kernel.chance import new_chance
from saloon.kernel.codec import Record
from saloon.kernel.ruleset import rules_of
from saloon.kernel.wishes import BadSetup


class Setup(Record):
    """Everything that is agreed before the deal. Never changed once made."""

    __slots__ = ("chosen", "preset", "rules", "seed", "squad")

    fields: ClassVar[tuple[str, ...]] = ("seed", "preset", "chosen", "squad")

    def __init__(self, seed: str, preset: str, chosen: list[list[str]], squad: int) -> None:
        self.seed = seed
        self.preset = preset
        self.chosen = chosen
        """Single rule options over the preset: [name, value]."""
        self.squad = squad
        """How many characters each side has."""
        self.rules: dict[str, str] = rules_of(preset, dict(chosen), PRESETS, OPTIONS)


def new_setup(
    seed: str = "0", preset: str = "rulebook", chosen: dict[str, str] | None = None, squad: int = SQUAD
) -> Setup:
    """A checked setup; bad values get an error that names the good ones."""
    rules = {} if chosen is None else chosen
    setup = Setup(seed, preset, [[name, rules[name]] for name in sorted(rules)], squad)
    check(setup)
    return setup


def check(setup: Setup) -> None:
    """Refuse what cannot be played, with what can."""
    if not LEAST_SQUAD <= setup.squad <= MOST_SQUAD:
        raise BadSetup(
            f"a side cannot have {setup.squad} characters; characters: {LEAST_SQUAD} to {MOST_SQUAD}"
        )


def sides_of(setup: Setup) -> list[int]:
    """The side of each seat."""
    seat = setup.rules["law_seat"]
    if seat == "lot":
        second = new_chance(setup.seed, STREAMS).below(LOT, 2) == 1
    else:
        second = seat == "second"
    return [OUTLAWS, LAW] if second else [LAW, OUTLAWS]
