"""`saloon chaos|leaks|load|fuzz`: figures in words and as JSON, and an exit code."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Coroutine
from typing import Any

import pytest
import typer

from saloon.drills.chaos import ChaosFigures
from saloon.drills.commands import BAD_ARGUMENTS, MISSED, lines, report
from saloon.drills.figures import Figures
from saloon.drills.fuzz import FuzzFigures
from saloon.drills.leaks import VIEWERS, LeakFigures
from saloon.drills.load import LoadFigures
from saloon.drills.nodes_chaos import FAULTS, NodesFigures
from saloon.drills.nodes_load import NodesLoadFigures
from saloon.text.texts import LANGUAGES, Texts

ASKED_FOR = {
    ChaosFigures: "kills games acknowledged lost doubled unfinished hash_mismatches",
    NodesFigures: "nodes faults lost doubled unfinished hash_mismatches gaps persons_s bots_s term_s",
    LeakFigures: "games frames leaks",
    NodesLoadFigures: "p99_ms elsewhere_ms acknowledged_ms alone_acknowledged_ms replicas_share",
    LoadFigures: "tables answers p50_ms p99_ms errors memory_growth",
    FuzzFigures: "frames http_cases unhandled server_errors memory_growth",
}


def drill(figures: Figures) -> Coroutine[Any, Any, Figures]:
    async def done() -> Figures:
        return figures

    return done()


@pytest.mark.parametrize("kind", ASKED_FOR)
def test_json_has_the_figures_that_were_asked_for(
    kind: type[Figures], capsys: pytest.CaptureFixture[str]
) -> None:
    figures = kind()
    with contextlib.suppress(typer.Exit):
        report(drill(figures), True, "en")
    told = json.loads(capsys.readouterr().out)
    assert set(ASKED_FOR[kind].split()) < set(told)
    assert told["missed"] == figures.missed()
    assert told["passed"] == (told["missed"] == [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKED_FOR)
def test_every_figure_has_a_name(kind: type[Figures], language: str) -> None:
    figures = kind()
    parts = {
        "cases": {"full_disk": "", "read_only": "it opened"},
        "pairs_by_viewer": dict.fromkeys(VIEWERS, 1),
        "faults": dict.fromkeys(FAULTS, 1),
    }
    for name, value in parts.items():
        if hasattr(figures, name):
            setattr(figures, name, value)
    told = lines(figures, [], Texts(language))
    assert all(": " in line for line in told[:-1])
    assert not any("drills." in line for line in told)


def test_a_missed_bar_is_marked_and_ends_with_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended:
        report(drill(ChaosFigures(lost=2)), False, "en")
    assert ended.value.exit_code == MISSED
    told = capsys.readouterr().out
    assert "Lost: 2   ← misses the bar" in told
    assert told.endswith("Not passed.\n")


def test_good_figures_pass(capsys: pytest.CaptureFixture[str]) -> None:
    report(drill(ChaosFigures(kills=1, games=1)), False, "ru")
    assert Texts("ru").say("drills.passed") in capsys.readouterr().out


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended:
        report(drill(ChaosFigures()), False, "de")
    assert ended.value.exit_code == BAD_ARGUMENTS
    assert "de" in capsys.readouterr().err
