"""Runs rulings: lays out each scenario, performs its steps, checks its assertions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any

from saloon.rulings.actor import SCRIPT
from saloon.rulings.checks import (
    STATE,
    TRIALS,
    check_entry,
    is_assertion,
    question_left_open,
    require_entry,
)
from saloon.rulings.layout import Layout
from saloon.rulings.names import CardName, card_names, listed
from saloon.rulings.records import Fields, Ruling, Scenario, mapping
from saloon.rulings.steps import in_short, perform, require_step
from saloon.rulings.table import Table
from saloon.rulings.verdicts import (
    FAILED,
    NOT_SUPPORTED,
    PASSED,
    BadRecord,
    Difference,
    NotSupported,
    Refused,
    Verdict,
)
from saloon.rulings.vocabulary import GIVEN, NOT_BUILT


def explodes(before: Table, after: Table, expected: Any) -> None:
    """The Dynamite of whose turn it is goes off: three life points and the card are lost; or neither is."""
    seat = before.turn()
    lost = before.figure_of(seat).life - after.figure_of(seat).life
    dynamites = [card for card in after.game.discard if after.face(card)[0] == "dynamite"]
    if (lost, len(dynamites)) != ((3, 1) if expected else (0, 0)):
        raise Difference(
            f"explodes: {expected}, but {seat} lost {lost} and {len(dynamites)} Dynamite is discarded"
        )


def offered(before: Table, after: Table, expected: Any) -> None:
    """Whose turn it is has something to decide before he plays."""
    found = after.asked() == before.turn() and not after.in_play_phase()
    if found != bool(expected):
        raise Difference(f"offered: {expected}, but {after.stands()}")


def legal_targets(_before: Table, after: Table, expected: Any) -> None:
    """The seats that the open question lets one choose among."""
    found = sorted({offer.target for offer in after.offers() if offer.target})
    if found != sorted(listed(expected)):
        raise Difference(f"legal_targets: expected {expected}, but {after.stands()}")


def dealt(role: str) -> Callable[[Table, Table, Any], None]:
    """So many players have this role."""

    def check(_before: Table, after: Table, expected: Any) -> None:
        count = Counter(after.role(seat) for seat in after.seats)[role]
        if count != expected:
            raise Difference(f"{role}: expected {expected}, dealt {count}")

    return check


OUTCOMES: dict[str, Callable[[Table, Table, Any], None]] = {
    "explodes": explodes,
    "offered": offered,
    "legal_targets": legal_targets,
    "sheriff": dealt("sheriff"),
    "deputy": dealt("deputy"),
    "outlaw": dealt("outlaw"),
    "renegade": dealt("renegade"),
}
"""What a variant can say of its own outcome, besides the assertions of `then`."""

EXPECTATIONS = set(OUTCOMES) | ({*STATE, *TRIALS} - GIVEN - set(NOT_BUILT["given"]))


def run(
    ruling: Ruling, sets: list[str] | None = None, preset: str = "", rules: dict[str, str] | None = None
) -> Verdict:
    """Run one record under its own sets and rules, or with more sets, another preset and single rules."""
    try:
        failures: list[str] = []
        missing: list[str] = []
        for scenario in ruling.scenarios(EXPECTATIONS):
            try:
                play_out(ruling, scenario, sets or [], preset, rules)
            except (Refused, Difference) as problem:
                failures.append(labelled(scenario, problem))
            except NotSupported as reason:
                missing.append(labelled(scenario, reason))
    except NotSupported as reason:
        return Verdict(ruling.id, ruling.text, NOT_SUPPORTED, str(reason))
    except BadRecord as error:
        return Verdict(ruling.id, ruling.text, FAILED, f"bad record: {error}")
    except Exception as error:
        return Verdict(ruling.id, ruling.text, FAILED, f"the engine broke: {type(error).__name__}: {error}")
    if failures:
        return Verdict(ruling.id, ruling.text, FAILED, "; ".join(failures))
    if missing:
        return Verdict(ruling.id, ruling.text, NOT_SUPPORTED, missing[0])
    return Verdict(ruling.id, ruling.text, PASSED)


def labelled(scenario: Scenario, problem: Exception) -> str:
    return f"{scenario.label}: {problem}" if scenario.label else str(problem)


def play_out(
    ruling: Ruling, scenario: Scenario, sets: list[str], preset: str, rules: dict[str, str] | None = None
) -> None:
    """Lay out, perform, check. Nothing is run before every word is understood."""
    layout = Layout(
        scenario.given,
        [*ruling.sets, *sets],
        ruling.ruleset,
        preset,
        added_by(scenario.then),
        "choose_suit" in str([scenario.when, scenario.then]),
        rules,
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


def check_outcome(layout: Layout, before: Table, after: Table, expected: Fields) -> None:
    """What the variant says of itself."""
    for word, value in expected.items():
        if word in OUTCOMES:
            settled = after.clone()
            settled.settle()
            OUTCOMES[word](before, settled, value)
        else:
            check_entry(layout, after.clone(), {word: value}, {})


def added_by(then: list[Fields]) -> list[CardName]:
    """Cards that an assertion will add to the table."""
    return [
        name
        for entry in then
        for cards in mapping(entry.get("after_adding"), "after_adding").values()
        for name in card_names(cards, "after_adding")
    ]


def selected(rulings: list[Ruling], patterns: list[str]) -> list[Ruling]:
    """The records whose id fits one of the patterns; all without a pattern."""
    if not patterns:
        return rulings
    return [ruling for ruling in rulings if any(fnmatchcase(ruling.id, pattern) for pattern in patterns)]
