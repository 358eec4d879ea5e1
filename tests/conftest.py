"""What every test shares: which build of the rules is being tested, a limit of time, what is noted of it."""

import gc
import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

import saloon
from saloon.build import Build
from saloon.games.registry import GAMES
from tests.limit import SECONDS, Limit

TESTS = Path(__file__).parent
OF_ALL_GAMES = ("server", "client")
"""No module there knows a game: what a test reaches with BANG! it reaches with any other."""
OTHER_GAMES = {key for key in GAMES if key != "bang"}
OF_RULES = ("scenes", "rulings", "kernel", "conformance", "playthroughs", "corpus")
NOTES_OF_CHILDREN = "COVERAGE_PROCESS_CONFIG"
"""In the environment: processes that a test starts note what they reach."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--build", choices=("any", "compiled", "pure"), default="any", help="fail unless this build runs"
    )
    parser.addoption(
        "--need-browser",
        action="store_true",
        help="without a browser its tests fail, not skip",
    )

    parser.addoption("--watch", type=int, default=1, help="of so many scenes one is watched (tests/scenes)")
    parser.addoption("--limit", type=float, default=SECONDS, help="seconds after which a test fails")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Limit(config.getoption("--limit")), "limit")
    wanted = config.getoption("--build")
    if wanted != "any" and saloon.BUILD.is_compiled != (wanted == "compiled"):
        raise pytest.UsageError(f"--build={wanted}, but the rules are {saloon.BUILD}")


def pytest_report_header(config: pytest.Config) -> str:
    return f"saloon: {saloon.BUILD}"


def pytest_collection_finish(session: pytest.Session) -> None:
    """All tests, and what they import, stay to the end: whoever looks for garbage need not look at them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 10, 10)
    leave_workers_unnoted()


def leave_workers_unnoted() -> None:
    """Processes that think for a house are killed when it closes: none of them would tell what it reached.

    So noting it is time lost, as much as they take to start.
    """
    crew = sys.modules.get("saloon.server.crew")
    if crew is None or NOTES_OF_CHILDREN not in os.environ:
        return
    environment_for = crew.environment_for

    def unnoted(build: Build) -> dict[str, str]:
        environment: dict[str, str] = environment_for(build)
        return {name: value for name, value in environment.items() if name != NOTES_OF_CHILDREN}

    crew.environment_for = unnoted  # type: ignore[attr-defined]


def is_noted(item: pytest.Item) -> bool:
    """Whether it is noted what a test reaches, which takes half as long again.

    What one marked `long` reaches, shorter ones reach too; what tests of the rules reach is noted where these
    run as plain Python.
    """
    if item.get_closest_marker("long"):
        return False
    if not saloon.BUILD.is_compiled:
        return True
    folder = item.path.relative_to(TESTS).parts[0]
    with_what = item.callspec.id.split("-") if hasattr(item, "callspec") else []
    return folder not in OF_RULES and not (folder in OF_ALL_GAMES and OTHER_GAMES.intersection(with_what))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    coverage = sys.modules.get("coverage")
    noting = coverage.Coverage.current() if coverage and not is_noted(item) else None
    if noting is None:
        return (yield)
    of_children = os.environ.pop(NOTES_OF_CHILDREN, None)
    noting.stop()
    try:
        return (yield)
    finally:
        noting.start()
        if of_children is not None:
            os.environ[NOTES_OF_CHILDREN] = of_children
