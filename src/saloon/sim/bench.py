"""The benchmark: both builds of the rules and other engines, in short rounds by turns, medians of the rounds.

Every build and the peers have a process of their own and only one of them works at a time, so that one core
is measured. A round measures everything once, so that what disturbs the machine for a while disturbs one
round of each figure. Compare ratios, not absolute figures.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import IO, NamedTuple

import saloon
from saloon.build import choose
from saloon.games.registry import GAMES
from saloon.sim import bench_peers
from saloon.sim.bench_peers import PEERS
from saloon.sim.registry import study_of

YARDSTICK = ("bang", 5)
"""Game and number of players that others are compared with, if they were measured."""
ROUNDS = 5
FIGURES = {
    "play": ["decisions_per_s", "games_per_s"],
    "clone": ["clones_per_s"],
    "view": ["views_per_s"],
    "encode": ["encodes_per_s"],
    "decode": ["decodes_per_s"],
}
PEER_FIGURES = ["decisions_per_s", "games_per_s", "clones_per_s"]

Figures = dict[str, float | None]
"""What was measured, by name; None where something cannot be done at all."""


class BenchFailed(RuntimeError):
    """A measuring process broke off; says which."""


class Worker:
    """A process that measures when it is asked: one JSON object a line, in and out."""

    def __init__(self, name: str, requests: IO[str], answers: IO[str]) -> None:
        self.name = name
        self.requests = requests
        self.answers = answers

    def ask(self, request: Mapping[str, object]) -> dict[str, object]:
        try:
            self.requests.write(json.dumps(request) + "\n")
            self.requests.flush()
        except BrokenPipeError as error:
            raise BenchFailed(f"{self.name}: the measuring process has ended") from error
        return self.hear()

    def hear(self) -> dict[str, object]:
        line = self.answers.readline()
        if not line:
            raise BenchFailed(f"{self.name}: the measuring process broke off")
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer


@contextmanager
def worker(name: str, command: list[str], environ: dict[str, str], silent: bool = False) -> Iterator[Worker]:
    """Start a measuring process; it ends with its input."""
    errors = subprocess.DEVNULL if silent else None
    with subprocess.Popen(
        command, env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield Worker(name, process.stdin, process.stdout)
        finally:
            process.stdout.close()
            process.kill()


def builds() -> list[str]:
    """The builds there are to measure: without an up-to-date compiled one, only the pure one."""
    compiled = choose(Path(saloon.__file__).parent, {}).is_compiled
    return ["compiled", "pure"] if compiled else ["pure"]


@contextmanager
def rules_worker(build: str) -> Iterator[Worker]:
    """A process that runs this build of the rules."""
    environ = {**os.environ, "SALOON_PURE": "1" if build == "pure" else "0"}
    command = [sys.executable, "-m", "saloon.sim.bench_rounds"]
    with worker(build, command, environ) as rules:
        if rules.hear()["compiled"] != (build == "compiled"):
            raise BenchFailed(f"asked for the {build} build, the other one started; run make install")
        yield rules


def peers_python() -> Path | None:
    """The Python of the peers' environment, which stands beside our own; None: not installed."""
    python = Path(sys.prefix).parent / ".venv-peers" / "bin" / "python"
    return python if python.exists() else None


@contextmanager
def peers_worker(python: Path) -> Iterator[Worker]:
    """A process that measures the peers; what they say and warn of is not ours to print."""
    environ = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    with worker("peers", peers_command(python, bench_peers.__file__), environ, silent=True) as peers:
        yield peers


def peers_command(python: Path, script: str) -> list[str]:
    """Isolated: the folder of the script, whose modules have names of their own, is not searched."""
    return [str(python), "-I", "-W", "ignore", script]


class Measured(NamedTuple):
    """A table whose games are measured."""

    game: str
    players: int
    boxes: tuple[str, ...]
    preset: str = ""
    rules: tuple[tuple[str, str], ...] = ()
    own: tuple[tuple[str, object], ...] = ()
    """Further wishes of the game, by name."""

    @property
    def name(self) -> str:
        """`bang-7p-all`: game, players, boxes beyond the first."""
        known = GAMES[self.game].sets()
        further = "all" if list(self.boxes) == known else "+".join(self.boxes[1:])
        return f"{self.game}-{self.players}p-{further if len(self.boxes) > 1 else known[0]}"


def base_of(game: str, players: int) -> Measured:
    """A table with the first box only."""
    return Measured(game, players, (GAMES[game].sets()[0],))


def usual_tables(game: str, players: list[int]) -> list[Measured]:
    """The base game, and all boxes where the table is fullest."""
    boxes = GAMES[game].sets()
    tables = [base_of(game, count) for count in players]
    fullest = max(study_of(game).usual_counts())
    if len(boxes) > 1 and fullest in players:
        tables.append(Measured(game, fullest, tuple(boxes)))
    return tables


class TableName(NamedTuple):
    """The name of a table, taken apart."""

    game: str
    players: int
    boxes: str


def parts_of(table: str) -> TableName:
    """`bang-7p-all`"""
    game, players, boxes = table.split("-", 2)
    return TableName(game, int(players.removesuffix("p")), boxes)


class Report:
    """Medians of all rounds, as they are printed and as JSON."""

    def __init__(self, rules: dict[str, dict[str, Figures | None]], peers: dict[str, Figures | None]) -> None:
        self.rules = rules
        """`bang-5p-base`, `bang-7p-all` -> compiled, pure -> figures; None: there is no such build."""
        self.peers = peers
        """Peer -> figures; None: not installed."""

    def build_ratios(self) -> dict[str, Figures]:
        """Compiled to pure, for each table and figure."""
        return {
            table: ratios(by_build["compiled"], by_build["pure"]) for table, by_build in self.rules.items()
        }

    def box_ratios(self) -> dict[str, dict[str, Figures]]:
        """Each table with further boxes to the base game with as many players, in each build."""
        found: dict[str, dict[str, Figures]] = {}
        for table, by_build in self.rules.items():
            game, players, _boxes = parts_of(table)
            base = base_of(game, players).name
            if base != table and base in self.rules:
                found[table] = {
                    build: ratios(figures, self.rules[base][build])
                    for build, figures in by_build.items()
                    if figures is not None
                }
        return found

    def game_ratios(self) -> dict[str, dict[str, Figures]]:
        """Each table of another game to the yardstick, in each build that has both."""
        yardstick = self.yardstick()[0]
        return {
            table: {
                build: ratios(figures, self.rules[yardstick][build])
                for build, figures in by_build.items()
                if figures is not None
            }
            for table, by_build in self.rules.items()
            if parts_of(table).game != parts_of(yardstick).game
        }

    def yardstick(self) -> tuple[str, str]:
        """What others are compared with: BANG!, five players, compiled, if that was measured."""
        table = base_of(*YARDSTICK).name
        if table not in self.rules:
            table = next(iter(self.rules))
        return table, "pure" if self.rules[table]["compiled"] is None else "compiled"

    def peer_ratios(self) -> dict[str, Figures]:
        """Ours to each peer's."""
        table, build = self.yardstick()
        return {peer: ratios(self.rules[table][build], theirs) for peer, theirs in self.peers.items()}

    def to_json(self) -> str:
        table, build = self.yardstick()
        missing = {"not_installed": "make bench-peers"}
        body: dict[str, object] = dict(self.rules)
        body["peers"] = {peer: missing if found is None else found for peer, found in self.peers.items()}
        body["ratios"] = {
            "compiled_to_pure": self.build_ratios(),
            "to_base": self.box_ratios(),
            "to_yardstick": self.game_ratios(),
            "to_peers": self.peer_ratios(),
            "to_peers_of": {"table": table, "build": build},
        }
        return json.dumps(body, indent=1)


def ratios(ours: Figures | None, theirs: Figures | None) -> Figures:
    """Ours divided by theirs, for each figure that both have."""
    found: Figures = {}
    for figure, value in (ours or {}).items():
        other = (theirs or {}).get(figure)
        if value is not None and other:
            found[figure] = round(value / other, 2)
    return found


class Job:
    """One thing to measure: who is asked for it, and what came of it in each round."""

    def __init__(self, measurer: Worker, request: dict[str, object], name: str, figures: list[str]) -> None:
        self.measurer = measurer
        self.request = request
        self.name = name
        self.figures = figures
        self.rounds: list[dict[str, object]] = []

    def warm_up(self) -> bool:
        """Ask once without counting; False if what is to be measured is not installed."""
        answer = self.measurer.ask({**self.request, "seconds": 0})
        if "failed" in answer:
            raise BenchFailed(f"{self.name}: {answer['failed']}")
        return "missing" not in answer

    def measure(self) -> None:
        self.rounds.append(self.measurer.ask(self.request))

    def median(self) -> Figures:
        """The median of each figure over the rounds."""
        found: Figures = {}
        for figure in self.figures:
            values = [value for one in self.rounds if isinstance(value := one[figure], int | float)]
            found[figure] = round(median(values), 1) if values else None
        return found


def rules_jobs(workers: dict[str, Worker], tables: list[Measured], seconds: float) -> list[Job]:
    """Every figure of every table in every build."""
    return [
        Job(one, {**table._asdict(), "figure": step, "seconds": seconds}, table.name, names)
        for table in tables
        for step, names in FIGURES.items()
        for one in workers.values()
    ]


def peer_jobs(peers: Worker, seconds: float) -> list[Job]:
    return [Job(peers, {"peer": peer, "seconds": seconds}, peer, PEER_FIGURES) for peer in PEERS]


def run(tables: list[Measured], seconds: float, with_peers: bool, tell: Callable[[str], None]) -> Report:
    """Measure each figure for so many CPU seconds in each build, and in each peer if they are wanted."""
    with ExitStack() as stack:
        workers = {build: stack.enter_context(rules_worker(build)) for build in builds()}
        jobs = rules_jobs(workers, tables, seconds / ROUNDS)
        if with_peers and (python := peers_python()) is not None:
            jobs += peer_jobs(stack.enter_context(peers_worker(python)), seconds / ROUNDS)
        jobs = [job for job in jobs if job.warm_up()]
        for turn in range(ROUNDS):
            for job in jobs:
                tell(f"{turn + 1}/{ROUNDS} {job.name}")
                job.measure()
    return report_of(jobs, tables, with_peers)


def report_of(jobs: list[Job], tables: list[Measured], with_peers: bool) -> Report:
    rules: dict[str, dict[str, Figures | None]] = {
        table.name: {"compiled": None, "pure": None} for table in tables
    }
    peers: dict[str, Figures | None] = dict.fromkeys(PEERS) if with_peers else {}
    for job in jobs:
        if job.name in rules:
            by_build = rules[job.name]
            by_build[job.measurer.name] = {**(by_build[job.measurer.name] or {}), **job.median()}
        else:
            peers[job.name] = job.median()
    return Report(rules, peers)
