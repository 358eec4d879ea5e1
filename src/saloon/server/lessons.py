"""The tables of lessons: real games whose deal is known beforehand.

Anybody can read their seeds. So they are played among bots only: nobody else is let in.
"""

from __future__ import annotations

from msgspec.structs import replace

from saloon.bots.registry import usual_bot
from saloon.games.registry import GAMES
from saloon.server.refused import Refused
from saloon.text.lessons import Lesson, lessons
from saloon.wire.lobby import NewTable


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
        sets=[*GAMES[wishes.game].sets()[:1], *lesson.sets],
        bots=[usual_bot(wishes.game)] * (lesson.players - 1),
        open_seats=False,
        absent_after=0,
        pace=lesson.pace,
    )
