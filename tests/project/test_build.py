"""The compiled rules are used only where they are wanted and made from the present sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import saloon
from saloon.build import DIGEST, NATIVE, Build, choose, digest_of

PACKAGE = Path(saloon.__file__).parent
RULES = "import saloon, saloon.kernel as rules; print(saloon.BUILD.name, '_native' in rules.__file__)"


def build_seen_by(code: str, path: Path = PACKAGE.parent, pure: str | None = None) -> list[str]:
    environ = {key: value for key, value in os.environ.items() if key != "SALOON_PURE"}
    environ["PYTHONPATH"] = str(path)
    if pure is not None:
        environ["SALOON_PURE"] = pure
    command = [sys.executable, "-X", "dev", "-W", "error", "-c", code]
    return subprocess.run(command, env=environ, check=True, capture_output=True, text=True).stdout.split()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with a build that claims to be up to date."""
    package = tmp_path / "saloon"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel" / "__init__.py").touch()
    (package / "kernel" / "frames.py").write_text("LIVES = 4\n", "utf-8")
    (package / "kernel" / "cards.json").write_text("[4]\n", "utf-8")
    (package / NATIVE).mkdir()
    (package / NATIVE / DIGEST).write_text(f"{digest_of(package)}\nmade by a test\n", "utf-8")
    return package


def test_an_up_to_date_build_is_used(package: Path) -> None:
    assert choose(package, {}) is Build.COMPILED
    assert choose(package, {"SALOON_PURE": "0"}) is Build.COMPILED
    assert choose(package, {"SALOON_PURE": ""}) is Build.COMPILED


def test_the_environment_can_ask_for_plain_python(package: Path) -> None:
    assert choose(package, {"SALOON_PURE": "1"}) is Build.PURE


def test_no_build_is_plain_python(package: Path) -> None:
    (package / NATIVE / DIGEST).unlink()
    assert choose(package, {}) is Build.NOT_COMPILED


@pytest.mark.parametrize("change", ["edit", "edit of data", "add", "remove", "rename", "edit of a package"])
def test_a_build_of_other_sources_is_stale(package: Path, change: str) -> None:
    frames = package / "kernel" / "frames.py"
    match change:
        case "edit":
            frames.write_text("LIVES = 5\n", "utf-8")
        case "edit of data":
            (package / "kernel" / "cards.json").write_text("[5]\n", "utf-8")
        case "add":
            (package / "games").mkdir()
            (package / "games" / "duel.py").touch()
        case "remove":
            frames.unlink()
        case "rename":
            frames.rename(frames.with_name("stack.py"))
        case _:
            (package / "kernel" / "__init__.py").write_text(
                "from saloon.kernel.frames import LIVES\n", "utf-8"
            )
    assert choose(package, {}) is Build.STALE


needs_a_compiled_build = pytest.mark.skipif(
    choose(PACKAGE, {}) is not Build.COMPILED, reason="no compiled build"
)


@needs_a_compiled_build
def test_one_environment_runs_both_builds() -> None:
    assert build_seen_by(RULES) == ["COMPILED", "True"]
    assert build_seen_by(RULES, pure="1") == ["PURE", "False"]


@needs_a_compiled_build
def test_an_edited_source_is_never_shadowed_by_the_build_made_before(tmp_path: Path) -> None:
    copy = shutil.copytree(PACKAGE, tmp_path / "saloon", ignore=shutil.ignore_patterns("__pycache__"))
    assert build_seen_by(RULES, tmp_path) == ["COMPILED", "True"]
    with (copy / "kernel" / "__init__.py").open("a", encoding="utf-8") as source:
        source.write("\n# edited\n")
    assert build_seen_by(RULES, tmp_path) == ["STALE", "False"]


@needs_a_compiled_build
def test_every_module_of_the_rules_is_imported_compiled_and_without_a_warning() -> None:
    names = [
        ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts)
        for folder in ("kernel", "games")
        for source in sorted((PACKAGE / folder).rglob("*.py"))
        if source.name != "__init__.py"
    ]
    code = f"import importlib\nfor name in {names}: print(importlib.import_module(name).__file__)"
    files = build_seen_by(code)
    assert len(files) == len(names)
    assert all(Path(file).is_file() and NATIVE in file and not file.endswith(".py") for file in files)
