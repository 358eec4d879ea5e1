"""What happened, as data with an audience. No sentence is ever built in the engine."""

from __future__ import annotations

from typing import ClassVar

from saloon.kernel.codec import Record
from saloon.kernel.ids import NO_FIGURE, FigureId, PlayerId


class Event(Record):
    """Something that happened. Its cards are seen by everybody, or only by the players in `privy`."""

    __slots__ = ("cards", "cause", "choices", "kind", "name", "number", "of", "place", "privy", "who", "whom")

    fields: ClassVar[tuple[str, ...]] = (
        "name",
        "who",
        "whom",
        "kind",
        "cards",
        "number",
        "privy",
        "choices",
        "cause",
        "place",
        "of",
    )

    def __init__(
        self,
        name: str,
        who: FigureId = NO_FIGURE,
        whom: FigureId = NO_FIGURE,
        kind: str = "",
        cards: list[int] | None = None,
        number: int = 0,
        privy: list[PlayerId] | None = None,
        choices: list[FigureId] | None = None,
        cause: str = "",
        place: int = 0,
        of: int = 0,
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
        self.cause = cause
        """Key of the card kind, character, event or rule that brought it about; empty: it needs none."""
        self.place = place
        """Which one it is of a series that the same cause brings about, and of how many; 0: no series."""
        self.of = of

    def seen_by(self, player: PlayerId) -> Event:
        """The event as this player sees it: hidden cards become a number. -1 is a spectator."""
        if self.privy is None:
            return self
        if player in self.privy:
            return self.told(self.kind, self.cards, self.number, [player])
        return self.told("", [], len(self.cards), [])

    def told(self, kind: str, cards: list[int], number: int, privy: list[PlayerId] | None) -> Event:
        """The same, with so much of its cards."""
        return Event(
            self.name,
            self.who,
            self.whom,
            kind,
            cards,
            number,
            privy,
            self.choices,
            self.cause,
            self.place,
            self.of,
        )
