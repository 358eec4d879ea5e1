"""Paying: which cards are given, and what change is taken from the discarded money."""

from __future__ import annotations

from saloon.games.calibre45.catalogue import Catalogue
from saloon.games.calibre45.words import TOKEN_VALUE
from saloon.kernel.ids import CardId


class Way:
    """One way to pay an amount: cards given, change taken, and how many dollars too many that is."""

    __slots__ = ("amount", "change", "given", "lost")

    def __init__(self, given: list[CardId], change: list[CardId], amount: int, lost: int) -> None:
        self.given = given
        self.change = change
        self.amount = amount
        self.lost = lost


def exact_ways(book: Catalogue, loot: list[CardId], pile: list[CardId], amount: int) -> list[Way]:
    """The sensible ways to pay exactly: no card is given that need not be, and the change is few cards.

    Cards of one value count as the same card. Ways without change come first, then those with few cards.
    """
    found: list[Way] = []
    for given in least_gifts(book, loot, amount):
        change = change_of(book, pile, book.worth(given) - amount)
        if change is not None:
            found.append(Way(given, change, amount, 0))
    found.sort(key=lambda way: (len(way.change), len(way.given)))
    return found


def largest_ways(book: Catalogue, loot: list[CardId], pile: list[CardId], amount: int) -> list[Way]:
    """How to pay this amount, or else as many tokens of it as can be paid exactly."""
    for part in range(amount, 0, -TOKEN_VALUE):
        ways = exact_ways(book, loot, pile, part)
        if ways:
            return ways
    return []


def nearest_way(book: Catalogue, loot: list[CardId], pile: list[CardId], amount: int) -> Way | None:
    """How to pay with the least loss what cannot be paid exactly; None if there is not enough."""
    best: Way | None = None
    for given in least_gifts(book, loot, amount):
        rest = book.worth(given) - amount
        for lost in range(0, rest + 1, TOKEN_VALUE):
            change = change_of(book, pile, rest - lost)
            if change is not None:
                if best is None or lost < best.lost:
                    best = Way(given, change, amount, lost)
                break
    return best


def least_gifts(book: Catalogue, loot: list[CardId], amount: int) -> list[list[CardId]]:
    """Every choice of cards worth at least the amount of which none could be left out."""
    cards = sorted(loot, key=lambda card: (-book.value_of[card], card))
    found: list[list[CardId]] = []
    _add_gifts(book, cards, 0, amount, [], found)
    return found


def _add_gifts(
    book: Catalogue,
    cards: list[CardId],
    first: int,
    left: int,
    given: list[CardId],
    found: list[list[CardId]],
) -> None:
    """Cards come in falling value, so the one that reaches the amount is the least of those given."""
    for place in range(first, len(cards)):
        value = book.value_of[cards[place]]
        if place > first and value == book.value_of[cards[place - 1]]:
            continue
        chosen = [*given, cards[place]]
        if value >= left:
            found.append(chosen)
        else:
            _add_gifts(book, cards, place + 1, left - value, chosen, found)


def change_of(book: Catalogue, pile: list[CardId], rest: int) -> list[CardId] | None:
    """The fewest discarded loot cards that make exactly this sum; None if it cannot be made."""
    made: dict[int, list[CardId]] = {0: []}
    if rest == 0:
        return []
    for card in sorted(pile):
        for total in sorted(made, reverse=True):
            cards = made[total]
            together = total + book.value_of[card]
            if together <= rest and (together not in made or len(made[together]) > len(cards) + 1):
                made[together] = [*cards, card]
    return made.get(rest)
