"""What a search imagines at a table of BANG!."""

import json
from importlib.resources import files
from typing import Any

import pytest

from saloon.bots.thinkers import Sharp
from saloon.games.bang.game import BANG
from saloon.kernel.codec import encode
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import nothing_known
from saloon.thinking.bang.evaluation import FEATURES, WEIGHTS, chances_of_sides, evaluate, features
from saloon.thinking.bang.head import asked
from saloon.thinking.bang.hearing import Hearing
from saloon.thinking.bang.mind import BangMind
from saloon.thinking.bang.playing import policy_for
from tests.bots.scene import OUTLAW, RENEGADE, SHERIFF, Place, laid_out
from tests.thinking.test_policy import EVERY_WAY, dealt


@pytest.mark.parametrize(("players", "rules"), EVERY_WAY)
def test_worlds_fit_and_go_on_in_every_way_to_play(players: int, rules: dict[str, str]) -> None:
    """A world at any question looks like the true game, and can be played on with any option."""
    game = dealt(players, rules, f"worlds {players}")
    policy = policy_for(game, "lot")
    for step in range(60):
        decision = game.decision
        if decision is None:
            break
        if step % 12 == 0:
            view = BANG.view(game, decision.player)
            mind = BangMind(
                view, asked(view, decision.options), Hearing().beliefs(view), nothing_known(), str(step)
            )
            world = mind.world(step)
            assert encode(BANG.view(world, decision.player)) == encode(view)
            for option in mind.candidates()[:3]:
                assert 0.0 <= mind.outcome(mind.copy(world), option, step) <= 1.0
        game.answer(policy.decide(game, decision))


def test_sharp_answers_the_same_again() -> None:
    game = dealt(5, {}, "again", ["base"])
    assert game.decision is not None
    seen = BANG.view(game, game.decision.player)
    answers = {Sharp("x").decide(seen, game.decision.options) for _time in range(2)}
    assert len(answers) == 1


def fitted(name: str) -> dict[str, Any]:
    text = files("saloon.thinking.bang").joinpath(name).read_text("utf-8")
    return dict(json.loads(text))


@pytest.mark.parametrize("name", ["beliefs.json", "evaluation.json", "values.json"])
def test_it_was_fitted_to_these_rules(name: str) -> None:
    """Whoever raises the version of the rules fits it again: the file names the command."""
    assert fitted(name)["rules"] == BANG.version
    assert fitted(name).get("command") or fitted(name)["commands"]


def test_the_evaluation_has_a_weight_for_every_feature() -> None:
    assert fitted("evaluation.json")["features"] == list(FEATURES)
    assert all(len(row) == len(FEATURES) for rows in WEIGHTS.values() for row in rows)


def test_a_side_that_stands_better_is_likelier_to_win() -> None:
    strong = laid_out(Place(SHERIFF), Place(OUTLAW, life=1), Place(OUTLAW, life=1), Place(RENEGADE))
    weak = laid_out(Place(SHERIFF, life=1), Place(OUTLAW), Place(OUTLAW), Place(RENEGADE))
    assert chances_of_sides(strong)[0] > chances_of_sides(weak)[0] + 0.2
    assert sum(chances_of_sides(weak)) == pytest.approx(1)
    assert len(features(weak)) == len(FEATURES)


def test_what_is_over_is_known() -> None:
    game = dealt(4, {}, "over", ["base"])
    policy = policy_for(game, "1")
    while game.decision is not None:
        game.answer(policy.decide(game, game.decision))
    worth = [evaluate(game, PlayerId(player)) for player in range(4)]
    assert [player for player, one in enumerate(worth) if one == 1.0] == game.winners
