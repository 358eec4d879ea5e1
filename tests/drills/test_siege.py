"""A short siege; how long anybody waits is measured by `saloon siege`, not here."""

import asyncio

from saloon.drills.attacks import ATTACKS
from saloon.drills.siege import SiegeFigures, siege


def test_somebody_plays_on_while_guests_do_their_worst() -> None:
    figures = asyncio.run(siege(seconds=2.0, seed=1, entries=200))
    assert set(figures.acknowledged) == set(ATTACKS)
    assert min(figures.acknowledged.values()) > 0
    assert max(figures.grown_mb.values()) < 50.0
    assert max(figures.logged_kb.values()) < 1024.0


def test_slow_answers_growing_memory_and_a_long_log_miss_the_bar() -> None:
    def missed(**figures: dict[str, float]) -> list[str]:
        return SiegeFigures(**{"acknowledged": {"half_sent": 9}, **figures}).missed()  # type: ignore[arg-type]

    assert missed() == []
    assert missed(p95_ms={"half_sent": 1.0, "dearest": 201.0}) == ["p95_ms"]
    assert missed(grown_mb={"half_sent": 51.0}) == ["grown_mb"]
    assert missed(logged_kb={"half_sent": 1025.0}) == ["logged_kb"]
    assert missed(acknowledged={"half_sent": 9, "dearest": 0}) == ["acknowledged"]
