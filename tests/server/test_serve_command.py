"""`saloon serve`: what it says, and what it says when it cannot open."""

import contextlib
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from saloon.cli import app
from saloon.server.running import bound
from saloon.server.serve_command import Sign, qr_code, settings_of
from saloon.server.store_sqlite import LOCK, locked
from saloon.text.texts import Texts


def test_help_explains_every_option() -> None:
    shown = CliRunner().invoke(app, ["serve", "--help"], terminal_width=200).output
    for option in ("--lan", "--port", "--data", "--database", "--no-browser", "--host-name"):
        assert option in shown


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_sign_tells_how_to_come_in_and_how_to_stop(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    urls = ["http://localhost:8383", "http://192.168.1.7:8383"]
    sign = Sign(Texts(language), urls, "/somewhere", plain=False, browser=False)
    sign.hang_out()
    sign.take_down()
    shown = capsys.readouterr().out
    assert all(url in shown for url in urls)
    assert "saloon join http://192.168.1.7:8383" in shown
    assert qr_code(urls[1]) in shown
    assert "Ctrl+C" in shown
    assert "/somewhere" in shown


def test_without_a_network_the_sign_says_how_to_open_it(capsys: pytest.CaptureFixture[str]) -> None:
    Sign(Texts("en"), ["http://localhost:1"], "x", plain=False, browser=False).hang_out()
    shown = capsys.readouterr().out
    assert "--lan" in shown
    assert "█" not in shown


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    place = bound("127.0.0.1", 0)
    place.listen()
    port = str(place.getsockname()[1])
    result = CliRunner().invoke(app, ["serve", "--port", port, "--data", str(tmp_path), "-l", "en"])
    place.close()
    assert result.exit_code == 1
    assert port in result.output
    assert "--port" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", "mysql://x"], "postgresql://"),
        (["--language", "fr"], "en, ru"),
        (["--port", "99999"], "65535"),
        (["--host-name", "http://cards.example"], "saloon.example.org"),
        (["--origin", "cards.example"], "https://"),
        (["--origin", "https://cards.example/"], "https://"),
        (["--workers", "0"], "1"),
    ],
)
def test_what_cannot_be_is_told_with_what_can(arguments: list[str], said: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), *arguments])
    assert result.exit_code in (1, 2)
    assert said in result.output


def test_a_folder_that_is_in_use_or_no_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "inside"
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(folder), "-l", "en"])
    assert result.exit_code == 1
    assert "cannot open" in result.output


def spoil(folder: Path, how: str) -> None:
    """Make a folder in which no house can be opened."""
    folder.mkdir()
    file = folder / "saloon.sqlite"
    if how == "newer":
        with contextlib.closing(sqlite3.connect(file)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA user_version = 99")
    elif how == "damaged":
        file.write_bytes(b"no store of a saloon, but long enough to be taken for one" * 9)
    elif how == "closed":
        file.mkdir()
    else:
        folder.rmdir()
        folder.write_bytes(b"")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("how", ["newer", "damaged", "closed", "folder"])
def test_a_house_that_cannot_open_says_why_in_one_language_and_changes_nothing(
    how: str, language: str, tmp_path: Path
) -> None:
    folder = tmp_path / "house"
    spoil(folder, how)
    file = folder / "saloon.sqlite"
    before = file.read_bytes() if file.is_file() else b""
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(folder), "-l", language])
    texts = Texts(language)
    place = folder if how == "folder" else file
    why = texts.say(f"server.store.{how}", place=place)
    assert result.exit_code == 1
    assert result.output.strip().splitlines()[-1] == texts.say("server.error.store", why=why)
    assert (file.read_bytes() if file.is_file() else b"") == before


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_folder_that_another_house_uses_is_told(language: str, tmp_path: Path) -> None:
    lock = locked(tmp_path / LOCK)
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "-l", language])
    lock.close()
    assert result.exit_code == 1
    assert Texts(language).say("server.store.in_use", place=tmp_path) in result.output


def test_on_the_network_the_server_answers_to_its_addresses_and_given_names_only() -> None:
    alone = settings_of(False, [], [], None, [], False)
    assert alone.hosts == {"localhost", "127.0.0.1", "[::1]"}
    named = settings_of(True, ["Cards.Example"], ["https://a.example"], 2, ["10.0.0.9"], False)
    assert "cards.example" in named.hosts
    assert alone.hosts < named.hosts
    assert named.origins == {"https://a.example"}
    assert named.proxies == {"10.0.0.9"}
    assert not named.test_mode


def loaded_by(*arguments: str) -> set[str]:
    """Which modules a command line loads before it does anything."""
    program = (
        "import sys; from typer.testing import CliRunner; from saloon.cli import app; "
        f"CliRunner().invoke(app, {list(arguments)}); print(*sys.modules)"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ.copy()
    )
    return set(shown.stdout.split())


def test_a_command_loads_what_it_needs_and_no_more() -> None:
    server = {"uvicorn", "starlette", "asyncpg", "prometheus_client"}
    assert not loaded_by("play", "--help") & server
    others = {"saloon.sim.command", "saloon.terminal.play", "saloon.rulings.runner"}
    assert not loaded_by("serve", "--port", "-1") & others


def test_a_command_that_is_mistyped_is_told_with_the_one_that_is_meant() -> None:
    result = CliRunner().invoke(app, ["srve"])
    assert result.exit_code == 2
    assert "serve" in result.output
