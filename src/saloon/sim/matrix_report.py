"""The results of the matrix: as JSON and as tables."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from saloon.sim.matrix import Outcome, lines
from saloon.sim.study import Study
from saloon.sim.texts import Words


def matrix_json(outcomes: list[Outcome]) -> str:
    """Every cell of the matrix, and the sum of all."""
    cells = [
        {
            "group": one.cell.group,
            "name": one.cell.name,
            "players": one.cell.plan.players,
            "preset": one.cell.plan.preset,
            "games": one.cell.games,
            "finished": one.finished,
            "stalled": one.stalled,
            "decisions": one.decisions,
        }
        for one in outcomes
    ]
    body = {
        "games": sum(one.cell.games for one in outcomes),
        "finished": sum(one.finished for one in outcomes),
        "stalled": sum(one.stalled for one in outcomes),
        "cells": cells,
    }
    return json.dumps(body, indent=1)


def show_matrix(console: Console, words: Words, study: Study, outcomes: list[Outcome]) -> None:
    """One line for each name of each group, and the sum of all."""
    say = words.say
    found = lines(outcomes)
    for group in dict.fromkeys(line.group for line in found):
        table = Table(title="\n" + say(f"matrix.{group}"), title_justify="left", title_style="bold", box=None)
        table.add_column("")
        for column in ("finished", "stalled", "decisions_per_game"):
            table.add_column(say(column), justify="right")
        for line in found:
            if line.group == group:
                name = study.label(group, line.name, words.texts)
                mean_length = line.decisions / line.finished if line.finished else 0
                table.add_row(
                    name,
                    str(line.finished),
                    str(line.stalled),
                    f"{mean_length:.1f}",
                    style="bold red" if line.stalled else "",
                )
        console.print(table)
    total = sum(line.finished + line.stalled for line in found)
    stalled = sum(line.stalled for line in found)
    console.print("\n" + say("matrix_total", games=total, stalled=stalled), highlight=False)
