"""A head for the Duel: it sees what its seat sees, its games end, and its worlds could be true."""

import json
from importlib.resources import files
from typing import Any

import pytest

from saloon.bots.thinkers import Sharp
from saloon.games.duel.game import DUEL
from saloon.kernel.ids import PlayerId
from saloon.thinking.duel.evaluation import FEATURES, WEIGHTS, evaluate
from saloon.thinking.duel.head import CRAFT
from saloon.thinking.duel.policy import DuelPolicy
from saloon.thinking.lot import Lot
from tests.thinking.plain import dealt, ends, imagines_what_could_be, is_honest

READINGS: list[dict[str, str]] = [
    {},
    {name: values[-1] for name, values in DUEL.rule_options(DUEL.sets()).items()},
]


@pytest.mark.parametrize("rules", READINGS)
def test_it_looks_at_nothing_that_is_hidden(rules: dict[str, str]) -> None:
    for number in range(4):
        is_honest(CRAFT, dealt(DUEL, 2, rules, f"honest {number}"), DuelPolicy(Lot("lot")), 300)


@pytest.mark.long
@pytest.mark.parametrize("rules", READINGS)
def test_its_games_end(rules: dict[str, str]) -> None:
    for number in range(10):
        ends(DUEL, dealt(DUEL, 2, rules, f"end {number}"), DuelPolicy(Lot("lot")))


@pytest.mark.parametrize("rules", READINGS)
def test_worlds_fit_and_go_on(rules: dict[str, str]) -> None:
    imagines_what_could_be(CRAFT, dealt(DUEL, 2, rules, "worlds"), 200, 12)


def test_sharp_answers_the_same_again() -> None:
    game = dealt(DUEL, 2, {}, "again")
    for _choice in range(2):
        game.answer(0)
    seen = DUEL.view(game, game.decision.player)
    answers = {Sharp("x", "duel", 40).decide(seen, game.decision.options) for _time in range(2)}
    assert len(answers) == 1


def fitted() -> dict[str, Any]:
    text = files("saloon.thinking.duel").joinpath("evaluation.json").read_text("utf-8")
    return dict(json.loads(text))


def test_the_evaluation_was_fitted_to_these_rules() -> None:
    """Whoever raises the version of the rules fits it again: the file names the command."""
    assert fitted()["rules"] == DUEL.version
    assert fitted()["features"] == list(FEATURES)
    assert len(WEIGHTS) == len(FEATURES)


def test_who_stands_better_is_likelier_to_win() -> None:
    game = dealt(DUEL, 2, {}, "better")
    for _choice in range(2):
        game.answer(0)
    me, rival = PlayerId(0), PlayerId(1)
    before = evaluate(game, me)
    game.figures[game.attacking(rival)].health = 1
    assert evaluate(game, me) > before + 0.02
    assert evaluate(game, me) + evaluate(game, rival) == pytest.approx(1)
    ends(DUEL, game, DuelPolicy(Lot("lot")))
    assert [player for player in range(2) if evaluate(game, PlayerId(player)) == 1.0] == game.winners
