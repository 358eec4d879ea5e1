"""Paired experiments: the same deals, one side played by one bot and then by another, all else the same.

Because both games of a pair have the same deal, the luck of the cards cancels out of the difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from saloon.games.registry import game_type
from saloon.measuring.intervals import Rate, wilson
from saloon.sim.executors import Executor
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.rows import Row
from saloon.sim.statistics import Difference, paired
from saloon.sim.table import Played, Trouble, play_game


class Contest(NamedTuple):
    """Two bots that play the same side of the same deals."""

    side: str
    first: str
    second: str


class Pairs:
    """A contest as a function that a worker process can be sent."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest

    def __call__(self, plan: Plan, first: int, last: int) -> list[tuple[Played, Played]]:
        return [self.pair(plan, number) for number in range(first, last)]

    def pair(self, plan: Plan, number: int) -> tuple[Played, Played]:
        kind = game_type(plan.game)
        sides = kind.sides(kind.deal(plan.setup(number)))
        side, one, other = self._contest
        changed = study_of(plan.game).members(side)
        return (
            play_game(plan, number, plan.lineup.with_bot(changed, one, sides)),
            play_game(plan, number, plan.lineup.with_bot(changed, other, sides)),
        )


class Comparison(NamedTuple):
    """How often each bot won, and the paired difference."""

    contest: Contest
    first: Rate
    second: Rate
    difference: Difference
    stalled: int


def won_by(members: tuple[str, ...], row: Row) -> bool:
    """Whether one of these sides is among the winners."""
    return any(row.sides[player] in members for player in row.winners)


def compare(
    plan: Plan,
    contest: Contest,
    deals: int,
    executor: Executor,
    progress: Callable[[int], None] | None = None,
    troubled: Callable[[Trouble], None] | None = None,
) -> Comparison:
    """Play every deal twice and compare. A deal counts only if both games ended."""
    differences: Counter[int] = Counter()
    wins = [0, 0]
    stalled = 0
    members = study_of(plan.game).members(contest.side)
    for chunk in executor.run(Pairs(contest), plan, deals):
        for pair in chunk.result:
            for played in pair:
                if played.trouble is not None and troubled is not None:
                    troubled(played.trouble)
            if not all(played.row.finished for played in pair):
                stalled += 1
                continue
            one, other = (won_by(members, played.row) for played in pair)
            wins[0] += one
            wins[1] += other
            differences[one - other] += 1
        if progress is not None:
            progress(chunk.games)
    pairs = sum(differences.values())
    return Comparison(contest, wilson(wins[0], pairs), wilson(wins[1], pairs), paired(differences), stalled)
