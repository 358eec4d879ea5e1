"""Which bullet cards reach a number with the least waste."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saloon.bots.bandit.values import BULLET, CARD


class Volley(NamedTuple):
    """Bullet cards laid together: what they cost, how many bullets they are, and the bullets of each."""

    cost: float
    bullets: int
    sizes: tuple[int, ...]


def price(bullets: int) -> float:
    """What a bullet card is worth in a hand."""
    return CARD + BULLET * bullets


@lru_cache(maxsize=4096)
def volleys(sizes: tuple[int, ...]) -> list[Volley]:
    """For each number up to all bullets of these cards, greatest first: the cheapest that reach it.

    There are few different hands, so that nearly all of them are known after some games.
    """
    laid = [Volley(0.0, 0, ())]
    for size in sizes:
        laid += [Volley(one.cost + price(size), one.bullets + size, (*one.sizes, size)) for one in laid]
    exact: dict[int, Volley] = {}
    for one in laid:
        known = exact.get(one.bullets)
        if known is None or one.cost < known.cost:
            exact[one.bullets] = one
    most = sum(sizes)
    found = [exact[most]] * (most + 1)
    for number in range(most - 1, -1, -1):
        here = exact.get(number)
        above = found[number + 1]
        found[number] = above if here is None or above.cost < here.cost else here
    return found
