"""The matrix: every kind of table of a game is played through.

All games must end, and all promises of the engine must hold in a sample of them. Random bots find what nobody
would do, better ones what happens when everybody wants to win: unless one bot is wanted at all seats, half of
the games are played by random bots alone, the others by both in turn.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from saloon.sim.executors import Executor
from saloon.sim.lineup import NOBODY, mixed_lineup
from saloon.sim.plan import Cell
from saloon.sim.registry import study_of
from saloon.sim.table import Trouble, play_game
from saloon.sim.tally import Tally

USUAL_GAMES = 200
USUAL_CHECK = 25
"""Promises are checked in every so manieth game."""


class Outcome(NamedTuple):
    """What came of a cell."""

    cell: Cell
    tally: Tally
    troubles: list[Trouble]


class Line(NamedTuple):
    """The sum of the cells of one name."""

    group: str
    name: str
    tally: Tally


def play_cell(cell: Cell) -> Outcome:
    """Play the games of a cell."""
    start = time.process_time()
    plan = cell.plan
    tally = Tally(study_of(plan.game))
    troubles: list[Trouble] = []
    for number in range(cell.games):
        lineup = mixed_lineup(plan.game, plan.players, number) if plan.lineup == NOBODY else plan.lineup
        played = play_game(plan, number, lineup)
        tally.add(played.row)
        if played.trouble is not None:
            troubles.append(played.trouble)
    tally.cpu_s = time.process_time() - start
    return Outcome(cell, tally, troubles)


def play_cells(wanted: list[Cell], executor: Executor) -> Iterator[Outcome]:
    """Play all cells, in their order."""
    return executor.each(play_cell, wanted)


def lines(outcomes: list[Outcome]) -> list[Line]:
    """The table: one line for each combination, event and character."""
    found: dict[tuple[str, str], Line] = {}
    for one in outcomes:
        key = (one.cell.group, one.cell.name)
        if key not in found:
            found[key] = Line(*key, Tally(one.tally.study))
        found[key].tally.absorb(one.tally)
    return list(found.values())
