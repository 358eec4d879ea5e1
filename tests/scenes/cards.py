"""Cards as a scene names them: `BANG`, `BANG("A♠")`, or only a face, "9♠"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from saloon.games.bang.words import RANKS, SUITS

SIGNS = "♣♦♥♠"
"""The suits in the order of `SUITS`."""


class Card:
    """A kind, a face, or both. `BANG("A♠")` is the BANG! with that face."""

    __slots__ = ("face", "kind")

    def __init__(self, kind: str, face: str = "") -> None:
        if face and (face[-1] not in SIGNS or face[:-1] not in RANKS[2:]):
            raise ValueError(f"{face!r} is not a face: a rank (2 to 10, J, Q, K, A), then one of {SIGNS}")
        self.kind = kind
        self.face = face

    def __call__(self, face: str) -> Card:
        return Card(self.kind, face)

    def __repr__(self) -> str:
        return " ".join(part for part in (self.kind, self.face) if part)

    def line(self) -> str:
        """As `arrange` takes it: "bang 10D"."""
        kind = self.kind or "any"
        if not self.face:
            return kind
        return f"{kind} {self.face[:-1]}{SUITS[SIGNS.index(self.face[-1])][0].upper()}"

    def describes(self, card: Card) -> bool:
        """Whether a card is what this description says; what it does not say does not matter."""
        return self.kind in ("", card.kind) and self.face in ("", card.face)


Named = Card | str
"""How a scene names a card; a string is a face."""

ANY = Card("any")
"""A card whose kind does not matter: it can only be held and discarded."""


def named(name: Named) -> Card:
    return Card("", name) if isinstance(name, str) else name


def printed_card(kind: str, suit: int, rank: int) -> Card:
    return Card(kind, RANKS[rank] + SIGNS[suit])


class Cards:
    """Cards in no order, as in a hand: equal to a list that describes exactly them."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = list(cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, name: Named) -> bool:
        return any(named(name).describes(card) for card in self.cards)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, list) or len(other) != len(self.cards):
            return False
        left = list(self.cards)
        for wish in sorted(map(named, other), key=lambda wish: (not wish.face, not wish.kind)):
            found = next((card for card in left if wish.describes(card)), None)
            if found is None:
                return False
            left.remove(found)
        return True

    __hash__ = None  # type: ignore[assignment]  # compared by what it holds

    def __repr__(self) -> str:
        return str(self.cards)


class Pile(Cards):
    """Cards in order, the top one first: equal to a list that describes them in this order."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, list) or len(other) != len(self.cards):
            return False
        return all(named(wish).describes(card) for wish, card in zip(other, self.cards, strict=True))

    __hash__ = None

    def top(self, count: int) -> Pile:
        return Pile(self.cards[:count])
