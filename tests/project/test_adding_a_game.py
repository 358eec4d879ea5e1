"""The page that tells how to add a game has a whole game in it: it is run as it stands there."""

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
MOST_LINES = 59


def program() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


def run(source: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """As plain Python: interpreted classes cannot be made of compiled ones."""
    file = tmp_path / "toy.py"
    file.write_text(source, "utf-8")
    environment = {**os.environ, "SALOON_PURE": "1"}
    return subprocess.run(
        [sys.executable, str(file)], env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def test_the_game_on_the_page_keeps_the_promises_of_the_kernel(tmp_path: Path) -> None:
    assert len([line for line in program().splitlines() if line.strip()]) <= MOST_LINES
    done = run(program(), tmp_path)
    assert done.returncode == 0, done.stderr


def test_a_game_that_breaks_a_promise_is_refused(tmp_path: Path) -> None:
    """Guards the test above: a clone that forgets whose turn it is."""
    whole = "def clone(self, game): return self.worked(table(game.step, game.bullets, game.turn))"
    forgetful = "def clone(self, game): return self.worked(table(game.step, game.bullets, 0))"
    assert whole in program()
    done = run(program().replace(whole, forgetful), tmp_path)
    assert "a clone is equal to its original" in done.stderr
