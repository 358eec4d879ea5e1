"""Every scene gets a table, and fails if it leaves a question open."""

from collections.abc import Generator

import pytest

from tests.scenes.duel.language import Table


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
