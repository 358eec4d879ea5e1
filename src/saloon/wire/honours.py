"""What a finished game is remembered for, as whoever asks is told it."""

from __future__ import annotations

from msgspec import field

from saloon.kernel.ids import PlayerId
from saloon.wire.lobby import Shown


class HonourLine(Shown):
    """Who did something most."""

    key: str
    seats: list[PlayerId]
    number: int
    title: str = ""
    text: str = ""
    """In words, whole: the title, who, and how often."""


class LuckLine(Shown):
    """How often something that chance decides went well for a seat, and how often that was due."""

    key: str
    seat: PlayerId
    tried: int
    good: int
    due: float
    text: str = ""


class Honours(Shown):
    """Honours, the greatest first, and the luck of everybody who tried it."""

    honours: list[HonourLine] = field(default_factory=list)
    luck: list[LuckLine] = field(default_factory=list)
