"""Which bullet cards reach a number with the least waste."""

from __future__ import annotations

from typing import NamedTuple


class Volley(NamedTuple):
    """Bullet cards laid together: what they cost, how many bullets they are."""

    cost: float
    bullets: int
    cards: tuple[int, ...]


def volleys(cards: list[tuple[int, int, float]]) -> list[Volley]:
    """For each number up to all bullets: the cheapest cards that reach it.

    Given are card, bullets and cost of each. Equal costs are decided by the cards, so that the same hand
    always gives the same answer.
    """
    laid = [Volley(0.0, 0, ())]
    for card, bullets, cost in cards:
        laid += [Volley(one.cost + cost, one.bullets + bullets, (*one.cards, card)) for one in laid]
    most = max(one.bullets for one in laid)
    exact: list[Volley | None] = [None] * (most + 1)
    for one in laid:
        known = exact[one.bullets]
        if known is None or (one.cost, one.cards) < (known.cost, known.cards):
            exact[one.bullets] = one
    found: list[Volley] = []
    best = exact[most]
    assert best is not None
    for number in range(most, -1, -1):
        here = exact[number]
        if here is not None and (here.cost, here.cards) < (best.cost, best.cards):
            best = here
        found.append(best)
    found.reverse()
    return found
