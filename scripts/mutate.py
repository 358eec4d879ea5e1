"""Change the rules at random places and see whether scenes and rulings notice.

    python scripts/mutate.py                          200 mutations of src/saloon/games, by two processes
    python scripts/mutate.py --number 20 --seed 7     others, fewer
    python scripts/mutate.py --only calibre45 duel    of files whose path has one of these in it
    python scripts/mutate.py --show 3                 what these would be; nothing is run

A mutation is one constant, one comparison or one line: a number or truth value is another one, a comparison
or `and` and `or` are turned, a statement is left out. First all scenes and rulings are run once with
coverage, which tells what each of them reaches (kept in .build/mutate until the sources or the test change).
Then each mutation is tried by the tests that reach its line, the most special ones first; what runs when a
module is imported is tried by all. A test that fails or computes for too long has caught it; if a process
was ended from outside or has waited for an hour, nothing is decided, which counts as not caught. The rules
run as plain Python.

What counts. Mutations of the rules (frames, answers to questions, cards, events, setup, deal, victory,
modes, scoring, options, reasons) are caught by scenes and rulings or not at all; only what tells the log of
something (`happened`, `tell`, `announce`) may be caught by the golden playthroughs too. Views of the game
(what a seat sees, is explained and remembers, positions as text, worlds, wishes, laying a table out:
`mutations.VIEWS`) are no rules and have tests of their own: these are tried after scenes and rulings.

Prints the share that was caught of each group and of all, and the survivors as diffs; fails if a group has
fewer than 95 %. Changes that nobody could notice stand with their reasons in equivalent_mutations.toml: they
are not counted, and one that fits no line any more is an error.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest
from mutation_trials import ALL, Order, Outcome, Reached, environment, outcomes_of, words_for_pytest
from mutations import GAMES, ROOT, SOURCES, chosen, stale_equivalents, without_equivalents

WORK = ROOT / ".build" / "mutate"
COVERAGE = WORK / "coverage"
TESTS = ("tests/scenes", "tests/rulings")
OF_THE_LOG = ("tests/playthroughs/test_playthroughs.py",)
"""Where every line of the log is looked at."""
OF_VIEWS = (
    *OF_THE_LOG,
    *(f"tests/kernel/test_{name}.py" for name in ("records", "record_classes", "wishes", "mid_effect")),
    *(f"tests/conformance/test_{name}.py" for name in ("open_views", "ways", "choices")),
    *(f"tests/conformance/test_{name}.py" for name in ("positions", "memory")),
)
"""Where views, memory and positions are looked at; the quickest first."""
BAR = 0.95
MAPPING = 3600.0
"""Seconds for the run that tells what tests reach."""


# As a plug-in of pytest, in the run that tells what tests reach


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Whatever runs from now on runs for this test; what a test marked `long` reaches is not noted."""
    running = coverage.Coverage.current()
    if running is not None:
        running.switch_context(item.nodeid)
    return (yield)


def what_tests_reach(jobs: int) -> Reached:
    """From the last time, as far as neither the sources nor a test has changed since."""
    kept = WORK / f"reached-{digest(shared_files())}.json"
    tests = {str(file.relative_to(ROOT)): digest([file, *read_by(file)]) for file in test_files()}
    reached: Reached = {}
    known: dict[str, str] = {}
    if kept.is_file():
        told = json.loads(kept.read_text("utf-8"))
        known = {file: one for file, one in told["tests"].items() if tests.get(file) == one}
        for file, lines in told["reached"].items():
            reached[file] = {int(line): still_known(names, known) for line, names in lines.items()}
    if changed := [file for file in tests if file not in known]:
        print(f"mutate: running {len(changed)} files of tests once, to see what each reaches", flush=True)
        add_reached(reached, run_with_coverage(changed, jobs))
        for older in WORK.glob("reached-*.json"):
            older.unlink()
        kept.write_text(json.dumps({"tests": tests, "reached": reached}), "utf-8")
    return reached


def still_known(names: list[str], files: dict[str, str]) -> list[str]:
    return [name for name in names if name == ALL or name.split("::")[0] in files]


def add_reached(reached: Reached, more: Reached) -> None:
    for file, lines in more.items():
        of_file = reached.setdefault(file, {})
        for line, names in lines.items():
            both = of_file.get(line, []) + names
            of_file[line] = [ALL] if ALL in both else both


def run_with_coverage(tests: list[str], jobs: int) -> Reached:
    shutil.rmtree(COVERAGE, ignore_errors=True)
    COVERAGE.mkdir(parents=True)
    config = COVERAGE / "coverage.toml"
    config.write_text(
        f"[tool.coverage.run]\nsource = [{json.dumps(str(GAMES))}]\nparallel = true\n"
        f'patch = ["subprocess"]\ndata_file = {json.dumps(str(COVERAGE / "data"))}\n',
        "utf-8",
    )
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={config}", "-m", *words_for_pytest(jobs)]
    done = subprocess.run(
        [*command, "-p", "mutate", *tests],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=MAPPING,
    )
    if done.returncode:
        sys.exit(f"mutate: scenes and rulings must pass first\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    return read_reached()


def read_reached() -> Reached:
    reader = coverage.Coverage(data_file=str(COVERAGE / "data"), config_file=False)
    reader.combine([str(COVERAGE)])
    data = reader.get_data()
    reached: Reached = {}
    for name in data.measured_files():
        lines = data.contexts_by_lineno(name)
        reached[str(Path(name).relative_to(SOURCES))] = {
            line: [ALL] if "" in tests else tests for line, tests in lines.items()
        }
    return reached


def test_files() -> list[Path]:
    return sorted(file for tests in TESTS for file in (ROOT / tests).rglob("test_*.py"))


def read_by(test: Path) -> list[Path]:
    """The rulings are data beside their tests."""
    return sorted(test.parent.glob("*.yml"))


def shared_files() -> list[Path]:
    """All that decides what any test reaches."""
    folders = [SOURCES / "saloon" / name for name in ("kernel", "games", "rulings")]
    sources = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".json")]
    helpers = [file for tests in TESTS for file in (ROOT / tests).rglob("*.py")]
    return sorted({*sources, *helpers} - set(test_files()))


def digest(files: list[Path]) -> str:
    found = hashlib.blake2b(digest_size=8)
    for file in files:
        found.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return found.hexdigest()


def report(outcomes: list[Outcome]) -> bool:
    """Print the shares and the survivors; whether it is enough."""
    for outcome in outcomes:
        if outcome.undecided:
            print(f"\nnot decided ({outcome.undecided})\n{outcome.mutation.diff()}")
        elif not outcome.caught:
            print(f"\nsurvived ({outcome.tried} tests pass)\n{outcome.mutation.diff()}")
    kinds = Counter(outcome.mutation.what for outcome in outcomes)
    caught = Counter(outcome.mutation.what for outcome in outcomes if outcome.caught)
    print("\n" + ", ".join(f"{kind}: {caught[kind]} of {kinds[kind]}" for kind in sorted(kinds)))
    shares = [
        share_of("the rules, by scenes and rulings", [one for one in outcomes if one.mutation.of_rules]),
        share_of("views, by their tests too", [one for one in outcomes if not one.mutation.of_rules]),
    ]
    share_of("all", outcomes)
    print(f"not decided, and counted as not caught: {sum(one.undecided != '' for one in outcomes)}")
    return all(share >= BAR for share in shares)


def share_of(what: str, outcomes: list[Outcome]) -> float:
    if not outcomes:
        return 1.0
    caught = sum(outcome.caught != "" for outcome in outcomes)
    share = caught / len(outcomes)
    print(f"{what}: {caught} of {len(outcomes)} mutations are caught: {share:.1%}")
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the rules at random; do scenes and rulings notice?")
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", nargs="+", default=[], help="files whose path has one of these in it")
    parser.add_argument("--show", type=int, metavar="NUMBER", help="show so many, and run nothing")
    arguments = parser.parse_args()
    if stale := stale_equivalents():
        sys.exit("mutate: equivalent mutations that fit no line any more:\n" + "\n".join(map(str, stale)))
    drawn = chosen(arguments.show or arguments.number, arguments.seed, arguments.only)
    mutations, same = without_equivalents(drawn)
    if arguments.show:
        print("\n\n".join(one.diff() for one in mutations))
        return
    order = Order(what_tests_reach(arguments.jobs), OF_THE_LOG, OF_VIEWS)
    outcomes = outcomes_of(order, mutations, [*TESTS, *OF_VIEWS], arguments.jobs)
    enough = report(outcomes)
    print(f"not counted, because nobody could notice them: {len(same)}")
    sys.exit(not enough)


if __name__ == "__main__":
    main()
