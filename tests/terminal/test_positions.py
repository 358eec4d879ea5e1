"""`saloon show`, `saloon play --position` and positions in a replay: for every game, in both languages."""

from pathlib import Path

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.frames import Game
from saloon.kernel.positions import FAULTS, BadPosition
from saloon.kernel.records import GameRecord, record_from_bytes, state_hash
from saloon.kernel.views import SPECTATOR
from saloon.terminal.recording import Recording
from saloon.terminal.replay_command import Seat, Showing
from saloon.text.positions import why_no_position
from saloon.text.texts import LANGUAGES, Texts
from tests.players import players_near
from tests.terminal.test_commands import run
from tests.terminal.typist import Lines, Typist

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LAID = {
    "bang": """game: bang
# Two shots are left.
p0: sheriff willy_the_kid 2 | hand bang beer(6H) | play barrel
p1: outlaw slab_the_killer | hand ?*3
p2: outlaw jourdonnais 1
p3: renegade paul_regret | hand missed
""",
    "calibre45": """game: calibre45
p0: team_1 | cowboy doc_holliday | hand bullets_6 bullets_5
p1: team_2 known | cowboy ? | hand ?*4 | loot stagecoach
""",
    "duel": """game: duel
p0: attacking wyatt_earp 2 | winchester
p1: annie_oakley | hat
p2: attacking tuco_ramirez
p3: cattle_kate 2
hand law: colt derringer missed
hand outlaws: missed ?*3
""",
}
OWN_HAND = {"bang": "p1:", "calibre45": "p1:", "duel": "hand outlaws:"}
"""The line with the hand of the second seat."""
HIDDEN_HAND = {"bang": "| hand ?", "calibre45": "| hand ?", "duel": ": backs "}
"""How a hand stands there that is not seen."""


def recorded(key: str, answers: int) -> tuple[GameRecord, Game]:
    """A game that goes on for so many answers."""
    kind = GAMES[key]
    setup = kind.setup({"players": players_near(kind, 4), "seed": "shown", "sets": kind.sets()})
    game: Game = kind.deal(setup)
    given: list[str] = []
    while not game.over and len(given) != answers:
        assert game.decision is not None
        option = game.decision.options[game.step * 7 % len(game.decision.options)]
        given.append(game.key(option))
        game.answer_key(given[-1])
    return GameRecord(key, setup, given, state_hash(game), "test"), game


def read(key: str, text: str) -> Game:
    game: Game = GAMES[key].read_position(text)
    return game


@EVERY_GAME
@EVERY_LANGUAGE
def test_show_prints_the_position_of_any_step(key: str, language: str, tmp_path: Path) -> None:
    record, end = recorded(key, -1)
    file = tmp_path / "game.json"
    file.write_bytes(record.to_bytes())
    last = run("show", str(file), "--language", language)
    assert last.exit_code == 0, last.output
    assert encode(read(key, last.output)) == encode(end)
    _record, earlier = recorded(key, 20)
    shown = run("show", str(file), "--at", "20", "--language", language)
    assert encode(read(key, shown.output)) == encode(earlier)


@EVERY_GAME
def test_show_tells_what_a_seat_saw(key: str, tmp_path: Path) -> None:
    record, _end = recorded(key, -1)
    file = tmp_path / "game.json"
    file.write_bytes(record.to_bytes())
    shown = run("show", str(file), "--at", "3", "--seat", "2").output
    assert "seed" not in shown
    [own] = [line for line in shown.splitlines() if line.startswith(OWN_HAND[key])]
    assert HIDDEN_HAND[key] not in own
    assert HIDDEN_HAND[key] in shown


@EVERY_LANGUAGE
def test_show_says_what_it_cannot_show(language: str, tmp_path: Path) -> None:
    record, _end = recorded("bang", 5)
    file = tmp_path / "game.json"
    file.write_bytes(record.to_bytes())
    wrong = {
        ("--at", "6"): {"en": "steps go from 0 to 5", "ru": "шаги идут от 0 до 5"},
        ("--seat", "9"): {"en": "There is no seat 9", "ru": "Места 9 нет"},
    }
    for arguments, words in wrong.items():
        result = run("show", str(file), *arguments, "--language", language)
        assert result.exit_code == 2
        assert words[language] in result.output
    missing = run("show", str(tmp_path / "nothing"), "--language", language)
    assert missing.exit_code == 2
    assert "nothing" in missing.output


@EVERY_GAME
def test_show_completes_a_position_that_was_written_by_hand(key: str, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(LAID[key], "utf-8")
    shown = run("show", str(file))
    assert shown.exit_code == 0, shown.output
    assert "?" not in shown.output
    assert "seed:" in shown.output
    assert GAMES[key].position(read(key, shown.output)) == shown.output


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("slip", "line", "words"),
    [
        (("slab_the_killer", "slab_the_kiler"), 4, "slab_the_killer"),
        (("bang beer", "bang#1(AS) beer"), 3, "bang#"),
        (("game: bang", "game: checkers"), 0, "calibre45"),
        (("hand missed", "hand beer(6H)"), 6, "beer#"),
        (("p3:", "p4:"), 0, "p0, p1, p2, p3"),
    ],
)
def test_a_slip_of_the_pen_is_told_with_its_line_and_what_is_allowed(
    slip: tuple[str, str], line: int, words: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(LAID["bang"].replace(*slip), "utf-8")
    for command in (["show", str(file)], ["play", "--position", str(file)]):
        result = run(*command, "--language", language)
        assert result.exit_code in (1, 2)
        assert words in result.output
        where = {"en": f"Line {line}:", "ru": f"Строка {line}:"}[language]
        assert (where in result.output) == (line > 0)


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_game_from_a_position_is_played_saved_resumed_and_replayed(
    key: str, language: str, home: Path, tmp_path: Path
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(LAID[key], "utf-8")
    warning = {"en": "its author knows every card", "ru": "её автору известны все карты"}[language]
    begun = run(
        "play", "--position", str(file), "--language", language, "--seed", "5", "--bots", "random",
        typed="1\nquit\n",
    )  # fmt: skip
    assert begun.exit_code == 0, begun.output
    assert warning in " ".join(begun.output.split())
    assert (home / "saved-game.json").is_file()
    own = run("show", str(home / "saved-game.json"))
    assert own.exit_code == 0
    assert "seed" not in own.output
    ended = run("play", "--resume", typed="1\ny\n" * 6000)
    assert ended.exit_code == 0, ended.output[-2000:]
    [path] = (home / "records").iterdir()
    assert record_from_bytes(path.read_bytes()).game == key
    replayed = run("replay", str(path), "--language", language)
    assert replayed.exit_code == 0, replayed.output
    assert warning in " ".join(replayed.output.split())
    deal = run("show", str(path), "--at", "0").output
    assert GAMES[key].position(GAMES[key].deal(GAMES[key].position_setup(LAID[key], "5"))) == deal


def test_a_seat_can_be_chosen_at_a_position(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(LAID["bang"], "utf-8")
    arguments = ["play", "--position", str(file), "--name", "Ann", "--language", "en"]
    seated = run(*arguments, "--seat", "4", typed="quit\n")
    assert "You are Ann, seat 4: Renegade" in seated.output
    for value in ("5", "0", "x"):
        refused = run(*arguments, "--seat", value)
        assert refused.exit_code == 2
        assert "Seats: 1, 2, 3, 4" in refused.output
    assert run("play", "--seat", "2", "--language", "en").exit_code == 2


@EVERY_LANGUAGE
def test_a_position_leaves_nothing_else_to_choose(language: str, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(LAID["bang"], "utf-8")
    result = run(
        "play", "--position", str(file), "--players", "5", "--leave-out", "x", "--language", language
    )
    assert result.exit_code == 2
    assert "--players, --leave-out" in result.output
    unreadable = tmp_path / "picture.txt"
    unreadable.write_bytes(b"\xff\xfe\x00")
    for path in (unreadable, tmp_path / "nothing"):
        result = run("play", "--position", str(path), "--language", language)
        assert result.exit_code == 2
        assert str(path) in result.output


@EVERY_GAME
@pytest.mark.parametrize("word", ["pos", "position", "поз", "позиция"])
def test_a_replay_prints_the_position_where_it_stands(key: str, word: str) -> None:
    record, _end = recorded(key, 8)
    recording = Recording(record)
    recording.prove()
    for seat in (Seat(SPECTATOR, True), Seat(SPECTATOR, False)):
        typist = Typist(Lines("5", word, "quit"))
        names = [f"N{number}" for number in range(recording.seats)]
        Showing([recording], seat, names, typist).walk(0)
        recording.go_to(5)
        assert recording.position(*seat).rstrip() in typist.shown()
    assert "?" in recording.position(SPECTATOR, False)


@EVERY_LANGUAGE
def test_whatever_is_wrong_with_a_position_has_its_words(language: str) -> None:
    texts = Texts(language)
    written = {
        key.removeprefix("position.fault.") for key in texts.entries if key.startswith("position.fault.")
    }
    assert written == set(FAULTS)
    for code in FAULTS:
        said = why_no_position(BadPosition(code, 7, "found-it", "allow-it"), texts)
        assert said.startswith({"en": "Line 7: ", "ru": "Строка 7: "}[language])
        assert ("found-it" in said) == ("{found}" in FAULTS[code])
        assert ("allow-it" in said) == ("{allowed}" in FAULTS[code])
