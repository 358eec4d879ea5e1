"""`saloon review`."""

import json
from pathlib import Path

import pytest

from saloon.kernel.views import SPECTATOR
from saloon.terminal import review_command
from saloon.terminal.afterwards import wants_another
from saloon.terminal.replay_command import Seat, Showing, names_of, opened_file
from saloon.terminal.review_command import show_review
from saloon.text.texts import LANGUAGES, Texts
from tests.advice.games import recorded
from tests.advice.test_review import PLAYERS, quick
from tests.terminal.test_commands import run
from tests.terminal.typist import Lines, Typist

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
        picture = tmp_path / f"{language}.png"
        told = run("review", str(file), "--language", language, "--plot", str(picture), *QUICK)
        assert picture.read_bytes().startswith(b"\x89PNG")
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


def test_a_picture_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(recorded("duel", 2).to_bytes())
    told = run("review", str(file), "--language", "en", "--plot", str(tmp_path / "no" / "where.png"), *QUICK)
    assert told.exit_code == 1
    assert "where.png" in told.output


# In place: after a game, and in a replay


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review in place that does not take long."""
    brief = review_command.Thoroughness(simulations=8, jobs=1)
    monkeypatch.setattr(review_command, "Thoroughness", lambda: brief)


REVIEW = {"en": "r", "ru": "разбор"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("soon")
def test_after_a_game_the_review_is_a_letter_away(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(recorded("duel", 2).to_bytes())
    texts = Texts(language)
    typist = Typist(Lines(REVIEW.get(language, "р"), "no"), language)
    assert not wants_another(typist, file, None)
    told = typist.shown()
    for part in ("course", "turnings", "seats"):
        assert texts.say(f"advice.review.{part}") in told
    assert (tmp_path / "game.review.json").exists()


@pytest.mark.parametrize("key", PLAYERS)
@pytest.mark.usefixtures("soon")
def test_a_replay_shows_the_review_of_its_game(key: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(recorded(key, PLAYERS[key]).to_bytes())
    texts = Texts("en")
    recordings, content = opened_file(file, texts)
    typist = Typist(Lines("review", "q"))
    names = names_of(content, recordings[0], texts)
    Showing(recordings, Seat(SPECTATOR, True), names, typist, file=file).walk(0)
    assert texts.say("advice.review.course") in typist.shown()


@pytest.mark.usefixtures("soon")
def test_a_game_that_is_not_over_is_refused_in_place_and_the_replay_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(recorded("bang", 4, 30).to_bytes())
    show_review(file, Typist(Lines()))
    assert not (tmp_path / "game.review.json").exists()
