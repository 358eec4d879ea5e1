"""Every ruling of the base game and of its boxes holds in the engine."""

import contextlib
from pathlib import Path

import pytest

from saloon.rulings.records import Ruling, read_rulings
from saloon.rulings.referee import Terms
from saloon.rulings.registry import referee_of
from saloon.rulings.runner import is_refuted, run
from saloon.rulings.verdicts import Leniencies, NotSupported

FILES = sorted(Path(__file__).parent.glob("*.yml"))
RULINGS = [ruling for path in FILES for ruling in read_rulings(path)]

NOT_CHECKED = {
    "BASE-096": "its outcome is only a note for a human",
    "BASE-140": "its outcome is only a note for a human",
    "HN-005": "its outcome is only a note for a human",
    "SEED-006": "its outcome is only a note for a human",
}
"""Records that a machine cannot check, or not yet, and why."""


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_ruling(ruling: Ruling) -> None:
    verdict = run(ruling)
    if ruling.id in NOT_CHECKED:
        assert (verdict.status, verdict.why) == ("not_supported", NOT_CHECKED[ruling.id])
    else:
        assert (verdict.status, verdict.why) == ("passed", "")


def test_no_record_is_there_twice() -> None:
    ids = [ruling.id for ruling in RULINGS]
    assert len(ids) == len(set(ids)) >= 107


EITHER_WAY = {"WWS-029"}
"""Records of which something may be told in two ways: the present turn may count among the next ones."""


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_the_opposite_of_everything_that_a_ruling_says_fails(ruling: Ruling) -> None:
    referee = referee_of(ruling.game)
    refuted = 0
    for scenario in ruling.scenarios(set(referee.outcome_words)):
        lenient = Leniencies()
        with contextlib.suppress(NotSupported):
            referee.play_out(ruling, scenario, Terms(), lenient)
        for false in referee.falsified(scenario):
            if is_refuted(ruling, false, referee, Terms(), set(lenient.found)):
                refuted += 1
            else:
                told = (false.then, false.expected)
                assert ruling.id in EITHER_WAY or ruling.id in NOT_CHECKED, told
    assert refuted or ruling.id in NOT_CHECKED
