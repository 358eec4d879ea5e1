"""The log of a game as it is shown: lines grouped by turn."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from saloon.kernel.events import Event
from saloon.kernel.views import View
from saloon.terminal.look import Look
from saloon.terminal.paint import NAME, TURN, folded, painted
from saloon.text.narrator import Line


class Chronicle:
    """Everything that the viewer has seen happen, in his language."""

    def __init__(self, look: Look[Any]) -> None:
        self.look = look
        self.lines: list[Text] = []

    def add(self, events: list[Event], seen: View) -> list[Text]:
        """Write down what happened; says which lines are new."""
        told = [event for event in events if event.name not in self.look.untold]
        fresh = [self.line(line) for line in self.look.narrator.lines(told, seen)]
        self.lines += fresh
        return fresh

    def line(self, line: Line) -> Text:
        if line.event.name in self.look.headings:
            return painted(f"── {line.text}", TURN)
        style = self.look.event_styles.get(line.event.name, "")
        if line.headline:
            return painted(f"★ {line.text}", f"{NAME} {style}")
        return painted(f"  {line.text}", style)

    def tail(self, count: int, width: int) -> list[Text]:
        """The last lines, wrapped to this width, at most so many."""
        if count <= 0:
            return []
        rows: list[Text] = []
        for line in self.lines[-count:]:
            rows += folded(line, width)
        return rows[-count:]
