"""The results of a run: as JSON, as tables, as lines of a CSV file."""

from __future__ import annotations

import csv
import json
from collections import Counter
from typing import TextIO

from rich.console import Console
from rich.table import Table

import saloon
from saloon.measuring.intervals import Rate
from saloon.sim.compare import Comparison
from saloon.sim.plan import Plan
from saloon.sim.rows import Row
from saloon.sim.statistics import mean
from saloon.sim.study import SIDE, AnyStudy
from saloon.sim.tally import PERCENTILES, Tally
from saloon.sim.texts import Words

BAR_WIDTH = 24


def bots_shown(plan: Plan) -> str:
    """The line-up in few words, as the command takes it."""
    seats = plan.lineup.by_seat
    if seats:
        return seats[0] if len(set(seats)) == 1 else ",".join(seats)
    return ",".join(f"{side}={bot}" for side, bot in plan.lineup.by_side)


def setup_plain(plan: Plan) -> dict[str, object]:
    return {
        "game": plan.game,
        "players": plan.players,
        "sets": list(plan.sets),
        "preset": plan.preset,
        "rules": dict(plan.rules),
        "left_out": plan.left_out,
        "bots": bots_shown(plan),
        **dict(plan.own),
    }


def rate_plain(rate: Rate) -> dict[str, object]:
    return {
        "wins": rate.wins,
        "games": rate.games,
        "rate": round(rate.rate, 6),
        "interval": [round(rate.low, 6), round(rate.high, 6)],
    }


def tally_json(plan: Plan, tally: Tally) -> str:
    """Everything that was counted. Two runs of the same seed differ only in the figures per CPU second."""

    def rates(wins: dict[str, Rate]) -> dict[str, object]:
        return {name: rate_plain(rate) for name, rate in wins.items()}

    def length(counts: Counter[int]) -> dict[str, object]:
        return {"mean": round(mean(counts), 3), "percentiles": tally.percentiles(counts)}

    body = {
        "build": str(saloon.BUILD),
        "setup": setup_plain(plan),
        "seed": plan.seed,
        "games": tally.games,
        "finished": tally.finished,
        "stalled": tally.stalled,
        "decisions_per_game": round(tally.decisions_per_game, 3),
        "decisions_per_cpu_s": round(tally.per_cpu_s(tally.decisions), 1),
        "games_per_cpu_s": round(tally.per_cpu_s(tally.games), 2),
        **{
            "wins" if table == SIDE else f"wins_by_{table}": rates(tally.rates(table))
            for table in tally.tables
        },
        "length": {name: length(counts) for name, counts in tally.numbers.items()},
    }
    return json.dumps(body, indent=1, ensure_ascii=False)


def comparisons_json(plan: Plan, deals: int, comparisons: list[Comparison]) -> str:
    body = {
        "build": str(saloon.BUILD),
        "setup": setup_plain(plan),
        "seed": plan.seed,
        "deals": deals,
        "comparisons": [
            {
                "as": one.contest.side,
                "bots": [one.contest.first, one.contest.second],
                "pairs": one.difference.pairs,
                "stalled": one.stalled,
                one.contest.first: rate_plain(one.first),
                one.contest.second: rate_plain(one.second),
                "difference": round(one.difference.mean, 6),
                "interval": [round(one.difference.low, 6), round(one.difference.high, 6)],
                "excludes_equality": one.difference.excludes_equality,
            }
            for one in comparisons
        ],
    }
    return json.dumps(body, indent=1, ensure_ascii=False)


class CsvFile:
    """One line per game; lists are separated by spaces, in the order of the seats."""

    def __init__(self, file: TextIO, study: AnyStudy) -> None:
        self._study = study
        self._writer = csv.writer(file, lineterminator="\n")
        lists = ("winners", study.sides, *study.lists, "bots")
        self._writer.writerow(["game", "seed", "finished", "decisions", *study.numbers, *lists])

    def add(self, row: Row) -> None:
        numbers = row.facts.numbers or (0,) * len(self._study.numbers)
        given = row.facts.lists or ((),) * len(self._study.lists)
        lists = [" ".join(map(str, items)) for items in (row.winners, row.sides, *given, row.bots)]
        self._writer.writerow([row.number, row.seed, int(row.finished), row.decisions, *numbers, *lists])


# Tables


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def show_tally(console: Console, words: Words, plan: Plan, tally: Tally) -> None:
    """The whole report."""
    print_titles(console, words, plan)
    console.print(summary_table(words, tally))
    if tally.finished:
        for table in tally.tables:
            console.print(rates_table(words, tally, table))
        console.print(length_table(words, tally))


def print_titles(console: Console, words: Words, plan: Plan) -> None:
    """What was played, by whom and by which rules."""
    say = words.say
    rules = "".join(f", {name}={value}" for name, value in plan.rules)
    if plan.left_out:
        rules += say("subtitle_left_out", names=", ".join(plan.left_out))
    title = say("title", game=words.game_name, players=plan.players, bots=bots_shown(plan))
    console.print(f"[bold]{title}[/bold]", highlight=False)
    subtitle = say(
        "subtitle",
        sets=", ".join(plan.sets),
        preset=plan.preset,
        rules=rules,
        seed=plan.seed,
        build=saloon.BUILD,
    )
    console.print(f"[dim]{subtitle}[/dim]", highlight=False)
    console.print()


def summary_table(words: Words, tally: Tally) -> Table:
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    figures = {
        "games": f"{tally.games:,}",
        "finished": f"{tally.finished:,}",
        "stalled": f"{tally.stalled:,}",
        "decisions_per_game": f"{tally.decisions_per_game:.1f}",
        "decisions_per_cpu_s": f"{tally.per_cpu_s(tally.decisions):,.0f}",
        "games_per_cpu_s": f"{tally.per_cpu_s(tally.games):,.1f}",
    }
    for key, figure in figures.items():
        table.add_row(words.say(key), figure.replace(",", " "))
    return table


def rates_table(words: Words, tally: Tally, name: str) -> Table:
    """A table of wins: who or what, how often, of how many games, with the interval."""
    say = words.say
    rates = tally.rates(name)
    if name in tally.study.ranked:
        rates = dict(sorted(rates.items(), key=lambda item: -item[1].rate))
    table = Table(
        title="\n" + say(f"wins.{name}"), title_justify="left", title_style="bold", box=None, pad_edge=False
    )
    table.add_column(say(f"column.{name}"))
    for column in ("won", "of", "rate", "interval"):
        table.add_column(say(column), justify="right")
    table.add_column("")
    for key, rate in rates.items():
        table.add_row(
            tally.study.label(name, key, words.texts),
            str(rate.wins),
            str(rate.games),
            percent(rate.rate),
            f"{percent(rate.low)} – {percent(rate.high)}",
            bar(rate),
        )
    return table


def bar(rate: Rate) -> str:
    """The rate as a bar; the lighter part is the interval above it."""
    solid = round(rate.rate * BAR_WIDTH)
    upper = round(rate.high * BAR_WIDTH)
    return "█" * solid + "░" * (upper - solid)


def length_table(words: Words, tally: Tally) -> Table:
    say = words.say
    table = Table(
        title="\n" + say("length"), title_justify="left", title_style="bold", box=None, pad_edge=False
    )
    table.add_column("")
    for value in PERCENTILES:
        table.add_column(say("percentile", percent=value), justify="right")
    table.add_column(say("mean"), justify="right")
    for name, counts in tally.numbers.items():
        values = [str(value) for value in tally.percentiles(counts).values()]
        table.add_row(say(f"number.{name}"), *values, f"{mean(counts):.1f}")
    return table


def show_comparisons(
    console: Console, words: Words, plan: Plan, deals: int, comparisons: list[Comparison]
) -> None:
    say = words.say
    contest = comparisons[0].contest
    title = say(
        "compare_title",
        first=contest.first,
        second=contest.second,
        players=plan.players,
        deals=deals,
        bots=bots_shown(plan),
    )
    table = Table(
        title=title, caption=say("compare_note"), title_justify="left", caption_justify="left", box=None
    )
    table.add_column(say("side"))
    for column in (contest.first, contest.second, say("difference"), say("interval")):
        table.add_column(column, justify="right")
    table.add_column(say("verdict"))
    for one in comparisons:
        difference = one.difference
        better = one.contest.first if difference.mean > 0 else one.contest.second
        table.add_row(
            words.side(one.contest.side),
            percent(one.first.rate),
            percent(one.second.rate),
            f"{100 * difference.mean:+.1f}",
            f"{100 * difference.low:+.1f} … {100 * difference.high:+.1f}",
            say("verdict_better", bot=better) if difference.excludes_equality else say("verdict_open"),
        )
    console.print(table)
