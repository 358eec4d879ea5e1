"""`saloon bench --doors`."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from saloon.cli import app
from saloon.sim import bench_doors
from saloon.sim.bench_doors import BARS, CONNECT_FOUR, DOORS, PEER_OF, TABLES, door_of, doors

SMALL = {"bang-4p-base": ("bang", 4, ""), "duel-2p-base": ("duel", 2, "")}


def test_every_door_is_measured_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_doors, "peers_python", lambda: None)
    told: list[str] = []
    found = doors(0.01, told.append, SMALL)
    assert [(one.door, one.table) for one in found] == [(door, table) for table in SMALL for door in DOORS]
    assert all(one.steps_per_s > 0 and one.to_peer is None for one in found)
    assert [one.bar for one in found] == [*BARS.values(), *(bar / 2 for bar in BARS.values())]
    assert told


def test_a_door_is_compared_with_its_peer() -> None:
    theirs = {CONNECT_FOUR: [1000.0, 4000.0, 2000.0], PEER_OF["spiel"]: []}
    first = next(iter(TABLES))
    assert door_of(("aec", first), [3000.0, 5000.0, 9000.0], theirs, first).to_peer == 2.5
    assert door_of(("spiel", first), [3000.0], theirs, first).to_peer is None
    assert door_of(("batch", first), [3000.0], theirs, first).to_peer is None


def test_the_command_prints_them_and_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    made = bench_doors.Door("aec", "bang-5p-base", 12345, 15000, 2.5)
    monkeypatch.setattr(bench_doors, "doors", lambda *_words: [made])
    assert "12 345" in CliRunner().invoke(app, ["bench", "--doors", "--lang", "ru"]).output
    assert "Peers: PettingZoo" in CliRunner().invoke(app, ["bench", "--doors"]).output
    monkeypatch.setattr(bench_doors, "doors", lambda *_words: [made._replace(to_peer=None)])
    assert ".venv-peers" in CliRunner().invoke(app, ["bench", "--doors"]).output
    monkeypatch.setattr(bench_doors, "doors", lambda *_words: [made])
    printed = CliRunner().invoke(app, ["bench", "--doors", "--json"]).stdout
    assert json.loads(printed) == [made._asdict()]

    def missing(*_words: Any) -> None:
        raise ModuleNotFoundError("none", name="numpy")

    monkeypatch.setattr(bench_doors, "doors", missing)
    refused = CliRunner().invoke(app, ["bench", "--doors"])
    assert refused.exit_code == 1
    assert "saloon-games[research]" in refused.output
