"""Whole series of games between bots: what they end with, and what their characters were worth.

A campaign is one table whose bots play game after game; each game is set up by the one before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from saloon.kernel.views import SPECTATOR
from saloon.measuring.intervals import Rate, wilson
from saloon.sim.executors import Executor
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.rows import Hire
from saloon.sim.table import Table, Trouble, broken_game

MOST_GAMES = 100
"""Of a series; one that goes on is none."""


class Campaign(NamedTuple):
    """What came of one series of games."""

    number: int
    games: int
    decisions: int
    money: tuple[int, ...]
    """Of each seat, in the end."""
    names: tuple[str, ...]
    """The bot of each seat."""
    hires: tuple[Hire, ...]
    trouble: Trouble | None = None


def play_campaign(plan: Plan, number: int) -> Campaign:
    """One series to its end. A game that breaks ends it, with what is needed to repeat that game."""
    setup: object | None = None
    games = decisions = 0
    hires: list[Hire] = []
    while True:
        seed = f"{plan.seed_of(number)}/{games + 1}"
        try:
            table = Table(plan, number, plan.lineup, setup, seed)
            table.play()
            table.check_end()
            seen = table.kind.view(table.game, SPECTATOR)
            hires += study_of(plan.game).hires(seen)
            decisions += table.game.step
            games += 1
            if table.kind.is_last_of_series(table.game) or games == MOST_GAMES:
                money = study_of(plan.game).money(seen)
                return Campaign(number, games, decisions, money, tuple(table.names), tuple(hires))
            setup = table.kind.next_setup(table.game, f"{plan.seed_of(number)}/{games + 1}")
        except Exception as error:
            broken = broken_game(plan, number, plan.lineup, error, setup, seed)
            return Campaign(number, games, decisions, (), (), tuple(hires), broken.trouble)


def play_campaigns(plan: Plan, first: int, last: int) -> list[Campaign]:
    """The campaigns of a plan from one number up to another."""
    return [play_campaign(plan, number) for number in range(first, last)]


class Worth(NamedTuple):
    """What a character cost, and how often it has won."""

    name: str
    price: float
    """In dollars, on average."""
    rate: Rate


class Standings:
    """What all campaigns came to."""

    def __init__(self) -> None:
        self.campaigns = 0
        self.games = 0
        self.decisions = 0
        self.stalled = 0
        self.cpu_s = 0.0
        self.money: dict[str, Counter[int]] = {}
        """How often each bot ended with each sum."""
        self.seats: list[Counter[int]] = []
        self.first: Counter[str] = Counter()
        """How often each bot, or several, had most in the end."""
        self._paid: dict[str, int] = {}
        self._hired: Counter[str] = Counter()
        self._won: Counter[str] = Counter()

    def add(self, campaign: Campaign) -> None:
        self.campaigns += 1
        self.games += campaign.games
        self.decisions += campaign.decisions
        self.stalled += campaign.trouble is not None
        for seat, (name, money) in enumerate(zip(campaign.names, campaign.money, strict=True)):
            if seat == len(self.seats):
                self.seats.append(Counter())
            self.seats[seat][money] += 1
            self.money.setdefault(name, Counter())[money] += 1
            self.first[name] += money == max(campaign.money)
        for hire in campaign.hires:
            self._hired[hire.name] += 1
            self._won[hire.name] += hire.won
            self._paid[hire.name] = self._paid.get(hire.name, 0) + hire.price

    def worth(self) -> list[Worth]:
        """Characters that were hired, the dearest first."""
        found = [
            Worth(name, self._paid[name] / games, wilson(self._won[name], games))
            for name, games in self._hired.items()
        ]
        return sorted(found, key=lambda one: (-one.price, one.name))


def run_campaigns(
    plan: Plan,
    campaigns: int,
    executor: Executor,
    listener: Callable[[Trouble], None],
    progress: Callable[[int], None],
) -> Standings:
    """Play so many campaigns; `listener` hears of games that broke."""
    standings = Standings()
    for chunk in executor.run(play_campaigns, plan, campaigns):
        standings.cpu_s += chunk.cpu_s
        for campaign in chunk.result:
            standings.add(campaign)
            if campaign.trouble is not None:
                listener(campaign.trouble)
        progress(chunk.games)
    return standings
