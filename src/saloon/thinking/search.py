"""A look ahead: candidates are tried in imagined worlds, and the policy is overruled only for a reason.

Flat on purpose: what cannot be seen makes more noise than depth would remove. All candidates are played out
in the same worlds with the same luck, so that their differences tell more than their values. A `Mind` is what
a game brings.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, Generic, TypeVar

from saloon.kernel.frames import Game

G = TypeVar("G", bound=Game)

SURE: Final = 0.5
"""Standard errors by which another move must be better than the policy's."""
MOST_CANDIDATES: Final = 12
FEWEST_WORLDS: Final = 4
"""Between two times that the worse half of the candidates is given up."""
SETTLED: Final = 2.5
"""Standard errors by which the last two must differ for the rest of the games to be spared."""


class Mind(Generic[G]):
    """One question of one seat, as a game sees it."""

    def candidates(self) -> list[int]:
        """Places of options that differ, the policy's own choice first, then the promising ones."""
        raise NotImplementedError

    def effort(self) -> float:
        """How much of the usual number of games the question is worth."""
        return 1.0

    def world(self, number: int) -> G:
        """A game that could be the true one, at the same question; the same for the same number."""
        raise NotImplementedError

    def outcome(self, world: G, option: int, number: int) -> float:
        """How good it is to take this option in a world (which is used up by it): 0 lost, 1 won."""
        raise NotImplementedError

    def copy(self, world: G) -> G:
        raise NotImplementedError


class Tried:
    """How one candidate did."""

    __slots__ = ("gain", "gain_squared", "option", "value", "worlds")

    def __init__(self, option: int) -> None:
        self.option = option
        self.worlds = 0
        self.value = 0.0
        """The sum over all worlds."""
        self.gain = 0.0
        """The sum of differences to the policy's move in the same worlds."""
        self.gain_squared = 0.0

    def add(self, value: float, policy: float) -> None:
        self.worlds += 1
        self.value += value
        self.gain += value - policy
        self.gain_squared += (value - policy) ** 2

    def mean(self) -> float:
        return self.value / self.worlds if self.worlds else 0.0

    def mean_gain(self) -> float:
        return self.gain / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of the gain."""
        if self.worlds < 2:
            return 1.0
        mean = self.gain / self.worlds
        spread = max(self.gain_squared / self.worlds - mean * mean, 0.0)
        return sqrt(spread / (self.worlds - 1))

    def is_settled(self) -> bool:
        """Whether more worlds would hardly change if it is better than the policy's move."""
        return self.worlds >= 2 * FEWEST_WORLDS and abs(self.mean_gain()) > SETTLED * self.error()


class Verdict:
    """What a search found: the choice, and how each candidate did; the policy's is the first."""

    __slots__ = ("choice", "tried")

    def __init__(self, choice: int, tried: list[Tried]) -> None:
        self.choice = choice
        self.tried = tried


def search(
    mind: Mind[G],
    simulations: int,
    sure: float = SURE,
    time_left: Callable[[], bool] | None = None,
    only_choice: bool = False,
) -> Verdict:
    """Try the candidates in so many simulations altogether, or until there is no time left for another one.

    After too few worlds the policy's move stands. Whoever wants only the choice, no figures, is spared the
    rest of the games once it is settled.
    """
    places = mind.candidates()[:MOST_CANDIDATES]
    tried = [Tried(place) for place in places]
    if len(places) == 1 or simulations < 2 * len(places):
        return Verdict(places[0], tried)
    live = tried[:]
    rounds = 0
    while 1 << rounds < len(places):
        rounds += 1
    left = simulations
    number = 0
    while rounds > 0 and left >= len(live):
        worlds = max(left // rounds // len(live), min(FEWEST_WORLDS, left // len(live)))
        for _world in range(worlds):
            if not try_all(mind, live, number, time_left):
                return Verdict(chosen(live, sure) if number >= FEWEST_WORLDS else places[0], tried)
            number += 1
            if only_choice and rounds == 1 and live[-1].is_settled():  # two are left by then
                return Verdict(chosen(live, sure), tried)
        left -= worlds * len(live)
        rounds -= 1
        if rounds > 0:
            live = better_half(live)
    return Verdict(chosen(live, sure), tried)


def try_all(
    mind: Mind[G], live: list[Tried], number: int, time_left: Callable[[], bool] | None = None
) -> bool:
    """One world for all that are still in it: whether there was time for it, else it does not count."""
    world = mind.world(number)
    values: list[float] = []
    for place, one in enumerate(live):
        if time_left is not None and not time_left():
            return False
        last = place == len(live) - 1
        values.append(mind.outcome(world if last else mind.copy(world), one.option, number))
    for place, one in enumerate(live):
        one.add(values[place], values[0])
    return True


def better_half(live: list[Tried]) -> list[Tried]:
    """The policy's move, and the better half of the others."""
    others = live[1:]
    ranked: list[tuple[float, int]] = []
    for place, one in enumerate(others):
        ranked.append((-one.mean_gain(), place))
    ranked.sort()
    kept = [others[place] for _gain, place in ranked[: max(1, len(live) // 2 - 1)]]
    return [live[0], *kept]


def chosen(live: list[Tried], sure: float) -> int:
    """The best candidate, if it is better than the policy's move by so many standard errors."""
    best = live[0]
    most = 0.0
    for one in live[1:]:
        gain = one.mean_gain()
        if gain > most and gain - sure * one.error() > 0:
            best = one
            most = gain
    return best.option
