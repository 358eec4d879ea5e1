"""Nodes tell nobody what he may not know, and all of them tell the same."""

import asyncio
import random

import pytest

from saloon.drills import cluster
from saloon.drills.leaks import LeakFigures, Leaks
from saloon.drills.nodes_leaks import played
from saloon.drills.same_bytes import SameBytes
from saloon.drills.tap import Eyes, Tap
from saloon.drills.wires import Wire

ANNA = Eyes("anna")


def entry(seq: int, word: str = "") -> str:
    return f'{{"t":"entry","table":"t","seq":{seq},"what":"{word}"}}'


class TestSameBytes:
    def same(self) -> tuple[SameBytes, Tap]:
        tap = Tap(random.Random(1), every=1)
        return SameBytes(tap), tap

    def test_a_frame_that_is_another_one_at_another_node_is_found(self) -> None:
        same, tap = self.same()
        same.seen(ANNA, "a", entry(5, "hand"))
        same.seen(ANNA, "b", entry(5, "hans"))
        assert same.compared == 1
        assert tap.described == ["entry 5 of t is another one at b than at a"]

    def test_only_the_same_entry_for_the_same_eyes_at_another_node_is_compared(self) -> None:
        same, tap = self.same()
        same.seen(ANNA, "a", entry(5, "hers"))
        same.seen(Eyes("anna", screen=True), "b", entry(5, "of the room"))
        same.seen(Eyes("anna", "ru"), "b", entry(5, "по-русски"))
        same.seen(ANNA, "b", entry(6, "later"))
        same.seen(ANNA, "a", entry(5, "hers"))
        assert (same.compared, tap.leaks) == (0, 0)
        same.seen(ANNA, "b", entry(5, "hers"))
        assert (same.compared, tap.leaks) == (1, 0)

    def test_one_server_has_nobody_to_differ_from(self) -> None:
        same, _ = self.same()
        same.seen(ANNA, "", entry(5))
        same.seen(ANNA, "", entry(5, "again"))
        assert same.compared == 0


@pytest.mark.long
def test_two_nodes_derive_the_same_bytes_and_the_drill_notices_if_they_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if reason := cluster.why_not():
        pytest.skip(f"{reason} is not installed")
    hear = Wire.hear

    async def hear_doctored(wire: Wire) -> str:
        """One node takes persons for bots."""
        frame = await hear(wire)
        return frame.replace('"by":"person"', '"by":"bot"') if wire.node == "b" else frame

    async def drill() -> tuple[Leaks, Leaks]:
        async with cluster.cluster(3, relayed=False) as nodes:
            good = await played(nodes, games=1, seed=2, seconds=200.0, every=40, players=2)
            monkeypatch.setattr(Wire, "hear", hear_doctored)
            return good, await played(nodes, games=1, seed=3, seconds=5.0, every=10_000, players=2)

    good, doctored = asyncio.run(drill())
    assert good.tap.described == []
    assert (good.games, good.tap.leaks) == (1, 0)
    assert good.same.compared > 100
    assert good.tap.checked > 10, "what was asked over HTTP, and histories at each node"
    assert any("is another one at b" in leak for leak in doctored.tap.described)


def test_too_few_frames_of_two_nodes_miss_the_bar() -> None:
    seen = {"player": 1}
    assert LeakFigures(pairs_by_viewer=seen, wanted_same_bytes=1).missed() == ["same_bytes"]
    assert LeakFigures(pairs_by_viewer=seen, same_bytes=1, wanted_same_bytes=1).missed() == []
    assert LeakFigures().missed() == ["pairs_by_viewer"], "no frame was made again"
