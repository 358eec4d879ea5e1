"""What a seat sees: a type of its own, built from an allow-list, never a state with parts removed."""

from __future__ import annotations

from typing import Final

from saloon.kernel.codec import Record
from saloon.kernel.ids import CardId, PlayerId

HIDDEN: Final[CardId] = -3  # type: ignore[assignment]
"""Stands for a card that the viewer cannot see."""

SPECTATOR: Final[PlayerId] = -1  # type: ignore[assignment]
"""The viewer who sees only what everybody sees."""


class View(Record):
    """What one viewer may know. Two states that differ only in what he may not know give the same bytes.

    A game's view is a subclass that has slots for what is declared here, which every table has, and for more.
    """

    __slots__ = ()

    viewer: PlayerId
    """The player who sees this; SPECTATOR for somebody who does not play."""
    players: int
    preset: str
    step: int
    """How many answers have been given."""
    over: bool
    winners: list[PlayerId]
    decider: PlayerId
    """The player who is asked; NONE when the game is over."""
    decision: str
    """What is asked: the kind of the decision."""
