"""The matrix: every combination of boxes, numbers of players and presets, and each event and character alone.

All games must end, and all promises of the engine must hold in a sample of them. Random bots find what nobody
would do, greenhorns what happens when everybody wants to win: half of the games are played by random bots
alone, the others by both in turn.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import NamedTuple

from saloon.games.bang.catalogue import SETS
from saloon.games.registry import GAMES
from saloon.sim.lineup import Lineup
from saloon.sim.table import Plan, Trouble, play_game

GAME = "bang"
COMBINATIONS = "combinations"
EVENTS = "events"
CHARACTERS = "characters"
GROUPS = (COMBINATIONS, EVENTS, CHARACTERS)
USUAL_GAMES = 200
USUAL_CHECK = 25
"""Promises are checked in every so manieth game."""

CARDS_BESIDE_EVENTS = "dodge_city"
"""A box with cards of all colours: the events of the other boxes meet them."""


class Cell(NamedTuple):
    """So many games with one plan; cells of the same group and name are one line of the table."""

    group: str
    name: str
    plan: Plan
    games: int


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


def cells(boxes: list[str], games: int, check: int, seed: str) -> list[Cell]:
    """The whole matrix of these boxes: `games` games for each combination, event and character."""
    return [
        *of_combinations(boxes, games, check, seed),
        *of_events(boxes, games, check, seed),
        *of_characters(boxes, games, check, seed),
    ]


def of_combinations(boxes: list[str], games: int, check: int, seed: str) -> Iterator[Cell]:
    """Each combination of boxes, with each number of players and each preset."""
    first, *further = boxes
    for size in range(len(further) + 1):
        for chosen in combinations(further, size):
            for players, preset in ways():
                plan = plan_of(players, (first, *chosen), preset, check, seed)
                yield Cell(COMBINATIONS, ",".join((first, *chosen)), plan, games)


def of_events(boxes: list[str], games: int, check: int, seed: str) -> Iterator[Cell]:
    """A deck of one event only, for each event."""
    each = share(games)
    for box in boxes:
        for event in SETS[box].events:
            sets = tuple(one for one in boxes if one in (boxes[0], CARDS_BESIDE_EVENTS, box))
            others = tuple(one.key for one in SETS[box].events if one is not event)
            for players, preset in ways():
                plan = plan_of(players, sets, preset, check, seed)
                yield Cell(EVENTS, event.key, plan._replace(left_out=others), each)


def of_characters(boxes: list[str], games: int, check: int, seed: str) -> Iterator[Cell]:
    """All seats the same character, for each character."""
    each = share(games)
    for box in boxes:
        for character in SETS[box].characters:
            for players, preset in ways():
                plan = plan_of(players, tuple(boxes), preset, check, seed)
                same = (character.key,) * players
                yield Cell(CHARACTERS, character.key, plan._replace(characters=same), each)


def ways() -> list[tuple[int, str]]:
    """Every number of players with every preset."""
    kind = GAMES[GAME]
    return [(players, preset) for players in kind.player_counts() for preset in kind.presets()]


def share(games: int) -> int:
    """How many games of a line fall to each way to play it."""
    return -(-games // len(ways()))


def plan_of(players: int, sets: tuple[str, ...], preset: str, check: int, seed: str) -> Plan:
    return Plan(GAME, players, sets, preset, (), seed, mixed(players, 1), check)


def mixed(players: int, number: int) -> Lineup:
    """Random bots alone, or by turns with greenhorns."""
    if number % 2 == 0:
        return Lineup(("random",) * players, ())
    return Lineup(tuple(("greenhorn", "random")[(seat + number // 2) % 2] for seat in range(players)), ())


def play_cell(cell: Cell) -> Outcome:
    """Play the games of a cell."""
    start = time.process_time()
    finished = decisions = 0
    troubles: list[Trouble] = []
    for number in range(cell.games):
        played = play_game(cell.plan, number, mixed(cell.plan.players, number))
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
