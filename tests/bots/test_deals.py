"""Greenhorn in the hidden six: what he believes of the unknown card."""

from collections import Counter

import pytest

from saloon.bots.greenhorn.deals import chances_of, deals_that_fit
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.words import DEAL_ROLES, OUTLAW, RENEGADE, SHERIFF, STREAMS
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE

NO_EVIDENCE: list[list[float] | None] = [None] * 6


@pytest.mark.parametrize(
    "known",
    [
        [SHERIFF, NONE, NONE, NONE, NONE, NONE],
        [SHERIFF, NONE, OUTLAW, NONE, NONE, NONE],
        [SHERIFF, OUTLAW, NONE, OUTLAW, NONE, NONE],
        [SHERIFF, OUTLAW, OUTLAW, NONE, RENEGADE, NONE],
    ],
)
def test_what_he_believes_at_first_is_what_the_deal_makes_likely(known: list[int]) -> None:
    believed = chances_of(deals_that_fit(known, NO_EVIDENCE, False), 6)
    dealt = Counter[tuple[int, int]]()
    deals = 3000
    for seed in range(deals):
        roles = HIDDEN.deal_roles(known, Chance(str(seed), [0] * STREAMS), DEAL_ROLES)
        dealt.update(enumerate(roles[:6]))
    for player, chances in enumerate(believed):
        assert sum(chances) == pytest.approx(1)
        for role, chance in enumerate(chances):
            assert dealt[player, role] / deals == pytest.approx(chance, abs=0.04)


def test_roles_that_were_dealt_anew_may_lie_opposite_and_out_of_the_game() -> None:
    known = [SHERIFF, NONE, NONE, OUTLAW, NONE, NONE]
    assert len(deals_that_fit(known, NO_EVIDENCE, True)) > len(deals_that_fit(known, NO_EVIDENCE, False))
