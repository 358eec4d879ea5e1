"""What whole campaigns came to: as JSON, as tables, and as a picture of what characters are worth."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

import saloon
from saloon.sim.campaign import Standings, Worth
from saloon.sim.plan import Plan
from saloon.sim.plot import BAR_COLOUR, INK, OTHER_COLOUR, PAPER, ink_on_paper, tidy
from saloon.sim.report import bots_shown, percent, print_titles, rate_plain, setup_plain
from saloon.sim.statistics import mean, percentile
from saloon.sim.study import AnyStudy
from saloon.sim.texts import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

CHARACTER = "character"
SHOWN = (5, 50, 95)
"""Percentiles of the money in the end."""


def campaigns_json(plan: Plan, standings: Standings) -> str:
    """Everything that was counted."""

    def sums(counts: Counter[int]) -> dict[str, object]:
        return {"mean": round(mean(counts), 1), **{f"p{one}": percentile(counts, one) for one in SHOWN}}

    body = {
        "build": str(saloon.BUILD),
        "setup": setup_plain(plan),
        "seed": plan.seed,
        "campaigns": standings.campaigns,
        "games": standings.games,
        "stalled": standings.stalled,
        "decisions": standings.decisions,
        "money": {
            name: {**sums(counts), "first": standings.first[name]} for name, counts in standings.money.items()
        },
        "money_by_seat": [sums(counts) for counts in standings.seats],
        "characters": {
            one.name: {"price": round(one.price, 1), **rate_plain(one.rate)} for one in standings.worth()
        },
    }
    return json.dumps(body, indent=1, ensure_ascii=False)


def show_campaigns(console: Console, words: Words, plan: Plan, standings: Standings, study: AnyStudy) -> None:
    """Standings by bot and by seat, and the characters by what was paid for them."""
    print_titles(console, words, plan)
    say = words.say
    figures = {
        "campaigns": standings.campaigns,
        "games": standings.games,
        "stalled": standings.stalled,
    }
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for key, figure in figures.items():
        table.add_row(say(key), str(figure))
    console.print(table)
    console.print(money_table(words, standings))
    if standings.worth():
        console.print(worth_table(words, standings.worth(), study))


def money_table(words: Words, standings: Standings) -> Table:
    say = words.say
    table = titled(say("campaign_money"))
    table.add_column(say("campaign_who"))
    for value in SHOWN:
        table.add_column(say("percentile", percent=value), justify="right")
    table.add_column(say("mean"), justify="right")
    table.add_column(say("campaign_first"), justify="right")
    for name, counts in standings.money.items():
        values = [dollars(percentile(counts, one)) for one in SHOWN]
        table.add_row(name, *values, dollars(mean(counts)), str(standings.first[name]))
    for seat, counts in enumerate(standings.seats):
        values = [dollars(percentile(counts, one)) for one in SHOWN]
        table.add_row(f"p{seat}", *values, dollars(mean(counts)), "")
    return table


def worth_table(words: Words, found: list[Worth], study: AnyStudy) -> Table:
    say = words.say
    table = titled(say("campaign_worth"))
    table.add_column(say("campaign_character"))
    for column in ("campaign_price", "won", "of", "rate", "interval"):
        table.add_column(say(column), justify="right")
    for one in found:
        rate = one.rate
        table.add_row(
            study.label(CHARACTER, one.name, words.texts),
            dollars(one.price),
            str(rate.wins),
            str(rate.games),
            percent(rate.rate),
            f"{percent(rate.low)} – {percent(rate.high)}",
        )
    return table


def titled(title: str) -> Table:
    return Table(title="\n" + title, title_justify="left", title_style="bold", box=None, pad_edge=False)


def dollars(amount: float) -> str:
    return f"${amount:,.0f}".replace("$-", "-$")


def draw_worth(file: Path, words: Words, plan: Plan, standings: Standings, study: AnyStudy) -> None:
    """Write the picture as a PNG file: a dot a character, how much was paid for it and how often it won."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    found = standings.worth()
    with ink_on_paper():
        figure = Figure(figsize=(12, 8), dpi=130, facecolor=PAPER)
        FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        title = words.say("title", game=words.game_name, players=plan.players, bots=bots_shown(plan))
        tidy(axes, f"{words.say('campaign_worth')} · {title}")
        if found:
            draw_characters(axes, words, found, study)
        else:
            axes.text(0.5, 0.5, words.say("campaign_no_hires"), ha="center", size=14)
        figure.tight_layout()
        figure.savefig(file, format="png", facecolor=PAPER, metadata={"Software": "saloon"})


def draw_characters(axes: Axes, words: Words, found: list[Worth], study: AnyStudy) -> None:
    for one in found:
        axes.plot([one.price] * 2, [one.rate.low, one.rate.high], color=OTHER_COLOUR, alpha=0.3, linewidth=3)
    prices = [one.price for one in found]
    rates = [one.rate.rate for one in found]
    axes.plot(prices, rates, "o", color=BAR_COLOUR, markersize=8)
    for one, height in apart(found):
        axes.annotate(
            study.label(CHARACTER, one.name, words.texts),
            (one.price, height),
            textcoords="offset points",
            xytext=(10, -3),
            fontsize=9,
            color=INK,
        )
    wins = sum(one.rate.wins for one in found)
    average = wins / max(1, sum(one.rate.games for one in found))
    axes.axhline(average, color=OTHER_COLOUR, linewidth=1, linestyle="--")
    axes.set_xlabel(words.say("campaign_price"))
    axes.set_ylabel(words.say("plot_rate"))
    axes.yaxis.set_major_formatter(lambda value, _place: f"{100 * value:.0f}%")
    axes.xaxis.set_major_formatter(lambda value, _place: dollars(value))
    axes.margins(x=0.12, y=0.1)


def apart(found: list[Worth]) -> list[tuple[Worth, float]]:
    """Where each name is written: as high as its dot, or a little higher, so that none covers another."""
    lines = 45
    """Of names, one above the other, in the picture."""
    columns = 7
    """Of names, side by side."""
    line = (max(one.rate.high for one in found) - min(one.rate.low for one in found)) / lines
    width = (max(one.price for one in found) - min(one.price for one in found)) / columns
    written: list[tuple[Worth, float]] = []
    for one in sorted(found, key=lambda one: one.rate.rate):
        height = one.rate.rate
        for other, there in written:
            if abs(other.price - one.price) <= width and abs(there - height) < line:
                height = there + line
        written.append((one, height))
    return written
