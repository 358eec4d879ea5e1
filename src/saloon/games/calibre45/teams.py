"""Team shapes, and who sits where: players of one team do not sit side by side where that can be avoided."""

from __future__ import annotations

from typing import Final

AUTO: Final = "auto"
SHAPES: Final = (
    "1+1",
    "2+1",
    "1+1+1",
    "2+2",
    "3+1",
    "2+1+1",
    "3+2",
    "2+2+1",
    "3+1+1",
    "3+3",
    "2+2+2",
    "3+2+1",
    "3+2+2",
    "3+3+1",
    "3+3+2",
    "3+3+3",
)
"""Every way to make two or three teams of one to three."""


def sizes(shape: str) -> list[int]:
    return [int(size) for size in shape.split("+")]


def shapes_for(players: int) -> list[str]:
    """The shapes that so many players can take."""
    return [shape for shape in SHAPES if sum(sizes(shape)) == players]


def shape_of(players: int, wish: str) -> str:
    """The shape that a table of this size plays with."""
    return evenest(players) if wish == AUTO else wish


def evenest(players: int) -> str:
    """The most even shape; of equally even ones, two teams rather than three."""
    best = ""
    best_gap = 0
    for shape in shapes_for(players):
        parts = sizes(shape)
        gap = max(parts) - min(parts)
        if not best or gap < best_gap:
            best, best_gap = shape, gap
    return best


_SEATING: dict[str, list[int]] = {}


def seating(shape: str) -> list[int]:
    """The team of each seat: teammates apart, and as evenly round the table as can be."""
    if shape not in _SEATING:
        best: list[int] = []
        search(sizes(shape), [], best)
        _SEATING[shape] = best
    return _SEATING[shape]


def search(left: list[int], seats: list[int], best: list[int]) -> None:
    """Try all seatings that begin so; keep the last of the best: it alternates from the first seat on."""
    if sum(left) == 0:
        if not best or crowding(seats) <= crowding(best):
            best[:] = seats
        return
    for team, count in enumerate(left):
        newcomer = team > 0 and team not in seats and (team - 1) not in seats
        if count > 0 and not newcomer:
            left[team] -= 1
            seats.append(team)
            search(left, seats, best)
            seats.pop()
            left[team] += 1


def crowding(seats: list[int]) -> int:
    """How close teammates sit: the nearer the next one round the table, the more it counts."""
    size = len(seats)
    total = 0
    for place, team in enumerate(seats):
        gap = 1
        while seats[(place + gap) % size] != team:
            gap += 1
        total += size * size // gap
    return total
