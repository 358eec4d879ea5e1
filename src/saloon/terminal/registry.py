"""Which games can be played in the terminal, and how each looks: the only place that names them."""

from __future__ import annotations

from typing import Any

from saloon.kernel.views import View
from saloon.terminal.bang.look import BangLook
from saloon.terminal.calibre45.look import CalibreLook
from saloon.terminal.duel.look import DuelLook
from saloon.terminal.look import Look
from saloon.terminal.pages import Pages
from saloon.text.registry import ENCYCLOPEDIAS, narrator_of
from saloon.text.texts import Texts

LOOKS: dict[str, type[Look[Any]]] = {"bang": BangLook, "calibre45": CalibreLook, "duel": DuelLook}


def look_of(game: str, texts: Texts, seen: View, names: list[str]) -> Look[Any]:
    """How the table that is seen looks."""
    return LOOKS[game](narrator_of(game, texts, seen, names))


def pages_of(game: str, texts: Texts, seen: View | None = None) -> Pages:
    """The encyclopedia of a game, as it is shown; at a table, with the cards of that table."""
    told = ENCYCLOPEDIAS[game]
    return LOOKS[game].pages_type(told if seen is None else told.of_table(seen), texts)
