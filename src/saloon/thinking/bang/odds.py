"""Chances of what somebody holds whose cards are not seen, as tables."""

from __future__ import annotations

from typing import Final

BANG_SHARE: Final = 25 / 80
MISSED_SHARE: Final = 12 / 80
BARREL_SHARE: Final = 1 / 4
EXPLODES: Final = 8 / 80
"""Shares of the deck."""
MOST: Final = 24
"""Nobody holds more cards than that, as far as chances are concerned."""


def answers(hand: int, barrels: int, misses: int) -> float:
    none: float = (1 - MISSED_SHARE) ** hand
    one: float = hand * MISSED_SHARE * (1 - MISSED_SHARE) ** max(hand - 1, 0)
    lucky: float = 1 - (1 - BARREL_SHARE) ** barrels
    if misses == 1:
        return 1 - none * (1 - lucky)
    return max(0.0, 1 - none - one * (1 - lucky))


def few(cards: int, bangs: int) -> float:
    chance = 0.0
    ways = 1.0
    for k in range(min(bangs, cards) + 1):
        chance += ways * BANG_SHARE**k * (1 - BANG_SHARE) ** (cards - k)
        ways = ways * (cards - k) / (k + 1)
    return min(chance, 1.0)


ANSWERED: Final = [
    [[answers(hand, barrels, misses) for hand in range(MOST + 1)] for barrels in range(4)]
    for misses in (1, 2)
]
AT_MOST: Final = [[few(cards, bangs) for bangs in range(MOST + 1)] for cards in range(MOST + 1)]


def answered(hand: int, barrels: int, misses: int) -> float:
    """The chance that so many unknown cards and barrels answer a shot that takes one or more Missed!."""
    return ANSWERED[0 if misses == 1 else 1][min(barrels, 3)][min(hand, MOST)]


def at_most(cards: int, bangs: int) -> float:
    """The chance that so many unknown cards hold at most that many BANG!."""
    return AT_MOST[min(cards, MOST)][min(bangs, MOST)]
