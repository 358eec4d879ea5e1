"""The deals of the hidden six that fit what is known, each with how likely it is."""

from __future__ import annotations

from saloon.games.bang.modes.hidden import FROM_FOUR, OUTLAWS
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from saloon.kernel.decisions import NONE

Deal = tuple[float, list[int]]
"""A weight, and the role of each player."""

LIKELY = {
    (DEPUTY, DEPUTY): 3.0,
    (DEPUTY, RENEGADE): 3.0,
    (RENEGADE, DEPUTY): 3.0,
    (DEPUTY, OUTLAW): 1.0,
    (OUTLAW, DEPUTY): 1.0,
    (OUTLAW, RENEGADE): 1.0,
    (RENEGADE, OUTLAW): 1.0,
}
"""How likely a deal is by the cards opposite the Sheriff and out of the game: where three Outlaws are among
the other four seats fewer deals look different, and each is likelier."""


def deals_that_fit(known: list[int], evidence: list[list[float] | None], anew: bool) -> list[Deal]:
    """Every deal with the known roles, weighed by what everybody did; `anew`: an event has dealt roles since,
    so that it does not matter any more who sat opposite the Sheriff."""
    left = [0] * len(ROLES)
    for role in (SHERIFF, *FROM_FOUR, *OUTLAWS):
        left[role] += 1
    for role in known:
        if role != NONE:
            left[role] -= 1
    across = (known.index(SHERIFF) + len(known) // 2) % len(known) if SHERIFF in known else NONE
    found: list[Deal] = []

    def fill(place: int, roles: list[int], weight: float) -> None:
        if place == len(known):
            aside = left.index(1)
            likely = 1.0 if anew or across == NONE else LIKELY.get((roles[across], aside), 0.0)
            if weight * likely > 0:
                found.append((weight * likely, roles))
            return
        if known[place] != NONE:
            fill(place + 1, [*roles, known[place]], weight)
            return
        seen = evidence[place]
        for role in range(len(ROLES)):
            if left[role] > 0:
                left[role] -= 1
                fill(place + 1, [*roles, role], weight if seen is None else weight * seen[role])
                left[role] += 1

    if min(left) >= 0 and sum(left) == known.count(NONE) + 1:
        fill(0, [], 1.0)
    return found


def chances_of(deals: list[Deal], players: int) -> list[list[float]]:
    """By player and role: how likely he has it."""
    chances = [[0.0] * len(ROLES) for _player in range(players)]
    total = sum(weight for weight, _roles in deals)
    for weight, roles in deals:
        for player, role in enumerate(roles):
            chances[player][role] += weight / total
    return chances
