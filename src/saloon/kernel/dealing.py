"""Dealing the cards that a seat does not see as it remembers them: its possible worlds."""

from __future__ import annotations

from saloon.kernel.chance import Chance
from saloon.kernel.ids import CardId
from saloon.kernel.knowledge import DECK, PLACED, Pack, Places, rooms_of
from saloon.kernel.views import HIDDEN


class Dealt:
    """The unseen cards of a pack in a possible world."""

    __slots__ = ("aside", "deck", "hands")

    def __init__(self, aside: list[CardId], deck: list[CardId], hands: list[list[CardId]]) -> None:
        self.aside = aside
        self.deck = deck
        self.hands = hands


def deal_remembered(
    pack: Pack, cards: list[CardId], places: Places, chance: Chance, stream: int
) -> Dealt | None:
    """Shuffled unseen cards dealt to their places as they are remembered; None if that cannot be."""
    rooms = rooms_of(places)
    space = [room for _place, room in rooms]
    allowed = 0
    for place, room in rooms:
        if room:
            allowed |= place
    ordered = pack.deck if len(pack.deck) == places.deck else [HIDDEN] * places.deck
    placed = set(ordered)
    bound: list[tuple[int, int, CardId]] = []
    free: list[CardId] = []
    for card in cards:
        if card in placed:
            space[0] -= 1
            continue
        where = pack.where[card]
        possible = DECK if where == PLACED else where & allowed
        if possible == allowed:
            free.append(card)
        elif possible:
            bound.append((possible.bit_count(), possible, card))
        else:
            return None
    known = places.deck - ordered.count(HIDDEN)
    if known != places.deck - space[0]:
        return None  # a card of the deck lies elsewhere
    bound.sort(key=choices_of)
    given = Given(rooms, space)
    words = chance.words(stream, len(bound)) if bound else []
    for number, (_choices, possible, card) in enumerate(bound):
        if not given.give(card, possible, words[number]):
            return None
    if len(free) < sum(space):
        return None
    for place, room in enumerate(space):
        for _card in range(room):
            given.cards[place].append(free.pop())
    loose = given.cards[0]
    chance.shuffle(stream, loose)
    deck = [loose.pop() if card == HIDDEN else card for card in ordered]
    return Dealt(given.cards[1], deck, given.cards[2:])


class Given:
    """Cards being dealt to places with so much space."""

    __slots__ = ("cards", "possible", "rooms", "space")

    def __init__(self, rooms: list[tuple[int, int]], space: list[int]) -> None:
        self.rooms = rooms
        self.space = space
        self.cards: list[list[CardId]] = [[] for _room in rooms]
        self.possible: dict[int, int] = {}

    def give(self, card: CardId, possible: int, word: int) -> bool:
        """Give a card one of its places, the larger the likelier; false if there is none for it."""
        self.possible[card] = possible
        total = 0
        for place, (bit, _room) in enumerate(self.rooms):
            if bit & possible:
                total += self.space[place]
        if total == 0:
            return self.make_room(card, possible, 0)
        left = word * total >> 32
        for place, (bit, _room) in enumerate(self.rooms):
            if bit & possible:
                left -= self.space[place]
                if left < 0:
                    self.space[place] -= 1
                    self.cards[place].append(card)
                    return True
        return False

    def make_room(self, card: CardId, possible: int, tried: int) -> bool:
        """Give a card a place that another one leaves for its own other place."""
        for place, (bit, _room) in enumerate(self.rooms):
            if bit & possible & ~tried == 0:
                continue
            if self.space[place] > 0:
                self.space[place] -= 1
                self.cards[place].append(card)
                return True
            tried |= bit
            for other in self.cards[place][:]:
                if self.possible[other] & ~tried and self.make_room(other, self.possible[other], tried):
                    self.cards[place].remove(other)
                    self.cards[place].append(card)
                    return True
        return False


def choices_of(bound: tuple[int, int, CardId]) -> int:
    return bound[0]
