"""Whether the league's arithmetic finds what is there, and nothing else. Games are thrown by dice here."""

import math
import random
from collections import Counter
from collections.abc import Hashable

import pytest

from saloon.measuring.intervals import Z95, wilson
from saloon.measuring.ratings import solved
from saloon.sim.league.lines import GameLine
from saloon.sim.league.ratings import ratings
from saloon.sim.statistics import Stratum, paired, pooled, pooled_rate, weighted_mean


def thrown(dice: random.Random, deals: int, better: float) -> list[Stratum]:
    """Three sides with 1, 1 and 2 seats; both bots share most of their luck, which is that of the deal."""
    strata: list[dict[Hashable, float]] = [{}, {}, {}]
    for deal in range(deals):
        luck = dice.random()
        for values in strata:
            one, other = (luck + dice.random() for _bot in range(2))
            values[deal] = (one < 0.7 + better) - (other < 0.7)
    return [Stratum(weight, values) for weight, values in zip((1, 1, 2), strata, strict=True)]


def test_of_pooled_intervals_about_95_of_100_hold_the_truth() -> None:
    dice = random.Random("coverage")
    found = [pooled(thrown(dice, 60, 0.0)) for _time in range(400)]
    held = sum(not one.excludes_equality for one in found)
    assert 0.92 < held / len(found) < 0.98


def test_a_planted_difference_of_five_points_is_found() -> None:
    """Two numbers below 1 are together below x, itself below 1, with a chance of x squared by 2."""
    planted = (0.77**2 - 0.7**2) / 2
    assert planted == pytest.approx(0.05, abs=0.002)
    found = pooled(thrown(random.Random("planted"), 1500, 0.07))
    assert 0 < found.low < planted < found.high


def test_one_stratum_is_a_plain_paired_difference_and_one_deal_more() -> None:
    values = [1, 0, 0, -1, 1, 1, 0, 0, 0, 1]
    plain = paired(Counter(values))
    found = pooled([Stratum(3.0, dict(enumerate(map(float, values))))])
    assert found[:2] == plain[:2]
    reach, plain_reach = found.high - found.mean, plain.high - plain.mean
    assert reach**2 == pytest.approx(plain_reach**2 + (Z95 / len(values)) ** 2)


def test_deals_that_all_go_alike_are_not_certain() -> None:
    always: dict[Hashable, float] = dict.fromkeys(range(50), 1.0)
    found = pooled([Stratum(1, always)])
    assert found.high == 1.0
    assert found.low == pytest.approx(1 - Z95 / 50)


def test_a_deal_that_counts_in_two_strata_is_not_two_deals() -> None:
    """Where both sides always have the same luck, a second one tells nothing new."""
    values: dict[Hashable, float] = {deal: float(deal % 3 == 0) for deal in range(30)}
    once = weighted_mean([Stratum(1, values)])
    twice = weighted_mean([Stratum(1, values), Stratum(1, values)])
    assert twice == pytest.approx(once)
    apart = weighted_mean(
        [Stratum(1, values), Stratum(1, {("other", deal): value for deal, value in values.items()})]
    )
    assert apart.variance < 0.6 * once.variance


def test_few_pairs_say_nothing() -> None:
    assert pooled([Stratum(1, {0: 1.0})])[2:] == (-1.0, 1.0)
    assert pooled([])[2:] == (-1.0, 1.0)


def test_rates_of_strata_are_weighted_and_stay_within_0_and_1() -> None:
    always: dict[Hashable, float] = dict.fromkeys(range(20), 1.0)
    never: dict[Hashable, float] = dict.fromkeys(range(20), 0.0)
    assert pooled_rate([Stratum(3, always), Stratum(1, never)]).rate == pytest.approx(0.75)
    assert pooled_rate([Stratum(3, always), Stratum(1, always)]) == wilson(40, 40)
    assert pooled_rate([Stratum(1, never)]) == wilson(0, 20)


# Ratings

SIDES = ("sheriff", "outlaw", "outlaw", "renegade", "deputy")
TEAMS = {"law": (0, 4), "outlaw": (1, 2), "renegade": (3,)}
WORTH = {"law": -0.2, "outlaw": 0.3, "renegade": -1.0}


def game_of(dice: random.Random, number: int, skill: dict[str, float]) -> GameLine:
    """Bots at random seats; each side wins as the model says, whatever the others do."""
    bots = tuple(dice.choice(list(skill)) for _seat in SIDES)
    winners: list[int] = []
    for team, seats in TEAMS.items():
        own = sum(skill[bots[seat]] for seat in seats) / len(seats)
        others = [skill[bot] for seat, bot in enumerate(bots) if seat not in seats]
        logit = WORTH[team] + own - sum(others) / len(others)
        if dice.random() < 1 / (1 + math.exp(-logit)):
            winners += seats
    return GameLine(
        league=1,
        saloon="0",
        game="bang",
        rules_version=3,
        players=5,
        sets=("base",),
        preset="rulebooks",
        rules={},
        seed=f"dice/{number}",
        swap="one",
        side="sheriff",
        arm="hero",
        seats=(0,),
        bot=bots[0],
        field=bots[1],
        sides=SIDES,
        bots=bots,
        versions=dict.fromkeys(skill, "1"),
        winners=tuple(winners),
        decisions=1,
        finished=True,
    )


def test_ratings_find_the_skills_by_which_games_were_thrown() -> None:
    skill = {"random": 0.0, "greenhorn": 1.0, "sharp": 1.5, "twin": 1.5}
    dice = random.Random("skills")
    lines = [game_of(dice, number, skill) for number in range(3000)]
    (board,) = ratings([*lines, *lines[:50]])
    assert board.anchor == ("random", "1")
    found = {one.player.bot: one for one in board.ratings}
    assert (found["random"].skill, found["random"].error) == (0.0, 0.0)
    for bot, true in skill.items():
        assert abs(found[bot].skill - true) <= 3 * found[bot].error
        assert found[bot].error < 0.15
        assert found[bot].games == sum(bot in line.bots for line in lines), "a game in two lines counts once"
    assert [one.player.bot for one in board.ratings][2:] == ["greenhorn", "random"], "the best first"


def test_who_always_wins_is_very_good_and_not_infinitely_so() -> None:
    dice = random.Random("always")
    lines = [game_of(dice, number, {"random": 0.0, "sharp": 40.0}) for number in range(200)]
    (board,) = ratings(lines)
    best = board.ratings[0]
    assert best.player.bot == "sharp"
    assert 3 < best.skill < 40
    assert 0.4 < best.error < 5, "and nobody knows how good exactly"


def test_without_a_known_anchor_the_first_by_name_is_one() -> None:
    dice = random.Random("nobody")
    lines = [game_of(dice, number, {"zeb": 0.0, "amos": 0.0}) for number in range(50)]
    (board,) = ratings(lines)
    assert board.anchor.bot == "amos"


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [3.0, 1.0]], [[4.0], [5.0]]) == [[pytest.approx(1.0)], [pytest.approx(2.0)]]
