"""What a seat knows beyond what it sees now: what it remembers of the cards that it has seen or heard of.

A pack of cards is remembered card by card: the places where each may lie. A card that was seen going to a
hand has one place; a random card taken out of a known hand leaves each card of it with two; a shuffle leaves
what was shuffled with the deck alone. What is heard adds a place too many rather than one too few, so that
the truth is always among what is remembered; the view, which is certain, takes places away again.
"""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.kernel.codec import Record
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.views import HIDDEN

OPEN: Final = 1
"""Where everybody, or at least the viewer, sees it and it is nobody's hand."""
DECK: Final = 2
"""Somewhere in its deck."""
PLACED: Final = 4
"""In its deck, at the place where `Pack.deck` has it."""
ASIDE: Final = 8
"""Taken off the deck, and in nobody's hand yet: somebody looks at it."""


def hand_of(player: PlayerId) -> int:
    """With this player: the place of hand cards, and of what lies face down before him."""
    return 16 << player


class Places:
    """What a view says of the places of one pack."""

    __slots__ = ("aside", "beside", "deck", "hands", "laid_open", "unseen")

    def __init__(
        self,
        laid_open: list[CardId],
        hands: list[list[CardId]],
        unseen: list[int],
        deck: int,
        aside: int,
        beside: int,
    ) -> None:
        self.laid_open = laid_open
        """Cards that the viewer sees, and that are in no hand."""
        self.hands = hands
        """The cards with each player that the viewer sees."""
        self.unseen = unseen
        """How many there are with each player that he does not see."""
        self.deck = deck
        """How many cards the deck has."""
        self.aside = aside
        """How many hidden cards are looked at by somebody."""
        self.beside = beside
        """How many cards are looked at by somebody, open ones among them."""


class Pack(Record):
    """What is remembered of one pack of cards."""

    __slots__ = ("aside", "deck", "unsure", "where")

    fields: ClassVar[tuple[str, ...]] = ("where", "deck", "aside", "unsure")

    def __init__(self, where: list[int], deck: list[CardId], aside: int, unsure: bool) -> None:
        self.where = where
        """For each card number the places where it may be, added up; 0: no card of this pack."""
        self.deck = deck
        """The deck from the bottom to the top, HIDDEN where the card is not known."""
        self.aside = aside
        """How many cards have left the deck and have not been heard of since."""
        self.unsure = unsure
        """Whether it is not known, up to the next view, how many cards have left the deck."""

    def clone(self) -> Pack:
        return Pack(self.where[:], self.deck[:], self.aside, self.unsure)

    # What is heard

    def put(self, card: CardId, place: int) -> None:
        """A card that is named goes to a place, not from the deck."""
        self.meet(card)
        if self.where[card] == PLACED:
            self.deck.remove(card)
        self.where[card] = place

    def drawn(self, card: CardId, place: int) -> None:
        """A card that is named comes off the deck, or is one of those that were taken off it before."""
        self.meet(card)
        before = self.where[card]
        if before == PLACED:
            while self.deck[-1] != card:
                self.off_the_top(ASIDE)
            self.deck.pop()
        elif self.aside > 0 and before & (ASIDE | OPEN):
            self.aside -= 1
        elif before not in (ASIDE, OPEN) and self.deck:
            self.off_the_top(ASIDE)
        self.where[card] = place

    def meet(self, card: CardId) -> None:
        """A card that nobody spoke of before: tables that are laid by hand have such."""
        while card >= len(self.where):
            self.where.append(0)

    def drawn_unseen(self, count: int, place: int) -> None:
        """So many cards come off the deck, or are of those that were taken off it before."""
        from_aside = min(self.aside, count)
        if from_aside > 0 or self.unsure:
            self.aside -= from_aside
            self.moved_unseen(ASIDE | OPEN, place)
        unknown = self.unsure
        for _card in range(count - from_aside):
            unknown = self.off_the_top(place) or unknown
        if unknown:
            self.moved_unseen(DECK, place)

    def off_the_top(self, place: int) -> bool:
        """The top of the deck goes to a place; whether it is not known which card that is."""
        card = self.deck.pop() if self.deck else HIDDEN
        if card == HIDDEN:
            return True
        self.where[card] = place
        return False

    def unsettle(self) -> None:
        """Cards have left the deck, or open ones their place, and it is not known how many."""
        self.unsure = True
        self.lose_order(len(self.deck))
        self.moved_unseen(DECK, OPEN)
        self.moved_unseen(OPEN, ASIDE)

    def moved_unseen(self, source: int, place: int) -> None:
        """What may be in one place may be in another one from now on."""
        where = self.where
        for card, places in enumerate(where):
            if places & source:
                where[card] = places | place

    def all_moved(self, source: int, place: int) -> None:
        """All that is in one place goes to another one."""
        where = self.where
        for card, places in enumerate(where):
            if places & source:
                where[card] = places & ~source | place

    def put_on_deck(self, card: CardId) -> None:
        """A card that is named goes on top of the deck."""
        self.put(card, DECK if self.unsure else PLACED)
        self.deck.append(HIDDEN if self.unsure else card)

    def put_on_deck_unseen(self, source: int, count: int) -> None:
        """So many cards of a place go on top of the deck."""
        self.moved_unseen(source, DECK)
        self.deck.extend([HIDDEN] * count)

    def reshuffled(self, count: int) -> None:
        """The deck has run out, and open cards make a new one. What was left of it is just being taken."""
        self.aside += len(self.deck)
        while self.deck:
            self.off_the_top(ASIDE)
        self.all_moved(DECK, ASIDE)
        self.stirred(count)

    def stirred(self, count: int) -> None:
        """The deck is shuffled together with open cards."""
        self.moved_unseen(OPEN, DECK)
        self.lose_order(count)

    def lose_order(self, size: int) -> None:
        """Nobody knows the order of the deck any more."""
        self.all_moved(PLACED, DECK)
        self.deck = [HIDDEN] * size

    # What is seen

    def observe(self, places: Places) -> None:
        """The view takes away what cannot be, and adds what is open to the viewer."""
        for card in places.laid_open:
            self.meet(card)
        for hand in places.hands:
            for card in hand:
                self.meet(card)
        where = self.where
        seen = [0] * len(where)
        for card in places.laid_open:
            seen[card] = OPEN
        for player, hand in enumerate(places.hands):
            for card in hand:
                seen[card] = hand_of(PlayerId(player))
        self.fit_deck(places.deck, seen)
        rooms = rooms_of(places)
        allowed = 0
        for place, room in rooms:
            if room:
                allowed |= place
        for number, before in enumerate(where):
            card = CardId(number)
            if seen[card]:
                where[card] = seen[card]
            elif before and before != PLACED:
                where[card] = before & allowed or allowed
        self.aside = places.beside
        while self.conclude(rooms, seen, allowed):
            pass

    def fit_deck(self, size: int, seen: list[int]) -> None:
        """The deck is as large as the view says: cards may have left it without a word."""
        deck = self.deck
        for card in [card for card in deck if card != HIDDEN and seen[card]]:
            deck.remove(card)
        unknown = self.unsure
        self.unsure = False
        while len(deck) > size:
            unknown = self.off_the_top(ASIDE) or unknown
        if unknown:
            self.moved_unseen(DECK, ASIDE)
        if len(deck) < size:
            self.lose_order(size)

    def conclude(self, rooms: list[tuple[int, int]], seen: list[int], allowed: int) -> bool:
        """A place whose cards are all known holds no others, and what only so many cards can fill holds just
        those. Whether that has told something new."""
        where = self.where
        changed = False
        for place, room in rooms:
            if room == 0:
                continue
            here = place | PLACED if place == DECK else place
            sure = possible = 0
            for card, places in enumerate(where):
                if places & here and not seen[card]:
                    possible += 1
                    if places & ~here == 0:
                        sure += 1
            if sure > room or possible < room:
                self.forget(seen, allowed)
                return False
            if sure < possible and (sure == room or possible == room):
                changed = True
                for card, places in enumerate(where):
                    if places & place and places != place and not seen[card]:
                        where[card] = places & ~place if sure == room else place
        return changed

    def forget(self, seen: list[int], allowed: int) -> None:
        """What is remembered cannot be: somebody has not heard everything. He begins anew."""
        for card, places in enumerate(self.where):
            if places and not seen[card]:
                self.where[card] = allowed
        self.deck = [HIDDEN] * len(self.deck)

    # What follows

    def allows(self, truth: list[int], deck: list[CardId]) -> bool:
        """Whether each card may be where it is: `truth` has its place, `deck` the cards of the deck."""
        for card, places in enumerate(self.where):
            if places != PLACED and places & truth[card] == 0 and places:
                return False
        for place, card in enumerate(self.deck):
            if card != HIDDEN and (place >= len(deck) or deck[place] != card):
                return False
        return True

    def sure_cards(self, places: Places) -> list[list[CardId]]:
        """For each player the cards that are certainly with him although the viewer does not see them."""
        sure: list[list[CardId]] = []
        for player, shown in enumerate(places.hands):
            here = hand_of(PlayerId(player))
            sure.append(
                [CardId(card) for card, where in enumerate(self.where) if where == here and card not in shown]
            )
        return sure

    def known_top(self) -> list[CardId]:
        """The deck from the top down to the lowest card that is known, HIDDEN where one is not."""
        lowest = len(self.deck)
        for place, card in enumerate(self.deck):
            if card != HIDDEN:
                lowest = place
                break
        return [CardId(card) for card in reversed(self.deck[lowest:])]


def rooms_of(places: Places) -> list[tuple[int, int]]:
    """The hidden places and how many cards each has: the deck, what lies aside, the hands."""
    rooms = [(DECK, places.deck), (ASIDE, places.aside)]
    for player, unseen in enumerate(places.unseen):
        rooms.append((hand_of(PlayerId(player)), unseen))
    return rooms


class Knowledge(Record):
    """What one seat remembers: of each pack of the game what it has seen and heard."""

    __slots__ = ("packs", "step")

    fields: ClassVar[tuple[str, ...]] = ("step", "packs")

    def __init__(self, step: int, packs: list[Pack]) -> None:
        self.step = step
        """That of the view which was seen last."""
        self.packs = packs
        """Empty: nothing has been seen yet."""

    def clone(self) -> Knowledge:
        return Knowledge(self.step, [pack.clone() for pack in self.packs])

    def looks_up(self, step: int) -> bool:
        """A view of this step is seen; whether there was one at each step before it."""
        followed = step - self.step <= 1
        self.step = step
        return followed


class KnownCards(Record):
    """What a seat remembers and does not see, ready to be shown to it."""

    __slots__ = ("decks", "hands")

    fields: ClassVar[tuple[str, ...]] = ("hands", "decks")

    def __init__(self, hands: list[list[CardId]], decks: list[list[CardId]]) -> None:
        self.hands = hands
        """For each player the cards that are certainly with him: in his hand, or face down before him."""
        self.decks = decks
        """For each deck its cards from the top down to the lowest known one; -3 where one is not known."""

    def clone(self) -> KnownCards:
        return KnownCards([hand[:] for hand in self.hands], [deck[:] for deck in self.decks])


def nothing_known() -> Knowledge:
    """What somebody knows who has just come."""
    return Knowledge(-1, [])


def new_pack(cards: list[CardId]) -> Pack:
    """Nothing is known of these cards: each may be anywhere."""
    where = [0] * (max(cards) + 1)
    for card in cards:
        where[card] = ANYWHERE
    return Pack(where, [], 0, False)


ANYWHERE: Final = OPEN | DECK | ASIDE | hand_of(PlayerId(16)) - hand_of(PlayerId(0))
"""All places of a table of up to sixteen."""
