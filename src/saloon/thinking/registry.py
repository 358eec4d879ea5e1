"""What thinks about which game: the only place that names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.thinking.bang.head import BangHead
from saloon.thinking.bang.playing import play_out as play_bang_out
from saloon.thinking.calibre45.head import CalibreHead
from saloon.thinking.calibre45.policy import play_out as play_calibre45_out
from saloon.thinking.duel.head import DuelHead
from saloon.thinking.duel.policy import play_out as play_duel_out
from saloon.thinking.head import Head

HEADS: dict[str, Callable[[str], Head[Any, Any]]] = {
    "bang": BangHead,
    "calibre45": CalibreHead,
    "duel": DuelHead,
}
"""By game: a head for one seat, from a seed."""

PLAYING: dict[str, Callable[[Any, str], int]] = {
    "bang": play_bang_out,
    "calibre45": play_calibre45_out,
    "duel": play_duel_out,
}
"""By game: its policy plays a game that has been dealt, for everybody; how many decisions that took."""
