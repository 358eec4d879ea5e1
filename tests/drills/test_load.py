"""A crowd at many tables; how long anybody waits is measured by `saloon load`, not here."""

import asyncio

from saloon.drills.load import LoadFigures, figure, load


def test_everybody_sees_every_answer_beside_a_reader_who_does_not_read() -> None:
    figures = asyncio.run(load(count=6, seconds=6.0, seed=1))
    assert figures.errors == 0
    assert figures.answers > 6
    assert figures.sockets > figures.tables
    assert figures.p50_ms > 0.0
    assert figures.ways > 2


def test_slow_answers_errors_and_growing_memory_miss_the_bar() -> None:
    good = {"answers": 10, "wanted_answers": 10, "stalled_dropped": 1, "wanted_stalled_dropped": 1}
    assert LoadFigures(**good).missed() == []
    assert LoadFigures(**good, p99_ms=101.0).missed() == ["p99_ms"]
    assert LoadFigures(**good, errors=1).missed() == ["errors"]
    assert LoadFigures(**good, memory_growth=0.06).missed() == ["memory_growth"]
    assert LoadFigures(**{**good, "answers": 9}).missed() == ["answers"]
    assert LoadFigures(**{**good, "stalled_dropped": 0}).missed() == ["stalled_dropped"]


def test_a_figure_of_the_metrics_is_read() -> None:
    page = "# HELP a\nsaloon_tables 3.0\nsaloon_tables_total 7.0\n"
    assert figure(page, "saloon_tables") == 3.0
    assert figure(page, "saloon_nothing") == 0.0
