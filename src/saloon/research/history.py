"""The last events of a game as rows of numbers, as a viewer heard them: for networks with a memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, CardId, PlayerId
from saloon.research.table import Table

History = npt.NDArray[np.int32]

EVENT_COLUMNS: Final = ("event", "who", "whom", "card", "onto", "definition", "cause", "amount", "nth")
"""An event as numbers; -1 where it has nothing to say. `event` is a place in `Spec.events`; `card`, `onto`,
`definition` and `cause` are places in `Spec.definitions`; figures are counted from the viewer."""


class Historian:
    """Writes the last `length` rows of what a viewer heard: an event of several cards takes several."""

    def __init__(self, table: Table, length: int) -> None:
        self.table = table
        self.length = length
        self.columns = table.columns
        self.numbers = {name: number for number, name in enumerate(table.events)}
        self.places = {key: place for place, key in enumerate(table.columns.definitions)}

    def __reduce__(self) -> tuple[object, ...]:
        return Historian, (self.table, self.length)

    def __deepcopy__(self, memo: dict[int, object]) -> Historian:
        return self  # never changed

    def rows(self, events: Sequence[Event], viewer: PlayerId) -> History:
        """The newest row stands last; rows before the first event are -1."""
        found: list[list[int]] = []
        for event in reversed(events):
            told = event.seen_by(viewer)
            found += [self.row(told, card, viewer) for card in told.cards[::-1] or [NO_CARD]]
            if len(found) >= self.length:
                break
        rows = np.full((self.length, len(EVENT_COLUMNS)), NONE, np.int32)
        if found:
            newest = found[: self.length]
            rows[-len(newest) :] = newest[::-1]
        return rows

    def row(self, told: Event, card: CardId, viewer: PlayerId) -> list[int]:
        """One card of an event as the viewer heard it."""
        return [
            self.numbers[told.name],
            self.columns.from_viewer(told.who, viewer),
            self.columns.from_viewer(told.whom, viewer),
            self.kind_of(card),
            self.kind_of(told.onto),
            self.places.get(told.definition, NONE),
            self.places.get(told.cause, NONE),
            told.amount,
            told.nth,
        ]

    def kind_of(self, card: CardId) -> int:
        return NONE if card < 0 else self.columns.definition_of(card)
