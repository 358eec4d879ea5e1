"""`make play` opens the house at once and has the rules compiled beside it, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import compile_rules
import play
import pytest

import saloon
from saloon.build import DIGEST, NATIVE, Build, choose, environment_for
from saloon.server.crew import Worker
from saloon.text.texts import LANGUAGES, Texts

SCRIPTS = Path(compile_rules.__file__).parent
WITHIN = 60.0
"""Seconds after which a test that waits fails."""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one rule, and a compiler that has little to do."""
    package = tmp_path / "src" / "saloon"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel" / "frames.py").write_text("LIVES = 4\n", "utf-8")
    monkeypatch.setattr(compile_rules, "PACKAGE", package)
    monkeypatch.setattr(compile_rules, "WORK", tmp_path / ".build")
    return package


class Compiler:
    """Takes the place of mypyc: notes that it was called, and waits until it may finish."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_finish = threading.Semaphore(0), threading.Event()
        self.times = 0
        monkeypatch.setattr(compile_rules, "compile_rules", self)

    def __call__(self, folder: Path, *, work: Path, separate: bool) -> bool:
        self.times += 1
        (work / "object").write_text("half")
        self.begun.release()
        assert self.may_finish.wait(WITHIN)
        folder.mkdir()
        (folder / DIGEST).write_text(compile_rules.recipe(separate=separate), "utf-8")
        return True


def test_two_at_once_compile_once(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler = Compiler(monkeypatch)
    first, second = [threading.Thread(target=compile_rules.bring_up_to_date) for _ in range(2)]
    first.start()
    assert compiler.begun.acquire(timeout=WITHIN)
    waiting = threading.Event()
    monkeypatch.setattr("builtins.print", lambda *_, **__: waiting.set())
    second.start()
    assert waiting.wait(WITHIN), "the second says that it waits"
    assert not (package / NATIVE).exists()
    compiler.may_finish.set()
    for one in (first, second):
        one.join(WITHIN)
        assert not one.is_alive()
    assert compiler.times == 1
    assert choose(package, {}) is Build.COMPILED
    assert [path.name for path in package.glob(f"{NATIVE}*")] == [NATIVE]


KILLED = """
import pathlib, sys, types
import compile_rules
compile_rules.PACKAGE, compile_rules.WORK = map(pathlib.Path, sys.argv[1:])
def begin(folder, *, work, separate):
    folder.mkdir()
    (folder / "half.so").write_text("half")
    (work / "half.o").write_text("half")
    print("begun", flush=True)
    sys.stdin.read()
compile_rules.compile_rules = begin
compile_rules.bring_up_to_date()
"""


def test_one_that_is_killed_leaves_nothing_half_done_to_the_next(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-c", KILLED, str(package), str(tmp_path / ".build")]
    with subprocess.Popen(
        command, cwd=SCRIPTS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == "begun\n"
        killed.kill()
        killed.wait(WITHIN)
    assert choose(package, {}) is Build.NOT_COMPILED
    assert list(package.glob(f"{NATIVE}.*/fresh/half.so"))
    assert list(tmp_path.glob(".build/*/half.o"))
    compiler = Compiler(monkeypatch)
    compiler.may_finish.set()
    compile_rules.bring_up_to_date()
    assert choose(package, {}) is Build.COMPILED
    assert [path.name for path in package.glob(f"{NATIVE}*")] == [NATIVE]
    assert not list(tmp_path.glob(".build/*/half.o"))


def test_one_that_fails_keeps_the_build_before_and_what_was_compiled(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = Compiler(monkeypatch)
    compiler.may_finish.set()
    compile_rules.bring_up_to_date()
    (package / "kernel" / "frames.py").write_text("LIVES = 5\n", "utf-8")
    monkeypatch.setattr(compile_rules, "compile_rules", lambda *_, **__: sys.exit("it does not compile"))
    with pytest.raises(SystemExit):
        compile_rules.bring_up_to_date()
    assert (package / NATIVE / DIGEST).is_file()
    assert choose(package, {}) is Build.STALE
    assert list(tmp_path.glob(".build/*/object"))
    assert [path.name for path in package.glob(f"{NATIVE}*")] == [NATIVE]


COMPILER = """
import os, pathlib, sys
pathlib.Path({told!r}).write_text(f"{{os.getsid(0) == os.getpid()}} {{sys.argv[1:]}}")
"""


@pytest.mark.parametrize("build", Build)
def test_rules_that_are_not_compiled_are_compiled_beside_the_house(
    build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    script = tmp_path / "compiler.py"
    script.write_text(COMPILER.format(told=str(told)), "utf-8")
    monkeypatch.setattr(compile_rules, "__file__", str(script))
    monkeypatch.setattr(compile_rules, "WORK", tmp_path / ".build")
    monkeypatch.setattr(compile_rules, "missing_compiler", str)
    monkeypatch.setattr(saloon, "BUILD", build)
    if build in (Build.COMPILED, Build.PURE):
        assert play.compile_beside() == ("", None)
        assert not (tmp_path / ".build").exists()
    else:
        said, compiler = play.compile_beside()
        assert said == "server.say.compiling"
        assert told.read_text() == "True ['--beside']", "a session of its own: Ctrl-C does not reach it"
        assert compiler is not None
        assert compiler.wait(WITHIN) == 0
        assert (tmp_path / ".build" / play.LOG).is_file()


def test_without_a_compiler_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saloon, "BUILD", Build.NOT_COMPILED)
    monkeypatch.setattr(compile_rules, "missing_compiler", lambda: "the C compiler cc")
    assert play.compile_beside() == ("server.say.no_compiler", None)


@pytest.mark.parametrize("key", ["", "server.say.compiling", "server.say.no_compiler"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_one_line_and_the_house_is_opened(
    key: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[list[str]] = []
    monkeypatch.setattr(play, "compile_beside", lambda: (key, None))
    monkeypatch.setattr(play, "command", lambda: opened.append(sys.argv))
    monkeypatch.setattr(sys, "argv", ["play.py", "--lan", "-l", language])
    play.main()
    assert opened == [["saloon", "serve", "--lan", "-l", language]]
    shown = capsys.readouterr().out
    assert shown == (f"{Texts(language).say(key)}\n" if key else "")


def test_the_compiler_beside_the_house_has_the_lowest_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr(os, "nice", done.append)
    monkeypatch.setattr(compile_rules, "bring_up_to_date", lambda **wishes: done.append(wishes))
    for arguments in ([], ["--beside"]):
        monkeypatch.setattr(sys, "argv", ["compile_rules.py", *arguments])
        compile_rules.main()
    usual = {"force": False, "separate": False}
    assert done == [usual, 19, usual]


@pytest.mark.parametrize("build", [Build.COMPILED, Build.NOT_COMPILED, Build.STALE, Build.PURE])
def test_the_bots_of_a_house_run_its_build(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that are started when another one has been compiled."""

    async def environment() -> dict[str, str]:
        worker = await Worker.start([], lambda _thought: None)
        try:
            async with asyncio.timeout(WITHIN):
                while not (found := Path(f"/proc/{worker._process.pid}/environ").read_text()):
                    await asyncio.sleep(0)  # it is empty until the program is loaded
        finally:
            await worker.stop()
        return dict(re.findall(r"^(SALOON_PURE)=(.*)$", found.replace("\0", "\n"), re.MULTILINE))

    monkeypatch.setattr(saloon, "BUILD", build)
    assert asyncio.run(environment()) == {"SALOON_PURE": "0" if build is Build.COMPILED else "1"}


def test_a_process_of_a_plain_house_stays_plain_when_the_rules_are_compiled(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = choose(package, {})
    assert build is Build.NOT_COMPILED
    compiler = Compiler(monkeypatch)
    compiler.may_finish.set()
    compile_rules.bring_up_to_date()
    assert not choose(package, environment_for(build)).is_compiled
    assert choose(package, {}) is Build.COMPILED, "the next start"
    assert choose(package, environment_for(Build.COMPILED)) is Build.COMPILED


def test_playing_needs_no_tools_of_developers() -> None:
    pinned = re.compile(r"^([a-z0-9.-]+)==", re.MULTILINE)
    locks = [
        (SCRIPTS.parent / f"requirements{part}.txt").read_text("utf-8") for part in ("", "-build", "-dev")
    ]
    run_time, building, all_of_it = [set(pinned.findall(lock)) for lock in locks]
    assert run_time | building < all_of_it
    assert not {"pytest", "playwright", "ruff", "hypothesis"} & (run_time | building)
    assert {"mypy", "setuptools", "hatchling", "editables", "uv"} <= building
