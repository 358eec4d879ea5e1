"""A game that is left is saved after every answer, and goes on from exactly there."""

import json
from pathlib import Path

import pytest

from saloon.kernel.records import BrokenRecord
from saloon.terminal.saves import (
    DamagedSave,
    NothingSaved,
    keep_unfinished,
    load_game,
    saved_exists,
)
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left
from tests.terminal.typist import ByStep, Lines, Typist, new_session, sit


def played_through(seed: str, bots: str, character: str = "") -> list[str]:
    session = new_session(seed, bots=bots, character=character)
    sit(session, Typist(ByStep(session))).run()
    return session.record().answers


def resumed_session() -> Session:
    saved = load_game()
    session = Session(saved.record.game, saved.record.setup, saved.table)
    session.restore(saved.record.answers, saved.record.state_hash)
    return session


@pytest.mark.long
@pytest.mark.parametrize(
    ("bots", "character"), [("greenhorn", ""), ("random", ""), ("greenhorn", "sid_ketchum")]
)
def test_leaving_again_and_again_gives_the_same_game_as_staying(bots: str, character: str) -> None:
    answers = played_through("4", bots, character)
    session = new_session("4", bots=bots, character=character)
    left = 0
    for leave_at in range(0, 2000, 9):
        try:
            sit(session, Typist(ByStep(session, leave_at))).run()
            break
        except Left:
            left += 1
            session = resumed_session()
    assert left > 3
    assert session.over
    assert session.record().answers == answers


def test_every_answer_is_on_the_disk_before_the_next_question() -> None:
    session = new_session()
    typist = Typist(ByStep(session, 40))
    with pytest.raises(Left):
        sit(session, typist).run()
    saved = load_game()
    answers = session.record().answers
    given = len(saved.record.answers)
    assert saved.record.answers == answers[:given]
    assert all(not answer.startswith("p0") for answer in answers[given:])
    assert len(answers) >= 40


def test_nothing_saved_is_nothing_to_go_on_with() -> None:
    assert not saved_exists()
    with pytest.raises(NothingSaved):
        load_game()


@pytest.mark.parametrize("damage", ["cut", "not json", "no table", "empty", "no such human", "bad names"])
def test_a_damaged_file_is_put_aside_whole(damage: str, home: Path) -> None:
    session = new_session()
    session.save()
    file = home / "saved-game.json"
    body = json.loads(file.read_text("utf-8"))
    match damage:
        case "cut":
            content = file.read_text("utf-8")[:200]
        case "not json":
            content = "\x00 a spilt beer"
        case "no table":
            del body["table"]
            content = json.dumps(body)
        case "no such human":
            body["table"]["human"] = 7
            content = json.dumps(body)
        case "bad names":
            body["table"]["names"] = "Jo"
            content = json.dumps(body)
        case _:
            content = ""
    file.write_text(content, "utf-8")
    with pytest.raises(DamagedSave) as caught:
        load_game()
    assert caught.value.kept.read_text("utf-8") == content
    assert not file.exists()


def test_answers_that_lead_elsewhere_are_noticed() -> None:
    session = new_session()
    with pytest.raises(Left):
        sit(session, Typist(ByStep(session, 20))).run()
    record = load_game().record
    again = new_session()
    with pytest.raises(BrokenRecord, match="another state"):
        again.restore(record.answers, "0" * 64)
    with pytest.raises(BrokenRecord, match="answer 2 of"):
        new_session().restore([record.answers[0], "play:bang#99"], record.state_hash)


def test_a_new_game_does_not_throw_an_unfinished_one_away(home: Path) -> None:
    session = new_session()
    session.save()
    content = (home / "saved-game.json").read_bytes()
    first = keep_unfinished()
    assert first is not None
    assert first.read_bytes() == content
    assert keep_unfinished() is None
    session.save()
    second = keep_unfinished()
    assert second is not None
    assert second != first


def test_quit_leaves_like_the_end_of_the_input() -> None:
    session = new_session()
    with pytest.raises(Left):
        sit(session, Typist(Lines("quit", "1"))).run()
    assert saved_exists()
