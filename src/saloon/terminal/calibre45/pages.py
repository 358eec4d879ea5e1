"""The contents of the encyclopedia of Calibre 45: what is printed on the cards, and where that is from."""

from __future__ import annotations

from rich.text import Text

from saloon.terminal.pages import Pages
from saloon.terminal.paint import QUIET
from saloon.text.calibre45.encyclopedia import is_reconstructed

RECONSTRUCTED = "≈"


class CalibrePages(Pages):
    """Pages of cards, cowboys and tokens."""

    def contents(self, sets: list[str]) -> list[Text]:
        """First of all: it is a reconstruction."""
        about = Text(self.texts.say("calibre45.cards.reconstruction"), style=QUIET)
        return [about, *super().contents(sets)]

    def contents_line(self, key: str, box: str) -> Text:
        """Name, foreign name, numbers; the heading tells the deck, and a sign what is reconstructed."""
        entry = self.encyclopedia.entries()[key]
        facts = self.encyclopedia.facts(entry, self.texts)[1:]
        sign = RECONSTRUCTED if is_reconstructed(entry) else " "
        told = " · ".join(facts[:-1] if sign == RECONSTRUCTED else facts)
        return Text(f"{sign} {self.name(key):<18} {self.foreign_names(key):<18} ").append(told, QUIET)
