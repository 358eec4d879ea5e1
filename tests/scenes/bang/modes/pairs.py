"""A table for two: Ann and Bob with two figures each, as scenes lay it."""

from typing import Any

from saloon.kernel.decisions import NONE
from tests.scenes.language import Seat, Table


def pairs(
    table: Table,
    ann: dict[str, Any] | None = None,
    bob: dict[str, Any] | None = None,
    ann_too: dict[str, Any] | None = None,
    bob_too: dict[str, Any] | None = None,
) -> tuple[Seat, Seat, Seat, Seat]:
    """Ann's first figure, on turn; Bob's first; Ann's second; Bob's second: clockwise. The first ones are
    active, and hold the hands."""
    table.plays_mode("two")
    first = table.seat(role=NONE, **(ann or {}))
    second = table.seat(role=NONE, **(bob or {}))
    third = table.seat(role=NONE, of=first, **{"passive": True, **(ann_too or {})})
    fourth = table.seat(role=NONE, of=second, **{"passive": True, **(bob_too or {})})
    return first, second, third, fourth
