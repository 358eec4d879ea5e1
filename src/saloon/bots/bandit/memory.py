"""What Bandit remembers: which cards went back into the deck, and who likes to join robberies.

When the weapon deck is made anew of the discard pile, everybody knows what is in it, and therefore also what
is not: the cards in the hands. A card that somebody drew before the reshuffle is one of those.
"""

from __future__ import annotations

from collections import Counter

from saloon.games.calibre45.words import DECKS, WEAPONS
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, PlayerId, as_player

SHOWN: frozenset[str] = frozenset(("exchanged", "stood_up", "escaped", "shot"))
"""Events whose cards go from a hand to the discard pile before everybody's eyes."""


class Memory:
    """Fed with events. All of it is public; one who missed them knows less, and nothing wrong."""

    def __init__(self) -> None:
        self.old: Counter[int] = Counter()
        """How many cards of each player's hand come from before the last reshuffle."""
        self.reshuffled: set[int] = set()
        """What the deck was made of then; empty: it is still the first one."""
        self.turn = 0
        self.last_robbery = 0
        """The turn of arming before the last robbery."""
        self.joined: Counter[int] = Counter()
        self.asked: Counter[int] = Counter()
        self._discarded: list[int] = []
        self._hands: Counter[int] = Counter()

    def hear(self, event: Event) -> None:
        name = event.name
        if name == "turn_began":
            self.turn = event.nth
        elif name == "drew":
            self._hands[event.who] += event.amount
        elif name in SHOWN:
            self._show(as_player(event.who), event.cards)
        elif name == "reshuffled":
            if event.deck == DECKS[WEAPONS]:
                self._reshuffle()
        elif name == "robbery_called":
            self.last_robbery = self.turn
        elif name in ("joined", "declined"):
            self.asked[event.who] += 1
            self.joined[event.who] += name == "joined"

    def _show(self, player: PlayerId, cards: list[CardId]) -> None:
        self._discarded += cards
        self._hands[player] -= len(cards)
        for card in cards:
            if card not in self.reshuffled and self.old[player]:
                self.old[player] -= 1

    def _reshuffle(self) -> None:
        self.reshuffled = set(self._discarded)
        self._discarded.clear()
        self.old = self._hands.copy()

    def quiet_turns(self) -> int:
        """Turns of arming since the last robbery."""
        return self.turn - self.last_robbery

    def boldness(self, player: PlayerId) -> float:
        """How likely this player joins a robbery when he could; at first as likely as not."""
        return (self.joined[player] + 1) / (self.asked[player] + 2)
