"""A crowd at several nodes, beside the same crowd at one server."""

import asyncio

import pytest

from saloon.drills import cluster
from saloon.drills.load import LoadFigures, family, milliseconds
from saloon.drills.nodes_load import NodesLoadFigures, nodes_load, on_top

GOOD = {"answers": 10, "wanted_answers": 10}


@pytest.mark.long
def test_everybody_sees_every_answer_at_whichever_node() -> None:
    if reason := cluster.why_not():
        pytest.skip(f"{reason} is not installed")
    figures = asyncio.run(nodes_load(nodes=3, database="", count=3, seconds=3.0, seed=1))
    assert figures.errors == 0
    assert figures.nodes == 3
    assert figures.answers > 3
    assert figures.acknowledged_ms > 0.0
    assert figures.elsewhere > figures.answers, "most viewers are at other nodes"
    assert figures.alone_acknowledged_ms > 0.0
    assert figures.alone_server_ms > 0.0
    assert figures.together_ms > 0.0
    assert figures.idle_ms > 0.0
    assert 0.0 <= figures.conflict_share < 1.0


def test_nodes_that_cost_more_than_one_server_miss_their_bars() -> None:
    assert NodesLoadFigures(**GOOD).missed() == []
    assert NodesLoadFigures(**GOOD, elsewhere_ms=2.1).missed() == ["elsewhere_ms"]
    assert NodesLoadFigures(**GOOD, conflict_share=0.011).missed() == ["conflict_share"]
    assert NodesLoadFigures(**GOOD, p99_ms=101.0).missed() == ["p99_ms"], "one server's bars hold too"
    assert NodesLoadFigures(**GOOD, replicas_share=0.16).missed() == ["replicas_share"]
    slow = NodesLoadFigures(**GOOD, acknowledged_ms=3.0)
    slow.compare(LoadFigures(acknowledged_ms=2.0, p99_ms=40.0))
    assert slow.alone_p99_ms == 40.0
    assert slow.missed() == ["acknowledged_ms"]
    slow.compare(LoadFigures(acknowledged_ms=2.8))
    assert slow.missed() == []
    assert on_top(1.2, 1.0) == 0.2


def test_a_family_of_figures_is_added_up() -> None:
    page = (
        'saloon_entries_total{kind="a"} 3.0\nsaloon_entries_total{kind="b"} 4.0\nsaloon_entries_total_x 9.0\n'
    )
    assert family(page, "saloon_entries_total") == 7.0
    assert family("saloon_conflicts_total 2.0\n", "saloon_conflicts_total") == 2.0


def test_a_share_of_those_who_waited_is_told_in_milliseconds() -> None:
    assert milliseconds([], 0.5) == 0.0
    assert milliseconds([0.003, 0.001, 0.002], 0.5) == 2.0
    assert milliseconds([0.003, 0.001, 0.002], 1.0) == 3.0
