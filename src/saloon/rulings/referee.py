"""What a game brings to run its rulings: the meaning of their words at its table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from saloon.rulings.records import Ruling, Scenario
from saloon.rulings.verdicts import Leniencies


class Terms(NamedTuple):
    """How records are to be run, whatever they say themselves."""

    sets: tuple[str, ...] = ()
    """Further sets beyond each record's own."""
    preset: str = ""
    """In place of the record's ruleset."""
    rules: tuple[tuple[str, str], ...] = ()
    """Single rule options over the preset."""
    strict: bool = False
    """Whether a record that is only understood generously fails."""


class Referee:
    """Runs the scenarios of one game."""

    game: ClassVar[str] = ""
    outcome_words: ClassVar[frozenset[str]] = frozenset()
    """Words of a variant that are expected of its outcome; all others are given."""

    def play_out(self, ruling: Ruling, scenario: Scenario, terms: Terms, lenient: Leniencies) -> None:
        """Lay out, perform, check; raises what stops it short, and notes what the record did not say."""
        raise NotImplementedError

    def falsified(self, scenario: Scenario) -> Iterator[Scenario]:
        """The same scenario with one expectation turned into a false one, for each that can be."""
        raise NotImplementedError
