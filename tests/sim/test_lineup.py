"""Which bot sits where."""

import pytest

from saloon.sim.bang.study import BangStudy
from saloon.sim.lineup import BadLineup, Lineup, read_lineup

ROLES = ["sheriff", "deputy", "outlaw", "renegade"]
DEALT = ["outlaw", "sheriff", "deputy", "renegade", "outlaw"]
BOTS = ["random", "greenhorn"]


def read(wish: str) -> Lineup:
    return read_lineup(wish, 5, ROLES, BangStudy.alliances, BOTS)


def test_one_for_all() -> None:
    assert read("random").seated(DEALT) == ["random"] * 5


def test_by_seat() -> None:
    assert read("greenhorn,random,random,random,greenhorn").seated(DEALT) == [
        "greenhorn",
        "random",
        "random",
        "random",
        "greenhorn",
    ]


def test_by_role() -> None:
    lineup = read("outlaw=greenhorn,law=random,renegade=greenhorn")
    assert lineup.seated(DEALT) == ["greenhorn", "random", "random", "greenhorn", "greenhorn"]


def test_the_others() -> None:
    assert read("sheriff=greenhorn,others=random").seated(DEALT)[:3] == ["random", "greenhorn", "random"]


def test_one_side_changed() -> None:
    changed = read("random").with_bot(("sheriff", "deputy"), "greenhorn", DEALT)
    assert changed.seated(DEALT) == ["random", "greenhorn", "greenhorn", "random", "random"]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ("doc", "error_bot"),
        ("random,random", "error_lineup_seats"),
        ("outlaw=doc,others=random", "error_bot"),
        ("cook=random,others=random", "error_lineup_side"),
        ("outlaw=random", "error_lineup_sides"),
    ],
)
def test_bad_lineups(wish: str, key: str) -> None:
    with pytest.raises(BadLineup) as caught:
        read(wish)
    assert caught.value.key == key
