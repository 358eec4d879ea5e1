"""What is printed on the cards, as lists: the number of a card or kind finds it at once."""

from __future__ import annotations

from functools import cache

from saloon.bots.greenhorn.values import IN_PLAY, IN_PLAY_DEFAULT, KEEP, KEEP_DEFAULT
from saloon.games.bang.setup import book_of
from saloon.games.bang.words import CLUBS, DIAMONDS, GREEN, HEARTS, NO_SYMBOL, SPADES
from saloon.kernel.ids import CardId

UNKNOWN = ""


class Faces:
    """The printed cards: kind, symbol, reach, worth. A card made for a scene is unknown but harmless."""

    def __init__(self, sets: tuple[str, ...]) -> None:
        book = book_of(list(sets), [])
        self._kinds = [kind.key for kind in book.kind_of]
        self._symbols = [kind.symbol for kind in book.kind_of]
        self._green = [kind.border == GREEN for kind in book.kind_of]
        self._suits = list(book.suit_of)
        self._ranks = list(book.rank_of)
        self._keys = [definition.key for definition in book.definitions]
        self.reach_of = {key: int(getattr(kind, "far", 1)) for key, kind in book.kinds.items() if kind.weapon}
        """Weapons, and how far they reach."""

    def kind(self, card: CardId) -> str:
        return self._kinds[card] if 0 <= card < len(self._kinds) else UNKNOWN

    def symbol(self, card: CardId) -> int:
        return self._symbols[card] if 0 <= card < len(self._symbols) else NO_SYMBOL

    def suit(self, card: CardId) -> int:
        """The printed suit; clubs for a card made for a scene."""
        return self._suits[card] if 0 <= card < len(self._suits) else CLUBS

    def is_diamond(self, card: CardId) -> bool:
        return 0 <= card < len(self._suits) and self._suits[card] == DIAMONDS

    def is_green(self, card: CardId) -> bool:
        return 0 <= card < len(self._green) and self._green[card]

    def key(self, number: int) -> str:
        """The name of a card kind or character by its number in an option."""
        return self._keys[number] if 0 <= number < len(self._keys) else UNKNOWN

    def luck(self, card: CardId) -> int:
        """How good a card is for a check: hearts open every door, low spades blow up."""
        if not 0 <= card < len(self._suits):
            return 1
        if self._suits[card] == HEARTS:
            return 2
        return 0 if self._suits[card] == SPADES and self._ranks[card] <= 9 else 1

    def keep(self, card: CardId) -> float:
        return KEEP.get(self.kind(card), KEEP_DEFAULT)

    def in_play(self, card: CardId) -> float:
        return IN_PLAY.get(self.kind(card), IN_PLAY_DEFAULT)


@cache
def faces_of(sets: tuple[str, ...]) -> Faces:
    return Faces(sets)
