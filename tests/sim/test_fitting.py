"""Weights go where wins are, and stay where they make no difference."""

import json
import random
from pathlib import Path

from typer.testing import CliRunner

from saloon.cli import app
from saloon.sim.arguments import read_plan
from saloon.sim.executors import executor_for
from saloon.sim.fitting import Fitting, Plain, Trial, learn, moved, steps
from saloon.sim.registry import study_of
from saloon.thinking.bang.weights import fitted


class Toss(Fitting):
    """Whoever has more courage wins more often; what he wears does not matter."""

    sides = ("red", "black")

    def weights(self) -> Plain:
        return {"courage": [1.0, 1.0], "hat": [1.0, 1.0]}

    def shake(self, name: str, value: float) -> float:
        return 0.2

    def lowest(self, name: str) -> float:
        return 0.0

    def sides_of(self, trial: Trial, number: int) -> list[int]:
        return [0, 1]

    def play(self, trial: Trial, number: int, seats: list[Plain]) -> list[bool]:
        lead = seats[0]["courage"][0] - seats[1]["courage"][0]
        red = random.Random(f"{trial.seed}/{number}").random() < 0.5 + 0.2 * lead
        return [red, not red]


def test_what_wins_grows_on_both_sides_and_nothing_else_does() -> None:
    plan = read_plan("bang", 4, "", "toss", "", "", [], "")
    last = list(steps(Toss(), [plan], 4, 4000, executor_for(1)))[-1][0]
    assert min(last["courage"]) > 1.4
    assert all(0.8 < hat < 1.2 for hat in last["hat"])


def test_slopes_of_few_games_are_hardly_believed() -> None:
    toss = Toss()
    trial = Trial(toss.weights(), toss.weights(), 2, (), "few", 20)
    found = moved(toss, toss.weights(), learn(toss, trial))
    assert abs(found["courage"][0] - 1.0) < 0.05


def test_bang_is_fitted_and_written_where_it_is_read(tmp_path: Path) -> None:
    out = tmp_path / "values.json"
    words = ["league", "fit", "--players", "4", "--rounds", "1", "--pairs", "4", "--out", str(out)]
    said = CliRunner().invoke(app, [*words, "--language", "en"])
    assert said.exit_code == 0, said.output
    assert "step 1 of 1: sheriff" in said.output
    written = json.loads(out.read_text("utf-8"))
    assert list(written["weights"]) == list(fitted())
    assert written["commands"][-1].startswith("saloon league fit --players 4 --rounds 1")
    assert written["cards"]["beer"]


def test_a_game_without_weights_says_so(tmp_path: Path) -> None:
    words = ["league", "fit", "--game", "calibre45", "--out", str(tmp_path / "x"), "--language", "en"]
    assert study_of("calibre45").fitting() is None
    said = CliRunner().invoke(app, words)
    assert said.exit_code == 2
    assert "nothing to fit" in said.output


def test_one_side_is_fitted_among_other_bots_and_nothing_else_moves(tmp_path: Path) -> None:
    out = tmp_path / "values.json"
    words = ["league", "fit", "--players", "4", "--rounds", "1", "--pairs", "40", "--out", str(out)]
    said = CliRunner().invoke(app, [*words, "--as", "sheriff", "--field", "greenhorn", "--language", "en"])
    assert said.exit_code == 0, said.output
    written = json.loads(out.read_text("utf-8"))
    assert written["commands"][-1].startswith("saloon league fit --players 4 --as sheriff --field greenhorn")
    moved_sides = {
        side
        for name, row in written["weights"].items()
        for side, weight in enumerate(row)
        if weight != fitted()[name][side]
    }
    assert moved_sides == {0}


def test_a_side_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for wish, wrong in ((["--as", "marshal"], "marshal"), (["--field", "greenhorn"], "--as")):
        words = ["league", "fit", *wish, "--out", str(tmp_path / "x"), "--language", "en"]
        said = CliRunner().invoke(app, words)
        assert said.exit_code == 2
        assert wrong in said.output
