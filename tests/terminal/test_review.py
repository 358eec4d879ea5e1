"""`saloon review`."""

import json
from itertools import combinations
from pathlib import Path

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.text import Text as Words

from saloon.advice.words import add_words_to_review
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.views import SPECTATOR
from saloon.sim.plot import ink_on_paper
from saloon.terminal import review_command
from saloon.terminal.afterwards import wants_another
from saloon.terminal.replay_command import Seat, Showing, names_of, opened_file
from saloon.terminal.review_command import block, decided, plotted, show_review
from saloon.terminal.review_plot import apart, draw_on
from saloon.text.texts import LANGUAGES, Texts
from saloon.wire.advice import Point, SeatReview, Turning
from tests.advice.games import recorded
from tests.advice.test_review import PLAYERS, quick, reviewed
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_picture_cover_others(language: str) -> None:
    """Seven players with long names, and turning points that are close to one another."""
    record = recorded("bang", 7)
    found = reviewed(record, 1)
    found.seats = [
        SeatReview(seat, "deputy", True, 9, 0.8, 1, 1, 1, 0, -0.7, 0.5) for seat in every_player(7)
    ]
    before, after = found.course[1], found.course[2]
    found.turnings = [Turning(step, 1, 0, 0.9, 0.1) for step in (before.step, before.step + 1, after.step, 0)]
    found.turnings.sort(key=lambda one: one.step)
    add_words_to_review(found, record, ["Wolfgang the Merciless"] * 7, Texts(language))
    figure = Figure(figsize=(12, 9.6), dpi=130)
    FigureCanvasAgg(figure)
    with ink_on_paper():
        draw_on(figure, found, Texts(language))
        figure.canvas.draw()
        words = [one for one in figure.findobj(Words) if one.get_text() and one.get_visible()]
        boxes = [(one.get_text(), one.get_window_extent()) for one in words]
    paper = figure.bbox
    for text, box in boxes:
        assert paper.x0 <= box.x0, text
        assert box.x1 <= paper.x1, text
    for (text, box), (other, beside) in combinations(boxes, 2):
        assert not box.overlaps(beside), f"{text!r} covers {other!r}"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ([0.2, 0.5], [0.2, 0.5]),
        ([0.2, 0.21], [0.2, 0.3]),
        ([0.95, 0.99], [0.9, 1.0]),
        ([0.98, 0.99, 1.0], [0.8, 0.9, 1.0]),
    ],
)
def test_numbers_of_turning_points_stand_apart(wanted: list[float], found: list[float]) -> None:
    assert apart(wanted, 0.1) == pytest.approx(found)


def test_a_long_game_has_a_block_for_several_turns_so_that_its_lines_fit() -> None:
    found = reviewed(recorded("duel", 2), 1)
    first, last = found.course[0], found.course[-1]
    found.course = [Point(step, step, first.chances) for step in range(200)] + [last]
    add_words_to_review(found, recorded("duel", 2), ["Anna", "Boris"], Texts("en"))
    lines = [str(line) for line in plotted(found, 80)]
    assert len(lines) == len(found.sides) + 1
    assert all(len(line) <= 80 for line in lines)
    assert lines[0].endswith(block(last.chances[0]))


@pytest.mark.parametrize(
    ("blunders", "unclear", "lost", "told"),
    [
        (0, 0, 0.0, "nothing given away"),
        (0, 2, 0.0, "nothing given away, 2 unclear"),
        (1, 0, 0.18, "1 blunder; points given away: 18"),
    ],
)
def test_what_was_not_wrong_is_not_counted(blunders: int, unclear: int, lost: float, told: str) -> None:
    one = SeatReview(PlayerId(0), "law", True, 9, lost, 0, 0, blunders, unclear, 0.0, None)
    assert decided(one, Texts("en")) == told


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
