"""`saloon bench`: what it measures, how it compares, what it prints and what it refuses."""

import io
import json
import string
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from saloon.cli import app
from saloon.games.bang.mode import MODES
from saloon.games.bang.state import Bang
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.sim import bench_beside, bench_command
from saloon.sim.bench import FIGURES, PEER_FIGURES, ROUNDS, Figures, Job, Report, ratios, report_of, run
from saloon.sim.bench_beside import (
    LEAST_ROUNDS,
    LONG_ENOUGH,
    MOST_ROUNDS,
    Beside,
    beside,
    rounds_in,
    way_of,
    ways_to_play,
)
from saloon.sim.bench_peers import PEERS, per_second
from saloon.sim.bench_rounds import SAMPLES, Table, measure
from saloon.sim.bench_tables import Measured, usual_tables
from saloon.sim.bench_texts import TEXTS
from saloon.sim.bench_workers import BenchFailed, Worker, peers_command, peers_worker, worker

ALL = [name for names in FIGURES.values() for name in names]
OURS: Figures = dict.fromkeys(ALL, 600.0)
PURE: Figures = dict.fromkeys(ALL, 60.0)
PEER: Figures = {"decisions_per_s": 300.0, "games_per_s": 1200.0, "clones_per_s": None}


# What is measured


def test_every_sample_is_taken_in_mid_effect() -> None:
    for state in Table("bang", 5).samples:
        assert not state.stack[-1].quiet()
        assert len(state.stack) > 3
        assert state.decision is not None


def test_every_build_measures_the_same_games_and_states() -> None:
    one, other = Table("bang", 4), Table("bang", 4)
    assert one.stored == other.stored
    assert [one.play() for _game in range(3)] == [other.play() for _game in range(3)]


def test_random_play_counts_every_answer_of_a_whole_game() -> None:
    table = Table("bang", 4)
    again = Table("bang", 4)
    game = again.deal()
    while game.decision is not None:
        game.answer(int(again.chance.random() * len(game.decision.options)))
    assert game.over
    assert table.play() == game.step > 20


def test_cloning_and_storing_leave_the_samples_as_they_are() -> None:
    table = Table("bang", 4)
    assert [table.clone(), table.view(), table.encode(), table.decode()] == [SAMPLES] * 4
    assert [encode(state) for state in table.samples] == table.stored
    assert [encode(GAMES["bang"].decode(stored)) for stored in table.stored] == table.stored


def test_a_round_gives_the_figures_that_it_was_asked_for() -> None:
    table = Table("bang", 4)
    for step, names in FIGURES.items():
        figures = measure(table, step, 0)
        assert list(figures) == names
        assert all(value > 0 for value in figures.values())
    with pytest.raises(ValueError, match="unknown figure 'shuffle'; figures: play, clone, view,"):
        measure(table, "shuffle", 0)


def test_rates_are_what_was_done_and_how_often() -> None:
    done, times = per_second(lambda: 5, 0.01)
    assert done == pytest.approx(5 * times)


# How it is compared


def test_ratios_are_made_of_figures_that_both_have() -> None:
    assert ratios(OURS, PEER) == {"decisions_per_s": 2.0, "games_per_s": 0.5}
    assert ratios(OURS, None) == {}
    assert ratios(None, PEER) == {}


class Scripted(Worker):
    """A worker that answers from a list."""

    def __init__(self, name: str, answers: list[dict[str, object]]) -> None:
        self.name = name
        self.script = answers

    def ask(self, request: object) -> dict[str, object]:
        return self.script.pop(0)


def test_a_figure_is_the_median_of_its_rounds() -> None:
    rounds: list[dict[str, object]] = [{"clones_per_s": value} for value in (9.0, 1.0, 5.0)]
    job = Job(Scripted("pure", rounds), {}, "bang-4p-base", ["clones_per_s"])
    for _round in range(3):
        job.measure()
    assert job.median() == {"clones_per_s": 5.0}
    report = report_of([job], [Measured("bang", 4, ("base",))], with_peers=True)
    assert report.rules == {"bang-4p-base": {"compiled": None, "pure": {"clones_per_s": 5.0}}}
    assert report.peers == dict.fromkeys(PEERS)


def test_a_peer_that_is_not_installed_is_left_out_and_one_that_fails_is_named() -> None:
    assert not Job(Scripted("peers", [{"missing": "no module"}]), {}, "RLCard uno", PEER_FIGURES).warm_up()
    failing = Job(Scripted("peers", [{"failed": "KeyError('uno')"}]), {}, "RLCard uno", PEER_FIGURES)
    with pytest.raises(BenchFailed, match=r"^RLCard uno: KeyError\('uno'\)$"):
        failing.warm_up()


def test_peers_are_compared_with_five_players_compiled_if_that_was_measured() -> None:
    both: dict[str, Figures | None] = {"compiled": OURS, "pure": PURE}
    assert Report({"bang-4p-base": both, "bang-5p-base": both}, {}).yardstick() == (
        "bang-5p-base",
        "compiled",
    )
    pure: dict[str, Figures | None] = {"compiled": None, "pure": PURE}
    assert Report({"bang-7p-base": pure}, {}).yardstick() == ("bang-7p-base", "pure")


def test_a_measuring_process_that_breaks_off_is_reported() -> None:
    command = [sys.executable, "-c", "raise SystemExit"]
    with (
        worker("compiled", command, {}) as dead,
        pytest.raises(BenchFailed, match=r"^compiled: .* broke off"),
    ):
        dead.hear()


def test_peers_run_without_saloon_and_say_what_is_missing() -> None:
    """Our own environment has few of them: the script must still start and answer."""
    with peers_worker(Path(sys.executable)) as peers:
        for peer in PEERS:
            if not peer.startswith(("OpenSpiel", "PettingZoo")):  # researchers' doors are tried beside these
                assert list(peers.ask({"peer": peer, "seconds": 0})) == ["missing"]
        assert list(peers.ask({"peer": "chess", "seconds": 0})) == ["failed"]


def test_modules_beside_the_script_of_the_peers_hide_none_of_theirs(tmp_path: Path) -> None:
    (tmp_path / "statistics.py").write_text("raise SystemExit('the wrong one')", "utf-8")
    script = tmp_path / "script.py"
    script.write_text("import statistics; print(statistics.median([1, 2, 3]))", "utf-8")
    done = subprocess.run(peers_command(Path(sys.executable), str(script)), capture_output=True, check=True)
    assert done.stdout.strip() == b"2"


def test_a_whole_run_has_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_beside, "LONG_ENOUGH", 0.001)
    told: list[str] = []
    other = Measured("bang", 3, ("base",))
    report = run([Measured("bang", 4, ("base",))], 0.01, False, told.append, [other])
    builds = {build for build, figures in report.rules["bang-4p-base"].items() if figures is not None}
    assert "pure" in builds
    assert {"policy", "greenhorn", "regular"} <= set(report.players)
    figures_told = ROUNDS * (len(FIGURES) + len(report.players)) * len(builds)
    assert len(told) == figures_told + rounds_in(0.01)[0]
    assert list(report.beside) == ["bang-3p-base"]
    assert report.beside["bang-3p-base"].median > 0
    for build in builds:
        figures = report.rules["bang-4p-base"][build]
        assert figures is not None
        assert list(figures) == ALL
        assert all(figures.values())


def test_seven_players_are_also_measured_with_all_boxes() -> None:
    assert [table.name for table in usual_tables("bang", [4, 5])] == ["bang-4p-base", "bang-5p-base"]
    assert [table.name for table in usual_tables("bang", [7])] == ["bang-7p-base", "bang-7p-all"]
    assert usual_tables("bang", [7])[1].boxes == tuple(GAMES["bang"].sets())
    assert (
        Measured("bang", 5, ("base", "high_noon", "wild_west_show")).name
        == "bang-5p-high_noon+wild_west_show"
    )


class Slowing(Worker):
    """A machine that gets slower with every round, where one table is half as fast as the other."""

    def __init__(self) -> None:
        self.name = "compiled"
        self.asked: list[int] = []

    def ask(self, request: Mapping[str, object]) -> dict[str, object]:
        players = request["players"]
        assert isinstance(players, int)
        self.asked.append(players)
        machine = 1000.0 - len(self.asked)
        return {"decisions_per_s": machine if players == 5 else machine / 2}


def test_a_table_and_the_yardstick_are_played_by_turns_so_that_a_slow_machine_is_slow_for_both() -> None:
    machine = Slowing()
    five, seven = (Measured("bang", players, ("base",)) for players in (5, 7))
    found = beside(machine, five, [seven], 3.0, lambda _what: None)
    assert found == {"bang-7p-base": Beside(0.5, 0.5, 0.5, MOST_ROUNDS)}
    assert machine.asked == [5, 7, 5, *[7, 5] * MOST_ROUNDS]


def test_a_short_run_has_fewer_rounds_and_not_shorter_ones() -> None:
    assert rounds_in(bench_command.QUICK_SECONDS) == (LEAST_ROUNDS, LONG_ENOUGH)
    assert rounds_in(bench_command.USUAL_SECONDS) == (MOST_ROUNDS, LONG_ENOUGH)
    assert rounds_in(8) == (MOST_ROUNDS, 8 / MOST_ROUNDS)


def test_every_way_to_play_is_played_beside_the_yardstick() -> None:
    ways = ways_to_play("bang")
    assert {way.players for way in ways} == set(GAMES["bang"].player_counts())
    assert len({way_of(way) for way in ways}) == len(ways)
    modes = set()
    for way in ways:
        game = Table(way.game, way.players, list(way.boxes), rules=dict(way.rules)).deal()
        assert isinstance(game, Bang)
        modes.add(game.mode)
    assert modes == set(MODES)


def test_a_way_is_named_by_the_rules_that_were_agreed_on() -> None:
    way = Measured("bang", 6, ("base",), rules=(("panic_range", "any"),))
    assert way_of(way) == "bang-6p-base panic_range=any"


def test_boxes_are_compared_with_the_base_game_of_as_many_players() -> None:
    half: dict[str, Figures | None] = {"compiled": dict.fromkeys(ALL, 450.0), "pure": None}
    base: dict[str, Figures | None] = {"compiled": OURS, "pure": PURE}
    report = Report({"bang-5p-base": base, "bang-7p-base": base, "bang-7p-all": half}, {})
    assert report.box_ratios() == {"bang-7p-all": {"compiled": dict.fromkeys(ALL, 0.75)}}
    assert json.loads(report.to_json())["ratios"]["to_base"]["bang-7p-all"]["compiled"]["games_per_s"] == 0.75


def test_a_table_of_other_boxes_and_rules_is_measured_as_it_is_asked_for() -> None:
    left_out: dict[str, object] = {"left_out": ["ghost_town"]}
    table = Table("bang", 4, ["base", "high_noon"], "compendium", {"handcuffs": "suit"}, left_out)
    game = table.deal()
    assert isinstance(game, Bang)
    assert (game.setup.sets, game.setup.preset) == (["base", "high_noon"], "compendium")
    assert game.rule["handcuffs"] == "suit"
    assert game.setup.left_out == ["ghost_town"]


# What is printed


def test_json_has_tables_builds_peers_and_ratios() -> None:
    both: dict[str, Figures | None] = {"compiled": OURS, "pure": PURE}
    body = json.loads(Report({"bang-5p-base": both}, {"RLCard uno": PEER, "PokerKit": None}).to_json())
    assert body["bang-5p-base"]["compiled"]["clones_per_s"] == 600
    assert body["peers"] == {"RLCard uno": PEER, "PokerKit": {"not_installed": "see CONTRIBUTING.md"}}
    assert body["ratios"]["compiled_to_pure"]["bang-5p-base"]["decisions_per_s"] == 10
    assert body["ratios"]["to_peers"]["RLCard uno"] == {"decisions_per_s": 2.0, "games_per_s": 0.5}
    assert body["ratios"]["to_peers_of"] == {"table": "bang-5p-base", "build": "compiled"}
    assert body["ratios"]["beside_yardstick"] == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_tables_show_figures_ratios_and_what_is_missing(language: str) -> None:
    words = TEXTS[language]
    page = io.StringIO()
    both: dict[str, Figures | None] = {"compiled": {**OURS, "decisions_per_s": 312345.6}, "pure": PURE}
    by_turns = {"bang-6p-base six_players=hidden": Beside(0.812, 0.825, 0.838, 20)}
    report = Report({"bang-5p-base": both}, {"RLCard uno": PEER, "PokerKit": None}, by_turns)
    bench_command.show(report, bench_command.Language(language), Console(file=page, width=160))
    shown = page.getvalue()
    for text in (
        "312 346",
        "× 10.0",
        "300 (× 1041.2)",
        words["not_installed"],
        words["cannot"],
        words["ratio"],
        "six_players=hidden",
        "× 0.82",
        "0.81 – 0.84",
    ):
        assert text in shown
    assert words["not_compiled"] not in shown


def test_both_languages_say_the_same_with_the_same_places_to_fill_in() -> None:
    def places(text: str) -> set[str]:
        return {name for _text, name, _spec, _conversion in string.Formatter().parse(text) if name}

    english, russian = TEXTS["en"], TEXTS["ru"]
    assert list(english) == list(russian)
    assert {key: places(text) for key, text in english.items()} == {
        key: places(text) for key, text in russian.items()
    }
    assert all(english.values())
    assert all(russian.values())


def test_the_command_prints_json_alone() -> None:
    command = [
        sys.executable,
        "-m",
        "saloon",
        "bench",
        "--quick",
        "--json",
        "--players",
        "5",
        "--seconds",
        "0.05",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    body = json.loads(done.stdout)
    assert list(body) == ["bang-5p-base", "peers", "played_by", "ratios"]
    assert list(body["played_by"]) == ["play", "policy", "greenhorn", "regular"]
    assert all(one["pure"]["games_per_s"] > 0 for one in body["played_by"].values())
    assert body["peers"] == {}
    assert set(body["bang-5p-base"]["pure"]) == set(ALL)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "9"], "cannot be played by 9"),
        (["--players", "five"], "a valid integer"),
        (["--seconds", "0"], "not a time to measure"),
        (["--seconds", "-1"], "not a time to measure"),
        (["--seconds", "nan"], "not a time to measure"),
        (["--lang", "de"], "de"),
        (["--sets", "moon"], "names: base, dodge_city, high_noon, fistful_of_cards, wild_west_show, all"),
        (["--preset", "moon"], "names: rulebooks, official, compendium"),
        (["--rule", "moon=1"], "names: panic_range"),
        (["--rule", "panic_range=far"], "names: one, any"),
        (["--leave-out", "moon"], "names: blessing"),
        (["--lang", "ru", "--players", "9"], "нельзя играть таким составом"),
        (["--game", "chess"], "names: bang"),
    ],
)
def test_bad_arguments_are_refused_with_what_is_allowed(arguments: list[str], says: str) -> None:
    done = CliRunner().invoke(app, ["bench", "--quick", *arguments], env={"COLUMNS": "200"})
    assert done.exit_code == 2
    assert says in done.stderr
