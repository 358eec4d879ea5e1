"""Whose adviser knows which game: the only place that names them."""

from __future__ import annotations

from saloon.advice.bang.counsel import BangCounsel
from saloon.advice.counsel import AnyCounsel

COUNSELS: dict[str, AnyCounsel] = {"bang": BangCounsel()}
"""By game: those that have an adviser."""
