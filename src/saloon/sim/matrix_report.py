"""The results of the matrix: as JSON and as tables."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from saloon.sim.lineup import NOBODY
from saloon.sim.matrix import Line, Outcome, lines
from saloon.sim.report import bots_shown, percent, rate_plain
from saloon.sim.statistics import mean
from saloon.sim.study import SIDE
from saloon.sim.texts import Words

MIXED = "mixed"


def matrix_json(outcomes: list[Outcome]) -> str:
    """Every cell of the matrix, and the sum of all."""
    cells = [
        {
            "group": one.cell.group,
            "name": one.cell.name,
            "players": one.cell.plan.players,
            "preset": one.cell.plan.preset,
            "bots": bots_shown(one.cell.plan) or MIXED,
            "games": one.cell.games,
            "finished": one.tally.finished,
            "stalled": one.tally.stalled,
            "decisions": one.tally.decisions,
            "length": {name: round(mean(counts), 3) for name, counts in one.tally.numbers.items()},
            "wins": {side: rate_plain(rate) for side, rate in one.tally.rates(SIDE).items()},
        }
        for one in outcomes
    ]
    body = {
        "games": sum(one.cell.games for one in outcomes),
        "finished": sum(one.tally.finished for one in outcomes),
        "stalled": sum(one.tally.stalled for one in outcomes),
        "cells": cells,
    }
    return json.dumps(body, indent=1)


def show_matrix(console: Console, words: Words, outcomes: list[Outcome]) -> None:
    """One line for each name of each group, and the sum of all."""
    found = lines(outcomes)
    # Who wins a mixed game tells more about the bots than about the sides.
    fair = all(one.cell.plan.lineup != NOBODY for one in outcomes)
    for group in dict.fromkeys(line.group for line in found):
        console.print(group_table(words, [line for line in found if line.group == group], fair))
    total = sum(line.tally.games for line in found)
    stalled = sum(line.tally.stalled for line in found)
    console.print("\n" + words.say("matrix_total", games=total, stalled=stalled), highlight=False)


def group_table(words: Words, found: list[Line], with_wins: bool) -> Table:
    """How many ended, how long they were and, if that is wanted, how often each side won."""
    say = words.say
    group, study = found[0].group, found[0].tally.study
    table = Table(title="\n" + say(f"matrix.{group}"), title_justify="left", title_style="bold", box=None)
    table.add_column("")
    for column in ("finished", "stalled", "decisions_per_game", *(f"number.{one}" for one in study.numbers)):
        table.add_column(say(column), justify="right")
    if with_wins:
        table.add_column(say("matrix_wins"), no_wrap=True)
    for line in found:
        tally = line.tally
        means = [f"{mean(tally.numbers[name]):.1f}" for name in study.numbers]
        cells = [str(tally.finished), str(tally.stalled), f"{tally.decisions_per_game:.1f}", *means]
        if with_wins:
            cells.append(" ".join(percent(rate.rate) for rate in tally.rates(SIDE).values()))
        name = study.label(group, line.name, words.texts)
        table.add_row(name, *cells, style="bold red" if tally.stalled else "")
    return table
