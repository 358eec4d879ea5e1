"""The results of a run as a picture: who wins, with whom, and how long it takes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from saloon.sim.report import Namer, bots_shown, percent
from saloon.sim.statistics import Rate, percentile
from saloon.sim.table import Plan
from saloon.sim.tally import Tally
from saloon.sim.texts import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER = "#faf4e8"
INK = "#3b2a1e"
FAINT = "#b9a68c"
ROLE_COLOURS = {"sheriff": "#c8962e", "deputy": "#8f9aa3", "outlaw": "#a63d2f", "renegade": "#4b6b5d"}
BAR_COLOUR = "#b07d4b"
OTHER_COLOUR = "#7a6a58"
LONGEST_SHOWN = 99
"""Percentile of the game length at which the histogram ends."""


def draw(file: Path, words: Words, plan: Plan, tally: Tally) -> None:
    """Write the picture as a PNG file."""
    import matplotlib as mpl
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    names = Namer(plan.game, words.language)
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
        figure = Figure(figsize=(12, 8), dpi=130, facecolor=PAPER)
        FigureCanvasAgg(figure)
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
        write_title(figure, words, names, plan, tally)
        if tally.finished:
            draw_roles(figure.add_subplot(grid[0, 0]), words, names, tally.roles.rates())
            draw_lengths(figure.add_subplot(grid[1, 0]), words, tally.turns)
            draw_characters(figure.add_subplot(grid[:, 1]), words, names, tally.characters.rates())
        else:
            figure.text(0.5, 0.5, words.say("plot_none"), ha="center", size=16)
        figure.savefig(file, format="png", facecolor=PAPER, metadata={"Software": "saloon"})


def write_title(figure: Figure, words: Words, names: Namer, plan: Plan, tally: Tally) -> None:
    title = words.say("title", game=names.game(), players=plan.players, bots=bots_shown(plan))
    seed = words.say("seed", seed=plan.seed)
    under = f"{words.say('games')}: {tally.games} · {', '.join(plan.sets)} · {plan.preset} · {seed}"
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


def draw_roles(axes: Axes, words: Words, names: Namer, rates: dict[str, Rate]) -> None:
    """A bar a role, with its interval and its figure."""
    roles = list(rates)
    for place, role in enumerate(roles):
        rate = rates[role]
        axes.barh(place, rate.rate, height=0.62, color=ROLE_COLOURS.get(role, BAR_COLOUR))
        axes.plot([rate.low, rate.high], [place, place], color=INK, linewidth=1.8, solid_capstyle="round")
        axes.text(rate.high, place, f"  {percent(rate.rate)}", va="center", fontweight="bold")
    labels = [names.name("role", role).replace(" ", "\n") for role in roles]
    axes.set_yticks(range(len(roles)), labels)
    axes.invert_yaxis()
    tidy(axes, words.say("plot_roles"))
    share_axis(axes, words, max(rate.high for rate in rates.values()) + 0.04)


def draw_characters(axes: Axes, words: Words, names: Namer, rates: dict[str, Rate]) -> None:
    """A dot a character on its interval, from the best to the worst, around the average."""
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
            colour = ROLE_COLOURS["renegade"]
        elif rate.high < average:
            colour = ROLE_COLOURS["outlaw"]
        axes.plot(
            [rate.low, rate.high],
            [place, place],
            color=colour,
            linewidth=3.2,
            alpha=0.35,
            solid_capstyle="round",
        )
        axes.plot([rate.rate], [place], "o", color=colour, markersize=7.5)
    axes.set_yticks(range(len(order)), [names.name("character", key) for key in order])
    axes.set_ylim(-0.7, len(order) + 0.1)
    tidy(axes, words.say("plot_characters"))
    share_axis(axes, words, max(rate.high for rate in rates.values()))
    lowest = min(rate.low for rate in rates.values())
    axes.set_xlim(left=max(0.0, lowest - 0.06))


def draw_lengths(axes: Axes, words: Words, turns: Counter[int]) -> None:
    """How many games lasted how many turns; the longest few are left out."""
    last = max(percentile(turns, LONGEST_SHOWN), 1)
    width = max(1, -(-last // 40))
    edges = list(range(0, last + width, width))
    axes.hist(
        list(turns),
        bins=edges,
        weights=[turns[value] for value in turns],
        color=BAR_COLOUR,
        edgecolor=PAPER,
        linewidth=1.0,
    )
    median = percentile(turns, 50)
    axes.axvline(median, color=INK, linewidth=1.4, linestyle=(0, (4, 3)))
    axes.annotate(
        words.say("plot_median", turns=median),
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
    axes.set_xlabel(words.say("plot_turns"), color=OTHER_COLOUR, fontsize=9.5, labelpad=8)
    axes.set_ylabel(words.say("plot_games"), color=OTHER_COLOUR, fontsize=9.5)
    tidy(axes, words.say("plot_length"))
