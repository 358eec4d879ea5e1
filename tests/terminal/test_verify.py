"""`saloon verify`: a proved deal, one that was tampered with, and one that nobody can check."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from saloon.cli import app
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import GameRecord, Sitting, state_hash
from saloon.text.texts import Texts
from saloon.wire.fairness import Lot, commitment_of, seed_of

LOTS = [
    Lot(PlayerId(0), "Anna", commitment_of("a"), "a"),
    Lot(PlayerId(1), "Boris", commitment_of("b")),
]
PROOF: dict[str, Any] = {
    "secret": "secret",
    "commitment": commitment_of("secret"),
    "lots": [
        {"seat": lot.seat, "name": lot.name, "commitment": lot.commitment, "value": lot.value} for lot in LOTS
    ],
}


def recorded(folder: Path, game: str, proof: Any, seed: str = "", file: str = "game.json") -> str:
    """A game that was played to its end by whoever takes the mildest answer."""
    kind = GAMES[game]
    players = kind.player_counts()[0]
    setup = kind.setup({"seed": seed or seed_of("secret", LOTS), "players": players})
    table = kind.deal(setup)
    answers: list[str] = []
    while table.decision is not None and len(answers) < 5:
        answers.append(table.key(table.decision.options[0]))
        table.answer(0)
    names = [*["Anna", "Boris"], *[""] * players][:players]
    sittings = [
        Sitting(0, PlayerId(0), "Anna"),
        Sitting(3, PlayerId(1), "Boris"),
        Sitting(4, PlayerId(1), ""),
    ]
    record = GameRecord(game, setup, answers, state_hash(table), "", names, sittings, proof)
    path = folder / file
    path.write_bytes(record.to_bytes())
    return str(path)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_follows_from_what_was_promised_is_proved(
    game: str, language: str, tmp_path: Path
) -> None:
    say = Texts(language).say
    file = recorded(tmp_path, game, PROOF)
    told = CliRunner().invoke(
        app, ["verify", file, "--language", language, "--shown", commitment_of("secret")]
    )
    assert told.exit_code == 0, told.output
    assert say("terminal.verify.good") in told.output
    assert say("terminal.verify.sat", 3, seat=2, name="Boris") in told.output
    assert say("terminal.verify.left_out", seat=2, name="Boris", hash=commitment_of("b")) in told.output


@pytest.mark.parametrize(
    ("proof", "seed", "shown", "wrong"),
    [
        ({**PROOF, "secret": "another"}, "", "", "secret"),
        ({**PROOF, "lots": [{**PROOF["lots"][0], "value": "c"}]}, "", "", "lot"),
        (PROOF, "a deal of my own", "", "deal"),
        (PROOF, "", commitment_of("what I saw"), "shown"),
    ],
)
def test_a_deal_that_was_tampered_with_is_told_and_why(
    proof: Any, seed: str, shown: str, wrong: str, tmp_path: Path
) -> None:
    file = recorded(tmp_path, "bang", proof, seed)
    told = CliRunner().invoke(app, ["verify", file, "--language", "en", "--shown", shown])
    assert told.exit_code == 1
    assert Texts("en").say(f"terminal.verify.wrong.{wrong}") in told.output
    assert Texts("en").say("terminal.verify.good") not in told.output


@pytest.mark.parametrize(("proof", "key"), [(None, "none"), ({"secret": 1}, "unreadable")])
def test_a_record_without_a_proof_proves_nothing(proof: Any, key: str, tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["verify", recorded(tmp_path, "duel", proof), "--language", "en"])
    assert told.exit_code == 1
    assert Texts("en").say(f"terminal.verify.{key}", why="").strip() in told.output
