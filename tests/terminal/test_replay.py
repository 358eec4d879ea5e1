"""A record is shown as a seat saw it or open, and proves that it reproduces, or says where it breaks."""

import json
from pathlib import Path

import pytest

from saloon.kernel.events import Event
from saloon.kernel.ids import NO_PLAYER, PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import GameRecord
from saloon.terminal import replay_command
from saloon.terminal.recording import Recording
from saloon.terminal.replay_command import Seat, Showing
from saloon.terminal.saves import finish_game
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left
from saloon.terminal.wishes import Wishes, position_of
from saloon.text.texts import Texts
from tests.advice.games import recorded
from tests.terminal.test_commands import run
from tests.terminal.typist import NAMES, ByStep, Lines, Typist, new_session, sit


def played(leave_at: int = -1) -> Session:
    session = new_session("replay", 4)
    if leave_at < 0:
        sit(session, Typist(ByStep(session))).run()
    else:
        with pytest.raises(Left):
            sit(session, Typist(ByStep(session, leave_at))).run()
    return session


@pytest.fixture(scope="module")
def finished() -> Session:
    session = new_session("replay", 4)
    while not session.over:
        if session.is_asked():
            choices = session.choices()
            session.answer(choices[session.view().step * 7 % len(choices)].key)
        elif not session.catch_up():
            session.wait()
    return session


@pytest.fixture
def record(finished: Session, home: Path) -> Path:
    return finish_game(finished.record(), finished.table, "replay")


def test_a_pipe_gets_the_whole_game_and_the_proof(record: Path, finished: Session) -> None:
    result = run("replay", str(record), "--language", "en")
    assert result.exit_code == 0
    answers = len(finished.record().answers)
    assert (
        result.output.splitlines()[-1]
        == f"reproduced: {answers} answers, state {finished.record().state_hash}"
    )
    assert "Turn 1:" in result.output
    assert "Ada" in result.output


def test_each_seat_sees_its_own_cards_and_open_sees_all(record: Path) -> None:
    spectator = run("replay", str(record), "--language", "en").output
    first = run("replay", str(record), "--language", "en", "--seat", "1").output
    second = run("replay", str(record), "--language", "en", "--seat", "2").output
    everything = run("replay", str(record), "--language", "en", "--open").output

    def dealt(output: str) -> list[bool]:
        lines = [line for line in output.splitlines() if line.startswith("   0   ") and " draws " in line]
        return ["cards." not in line for line in lines[:4]]

    assert dealt(spectator) == [False] * 4
    assert dealt(first) == [True, False, False, False]
    assert dealt(second) == [False, True, False, False]
    assert dealt(everything) == [True] * 4


def test_a_record_without_names_and_a_later_step(record: Path) -> None:
    body = json.loads(record.read_text("utf-8"))
    del body["table"]
    record.write_text(json.dumps(body), "utf-8")
    result = run("replay", str(record), "--language", "ru", "--step", "5", "--all")
    assert result.exit_code == 0
    assert "Место 2" in result.output
    assert not any(line.startswith("   4 ") for line in result.output.splitlines())


def test_a_record_of_a_server_names_people_and_its_bots_are_called_something(record: Path) -> None:
    body = json.loads(record.read_text("utf-8"))
    del body["table"]
    record.write_text(json.dumps({**body, "names": ["Анна", "", "Борис", ""]}), "utf-8")
    output = run("replay", str(record), "--language", "ru").output
    assert "Анна" in output
    assert "Борис" in output
    assert "Место" not in output


def changed(record: Path, **changes: object) -> Path:
    body = json.loads(record.read_text("utf-8"))
    body.update(changes)
    other = record.with_name("changed.json")
    other.write_text(json.dumps(body), "utf-8")
    return other


def test_a_record_that_breaks_says_at_which_answer(record: Path, finished: Session) -> None:
    answers = finished.record().answers
    broken = changed(record, answers=[*answers[:6], "play:unicorn", *answers[7:]])
    result = run("replay", str(broken), "--language", "en")
    assert result.exit_code == 1
    assert f"it breaks at answer 7 of {len(answers)}: 'play:unicorn' is not an option here" in result.output
    result = run("replay", str(changed(record, answers=[*answers, "end_turn"])), "--language", "ru")
    assert result.exit_code == 1
    assert f"сбой на ответе {len(answers) + 1}" in result.output


def test_another_hash_is_noticed(record: Path) -> None:
    result = run("replay", str(changed(record, hash="0" * 64)), "--language", "en")
    assert result.exit_code == 1
    assert "lead to the state" in result.output


@pytest.mark.parametrize(
    ("content", "code", "said"),
    [
        (None, 2, "There is no file"),
        ("{", 1, "is not a game record"),
        ('{"format": 1}', 1, "no game, setup, answers, hash"),
        ('{"format":1,"game":"chess","setup":1,"answers":[],"hash":""}', 1, "does not know the game “chess”"),
        ('{"format":1,"game":"bang","setup":1,"answers":[],"hash":""}', 1, "is not a game record"),
    ],
)
def test_what_is_no_record_is_refused(content: str | None, code: int, said: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    if content is not None:
        file.write_text(content, "utf-8")
    result = run("replay", str(file), "--language", "en")
    assert result.exit_code == code
    assert said in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "5"], "seats go from 1 to 4"),
        (["--seat", "1", "--open"], "Choose one of --seat and --open."),
        (["--step", "9999"], "There is no step 9999"),
        (["--step", "-1"], "There is no step -1"),
    ],
)
def test_bad_arguments_of_replay(arguments: list[str], said: str, record: Path) -> None:
    result = run("replay", str(record), "--language", "en", *arguments)
    assert result.exit_code == 2
    assert said in result.output


def test_a_game_that_is_not_over_shows_only_what_its_player_knows(home: Path) -> None:
    session = played(leave_at=20)
    session.save()
    file = str(home / "saved-game.json")
    for forbidden in (["--open"], ["--seat", "2"]):
        result = run("replay", file, "--language", "en", *forbidden)
        assert result.exit_code == 2
        assert "it can only be seen from your own seat 1" in result.output
    result = run("replay", file, "--language", "en")
    assert result.exit_code == 0
    assert "Jo draws" in result.output
    assert run("replay", file, "--language", "en", "--seat", "1").output == result.output


def test_walking_goes_forward_back_and_anywhere(finished: Session) -> None:
    recording = Recording(finished.record())
    typist = Typist(Lines("", "", "b", "17", "назад", "99999", "q"))
    Showing([recording], Seat(NO_PLAYER, True), NAMES[:4], typist).walk(0)
    steps = [line for line in typist.shown().splitlines() if line.startswith("Step ")]
    last = recording.last
    assert steps == [f"Step {step} of {last}" for step in (0, 1, 2, 1, 17, 16, last)]


def test_walking_goes_from_turn_to_turn_and_from_death_to_death(finished: Session) -> None:
    recording = Recording(finished.record())
    recording.prove()
    typist = Typist(Lines("t", "ход", "b t", "д", "d", "смерть", "back death", "99999", "d", "b d", "q"))
    Showing([recording], Seat(NO_PLAYER, True), NAMES[:4], typist).walk(0)
    lines = [line for line in typist.shown().splitlines() if line.startswith("Step ")]
    steps = [int(line.split()[1]) for line in lines]
    told = [(step, event.name) for step in steps for event in at(recording, step)]
    first_turn, second_turn, again, one_on, death, next_death = steps[1:7]
    assert 0 < first_turn == again < second_turn
    assert one_on == first_turn + 1
    assert death < next_death
    assert {(first_turn, "turn_began"), (second_turn, "turn_began"), (death, "eliminated")} <= set(told)
    assert steps[7:] == [death, recording.last, recording.last, max(steps[6:8])]


def at(recording: Recording, step: int) -> list[Event]:
    recording.go_to(step)
    return recording.happened(NO_PLAYER, True)


@pytest.mark.parametrize("game", ["bang", "calibre45", "duel"])
def test_a_finished_game_can_be_played_on_from_any_step(
    game: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = Recording(recorded(game, {"bang": 4, "calibre45": 4, "duel": 2}[game]))
    begun: list[tuple[AnyGame, object, str]] = []

    def evening(wishes: Wishes, language: str, resume: bool, never_ask: bool, plain: bool) -> None:
        begun.append((*position_of(wishes, Texts(language)), wishes.seat))

    monkeypatch.setattr(replay_command, "evening", evening)
    step = recording.last // 2
    typist = Typist(Lines(str(step), "here 2", "отсюда", "99999", "here", "q"))
    Showing([recording], Seat(NO_PLAYER, True), NAMES[: recording.seats], typist).walk(0)
    recording.go_to(step)
    assert [seat for _, _, seat in begun] == ["2", str(recording.view(NO_PLAYER).decider + 1)]
    kind, setup, _ = begun[0]
    assert kind.position(kind.deal(setup)) == recording.position(NO_PLAYER, True), "there it goes on"
    assert Texts("en").say("terminal.replay.no_playing_on") in typist.shown(), "not after its end"


def test_a_game_that_is_not_over_is_not_played_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = recorded("bang", 4)
    answers = whole.answers[: len(whole.answers) // 2]
    recording = Recording(GameRecord(whole.game, whole.setup, answers, "", whole.version))
    monkeypatch.setattr(replay_command, "evening", lambda *_, **__: pytest.fail("it shows every hand"))
    typist = Typist(Lines("3", "here", "q"))
    Showing([recording], Seat(PlayerId(0), False), NAMES[:4], typist).walk(0)
    assert Texts("en").say("terminal.replay.no_playing_on") in typist.shown()
