"""A review as a picture: the chances turn by turn with the turning points in words, decisions and luck."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Final

from saloon.advice.words import percent
from saloon.sim.plot import FAINT, INK, OTHER_COLOUR, PAPER, picture
from saloon.text.registry import game_name
from saloon.text.texts import Texts
from saloon.wire.advice import Review, SeatReview, Turning

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS: Final = ("#0b5c8f", "#c2490c", "#0a7a58", "#8a5a9e", "#6b6256")
"""Blue, vermilion and green are told apart by everybody, also in grey: lines differ in their strokes too."""
STROKES: Final = ("-", "--", "-.", ":", (0, (5, 1, 1, 1)))
PLACES: Final = {"law": 0, "outlaws": 1, "renegade": 2}
MOST_TURNINGS: Final = 4
APART: Final = 0.075
"""Between two names at the end of their lines, as a part of the height."""
WIDE: Final = 58
"""Letters of a turning point in one line."""
MOST_POINTS: Final = 100


def draw_review(file: Path, found: Review, texts: Texts) -> None:
    """Write the picture as a PNG file."""
    with picture(file, 9.6) as figure:
        grid = figure.add_gridspec(
            2,
            2,
            left=0.07,
            right=0.96,
            top=0.86,
            bottom=0.12,
            hspace=0.32,
            wspace=0.42,
            height_ratios=(1.25, 1),
        )
        write_title(figure, found, texts)
        draw_course(figure.add_subplot(grid[0, :]), found, texts)
        tell_turnings(figure.add_subplot(grid[1, 0]), found, texts)
        draw_seats(figure.add_subplot(grid[1, 1]), found, texts)


def write_title(figure: Figure, found: Review, texts: Texts) -> None:
    winners = ", ".join(one.name for one in found.seats if one.won)
    players = texts.say("advice.review.players", found.players)
    under = f"{players} · {texts.say('advice.review.winners', names=winners)}"
    title = texts.say("advice.review.title", game=game_name(found.game, texts))
    figure.text(0.035, 0.945, title, size=21, weight="bold", ha="left")
    figure.text(0.035, 0.91, under, size=12, color=OTHER_COLOUR, ha="left")


def look_of_side(found: Review, place: int) -> int:
    return PLACES.get(found.sides[place].key, place % len(COLOURS))


# The course


def draw_course(axes: Axes, found: Review, texts: Texts) -> None:
    """A line for each side, named where it ends; numbers where the game turned."""
    tidy(axes, texts.say("advice.review.course"))
    turns = list(range(len(found.course)))
    for place, side in enumerate(found.sides):
        look = look_of_side(found, place)
        chances = [100 * point.chances[place] for point in found.course]
        axes.plot(turns, chances, color=COLOURS[look], linestyle=STROKES[look], linewidth=2.6)
        end = spread([100 * point for point in found.course[-1].chances])[place]
        axes.text(turns[-1] + 0.25, end, side.name, color=COLOURS[look], weight="bold", va="center", size=12)
    for number, one in enumerate(shown_turnings(found), 1):
        at = next((i for i, point in enumerate(found.course) if point.turn > one.turn), turns[-1])
        colour = COLOURS[look_of_side(found, one.side)]
        axes.plot([at], [100 * one.after], "o", markersize=17, color=PAPER, markeredgecolor=colour)
        axes.text(at, 100 * one.after, str(number), ha="center", va="center", weight="bold", color=colour)
    axes.set_ylim(-4, 104)
    axes.set_xlim(0, turns[-1] * 1.13 + 0.5)
    every = max(1, len(turns) // 12)
    axes.set_xticks(turns[::every], [str(found.course[i].turn) for i in turns[::every]])
    axes.set_yticks([0, 25, 50, 75, 100], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axes.set_xlabel(texts.say("advice.review.turn"))
    axes.grid(axis="y", color=FAINT, alpha=0.45, linewidth=0.8)


def spread(values: list[float]) -> list[float]:
    """Where names can stand without covering one another, as near to their values as may be."""
    order = sorted(range(len(values)), key=lambda place: values[place])
    found = values[:]
    below = -1.0 - 100 * APART
    for place in order:
        found[place] = max(found[place], below + 100 * APART)
        below = found[place]
    return found


def shown_turnings(found: Review) -> list[Turning]:
    """Those that changed most, in the order of the game."""
    gravest = sorted(found.turnings, key=lambda one: -abs(one.after - one.before))[:MOST_TURNINGS]
    return sorted(gravest, key=lambda one: one.step)


def tell_turnings(axes: Axes, found: Review, texts: Texts) -> None:
    """The numbers of the course in words."""
    axes.set_axis_off()
    axes.set_title(texts.say("advice.review.turnings"), loc="left", size=13, weight="bold", color=INK)
    lines = shown_turnings(found)
    if not lines:
        axes.text(0.0, 0.9, texts.say("advice.review.nothing_turned"), transform=axes.transAxes)
    top = 0.95
    for number, one in enumerate(lines, 1):
        colour = COLOURS[look_of_side(found, one.side)]
        side = found.sides[one.side].name
        head = texts.say(
            "advice.review.turned",
            turn=one.turn,
            side=side,
            before=percent(one.before),
            after=percent(one.after),
        )
        axes.text(
            0.0, top, f"{number}", transform=axes.transAxes, size=15, weight="bold", color=colour, va="top"
        )
        axes.text(0.06, top, head, transform=axes.transAxes, weight="bold", va="top")
        told = textwrap.wrap(one.text, WIDE)[:2]
        axes.text(0.06, top - 0.075, "\n".join(told), transform=axes.transAxes, va="top", color=INK)
        top -= 0.13 + 0.065 * len(told)


# Decisions and luck


def draw_seats(axes: Axes, found: Review, texts: Texts) -> None:
    """For each player what his decisions gave away, and what chance gave or took, in points."""
    tidy(axes, texts.say("advice.review.plot_seats"))
    rows = list(range(len(found.seats)))
    given = [-MOST_POINTS * one.lost for one in found.seats]
    luck = [MOST_POINTS * one.luck for one in found.seats]
    axes.barh(
        [row - 0.2 for row in rows], given, 0.36, color=COLOURS[1], label=texts.say("advice.review.given")
    )
    axes.barh(
        [row + 0.2 for row in rows],
        luck,
        0.36,
        color=PAPER,
        edgecolor=COLOURS[0],
        hatch="////",
        label=texts.say("advice.review.plot_luck"),
    )
    axes.axvline(0, color=INK, linewidth=1)
    axes.set_yticks(rows, [named(one) for one in found.seats])
    axes.tick_params(left=False)
    axes.invert_yaxis()
    axes.set_xlabel(texts.say("advice.review.points"))
    axes.legend(loc="upper left", frameon=False, bbox_to_anchor=(-0.05, -0.15), ncols=2)


def named(one: SeatReview) -> str:
    name = textwrap.shorten(one.name, 16, placeholder="…")
    return f"{name}\n{one.role}{' ★' if one.won else ''}"


def tidy(axes: Axes, title: str) -> None:
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.set_title(title, loc="left", size=13, weight="bold", color=INK, pad=12)
