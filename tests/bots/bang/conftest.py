"""Whoever plays by rules of thumb is asked the same."""

from collections.abc import Iterator

import pytest

from tests.bots import scene


@pytest.fixture(params=["greenhorn", "regular"], autouse=True)
def _who(request: pytest.FixtureRequest) -> Iterator[None]:
    """Each scene twice: with one bot, and with the other."""
    scene.ASKED = request.param
    yield
    scene.ASKED = ""
