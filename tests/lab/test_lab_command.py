"""`saloon lab` as people use it, in both languages: run, status, report, steps, league."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner, Result

from saloon.games.registry import game_type
from saloon.kernel.codec import encode
from saloon.kernel.records import give
from saloon.lab.command import how_long, lab
from saloon.lab.folder import Folder
from saloon.lab.svg import Axis, Box, Dot, dots, free_place, percent
from tests.lab.test_playing import STUDY

LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


def said(*words: str, language: str = "en") -> Result:
    return CliRunner().invoke(lab, [*words, "--language", language])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("lab")
    text = STUDY.replace("players = [4, 5]", 'players = [4, 5]\nsets = ["base", "dodge_city"]', 1)
    (place / "study.toml").write_text(text, "utf-8")
    result = said("run", str(place / "study.toml"), "--out", str(place / "games"))
    assert result.exit_code == 0, result.output
    return place / "games"


@LANGUAGES
def test_a_study_that_is_there_is_not_played_again(folder: Path, language: str) -> None:
    result = said("run", str(folder.parent / "study.toml"), "--out", str(folder), language=language)
    assert result.exit_code == 0
    assert ("left to play" if language == "en" else "нечего") in result.output


@LANGUAGES
def test_status_tells_how_far_it_is(folder: Path, language: str) -> None:
    assert ("all done" if language == "en" else "всё сыграно") in said(
        "status", str(folder), language=language
    ).output
    figures = json.loads(said("status", str(folder), "--json").output)
    assert (figures["done"], figures["all"], figures["games"], figures["troubles"]) == (21, 21, 84, 0)
    file = folder / "plan=0000" / "games-00000008-00000012.parquet"
    kept = file.read_bytes()
    file.unlink()
    figures = json.loads(said("status", str(folder), "--json").output)
    assert (figures["done"], figures["games"]) == (20, 80)
    file.write_bytes(kept)
    assert how_long(3725.4) == "1:02:05"


@LANGUAGES
def test_the_page_has_all_plots_and_asks_nobody_for_anything(folder: Path, language: str) -> None:
    file = folder.parent / f"{language}.html"
    result = said("report", str(folder), "--out", str(file), language=language)
    assert result.exit_code == 0, result.output
    page = file.read_text("utf-8")
    assert f'lang="{language}"' in page
    titles = re.findall(r"<h3>(.*?)</h3>", page)
    wanted = {
        "en": [
            "Who wins",
            "each character wins",
            "seat from the Sheriff",
            "Wins by seat",
            "How long",
            "cost",
        ],
        "ru": ["Кто побеждает", "каждый персонаж", "от Шерифа", "по местам", "Сколько длится", "стоят"],
    }
    for title in wanted[language]:
        assert any(title in one for one in titles), (title, titles)
    chapters = dict(re.findall(r'<h2 id="(.*?)">(.*?)</h2>', page))
    linked = dict(re.findall(r'<a href="#(.*?)">(.*?)</a>', page))
    assert linked == chapters, "everything is found from the top of the page"
    told = {
        "en": ["base game", "Dodge City", "change of boxes", "Hiring: yes"],
        "ru": ["базовая игра", "набор"],
    }
    for name in told[language]:
        assert any(name in one for one in chapters.values()), (name, chapters)
    assert page.count("<svg") >= len(titles)
    assert "NaN" not in page
    assert "saloon sim --game bang --players 4 --games 12" in page
    assert not re.search(r"https?://|src=|url\(|@import", page)


def test_the_same_figures_as_json(folder: Path) -> None:
    body = json.loads(said("report", str(folder), "--json").output)
    assert len(body["plans"]) == 7
    assert {(change["what"], *change["plans"]) for change in body["changes"]} == {
        ("sets", 0, 1),
        ("sets", 2, 3),
    }
    assert all(one["pairs"] == 12 for change in body["changes"] for one in change["by_side"].values())


def test_steps_are_what_each_seat_saw_and_did(folder: Path) -> None:
    out = folder.parent / "steps"
    result = said("steps", str(folder), "--out", str(out))
    assert result.exit_code == 0, result.output
    first = Folder(str(folder)).experiment().trials[0].plan
    rows = pq.read_table(out / "plan=0000" / "steps-00000000-00000004.parquet").to_pylist()
    kind = game_type("bang")
    game = kind.deal(first.setup(0))
    for row in [row for row in rows if row["number"] == 0]:
        assert game.decision is not None
        assert (row["step"], row["seat"], row["asked"]) == (
            game.step,
            game.decision.player,
            game.decision.kind,
        )
        assert row["view"] == encode(kind.view(game, game.decision.player))
        give(game, row["options"][row["chosen"]])
    assert game.over
    assert {row["seat"] for row in rows if row["number"] == 0 and row["won"]} <= set(kind.winners(game))


def test_without_answers_there_are_no_steps(folder: Path, tmp_path: Path) -> None:
    study = tmp_path / "study.toml"
    study.write_text('games = 1\nchunk = 1\n[[plan]]\nbots = "random"\n', "utf-8")
    assert said("run", str(study), "--out", str(tmp_path / "games")).exit_code == 0
    result = said("steps", str(tmp_path / "games"), "--out", str(tmp_path / "steps"))
    assert result.exit_code == 2
    assert "answers = true" in result.output


@LANGUAGES
def test_every_pair_of_bots_plays_the_same_deals(tmp_path: Path, language: str) -> None:
    study = tmp_path / "study.toml"
    study.write_text("[[plan]]\nplayers = 4\n", "utf-8")
    file = tmp_path / "league.jsonl"
    words = ("league", str(study), "--bots", "random,random~25,random~50", "--deals", "2", "--out", str(file))
    result = said(*words, language=language)
    assert result.exit_code == 0, result.output
    pairs = {(line["bot"], line["field"]) for line in map(json.loads, file.read_text("utf-8").splitlines())}
    assert len(pairs) == 9
    assert "random~25" in result.output


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("run", "none.toml", "--out", "x"), "cannot read"),
        (("status", "nowhere"), "no folder of a study"),
        (("report", "nowhere"), "no folder of a study"),
        (("league", "none.toml", "--bots", "random", "--out", "x"), "two bots"),
        (("run", "none.toml", "--out", "x", "--jobs", "0"), "cannot read"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: tuple[str, ...], what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = said(*words)
    assert result.exit_code == 2
    assert what in result.output


def test_a_house_without_pyarrow_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.fs", None)
    monkeypatch.delitem(__import__("sys").modules, "saloon.lab.folder")
    result = said("status", "anywhere")
    assert result.exit_code == 2
    assert "saloon-games[lab]" in result.output


def test_every_dot_has_its_name_beside_it_and_none_covers_another() -> None:
    crowded = [Dot(f"Character {place}", 100.0, 0.3 + place / 100, 0.2, 0.5) for place in range(6)]
    crowded.append(Dot("Far to the right", 400.0, 0.4, 0.3, 0.5))
    drawn = dots("prices", crowded, Axis(90.0, 410.0, str), Axis(0.1, 0.6, percent), "price")
    for dot in crowded:
        assert f">{dot.name}</text>" in drawn
    taken: list[Box] = []
    for _ in range(4):
        place = free_place(300.0, 200.0, 80.0, taken)
        assert not any(place.meets(other) for other in taken)
        taken.append(place)
    assert free_place(700.0, 200.0, 80.0, []).right < 700.0, "where there is no room it stands to the left"
