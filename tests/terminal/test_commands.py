"""The commands as they are typed in a shell: pipes, both languages, good and bad arguments."""

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from saloon.cli import app
from saloon.kernel.records import record_from_bytes
from saloon.terminal.saves import load_game
from saloon.text.bang.encyclopedia import entries, topics
from saloon.text.bang.topics import CHAPTERS

LONG = 3000


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def random_lines(seed: int, count: int = LONG) -> str:
    """Small numbers at random, with a `y` now and then for whatever wants to be confirmed."""
    rng = random.Random(seed)
    return "".join(f"{rng.choice(['1', '2', '3', '4', '7', 'y', 'end'])}\n" for _line in range(count))


def the_record(home: Path) -> Path:
    [path] = (home / "records").iterdir()
    return path


@pytest.mark.long
@pytest.mark.parametrize("players", ["4", "5", "6", "7"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_is_played_by_piping_numbers(players: str, language: str, home: Path) -> None:
    result = run(
        "play", "--players", players, "--language", language, "--seed", "9", typed=random_lines(int(players))
    )
    assert result.exit_code == 0, result.output
    end = {"en": "The game is over. Winners:", "ru": "Игра окончена. Победа:"}[language]
    roles = {"en": "Roles:", "ru": "Роли:"}[language]
    assert end in result.output
    assert roles in result.output
    path = the_record(home)
    assert str(path) in result.output
    assert not (home / "saved-game.json").exists()
    assert "\x1b" not in result.output
    replayed = run("replay", str(path), "--language", language)
    assert replayed.exit_code == 0
    assert record_from_bytes(path.read_bytes()).state_hash in replayed.output.splitlines()[-1]


def test_the_same_seed_and_the_same_lines_are_the_same_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outputs = []
    for name in ("one", "two"):
        monkeypatch.setenv("SALOON_HOME", str(home / name))
        outputs.append(run("play", "--seed", "3", "-p", "4", "-l", "en", typed=random_lines(1)).output)
    assert outputs[0].replace("/one/", "/two/") == outputs[1]
    assert "Turn 2" in outputs[0]


def test_the_end_of_the_input_leaves_a_game_that_resume_ends(home: Path) -> None:
    left = run("play", "--seed", "5", "--language", "ru", typed=random_lines(2, 12))
    assert left.exit_code == 0
    assert "Партия сохранена. Продолжить: saloon play --resume" in left.output
    saved = load_game().record.answers
    assert saved
    went_on = run("play", "--resume", typed=random_lines(3))
    assert went_on.exit_code == 0, went_on.output
    assert "Партия продолжается с того же места." in went_on.output
    assert "Игра окончена." in went_on.output
    assert record_from_bytes(the_record(home).read_bytes()).answers[: len(saved)] == saved
    assert run("play", "--resume").exit_code == 1


def test_an_empty_input_does_not_hang_and_saves() -> None:
    result = run("play", "--seed", "1", "--language", "en")
    assert result.exit_code == 0
    assert "The game is saved." in result.output


def test_nothing_to_resume_and_a_damaged_game_are_said_clearly(home: Path) -> None:
    result = run("play", "--resume", "--language", "en")
    assert result.exit_code == 1
    assert "There is no saved game to go on with." in result.output
    run("play", "--seed", "1", typed=random_lines(1, 5))
    file = home / "saved-game.json"
    body = json.loads(file.read_text("utf-8"))
    body["answers"].append("play:bang#77>p9")
    file.write_text(json.dumps(body), "utf-8")
    content = file.read_bytes()
    result = run("play", "--resume", "--language", "ru")
    assert result.exit_code == 1
    assert "Сохранённую партию не прочитать" in result.output
    assert (home / "saved-game.damaged.json").read_bytes() == content
    assert not file.exists()


@pytest.mark.parametrize(
    "setup", [5, {"Setup": [1, 2]}, {"Setup": [5, "1", ["moon"], "rulebooks", [], [], [], []]}]
)
def test_a_mangled_setup_is_a_damaged_game(setup: object, home: Path) -> None:
    run("play", "--seed", "1", typed="")
    file = home / "saved-game.json"
    body = json.loads(file.read_text("utf-8"))
    body["setup"] = setup
    file.write_text(json.dumps(body), "utf-8")
    result = run("play", "--resume", "--language", "en")
    assert result.exit_code == 1
    assert "The saved game cannot be read" in result.output
    assert (home / "saved-game.damaged.json").exists()


def test_a_second_game_keeps_the_first_one(home: Path) -> None:
    run("play", "--seed", "1", typed="")
    content = (home / "saved-game.json").read_bytes()
    result = run("play", "--seed", "2", "--language", "en", typed="")
    assert "Your unfinished game is kept as" in result.output
    assert (home / "saved-game.unfinished.json").read_bytes() == content


def test_a_home_that_cannot_be_written_is_said_clearly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    monkeypatch.setenv("SALOON_HOME", str(blocked))
    result = run("play", "--seed", "1", "--language", "en")
    assert result.exit_code == 1
    assert "The game cannot be saved in" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "9"], "Players: 2, 3, 4, 5, 6, 7, 8"),
        (["--players", "many"], "Players: 2, 3, 4, 5, 6, 7, 8"),
        (["--bots", "hal"], "Bots: random, greenhorn"),
        (["--language", "it"], "en, ru, ru_literal"),
        (["--sets", "base,moon"], "Unknown set “moon”"),
        (["--preset", "mine"], "rulebooks, official, compendium"),
        (["--rule", "panic_range"], "name=value"),
        (["--rule", "panic=any"], "Unknown rule option “panic”"),
        (["--rule", "panic_range=far"], "Values: one, any"),
        (["--role", "king"], "sheriff"),
        (["--role", "deputy", "--players", "4"], "Roles with so many players: sheriff, outlaw, renegade"),
        (["--character", "zorro"], "Unknown character “zorro”"),
        (["--speed", "warp"], "slow, normal, fast, instant"),
        (["--resume", "--players", "5"], "leave out --players"),
    ],
)
def test_a_bad_argument_is_refused_with_what_is_possible(arguments: list[str], said: str) -> None:
    language = [] if "--language" in arguments else ["--language", "en"]
    result = run("play", *language, *arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_bad_arguments_are_refused_in_russian_too() -> None:
    result = run("play", "--language", "ru", "--players", "9")
    assert result.exit_code == 2
    assert "не играет. Можно: 2, 3, 4, 5, 6, 7, 8" in result.output


def test_role_character_name_and_rules_can_be_chosen() -> None:
    result = run(
        *["play", "--language", "en", "--players", "4", "--seed", "1", "--role", "renegade"],
        *["--character", "везучий", "--name", "Calamity\x1b[31mSue Long", "--rule", "panic_range=any"],
        typed="rules\n",
    )
    assert "You are Calamity[3, seat 1: Renegade." in result.output
    assert "Your character is Lucky Duke." in result.output
    assert "\x1b" not in result.output
    assert "Range of Panic!: any player (panic_range=any)" in result.output


HEARS_CTRL_C = """
import signal
from saloon.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""The command; whoever runs the tests in the background has made everything deaf to Ctrl-C."""


def test_ctrl_c_leaves_the_game_saved(home: Path) -> None:
    environment = {**os.environ, "SALOON_HOME": str(home), "PYTHONUNBUFFERED": "1"}
    command = [
        sys.executable,
        "-c",
        HEARS_CTRL_C,
        "play",
        "--seed",
        "1",
        "--language",
        "en",
        "--role",
        "sheriff",
    ]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in process.stdout:
            if "Your turn." in line:
                break
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=60)
        assert process.returncode == 0
    assert "The game is saved. Go on with: saloon play --resume" in rest
    assert load_game().record.answers == []


def test_cards_lists_everything_in_both_languages() -> None:
    for language, words in (("en", ("Missed!", "Мимо!")), ("ru", ("Красотка", "Cat Balou"))):
        result = run("cards", "--language", language)
        assert result.exit_code == 0
        assert all(word in result.output for word in words)
        told = len(topics()) + len(CHAPTERS)
        reprinted = sum(set(entry.copies) == {"base", "dodge_city"} for entry in entries().values())
        assert reprinted == 12
        assert len(result.output.splitlines()) == told + len(entries()) + reprinted + 5 + 8 + 1
        base = run("cards", "--language", language, "--sets", "base")
        assert len(base.output.splitlines()) == told + 22 + 16 + 4
        assert run("cards", "--sets", "moon").exit_code == 2


@pytest.mark.parametrize(
    ("game", "asked", "told"),
    [
        ("bang", "phase_draw", "Draw two cards"),
        ("bang", "ренегат", "as the last one alive"),
        ("bang", "symbol_missed", "works as a Missed!"),
        ("calibre45", "shoot-out", "the teams fight for the loot"),
        ("calibre45", "limit", "so many bullets count"),
    ],
)
def test_roles_phases_and_signs_are_looked_up_as_cards_are(game: str, asked: str, told: str) -> None:
    page = run("cards", asked, "--game", game, "--language", "en")
    assert page.exit_code == 0
    assert told in " ".join(page.output.split())


def test_a_card_page_has_names_text_copies_rules_and_rulings() -> None:
    page = run("cards", "jail", "--language", "ru").output
    assert page.startswith("Тюрьма  Jail")
    for part in ("синяя рамка", "10♠П J♠П 4♥Ч", "jail_on_failure", "BASE-084", "символ книги"):
        assert part in page
    page = run("cards", "Туко", "--language", "en").output
    assert page.startswith("Pedro Ramirez  Туко / Педро Рамирес")
    assert "life 4" in page
    assert "reach 5" in run("cards", "winchester", "--language", "en").output


def test_an_unknown_card_gets_suggestions() -> None:
    result = run("cards", "shofeeld", "--language", "en")
    assert "Schofield" in result.output
    result = run("cards", "zzzz", "--language", "ru")
    assert result.exit_code == 2
    assert "«zzzz» нет" in result.output
    assert run("cards", "beer", "--language", "xx").exit_code == 2
    assert run("cards", "bar", "--language", "en").output == "That could be: Barrel, Bart Cassidy\n"
