"""The ring of seats: the viewer at the bottom, the next player in turn order to his left, clockwise."""

from __future__ import annotations

from rich.text import Text

from saloon.games.bang.view import BangView
from saloon.kernel.decisions import NONE
from saloon.terminal.paint import ALARM, QUIET, TURN, fitted, painted
from saloon.terminal.seats import COMPACT, FULL, seat_lines
from saloon.text.narrator import Narrator

# Places clockwise from the viewer, who sits at B: (row, column) of the three columns above him.
BL, L, TL, T, TR, R, BR = (2, 0), (1, 0), (0, 0), (0, 1), (0, 2), (1, 2), (2, 2)
SLOTS: dict[int, list[tuple[int, int]]] = {
    2: [T],
    3: [TL, TR],
    4: [L, T, R],
    5: [L, TL, TR, R],
    6: [L, TL, T, TR, R],
    7: [BL, L, TL, TR, R, BR],
    8: [BL, L, TL, T, TR, R, BR],
}
MIDDLE = (1, 1)

BOXED = 2
"""Seats in frames, where there is room for them."""


def from_viewer(seen: BangView, bottom: int) -> list[int]:
    """The figures clockwise, beginning with the one at the bottom."""
    place = seen.ring.index(bottom)
    return seen.ring[place:] + seen.ring[:place]


def direction_of(seen: BangView) -> str:
    """Which way round the turn passes."""
    return "↺" if seen.counter_clockwise else "↻"


def centre(seen: BangView, narrator: Narrator, mine: int) -> list[Text]:
    """What lies in the middle: whose turn, the deck, the discard pile and its top card."""
    say = narrator.texts.say
    lines = []
    if seen.turn != NONE:
        turn = say("terminal.table.turn", number=seen.turns, who=narrator.names[seen.turn])
        lines.append(Text(f"{direction_of(seen)} {turn}", style=TURN))
        lines += [Text(fact, style=ALARM) for fact in narrator.turn_facts(seen)]
    lines.append(Text(say("terminal.table.piles", deck=seen.deck_size, discard=len(seen.discard))))
    if seen.discard:
        lines.append(painted(say("terminal.table.top", card=narrator.cards.card(seen.discard[-1]))))
    if mine:
        lines.append(Text(say("terminal.table.reach_sign", reach=mine), style=QUIET))
    return lines


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
    cells: dict[tuple[int, int], list[Text]], seated: dict[tuple[int, int], int], on_turn: int, width: int
) -> None:
    """Put every seat into a box; boxes of one row are equally high."""
    heights = [max([len(cells[slot]) for slot in seated if slot[0] == row], default=0) for row in range(3)]
    for slot, figure in seated.items():
        missing = heights[slot[0]] - len(cells[slot])
        cells[slot] = framed(cells[slot] + [Text(" " * (width - 2))] * missing, width, figure == on_turn)


def cells_of(
    seen: BangView, narrator: Narrator, bottom: int, width: int, style: int
) -> dict[tuple[int, int], list[Text]]:
    """The lines of every place of the grid that somebody sits at, and of its middle."""
    figures = from_viewer(seen, bottom)
    mine = seen.figures[bottom].reach if seen.viewer != NONE else 0
    inner = width - 2 if style == BOXED else width
    cells: dict[tuple[int, int], list[Text]] = {}
    for figure, slot in zip(figures[1:], SLOTS[len(figures)], strict=True):
        one = seen.figures[figure]
        cells[slot] = seat_lines(one, seen, narrator, mine, inner, COMPACT if style == COMPACT else FULL)
    if style == BOXED:
        on_turn = NONE if seen.over else seen.turn
        frame_rows(cells, dict(zip(SLOTS[len(figures)], figures[1:], strict=True)), on_turn, width)
    middle = [fitted(line, width - 2) for line in centre(seen, narrator, mine)]
    cells[MIDDLE] = [Text("  ") + line for line in middle]
    if style == BOXED:
        cells[MIDDLE].insert(0, Text(""))
    return cells


def ring_lines(seen: BangView, narrator: Narrator, bottom: int, width: int, style: int) -> list[Text]:
    """The whole ring but the bottom seat, in lines of exactly this width."""
    gap = 1
    column = (width - 2 * gap) // 3
    cells = cells_of(seen, narrator, bottom, column, style)
    lines: list[Text] = []
    for row in range(3):
        row_cells = [cells.get((row, place), []) for place in range(3)]
        for number in range(max(len(cell) for cell in row_cells)):
            parts = [cell[number] if number < len(cell) else Text("") for cell in row_cells]
            lines.append(Text(" " * gap).join(fitted(part, column) for part in parts))
    return lines
