"""Scenes of this box are played with its cards."""

import pytest

from tests.scenes.bang.dodge_city.names import BOXES
from tests.scenes.language import Table


@pytest.fixture
def table() -> Table:
    laid = Table()
    laid.plays_with(sets=BOXES)
    return laid
