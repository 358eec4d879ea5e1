"""Which bullet cards of a hand reach a number at the least cost."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.catalogue import Catalogue
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId
from saloon.thinking.calibre45.worth import Worth

NO_VOLLEY: Final = 10_000.0
"""The cost of what cannot be done."""


class Volleys:
    """For each number of bullets that a hand can reach: the cheapest cards that do."""

    __slots__ = ("cards", "costs", "masks", "most", "sizes", "totals")

    def __init__(self, book: Catalogue, hand: list[CardId], worth: Worth) -> None:
        self.cards: list[CardId] = []
        self.sizes: list[int] = []
        for card in hand:
            size = book.bullets_of[card]
            if size:
                self.cards.append(card)
                self.sizes.append(size)
        self.most = book.bullets(self.cards)
        self.costs = [NO_VOLLEY] * (self.most + 1)
        self.masks = [0] * (self.most + 1)
        self.totals = [0] * (self.most + 1)
        self._reach(worth)

    def _reach(self, worth: Worth) -> None:
        for mask in range(1 << len(self.cards)):
            total = 0
            cost = 0.0
            for place, size in enumerate(self.sizes):
                if mask >> place & 1:
                    total += size
                    cost += worth.card + worth.bullet * size
            if cost < self.costs[total]:
                self.costs[total] = cost
                self.masks[total] = mask
                self.totals[total] = total
        for number in range(self.most - 1, -1, -1):
            if self.costs[number + 1] < self.costs[number]:
                self.costs[number] = self.costs[number + 1]
                self.masks[number] = self.masks[number + 1]
                self.totals[number] = self.totals[number + 1]

    def cost(self, needed: int) -> float:
        return self.costs[needed] if needed <= self.most else NO_VOLLEY

    def spent(self, needed: int) -> int:
        """How many bullets it takes to reach this number."""
        return self.totals[min(needed, self.most)]

    def uses(self, needed: int, laid: list[CardId]) -> bool:
        """Whether all of these cards are in the cheapest volley that reaches this number."""
        wanted = 0
        for place, card in enumerate(self.cards):
            if card in laid:
                wanted |= 1 << place
        return self.masks[min(needed, self.most)] & wanted == wanted

    def next_card(self, needed: int, laid: list[CardId]) -> CardId:
        """A card of the cheapest volley that is not laid yet; NONE: all of it is."""
        mask = self.masks[min(needed, self.most)]
        for place, card in enumerate(self.cards):
            if mask >> place & 1 and card not in laid:
                return card
        return CardId(NONE)
