"""Every test of a store runs on each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from saloon.drills.postgres import Cluster, why_not
from saloon.server.store import Store
from saloon.server.stores import new_store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    reason = why_not()
    if reason:
        pytest.skip(reason)
    one = Cluster()
    yield one
    one.remove()


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def another(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes a store, and then others over the same things: a restart, or a second server."""
    address = request.getfixturevalue("database") if request.param == "postgres" else ""
    return lambda: new_store(tmp_path / "table talk", address)


@pytest.fixture
async def store(another: Callable[[], Store]) -> AsyncIterator[Store]:
    one = another()
    await one.open()
    yield one
    await one.close()
