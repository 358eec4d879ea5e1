"""The commands of the README are run as they stand there; some get more arguments, to be short."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from saloon.server.pages import has_page
from saloon.terminal import accounts
from saloon.text.texts import Texts
from tests.advice.games import recorded as finished_record
from tests.server.houses import PATIENCE, quick_table
from tests.terminal.serving import Served, served
from tests.terminal.test_join import played_out
from tests.terminal.test_verify import PROOF, recorded

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
SALOON = ".venv/bin/saloon"
HOUSE = "http://localhost:8383"
SHORT: dict[str, list[str]] = {
    "review": ["--simulations", "8", "--jobs", "1"],
    "sim": ["--games", "6"],
    "league": ["--players", "4", "--deals", "2"],
    "bench": ["--seconds", "0.01", "--players", "4"],
    "chaos": ["--games", "1", "--kills", "1"],
}
"""Less of the same: an option that is given again counts the last time."""
WITHIN = 240.0


def commands() -> list[str]:
    """Every line of a block that is a command, without the words that explain it."""
    blocks = re.findall(r"^```\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.splitlines()]
    return [re.split(r"\s{2,}", line)[0] for line in lines]


def of_saloon() -> list[str]:
    return [line for line in commands() if line.startswith(SALOON)]


def words_of(line: str) -> list[str]:
    return shlex.split(line.removeprefix(SALOON))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SALOON_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
def house(home: Path) -> Iterator[Served]:
    with served(home / "house") as found:
        yield found


def run(words: list[str], folder: Path, typed: str = "") -> str:
    """Run the command in a folder of its own; what it says."""
    # A disk that is full is full for the notes of coverage too.
    unnoted = {name: value for name, value in os.environ.items() if name != "COVERAGE_PROCESS_CONFIG"}
    done = subprocess.run(
        [sys.executable, "-m", "saloon", *words],
        cwd=folder,
        env=unnoted if "chaos" in words else None,
        input=typed,
        capture_output=True,
        text=True,
        timeout=WITHIN,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def plays(words: list[str], home: Path) -> None:
    assert "saloon play --resume" in run(words, home)
    assert run(["play", "--resume"], home) != ""


def joins(words: list[str], home: Path) -> None:
    with served(home / "house") as house:
        where = [word.replace(HOUSE, house.url) for word in words]
        assert house.url in run([*where, "-l", "en"], home, "\n")


def serves(words: list[str], home: Path, said: str = "ready http") -> None:
    open_at_any_port = ["--plain", "--port", "0", "--no-browser", "--data", str(home / "served")]
    opened_and_closed([sys.executable, "-m", "saloon", *words, *open_at_any_port], home, said)


def opened_and_closed(command: list[str], folder: Path, said: str) -> None:
    """It says that it is open, and a Ctrl-C closes it."""
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as house:
        try:
            assert house.stdout is not None
            assert any(said in line for line in house.stdout)
            os.killpg(house.pid, signal.SIGINT)
            house.wait(PATIENCE)
        finally:
            if house.poll() is None:
                os.killpg(house.pid, signal.SIGKILL)


def looks_up(words: list[str], home: Path) -> None:
    assert len(run(words, home).splitlines()) > 3


def records(words: list[str], home: Path) -> None:
    with served(home / "house") as house:
        link = finished_game(house)
        run([word.replace("URL", link) for word in words], home)
    assert len(list((home / "home" / "records").iterdir())) == 1


def remembers(words: list[str], home: Path) -> None:
    with served(home / "house") as house:
        finished_game(house)
        said = run([*[word.replace("URL", house.url) for word in words], "-l", "en"], home)
    assert Texts("en").say("join.history.none") in said, "she only looked on"


def rates(words: list[str], home: Path) -> None:
    with served(home / "house") as house:
        said = run([*[word.replace("URL", house.url) for word in words], "-n", "Anna", "-l", "en"], home)
    assert Texts("en").say("join.rating.none") in " ".join(said.split())


def replays(words: list[str], home: Path) -> None:
    with served(home / "house") as house:
        run(["record", finished_game(house), "-o", "GAME.json"], home)
    assert "reproduced: " in run([*words, "--all", "-l", "en"], home)


def shows(words: list[str], home: Path) -> None:
    with served(home / "house") as house:
        run(["record", finished_game(house), "-o", "GAME.json"], home)
    position = home / "position.txt"
    position.write_text(run(words, home), "utf-8")
    assert run(["show", str(position)], home) == position.read_text("utf-8")


def reviews(words: list[str], home: Path) -> None:
    (home / "GAME.json").write_bytes(finished_record("bang", 4).to_bytes())
    said = run([*words, *SHORT["review"], "-l", "en"], home)
    assert Texts("en").say("advice.review.turnings") in said


def verifies(words: list[str], home: Path) -> None:
    recorded(home, "bang", PROOF, file="GAME.json")
    assert Texts("en").say("terminal.verify.good") in run([*words, "-l", "en"], home)


def finished_game(house: Served) -> str:
    anna = house.guest("Anna")
    accounts.keep(house.url, "Anna", anna.token)
    table = house.do(anna.new_table(quick_table(bots=["random"] * 4))).table
    house.do(anna.start(table))
    house.do(played_out(anna, table))
    return f"{house.url}/#/table/{table}"


def simulates(words: list[str], home: Path) -> None:
    run([*words, *SHORT["sim"]], home)
    plot = home / words[words.index("--plot") + 1]
    assert plot.read_bytes().startswith(b"\x89PNG")


def compares(words: list[str], home: Path) -> None:
    run([*words, *SHORT["league"]], home)
    assert "greenhorn" in run(["league", "table", words[words.index("--out") + 1]], home)


def studies(words: list[str], home: Path) -> None:
    """The study of docs/lab.md, with fewer games."""
    text = (ROOT / "docs" / "lab.md").read_text("utf-8")
    study = re.findall(r"^```toml\n(.*?)^```", text, re.DOTALL | re.MULTILINE)[0]
    (home / "STUDY.toml").write_text(study.replace("games = 2000", "games = 4"), "utf-8")
    run(words, home)
    run(["lab", "report", words[-1]], home)
    assert (home / words[-1] / "report.html").read_text("utf-8").count("<svg") > 5


def rules(words: list[str], home: Path) -> None:
    (home / "tests").symlink_to(ROOT / "tests")
    assert re.search(r"[1-9]\d* passed, 0 failed", run(words, home))


def measures(words: list[str], home: Path) -> None:
    assert "BANG!" in run([*words, *SHORT["bench"]], home)


def looks_after(words: list[str], home: Path) -> None:
    with served(home / "home" / "house"):
        run(words, home)
    assert (home / words[-1]).read_bytes().startswith(b"SQLite")


def drills(words: list[str], home: Path) -> None:
    run([*words, *SHORT["chaos"]], home)


WAYS: dict[str, Callable[[list[str], Path], None]] = {
    "serve": serves,
    "join": joins,
    "play": plays,
    "cards": looks_up,
    "record": records,
    "history": remembers,
    "ratings": rates,
    "replay": replays,
    "review": reviews,
    "show": shows,
    "verify": verifies,
    "sim": simulates,
    "league": compares,
    "lab": studies,
    "rulings": rules,
    "bench": measures,
    "house": looks_after,
    "chaos": drills,
}


@pytest.mark.parametrize("line", of_saloon())
def test_a_command_of_the_readme_works(line: str, home: Path) -> None:
    words = words_of(line)
    WAYS[words[0]](words, home)


def test_there_is_no_other_kind_of_command_in_the_readme() -> None:
    assert len(of_saloon()) > 10
    rest = [line for line in commands() if line and line not in of_saloon()]
    assert rest == ["make play", "make test"]


@pytest.mark.skipif(not has_page(), reason="the page is not built (make web)")
def test_make_play_opens_the_house(home: Path) -> None:
    serve = f"--plain --port 0 --no-browser --data {home / 'played'}"
    command = ["make", "--no-print-directory", "-C", str(ROOT), "play", f"SERVE={serve}"]
    opened_and_closed(command, ROOT, "ready http")


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/running-a-server.md"])
def test_every_make_of_a_document_is_in_the_makefile(document: str) -> None:
    named = set(re.findall(r"(?:`|^)make ([a-z-]+)", (ROOT / document).read_text("utf-8"), re.MULTILINE))
    targets = re.findall(r"^([a-z-]+):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert named <= set(targets)
