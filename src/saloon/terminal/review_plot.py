"""A review as a picture: the chances turn by turn, turning points in words, decisions, luck and inference."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from saloon.advice.words import percent, points
from saloon.sim.plot import INK, OTHER_COLOUR, PAPER, picture
from saloon.text.registry import game_name
from saloon.text.texts import Texts
from saloon.wire.advice import Review, SeatReview, SideLine, Turning

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.text import Text

COLOURS: Final = (
    "#2f6690",
    "#c8553d",
    "#4f8a5b",
    "#8e6ba8",
    "#d19a2e",
    "#5b6b73",
    "#a8577e",
    "#3d8f8f",
    "#8a6d3b",
)
"""As on the page: the law blue, Outlaws red, a Renegade green."""
PLACES: Final = {"law": 0, "outlaws": 1, "renegade": 2, "team_1": 1, "team_2": 0}
WOOD: Final = "#3a2416"
BRASS: Final = "#e2b96a"
LINE: Final = "#e4d8c2"
SLAB: Final = "DejaVu Serif"
MOST_TURNINGS: Final = 4
NICE: Final = (1, 2, 5, 10, 20, 25, 50, 100)
"""Between two numbers below the course, in turns."""
MOST_NUMBERS: Final = 14
ROOM_FOR_A_NAME: Final = 0.13
"""As a part of the height."""
HALF_A_NAME: Final = 0.05
EDGE: Final = 0.1
"""Where no name stands, as a part of the width."""
MARGIN: Final = 0.035
KNOTS_APART: Final = 0.026
"""Between two numbers of turning points, as a part of the width."""
LEAST_SCALE: Final = 0.1
"""Of the bars: little things stay little."""
NUMBER: Final = 0.3
"""Room for a number beside a bar, as a part of the longest one."""
NOTHING: Final = 0.0005
"""Points that are told as none."""
SEATS_LEFT, SEATS_TOP, SEATS_LOW = 0.525, 0.325, 0.045
NAMES: Final = 0.15
"""How wide the column of names is."""
HIGHEST_ROW: Final = 0.07
MOST_LINES: Final = 2


class Band(NamedTuple):
    """A side's part of the whole height, turn by turn."""

    low: list[float]
    high: list[float]


def draw_review(file: Path, found: Review, texts: Texts) -> None:
    """Write the picture as a PNG file."""
    with picture(file, 9.6) as figure:
        draw_on(figure, found, texts)


def draw_on(figure: Figure, found: Review, texts: Texts) -> None:
    write_title(figure, found, texts)
    draw_course(figure.add_axes((0.075, 0.475, 0.89, 0.29)), found, texts)
    tell_turnings(figure, found, texts)
    draw_seats(figure, found, texts)


def write_title(figure: Figure, found: Review, texts: Texts) -> None:
    """The game on a board of wood, who won below it; then who was on which side."""
    from matplotlib.patches import Rectangle

    board = Rectangle((0, 0.885), 1, 0.115, transform=figure.transFigure, color=WOOD, zorder=-1)
    figure.add_artist(board)
    winners = ", ".join(one.name for one in found.seats if one.won)
    players = texts.say("advice.review.players", found.players)
    turns = texts.say("advice.review.turns", found.course[-1].turn)
    title = texts.say("advice.review.title", game=game_name(found.game, texts))
    figure.text(MARGIN, 0.951, title, size=23, weight="bold", family=SLAB, color=PAPER, va="center")
    won = texts.say("advice.review.winners", names=winners)
    under = figure.text(MARGIN, 0.909, won, size=13, color=BRASS, weight="bold", va="center")
    told = figure.text(
        1 - MARGIN, 0.909, f"{players} · {turns}", size=12, color=LINE, ha="right", va="center"
    )
    fit(under, left_edge(told) - 0.02)
    write_sides(figure, found)


def write_sides(figure: Figure, found: Review) -> None:
    """A square in its colour, the name of the side and who belonged to it."""
    at = MARGIN
    shares = 1 / len(found.sides)
    for place, side in enumerate(found.sides):
        mark = figure.text(at, 0.861, "■", size=15, color=colour_of(found, place), va="center")
        named = figure.text(
            right_edge(mark) + 0.006, 0.861, members(found, side), size=11, va="center", color=INK
        )
        fit(named, MARGIN + (place + 1) * shares * (1 - 2 * MARGIN))
        at = right_edge(named) + 0.022


def members(found: Review, side: SideLine) -> str:
    names = ", ".join(found.names[seat] for seat in side.seats)
    return side.name if names == side.name else f"{side.name}: {names}"


def colour_of(found: Review, place: int) -> str:
    return COLOURS[PLACES.get(found.sides[place].key, place) % len(COLOURS)]


def heading(figure: Figure, left: float, top: float, text: str, size: float = 14) -> Text:
    return figure.text(left, top, text, size=size, weight="bold", family=SLAB, color=INK, va="baseline")


# The course


def draw_course(axes: Axes, found: Review, texts: Texts) -> None:
    """The sides upon one another fill the whole height; a line and a number where the game turned."""
    heading(axes.figure, MARGIN, 0.815, texts.say("advice.review.course"))  # type: ignore[arg-type]
    turns = list(range(len(found.course)))
    bands = stacked(found)
    for place, band in enumerate(bands):
        axes.fill_between(turns, band.low, band.high, color=colour_of(found, place), linewidth=0)
    for band in bands[:-1]:
        axes.plot(turns, band.low, color=PAPER, linewidth=1.8)
    for level in (0.25, 0.5, 0.75):
        axes.axhline(level, color=PAPER, alpha=0.45, linewidth=0.9, linestyle=(0, (2, 3)))
    axes.set_ylim(0, 1)
    axes.set_xlim(0, max(turns[-1], 1))
    axes.set_yticks([0, 0.5, 1], ["0 %", "50 %", "100 %"])
    number_turns(axes, found)
    axes.set_xlabel(texts.say("advice.review.turn"), color=OTHER_COLOUR)
    for side in axes.spines.values():
        side.set_visible(False)
    axes.tick_params(length=0, labelcolor=OTHER_COLOUR)
    mark_turnings(axes, found)
    for place, band in enumerate(bands):
        name_band(axes, found.sides[place].name, band, colour_of(found, place))


def stacked(found: Review) -> list[Band]:
    """The first side on top, as people read."""
    bands = [Band([], []) for _side in found.sides]
    for point in found.course:
        total = sum(point.chances) or 1.0
        top = 1.0
        for band, chance in zip(bands, point.chances, strict=True):
            band.high.append(top)
            top = max(0.0, top - chance / total)
            band.low.append(top)
    return bands


def name_band(axes: Axes, name: str, band: Band, colour: str) -> None:
    """The name of a side stands where it has most room, and nowhere if there is none."""
    from matplotlib.patheffects import withStroke

    last = len(band.low) - 1
    inside = [n for n in range(last + 1) if EDGE * last <= n <= (1 - EDGE) * last]

    def room(turn: int) -> float:
        near = range(
            max(0, round(turn - HALF_A_NAME * last)), min(last, round(turn + HALF_A_NAME * last)) + 1
        )
        return min(band.high[n] for n in near) - max(band.low[n] for n in near)

    widest = max(inside, key=room, default=0)
    if inside and room(widest) >= ROOM_FOR_A_NAME:
        axes.text(
            widest,
            (band.low[widest] + band.high[widest]) / 2,
            name,
            ha="center",
            va="center",
            size=15,
            weight="bold",
            family=SLAB,
            color=PAPER,
            path_effects=[withStroke(linewidth=5, foreground=colour)],
        )


def number_turns(axes: Axes, found: Review) -> None:
    """Round numbers of turns, where these began."""
    began = {point.turn: place for place, point in reversed(list(enumerate(found.course)))}
    every = next((nice for nice in NICE if max(began) / nice <= MOST_NUMBERS), NICE[-1])
    shown = [turn for turn in began if turn == 1 or (turn > 0 and turn % every == 0)]
    axes.set_xticks([began[turn] for turn in shown], [str(turn) for turn in shown])


def place_of(found: Review, step: int) -> float:
    """Where a step stands between the turns."""
    for place, (one, other) in enumerate(zip(found.course, found.course[1:], strict=False)):
        if one.step <= step <= other.step and one.step < other.step:
            return place + (step - one.step) / (other.step - one.step)
    return len(found.course) - 1


def mark_turnings(axes: Axes, found: Review) -> None:
    """Numbers above the course, apart from one another, and a line down from each."""
    span = max(1, len(found.course) - 1)
    lines = shown_turnings(found)
    places = [place_of(found, one.step) for one in lines]
    heads = apart([place / span for place in places], KNOTS_APART)
    for number, (one, place, head) in enumerate(zip(lines, places, heads, strict=True), 1):
        axes.plot([place, place], [0, 1], color=INK, linewidth=1.2, linestyle=(0, (1, 2)))
        axes.plot([place, head * span], [1.0, 1.04], color=INK, linewidth=1.2, clip_on=False)
        knot(axes.text(head * span, 1.08, str(number)), colour_of(found, one.side))


def knot(text: Text, colour: str) -> None:
    """A number in a disc of its colour."""
    text.set(size=10.5, weight="bold", color=PAPER, ha="center", va="center")
    text.set_bbox({"boxstyle": "circle,pad=0.3", "facecolor": colour, "edgecolor": "none"})


def apart(wanted: list[float], least: float) -> list[float]:
    """As near to where they are wanted as may be, none on another, none beyond the end."""
    found: list[float] = []
    for one in wanted:
        found.append(max(one, found[-1] + least) if found else max(one, 0.0))
    for place in reversed(range(len(found))):
        after = found[place + 1] - least if place + 1 < len(found) else 1.0
        found[place] = min(found[place], after)
    return found


def shown_turnings(found: Review) -> list[Turning]:
    """Those that changed most, in the order of the game."""
    gravest = sorted(found.turnings, key=lambda one: -abs(one.after - one.before))[:MOST_TURNINGS]
    return sorted(gravest, key=lambda one: one.step)


def tell_turnings(figure: Figure, found: Review, texts: Texts) -> None:
    """The numbers of the course in words."""
    heading(figure, MARGIN, 0.385, texts.say("advice.review.turnings"))
    lines = shown_turnings(found)
    if not lines:
        figure.text(MARGIN, 0.345, texts.say("advice.review.nothing_turned"), va="top")
    for number, one in enumerate(lines, 1):
        top = 0.352 - 0.083 * (number - 1)
        knot(figure.text(MARGIN + 0.012, top - 0.008, str(number)), colour_of(found, one.side))
        head = texts.say(
            "advice.review.turned",
            turn=one.turn,
            side=found.sides[one.side].name,
            before=percent(one.before),
            after=percent(one.after),
        )
        left = MARGIN + 0.034
        fit(figure.text(left, top, head, weight="bold", va="top"), 0.46)
        wrap(figure.text(left, top - 0.025, one.text, va="top", linespacing=1.25), 0.46)


# Players


def draw_seats(figure: Figure, found: Review, texts: Texts) -> None:
    """For each player, in columns: what his decisions gave away, what chance gave, how well he guessed."""
    say, seats = texts.say, found.seats
    guessing = any(one.insight is not None for one in seats)
    heading(figure, SEATS_LEFT, 0.385, say(f"advice.review.{'plot_seats' if guessing else 'plot_open'}"))
    most = max([LEAST_SCALE, *(max(one.lost, abs(one.luck)) for one in seats)])
    height = min((SEATS_TOP - SEATS_LOW) / len(seats), HIGHEST_ROW)
    for row, one in enumerate(seats):
        name_seat(figure, SEATS_TOP - height * row, height, found, one)
    given = [(one.lost / most, told_points(one.lost, texts)) for one in seats]
    luck = [(one.luck / most, told_points(one.luck, texts, sign=True)) for one in seats]
    columns = [(say("advice.review.given"), given, COLOURS[1]), (say("advice.review.plot_luck"), luck, "")]
    under = [say("advice.review.points")]
    if guessing:
        guessed = [(one.insight or 0.0, told_insight(one)) for one in seats]
        columns.append((say("advice.review.guessed"), guessed, COLOURS[4]))
        under.append(say("advice.review.guessing"))
    width = (1 - MARGIN - SEATS_LEFT - NAMES) / len(columns)
    for place, (title, bars, colour) in enumerate(columns):
        left = SEATS_LEFT + NAMES + place * width
        box = (left, SEATS_TOP - height * len(seats), width - 0.015, height * len(seats))
        draw_bars(figure.add_axes(box), bars, colour)
        head = figure.text(left, SEATS_TOP + 0.012, title, size=10, color=OTHER_COLOUR, style="italic")
        if not colour:
            head.set(x=left + (width - 0.015) / 2, ha="center")
        fit(head, left + width - 0.006)
    fit(figure.text(SEATS_LEFT, 0.018, " · ".join(under), size=8.5, color=OTHER_COLOUR), 1 - MARGIN)


def told_points(change: float, texts: Texts, sign: bool = False) -> str:
    return "0" if abs(change) < NOTHING else points(change, texts, sign)


def told_insight(one: SeatReview) -> str:
    return "—" if one.insight is None else f"{percent(one.insight)} %"


def name_seat(figure: Figure, top: float, height: float, found: Review, one: SeatReview) -> None:
    """A star for whoever won, the name, and below it what he was."""
    from matplotlib.lines import Line2D

    middle = top - height / 2
    line = Line2D([SEATS_LEFT, 1 - MARGIN], [top, top], transform=figure.transFigure, color=LINE, linewidth=1)
    figure.add_artist(line)
    place = next((n for n, side in enumerate(found.sides) if one.seat in side.seats), 0)
    if one.won:
        figure.text(SEATS_LEFT, middle, "★", size=13, color=COLOURS[4], va="center")
    left, right = SEATS_LEFT + 0.02, SEATS_LEFT + NAMES - 0.008
    fit(figure.text(left, middle, one.name, size=10.5, weight="bold", va="bottom"), right)
    role = figure.text(left, middle - 0.004, one.role, size=9, va="top", color=colour_of(found, place))
    fit(role, right)


def draw_bars(axes: Axes, bars: list[tuple[float, str]], colour: str) -> None:
    """A bar for each player with its number; without a colour bars go both ways, from the middle."""
    both = not colour
    axes.set_xlim(-1 - NUMBER if both else 0, 1 + NUMBER * (1 if both else 2))
    axes.set_ylim(len(bars) - 0.5, -0.5)
    axes.set_axis_off()
    for row, (length, number) in enumerate(bars):
        tint = colour or (COLOURS[2] if length > 0 else COLOURS[3])
        axes.barh(row, length, 0.42, color=tint)
        end = length + (-0.06 if length < 0 else 0.06)
        axes.text(end, row, number, size=9.5, va="center", ha="right" if length < 0 else "left")
    if both:
        axes.axvline(0, color=OTHER_COLOUR, linewidth=1)


# Letters


def right_edge(text: Text) -> float:
    """Where a text of the figure ends, as a part of the width."""
    return edges(text)[1]


def left_edge(text: Text) -> float:
    return edges(text)[0]


def edges(text: Text) -> tuple[float, float]:
    figure = text.figure
    assert figure is not None
    box = text.get_window_extent().transformed(figure.transFigure.inverted())
    return float(box.x0), float(box.x1)


def fit(text: Text, right: float) -> Text:
    """What would stand beyond this ends in dots."""
    whole = text.get_text()
    while right_edge(text) > right and len(whole) > 1:
        whole = whole[:-1].rstrip(" ,")
        text.set_text(f"{whole}…")
    return text


def wrap(text: Text, right: float) -> Text:
    """In two lines if one is too narrow; what does not fit there ends in dots."""
    lines: list[str] = []
    words = text.get_text().split(" ")
    for number, word in enumerate(words):
        longer = f"{lines[-1]} {word}" if lines else word
        text.set_text(longer)
        if lines and right_edge(text) > right:
            if len(lines) == MOST_LINES:
                text.set_text(" ".join([lines.pop(), *words[number:]]))
                lines.append(fit(text, right).get_text())
                break
            lines.append(word)
        else:
            lines = [*lines[:-1], longer]
    text.set_text("\n".join(lines))
    return text
