"""`saloon sim` as it is typed."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from saloon.cli import app
from saloon.kernel.records import record_from_bytes
from saloon.sim.texts import TEXTS

QUICK = ["--players", "4", "--games", "6", "--bots", "random", "--language", "en"]


def sim(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["sim", *arguments], env={"COLUMNS": "120"})


def test_json_has_everything() -> None:
    result = sim(*QUICK, "--json", "--seed", "7", "--rule", "panic_range=any")
    assert result.exit_code == 0
    body = json.loads(result.stdout)
    assert body["games"] == body["finished"] == 6
    assert body["stalled"] == 0
    assert body["seed"] == "7"
    assert body["setup"] == {
        "game": "bang",
        "players": 4,
        "sets": ["base"],
        "left_out": [],
        "preset": "rulebooks",
        "rules": {"panic_range": "any"},
        "bots": "random",
    }
    assert body["build"]
    for key in ("decisions_per_game", "decisions_per_cpu_s", "games_per_cpu_s"):
        assert body[key] > 0
    assert list(body["wins"]) == ["sheriff", "outlaw", "renegade"]
    assert sum(won["wins"] for won in body["wins"].values()) == 6
    for won in body["wins"].values():
        assert won["interval"][0] <= won["rate"] <= won["interval"][1]
    assert list(body["wins_by_seat"]) == ["0", "1", "2", "3"]
    assert list(body["wins_by_order_of_play"]) == ["1", "2", "3", "4"]
    assert body["length"]["turns"]["percentiles"]["50"] > 0


def test_the_same_json_for_one_and_two_processes() -> None:
    def body(jobs: str) -> dict[str, object]:
        found = json.loads(sim(*QUICK, "--json", "--jobs", jobs).stdout)
        return {key: value for key, value in found.items() if not key.endswith("_per_cpu_s")}

    assert body("1") == body("2")


def test_tables_in_both_languages() -> None:
    english = sim(*QUICK)
    assert english.exit_code == 0
    for words in (
        "BANG! · 4 players · random",
        "Wins by role",
        "Sheriff",
        "95% interval",
        "Length of a game",
    ):
        assert words in english.stdout
    russian = sim(*QUICK, "--language", "ru")
    for words in ("Бэнг!", "Победы по ролям", "Шериф", "интервал 95%", "Длина партии"):
        assert words in russian.stdout


def test_both_languages_say_the_same_things() -> None:
    assert list(TEXTS["en"]) == list(TEXTS["ru"])
    for key, english in TEXTS["en"].items():
        places = {part.split("}")[0] for part in english.split("{")[1:]}
        assert places == {part.split("}")[0] for part in TEXTS["ru"][key].split("{")[1:]}, key


def test_csv_has_a_line_per_game(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    assert sim(*QUICK, "--csv", str(file)).exit_code == 0
    with file.open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["game"] for row in rows] == [str(number) for number in range(6)]
    for row in rows:
        assert row["finished"] == "1"
        assert sorted(row["roles"].split()) == ["outlaw", "outlaw", "renegade", "sheriff"]
        assert len(row["characters"].split()) == 4
        assert row["winners"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_plot_is_a_picture(tmp_path: Path, language: str) -> None:
    file = tmp_path / "games.png"
    assert sim(*QUICK, "--plot", str(file), "--language", language).exit_code == 0
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert int.from_bytes(data[16:20], "big") > 1000, "pixels across"


def test_saved_games_are_records(tmp_path: Path) -> None:
    assert sim(*QUICK, "--seed", "a b", "--save", str(tmp_path / "games")).exit_code == 0
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"a-b-{number}.json" for number in range(6)]
    assert record_from_bytes(files[0].read_bytes()).game == "bang"


def test_compare() -> None:
    result = sim(
        "--compare", "greenhorn:random", "--as", "law", "--bots", "random", "--games", "12", "--json"
    )
    assert result.exit_code == 0
    body = json.loads(result.stdout)
    (one,) = body["comparisons"]
    assert one["as"] == "law"
    assert one["pairs"] == 12
    assert one["difference"] == pytest.approx(one["greenhorn"]["rate"] - one["random"]["rate"], abs=1e-6)
    assert one["interval"][0] <= one["difference"] <= one["interval"][1]


def test_compare_as_a_table() -> None:
    result = sim("--compare", "greenhorn:random", "--bots", "random", "--games", "3", "--language", "ru")
    assert result.exit_code == 0
    for words in ("greenhorn против random", "бандиты", "закон", "ренегат"):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "chess"], "games: bang"),
        (["--players", "9"], "players: 2, 3, 4, 5, 6, 7, 8"),
        (["--bots", "doc"], "bots: random, greenhorn"),
        (["--bots", "random,random"], "2 bots for 5 seats"),
        (["--bots", "outlaw=random"], "nobody plays: sheriff, deputy, renegade"),
        (["--bots", "cook=random,others=random"], "roles: sheriff, deputy, outlaw, renegade, law"),
        (["--sets", "base,gold"], "sets: base"),
        (["--preset", "mine"], "presets: rulebooks, official, compendium"),
        (["--rule", "panic"], "names: panic_range"),
        (["--rule", "panic_range=far"], "values: one, any"),
        (["--games", "0"], "at least 1"),
        (["--jobs", "0"], "at least 1"),
        (["--check", "-1"], "0 or more"),
        (["--compare", "greenhorn"], "bots: random, greenhorn"),
        (["--compare", "greenhorn:random", "--as", "cook"], "sides: law, outlaw, renegade"),
        (["--compare", "greenhorn:random", "--csv", "x.csv"], "--csv does not go with --compare"),
        (["--matrix", "--csv", "x.csv"], "--csv does not go with --matrix"),
        (["--leave-out", "ghost_town"], "events and characters of these sets: bart_cassidy"),
        (["--sets", "all", "--leave-out", "gold"], "these sets: blessing"),
        (["--csv", "/no/such/folder/x.csv"], "cannot write /no/such/folder/x.csv"),
        (["--plot", "/no/such/folder/x.png"], "cannot write /no/such/folder/x.png"),
    ],
)
def test_bad_arguments(arguments: list[str], words: str) -> None:
    result = sim("--language", "en", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert not result.stdout


def test_an_unknown_language_is_told_which_ones_there_are() -> None:
    result = sim("--language", "fr")
    assert result.exit_code == 2
    assert "en, ru" in result.stderr


def test_no_progress_bar_where_nobody_looks() -> None:
    command = [sys.executable, "-m", "saloon", "sim", *QUICK, "--json"]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    assert done.stderr == ""
    assert json.loads(done.stdout)["finished"] == 6


def test_a_stalled_game_is_told_with_all_that_repeats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("saloon.sim.table.STEP_LIMIT", 25)
    result = sim(*QUICK, "--json", "--games", "1", "--seed", "s")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["stalled"] == 1
    for words in ("seed: s/0", "setup: {'Setup'", "saloon replay stalled-s-0.json"):
        assert words in result.stderr
    assert len(record_from_bytes((tmp_path / "stalled-s-0.json").read_bytes()).answers) == 25


CAMPAIGN = ["--campaign", "--players", "4", "--games", "2", "--bots", "random", "--language", "en"]


def test_whole_campaigns_end_and_are_counted() -> None:
    result = sim(*CAMPAIGN, "--json", "--rule", "hiring=on", "--rule", "experience=on")
    assert result.exit_code == 0
    body = json.loads(result.stdout)
    assert (body["campaigns"], body["games"], body["stalled"]) == (2, 8, 0)
    assert list(body["money"]) == ["random"]
    assert len(body["money_by_seat"]) == 4
    assert sum(one["games"] for one in body["characters"].values()) > 8
    assert all(one["price"] >= 100 for one in body["characters"].values())


def test_the_same_campaigns_for_one_and_two_processes() -> None:
    assert sim(*CAMPAIGN, "--json").stdout == sim(*CAMPAIGN, "--json", "--jobs", "2").stdout


def test_campaigns_as_tables_and_as_a_picture_of_what_characters_are_worth(tmp_path: Path) -> None:
    file = tmp_path / "worth.png"
    result = sim(*CAMPAIGN, "--rule", "hiring=on", "--plot", str(file))
    assert "Money in the end" in result.stdout
    assert "What characters are worth" in result.stdout
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "calibre45"], "there is no campaign in calibre45"),
        (["--players", "3"], "the table of scores does not speak of such games"),
        (["--players", "3", "--language", "ru"], "таблица очков о таких партиях молчит"),
        (["--bots", "outlaw=random,others=random"], "in a campaign roles change"),
        (["--rule", "hiring=on", "--rule", "characters_dealt=two"], "characters are hired, not dealt"),
    ],
)
def test_campaigns_that_cannot_be(arguments: list[str], words: str) -> None:
    result = sim("--campaign", "--players", "5", "--language", "en", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
