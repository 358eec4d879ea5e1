"""The deck of Calibre 45 as a table would bring one of its own."""

from __future__ import annotations

from saloon.games.calibre45.composition import house, plain_of


def deck() -> object:
    return plain_of(house())
