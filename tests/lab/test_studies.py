"""A study as its file says it: grids of plans, and clear words for whatever is wrong."""

from pathlib import Path

import pytest

from saloon.lab.experiment import command_of, read_experiment
from saloon.sim.arguments import BadArgument


def written(folder: Path, text: str) -> Path:
    file = folder / "study.toml"
    file.write_text(text, "utf-8")
    return file


def test_lists_make_a_plan_of_each_combination(tmp_path: Path) -> None:
    study = read_experiment(
        written(
            tmp_path,
            """
            name = "Boxes"
            seed = "s"
            games = 7
            [[plan]]
            players = [4, 5]
            sets = ["base", "dodge_city,high_noon"]
            bots = "random"
            [[plan]]
            game = "duel"
            """,
        )
    )
    assert (study.name, study.seed, study.games, study.answers) == ("Boxes", "s", 7, False)
    found = [(trial.plan.game, trial.plan.players, len(trial.plan.sets)) for trial in study.trials]
    assert found == [("bang", 4, 1), ("bang", 4, 3), ("bang", 5, 1), ("bang", 5, 3), ("duel", 2, 1)]
    assert {trial.plan.seed for trial in study.trials} == {"s"}


def test_rules_and_campaigns_are_agreed_on_as_on_the_command_line(tmp_path: Path) -> None:
    text = '[[plan]]\nplayers = 4\ncampaign = true\nrules = { hiring = ["on", "off"] }\nbots = "random"\n'
    study = read_experiment(written(tmp_path, text))
    assert [dict(trial.plan.rules)["hiring"] for trial in study.trials] == ["on", "off"]
    assert all(dict(trial.plan.rules)["campaign"] == "on" for trial in study.trials)
    command = command_of(study.trials[0], 5)
    assert command.startswith(
        "saloon sim --game bang --players 4 --games 5 --bots random --seed 1 --sets base"
    )
    assert command.endswith("--rule hiring=on --rule campaign=on --campaign")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("games =", "lab_error_toml"),
        ("gmaes = 3", "lab_error_field"),
        ('games = "3"', "lab_error_value"),
        ("games = true", "lab_error_value"),
        ("games = 0", "lab_error_value"),
        ("plan = [3]", "lab_error_value"),
        ("[[plan]]\nsteats = 3", "lab_error_field"),
        ("[[plan]]\nplayers = []", "lab_error_value"),
        ('[[plan]]\nplayers = "four"', "lab_error_value"),
        ("[[plan]]\nplayers = 40", "error_players"),
        ('[[plan]]\nbots = "nobody"', "error_bot"),
        ('[[plan]]\nrules = "campaign"', "lab_error_value"),
        ('[[plan]]\ngame = "duel"\ncampaign = true', "error_campaign"),
    ],
)
def test_whatever_is_wrong_is_said(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(ValueError, match="error") as refused:
        read_experiment(written(tmp_path, text))
    assert getattr(refused.value, "key", "") == key


def test_a_file_that_is_not_there_is_said_to_be_unreadable(tmp_path: Path) -> None:
    with pytest.raises(BadArgument) as refused:
        read_experiment(tmp_path / "none.toml")
    assert refused.value.key == "lab_error_read"
