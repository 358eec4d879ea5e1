"""Nodes on one database behind a balancer: games go on whatever happens to one of them."""

import asyncio

import pytest

from saloon.drills import cluster, nodes_chaos
from saloon.drills.nodes_chaos import FAULTS, NodesChaos, NodesFigures
from saloon.drills.silences import Silences, Step

SHORT = ("kill", "cut")


@pytest.mark.long
def test_games_come_to_their_end_though_nodes_are_killed_and_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    if reason := cluster.why_not():
        pytest.skip(f"{reason} is not installed")
    monkeypatch.setattr(nodes_chaos, "FAULTS", {kind: FAULTS[kind] for kind in SHORT})

    async def drill() -> NodesFigures:
        async with cluster.cluster(3) as nodes:
            return await NodesChaos(nodes, games=4, faults=2, seed=1).run(200.0)

    figures = asyncio.run(drill())
    lost = (figures.lost, figures.doubled, figures.unfinished, figures.hash_mismatches, figures.gaps)
    assert lost == (0, 0, 0, 0, 0)
    assert sum(figures.faults.values()) == 2
    assert figures.acknowledged > 0
    assert figures.forks == 0


def test_a_silence_counts_for_the_fault_before_it_and_for_who_ended_it() -> None:
    silences = Silences("")
    silences._steps = {
        "t": [
            Step(1.0, "person"),
            Step(2.0, "bot"),
            Step(6.0, "person"),
            Step(6.5, "bot"),
            Step(30.0, "bot"),
        ],
        "made later": [Step(5.0, ""), Step(9.0, "person")],
    }
    assert silences.after(3.0, 100.0) == [(23.5, False)], "it came to stand still soon after"
    assert silences.after(3.0, 6.1) == [(3.0, True)], "the rest is another fault's"


def test_bars_are_missed_by_what_is_lost_and_by_tables_that_stand_still() -> None:
    assert NodesFigures(lost=1).missed() == ["lost"]
    assert NodesFigures(wanted_faults=1).missed() == ["faults"]
    assert NodesFigures(persons_s={"kill": 2.6}, bots_s={"kill": 5.1}).missed() == ["persons_s", "bots_s"]
    assert NodesFigures(persons_s={"database": 9.0}).missed() == []
    assert NodesFigures(term_s=1.1, forks=1).missed() == ["term_s", "forks"]
