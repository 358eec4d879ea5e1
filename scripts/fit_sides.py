"""Fit the evaluation of a game whose sides are all judged by the same features.

    .venv/bin/python scripts/fit_sides.py duel --games 4000
    .venv/bin/python scripts/fit_sides.py calibre45 --games 4000      a few minutes each, compiled
    .venv/bin/python scripts/fit_sides.py duel --games 200 --dry

The policy plays for everybody; the weights are those under which the winners were likeliest. It prints what
they are worth on games that they were not fitted to: the Brier score beside that of equal chances, and how
far the chances are off at worst, over bins of ten points with at least 200 sides in them.
"""

import argparse
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saloon.games.calibre45.game import CALIBRE45
from saloon.games.duel.game import DUEL
from saloon.kernel.protocol import GameType
from saloon.thinking.calibre45 import evaluation as calibre45
from saloon.thinking.calibre45.policy import CalibrePolicy
from saloon.thinking.duel import evaluation as duel
from saloon.thinking.duel.policy import DuelPolicy
from saloon.thinking.lot import Lot
from saloon.thinking.policy import Policy, play_on

THINKING = Path(__file__).resolve().parent.parent / "src/saloon/thinking"
HELD_OUT = 5
"""Every so manieth game is not fitted to."""
APART = (10, 40)
"""Decisions between two positions of a game."""
STEPS, RATE, DECAY = 1000, 0.5, 1e-5
ENOUGH = 200
NOBODY = -1e9
"""The score of a side that is not there."""

Numbers = NDArray[np.float64]


class Fitted(NamedTuple):
    """What is known of a game here."""

    kind: GameType[Any, Any]
    players: tuple[int, ...]
    features: tuple[str, ...]
    sides: Callable[[Any], list[list[float]]]
    side_of: Callable[[Any, int], int]
    policy: Callable[[Lot], Policy[Any]]


GAMES = {
    "duel": Fitted(DUEL, (2,), duel.FEATURES, duel.sides, lambda _game, player: player, DuelPolicy),
    "calibre45": Fitted(
        CALIBRE45,
        (2, 3, 4, 5, 6, 7, 8, 9),
        calibre45.FEATURES,
        calibre45.sides,
        lambda game, player: int(game.players[player].team),
        CalibrePolicy,
    ),
}


class Positions(NamedTuple):
    """Features of each side, who was there, who won, and the number of the game."""

    seen: Numbers
    there: NDArray[np.bool_]
    won: NDArray[np.int64]
    of_game: NDArray[np.int64]

    def some(self, wanted: NDArray[np.bool_]) -> "Positions":
        return Positions(self.seen[wanted], self.there[wanted], self.won[wanted], self.of_game[wanted])


def positions(fitted: Fitted, games: int) -> Positions:
    """Positions of games that the policy plays, some decisions apart; a draw tells nothing."""
    chance = random.Random(fitted.kind.key)
    most = 3
    found: list[tuple[list[list[float]], int, int]] = []
    for number in range(games):
        players = fitted.players[number % len(fitted.players)]
        wishes = {"players": players, "seed": f"fit {players} {number}"}
        game = fitted.kind.deal(fitted.kind.setup(wishes))
        policy = fitted.policy(Lot(str(number)))
        here: list[list[list[float]]] = []
        play_on(game, policy, chance.randrange(*APART))
        while not game.over:
            here.append(fitted.sides(game))
            play_on(game, policy, chance.randrange(*APART))
        sides = {fitted.side_of(game, player) for player in fitted.kind.winners(game)}
        if len(sides) == 1:
            found += [(one, next(iter(sides)), number) for one in here]
    size = len(fitted.features)
    seen = np.zeros((len(found), most, size))
    there = np.zeros((len(found), most), bool)
    for place, (sides_seen, _won, _number) in enumerate(found):
        seen[place, : len(sides_seen)] = sides_seen
        there[place, : len(sides_seen)] = True
    return Positions(
        seen, there, np.array([won for _s, won, _n in found]), np.array([number for _s, _w, number in found])
    )


def chances(weights: Numbers, seen: Numbers, there: NDArray[np.bool_]) -> Numbers:
    scores = np.where(there, seen @ weights, NOBODY)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def fit(known: Positions) -> Numbers:
    """Weights by gradient descent on scaled features, for the features as they are."""
    spread = known.seen[known.there].std(axis=0)
    spread[spread == 0] = 1.0
    scaled = known.seen / spread
    truth = np.eye(known.seen.shape[1])[known.won]
    weights = np.zeros(known.seen.shape[2])
    for _step in range(STEPS):
        error = chances(weights, scaled, known.there) - truth
        slope = np.einsum("ps,psf->f", error, scaled) / len(truth)
        weights -= RATE * (slope + DECAY * weights)
    return np.asarray(weights / spread)


def off_at_worst(told: Numbers, truth: Numbers, there: NDArray[np.bool_]) -> float:
    worst = 0.0
    for bin_of in range(10):
        here = there & ((told * 10).astype(int).clip(0, 9) == bin_of)
        if here.sum() >= ENOUGH:
            worst = max(worst, abs(told[here].mean() - truth[here].mean()))
    return worst


def judged(weights: Numbers, held: Positions) -> str:
    truth = np.eye(held.seen.shape[1])[held.won]
    told = chances(weights, held.seen, held.there)
    equal = held.there / held.there.sum(axis=1, keepdims=True)
    brier = ((told - truth) ** 2).sum(axis=1).mean()
    rates = ((equal - truth) ** 2).sum(axis=1).mean()
    off = off_at_worst(told, truth, held.there)
    return f"{len(truth)} positions; Brier {brier:.3f} (equal chances {rates:.3f}), at worst {off:.3f} off"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--dry", action="store_true", help="print, but write nothing")
    wanted = parser.parse_args()
    fitted = GAMES[wanted.game]
    known = positions(fitted, wanted.games)
    held = known.of_game % HELD_OUT == 0
    weights = fit(known.some(~held))
    print(f"{wanted.game}: {judged(weights, known.some(held))}")
    for name, weight in zip(fitted.features, weights, strict=True):
        print(f"  {name:20} {weight:+.4f}")
    if not wanted.dry:
        lines = {
            "command": f".venv/bin/python scripts/fit_sides.py {wanted.game} --games {wanted.games}",
            "rules": fitted.kind.version,
            "features": list(fitted.features),
            "weights": [round(float(one), 4) for one in weights],
        }
        body = ",\n".join(f" {json.dumps(name)}: {json.dumps(value)}" for name, value in lines.items())
        (THINKING / wanted.game / "evaluation.json").write_text("{\n" + body + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
