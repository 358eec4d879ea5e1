"""The log of a game as it is shown: lines grouped by turn."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from saloon.kernel.events import Event
from saloon.kernel.views import View
from saloon.terminal.look import Look
from saloon.terminal.paint import TURN, folded, painted


class Chronicle:
    """Everything that the viewer has seen happen, in his language."""

    def __init__(self, look: Look[Any]) -> None:
        self.look = look
        self.lines: list[Text] = []

    def add(self, events: list[Event], seen: View) -> list[Text]:
        """Write down what happened; says which lines are new."""
        told = [event for event in events if event.name not in self.look.untold]
        fresh = [self.line(event, seen) for event in merged(told, self.look.told_as_one)]
        self.lines += fresh
        return fresh

    def line(self, event: Event, seen: View) -> Text:
        told = self.look.narrator.log_line(event, seen)
        if event.name in self.look.headings:
            return painted(f"── {told}", TURN)
        return painted(f"  {told}", self.look.event_styles.get(event.name, ""))

    def tail(self, count: int, width: int) -> list[Text]:
        """The last lines, wrapped to this width, at most so many."""
        if count <= 0:
            return []
        rows: list[Text] = []
        for line in self.lines[-count:]:
            rows += folded(line, width)
        return rows[-count:]


def merged(events: list[Event], names: tuple[str, ...]) -> list[Event]:
    """Two events of one of these names, such as draws, of the same player in a row are told as one."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        same = last is not None and last.who == event.who and bool(last.cards) == bool(event.cards)
        if last is not None and same and event.name in names and last.name == event.name:
            number = last.number + event.number
            told[-1] = Event(event.name, event.who, cards=last.cards + event.cards, number=number)
        else:
            told.append(event)
    return told
