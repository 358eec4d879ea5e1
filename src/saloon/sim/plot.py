"""The results of a run as a picture: who wins, with whom, and how long it takes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from saloon.sim.plan import Plan
from saloon.sim.report import bots_shown, percent
from saloon.sim.statistics import percentile
from saloon.sim.tally import Tally
from saloon.sim.texts import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER = "#faf4e8"
INK = "#3b2a1e"
FAINT = "#b9a68c"
BAR_COLOUR = "#b07d4b"
BETTER, WORSE = "#4b6b5d", "#a63d2f"
OTHER_COLOUR = "#7a6a58"
LONGEST_SHOWN = 99
"""Percentile of the game length at which the histogram ends."""


def draw(file: Path, words: Words, plan: Plan, tally: Tally) -> None:
    """Write the picture as a PNG file."""
    with picture(file, 8) as figure:
        grid = figure.add_gridspec(
            2,
            2,
            left=0.11,
            right=0.97,
            top=0.85,
            bottom=0.08,
            wspace=0.42,
            hspace=0.42,
            height_ratios=(1, 1.15),
        )
        write_title(figure, words, plan, tally)
        if tally.finished:
            draw_bars(figure.add_subplot(grid[0, 0]), words, tally)
            draw_histogram(figure.add_subplot(grid[1, 0]), words, tally)
            draw_dots(figure.add_subplot(grid[:, 1]), words, tally)
        else:
            figure.text(0.5, 0.5, words.say("plot_none"), ha="center", size=16)


@contextmanager
def picture(file: Path, height: float) -> Iterator[Figure]:
    """A figure, twelve inches wide, that is written as a PNG file when it is drawn."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with ink_on_paper():
        figure = Figure(figsize=(12, height), dpi=130, facecolor=PAPER)
        FigureCanvasAgg(figure)
        yield figure
        figure.savefig(file, format="png", facecolor=PAPER, metadata={"Software": "saloon"})


@contextmanager
def ink_on_paper() -> Iterator[None]:
    """The colours and the letters of all pictures."""
    import matplotlib as mpl

    with mpl.rc_context(
        {
            "font.family": "DejaVu Sans",
            "font.size": 10.5,
            "text.color": INK,
            "axes.labelcolor": INK,
            "axes.edgecolor": FAINT,
            "axes.facecolor": PAPER,
            "xtick.color": INK,
            "ytick.color": INK,
        }
    ):
        yield


def write_title(figure: Figure, words: Words, plan: Plan, tally: Tally) -> None:
    title = words.say("title", game=words.game_name, players=plan.players, bots=bots_shown(plan))
    seed = words.say("seed", seed=plan.seed)
    rules = "".join(f", {name}={value}" for name, value in plan.rules)
    under = f"{words.say('games')}: {tally.games} · {', '.join(plan.sets)} · {plan.preset}{rules} · {seed}"
    figure.text(0.035, 0.945, title, size=19, weight="bold", ha="left")
    figure.text(0.035, 0.91, under, size=10.5, color=OTHER_COLOUR, ha="left")


def tidy(axes: Axes, title: str) -> None:
    """No frame but a base line, a quiet grid, the title at the left."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0)
    axes.set_axisbelow(True)
    axes.set_title(title, loc="left", fontsize=13.5, fontweight="bold", pad=12)


def share_axis(axes: Axes, words: Words, longest: float) -> None:
    """The horizontal axis of a share of games."""
    from matplotlib.ticker import PercentFormatter

    axes.set_xlim(0, min(1.0, longest * 1.18))
    axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    axes.grid(axis="x", color=FAINT, alpha=0.35, linewidth=0.8)
    axes.set_xlabel(words.say("plot_rate"), color=OTHER_COLOUR, fontsize=9.5, labelpad=8)


def labels_of(tally: Tally, table: str, names: list[str], words: Words) -> list[str]:
    return [tally.study.label(table, name, words.texts) for name in names]


def draw_bars(axes: Axes, words: Words, tally: Tally) -> None:
    """A bar a name, with its interval and its figure."""
    table = tally.study.picture.bars
    rates = tally.rates(table)
    for place, (name, rate) in enumerate(rates.items()):
        axes.barh(place, rate.rate, height=0.62, color=tally.study.colours.get(name, BAR_COLOUR))
        axes.plot([rate.low, rate.high], [place, place], color=INK, linewidth=1.8, solid_capstyle="round")
        axes.text(rate.high, place, f"  {percent(rate.rate)}", va="center", fontweight="bold")
    labels = [label.replace(" ", "\n") for label in labels_of(tally, table, list(rates), words)]
    axes.set_yticks(range(len(rates)), labels)
    axes.invert_yaxis()
    tidy(axes, words.say(f"plot.{table}"))
    share_axis(axes, words, max(rate.high for rate in rates.values()) + 0.04)


def draw_dots(axes: Axes, words: Words, tally: Tally) -> None:
    """A dot a name on its interval, from the best to the worst, around the average."""
    table = tally.study.picture.dots
    rates = tally.rates(table)
    order = sorted(rates, key=lambda key: rates[key].rate)
    average = sum(rate.wins for rate in rates.values()) / sum(rate.games for rate in rates.values())
    axes.axvline(average, color=FAINT, linewidth=1.4, linestyle=(0, (4, 3)))
    axes.text(
        average,
        len(order) - 0.3,
        f"  {words.say('plot_average', rate=percent(average))}",
        color=OTHER_COLOUR,
        va="bottom",
        fontsize=9,
    )
    for place, key in enumerate(order):
        rate = rates[key]
        colour = OTHER_COLOUR
        if rate.low > average:
            colour = BETTER
        elif rate.high < average:
            colour = WORSE
        axes.plot(
            [rate.low, rate.high],
            [place, place],
            color=colour,
            linewidth=3.2,
            alpha=0.35,
            solid_capstyle="round",
        )
        axes.plot([rate.rate], [place], "o", color=colour, markersize=7.5)
    axes.set_yticks(range(len(order)), labels_of(tally, table, order, words))
    axes.set_ylim(-0.7, len(order) + 0.1)
    tidy(axes, words.say(f"plot.{table}"))
    share_axis(axes, words, max(rate.high for rate in rates.values()))
    lowest = min(rate.low for rate in rates.values())
    axes.set_xlim(left=max(0.0, lowest - 0.06))


def draw_histogram(axes: Axes, words: Words, tally: Tally) -> None:
    """How many games had which number, such as turns; the longest few are left out."""
    from matplotlib.ticker import MaxNLocator

    name = tally.study.picture.histogram
    counts = tally.numbers[name]
    last = max(percentile(counts, LONGEST_SHOWN), 1)
    width = max(1, -(-last // 40))
    edges = list(range(0, last + width, width))
    axes.hist(
        list(counts),
        bins=edges,
        weights=[counts[value] for value in counts],
        color=BAR_COLOUR,
        edgecolor=PAPER,
        linewidth=1.0,
    )
    median = percentile(counts, 50)
    axes.axvline(median, color=INK, linewidth=1.4, linestyle=(0, (4, 3)))
    axes.annotate(
        words.say("plot_median", number=median),
        (median, 1.0),
        xycoords=("data", "axes fraction"),
        xytext=(6, -4),
        textcoords="offset points",
        va="top",
        fontsize=9.5,
    )
    axes.grid(axis="y", color=FAINT, alpha=0.35, linewidth=0.8)
    axes.set_ylim(top=axes.get_ylim()[1] * 1.12)
    axes.set_xlim(0, edges[-1])
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(words.say(f"number.{name}"), color=OTHER_COLOUR, fontsize=9.5, labelpad=8)
    axes.set_ylabel(words.say("plot_games"), color=OTHER_COLOUR, fontsize=9.5)
    tidy(axes, words.say(f"plot.{name}"))
