"""What thinks about which game: the only place that names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.thinking.bang.head import BangHead
from saloon.thinking.bang.playing import play_out
from saloon.thinking.head import Head

HEADS: dict[str, Callable[[str], Head[Any, Any]]] = {"bang": BangHead}
"""By game: a head for one seat, from a seed."""

PLAYING: dict[str, Callable[[Any, str], int]] = {"bang": play_out}
"""By game: its policy plays a game that has been dealt, for everybody; how many decisions that took."""
