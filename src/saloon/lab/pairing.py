"""Every pair of bots on the same deals of a study's tables, and what all of them are worth."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from rich.console import Console

from saloon.bots.registry import bots_for, can_play
from saloon.lab.experiment import Experiment
from saloon.sim.arguments import BadArgument
from saloon.sim.executors import Executor
from saloon.sim.league.command import TEAMS, play, refusing_lines, swaps_of
from saloon.sim.league.file import read_lines
from saloon.sim.league.own_bots import welcome
from saloon.sim.league.play import Entry, entries_of
from saloon.sim.league.ratings import ratings
from saloon.sim.league.report import show_contest, show_ratings
from saloon.sim.league.standings import contests, joined
from saloon.sim.league.words import LeagueWords
from saloon.sim.plan import Plan


def play_pairs(
    experiment: Experiment, bots: list[str], deals: int, executor: Executor, out: Path, language: str
) -> None:
    """Each pair in turn: one plays a side, the other all others, and the other way round."""
    plans = [trial.plan for trial in experiment.trials if not trial.campaign]
    words = LeagueWords(language, plans[0].game if plans else "")
    with refusing_lines(words):
        for bot in bots:
            welcome(bot)
        for plan in plans:
            for bot in bots:
                if not can_play(bot, plan.game):
                    raise BadArgument("error_bot", bot=bot, bots=", ".join(bots_for(plan.game)))
            if plan.left_out:
                raise BadArgument("lab_error_value", field="plan.leave_out", value=", ".join(plan.left_out))
        wanted: dict[Plan, list[Entry]] = {}
        for plan, swaps in swaps_of(plans, [TEAMS]).items():
            wanted[plan] = [
                entry
                for hero, against in combinations(bots, 2)
                for entry in entries_of(swaps, [hero], against, [against, hero])
            ]
        play(wanted, deals, executor, out, words)
        console = Console()
        lines = joined(read_lines(out).lines)
        for contest, standings in contests(lines):
            show_contest(console, language, contest, standings)
        for board in ratings(lines.lines.values()):
            show_ratings(console, language, board)
