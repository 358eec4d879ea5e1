"""A test that hangs fails after its limit and tells where its processes stood: tests hang here to show it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
CONFTEST = """
from tests.conftest import pytest_addoption, pytest_report_header
from tests.limit import Limit

def pytest_configure(config):
    config.pluginmanager.register(Limit(config.getoption("--limit"), last=2.0), "limit")
"""
CHILD = "import subprocess, sys, threading\\ndef {name}():\\n    threading.Event().wait()\\n{name}()"

IN_A_LOCK = """
import threading

def test_waits():
    def waits_for_nobody():
        threading.Event().wait()
    other = threading.Thread(target=waits_for_nobody, daemon=True, name="the other one")
    other.start()
    other.join()
"""
IN_A_TASK = """
import asyncio

async def never_woken():
    await asyncio.get_running_loop().create_future()

def test_waits():
    async def scene():
        await asyncio.gather(never_woken(), asyncio.sleep(1000))
    asyncio.run(scene())
"""
FOR_A_CHILD = f"""
import subprocess, sys
CHILD = "{CHILD.format(name="stuck_in_a_child")}"
GRANDCHILD = "{CHILD.format(name="stuck_in_a_grandchild")}"
PARENT = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]], stderr=2)"

def test_waits():
    quiet = subprocess.Popen([sys.executable, "-c", CHILD], stderr=subprocess.PIPE)
    subprocess.run([sys.executable, "-c", PARENT, GRANDCHILD])
"""
IN_SET_UP = """
import threading, pytest

@pytest.fixture
def never_ready():
    threading.Event().wait()

def test_waits(never_ready):
    pass
"""
IN_TEAR_DOWN = """
import threading, pytest

@pytest.fixture
def never_done():
    yield
    threading.Event().wait()

def test_waits(never_done):
    pass
"""
AGAIN_WHEN_IT_CLEANS_UP = """
import tests.limit, threading
tests.limit.AGAIN = 0.5

def test_waits():
    try:
        threading.Event().wait()
    finally:
        threading.Event().wait()
"""
IN_C = """
import collections, itertools

def test_waits():
    collections.deque(itertools.repeat(None), maxlen=0)
"""


def run(folder: Path, test: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(CONFTEST, "utf-8")
    (folder / "test_hanging.py").write_text(test, "utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), f"--rootdir={folder}"]
    return subprocess.run(
        [*command, "-p", "no:cacheprovider", "--limit=2", *arguments, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=100.0,
        check=False,
    )


@pytest.mark.parametrize(
    ("test", "told"),
    [
        (IN_A_LOCK, ["no end of the call of", "--- thread the other one", "in waits_for_nobody"]),
        (IN_A_TASK, ["no end of the call of", "never_woken()"]),
        (FOR_A_CHILD, ["no end of the call of", "in stuck_in_a_child", "in stuck_in_a_grandchild"]),
        (IN_SET_UP, ["no end of the set-up of", "in never_ready"]),
        (IN_TEAR_DOWN, ["no end of the tear-down of", "in never_done"]),
        (AGAIN_WHEN_IT_CLEANS_UP, ["During handling of the above exception", "no end of the call of"]),
    ],
    ids=["lock", "task", "child", "set-up", "tear-down", "clean-up"],
)
def test_a_test_that_hangs_fails_and_tells_where(tmp_path: Path, test: str, told: list[str]) -> None:
    done = run(tmp_path, test)
    assert done.returncode == 1, done.stdout + done.stderr
    assert [words for words in told if words not in done.stdout] == [], done.stdout


def test_a_loop_that_no_signal_reaches_ends_with_its_process(tmp_path: Path) -> None:
    done = run(tmp_path, IN_C, "-n1")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "crashed while running 'test_hanging.py::test_waits'" in done.stdout
    assert "in test_waits" in done.stdout + done.stderr


def test_a_quick_test_is_left_alone(tmp_path: Path) -> None:
    assert run(tmp_path, "def test_passes():\n    pass\n").returncode == 0
