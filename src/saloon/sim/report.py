"""The results of a run: as JSON, as tables, as lines of a CSV file."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Callable
from typing import TextIO

from rich.console import Console
from rich.table import Table

import saloon
from saloon.sim.compare import Comparison
from saloon.sim.statistics import Rate, mean
from saloon.sim.table import Plan, Row
from saloon.sim.tally import PERCENTILES, Tally
from saloon.sim.texts import Words
from saloon.text.texts import Texts

BAR_WIDTH = 24


class Namer:
    """Names of roles and characters in the reader's language."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self._texts = Texts(language)

    def name(self, what: str, key: str) -> str:
        text = f"{self._game}.{what}.{key}.name"
        return self._texts.say(text) if self._texts.has(text) else key

    def game(self) -> str:
        text = f"{self._game}.name"
        return self._texts.say(text) if self._texts.has(text) else self._game


def bots_shown(plan: Plan) -> str:
    """The line-up in few words, as the command takes it."""
    seats = plan.lineup.by_seat
    if seats:
        return seats[0] if len(set(seats)) == 1 else ",".join(seats)
    return ",".join(f"{role}={bot}" for role, bot in plan.lineup.by_role)


def setup_plain(plan: Plan) -> dict[str, object]:
    return {
        "game": plan.game,
        "players": plan.players,
        "sets": list(plan.sets),
        "preset": plan.preset,
        "rules": dict(plan.rules),
        "left_out": list(plan.left_out),
        "bots": bots_shown(plan),
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
        "wins": rates(tally.roles.rates()),
        "wins_by_character": rates(tally.characters.rates()),
        "wins_by_seat": rates(tally.seats.rates()),
        "wins_by_order_of_play": rates(tally.order.rates()),
        "length": {"turns": length(tally.turns), "decisions": length(tally.lengths)},
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


CSV_HEAD = ("game", "seed", "finished", "decisions", "turns", "winners", "roles", "characters", "bots")


class CsvFile:
    """One line per game; lists are separated by spaces, in the order of the seats."""

    def __init__(self, file: TextIO) -> None:
        self._writer = csv.writer(file, lineterminator="\n")
        self._writer.writerow(CSV_HEAD)

    def add(self, row: Row) -> None:
        number, seed, finished, decisions, turns, winners, roles, characters, bots = row
        lists = [" ".join(map(str, items)) for items in (winners, roles, characters, bots)]
        self._writer.writerow([number, seed, int(finished), decisions, turns, *lists])


# Tables


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def show_tally(console: Console, words: Words, plan: Plan, tally: Tally) -> None:
    """The whole report."""
    names = Namer(plan.game, words.language)
    say = words.say
    rules = "".join(f", {name}={value}" for name, value in plan.rules)
    if plan.left_out:
        rules += say("subtitle_left_out", names=", ".join(plan.left_out))
    title = say("title", game=names.game(), players=plan.players, bots=bots_shown(plan))
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
    console.print(summary_table(words, tally))
    if tally.finished:
        console.print(rates_table(words, "role", tally.roles.rates(), lambda key: names.name("role", key)))
        characters = dict(sorted(tally.characters.rates().items(), key=lambda item: -item[1].rate))
        console.print(rates_table(words, "character", characters, lambda key: names.name("character", key)))
        console.print(rates_table(words, "seat", tally.seats.rates(), lambda key: f"p{key}"))
        console.print(
            rates_table(
                words,
                "order",
                tally.order.rates(),
                lambda key: say("order_first", place=key) if key == "1" else key,
            )
        )
        console.print(length_table(words, tally))


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


def rates_table(words: Words, what: str, rates: dict[str, Rate], name: Callable[[str], str]) -> Table:
    say = words.say
    table = Table(
        title="\n" + say(f"wins_{what}"), title_justify="left", title_style="bold", box=None, pad_edge=False
    )
    table.add_column(say(what))
    for column in ("won", "of", "rate", "interval"):
        table.add_column(say(column), justify="right")
    table.add_column("")
    for key, rate in rates.items():
        table.add_row(
            name(key),
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
    for key, counts in (("length_turns", tally.turns), ("length_decisions", tally.lengths)):
        values = [str(value) for value in tally.percentiles(counts).values()]
        table.add_row(say(key), *values, f"{mean(counts):.1f}")
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
            say(f"side_{one.contest.side}"),
            percent(one.first.rate),
            percent(one.second.rate),
            f"{100 * difference.mean:+.1f}",
            f"{100 * difference.low:+.1f} … {100 * difference.high:+.1f}",
            say("verdict_better", bot=better) if difference.excludes_equality else say("verdict_open"),
        )
    console.print(table)
