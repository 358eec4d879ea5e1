"""Whether tests notice a mutation (for scripts/mutate.py).

One process collects all tests. For each mutation it forks: the child gets the changed function in place of
the true one and runs the tests that reach it, until one fails. What runs when a module is imported or tests
are collected cannot be changed afterwards: it is tried by a pytest of its own, which imports the changed
module.

A test that computes for too long goes round in circles, and has noticed the mutation. How long it waits for
the machine is not counted: who has to wait far too long is given up, and has decided nothing.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple, NoReturn

import pytest
from mutations import ROOT, SOURCES, Mutation

Reached = dict[str, dict[int, list[str]]]
"""By file (from SOURCES on) and line: the tests that run it."""
ALL = "*"
"""Instead of the tests that reach a line: it runs when its module is imported."""
FIRST = 200
"""So many tests are tried first by a pytest of its own: most mutations are caught there."""
SCENE_SECONDS = 20.0
"""Of computing, for one scene or ruling: it usually takes some hundredths of one."""
OTHER_SECONDS = 120.0
"""Of computing, for any other test, and for importing and collecting."""
PATIENCE = 3600.0
"""By the clock, for one mutation: then it is given up."""
MEMORY = 4 << 30
"""What a child may use: a circle may fill lists."""
CHANGED = "SALOON_MUTATION"
"""In the environment of a pytest: the mutation that it is to import."""


class Outcome(NamedTuple):
    """Of one mutation."""

    mutation: Mutation
    caught: str
    """By which test; empty if by none."""
    tried: int
    """How many tests there were to try."""
    seconds: float
    undecided: str = ""
    """Why it is not known whether a test notices it."""


class Trial(NamedTuple):
    """A child that tries a mutation."""

    mutation: Mutation
    child: int
    reading: int
    """Where it tells by which test the mutation is caught."""
    began: float
    tests: int


# The order of tests


class Order:
    """Which tests are to be tried for a mutation."""

    def __init__(
        self, reached: Reached, of_the_log: Sequence[str] = (), of_views: Sequence[str] = ()
    ) -> None:
        self.reached = reached
        self.of_the_log = list(of_the_log)
        """Tests for what the log is told, besides those that reach it."""
        self.of_views = list(of_views)
        """Tests for what is no rule, besides those that reach it."""
        sizes = Counter(
            test for lines in reached.values() for tests in lines.values() for test in tests if test != ALL
        )
        self.tests = sorted(sizes, key=lambda test: (sizes[test], test))
        """The most special first: those that reach least."""

    def add(self, tests: list[str]) -> None:
        """Those that call nothing of the rules, and only look at what was made at import, are the first."""
        known = {*self.tests, *self.of_the_log, *self.of_views}
        self.tests = [test for test in tests if test not in known] + self.tests

    def at_import(self, mutation: Mutation) -> bool:
        return self.reached.get(mutation.file, {}).get(mutation.line) == [ALL]

    def tests_for(self, mutation: Mutation) -> list[str]:
        """Those that reach the line, the most special first, and after them those for all of its kind."""
        lines = self.reached.get(mutation.file, {})
        if self.at_import(mutation):
            same_file = {test for tests in lines.values() for test in tests}
            found = [test for test in self.tests if test in same_file]
            found += [test for test in self.tests if test not in same_file]
            found.sort(key=lambda test: how_far(test, mutation))
        else:
            wanted = set(lines.get(mutation.line, []))
            found = [test for test in self.tests if test in wanted]
        if mutation.of_rules:
            return found + self.of_the_log if mutation.tells else found
        return found + self.of_views


def how_far(test: str, mutation: Mutation) -> int:
    """Tests of all games look at words and catalogues; after them come those of the same game."""
    if test.startswith("tests/scenes/test_"):
        return 0
    game = mutation.file.split("/")[2:3]
    return 1 if test.split("/")[2:3] == game else 2


# The quick way: a changed function in a fork of a process that has collected all tests


def outermost_function(mutation: Mutation) -> list[str]:
    """The names that lead to the function in which all of the mutation stands; none if there is no such."""
    text = mutation.source
    last = text[: mutation.end].count("\n") + 1
    names: list[str] = []
    inside: Sequence[ast.stmt] = ast.parse(text).body
    while True:
        for node in inside:
            if not isinstance(node, ast.ClassDef | ast.FunctionDef):
                continue
            if node.lineno <= mutation.line and last <= (node.end_lineno or 0):
                names.append(node.name)
                break
        else:
            return []
        if isinstance(node, ast.FunctionDef):
            return names if mutation.line >= node.body[0].lineno else []
        inside = node.body


def code_within(code: CodeType, name: str, line: int) -> CodeType | None:
    """The code of a class or function of this name around this line."""
    found: CodeType | None = None
    for one in code.co_consts:
        if isinstance(one, CodeType) and one.co_name == name and one.co_firstlineno <= line:
            found = one
    return found


def live_function(names: list[str], module: ModuleType) -> FunctionType | None:
    found: object = module
    for name in names:
        found = vars(found).get(name)
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    elif isinstance(found, property):
        found = found.fget
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    return found if isinstance(found, FunctionType) else None


def module_of(mutation: Mutation) -> str:
    return mutation.file.removesuffix(".py").replace("/", ".")


def changed_function(mutation: Mutation) -> bool:
    """Put the changed code into the function of this process, if that can be done."""
    names = outermost_function(mutation)
    module = sys.modules.get(module_of(mutation))
    function = live_function(names, module) if names and module is not None else None
    if function is None:
        return False
    text = mutation.applied(mutation.source)
    code: CodeType | None = compile(text, str(SOURCES / mutation.file), "exec", dont_inherit=True)
    for name in names:
        code = code_within(code, name, mutation.line) if code is not None else None
    if code is None or code.co_freevars != function.__code__.co_freevars:
        return False
    function.__code__ = code
    return True


def expanded(files: list[str], items: list[str]) -> list[str]:
    """The tests of these files one by one, in the order of the files."""
    return [item for file in files for item in items if item.startswith(f"{file}::")]


class Quick:
    """A plug-in of a pytest that has collected everything: instead of its tests it runs trials."""

    def __init__(self, order: Order, mutations: list[Mutation], jobs: int) -> None:
        self.order = order
        self.mutations = mutations
        self.jobs = jobs
        self.outcomes: list[Outcome] = []
        self._failed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.order.of_the_log = expanded(self.order.of_the_log, list(items))
        self.order.of_views = expanded(self.order.of_views, list(items))
        self.order.add(list(items))
        running: list[Trial] = []
        try:
            for mutation in self.mutations:
                tests = [items[test] for test in self.order.tests_for(mutation)]
                if not tests:
                    self._tell(Outcome(mutation, "", 0, 0.0))
                    continue
                while len(running) >= self.jobs:
                    self._wait(running)
                running.append(self._begun(mutation, tests))
            while running:
                self._wait(running)
        finally:
            for trial in running:
                os.killpg(trial.child, signal.SIGKILL)
        return True

    def _begun(self, mutation: Mutation, tests: list[pytest.Item]) -> Trial:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.setpgid(0, 0)  # with whatever it starts, so that all of it can be ended
            self._child(mutation, tests, writing)
        os.close(writing)
        return Trial(mutation, child, reading, time.monotonic(), len(tests))

    def _wait(self, running: list[Trial]) -> None:
        """Until one of them is ready, or has taken far too long."""
        left = running[0].began + PATIENCE - time.monotonic()
        ready, _, _ = select.select([one.reading for one in running], [], [], max(left, 0.0))
        trial = next((one for one in running if one.reading in ready), running[0])
        running.remove(trial)
        if not ready:
            os.killpg(trial.child, signal.SIGKILL)
        with os.fdopen(trial.reading) as told:
            caught, _, undecided = told.read().partition(APART)
        _, status = os.waitpid(trial.child, 0)
        if not ready:
            undecided = f"no end after {PATIENCE:g} s"
        elif os.WIFSIGNALED(status):
            caught, undecided = ended_by(os.WTERMSIG(status))
        seconds = time.monotonic() - trial.began
        self._tell(Outcome(trial.mutation, caught, trial.tests, seconds, undecided))

    def _tell(self, outcome: Outcome) -> None:
        tell(outcome, len(self.outcomes) + 1)
        self.outcomes.append(outcome)

    def _child(self, mutation: Mutation, tests: list[pytest.Item], writing: int) -> NoReturn:
        said = f"{APART}the trial itself failed"
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            if self.order.at_import(mutation) or not changed_function(mutation):
                said = tried_by_a_pytest(mutation, self.order.tests_for(mutation))
            else:
                said = self._run(tests)
        except BaseException as error:
            said = f"{APART}the trial itself failed: {error!r}"
        finally:
            os.write(writing, said.encode())
            os._exit(0)

    def _run(self, tests: list[pytest.Item]) -> str:
        for number, item in enumerate(tests):
            allow(item)
            following = tests[number + 1] if number + 1 < len(tests) else None
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                return self._failed
        signal.setitimer(signal.ITIMER_PROF, 0)
        return ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self._failed:
            self._failed = report.nodeid


def allow(item: pytest.Item) -> None:
    """From now on this test may compute for so long; then a signal ends the process."""
    scene = item.nodeid.startswith(("tests/scenes", "tests/rulings"))
    signal.setitimer(signal.ITIMER_PROF, SCENE_SECONDS if scene else OTHER_SECONDS)


def ended_by(number: int) -> tuple[str, str]:
    """What it means that a signal has ended a process that ran tests: caught by what, or undecided why."""
    name = signal.Signals(number).name
    if number == signal.SIGPROF:
        return f"no end ({name})", ""
    if number == signal.SIGSEGV:
        return f"a crash ({name})", ""
    return "", f"ended by {name}"


def tell(outcome: Outcome, number: int) -> None:
    mutation = outcome.mutation
    verdict = "caught" if outcome.caught else "UNKNOWN" if outcome.undecided else "SURVIVED"
    place = f"{mutation.file}:{mutation.line}"
    how = outcome.caught or outcome.undecided or f"{outcome.tried} tests pass"
    line = f"{number:4} {verdict:8} {outcome.seconds:5.1f} s  {mutation.what:12} {place}  {how}"
    os.write(OUTPUT, f"{line}\n".encode())


APART = "\0"
"""Stands before why a child has decided nothing."""
OUTPUT = os.dup(1)
"""Whatever pytest captures, this is told."""


# The other way: a pytest that imports the changed module


class ChangedModule(importlib.machinery.SourceFileLoader):
    """Reads one module with a mutation in it."""

    def __init__(self, mutation: Mutation) -> None:
        super().__init__(module_of(mutation), str(SOURCES / mutation.file))
        self.mutation = mutation

    def get_code(self, fullname: str) -> CodeType:
        text = self.mutation.applied(self.mutation.source)
        return compile(text, self.get_filename(fullname), "exec", dont_inherit=True)


class Changed(importlib.abc.MetaPathFinder):
    """Finds one module, and finds it changed."""

    def __init__(self, mutation: Mutation) -> None:
        self.loader = ChangedModule(mutation)

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.loader.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


if CHANGED in os.environ:  # as a plug-in (-p mutation_trials), imported before any test
    sys.meta_path.insert(0, Changed(Mutation(*json.loads(os.environ[CHANGED]))))
    signal.setitimer(signal.ITIMER_PROF, OTHER_SECONDS)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """As a plug-in: each test has its limit."""
    if CHANGED in os.environ:
        allow(item)


def tried_by_a_pytest(mutation: Mutation, tests: list[str]) -> str:
    """The first test that fails, or why there is none; empty if all pass."""
    changed = {CHANGED: json.dumps(mutation)}
    for some in (tests[:FIRST], tests[FIRST:]):
        failed = run_tests(some, changed) if some else ""
        if failed:
            return failed
    return ""


def run_tests(tests: list[str], changed: dict[str, str]) -> str:
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as listed:
        listed.write("\n".join(tests))
        listed.flush()
        words = [*words_for_pytest(), "-p", "mutation_trials", "--no-header", "--tb=no", f"@{listed.name}"]
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=ROOT,
            env={**environment(), **changed},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if done.returncode == 0:
        return ""
    if done.returncode < 0:
        caught, undecided = ended_by(-done.returncode)
        return caught or APART + undecided
    told = done.stdout.splitlines()
    if any(line.startswith("ERROR: not found:") for line in told) and any("::" in test for test in tests):
        # Tests have other names by the mutation: nothing has failed yet.
        return run_tests(list(dict.fromkeys(test.split("::")[0] for test in tests)), changed)
    failed = [line for line in told if line.startswith(("FAILED ", "ERROR "))]
    return failed[0][:160] if failed else f"pytest ended with {done.returncode}: {done.stdout[-300:]}"


def words_for_pytest(jobs: int = 0) -> list[str]:
    spread = ["-n", str(jobs), "--dist", "worksteal"] if jobs else ["-p", "no:xdist"]
    limit = f"--limit={PATIENCE:g}"
    return ["pytest", "-q", "-x", "-p", "no:cacheprovider", "--build=pure", limit, *spread]


def environment() -> dict[str, str]:
    """For plain Python from the sources, which leaves nothing behind."""
    path = os.pathsep.join([str(SOURCES), str(ROOT / "scripts")])
    return {**os.environ, "SALOON_PURE": "1", "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def outcomes_of(order: Order, mutations: list[Mutation], tests: Sequence[str], jobs: int) -> list[Outcome]:
    """Try them all, in this process and its forks."""
    os.environ.update(environment())
    os.chdir(ROOT)
    quick = Quick(order, mutations, jobs)
    words = [word for word in words_for_pytest()[1:] if word != "-x"]
    with tempfile.TemporaryFile() as said:
        sys.stdout.flush()
        os.dup2(said.fileno(), 1)
        ended = pytest.main([*words, "--no-header", *tests], plugins=[quick])
        sys.stdout.flush()
        os.dup2(OUTPUT, 1)
        said.seek(0)
        told = said.read().decode()[-3000:]
    if ended != pytest.ExitCode.OK or len(quick.outcomes) != len(mutations):
        sys.exit(f"mutate: pytest ended with {ended!r}\n{told}")
    return quick.outcomes
