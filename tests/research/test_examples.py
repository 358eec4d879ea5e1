"""The examples of docs/research.md and docs/league-data.md do what they say."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path

import example_aec
import example_ismcts
import example_league_data
import example_learner
import gymnasium
import pyspiel
import pytest

from saloon.research.batch import Batch

pytestmark = pytest.mark.long

RESEARCH = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def test_random_play_through_pettingzoo_has_winners_and_can_be_repeated() -> None:
    won = example_aec.winners(6, 1)
    assert won == example_aec.winners(6, 1)
    assert won != example_aec.winners(6, 2)
    assert sum(won.values()) >= 6


def test_the_learner_learns() -> None:
    before, after = example_learner.tried(games=960, deals=200, seed=1)
    assert after > before + 0.04
    again = example_learner.tried(games=0, deals=200, seed=1)
    assert again[0] == before


def test_open_spiel_searches_a_table_of_four() -> None:
    found = example_ismcts.results(games=1, simulations=4, seed=1)
    assert set(found) <= {1.0, -1.0}


def test_pairs_of_the_league_are_compared_and_drawn(tmp_path: Path) -> None:
    game = {"players": 4, "swap": "one", "side": "sheriff", "field": "random", "seats": [2]}
    games = [
        {**game, "seed": "1", "arm": "hero", "winners": [2]},
        {**game, "seed": "1", "arm": "against", "winners": [0]},
        {**game, "seed": "2", "arm": "hero", "winners": [1]},
        {**game, "seed": "2", "arm": "against", "winners": [1]},
        {**game, "seed": "3", "arm": "hero", "winners": [2]},
    ]
    found = example_league_data.paired(map(json.dumps, games))
    assert found == {"sheriff": [1, 0]}
    points, error = example_league_data.difference(found["sheriff"])
    assert points == 50
    assert error == pytest.approx(98)
    example_league_data.draw(tmp_path / "difference.png", {"sheriff": (points, error)})
    assert (tmp_path / "difference.png").read_bytes().startswith(b"\x89PNG")


def test_the_loop_of_the_document_runs() -> None:
    [code] = re.findall(r"```python\n(.*?)```", RESEARCH, re.DOTALL)
    found: dict[str, object] = {}
    exec(compile(code.replace("range(1000)", "range(50)"), "research.md", "exec"), found)
    assert isinstance(found["batch"], Batch)


def test_every_call_of_the_document_opens_its_door() -> None:
    table = re.findall(r"^\| `saloon\.research\.(\w+)` \|.*?\| (.*) \|$", RESEARCH, re.MULTILINE)
    assert [door for door, _calls in table] == ["batch", "aec", "seat", "spiel"]
    names = {"gymnasium": gymnasium, "pyspiel": pyspiel, "table": import_module("saloon.research.table")}
    for door, calls in table:
        names[door] = import_module(f"saloon.research.{door}")
        for call in re.findall(r"`([^`]+)`", calls):
            assert eval(call, dict(names)) is not None, call
