"""The matrix: every kind of table of a game is played through.

All games must end, and all promises of the engine must hold in a sample of them. Random bots find what nobody
would do, better ones what happens when everybody wants to win: half of the games are played by random bots
alone, the others by both in turn.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from saloon.sim.lineup import mixed_lineup
from saloon.sim.plan import Cell
from saloon.sim.table import Trouble, play_game

USUAL_GAMES = 200
USUAL_CHECK = 25
"""Promises are checked in every so manieth game."""


class Outcome(NamedTuple):
    """What came of a cell."""

    cell: Cell
    finished: int
    stalled: int
    decisions: int
    cpu_s: float
    troubles: list[Trouble]


class Line(NamedTuple):
    """The sum of the cells of one name."""

    group: str
    name: str
    finished: int
    stalled: int
    decisions: int


def play_cell(cell: Cell) -> Outcome:
    """Play the games of a cell."""
    start = time.process_time()
    finished = decisions = 0
    troubles: list[Trouble] = []
    for number in range(cell.games):
        played = play_game(cell.plan, number, mixed_lineup(cell.plan.game, cell.plan.players, number))
        if played.trouble is None:
            finished += 1
            decisions += played.row.decisions
        else:
            troubles.append(played.trouble)
    cpu_s = time.process_time() - start
    return Outcome(cell, finished, len(troubles), decisions, cpu_s, troubles)


def play_cells(wanted: list[Cell], jobs: int) -> Iterator[Outcome]:
    """Play all cells, in their order, in so many processes."""
    if jobs == 1:
        for cell in wanted:
            yield play_cell(cell)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play_cell, wanted)


def lines(outcomes: list[Outcome]) -> list[Line]:
    """The table: one line for each combination, event and character."""
    found: dict[tuple[str, str], Line] = {}
    for one in outcomes:
        key = (one.cell.group, one.cell.name)
        so_far = found.get(key, Line(*key, 0, 0, 0))
        found[key] = Line(
            *key,
            so_far.finished + one.finished,
            so_far.stalled + one.stalled,
            so_far.decisions + one.decisions,
        )
    return list(found.values())
