"""Records of strangers: replayed, or refused with a word; nothing in them steers the terminal."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from saloon.cli import app
from saloon.games.registry import GAMES
from tests.corpus.corpus import files_of

NASTY = "\x1b[2J\x1b]0;gone\x07\u202e"
TRIES = 12


def bent(record: dict[str, Any], chance: random.Random) -> bytes:
    """One thing in it is strange."""
    values = [NASTY, [NASTY], {NASTY: NASTY}, None, -1, 2**70, [], "\u3164", "p0!" + NASTY]
    match chance.randrange(5):
        case 0:
            record[chance.choice(list(record))] = chance.choice(values)
        case 1:
            record["answers"][chance.randrange(len(record["answers"]))] = chance.choice(values)
        case 2:
            record["names"] = [NASTY + "Joe"] * chance.randrange(9)
        case 3 if isinstance(record["setup"], dict):
            record["setup"][chance.choice(list(record["setup"]))] = chance.choice(values)
        case _:
            body = bytearray(json.dumps(record).encode())
            del body[chance.randrange(len(body)) :]
            return bytes(body)
    return json.dumps(record).encode()


@pytest.mark.parametrize("command", [["replay", "--all"], ["show"]])
@pytest.mark.parametrize("game", GAMES)
def test_a_strange_record_is_read_or_refused_and_steers_nothing(
    game: str, command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALOON_HOME", str(tmp_path))
    chance = random.Random(game)
    whole = json.loads(files_of(game, GAMES[game].version)[0].read_bytes())
    for number in range(TRIES):
        file = tmp_path / f"{number}.json"
        file.write_bytes(bent(json.loads(json.dumps(whole)), chance))
        result = CliRunner().invoke(app, [command[0], str(file), *command[1:], "-l", "en"])
        assert result.exception is None or isinstance(result.exception, SystemExit), (file, result.exception)
        assert not set(result.output) & set("\x1b\x07\u202e"), result.output[:300]
