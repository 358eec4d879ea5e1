"""Runs rulings: each scenario of a record, and then its opposite, which must fail."""

from __future__ import annotations

from fnmatch import fnmatchcase

from saloon.rulings.records import Ruling, Scenario
from saloon.rulings.referee import Referee, Terms
from saloon.rulings.registry import referee_of
from saloon.rulings.verdicts import (
    FAILED,
    NOT_SUPPORTED,
    NOTHING_TO_FALSIFY,
    PASSED,
    BadRecord,
    Difference,
    Leniencies,
    NotSupported,
    Refused,
    Verdict,
)


def run(ruling: Ruling, terms: Terms | None = None) -> Verdict:
    """Run one record under its own sets and rules, or under other terms."""
    terms = Terms() if terms is None else terms
    lenient = Leniencies()
    try:
        referee = referee_of(ruling.game)
        status, why = judged(ruling, referee, terms, lenient)
    except NotSupported as reason:
        status, why = NOT_SUPPORTED, str(reason)
    except BadRecord as error:
        status, why = FAILED, f"bad record: {error}"
    except Exception as error:
        status, why = FAILED, f"the engine broke: {type(error).__name__}: {error}"
    if terms.strict and lenient.found and status in (PASSED, NOTHING_TO_FALSIFY):
        status, why = FAILED, f"not to the letter: {'; '.join(lenient.found)}"
    return Verdict(ruling.id, ruling.text, status, why, tuple(lenient.found))


def judged(ruling: Ruling, referee: Referee, terms: Terms, lenient: Leniencies) -> tuple[str, str]:
    """The status of a record, and why."""
    failures: list[str] = []
    missing: list[str] = []
    scenarios = ruling.scenarios(set(referee.outcome_words))
    for scenario in scenarios:
        try:
            referee.play_out(ruling, scenario, terms, lenient)
        except (Refused, Difference) as problem:
            failures.append(labelled(scenario, problem))
        except NotSupported as reason:
            missing.append(labelled(scenario, reason))
    if failures:
        return FAILED, "; ".join(failures)
    if missing:
        return NOT_SUPPORTED, missing[0]
    known = set(lenient.found)
    if not any(can_fail(ruling, scenario, referee, terms, known) for scenario in scenarios):
        return NOTHING_TO_FALSIFY, "nothing that it expects could be otherwise"
    return PASSED, ""


def can_fail(ruling: Ruling, scenario: Scenario, referee: Referee, terms: Terms, known: set[str]) -> bool:
    """Whether the opposite of something that a scenario expects is refuted."""
    return any(is_refuted(ruling, false, referee, terms, known) for false in referee.falsified(scenario))


def is_refuted(ruling: Ruling, false: Scenario, referee: Referee, terms: Terms, known: set[str]) -> bool:
    """Whether a false scenario fails, or passes by more leniencies only than the true one."""
    lenient = Leniencies()
    try:
        referee.play_out(ruling, false, terms, lenient)
    except Difference:
        return True
    except (Refused, NotSupported, BadRecord):
        return False
    return not known.issuperset(lenient.found)


def labelled(scenario: Scenario, problem: Exception) -> str:
    return f"{scenario.label}: {problem}" if scenario.label else str(problem)


def selected(rulings: list[Ruling], patterns: list[str]) -> list[Ruling]:
    """The records whose id fits one of the patterns; all without a pattern."""
    if not patterns:
        return rulings
    return [ruling for ruling in rulings if any(fnmatchcase(ruling.id, pattern) for pattern in patterns)]
