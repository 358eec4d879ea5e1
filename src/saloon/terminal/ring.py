"""The ring of seats: the viewer at the bottom, the next player in turn order to his left, clockwise."""

from __future__ import annotations

from itertools import zip_longest

from rich.text import Text

from saloon.kernel.ids import FigureId
from saloon.terminal.look import BOXED, COMPACT, FULL, Look
from saloon.terminal.paint import QUIET, TURN, fitted
from saloon.text.narrator import V

# Places clockwise from the viewer, who sits at B: (row, column) of the three columns above him.
BLL, BRR = (3, 0), (3, 2)
BL, L, TL, T, TR, R, BR = (2, 0), (1, 0), (0, 0), (0, 1), (0, 2), (1, 2), (2, 2)
SLOTS: dict[int, list[tuple[int, int]]] = {
    2: [T],
    3: [TL, TR],
    4: [L, T, R],
    5: [L, TL, TR, R],
    6: [L, TL, T, TR, R],
    7: [BL, L, TL, TR, R, BR],
    8: [BL, L, TL, T, TR, R, BR],
    9: [BLL, BL, L, TL, TR, R, BR, BRR],
}
ROWS = 4
MIDDLE = (1, 1)


def from_viewer(ring: list[FigureId], bottom: FigureId) -> list[FigureId]:
    """The seats clockwise, beginning with the one at the bottom."""
    place = ring.index(bottom)
    return ring[place:] + ring[:place]


def framed(lines: list[Text], width: int, on_turn: bool) -> list[Text]:
    """A box around a seat, a heavy one around the seat whose turn it is."""
    top, side, bottom = ("┏━┓", "┃", "┗━┛") if on_turn else ("╭─╮", "│", "╰─╯")
    style = TURN if on_turn else QUIET
    edge = Text(side, style=style)
    return [
        Text(top[0] + top[1] * (width - 2) + top[2], style=style),
        *(edge + line + edge for line in lines),
        Text(bottom[0] + bottom[1] * (width - 2) + bottom[2], style=style),
    ]


def frame_rows(
    cells: dict[tuple[int, int], list[Text]],
    seated: dict[tuple[int, int], FigureId],
    on_turn: FigureId,
    width: int,
) -> None:
    """Put every seat into a box; boxes of one row are equally high."""
    heights = [max([len(cells[slot]) for slot in seated if slot[0] == row], default=0) for row in range(ROWS)]
    for slot, figure in seated.items():
        missing = heights[slot[0]] - len(cells[slot])
        cells[slot] = framed(cells[slot] + [Text(" " * (width - 2))] * missing, width, figure == on_turn)


def cells_of(
    look: Look[V], seen: V, bottom: FigureId, width: int, style: int, reminders: bool
) -> dict[tuple[int, int], list[Text]]:
    """The lines of every place of the grid that somebody sits at, and of its middle."""
    first, *others = from_viewer(look.ring(seen), bottom)
    seated = dict(zip(SLOTS[1 + len(others)], others, strict=True))
    inner = width - 2 if style == BOXED else width
    cells = {
        slot: look.seat(figure, seen, first, inner, COMPACT if style == COMPACT else FULL)
        for slot, figure in seated.items()
    }
    if reminders:
        for slot, figure in seated.items():
            cells[slot] += look.reminder(look.owner(figure, seen), inner)
    if style == BOXED:
        frame_rows(cells, seated, look.on_turn(seen), width)
    middle = [fitted(line, width - 2) for line in look.centre(seen, bottom) + look.known_decks()]
    cells[MIDDLE] = [Text("  ") + line for line in middle]
    if style == BOXED:
        cells[MIDDLE].insert(0, Text(""))
    return cells


def ring_lines(
    look: Look[V], seen: V, bottom: FigureId, width: int, style: int, reminders: bool = False
) -> list[Text]:
    """The whole ring but the bottom seat, in lines of exactly this width."""
    gap = 1
    column = (width - 2 * gap) // 3
    cells = cells_of(look, seen, bottom, column, style, reminders)
    top = [cells.get((0, place), []) for place in range(3)]
    left, right = sides(cells)
    return [
        Text(" " * gap).join(fitted(part, column) for part in parts)
        for block in (top, [left, cells[MIDDLE], right])
        for parts in zip_longest(*block, fillvalue=Text(""))
    ]


def sides(cells: dict[tuple[int, int], list[Text]]) -> tuple[list[Text], list[Text]]:
    """The seats below the top row, left and right; those of one row begin at the same height."""
    left: list[Text] = []
    right: list[Text] = []
    for row in range(1, ROWS):
        pairs = zip_longest(cells.get((row, 0), []), cells.get((row, 2), []), fillvalue=Text(""))
        for one, other in pairs:
            left.append(one)
            right.append(other)
    return left, right
