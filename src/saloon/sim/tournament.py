"""A run of games: play, count, pass on."""

from __future__ import annotations

from collections.abc import Callable

from saloon.sim.executors import Executor
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.table import Played, play_game
from saloon.sim.tally import Tally

Listener = Callable[[Played], None]


def play_span(plan: Plan, first: int, last: int) -> list[Played]:
    """The games of a plan from one number up to another."""
    return [play_game(plan, number) for number in range(first, last)]


def run(
    plan: Plan,
    games: int,
    executor: Executor,
    listener: Listener | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play so many games. `listener` hears of each one in order; nothing else of it is kept."""
    tally = Tally(study_of(plan.game))
    for chunk in executor.run(play_span, plan, games):
        tally.cpu_s += chunk.cpu_s
        for played in chunk.result:
            tally.add(played.row)
            if listener is not None:
                listener(played)
        if progress is not None:
            progress(chunk.games)
    return tally
