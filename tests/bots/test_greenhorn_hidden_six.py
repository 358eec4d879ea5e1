"""Greenhorn in the hidden six: what he believes of the unknown card, and when he says that it is over."""

from collections import Counter

import pytest

from saloon.bots.greenhorn.deals import chances_of, deals_that_fit
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEAL_ROLES, STREAMS
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, answer, ask, laid_out, played

NO_EVIDENCE: list[list[float] | None] = [None] * 6


def six(*roles: int, dead: tuple[int, ...], turn: int, **chosen: str) -> Bang:
    """Everybody where the roles say; these places are dead; one begins his turn."""
    places = [Place(role, alive=i not in dead) for i, role in enumerate(roles)]
    return laid_out(*places, turn=turn, phase="turn_start", mode="hidden_six", chosen=chosen)


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


def test_a_sheriff_whose_friends_shot_villains_declares_crime_beaten() -> None:
    game = six(SHERIFF, DEPUTY, OUTLAW, DEPUTY, OUTLAW, RENEGADE, dead=(2, 4, 5), turn=0)
    friendly = [played("bang", who, 2, [0, 2]) for who in (1, 3)] * 3
    assert ask(game, *friendly) == "declare_crime_beaten"


def test_not_if_one_of_them_shot_at_him() -> None:
    game = six(SHERIFF, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE, dead=(2, 4, 5), turn=0)
    shots = [played("bang", 1, 2, [0, 2]), played("bang", 3, 0, [0, 2])] * 3
    assert ask(game, *shots) == "pass"


def test_a_villain_refutes() -> None:
    game = six(SHERIFF, OUTLAW, OUTLAW, DEPUTY, OUTLAW, RENEGADE, dead=(2, 4, 5), turn=0)
    answer(game, "declare_crime_beaten")
    assert ask(game) == "refute"


def test_an_outlaw_among_outlaws_declares_the_law_dead() -> None:
    game = six(SHERIFF, OUTLAW, OUTLAW, DEPUTY, RENEGADE, OUTLAW, dead=(0, 3, 4), turn=1)
    shots = [played("bang", who, 0, [0, 2, 3]) for who in (2, 5)] * 4
    assert ask(game, *shots) == "declare_law_dead"


def test_not_if_somebody_fought_for_the_law() -> None:
    game = six(SHERIFF, OUTLAW, DEPUTY, DEPUTY, RENEGADE, OUTLAW, dead=(0, 3, 4), turn=1)
    shots = [played("bang", 2, 5, [0, 3, 5]), played("bang", 5, 0, [0, 2])] * 3
    assert ask(game, *shots) == "pass"
