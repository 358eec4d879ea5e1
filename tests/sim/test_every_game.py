"""Whatever game it is: it can be simulated, counted, drawn and measured."""

import csv
import json
from pathlib import Path

import pytest

from saloon.bots.registry import quick_bots, usual_bot
from saloon.games.registry import GAMES
from saloon.sim.bench_rounds import Table
from saloon.sim.bench_tables import usual_tables
from saloon.sim.executors import InThisProcess
from saloon.sim.lineup import Lineup
from saloon.sim.matrix import play_cell
from saloon.sim.plan import Plan
from saloon.sim.registry import STUDIES, study_of
from saloon.sim.table import play_game
from saloon.sim.texts import TEXTS, Words
from saloon.sim.tournament import run
from tests.sim.test_sim_command import sim


def plan_of(game: str, players: int, bot: str) -> Plan:
    kind = GAMES[game]
    lineup = Lineup((bot,) * players, ())
    return Plan(game, players, tuple(kind.sets()), kind.presets()[0], (), "any", lineup, check=2)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "bot"),
    [
        (game, players, bot)
        for game, kind in GAMES.items()
        for players in kind.player_counts()
        for bot in quick_bots(game)
    ],
)
def test_bots_play_every_table_to_its_end(game: str, players: int, bot: str) -> None:
    plan = plan_of(game, players, bot)
    study = study_of(game)
    for number in range(2):
        played = play_game(plan, number)
        assert played.trouble is None, played.trouble
        row = played.row
        assert len(row.sides) == len(row.bots) == players
        assert len(row.facts.numbers) == len(study.numbers)
        assert [len(items) for items in row.facts.lists] == [players] * len(study.lists)
        tables = {table for table, _name, _won in study.wins(row)}
        assert tables == set(study.tables)
        winning_sides = {row.sides[player] for player in row.winners}
        assert winning_sides == {name for table, name, won in study.wins(row) if table == "side" and won}


@pytest.mark.parametrize("language", list(TEXTS))
@pytest.mark.parametrize("game", list(GAMES))
def test_a_study_has_its_words(game: str, language: str) -> None:
    study = study_of(game)
    words = Words(language, game)
    for table in study.tables:
        assert words.say(f"wins.{table}")
        assert words.say(f"column.{table}")
    for number in (*study.numbers, "decisions"):
        assert words.say(f"number.{number}")
    for panel in study.picture:
        assert words.say(f"plot.{panel}")
    kind = GAMES[game]
    for group in {cell.group for cell in study.cells(kind.sets(), 1, 0, "s")}:
        assert words.say(f"matrix.{group}")
    if game in STUDIES:
        sides = kind.side_names(plan_of(game, kind.player_counts()[-1], "random").setup(0))
        for name in study.contestants(sides):
            assert words.side(name) != name, "a side is called by a word, not by its key"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_command_shows_counts_and_draws_it(game: str, tmp_path: Path) -> None:
    study = study_of(game)
    lines, picture = tmp_path / "games.csv", tmp_path / "games.png"
    options = ["--game", game, "--games", "4", "--language", "en"]
    shown = sim(*options, "--csv", str(lines), "--plot", str(picture))
    assert shown.exit_code == 0, shown.output
    words = Words("en", game)
    assert words.game_name in shown.stdout
    assert all(words.say(f"wins.{table}") in shown.stdout for table in study.tables)
    with lines.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 4
    assert {*study.numbers, *study.lists, study.sides, "winners", "bots"} <= set(rows[0])
    assert picture.read_bytes().startswith(b"\x89PNG")
    body = json.loads(sim(*options, "--json").stdout)
    assert body["setup"]["bots"] == usual_bot(game)
    assert body["setup"]["players"] == study.usual_players()
    assert list(body["length"]) == [*study.numbers, "decisions"]
    assert {key for key in body if key.startswith("wins")} == {
        "wins" if table == "side" else f"wins_by_{table}" for table in study.tables
    }


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_are_compared_and_named_by_the_sides_of_the_game(game: str) -> None:
    compared = sim("--game", game, "--compare", "random:random", "--bots", "random", "--games", "2", "--json")
    assert compared.exit_code == 0, compared.output
    for one in json.loads(compared.stdout)["comparisons"]:
        assert one["difference"] == 0, "a bot is as good as itself"
    refused = sim("--game", game, "--bots", "cook=random", "--language", "en")
    kind = GAMES[game]
    sides = kind.side_names(plan_of(game, study_of(game).usual_players(), "random").setup(0))
    assert refused.exit_code == 2
    assert all(side in refused.stderr for side in sides)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_first_and_the_last_cell_of_the_matrix_can_be_played(game: str) -> None:
    cells = study_of(game).cells(GAMES[game].sets(), 2, 1, "matrix")
    for cell in (cells[0], cells[-1]):
        tally = play_cell(cell).tally
        assert (tally.finished, tally.stalled) == (cell.games, 0)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_usual_tables_can_be_measured(game: str) -> None:
    tables = usual_tables(game, study_of(game).usual_counts())
    assert len({table.name for table in tables}) == len(tables) >= 1
    for measured in tables:
        assert measured.name.startswith(f"{game}-")
        assert Table(game, measured.players, list(measured.boxes)).play() > 10


def test_a_game_without_a_study_of_its_own_is_studied_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(STUDIES, "bang")
    shown = sim("--players", "4", "--games", "3", "--bots", "random", "--language", "en")
    assert shown.exit_code == 0
    assert "Wins by seat" in shown.stdout
    assert "Wins by character" not in shown.stdout
    body = json.loads(sim("--players", "4", "--games", "3", "--bots", "random", "--json").stdout)
    assert body["finished"] == 3
    assert {key for key in body if key.startswith("wins")} == {"wins", "wins_by_seat"}
    plain = study_of("bang")
    assert {cell.name for cell in plain.cells(["base"], 1, 0, "s")} == {"2", "3", "4", "5", "6", "7", "8"}
    assert plain.usual_counts() == [2, 8]
    assert plain.contestants(["a", "b"]) == ["a", "b"]


def test_a_deck_of_ones_own_is_for_the_game_to_judge(tmp_path: Path) -> None:
    deck = tmp_path / "deck.yml"
    deck.write_text("cards: []", "utf-8")
    refused = sim("--deck", str(deck), "--language", "en")
    assert refused.exit_code == 2
    assert "this cannot be played: unknown wish 'deck'" in refused.stderr
    missing = sim("--deck", str(tmp_path / "none.yml"), "--language", "en")
    assert missing.exit_code == 2
    assert "cannot be read: No such file" in missing.stderr


def test_a_run_counts_with_the_study_of_its_game() -> None:
    assert run(plan_of("bang", 4, "random"), 2, InThisProcess()).study is study_of("bang")
