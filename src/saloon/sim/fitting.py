"""How weights are fitted: all are shaken at once, up or down by lot, and wins tell which way is better.

Each deal is played twice, the second time with every weight shaken the other way. What a weight does for a
side is the mean of half the difference of its wins, with the sign in which it was shaken; all weights of all
seats are learned from the same games. Half of the seats, by lot, play as they did before anything was fitted:
what is learned is to be good against both. Slopes are taken for as much as their error leaves of them, so
that what cannot be told apart from luck stays as it is.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from math import sqrt
from typing import NamedTuple, TypeAlias

from saloon.sim.executors import Executor
from saloon.sim.plan import Plan

Plain: TypeAlias = dict[str, list[float]]
"""By name: one number for each side."""

LIKELY_SLOPE = 0.006
"""How much one shake changes the chance to win, as a rule: slopes with a larger error are believed less."""
RATE = 0.6
"""The part of a shake by which a weight moves, if its slope is a likely one."""
AT_MOST = 2.0
SHAKES = (1, -1)
PARTS = 4
"""Into how many pieces the pairs of one process are cut."""


class Among(NamedTuple):
    """Whose weights are looked for, and who else plays."""

    sides: tuple[int, ...] = ()
    """Only these, in all their seats; none: those of all sides, in half of the seats by lot."""
    field: str = ""
    """The bot in all other seats; empty: the policy as it was before anything was fitted."""


class Trial(NamedTuple):
    """A number of pairs of games."""

    weights: Plain
    before: Plain
    """What they were when it began."""
    players: int
    sets: tuple[str, ...]
    seed: str
    pairs: int
    among: Among = Among()

    def is_shaken(self, side: int, lot: random.Random) -> bool:
        """Whether a seat of this side has other weights than before."""
        return side in self.among.sides if self.among.sides else lot.random() < 0.5


class Slopes:
    """What was learned of every weight, by side."""

    def __init__(self, sides: int, names: list[str]) -> None:
        self.names = names
        self.sums = [[0.0] * len(names) for _side in range(sides)]
        self.squares = [0.0] * sides
        self.seats = [0] * sides
        self.wins = [0.0] * sides

    def add(self, side: int, up: bool, down: bool, shaken: list[int]) -> None:
        """One seat of one deal: whether it won as shaken, and the other way round."""
        self.seats[side] += 1
        self.wins[side] += (up + down) / 2
        if up != down:
            gain = 0.5 if up else -0.5
            self.squares[side] += gain * gain
            row = self.sums[side]
            for i, sign in enumerate(shaken):
                row[i] += gain * sign

    def join(self, other: Slopes) -> None:
        for side, row in enumerate(other.sums):
            self.sums[side] = [mine + theirs for mine, theirs in zip(self.sums[side], row, strict=True)]
            self.squares[side] += other.squares[side]
            self.seats[side] += other.seats[side]
            self.wins[side] += other.wins[side]

    def share(self, side: int) -> float:
        """How often this side won."""
        return self.wins[side] / max(self.seats[side], 1)

    def gain(self) -> float:
        """How many points a step should be worth to a seat."""
        total = 0.0
        for side in range(len(self.sums)):
            for name in range(len(self.names)):
                slope = self.believed(side, name)
                total += abs(slope * steepness(slope)) * RATE
        return 100 * total / len(self.sums)

    def error(self, side: int) -> float:
        """The standard error of every slope of a side."""
        return sqrt(self.squares[side]) / max(self.seats[side], 1)

    def believed(self, side: int, name: int) -> float:
        """A slope, for as much as its error leaves of it."""
        seats = max(self.seats[side], 1)
        trust = LIKELY_SLOPE**2 / (LIKELY_SLOPE**2 + self.error(side) ** 2)
        return self.sums[side][name] / seats * trust


def steepness(slope: float) -> float:
    return max(-AT_MOST, min(AT_MOST, slope / LIKELY_SLOPE))


class Fitting:
    """What can be fitted of a game."""

    sides: tuple[str, ...] = ()

    def weights(self) -> Plain:
        """As they are."""
        raise NotImplementedError

    def shake(self, name: str, value: float) -> float:
        """By how much a weight is shaken."""
        raise NotImplementedError

    def lowest(self, name: str) -> float:
        raise NotImplementedError

    def play(self, trial: Trial, number: int, seats: list[Plain]) -> list[bool]:
        """By seat: who won this deal, if each has these weights; where there are none the field plays."""
        raise NotImplementedError

    def sides_of(self, trial: Trial, number: int) -> list[int]:
        """By seat: the place of its side among `sides`."""
        raise NotImplementedError

    def written(self, weights: Plain, command: str) -> str:
        """The file in which they stand."""
        raise NotImplementedError


def steps(
    fitting: Fitting,
    plans: list[Plan],
    rounds: int,
    pairs: int,
    executor: Executor,
    among: Among = Among(),  # noqa: B008 (it never changes)
) -> Iterator[tuple[Plain, Slopes]]:
    """Step by step: the weights after it, and what it was made of."""
    weights = before = fitting.weights()
    parts = executor.jobs * PARTS
    for number in range(rounds):
        trials = [
            Trial(
                weights,
                before,
                plan.players,
                plan.sets,
                f"{plan.seed}:{number}:{plan.players}:{part}",
                -(-pairs // (len(plans) * parts)),
                among,
            )
            for plan in plans
            for part in range(parts)
        ]
        slopes = Slopes(len(fitting.sides), list(weights))
        for found in executor.each(partial(learn, fitting), trials):
            slopes.join(found)
        weights = moved(fitting, weights, slopes)
        yield weights, slopes


def learn(fitting: Fitting, trial: Trial) -> Slopes:
    """Play so many pairs."""
    names = list(trial.weights)
    found = Slopes(len(fitting.sides), names)
    lot = random.Random(f"shake {trial.seed}")
    for number in range(trial.pairs):
        sides = fitting.sides_of(trial, number)
        shaken = [
            [lot.choice(SHAKES) for _name in names] if trial.is_shaken(side, lot) else [] for side in sides
        ]
        up, down = [
            fitting.play(trial, number, shaken_seats(fitting, trial, sides, shaken, way)) for way in SHAKES
        ]
        for seat, side in enumerate(sides):
            if shaken[seat]:
                found.add(side, up[seat], down[seat], shaken[seat])
    return found


def shaken_seats(
    fitting: Fitting, trial: Trial, sides: list[int], shaken: list[list[int]], way: int
) -> list[Plain]:
    """By seat: its weights, as tables that have its side only; none where somebody else plays."""
    others: Plain = {} if trial.among.field else trial.before
    return [
        shaken_weights(fitting, trial.weights, side, signs, way)
        if signs
        else {name: [row[side]] for name, row in others.items()}
        for side, signs in zip(sides, shaken, strict=True)
    ]


def shaken_weights(fitting: Fitting, weights: Plain, side: int, signs: list[int], way: int) -> Plain:
    return {
        name: [row[side] + way * sign * fitting.shake(name, row[side])]
        for (name, row), sign in zip(weights.items(), signs, strict=True)
    }


def moved(fitting: Fitting, weights: Plain, slopes: Slopes) -> Plain:
    """A step uphill."""
    found: Plain = {}
    for place, (name, row) in enumerate(weights.items()):
        found[name] = []
        for side, value in enumerate(row):
            step = RATE * fitting.shake(name, value) * steepness(slopes.believed(side, place))
            found[name].append(max(value + step, fitting.lowest(name)))
    return found
