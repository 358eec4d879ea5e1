"""What was played by other rules, in the terminal: it says so plainly, and plays what comes out the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import UNKNOWN, without_version
from saloon.terminal import accounts
from saloon.terminal.saves import Table, save_game
from saloon.text.registry import game_name
from saloon.text.texts import Texts
from tests.corpus.corpus import files_of, record_at
from tests.corpus.test_corpus import outcome
from tests.server.stored_tables import ANNA, TOKEN, Stored, broken, lay_out, recorded, running
from tests.terminal.serving import served
from tests.terminal.test_commands import run

BOTH = pytest.mark.parametrize("language", ["en", "ru"])
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def told(key: str, game: str, played: int, language: str) -> str:
    texts = Texts(language)
    name, own = game_name(game, texts), GAMES[game].version
    return flat(texts.say(f"terminal.replay.other_rules.{key}", game=name, played=played, own=own))


def flat(text: str) -> str:
    """As it is said, wherever lines are broken."""
    return " ".join(text.split())


@BOTH
@EVERY_GAME
def test_a_record_of_another_version_is_replayed_if_it_comes_out_the_same(
    game: str, language: str, tmp_path: Path
) -> None:
    without = recorded(game)
    without.setup = without_version(without.setup)
    like_today = tmp_path / "like today.json"
    like_today.write_bytes(without.to_bytes())
    assert outcome(without) == "same"
    for file in [like_today, *files_of(game, UNKNOWN)]:
        result = run("replay", str(file), "--language", language)
        same = outcome(record_at(file)) == "same"
        assert result.exit_code == (0 if same else 1)
        assert told("same" if same else "stops", game, UNKNOWN, language) in flat(result.output)
        assert (record_at(file).state_hash in result.output) == same


@EVERY_GAME
def test_a_record_of_todays_version_says_nothing_of_versions(game: str) -> None:
    result = run("replay", str(files_of(game, GAMES[game].version)[0]), "--language", "en")
    assert result.exit_code == 0
    assert "version" not in result.output


@EVERY_GAME
def test_a_setup_of_a_later_version_is_no_broken_file(game: str, tmp_path: Path) -> None:
    body = json.loads(recorded(game).to_bytes())
    body["setup"] = {"Setup": ["in quite another form"], "version": 99}
    file = tmp_path / "later.json"
    file.write_text(json.dumps(body))
    result = run("replay", str(file), "--language", "en")
    assert result.exit_code == 1
    assert told("stops", game, 99, "en") in flat(result.output)


@BOTH
@EVERY_GAME
def test_a_saved_game_of_another_version_is_kept(game: str, language: str, home: Path) -> None:
    record = broken(running(recorded(game)))
    assert isinstance(record.setup, dict)
    record.setup = {**record.setup, "version": UNKNOWN}
    seats = GAMES[game].seats(GAMES[game].deal(record.setup))
    save_game(record, Table(PlayerId(0), [f"Seat {seat}" for seat in range(seats)], "random", language, True))
    saved = (home / "saved-game.json").read_bytes()
    result = run("play", "--resume", "--language", language)
    assert result.exit_code == 1
    kept = home / "saved-game.other-rules.json"
    assert kept.read_bytes() == saved
    texts = Texts(language)
    values = {"game": game_name(game, texts), "played": UNKNOWN, "own": GAMES[game].version, "path": kept}
    assert flat(texts.fill("terminal.error.other_rules", values)) in flat(result.output)


@BOTH
@EVERY_GAME
def test_a_table_of_other_rules_says_so_and_its_host_plays_again(
    game: str, language: str, home: Path, tmp_path: Path
) -> None:
    lay_out(tmp_path / "house", Stored("lost", broken(running(recorded(game))), "playing"))
    with served(tmp_path / "house") as house:
        accounts.keep(house.url, ANNA.name, TOKEN)
        texts = Texts(language)
        again, start = (texts.say(f"join.word.{word}").split()[0] for word in ("again", "start"))
        address = f"{house.url}/#/table/lost"
        result = run("join", address, "--language", language, typed=f"{again}\n{start}\n")
        assert flat(texts.say("wire.error.other_rules")) in flat(result.output)
        table = house.do(house.running.house.tables.table("lost"))
        assert table.state.party.round > 1
