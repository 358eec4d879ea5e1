"""How long a bot seems to think does not tell what it holds; and a bot that would tell is noticed."""

import asyncio
import random

import pytest

from saloon.drills.leaks import LEAST_P
from saloon.drills.timing import compared, delays, kolmogorov_smirnov, least_p


@pytest.mark.long
def test_the_pace_of_bots_does_not_depend_on_their_choices() -> None:
    found = asyncio.run(delays(windows=60, seed=3))
    assert compared(found) >= 60
    assert least_p(found) >= LEAST_P


def test_a_bot_that_hesitates_when_it_has_a_choice_is_noticed() -> None:
    chance = random.Random(1)
    quick = [chance.uniform(0.5, 1.5) for _ in range(200)]
    slow = [one + 0.3 for one in quick]
    assert compared({"respond": {True: slow, False: quick}}) == 400
    assert least_p({"respond": {True: slow, False: quick}}) < LEAST_P


def test_nothing_compared_is_no_difference() -> None:
    few = {"respond": {True: [1.0], False: [2.0]}}
    assert (compared(few), least_p(few)) == (0, 1.0)


@pytest.mark.parametrize(("shift", "p"), [(0.0, 1.0), (0.25, 0.0108), (0.5, 1.72e-9)])
def test_the_chance_of_a_difference(shift: float, p: float) -> None:
    """Two even samples of 80, one shifted: by the series of Kolmogorov with the usual correction."""
    even = [number / 80 for number in range(80)]
    found = kolmogorov_smirnov(even, [one + shift for one in even])
    assert found == pytest.approx(p, rel=0.1)
