"""The compiled and the pure build play byte-identical games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import saloon
from saloon.build import choose
from saloon.games.registry import GAMES
from tests.conformance import fingerprints
from tests.conformance.fingerprints import GAMES_EACH, SERIES, Played

pytestmark = pytest.mark.long

BUILD = choose(Path(saloon.__file__).parent, {})


def fingerprints_of(pure: bool, hash_seed: str) -> dict[str, list[object]]:
    """What a build prints, in a process of its own with its own order of hashes."""
    environ = {**os.environ, "SALOON_PURE": "1" if pure else "0", "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-W", "error", str(fingerprints.__file__)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    body = json.loads(done.stdout)
    assert body["compiled"] is not pure, "the other build ran: were sources edited since the tests began?"
    games = body["games"]
    assert isinstance(games, dict)
    return games


@pytest.fixture(scope="module")
def pure_games() -> dict[str, list[object]]:
    return fingerprints_of(pure=True, hash_seed="1")


@pytest.mark.skipif(not BUILD.is_compiled, reason=f"there is no compiled build to compare: {BUILD}")
def test_both_builds_give_the_same_bytes(pure_games: dict[str, list[object]]) -> None:
    compiled = fingerprints_of(pure=False, hash_seed="2")
    assert {name for name in pure_games if pure_games[name] != compiled[name]} == set()
    assert len(compiled) == len(pure_games)


def test_games_do_not_depend_on_the_order_of_hashes(pure_games: dict[str, list[object]]) -> None:
    some = [
        Played("bang", 4, "all", "compendium", 0),
        Played("bang", 7, "base", "rulebooks", 1),
        Played("bang", 4, SERIES, "rulebooks", 1),
        Played("calibre45", 5, "base", "rulebook", 0),
        Played("duel", 2, "base", "rulebook", 0),
    ]
    for played in some:
        assert fingerprints.fingerprint(played) == pure_games[played.name]


def test_the_games_compared_are_many_long_different_and_interrupted(
    pure_games: dict[str, list[object]],
) -> None:
    """Guards the comparison: equal fingerprints of nothing would prove nothing."""
    assert len(pure_games) == (4 * 3 * 2 + 3 + 1 + 1) * GAMES_EACH
    assert {name.split()[0] for name in pure_games} == set(GAMES)
    lengths = [one[1] for one in pure_games.values() if isinstance(one[1], int)]
    assert sum(lengths) > 3000
    assert min(lengths) > 10
    assert len({one[0] for one in pure_games.values()}) == len(pure_games)
    assert sum(one[2] for one in pure_games.values() if isinstance(one[2], int)) >= 3
