"""The contents of the encyclopedia of BANG!: with suits and ranks, and with life points."""

from __future__ import annotations

from rich.text import Text

from saloon.terminal.pages import Pages
from saloon.terminal.paint import painted

FACES_SHOWN = 4


class BangPages(Pages):
    """Pages of cards, characters and events."""

    def contents_line(self, key: str, box: str) -> Text:
        entry = self.encyclopedia.entries()[key]
        name, about = self.name(key), self.foreign_names(key)
        if entry.kind is not None:
            faces = self.encyclopedia.copies(entry, self.texts, box)
            shown = " ".join(faces[:FACES_SHOWN]) + (" …" if len(faces) > FACES_SHOWN else "")
            return painted(f"  {name:<18} {about:<20} {len(faces):>2} × {shown}")
        if entry.character is not None:
            return Text(f"  {name:<18} {about:<38} ").append("♥" * entry.character.life, style="red")
        return super().contents_line(key, box)
