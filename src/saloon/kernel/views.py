"""What a seat sees: a type of its own, built from an allow-list, never a state with parts removed."""

from __future__ import annotations

from typing import Final

from saloon.kernel.codec import Record

HIDDEN: Final = -3
"""Stands for a card that the viewer cannot see."""

SPECTATOR: Final = -1
"""The viewer who sees only what everybody sees."""


class View(Record):
    """What one viewer may know. Two states that differ only in what he may not know give the same bytes."""

    __slots__ = ()
