"""Greenhorn in the hidden six, once roles were dealt anew (before: tests/thinking/test_beliefs.py)."""

from saloon.bots.greenhorn.deals import deals_that_fit
from saloon.games.bang.words import OUTLAW, SHERIFF
from saloon.kernel.decisions import NONE

NO_EVIDENCE: list[list[float] | None] = [None] * 6


def test_roles_that_were_dealt_anew_may_lie_opposite_and_out_of_the_game() -> None:
    known = [SHERIFF, NONE, NONE, OUTLAW, NONE, NONE]
    assert len(deals_that_fit(known, NO_EVIDENCE, True)) > len(deals_that_fit(known, NO_EVIDENCE, False))
