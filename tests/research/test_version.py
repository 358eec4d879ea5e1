"""What the numbers of an environment mean changes with its version only."""

import hashlib
import json

import pytest

from saloon.research import aec, seat
from saloon.research.history import EVENT_COLUMNS
from saloon.research.table import VERSION, Table

MEANINGS = {
    1: {
        "bang-5p-base": "c33e10a959636484",
        "bang-7p-all": "92b6ed0329dd6823",
        "calibre45-4p-base": "a38b2c84c5d613ad",
        "duel-2p-base": "58d6f97eceb21224",
    },
}
"""By version and table: a digest of all that `spec` says. After a change: a new version, with new digests."""


def meaning(table: Table) -> str:
    told = json.dumps([table.spec()._asdict(), EVENT_COLUMNS, table.columns.flat_size(), table.most_options])
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", MEANINGS[VERSION])
def test_what_the_numbers_mean_is_what_this_version_promised(name: str) -> None:
    game, players, sets = name.split("-")
    found = meaning(Table(game, int(players.removesuffix("p")), sets))
    assert found == MEANINGS[VERSION][name], "raise saloon.research.table.VERSION and note the new digests"


def test_environments_are_called_by_their_version() -> None:
    assert aec.env("duel").metadata["name"] == f"saloon_duel_v{VERSION}"
    assert f"saloon/Seat-v{VERSION}" == seat.ID
