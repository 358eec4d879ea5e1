"""The league: the same deal, the same seats, one bot or the other; every game a line that stays."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from saloon.bots.registry import BOTS, BotType, new_bot, usual_bot
from saloon.cli import app
from saloon.games.registry import GAMES
from saloon.sim.league import command, play
from saloon.sim.league.file import Ledger, read_lines
from saloon.sim.league.lines import GameLine, line_bytes
from saloon.sim.table import Played, play_game
from tests.sim.test_tournament import Sleeper


def league(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["league", *map(str, arguments)], env={"COLUMNS": "140"})


def run(file: Path, *arguments: object, hero: str = "greenhorn", against: str = "random") -> Result:
    given = ["--hero", hero, "--against", against, "--language", "en", *arguments, "--out", file]
    result = league("run", *given)
    assert result.exit_code == 0, result.output
    return result


def contests(*files: Path) -> list[dict[str, Any]]:
    result = league("table", *files, "--json")
    assert result.exit_code == 0, result.output
    found: list[dict[str, Any]] = json.loads(result.stdout)["contests"]
    return found


def rows(*files: Path) -> list[dict[str, Any]]:
    """The lines of the only table."""
    (contest,) = contests(*files)
    found: list[dict[str, Any]] = contest["rows"]
    return found


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    """Whoever visits the house is gone after a test."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "league.jsonl"


@pytest.fixture
def games_played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, tuple[str, ...]]]:
    """Seed and seats of every game that is really played."""
    played: list[tuple[str, tuple[str, ...]]] = []

    def noted(*arguments: Any) -> Played:
        game = play_game(*arguments)
        played.append((game.row.seed, game.row.bots))
        return game

    monkeypatch.setattr(play, "play_game", noted)
    return played


# What a run writes


def test_a_line_tells_who_sat_where_and_who_won(file: Path) -> None:
    run(file, "--players", 5, "--as", "roles,team:law", "--field", "greenhorn~25", "--deals", 2)
    lines = read_lines(file).lines
    assert len(lines) == 2 * (4 + 1) * 2, "two deals, four roles and the law, two bots"
    for line in lines:
        assert (line.game, line.rules_version, line.sets, line.preset) == (
            "bang",
            GAMES["bang"].version,
            ("base",),
            "rulebooks",
        )
        assert line.versions["greenhorn~25"] == "1~1"
        assert sorted(line.sides) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]
        for seat, bot in enumerate(line.bots):
            assert bot == (line.bot if seat in line.seats else "greenhorn~25")
        swapped = {line.sides[seat] for seat in line.seats}
        assert swapped == ({"sheriff", "deputy"} if line.swap == "team" else {line.side})
        assert line.finished
        assert line.winners
        assert line.decisions > 10
    for hero, other in zip(lines[::2], lines[1::2], strict=True):
        assert (hero.arm, hero.bot, other.arm, other.bot) == ("hero", "greenhorn", "against", "random")
        assert (hero.seed, hero.sides, hero.seats) == (other.seed, other.sides, other.seats)


def test_a_file_that_is_run_again_is_not_played_again(
    file: Path, games_played: list[tuple[str, tuple[str, ...]]]
) -> None:
    run(file, "--players", 4, "--deals", 2)
    before = file.read_bytes()
    games_played.clear()
    assert "0 games written" in run(file, "--players", 4, "--deals", 2).stdout
    assert not games_played
    result = run(file, "--players", "4,5", "--deals", 3)
    assert "12 were there already" in result.stdout, "two deals, three roles, two bots"
    assert file.read_bytes().startswith(before), "what was written stays as it was"
    assert {seed for seed, bots in games_played if len(bots) == 4} == {"1/2"}
    assert {seed for seed, bots in games_played if len(bots) == 5} == {"1/0", "1/1", "1/2"}
    assert len({line.key for line in read_lines(file).lines}) == 3 * 3 * 2 + 3 * 4 * 2


def test_where_all_sit_alike_a_game_is_played_once(
    file: Path, games_played: list[tuple[str, tuple[str, ...]]]
) -> None:
    run(file, "--players", 5, "--deals", 1, "--field", "random")
    assert len(games_played) == 4 + 1, "a greenhorn as each of four roles; randoms alone"
    assert len(read_lines(file).lines) == 8


def test_another_version_of_a_bot_is_another_bot(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(file, "--players", 4, "--deals", 2, "--as", "sheriff")
    monkeypatch.setattr(BOTS["greenhorn"], "version", "2")
    assert "2 games written" in run(file, "--players", 4, "--deals", 2, "--as", "sheriff").stdout
    assert [contest["hero"]["version"] for contest in contests(file)] == ["1", "2"]


def test_one_and_two_processes_write_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(one, "--players", "4,5", "--deals", 3, "--jobs", 1)
    run(two, "--players", "4,5", "--deals", 3, "--jobs", 2)
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "the same command goes on"), ("ru", "та же команда продолжит")]
)
def test_a_run_that_is_stopped_keeps_what_was_played(
    file: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    """A Ctrl-C in the second deal; then the same command again."""

    def stopped(deal: play.Deal) -> play.DealPlayed:
        if deal.number == 1:
            raise KeyboardInterrupt
        return play.play_deal(deal)

    monkeypatch.setattr(command, "play_deal", stopped)
    given = ["--players", 4, "--deals", 2, "--as", "sheriff", "--language", language, "--out", file]
    result = league("run", "--hero", "greenhorn", *given)
    assert result.exit_code == 130
    assert said in result.stderr
    assert [line.seed for line in read_lines(file).lines] == ["1/0", "1/0"]
    monkeypatch.undo()
    assert league("run", "--hero", "greenhorn", *given).exit_code == 0
    assert [line.seed for line in read_lines(file).lines] == ["1/0", "1/0", "1/1", "1/1"]


def test_a_torn_last_line_is_told_and_mended(file: Path) -> None:
    run(file, "--players", 4, "--deals", 2)
    whole = file.read_bytes()
    file.write_bytes(whole[:-30])
    shown = league("table", file, "--language", "en")
    assert shown.exit_code == 0
    assert "was torn" in shown.stderr
    assert "left out" in shown.stderr
    assert file.read_bytes() == whole[:-30], "looking changes nothing"
    again = run(file, "--players", 4, "--deals", 2)
    assert "is removed" in again.stderr
    assert "1 game written" in again.stdout
    assert file.read_bytes() == whole
    assert "torn" not in run(file, "--players", 4, "--deals", 2).stderr


@pytest.mark.parametrize(("language", "said"), [("en", "line 2 of"), ("ru", "строка 2 в")])
def test_a_line_in_the_middle_that_is_no_game_stops_everything(file: Path, language: str, said: str) -> None:
    run(file, "--players", 4, "--deals", 1)
    lines = file.read_bytes().splitlines(keepends=True)
    for wrong in (b"{}\n", b"\x00\xff\n", lines[1].replace(b'"seats":[', b'"seats":[9,')):
        file.write_bytes(b"".join([lines[0], wrong, *lines[2:]]))
        before = file.read_bytes()
        options = ("--hero", "random", "--players", 4, "--language", language, "--out", file)
        for refused in (league("table", file, "--language", language), league("run", *options)):
            assert refused.exit_code == 2
            assert said in refused.stderr
        assert file.read_bytes() == before


def test_one_run_at_a_time_writes_into_a_file(file: Path) -> None:
    with Ledger(file):
        refused = league("run", "--hero", "greenhorn", "--players", 4, "--language", "en", "--out", file)
    assert refused.exit_code == 2
    assert "another run is writing" in refused.stderr


def test_a_game_that_breaks_is_a_line_and_no_pair(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "sleeper", BotType(lambda seed, _game: Sleeper(seed)))
    given = ("--players", 4, "--deals", 12, "--as", "sheriff", "--field", "random")
    result = league("run", "--hero", "sleeper", "--against", "random", *given, "-l", "en", "--out", file)
    assert result.exit_code == 1
    broken = [line for line in read_lines(file).lines if not line.finished]
    assert 3 < len(broken) < 12
    assert f"{len(broken)} games did not end as they should" in result.stderr
    assert result.stderr.count("RuntimeError: fell off the chair") >= 3
    assert len(list(file.parent.glob("stalled-*.json"))) == 3, "records to look at, and not too many"
    (row,) = rows(file)
    assert row["stalled"] == len(broken)
    assert row["pairs"] == 12 - len(broken)


AVENGER = f"{Path(__file__).parents[2] / 'docs' / 'example_league_bot.py'}:Avenger"


def test_a_bot_of_ones_own_is_a_file_and_a_class(file: Path) -> None:
    run(file, "--players", 5, "--deals", 30, "--jobs", 2, "--as", "team:outlaw", hero=AVENGER)
    (contest,) = contests(file)
    assert contest["rows"][0]["interval"][0] > 0, "the example is better than nothing"
    assert re.fullmatch(r"[0-9a-f]{12}", contest["hero"]["version"]), "a digest of its file"
    shown = league("table", file, "--language", "en").stdout
    assert "Avenger wins" in shown


@pytest.mark.parametrize(
    ("source", "bot", "why"),
    [
        ("x = 1", "own.py:Nobody", "no attribute 'Nobody'"),
        ("class Chair: pass", "own.py:Chair", "Chair is not a saloon.bots.bot.Bot"),
        ("1 / 0", "own.py:Bot", "ZeroDivisionError"),
        ("", "away.py:Bot", "No such file"),
    ],
)
def test_a_file_that_holds_no_bot(source: str, bot: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(source, "utf-8")
    for language, said in (("en", "is no bot"), ("ru", "не бот")):
        refused = league("run", "--hero", tmp_path / bot, "--language", language)
        assert refused.exit_code == 2
        assert said in refused.stderr
        assert why in refused.stderr


# What the figures say


def test_a_bot_against_itself_is_exactly_as_good(
    file: Path, games_played: list[tuple[str, tuple[str, ...]]]
) -> None:
    run(file, "--players", "4,5", "--as", "roles,teams", "--deals", 3, against="greenhorn")
    assert len(games_played) == 2 * 2 * 3, "each deal of both tables, with either of the two"
    for contest in contests(file):
        for row in contest["rows"]:
            assert row["difference"] == 0
            assert row["interval"][0] == -row["interval"][1] < 0, "three deals prove nothing"
            assert row["hero"] == row["against"]


@pytest.mark.long
def test_the_same_noisy_bot_with_another_seed_is_as_good(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twin = BotType(lambda seed, _game: new_bot("greenhorn~25", f"{seed} again"))
    monkeypatch.setitem(BOTS, "twin", twin)
    run(file, "--players", 4, "--deals", 40, "--field", "random", hero="twin", against="greenhorn~25")
    every_seat = rows(file)[-1]
    low, high = every_seat["interval"]
    assert low < 0 < high
    assert every_seat["pairs"] == 120


@pytest.mark.long
def test_a_planted_difference_is_found(file: Path) -> None:
    """Half of its moves at random cost a greenhorn many games; few deals are enough to see it."""
    run(file, "--players", 4, "--deals", 30, "--field", "random", against="greenhorn~50")
    every_seat = rows(file)[-1]
    assert every_seat["side"] is None
    assert every_seat["interval"][0] > 0


def test_every_seat_counts_once(file: Path) -> None:
    """At a table of four there are two outlaws; at one of five a deputy joins them."""
    run(file, "--players", "4,5", "--deals", 4)
    found = {(row["players"], row["side"]): row["difference"] for row in rows(file)}
    four = found[4, "sheriff"] + 2 * found[4, "outlaw"] + found[4, "renegade"]
    five = found[5, "sheriff"] + found[5, "deputy"] + 2 * found[5, "outlaw"] + found[5, "renegade"]
    assert found[4, None] == pytest.approx(four / 4, abs=1e-5)
    assert found[5, None] == pytest.approx(five / 5, abs=1e-5)
    assert found[None, None] == pytest.approx((four + five) / 9, abs=1e-5)
    assert found[None, "sheriff"] == pytest.approx((found[4, "sheriff"] + found[5, "sheriff"]) / 2, abs=1e-5)


def test_where_a_side_was_not_played_nothing_is_said_about_every_seat(file: Path) -> None:
    run(file, "--players", "4,5", "--deals", 2, "--as", "sheriff,deputy")
    assert {(row["players"], row["side"]) for row in rows(file)} == {
        (4, "sheriff"),
        (5, "sheriff"),
        (5, "deputy"),
        (None, "sheriff"),
        (None, "deputy"),
    }


def test_a_role_that_is_not_dealt_is_not_played(file: Path) -> None:
    """In the hidden six one of seven role cards is left out; the others still have six seats together."""
    run(file, "--players", 6, "--rule", "six_players=hidden", "--deals", 8, hero="random")
    pairs = {row["side"]: row["pairs"] for row in rows(file)}
    assert pairs["sheriff"] == 8
    assert pairs["renegade"] < 8
    assert pairs[None] == sum(count for side, count in pairs.items() if side)


def test_files_are_joined_and_a_game_in_two_of_them_counts_once(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(one, "--players", 4, "--deals", 2)
    run(two, "--players", 4, "--deals", 3)
    assert rows(one, two) == rows(two)


def test_the_same_game_with_another_end_is_told(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(one, "--players", 4, "--deals", 1)
    lines = read_lines(one).lines
    two.write_bytes(b"".join(line_bytes(with_decisions(line, line.decisions + 1)) for line in lines[:2]))
    told = league("table", one, two, "--language", "en")
    assert told.exit_code == 0
    assert "2 games were played twice and came out differently" in told.stderr


def with_decisions(line: GameLine, decisions: int) -> GameLine:
    fields = {name: getattr(line, name) for name in line.__struct_fields__}
    return GameLine(**{**fields, "decisions": decisions})


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_its_league(game: str, file: Path) -> None:
    run(file, "--game", game, "--as", "roles,teams", "--deals", 3, hero=usual_bot(game))
    assert {contest["swap"] for contest in contests(file)} == {"one", "team"}
    for language, said in (("en", "every seat"), ("ru", "любое место")):
        shown = league("table", file, "--ratings", "--language", language)
        assert shown.exit_code == 0, shown.output
        assert said in shown.stdout
    body = json.loads(league("table", file, "--ratings", "--json").stdout)
    (board,) = body["ratings"]
    assert board["anchor"] == {"bot": "random", "version": "1"}
    assert {one["bot"] for one in board["bots"]} == {"random", usual_bot(game)}


def test_only_the_comparisons_that_are_asked_for(file: Path) -> None:
    run(file, "--players", 4, "--deals", 2, "--as", "sheriff", hero="greenhorn,greenhorn~50")
    assert [contest["hero"]["bot"] for contest in contests(file)] == ["greenhorn", "greenhorn~50"]
    only = league("table", file, "--hero", "greenhorn~50", "--json")
    assert [contest["hero"]["bot"] for contest in json.loads(only.stdout)["contests"]] == ["greenhorn~50"]
    none = league("table", file, "--hero", "nobody", "--language", "ru")
    assert "оба бота" in none.stdout


# What cannot be done

BAD: list[tuple[list[str], str, str]] = [
    (["--game", "chess"], "there is no game 'chess'", "нет игры 'chess'"),
    (["--hero", "doc"], "there is no bot 'doc'; bots: random, greenhorn", "нет бота 'doc'"),
    (["--hero", "greenhorn~200"], "there is no bot 'greenhorn~200'", "нет бота 'greenhorn~200'"),
    (["--field", "random,cook"], "there is no bot 'cook'", "нет бота 'cook'"),
    (["--game", "duel"], "there is no bot 'greenhorn'", "нет бота 'greenhorn'"),
    (["--players", "4,9"], "cannot be played by 9", "числом игроков 9"),
    (["--players", "many"], "cannot be played by many", "числом игроков many"),
    (["--as", "cook"], "no 'cook' to be swapped", "'cook' поменять нельзя"),
    (["--deals", "0"], "0 deals are too few", "0 — слишком мало раздач"),
    (["--jobs", "0"], "0 processes are too few", "0 — слишком мало процессов"),
    (["--sets", "sauce"], "there is no set 'sauce'", "нет набора 'sauce'"),
    (["--rule", "luck"], "'luck' is not a rule", "'luck' — не правило"),
    (["--out", "nowhere/there.jsonl"], "cannot write nowhere/there.jsonl", "не удаётся записать"),
    ([], "--out FILE is missing", "не хватает --out"),
]


@pytest.mark.parametrize(("arguments", "english", "russian"), BAD)
def test_what_cannot_be_run_is_said_in_both_languages(
    arguments: list[str], english: str, russian: str
) -> None:
    for language, said in (("en", english), ("ru", russian)):
        refused = league("run", "--hero", "greenhorn", *arguments, "--language", language)
        assert refused.exit_code == 2, refused.output
        assert said in refused.stderr


def test_a_language_that_nobody_speaks() -> None:
    for words in (("run", "--hero", "greenhorn"), ("table", "x.jsonl")):
        refused = league(*words, "--language", "tlh")
        assert refused.exit_code == 2
        assert "tlh" in refused.stderr


def test_files_that_hold_nothing(tmp_path: Path) -> None:
    for file, english, russian in (
        (tmp_path / "none", "cannot read", "не удаётся прочесть"),
        (tmp_path / "empty", "hold no games", "нет партий"),
    ):
        (tmp_path / "empty").touch()
        for language, said in (("en", english), ("ru", russian)):
            refused = league("table", file, "--language", language)
            assert refused.exit_code == 2
            assert said in refused.stderr
