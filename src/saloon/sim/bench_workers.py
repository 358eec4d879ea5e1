"""The processes that measure: each build of the rules and the peers have one of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import saloon
from saloon.build import choose
from saloon.sim import bench_peers


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
            raise BenchFailed(f"asked for the {build} build, the other one started")
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
