"""Every ruling of the base game and of its boxes holds in the engine."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from saloon.rulings.records import Ruling, read_rulings
from saloon.rulings.runner import run

FILES = sorted(Path(__file__).parent.glob("*.yml"))
RULINGS = [ruling for path in FILES for ruling in read_rulings(path)]

NOT_CHECKED = {
    "BASE-096": "its outcome is only a note for a human",
    "BASE-140": "its outcome is only a note for a human",
    "HN-005": "its outcome is only a note for a human",
    "SEED-001": "variant 5: 8 players are not built yet",
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


def falsified(then: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """The same assertions with one number or one verdict turned into its opposite."""
    for i, entry in enumerate(then):
        for word in ("hp", "hand_size", "weapon_range"):
            for seat in entry.get(word, {}):
                false = deepcopy(then)
                false[i][word][seat] += 1
                yield false
        for word, opposite in (("legal", "illegal"), ("illegal", "legal"), ("alive", "eliminated")):
            if word in entry:
                false = deepcopy(then)
                false[i][opposite] = false[i].pop(word)
                yield false


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_the_opposite_of_a_ruling_fails(ruling: Ruling) -> None:
    for then in falsified(ruling.fields["then"]):
        false = Ruling(ruling.id, "", ruling.sets, ruling.ruleset, {**ruling.fields, "then": then})
        assert run(false).status == "failed", then
