"""Cards by name, and where a position lays them: each in one place, the unknown ones dealt by the seed."""

from __future__ import annotations

from typing import Any, Final

from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, CardId
from saloon.kernel.positions import REST, REST_TYPED, UNKNOWN, BadPosition, counted, number_in, uncounted
from saloon.kernel.views import HIDDEN

NOTHING: Final = "-"
"""In place of a card that is gone from its place."""
SHOWN_FIRST: Final = 5
"""So many cards of a deck are named even if the seed tells them."""
NAMED_AT_MOST: Final = 12
"""Cards in an error message."""


class CardNames:
    """The cards of a game by name: `bang#17(Q♥)`, and what may be left out of that: `bang(QH)`, `bang`."""

    def __init__(
        self, cards: list[CardId], keys: list[str], faces: list[str], suits: dict[str, str] | None = None
    ) -> None:
        self.cards = cards
        self.key_of: dict[CardId, str] = {}
        self.face_of: dict[CardId, str] = {}
        self.by_key: dict[str, list[CardId]] = {}
        self.suits: dict[str, str] = {} if suits is None else suits
        """What may be typed for the sign of a suit."""
        for place, card in enumerate(cards):
            self.key_of[card] = keys[place]
            self.face_of[card] = faces[place]
            self.by_key.setdefault(keys[place], []).append(card)

    def name(self, card: CardId) -> str:
        if card not in self.key_of:
            return UNKNOWN if card == HIDDEN else NOTHING if card == NO_CARD else str(card)
        face = self.face_of[card]
        return f"{self.key_of[card]}#{card}" + (f"({face})" if face else "")

    def names(self, cards: list[CardId]) -> str:
        """Several of them; unknown ones side by side are counted."""
        return " ".join(counted([self.name(card) for card in cards]))

    def candidates(self, word: str, line: int) -> list[CardId]:
        """The cards that a name may mean: one if it has a number."""
        rest, bracket, face = word.partition("(")
        key, sign, number = rest.partition("#")
        if key not in self.by_key or (bracket and not face.endswith(")")):
            raise BadPosition("no_such_card", line, word, ", ".join(sorted(self.by_key)))
        found = self.by_key[key]
        if sign:
            wanted = number_in(number, line, 0)
            found = [card for card in found if card == wanted]
        if bracket:
            sought = self.face(face[:-1])
            found = [card for card in found if self.face_of[card] == sought]
        if not found:
            raise BadPosition("no_such_card", line, word, self.listed(self.by_key[key]))
        return found

    def face(self, typed: str) -> str:
        large = typed.upper()
        return large[:-1] + self.suits.get(large[-1:], large[-1:])

    def listed(self, cards: list[CardId]) -> str:
        named = [self.name(card) for card in cards[:NAMED_AT_MOST]]
        return ", ".join(named) + (", …" if len(cards) > NAMED_AT_MOST else "")

    def named(self, word: str, line: int) -> CardId:
        """The one card that a name means, wherever it lies."""
        found = self.candidates(word, line)
        if len(found) > 1:
            raise BadPosition("which_card", line, word, self.listed(found))
        return found[0]


class Place:
    """Somewhere for cards to lie: the words for them, and the cards once they are laid."""

    __slots__ = ("cards", "line", "takes_rest", "words")

    def __init__(self, words: list[str], line: int, most: int) -> None:
        self.line = line
        self.words: list[str] = []
        self.takes_rest = False
        """Whether all cards that lie nowhere else come behind the named ones."""
        for word in uncounted(words, line, most):
            if self.takes_rest:
                raise BadPosition("unknown_word", line, word, f"nothing behind {REST}")
            if word in (REST, REST_TYPED):
                self.takes_rest = True
            else:
                self.words.append(word)
        self.cards: list[CardId] = [NO_CARD] * len(self.words)


class Laying:
    """Lays the cards of a deck: those with a number first, then by face, by kind, the unknown, the rest."""

    def __init__(self, names: CardNames, order: list[CardId], frames: list[Frame[Any]]) -> None:
        self.names = names
        self.order = order
        """All cards as the seed deals them, the first one first."""
        self.taken: set[CardId] = set()
        self.places: list[Place] = []
        for frame in frames:
            for card in frame.cards_held():
                if card in names.key_of:
                    self.take(card, 0)

    def place(self, words: list[str], line: int) -> Place:
        made = Place(words, line, len(self.names.cards) + 1)
        self.places.append(made)
        return made

    def take(self, card: CardId, line: int) -> None:
        if card in self.taken:
            raise BadPosition("card_twice", line, self.names.name(card))
        self.taken.add(card)

    def lay(self, frames: list[Frame[Any]]) -> None:
        """Every word becomes a card, and every hidden card of these frames."""
        for exactness in ("#", "(", ""):
            for place in self.places:
                for i, word in enumerate(place.words):
                    if place.cards[i] == NO_CARD and exactness in word and word not in (UNKNOWN, NOTHING):
                        place.cards[i] = self.free(word, place.line)
        for frame in frames:
            if HIDDEN in frame.cards_held():
                frame.reveal(self.left())
                self.taken.update(frame.cards_held())
        for place in self.places:
            for i, word in enumerate(place.words):
                if word == UNKNOWN:
                    place.cards[i] = self.unknown(place.line)
        for place in self.places:
            if place.takes_rest:
                place.cards += self.left()
                self.taken.update(place.cards)

    def free(self, word: str, line: int) -> CardId:
        """A card of this name that lies nowhere yet."""
        found = self.names.candidates(word, line)
        for card in found:
            if card not in self.taken:
                self.taken.add(card)
                return card
        if len(found) == 1:
            raise BadPosition("card_twice", line, self.names.name(found[0]))
        raise BadPosition("none_left", line, word)

    def unknown(self, line: int) -> CardId:
        for card in self.order:
            if card not in self.taken:
                self.taken.add(card)
                return card
        raise BadPosition("too_few_cards", line, UNKNOWN)

    def left(self) -> list[CardId]:
        """Cards that lie nowhere, as the seed deals them."""
        return [card for card in self.order if card not in self.taken]

    def require_all(self) -> None:
        """No card may be missing."""
        missing = self.left()
        if missing:
            raise BadPosition("cards_missing", 0, self.names.listed(missing), REST)


def deck_words(names: CardNames, deck: list[CardId], order: list[CardId]) -> str:
    """A deck, its first card first; what follows from the seed is left out: all else lies somewhere."""
    place_of = {card: place for place, card in enumerate(order)}
    told = len(deck)
    next_place = len(order)
    for card in deck[::-1]:
        place = place_of.get(card, next_place)
        if place >= next_place:
            break
        next_place = place
        told -= 1
    named = max(told, SHOWN_FIRST)
    if named >= len(deck) - 1:
        return names.names(deck)
    return f"{names.names(deck[:named])} {REST}"
