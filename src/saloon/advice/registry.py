"""Whose adviser knows which game: the only place that names them."""

from __future__ import annotations

from saloon.advice.bang.counsel import BangCounsel
from saloon.advice.calibre45.counsel import CalibreCounsel
from saloon.advice.counsel import AnyCounsel
from saloon.advice.duel.counsel import DuelCounsel

COUNSELS: dict[str, AnyCounsel] = {
    "bang": BangCounsel(),
    "calibre45": CalibreCounsel(),
    "duel": DuelCounsel(),
}
"""By game: those that have an adviser."""
