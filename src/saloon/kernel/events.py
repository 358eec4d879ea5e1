"""What happened, as data with an audience. No sentence is ever built in the engine."""

from __future__ import annotations

from typing import ClassVar

from saloon.kernel.codec import Record
from saloon.kernel.decisions import NONE


class Event(Record):
    """Something that happened. Its cards are seen by everybody, or only by the players in `privy`."""

    __slots__ = ("cards", "choices", "kind", "name", "number", "privy", "who", "whom")

    fields: ClassVar[tuple[str, ...]] = ("name", "who", "whom", "kind", "cards", "number", "privy", "choices")

    def __init__(
        self,
        name: str,
        who: int = NONE,
        whom: int = NONE,
        kind: str = "",
        cards: list[int] | None = None,
        number: int = 0,
        privy: list[int] | None = None,
        choices: list[int] | None = None,
    ) -> None:
        self.name = name
        self.who = who
        self.whom = whom
        self.kind = kind
        """Key of the card kind, character, role or reason that it is about."""
        self.cards = [] if cards is None else cards
        self.number = number
        self.privy = privy
        """Players who see the cards; None: everybody does."""
        self.choices = [] if choices is None else choices
        """Figures that could have been chosen instead."""

    def seen_by(self, player: int) -> Event:
        """The event as this player sees it: hidden cards become a number. -1 is a spectator."""
        if self.privy is None:
            return self
        if player in self.privy:
            return Event(
                self.name, self.who, self.whom, self.kind, self.cards, self.number, [player], self.choices
            )
        return Event(self.name, self.who, self.whom, "", [], len(self.cards), [], self.choices)
