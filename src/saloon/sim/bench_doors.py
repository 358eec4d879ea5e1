"""Steps a second through the doors of `saloon.research`, beside games of PettingZoo and OpenSpiel.

All are asked by turns, in short rounds on one core, in the build that runs; medians of the rounds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from saloon.sim.bench_workers import peers_python, peers_worker

if TYPE_CHECKING:
    from saloon.research.table import Table

ROUNDS: Final = 5
SIZE: Final = 64
"""Games of a batch."""
CONNECT_FOUR: Final = "PettingZoo connect_four_v3"
TIC_TAC_TOE: Final = "OpenSpiel tic_tac_toe (Python)"
PEER_OF: Final = {"aec": CONNECT_FOUR, "spiel": TIC_TAC_TOE}
TABLES: Final = {
    "bang-5p-base": ("bang", 5, ""),
    "bang-7p-all": ("bang", 7, "all"),
    "duel-2p-base": ("duel", 2, ""),
    "calibre45-4p-base": ("calibre45", 4, ""),
}
BARS: Final = {"batch": 40_000, "aec": 15_000, "spiel": 60_000}
"""Steps a second for the first table; half of it for the others."""

Steps = Callable[[], int]
"""Plays on for a while: how many steps that were."""


class Door(NamedTuple):
    """What was measured of one door at one table."""

    door: str
    table: str
    steps_per_s: float
    bar: float
    to_peer: float | None
    """How many times the peer's figure; None: it has no peer, or that is not installed."""


def batch_steps(table: Table) -> Steps:
    """Arrays of 64 games: rows, options, mask."""
    import numpy as np

    from saloon.research.batch import Batch

    batch = Batch(table, SIZE)
    chance = np.random.default_rng(1)

    def steps() -> int:
        for _step in range(20):
            batch.step((chance.random(SIZE) * batch.count).astype(np.int64))
        return 20 * SIZE

    return steps


def aec_steps(table: Table) -> Steps:
    """What `last` gives, observation and all, at every step."""
    from saloon.research.aec import TableEnv

    env = TableEnv(table)
    chance = random.Random(1)
    env.reset(seed=1)

    def steps() -> int:
        done = 0
        while done < 300:
            seen, _reward, ended, cut, _told = env.last()
            if ended or cut:
                env.reset()
                continue
            assert seen is not None
            env.step(chance.randrange(int(seen["action_mask"].sum())))
            done += 1
        return done

    return steps


def spiel_steps(table: Table) -> Steps:
    """As its peer is played: whole games, without tensors."""
    import pyspiel

    from saloon.research.spiel import NAME

    sets = "all" if "all" in table.name else "base"
    wanted = {"game": table.kind.key, "players": table.players, "sets": sets}
    game = pyspiel.load_game(NAME, wanted)
    choice = random.Random(1).choice

    def steps() -> int:
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal():
            done += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
        return done

    return steps


DOORS: Final[dict[str, Callable[[Table], Steps]]] = {
    "batch": batch_steps,
    "aec": aec_steps,
    "spiel": spiel_steps,
}


def rate(steps: Steps, seconds: float) -> float:
    """Steps for each CPU second, over at least so many seconds."""
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not done:
        done += steps()
    return done / max(spent, 1e-9)


def doors(seconds: float, tell: Callable[[str], None], tables: dict[str, Any] | None = None) -> list[Door]:
    """Measure every door at every table, by turns with the peers."""
    from saloon.research.table import Table

    chosen = tables or TABLES
    ready = {
        (door, name): make(Table(*wanted)) for name, wanted in chosen.items() for door, make in DOORS.items()
    }
    found: dict[tuple[str, str], list[float]] = {way: [] for way in ready}
    theirs: dict[str, list[float]] = {peer: [] for peer in PEER_OF.values()}
    with ExitStack() as stack:
        python = peers_python()
        peers = stack.enter_context(peers_worker(python)) if python is not None else None
        for turn in range(ROUNDS + 1):
            for way, steps in ready.items():
                tell(f"{turn}/{ROUNDS} {way[1]}: {way[0]}")
                measured = rate(steps, seconds / ROUNDS if turn else 0)
                if turn:
                    found[way].append(measured)
            for peer, figures in theirs.items():
                if peers is None:
                    continue
                tell(f"{turn}/{ROUNDS} {peer}")
                answer = peers.ask({"peer": peer, "seconds": seconds / ROUNDS if turn else 0})
                figure = answer.get("decisions_per_s")
                if turn and isinstance(figure, int | float):
                    figures.append(float(figure))
    return [door_of(way, figures, theirs, next(iter(chosen))) for way, figures in found.items()]


def door_of(way: tuple[str, str], figures: list[float], theirs: dict[str, list[float]], first: str) -> Door:
    """One line of the report."""
    door, table = way
    ours = median(figures)
    peer = theirs.get(PEER_OF.get(door, ""))
    bar = BARS[door] / (1 if table == first else 2)
    return Door(door, table, round(ours), bar, round(ours / median(peer), 2) if peer else None)
