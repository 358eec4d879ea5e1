"""The log of a game as it is shown: lines grouped by turn."""

from __future__ import annotations

from rich.text import Text

from saloon.games.bang.view import BangView
from saloon.kernel.events import Event
from saloon.terminal.paint import QUIET, TURN, folded, painted
from saloon.text.narrator import Narrator

STYLES = {
    "lost_life": "red",
    "eliminated": "bold red",
    "exploded": "bold red",
    "healed": "green",
    "game_ended": "bold",
    "drew": QUIET,
    "discarded": QUIET,
    "reshuffled": QUIET,
}


class Chronicle:
    """Everything that the viewer has seen happen, in his language."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.lines: list[Text] = []

    def add(self, events: list[Event], seen: BangView) -> list[Text]:
        """Write down what happened; says which lines are new."""
        fresh = [self.line(event, seen) for event in merged(events)]
        self.lines += fresh
        return fresh

    def line(self, event: Event, seen: BangView) -> Text:
        told = self.narrator.log_line(event, seen)
        if event.name == "turn_began":
            return painted(f"── {told}", TURN)
        return painted(f"  {told}", STYLES.get(event.name, ""))

    def tail(self, count: int, width: int) -> list[Text]:
        """The last lines, wrapped to this width, at most so many."""
        if count <= 0:
            return []
        rows: list[Text] = []
        for line in self.lines[-count:]:
            rows += folded(line, width)
        return rows[-count:]


def merged(events: list[Event]) -> list[Event]:
    """Two draws of the same player one after the other are told as one."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        same = last is not None and last.who == event.who and bool(last.cards) == bool(event.cards)
        if last is not None and same and last.name == event.name == "drew":
            number = last.number + event.number
            told[-1] = Event("drew", event.who, cards=last.cards + event.cards, number=number)
        else:
            told.append(event)
    return told
