"""Change the rules at random places and see whether scenes and rulings notice.

    python scripts/mutate.py                          200 mutations of src/saloon/games, by two processes
    python scripts/mutate.py --number 20 --seed 7     others, fewer
    python scripts/mutate.py --only calibre45         of files whose path has this in it
    python scripts/mutate.py --show 3                 what these would be; nothing is run
    python scripts/mutate.py --elsewhere              survivors are tried by other tests of the rules too

A mutation is one constant, one comparison or one line: a number or truth value is another one, a comparison
or `and` and `or` are turned, a statement is left out. First all scenes and rulings are run once with
coverage, which tells what each of them reaches (kept in .build/mutate until a source or a test changes).
Then each mutation is made in a copy of the sources and tried by the tests that reach its line, the most
special ones first; what runs when a module is imported is tried by all. A test that fails or takes too long
has caught it. Prints the share that was caught and the survivors as diffs; fails if fewer than 95 % were
caught. The rules run as plain Python.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

import coverage
import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
GAMES = SOURCES / "saloon" / "games"
WORK = ROOT / ".build" / "mutate"
TESTS = ("tests/scenes", "tests/rulings")
ELSEWHERE = (
    "tests/kernel",
    "tests/playthroughs",
    "tests/corpus",
    *(f"tests/conformance/test_{name}.py" for name in ("questions", "memory", "positions", "ways")),
)
"""Where views, memory, positions and recorded games are looked at."""
BAR = 0.95
FIRST = 40
"""So many tests are tried first: most mutations are caught there."""
SECONDS = 240.0
"""A run of tests that takes longer goes round in circles: the mutation is noticed."""
MAPPING = 1200.0
"""Seconds for the run that tells what tests reach."""
ALL = "*"
"""Instead of the tests that reach a line: it runs when its module is imported."""

Reached = dict[str, dict[int, list[str]]]
"""By file (from SOURCES on) and line: the tests that run it."""


# As a plug-in of pytest, in the run that tells what tests reach


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Whatever runs from now on runs for this test."""
    running = coverage.Coverage.current()
    assert running is not None
    running.switch_context(item.nodeid)
    return (yield)


def what_tests_reach(jobs: int) -> Reached:
    """From the last time, if nothing has changed since."""
    kept = WORK / f"reached-{digest()}.json"
    if kept.is_file():
        found: Reached = {
            file: {int(line): tests for line, tests in lines.items()}
            for file, lines in json.loads(kept.read_text("utf-8")).items()
        }
        return found
    print("mutate: running all scenes and rulings once, to see what each of them reaches", flush=True)
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    config = WORK / "coverage.toml"
    config.write_text(
        f"[tool.coverage.run]\nsource = [{json.dumps(str(GAMES))}]\nparallel = true\n"
        f'patch = ["subprocess"]\ndata_file = {json.dumps(str(WORK / "data"))}\n',
        "utf-8",
    )
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={config}", "-m", *words_for_pytest(jobs)]
    done = subprocess.run(
        [*command, "-p", "mutate", *TESTS],
        cwd=ROOT,
        env=environment(SOURCES),
        capture_output=True,
        text=True,
        check=False,
        timeout=MAPPING,
    )
    if done.returncode:
        sys.exit(f"mutate: scenes and rulings must pass first\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    reached = read_reached()
    kept.write_text(json.dumps(reached), "utf-8")
    return reached


def read_reached() -> Reached:
    reader = coverage.Coverage(data_file=str(WORK / "data"), config_file=False)
    reader.combine([str(WORK)])
    data = reader.get_data()
    reached: Reached = {}
    for name in data.measured_files():
        lines = data.contexts_by_lineno(name)
        reached[str(Path(name).relative_to(SOURCES))] = {
            line: [ALL] if "" in tests else tests for line, tests in lines.items()
        }
    return reached


def digest() -> str:
    """Of all that decides what is reached."""
    found = hashlib.blake2b(digest_size=8)
    folders = [SOURCES / "saloon" / "kernel", GAMES, SOURCES / "saloon" / "rulings"]
    for folder in [*folders, *(ROOT / tests for tests in TESTS)]:
        for file in sorted(folder.rglob("*.[pjy]*")):
            if file.suffix in (".py", ".json", ".yml"):
                found.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return found.hexdigest()


def words_for_pytest(jobs: int = 0) -> list[str]:
    spread = ["-n", str(jobs), "--dist", "worksteal"] if jobs else ["-p", "no:xdist"]
    return ["pytest", "-q", "-x", "-p", "no:cacheprovider", "--build=pure", *spread]


def environment(sources: Path) -> dict[str, str]:
    """For plain Python from these sources, which leaves nothing behind."""
    path = os.pathsep.join([str(sources), str(ROOT / "scripts")])
    return {**os.environ, "SALOON_PURE": "1", "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


# What can be changed


class Mutation(NamedTuple):
    """One place of one file, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    """Where in the text of the file, in characters."""
    instead: str
    what: str

    def applied(self, text: str) -> str:
        return text[: self.start] + self.instead + text[self.end :]


TURNED: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
NOT_RULES = ("__slots__", "__all__", "fields")
"""Names whose values say how a class is stored: other tests hold them together."""


class Finder(ast.NodeVisitor):
    """All mutations of a file."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.found: list[Mutation] = []
        self._begins = [0]
        for line in text.splitlines(keepends=True):
            self._begins.append(self._begins[-1] + len(line))
        self._lines = text.splitlines(keepends=True)

    def _place(self, line: int, column: int) -> int:
        """Columns of the tree count bytes."""
        before = self._lines[line - 1].encode()[:column].decode()
        return self._begins[line - 1] + len(before)

    def _add(self, node: ast.expr | ast.stmt, instead: str, what: str) -> None:
        start = self._place(node.lineno, node.col_offset)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        end = self._place(node.end_lineno, node.end_col_offset)
        self.found.append(Mutation(self.file, node.lineno, start, end, instead, what))

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.value is True or node.value is False:
            self._add(node, str(not node.value), "constant")
        elif isinstance(node.value, int):
            self._add(node, str(node.value + 1), "constant")

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            self._add(node, f"({left} {TURNED[type(node.ops[0])]} {right})", "comparison")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word = " or " if isinstance(node.op, ast.And) else " and "
        parts = [f"({ast.unparse(value)})" for value in node.values]
        self._add(node, f"({word.join(parts)})", "comparison")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._add(node, f"({ast.unparse(node.operand)})", "comparison")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self._add(node, "pass", "dropped line")
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._add(node, "pass", "dropped line")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        if any(name in NOT_RULES for name in names):
            return
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._add(node, "pass", "dropped line")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Not the type."""
        if isinstance(node.target, ast.Name) and node.target.id in NOT_RULES:
            return
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Not the types of its arguments. How a record is made and copied is held together by other tests."""
        if node.name in ("__init__", "clone", "__repr__"):
            return
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        """Not what only a type checker reads."""
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.generic_visit(node)


def mutations_of(file: Path) -> list[Mutation]:
    text = file.read_text("utf-8")
    finder = Finder(str(file.relative_to(SOURCES)), text)
    finder.visit(ast.parse(text))
    return finder.found


def chosen(number: int, seed: int, only: str) -> list[Mutation]:
    """So many at random, of all that can be made."""
    files = sorted(file for file in GAMES.rglob("*.py") if only in str(file) and file.name != "__init__.py")
    everything = [mutation for file in files for mutation in mutations_of(file)]
    return random.Random(seed).sample(everything, min(number, len(everything)))


# Whether it is noticed


class Outcome(NamedTuple):
    """Of one mutation."""

    mutation: Mutation
    caught: bool
    how: str
    seconds: float
    elsewhere: str = ""
    """What other test has caught it, if it was tried by others."""


class Trials:
    """Copies of the sources, one for each process, in which mutations are tried."""

    def __init__(self, reached: Reached, folder: Path, copies: int, elsewhere: bool = False) -> None:
        self.reached = reached
        self.elsewhere = elsewhere
        sizes = Counter(
            test for lines in reached.values() for tests in lines.values() for test in tests if test != ALL
        )
        self.tests = sorted(sizes, key=lambda test: (sizes[test], test))
        """The most special first: those that reach least."""
        self._copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(copies):
            copy = folder / str(number)
            shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("_native*", "page", "__pycache__"))
            subprocess.run([sys.executable, "-m", "compileall", "-q", str(copy)], check=True)
            self._copies.put(copy)

    def tests_for(self, mutation: Mutation) -> list[str]:
        """Those that reach the line, the most special first."""
        lines = self.reached.get(mutation.file, {})
        told = lines.get(mutation.line, [])
        if told != [ALL]:
            wanted = set(told)
            return [test for test in self.tests if test in wanted]
        same_file = {test for tests in lines.values() for test in tests}
        return [test for test in self.tests if test in same_file] + [
            test for test in self.tests if test not in same_file
        ]

    def outcome(self, mutation: Mutation) -> Outcome:
        began = time.monotonic()
        copy = self._copies.get()
        file = copy / mutation.file
        before = file.read_text("utf-8")
        cached = list((file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"))
        kept = [(path, path.read_bytes()) for path in cached]
        try:
            for path in cached:
                path.unlink()
            file.write_text(mutation.applied(before), "utf-8")
            caught, how = self._tried(copy, self.tests_for(mutation))
            elsewhere = run_tests(copy, list(ELSEWHERE)) if self.elsewhere and not caught else ""
        finally:
            stamp = (SOURCES / mutation.file).stat()
            file.write_text(before, "utf-8")
            os.utime(file, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
            for path, content in kept:
                path.write_bytes(content)
            self._copies.put(copy)
        return Outcome(mutation, caught, how, time.monotonic() - began, elsewhere)

    def _tried(self, copy: Path, tests: list[str]) -> tuple[bool, str]:
        if not tests:
            return False, "no scene or ruling reaches it"
        for some in (tests[:FIRST], tests[FIRST:]):
            failed = run_tests(copy, some) if some else ""
            if failed:
                return True, failed
        return False, f"{len(tests)} tests pass"


def run_tests(sources: Path, tests: list[str]) -> str:
    """The first that fails, or why there is none; empty if all pass."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as listed:
        listed.write("\n".join(tests))
        listed.flush()
        command = [sys.executable, "-m", *words_for_pytest(), "--no-header", "--tb=no", f"@{listed.name}"]
        with subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment(sources),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as running:
            try:
                told, _ = running.communicate(timeout=SECONDS)
            except subprocess.TimeoutExpired:
                os.killpg(running.pid, signal.SIGKILL)
                return "no end"
    if running.returncode == 0:
        return ""
    failed = [line for line in told.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failed[0][:160] if failed else f"pytest ended with {running.returncode}: {told[-300:]}"


def diff_of(mutation: Mutation) -> str:
    before = (SOURCES / mutation.file).read_text("utf-8")
    lines = difflib.unified_diff(
        before.splitlines(),
        mutation.applied(before).splitlines(),
        f"src/{mutation.file}",
        mutation.what,
        lineterm="",
        n=2,
    )
    return "\n".join(lines)


def report(outcomes: list[Outcome]) -> bool:
    """Print the share and the survivors; whether it is enough."""
    survivors = [outcome for outcome in outcomes if not outcome.caught]
    for outcome in survivors:
        elsewhere = f"; caught elsewhere: {outcome.elsewhere}" if outcome.elsewhere else ""
        print(f"\nsurvived ({outcome.how}{elsewhere})\n{diff_of(outcome.mutation)}")
    kinds = Counter(outcome.mutation.what for outcome in outcomes)
    caught = Counter(outcome.mutation.what for outcome in outcomes if outcome.caught)
    print("\n" + ", ".join(f"{kind}: {caught[kind]} of {kinds[kind]}" for kind in sorted(kinds)))
    share = 1 - len(survivors) / len(outcomes)
    print(f"{len(outcomes) - len(survivors)} of {len(outcomes)} mutations are caught: {share:.1%}")
    if others := sum(outcome.elsewhere != "" for outcome in survivors):
        print(f"{others} of the survivors are caught elsewhere")
    return share >= BAR


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the rules at random; do scenes and rulings notice?")
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="files whose path has this in it")
    parser.add_argument("--elsewhere", action="store_true", help="try survivors by other tests too")
    parser.add_argument("--show", type=int, metavar="NUMBER", help="show so many, and run nothing")
    arguments = parser.parse_args()
    mutations = chosen(arguments.show or arguments.number, arguments.seed, arguments.only)
    if arguments.show:
        print("\n\n".join(map(diff_of, mutations)))
        return
    reached = what_tests_reach(arguments.jobs)
    outcomes: list[Outcome] = []
    with (
        tempfile.TemporaryDirectory(prefix="saloon-mutate-") as folder,
        ThreadPoolExecutor(arguments.jobs) as pool,
    ):
        trials = Trials(reached, Path(folder), arguments.jobs, arguments.elsewhere)
        for outcome in pool.map(trials.outcome, mutations):
            outcomes.append(outcome)
            mutation, verdict = outcome.mutation, "caught" if outcome.caught else "SURVIVED"
            place = f"{mutation.file}:{mutation.line}"
            print(
                f"{len(outcomes):4} {verdict:8} {outcome.seconds:5.1f} s  {mutation.what:12} {place}  "
                f"{outcome.how}",
                flush=True,
            )
    sys.exit(not report(outcomes))


if __name__ == "__main__":
    main()
