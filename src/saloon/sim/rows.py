"""One game in the statistics."""

from __future__ import annotations

from typing import NamedTuple


class Facts(NamedTuple):
    """What a study reads off a game that is over: numbers and lists by seat, in the study's order."""

    numbers: tuple[int, ...] = ()
    lists: tuple[tuple[str, ...], ...] = ()


class Row(NamedTuple):
    """One game. What only this kind of game has stands in `facts`."""

    number: int
    seed: str
    finished: bool
    decisions: int
    winners: tuple[int, ...]
    sides: tuple[str, ...]
    bots: tuple[str, ...]
    facts: Facts


class Hire(NamedTuple):
    """A character that somebody paid for, and whether he won with it."""

    name: str
    price: int
    won: bool
