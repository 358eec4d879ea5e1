"""What a game of the Duel is remembered for."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import owner_of
from saloon.games.duel.view import DuelView
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId
from saloon.text.honours import Annals, due_of

CHECKS = ("barrel", "dynamite")
"""Whose luck is told."""
TAKEN = ("took_from_hand", "took_in_play", "discarded_from_hand", "discarded_in_play")


class DuelAnnals(Annals[DuelView]):
    """Hits, misses, health regained, cards taken; the luck of what is revealed."""

    game = "duel"
    least: ClassVar[dict[str, int]] = {"hits": 4, "barrel": 2, "dodges": 3, "thefts": 2, "healed": 2}
    deeds: ClassVar[dict[str, str]] = {"missed": "dodges"}

    def __init__(self) -> None:
        super().__init__()
        self.open: Event | None = None
        """A check whose outcome is not told yet: one of several cards has to be chosen first."""

    def hear(self, events: list[Event], seen: DuelView) -> None:
        if self.open is not None and events:
            self.reveal(self.open, events)
        super().hear(events, seen)

    def player_of(self, figure: FigureId, seen: DuelView) -> PlayerId:
        return owner_of(figure)

    def judge(self, event: Event, who: PlayerId, by: PlayerId, later: list[Event], seen: DuelView) -> None:
        if event.name == "lost_health" and by != who:
            self.count("hits", by, max(1, event.amount))
        elif event.name == "healed":
            self.count("healed", who, event.amount)
        elif event.name in TAKEN and by != who:
            self.count("thefts", who)
        elif event.name == "revealed" and event.cause in CHECKS and event.cards:
            self.reveal(event, later)

    def reveal(self, event: Event, later: list[Event]) -> None:
        waits = len(event.cards) > 1 and not later and self.open is None
        self.open = event if waits else None
        if waits or self.before is None:
            return
        checks = self.before.figures[event.who].checks
        due = due_of(checks, event.cause, lambda number: BOOK.definitions[number].key)
        self.check(event.cause, owner_of(event.who), went_well(event, later), due)


def went_well(event: Event, later: list[Event]) -> bool:
    """As what came of it tells."""
    told = [one.name for one in later]
    return "missed" in told if event.cause == "barrel" else "exploded" not in told
