"""Every scene gets a table, and fails if it leaves a question open."""

import zlib
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.scenes.language import Table
from tests.scenes.watching import TableWatcher

SCENES = Path(__file__).parent


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """After the test itself, so that an open question is its failure, not an error beside it."""
    __tracebackhide__ = True
    yield
    laid = item.funcargs.get("table") if isinstance(item, pytest.Function) else None
    if isinstance(laid, Table):
        laid.check_answered()


def is_watched(item: pytest.Item) -> bool:
    """Whether somebody watches this scene: always one of no game, and one of watching itself."""
    every: int = item.config.getoption("--watch")
    if item.path.parent == SCENES or item.path.name == "test_watching.py":
        return True
    return zlib.crc32(item.nodeid.encode()) % every == 0


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    TableWatcher.watches = is_watched(item)
    try:
        return (yield)
    finally:
        TableWatcher.watches = True
