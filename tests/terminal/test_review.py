"""`saloon review`."""

import json
from pathlib import Path

import pytest

from saloon.text.texts import LANGUAGES, Texts
from tests.advice.games import recorded
from tests.advice.test_review import PLAYERS, quick
from tests.terminal.test_commands import run

__all__ = ["quick"]

QUICK = ("--simulations", "8", "--jobs", "1")


@pytest.mark.parametrize("key", ["bang", "duel"])
def test_a_review_is_told_in_both_languages_and_kept_beside_the_game(key: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(recorded(key, PLAYERS[key]).to_bytes())
    told = run("review", str(file), "--language", "en", *QUICK)
    assert told.exit_code == 0, told.output
    kept = (tmp_path / "game.review.json").read_bytes()
    for language in LANGUAGES:
        texts = Texts(language)
        told = run("review", str(file), "--language", language, *QUICK)
        for part in ("course", "turnings", "seats", "mistakes"):
            assert texts.say(f"advice.review.{part}") in told.output
        assert "Anna" in told.output
    assert (tmp_path / "game.review.json").read_bytes() == kept
    plain = json.loads(run("review", str(file), "--json", *QUICK).output)
    assert plain["hash"] == json.loads(file.read_text("utf-8"))["hash"]
    assert plain["seats"][0]["name"] == "Anna"


def test_what_was_kept_of_another_game_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(recorded("bang", 4).to_bytes())
    (tmp_path / "game.review.json").write_text("{}")
    told = json.loads(run("review", str(file), "--json", "--seat", "2", *QUICK).output)
    assert [one["seat"] for one in told["seats"]] == [1]
    assert (tmp_path / "game.review.json").read_text() == "{}", "a part of a review is not kept"


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(recorded("bang", 4, 30).to_bytes())
    told = run("review", str(file), "--language", "en", *QUICK)
    assert told.exit_code == 2
    assert Texts("en").say("advice.review.not_over") in told.output
    assert not (tmp_path / "game.review.json").exists()


@pytest.mark.parametrize("wrong", [("--seat", "9"), ("--simulations", "1"), ("--game", "2")])
def test_what_makes_no_sense_is_refused(wrong: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(recorded("bang", 4).to_bytes())
    assert run("review", str(file), *wrong).exit_code == 2
