"""The matrix as a picture: how often each side wins at each kind of table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from saloon.sim.matrix import Line
from saloon.sim.plot import OTHER_COLOUR, PAPER, ink_on_paper, share_axis, tidy
from saloon.sim.study import SIDE
from saloon.sim.texts import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LINE_HEIGHT = 0.45
"""Of each line, in inches."""
APART = 0.2
"""How far apart the sides of a line are, in lines."""


def draw_matrix(file: Path, words: Words, found: list[Line]) -> None:
    """Write the picture as a PNG file: a line a table, a dot a side, on its interval."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with ink_on_paper():
        figure = Figure(figsize=(9, 2.2 + LINE_HEIGHT * len(found)), dpi=130, facecolor=PAPER)
        FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        draw_lines(axes, words, found)
        figure.tight_layout()
        figure.savefig(file, format="png", facecolor=PAPER, metadata={"Software": "saloon"})


def draw_lines(axes: Axes, words: Words, found: list[Line]) -> None:
    study = found[0].tally.study
    shown: set[str] = set()
    highest = 0.0
    for place, line in enumerate(found):
        rates = line.tally.rates(SIDE)
        for number, (side, rate) in enumerate(rates.items()):
            colour = study.colours.get(side, OTHER_COLOUR)
            label = None if side in shown else study.label(SIDE, side, words.texts)
            shown.add(side)
            height = place + APART * (number - (len(rates) - 1) / 2)
            axes.plot([rate.low, rate.high], [height, height], color=colour, linewidth=3.2, alpha=0.35)
            axes.plot([rate.rate], [height], "o", color=colour, markersize=6.5, label=label, clip_on=False)
            highest = max(highest, rate.high)
    names = [study.label(line.group, line.name, words.texts) for line in found]
    axes.set_yticks(range(len(found)), names)
    axes.invert_yaxis()
    tidy(axes, words.say("plot_matrix"))
    share_axis(axes, words, highest)
    axes.grid(axis="y", alpha=0.25, linewidth=0.8)
    axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=len(shown), frameon=False, fontsize=9.5)
