"""A table with the events of this box."""

import pytest

from tests.scenes.bang.fistful_of_cards.names import SETS
from tests.scenes.language import Table


@pytest.fixture
def table() -> Table:
    made = Table()
    made.plays_with(sets=SETS)
    return made
