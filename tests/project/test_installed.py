"""The pure wheel in an empty environment, with what it needs and no more: it serves, simulates, plays."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
import venv
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import saloon

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
WITHIN = 120.0
MOST_MEGABYTES = 110
"""Of everything that a plain server needs, the interpreter apart."""
OPTIONAL = ("asyncpg", "distributed", "gymnasium", "matplotlib", "numpy", "pettingzoo", "pyarrow")

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def uv(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "uv", *words],
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        timeout=WITHIN,
        check=False,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for every platform, as `make wheels` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    words = ("build", "--wheel", "--no-build-isolation", "--offline", "--python", sys.executable)
    built = uv(*words, "--out-dir", str(folder), str(ROOT), SALOON_PURE="1")
    assert built.returncode == 0, built.stderr
    [found] = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it but the wheel and its lock."""
    home = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(home)
    into = ("pip", "install", "--quiet", "--python", str(home / "bin" / "python"))
    locked = ("--require-hashes", "-r", str(ROOT / "requirements.txt"))
    needed = uv(*into, "--offline", *locked)
    if needed.returncode:
        needed = uv(*into, *locked)
    if needed.returncode:
        pytest.skip(f"what the wheel needs is neither in the cache nor within reach: {needed.stderr[-300:]}")
    installed = uv(*into, "--no-deps", "--offline", str(wheel))
    assert installed.returncode == 0, installed.stderr
    return home


@pytest.fixture
def run(home: Path, tmp_path: Path) -> Run:
    """Call the installed command, far from the clone."""

    def call(*words: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(home / "bin" / "saloon"), *words],
            cwd=tmp_path,
            env=surroundings(tmp_path, **environ),
            input=typed,
            capture_output=True,
            text=True,
            timeout=WITHIN,
            check=False,
        )

    return call


def surroundings(folder: Path, **environ: str) -> dict[str, str]:
    """Nothing of the clone, of its coverage or of this machine's houses."""
    ours = ("PYTHON", "COVERAGE", "SALOON")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "SALOON_HOME": str(folder / "home"), "SALOON_LANGUAGE": "en", **environ}


def test_the_wheel_is_for_every_platform_and_has_the_documents(wheel: Path, run: Run) -> None:
    assert wheel.name == f"saloon_games-{saloon.__version__}-py3-none-any.whl"
    version = run("--version")
    assert version.stdout == f"saloon {saloon.__version__} (pure Python: not compiled)\n"
    topics = run("help").stdout
    for document in (ROOT / "docs").glob("*.md"):
        assert f"  {document.stem} " in topics
    assert "Positions as text" in run("help", "positions").stdout
    assert "import aec" in run("help", "example_aec.py").stdout


def test_a_plain_server_is_small_and_brings_nothing_optional(home: Path) -> None:
    [site] = (home / "lib").glob("python*/site-packages")
    size = sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) / 1e6
    assert size < MOST_MEGABYTES
    assert not [name for name in OPTIONAL if (site / name).exists()]


def test_it_simulates_and_says_what_is_missing_for_more(run: Run) -> None:
    simulated = run("sim", "--players", "4", "--games", "10", "--seed", "1", "--json")
    assert simulated.returncode == 0, simulated.stderr
    assert json.loads(simulated.stdout)
    for words in (
        ("sim", "--games", "4", "--plot", "wins.png"),
        ("serve", "--database", "postgresql://nobody/none"),
    ):
        refused = run(*words)
        assert refused.returncode != 0
        assert "install saloon-games[" in refused.stderr.replace("\n", " ")
        assert "make" not in refused.stderr


def test_a_game_is_played_in_the_terminal_against_bots(run: Run) -> None:
    played = run("play", "--players", "2", "--game", "duel", "--seed", "4", "--plain", typed="1\n" * 3000)
    assert played.returncode == 0, played.stdout[-500:] + played.stderr[-500:]
    assert "The game is recorded in" in played.stdout


@pytest.fixture
def house(home: Path, tmp_path: Path) -> Iterator[str]:
    """A house that the installed command has opened; its address."""
    words = ["serve", "--port", "0", "--plain", "--no-browser"]
    with subprocess.Popen(
        [str(home / "bin" / "saloon"), *words],
        cwd=tmp_path,
        env=surroundings(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as opened:
        try:
            assert opened.stdout is not None
            ready = re.fullmatch(r"ready (http://localhost:\d+)\n", opened.stdout.readline())
            assert ready is not None
            yield ready[1]
        finally:
            opened.terminate()
            opened.wait(WITHIN)


def test_it_serves_the_api_and_the_page(house: str) -> None:
    if not (ROOT / "src" / "saloon" / "server" / "page" / "index.html").is_file():
        pytest.skip("the page is not built: make web")
    with urllib.request.urlopen(f"{house}/healthz", timeout=WITHIN) as answer:
        assert answer.status == 200
    with urllib.request.urlopen(f"{house}/", timeout=WITHIN) as answer:
        page = answer.read().decode()
    script = re.search(r'src="\.(/assets/[^"]+\.js)"', page)
    assert script is not None
    with urllib.request.urlopen(f"{house}{script[1]}", timeout=WITHIN) as answer:
        assert answer.status == 200
