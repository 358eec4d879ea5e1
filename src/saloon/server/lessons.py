"""Prepared first games for newcomers: real games whose deal is known beforehand.

Anybody can read their seeds. So they are played among bots only: nobody else is let in.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from saloon.bots.registry import usual_bot
from saloon.server.refused import Refused
from saloon.text.texts import read_yaml
from saloon.wire.lobby import NewTable


class Lesson(Struct, forbid_unknown_fields=True):
    """What is prepared. Seat 0 is the newcomer's."""

    players: int
    seed: str
    pace: float
    wishes: dict[str, Any] = {}
    """What else is agreed on, by name."""


@cache
def lessons() -> dict[str, dict[str, Lesson]]:
    """By game and name."""
    return convert(read_yaml(files("saloon.server").joinpath("lessons.yml")), dict[str, dict[str, Lesson]])


def lesson_of(wishes: NewTable) -> Lesson:
    """The lesson that is wished for; bad wishes are refused."""
    known = lessons().get(wishes.game, {})
    if wishes.lesson not in known:
        raise Refused(
            "bad_setup", f"no lesson {wishes.lesson!r} in this game; lessons: {', '.join(known) or 'none'}"
        )
    return known[wishes.lesson]


def prepared(wishes: NewTable) -> NewTable:
    """The table of a lesson: as prepared, whatever else was wished."""
    lesson = lesson_of(wishes)
    return replace(
        NewTable(wishes.game, lesson.players, lesson=wishes.lesson),
        bots=[usual_bot(wishes.game)] * (lesson.players - 1),
        open_seats=False,
        absent_after=0,
        pace=lesson.pace,
    )
