"""The suites of PettingZoo, Gymnasium and OpenSpiel pass for every game."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from saloon.research import aec, seat, spiel

TABLES: list[dict[str, Any]] = [
    {"game": "bang", "players": 5},
    {"game": "bang", "players": 2},
    {"game": "bang", "players": 7, "sets": "all"},
    {"game": "duel", "players": 2},
    {"game": "calibre45", "players": 4},
]
ENCODINGS = ("index", "flat")


@pytest.fixture(autouse=True)
def _usual_warnings() -> Iterator[None]:
    """What PettingZoo says of every environment with a mask in its observations, its own ones too."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


def named(value: object) -> str:
    return "-".join(map(str, value.values())) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_pettingzoo(table: dict[str, Any], encoding: str) -> None:
    api_test(aec.env(**table, encoding=encoding), num_cycles=100)
    seed_test(lambda: aec.env(**table, encoding=encoding), num_cycles=20)


def test_pettingzoo_with_interrupts_forced_moves_and_everything_told() -> None:
    api_test(
        aec.env(
            "bang", 7, "all", skip_forced=False, interrupts=True, info=("view", "keys", "events"), history=8
        ),
        num_cycles=60,
    )


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_gymnasium(table: dict[str, Any], encoding: str) -> None:
    made = gymnasium.make(seat.ID, **table, encoding=encoding, history=8, disable_env_checker=True)
    check_env(made.unwrapped)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_open_spiel(table: dict[str, Any], encoding: str) -> None:
    game = pyspiel.load_game(spiel.NAME, {"sets": "base", **table, "encoding": encoding, "deals": 16})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
