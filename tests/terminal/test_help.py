"""`saloon help`, `saloon completion`, and `saloon` without a word."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from saloon.cli import COMMANDS, app
from saloon.games.registry import GAMES
from saloon.terminal.help_command import PLACES, Shell, documents
from saloon.text.texts import LANGUAGES, Texts

WITHIN = 60.0
DOCS = Path(__file__).parents[2] / "docs"


def said(*words: str, code: int = 0, **environ: str) -> str:
    result = CliRunner().invoke(app, list(words), env=environ)
    assert result.exit_code == code, result.output
    return result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_document_is_a_topic_and_has_a_line_in_each_language(language: str) -> None:
    listed = said("help", "--language", language)
    texts = Texts(language)
    for file in DOCS.glob("*.md"):
        assert texts.say(f"help.topic.{file.stem}") in listed
    described = {key.removeprefix("help.topic.") for key in texts.entries if key.startswith("help.topic.")}
    assert described == {topic for topic in documents() if not topic.endswith(".py")}
    for file in DOCS.glob("example_*.py"):
        assert file.name in listed


def test_an_example_is_shown_as_it_is_so_that_it_can_be_kept_in_a_file() -> None:
    assert said("help", "example_aec.py").rstrip() == (DOCS / "example_aec.py").read_text("utf-8").rstrip()


def test_a_topic_is_shown_as_it_is_read_and_an_unknown_one_names_the_others() -> None:
    shown = said("help", "positions")
    assert "Positions as text" in shown
    assert "# Positions" not in shown
    assert "positions" in said("help", "cookery", "--language", "en", code=2)


def test_documents_are_found_beside_the_modules_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cookery.md").write_text("# Beans", "utf-8")
    monkeypatch.setattr("saloon.terminal.help_command.PLACES", (tmp_path, *PLACES))
    assert list(documents()) == ["cookery"]
    monkeypatch.setattr("saloon.terminal.help_command.PLACES", (tmp_path / "none",))
    assert documents() == {}


@pytest.mark.parametrize("shell", list(Shell))
def test_a_shell_can_read_what_is_printed_for_it(shell: Shell) -> None:
    script = said("completion", shell.value)
    assert f"complete_{shell.value}" in script
    if found := shutil.which(shell.value):
        subprocess.run([found, "-n"], input=script, text=True, check=True, timeout=WITHIN)


def completed(*words: str) -> list[str]:
    asked = {
        "_SALOON_COMPLETE": "complete_bash",
        "COMP_WORDS": " ".join(words),
        "COMP_CWORD": f"{len(words) - 1}",
    }
    command = [sys.executable, "-m", "saloon"]
    done = subprocess.run(
        command, env={**os.environ, **asked}, capture_output=True, text=True, timeout=WITHIN, check=False
    )
    return done.stdout.split()


def test_commands_and_topics_are_completed() -> None:
    assert completed("saloon", "re") == [name for name in COMMANDS if name.startswith("re")]
    assert completed("saloon", "help", "pos") == ["positions"]


def test_what_options_can_be_is_completed_for_every_command() -> None:
    assert completed("saloon", "play", "--game", "") == list(GAMES)
    assert completed("saloon", "league", "run", "--language", "r") == ["ru", "ru_literal"]
    assert completed("saloon", "play", "--sets", "base,hi") == ["base,high_noon"]


ASKED = {
    Shell.BASH: """source "$1"; COMP_WORDS=(saloon hel); COMP_CWORD=1; _saloon_completion saloon
        echo "${COMPREPLY[@]}" """,
    Shell.ZSH: """typeset -A compstate; words=(saloon hel); CURRENT=2
        _arguments() { print -r -- "$@" }; source "$1" """,
    Shell.FISH: """source $argv[1]; complete -C "saloon hel" """,
}
"""What makes a shell complete `saloon hel` without a terminal; zsh: as when it has just loaded the file."""


@pytest.mark.parametrize("shell", list(Shell))
def test_a_real_shell_completes_a_word(shell: Shell, tmp_path: Path) -> None:
    if (program := shutil.which(shell.value)) is None:
        pytest.skip(f"there is no {shell.value} here")
    script = tmp_path / "script"
    script.write_text(said("completion", shell.value), "utf-8")
    command = tmp_path / "saloon"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m saloon "$@"\n', "utf-8")
    command.chmod(0o755)
    called = ["-c", ASKED[shell], *(["shell"] if shell is not Shell.FISH else []), str(script)]
    done = subprocess.run(
        [program, *called],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=WITHIN,
        check=False,
    )
    assert "help" in done.stdout.split() or '"help"' in done.stdout, done.stderr


def test_without_a_word_the_house_is_opened_and_says_what_else_there_is(tmp_path: Path) -> None:
    surroundings = {**os.environ, "SALOON_HOME": str(tmp_path), "SALOON_LANGUAGE": "en", "BROWSER": "true"}
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "saloon"],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as opened:
        try:
            assert opened.stdout is not None
            heard = ""
            while not re.search(r"http://localhost:8383|Port 8383 cannot be used", heard):
                line = opened.stdout.readline()
                assert line, heard
                heard += line
        finally:
            opened.send_signal(signal.SIGINT)
            opened.wait(WITHIN)
    assert "saloon serve --lan" in heard
    assert "saloon help" in heard
