"""Plots of a report, drawn as SVG: rows with intervals, lines, dots. Colours are the page's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
ROW: Final = 24
HEAD: Final = 26
FOOT: Final = 34
LETTER: Final = 7.2
"""Width of a letter of a label, about."""
MOST_LABEL: Final = 230
RIGHT: Final = 64

Shown = Callable[[float], str]


class Mark(NamedTuple):
    """One row: a value with its interval; `inner` is the part of it that is drawn thick."""

    label: str
    value: float
    low: float
    high: float
    colour: str = ""
    inner: tuple[float, float] | None = None
    said: str = ""
    """What stands behind it; the value, if nothing else is said."""


class Group(NamedTuple):
    """Rows with a title."""

    title: str
    marks: Sequence[Mark]


class Axis(NamedTuple):
    """From where to where, and how values are written."""

    low: float
    high: float
    shown: Shown
    zero: float | None = None
    """A line that everything is compared with."""

    def ticks(self) -> list[float]:
        """Some four or five round values."""
        span = self.high - self.low
        steps = [digit * 10.0**power for power in range(-4, 7) for digit in (1, 2, 5)]
        step = next((one for one in steps if span / one <= 6), span)
        first = -(-self.low // step)
        count = int((self.high - first * step) / step + 1e-9) + 1
        return [(first + place) * step for place in range(count)]


def percent(value: float) -> str:
    return f"{100 * value:.0f}%"


def points(value: float) -> str:
    return f"{100 * value:+.0f}".replace("-", "−") if round(100 * value) else "0"


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str, colour: str = "") -> str:
    ink = f' style="stroke:{colour}"' if colour else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"{ink}/>'


def picture(height: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def rows(title: str, groups: Sequence[Group], axis: Axis, bars: bool = False) -> str:
    """Rows one below the other: bars from zero, or dots, each on its interval."""
    labels = [mark.label for group in groups for mark in group.marks]
    left = min(MOST_LABEL, max(map(len, labels), default=0) * LETTER + 14)

    def at(value: float) -> float:
        share = (min(max(value, axis.low), axis.high) - axis.low) / (axis.high - axis.low or 1.0)
        return left + share * (WIDTH - left - RIGHT)

    body: list[str] = []
    y = 4.0
    for group in groups:
        if group.title:
            y += HEAD
            body.append(text(0, y - 8, group.title, "head"))
        for mark in group.marks:
            body += row(mark, y + ROW / 2, left, at, axis, bars)
            y += ROW
    grid = [line(at(tick), 4, at(tick), y, "grid") for tick in axis.ticks()]
    if axis.zero is not None:
        grid.append(line(at(axis.zero), 0, at(axis.zero), y, "zero"))
    under = [text(at(tick), y + 18, axis.shown(tick), "tick", "middle") for tick in axis.ticks()]
    return picture(y + FOOT, title, [*grid, *body, *under])


def row(mark: Mark, y: float, left: float, at: Callable[[float], float], axis: Axis, bars: bool) -> list[str]:
    parts = [text(left - 8, y + 4, shortened(mark.label, left), "label", "end")]
    ink = f' style="fill:{mark.colour}"' if mark.colour else ""
    if bars:
        wide = at(mark.value) - at(axis.low)
        parts.append(f'<rect x="{left:.1f}" y="{y - 8:.1f}" width="{wide:.1f}" height="16" rx="2"{ink}/>')
        parts.append(line(at(mark.low), y, at(mark.high), y, "spread"))
    else:
        parts.append(line(at(mark.low), y, at(mark.high), y, "interval", mark.colour))
        if mark.inner is not None:
            parts.append(line(at(mark.inner[0]), y, at(mark.inner[1]), y, "inner", mark.colour))
        parts.append(f'<circle cx="{at(mark.value):.1f}" cy="{y:.1f}" r="4.5"{ink}/>')
    said = mark.said or axis.shown(mark.value)
    return [*parts, text(at(mark.high) + 8, y + 4, said, "value")]


def shortened(label: str, left: float) -> str:
    most = int((left - 10) / LETTER)
    return label if len(label) <= most else label[: most - 1] + "…"


class Course(NamedTuple):
    """The points of a panel, each with its interval, around a value that they are compared with."""

    name: str
    points: Sequence[Mark]
    zero: float


ACROSS: Final = 3
"""Panels beside one another."""
PANEL: Final = 168
"""Height of one."""


def panels(title: str, courses: Sequence[Course], axis: Axis) -> str:
    """Values by place, a small picture for each course, all on the same scale."""
    left, gap = 40, 18
    wide = (WIDTH - left - gap * (ACROSS - 1)) / ACROSS
    parts: list[str] = []
    for number, course in enumerate(courses):
        top = number // ACROSS * PANEL + HEAD
        start = left + number % ACROSS * (wide + gap)
        parts += panel(course, axis, start, top, wide)
        if number % ACROSS == 0:
            parts += [
                text(left - 6, height_at(axis, tick, top) + 4, axis.shown(tick), "tick", "end")
                for tick in axis.ticks()
            ]
    return picture(-(-len(courses) // ACROSS) * PANEL + 4, title, parts)


def height_at(axis: Axis, value: float, top: float) -> float:
    share = (min(max(value, axis.low), axis.high) - axis.low) / (axis.high - axis.low or 1.0)
    return top + (1 - share) * (PANEL - HEAD - FOOT)


def panel(course: Course, axis: Axis, start: float, top: float, wide: float) -> list[str]:
    step = wide / max(1, len(course.points))

    def x(place: int) -> float:
        return start + (place + 0.5) * step

    def y(value: float) -> float:
        return height_at(axis, value, top)

    parts = [text(start, top - 8, course.name, "head")]
    parts += [line(start, y(tick), start + wide, y(tick), "grid") for tick in axis.ticks()]
    parts.append(line(start, y(course.zero), start + wide, y(course.zero), "zero"))
    for place, mark in enumerate(course.points):
        parts.append(line(x(place), y(mark.low), x(place), y(mark.high), "interval", mark.colour))
        ink = f' style="fill:{mark.colour}"' if mark.colour else ""
        parts.append(f'<circle cx="{x(place):.1f}" cy="{y(mark.value):.1f}" r="4"{ink}/>')
        parts.append(text(x(place), y(axis.low) + 17, mark.label, "tick", "middle"))
    return parts


class Dot(NamedTuple):
    """Something by two figures, the second with its interval."""

    name: str
    x: float
    y: float
    low: float
    high: float


class Box(NamedTuple):
    """Room that is taken."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def dots(title: str, found: Sequence[Dot], across: Axis, up: Axis, under: str) -> str:
    """Each by its two figures, with its name beside it."""
    height, left, top = 460, 48, 16
    wide, high = WIDTH - left - 20, height - top - FOOT - 16

    def x(value: float) -> float:
        return left + (value - across.low) / (across.high - across.low or 1.0) * wide

    def y(value: float) -> float:
        return top + (1 - (value - up.low) / (up.high - up.low or 1.0)) * high

    parts = [line(left, y(tick), left + wide, y(tick), "grid") for tick in up.ticks()]
    parts += [text(left - 8, y(tick) + 4, up.shown(tick), "tick", "end") for tick in up.ticks()]
    parts += [text(x(tick), top + high + 18, across.shown(tick), "tick", "middle") for tick in across.ticks()]
    parts.append(text(left + wide, height - 6, under, "tick", "end"))
    parts += [line(x(dot.x), y(dot.low), x(dot.x), y(dot.high), "whisker", "var(--faint)") for dot in found]
    parts += [f'<circle cx="{x(dot.x):.1f}" cy="{y(dot.y):.1f}" r="4"/>' for dot in found]
    taken = [Box(x(dot.x) - 4, y(dot.y) - 4, x(dot.x) + 4, y(dot.y) + 4) for dot in found]
    for dot in sorted(found, key=lambda one: -one.y):
        place = free_place(x(dot.x), y(dot.y), len(dot.name) * LETTER, taken)
        taken.append(place)
        parts.append(text(place.left, place.bottom - 2, dot.name, "label"))
    return picture(height, title, parts)


def free_place(x: float, y: float, wide: float, taken: Sequence[Box]) -> Box:
    """Room for a name beside a dot: to the right or the left of it, a little higher or lower if need be."""
    places = [
        Box(start, y + shift - 7, start + wide, y + shift + 6)
        for shift in (0, -9, 9, -16, 16, -24, 24)
        for start in (x + 7, x - 7 - wide)
        if start > 48 and start + wide < WIDTH
    ]
    free = [place for place in places if not any(place.meets(other) for other in taken)]
    return (free or places)[0]
