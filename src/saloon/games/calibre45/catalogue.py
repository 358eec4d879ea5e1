"""All cards of a composition: a card is a number into these tables, which all its games share."""

from __future__ import annotations

from saloon.games.calibre45.composition import Printed, composition_of, house, plain_of
from saloon.games.calibre45.words import (
    BULLETS,
    COWBOYS,
    DECKS,
    ESCAPE,
    EXCHANGE,
    FORT_KNOX,
    KINDS_OF_DECK,
    LAY,
    MONEY,
    STAGECOACH,
    WEAPONS,
)
from saloon.kernel.codec import encode
from saloon.kernel.decisions import Option
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId


class Catalogue:
    """Weapon cards, then money, then cowboys. `number_of` is bullets, guards, attackers or the limit."""

    def __init__(self, composition: list[Printed]) -> None:
        self.composition = composition
        self.key_of: list[str] = []
        self.kind_of: list[int] = []
        self.number_of: list[int] = []
        self.value_of: list[int] = []
        self.printed_of: list[Printed] = []
        self.decks: list[list[CardId]] = []
        """The cards of each deck."""
        for deck in range(len(DECKS)):
            first = len(self.key_of)
            for face in composition:
                if face.kind in KINDS_OF_DECK[deck]:
                    self._add(face)
            self.decks.append([CardId(card) for card in range(first, len(self.key_of))])
        self.bullets_of = [
            self.number_of[card] if self.kind_of[card] == BULLETS else 0 for card in range(len(self.key_of))
        ]
        weapons = self.decks[WEAPONS]
        # Options are never changed once made: these are shared by all decisions.
        self.exchanging = [Option(EXCHANGE, card, NO_DEFINITION, NO_FIGURE, NO_CARD) for card in weapons]
        self.laying = [Option(LAY, card, NO_DEFINITION, NO_FIGURE, NO_CARD) for card in weapons]
        self.escaping = [Option(ESCAPE, card, NO_DEFINITION, NO_FIGURE, NO_CARD) for card in weapons]

    def _add(self, face: Printed) -> None:
        for _copy in range(face.copies):
            self.key_of.append(face.key)
            self.kind_of.append(face.kind)
            self.number_of.append(face.number)
            self.value_of.append(face.value)
            self.printed_of.append(face)

    def size(self) -> int:
        return len(self.key_of)

    def is_loot(self, card: CardId) -> bool:
        return STAGECOACH <= self.kind_of[card] <= FORT_KNOX

    def worth(self, cards: list[CardId]) -> int:
        """The dollars on these cards."""
        total = 0
        for card in cards:
            total += self.value_of[card]
        return total

    def bullets(self, cards: list[CardId]) -> int:
        """The bullets on these cards."""
        total = 0
        for card in cards:
            total += self.bullets_of[card]
        return total

    def card_name(self, card: CardId) -> str:
        """The stable readable name of a card: its key and its number."""
        return f"{self.key_of[card]}#{card}"

    def money(self) -> list[CardId]:
        return self.decks[MONEY]

    def cowboys(self) -> list[CardId]:
        return self.decks[COWBOYS]


_BOOKS: dict[bytes, Catalogue] = {}
_HOUSE: list[Catalogue] = []


def house_book() -> Catalogue:
    """The catalogue of the house's own composition."""
    if not _HOUSE:
        made = Catalogue(house())
        _BOOKS[encode(made.composition)] = made
        _HOUSE.append(made)
    return _HOUSE[0]


def book_of(composition: list[Printed]) -> Catalogue:
    """The catalogue of a composition; made once for each, and checked then: it may come from a record."""
    home = house_book()
    if composition is home.composition:
        return home
    key = encode(composition)
    if key not in _BOOKS:
        faces: list[object] = [*composition]
        if not all([isinstance(face, Printed) for face in faces]):  # noqa: C419 (compiled)
            raise TypeError("a composition consists of printed cards")
        _BOOKS[key] = Catalogue(composition_of(plain_of(composition)))
    return _BOOKS[key]
