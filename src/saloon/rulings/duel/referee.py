"""Runs rulings of the Duel: lays out each scenario, performs its steps, checks what it expects."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.rulings.duel.checks import check, false_entries, require_entry
from saloon.rulings.duel.table import Table
from saloon.rulings.records import Ruling, Scenario
from saloon.rulings.referee import Referee, Terms
from saloon.rulings.verdicts import Difference, Leniencies, NotSupported, Refused


class DuelReferee(Referee):
    """The words of the format at a table of the Duel."""

    game = "duel"

    def play_out(self, ruling: Ruling, scenario: Scenario, terms: Terms, lenient: Leniencies) -> None:
        if not scenario.then:
            raise NotSupported("its outcome is only a note for a human")
        for entry in scenario.then:
            require_entry(entry)
        table = Table(scenario.given, dict(terms.rules))
        for i, step in enumerate(scenario.when):
            try:
                table.perform(step)
            except Refused as refused:
                raise Refused(f"step {i + 1} ({table.meaning(step)}) cannot be done: {refused}") from refused
        for i, entry in enumerate(scenario.then):
            try:
                check(table, entry)
            except Difference as problem:
                raise Difference(f"then {i + 1}: {problem}") from problem

    def falsified(self, scenario: Scenario) -> Iterator[Scenario]:
        for i, entry in enumerate(scenario.then):
            for false in false_entries(entry):
                then = [*scenario.then[:i], false, *scenario.then[i + 1 :]]
                yield Scenario(scenario.label, scenario.given, scenario.when, then)
