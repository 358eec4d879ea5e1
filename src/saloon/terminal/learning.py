"""Lessons in the terminal: when one is offered at a table, and its table."""

from __future__ import annotations

import json
from collections.abc import Iterable

from saloon.bots.registry import usual_bot
from saloon.games.registry import game_type
from saloon.kernel.events import Event
from saloon.terminal.coach import lesson_setup
from saloon.terminal.saves import Table, home, write_whole
from saloon.terminal.session import Session
from saloon.terminal.wishes import HUMAN, names_at_table
from saloon.text.lessons import appears, lessons
from saloon.text.texts import Texts

OFFERED = "lessons-offered.json"
"""Where it is kept which lessons were offered: `GAME.LESSON`."""


class Offers:
    """Lessons are offered when what they are about comes up: each once, at this table or any later one."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.due = ""
        """The one that was offered last."""
        self._heard: list[Event] = []

    def hear(self, events: Iterable[Event]) -> None:
        self._heard += events

    def next(self, asked: str, refused: Iterable[str]) -> str:
        """The lesson to be offered now; empty: none."""
        events, self._heard = self._heard, []
        codes, before = list(refused), offered()
        for name, lesson in lessons()[self.game].items():
            which = f"{self.game}.{name}"
            if which not in before and appears(lesson.appears, events, asked, codes):
                write_whole(home() / OFFERED, json.dumps([*before, which]).encode())
                self.due = name
                return name
        return ""


def offered() -> list[str]:
    """The lessons that were offered at any table; a file that cannot be read says nothing."""
    try:
        kept = json.loads((home() / OFFERED).read_bytes())
    except (OSError, ValueError):
        return []
    return [one for one in kept if isinstance(one, str)] if isinstance(kept, list) else []


def lesson_session(game: str, name: str, person: str, texts: Texts, asks: bool, kept: bool) -> Session:
    """The prepared game of a lesson, with the person in its first seat."""
    kind, lesson = game_type(game), lessons()[game][name]
    names = names_at_table(person, lesson.players, texts)
    table = Table(HUMAN, names, usual_bot(game), texts.language, asks)
    return Session(game, lesson_setup(kind, lesson), table, kept=kept)
