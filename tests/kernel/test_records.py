"""Records of games: they reproduce, and broken ones are refused with the place where they break."""

import json
import random

import pytest

from saloon.games.bang.game import BANG
from saloon.kernel.decisions import IllegalAnswer
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import (
    BrokenRecord,
    GameRecord,
    give,
    interrupt_key,
    record_from_bytes,
    state_hash,
)


def recorded() -> GameRecord:
    """A random game as a record."""
    rng = random.Random(7)
    setup = BANG.setup(
        {"players": 4, "seed": "Дикий Запад", "preset": "official", "rules": {"panic_range": "any"}}
    )
    game = BANG.deal(setup)
    answers = []
    while game.decision is not None:
        option = rng.choice(game.decision.options)
        answers.append(game.key(option))
        game.answer(game.decision.options.index(option))
    return GameRecord("bang", setup, answers, state_hash(game), "0.1.0")


RECORD = recorded()


def replayed(record: GameRecord) -> Game:
    game = BANG.deal(record.setup)
    for answer in record.answers:
        give(game, answer)
    return game


def changed(**fields: object) -> bytes:
    return json.dumps({**json.loads(RECORD.to_bytes()), **fields}).encode()


def test_a_record_read_again_is_the_same_and_reproduces() -> None:
    again = record_from_bytes(RECORD.to_bytes())
    assert again.to_bytes() == RECORD.to_bytes()
    assert (again.game, again.setup, again.answers) == (RECORD.game, RECORD.setup, RECORD.answers)
    game = replayed(again)
    assert game.over
    assert state_hash(game) == again.state_hash


def test_a_record_can_be_read_by_people() -> None:
    text = RECORD.to_bytes().decode()
    assert "Дикий Запад" in text
    assert '\n  "end_turn",\n' in text
    assert text.endswith("}\n")


def test_another_answer_leads_to_another_hash() -> None:
    other = GameRecord("bang", RECORD.setup, RECORD.answers[:-1], RECORD.state_hash, "")
    assert state_hash(replayed(other)) != RECORD.state_hash


def test_a_record_keeps_the_names_of_people() -> None:
    names = ["Анна", "", "Boris", ""]
    record = GameRecord("bang", RECORD.setup, RECORD.answers, RECORD.state_hash, "0.1.0", names)
    assert record_from_bytes(record.to_bytes()).names == names


def test_a_record_without_a_version_is_read() -> None:
    body = json.loads(RECORD.to_bytes())
    del body["version"]
    assert record_from_bytes(json.dumps(body).encode()).version == ""


@pytest.mark.parametrize(
    ("stored", "says"),
    [
        (b"", "not a game record: Expecting value"),
        (b"garbage", "not a game record: Expecting value"),
        (b"\xff\xfe", "not a game record"),
        (RECORD.to_bytes()[:-9], "not a game record: .*line"),
        (b"[1, 2]", "expected an object with format, game, setup, answers, hash"),
        (b"{}", "no format, game, setup, answers, hash"),
        (b'{"format": 1, "game": "bang", "answers": []}', "no setup, hash"),
        (changed(format=99), "record format 99; this version reads format 1"),
        (changed(answers="end_turn"), "answers must be a list of option keys"),
        (changed(answers=["end_turn", 3]), "answers must be a list of option keys"),
        (changed(answers={"end_turn": 1}), "answers must be a list of option keys"),
        (changed(names="Ada"), "names must be a list of printable names"),
        (changed(names=["Ada", 3]), "names must be a list of printable names"),
        (changed(names=["Ada", "\x1b[31m"]), "names must be a list of printable names"),
    ],
)
def test_what_is_no_record_is_refused_with_what_is_wrong(stored: bytes, says: str) -> None:
    with pytest.raises(BrokenRecord, match=says):
        record_from_bytes(stored)


def test_a_tampered_answer_is_refused_by_its_name_and_changes_nothing() -> None:
    game = BANG.deal(RECORD.setup)
    for answer in RECORD.answers[:5]:
        give(game, answer)
    before = state_hash(game)
    for tampered in ("play:bang#17>p99", "", "PLAY", "end_turn ", "play:bang"):
        with pytest.raises(IllegalAnswer, match=f"^{tampered!r} is not an option here; options: "):
            give(game, tampered)
    assert state_hash(game) == before
    give(game, RECORD.answers[5])


def test_an_answer_after_the_end_is_refused() -> None:
    game = replayed(RECORD)
    with pytest.raises(IllegalAnswer, match="'end_turn': the game is over, there is nothing to answer"):
        give(game, "end_turn")


def test_an_interrupt_is_written_with_its_player() -> None:
    assert interrupt_key(PlayerId(2), "use:sid_ketchum") == "p2!use:sid_ketchum"


@pytest.mark.parametrize(
    "answer",
    [
        "p1!use:sid_ketchum",
        "p9!use:sid_ketchum",
        "p1!end_turn",
        "p-1!y",
        "x!y",
        "!y",
        "p!y",
        "!",
    ],
)
def test_an_interrupt_that_cannot_be_is_refused_by_its_name_and_changes_nothing(answer: str) -> None:
    game = BANG.deal(RECORD.setup)
    before = state_hash(game)
    with pytest.raises(BrokenRecord, match=repr(answer)):
        give(game, answer)
    assert state_hash(game) == before
