"""Runs rulings of BANG!: lays out each scenario, performs its steps, checks its assertions."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.rulings.bang.actor import SCRIPT
from saloon.rulings.bang.checks import (
    STATE,
    TRIALS,
    check_entry,
    is_assertion,
    question_left_open,
    require_entry,
)
from saloon.rulings.bang.falsify import false_expectations, false_outcomes
from saloon.rulings.bang.layout import Layout
from saloon.rulings.bang.names import CardName, card_names
from saloon.rulings.bang.outcomes import OUTCOMES
from saloon.rulings.bang.steps import in_short, perform, require_step
from saloon.rulings.bang.table import Table
from saloon.rulings.bang.vocabulary import GIVEN, NOT_BUILT
from saloon.rulings.records import Fields, Ruling, Scenario, mapping
from saloon.rulings.referee import Referee, Terms
from saloon.rulings.verdicts import Difference, Leniencies, NotSupported, Refused


class BangReferee(Referee):
    """The words of the format at a table of BANG!"""

    game = "bang"
    outcome_words = frozenset(OUTCOMES) | (frozenset({*STATE, *TRIALS}) - GIVEN - set(NOT_BUILT["given"]))

    def play_out(self, ruling: Ruling, scenario: Scenario, terms: Terms, lenient: Leniencies) -> None:
        """Nothing is run before every word is understood."""
        layout = Layout(
            scenario.given,
            [*ruling.sets, *terms.sets],
            ruling.ruleset,
            terms.preset,
            added_by(scenario.then),
            "choose_suit" in str([scenario.when, scenario.then]),
            dict(terms.rules),
            lenient,
            bids_in([scenario.when, scenario.then]),
        )
        for step in scenario.when:
            require_step(step)
        for entry in scenario.then:
            require_entry(entry)
        if not scenario.expected and not any(is_assertion(entry) for entry in scenario.then):
            raise NotSupported("its outcome is only a note for a human")
        table = layout.table()
        before = table.clone()
        for i, step in enumerate(scenario.when):
            try:
                table = perform(layout, table, step, SCRIPT)
            except Refused as refused:
                raise Refused(f"step {i + 1} ({in_short(step)}) cannot be done: {refused}") from refused
        after = table.clone()
        left_open = question_left_open(scenario.then)
        for i, entry in enumerate(scenario.then):
            try:
                table = check_entry(layout, table, entry, left_open)
                left_open = {} if "then" in entry else left_open
            except (Refused, Difference) as problem:
                raise Difference(f"then {i + 1}: {problem}") from problem
        check_outcome(layout, before, after, scenario.expected)

    def falsified(self, scenario: Scenario) -> Iterator[Scenario]:
        for i, entry in enumerate(scenario.then):
            for false in false_expectations(entry, scenario):
                then = [*scenario.then[:i], false, *scenario.then[i + 1 :]]
                yield Scenario(scenario.label, scenario.given, scenario.when, then, scenario.expected)
        for false in false_outcomes(scenario.expected, scenario):
            yield Scenario(scenario.label, scenario.given, scenario.when, scenario.then, false)


def check_outcome(layout: Layout, before: Table, after: Table, expected: Fields) -> None:
    """What the variant says of itself."""
    for word, value in expected.items():
        if word in OUTCOMES:
            settled = after.clone()
            settled.settle()
            OUTCOMES[word](before, settled, value)
        else:
            check_entry(layout, after.clone(), {word: value}, {})


def bids_in(said: object) -> list[int]:
    """Every sum that a step bids, or tries to, wherever it stands."""
    if isinstance(said, list):
        return [amount for one in said for amount in bids_in(one)]
    if not isinstance(said, dict):
        return []
    amount = said.get("amount")
    own = [amount] if said.get("do") == "bid" and isinstance(amount, int) else []
    return own + bids_in(list(said.values()))


def added_by(then: list[Fields]) -> list[CardName]:
    """Cards that an assertion will add to the table."""
    return [
        name
        for entry in then
        for cards in mapping(entry.get("after_adding"), "after_adding").values()
        for name in card_names(cards, "after_adding")
    ]
