"""Scenes of this box are played with its events and characters."""

import pytest

from tests.scenes.bang.wild_west_show.names import SETS
from tests.scenes.language import Table


@pytest.fixture
def table() -> Table:
    laid = Table()
    laid.plays_with(sets=SETS)
    return laid
