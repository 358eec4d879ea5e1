"""What a game of Calibre 45 is remembered for."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.calibre45.catalogue import Catalogue
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import BY_GUARDS, BY_SHOT
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.text.calibre45.cards import catalogue_of
from saloon.text.honours import Annals

THOUSAND = 1000


class CalibreAnnals(Annals[CalibreView]):
    """Loot, shots, robberies; the luck of whoever turns up a money card."""

    game = "calibre45"
    least: ClassVar[dict[str, int]] = {
        "loot": 250,
        "shots": 2,
        "guards": 2,
        "rides": 3,
        "runner": 2,
        "cowboys": 3,
    }
    deeds: ClassVar[dict[str, str]] = {
        "robbery_called": "rides",
        "joined": "rides",
        "fled": "runner",
        "cowboy_lost": "cowboys",
    }

    def __init__(self) -> None:
        super().__init__()
        self._book: Catalogue | None = None

    def hear(self, events: list[Event], seen: CalibreView) -> None:
        self._book = self._book or catalogue_of(seen)
        super().hear(events, seen)

    def judge(self, event: Event, who: PlayerId, by: PlayerId, later: list[Event], seen: CalibreView) -> None:
        if event.name == "loot_taken":
            self.count("loot", who, event.amount // THOUSAND)
        elif event.name == "stood_up" and event.cause == BY_GUARDS:
            self.count("guards", who)
        elif event.name == "cowboy_lost" and event.cause == BY_SHOT:
            self.count("shots", by)
        elif event.name == "turned_up":
            assert self._book is not None
            self.chance("money", who, self._book.value_of[event.cards[0]] > 0, self.share_of_loot())

    def share_of_loot(self) -> float:
        """How many of all money cards are loot: nobody knows which lies where."""
        assert self._book is not None
        money = self._book.money()
        return sum(self._book.value_of[card] > 0 for card in money) / len(money)
