"""The search: it finds what is better, and stays with the policy in doubt."""

import pytest

import saloon
from saloon.kernel.frames import Game
from saloon.thinking.lot import Lot
from saloon.thinking.search import Mind, Verdict, search

if saloon.BUILD.is_compiled:
    pytest.skip(
        "a compiled class cannot have interpreted subclasses: dice are rolled on the pure build",
        allow_module_level=True,
    )


class Dice(Mind[Game]):
    """Options with known chances to win; the policy takes the first."""

    def __init__(self, *chances: float) -> None:
        self.chances = chances
        self.played = [0] * len(chances)

    def candidates(self) -> list[int]:
        return list(range(len(self.chances)))

    def world(self, number: int) -> Game:
        return NO_GAME

    def copy(self, world: Game) -> Game:
        return world

    def outcome(self, world: Game, option: int, number: int) -> float:
        """The same luck for every option in the same world."""
        self.played[option] += 1
        return float(Lot(f"dice {number}").below(1000) < 1000 * self.chances[option])


NO_GAME: Game = None  # type: ignore[assignment]
"""What is rolled needs no table."""


def found(*chances: float, simulations: int = 400) -> Verdict:
    return search(Dice(*chances), simulations)


def test_a_better_move_is_found() -> None:
    assert found(0.3, 0.2, 0.6, 0.3).choice == 2


def test_in_doubt_the_policy_is_right() -> None:
    assert found(0.5, 0.5, 0.5, 0.5).choice == 0
    assert found(0.6, 0.3, 0.2).choice == 0


def test_the_gain_and_its_error_are_told() -> None:
    verdict = found(0.2, 0.8, simulations=400)
    best = verdict.tried[1]
    assert best.mean_gain() == pytest.approx(0.6, abs=4 * best.error())
    assert 0 < best.error() < 0.1


def test_what_is_worse_is_given_up_early() -> None:
    dice = Dice(0.5, 0.1, 0.9, 0.1, 0.1, 0.1, 0.1, 0.1)
    search(dice, 400)
    assert sum(dice.played) <= 400
    assert dice.played[2] > 2 * dice.played[1]


def test_whoever_wants_only_the_choice_is_spared_what_would_not_change_it() -> None:
    for chances, choice in (((0.1, 0.9), 1), ((0.9, 0.1, 0.2), 0)):
        dice = Dice(*chances)
        assert search(dice, 400, only_choice=True).choice == choice
        assert sum(dice.played) < 300
    close = Dice(0.5, 0.51)
    search(close, 400, only_choice=True)
    assert sum(close.played) == 400


def test_no_time_no_search() -> None:
    assert found(0.1, 0.9, simulations=1).choice == 0


def test_a_search_that_runs_out_of_time_answers_with_what_it_has_found() -> None:
    for played, choice in ((0, 0), (7, 0), (41, 1)):
        left = iter([True] * played + [False])
        dice = Dice(0.1, 0.9)
        verdict = search(dice, 400, time_left=lambda left=left: next(left))  # type: ignore[misc]
        assert verdict.choice == choice
        assert sum(dice.played) == played
        assert [one.worlds for one in verdict.tried] == [played // 2] * 2, "half a world does not count"


def test_whoever_has_time_enough_finds_the_same_as_without_a_limit() -> None:
    chances = (0.4, 0.5, 0.45, 0.6)
    assert search(Dice(*chances), 400, time_left=lambda: True).choice == found(*chances).choice
