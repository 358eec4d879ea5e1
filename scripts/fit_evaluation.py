"""Fit the evaluation of BANG! (saloon/thinking/bang/evaluation.json) to games of the policy, all ears.

    .venv/bin/python scripts/fit_evaluation.py --games 8000      about five minutes, compiled
    .venv/bin/python scripts/fit_evaluation.py --games 200 --dry

For each number of players it prints how many positions there were, how often each side won, and what the
weights are worth on games that they were not fitted to: the Brier score beside that of the base rates, and
how far the chances are off at worst, over bins of ten points with at least 500 positions in them (positions
of one game share its end: some 150 games, so that luck alone is good for four points). Half of the games are
of the base box, half of all boxes. (numpy comes with matplotlib.)
"""

import argparse
import json
import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from saloon.games.bang.game import BANG
from saloon.thinking.bang.evaluation import FEATURES, SIDE_OF, features
from saloon.thinking.bang.playing import listeners, play_heard

FILE = Path(__file__).resolve().parent.parent / "src/saloon/thinking/bang/evaluation.json"
PLAYERS = (4, 5, 6, 7)
SIDES = 3
HELD_OUT = 3
"""Every so manieth game is not fitted to."""
APART = (10, 40)
"""Decisions between two positions of a game."""
STEPS, RATE, DECAY = 1500, 0.5, 1e-4
ENOUGH = 500

Numbers = NDArray[np.float64]


def positions(players: int, games: int) -> tuple[Numbers, NDArray[np.int64], NDArray[np.int64]]:
    """Features of positions, the side that won, and the number of the game."""
    chance = random.Random(players)
    seen: list[list[float]] = []
    won: list[int] = []
    of_game: list[int] = []
    boxes = [["base"], BANG.sets()]
    for number in range(games):
        wishes = {"players": players, "sets": boxes[number % 2], "seed": f"fit {players} {number}"}
        game = BANG.deal(BANG.setup(wishes))
        seats = listeners(game, str(number))
        found: list[list[float]] = []
        while not game.over:
            play_heard(game, seats, chance.randrange(*APART))
            if not game.over:
                found.append(features(game))
        side = min(SIDE_OF[game.players[player].role] for player in game.winners)
        seen += found
        won += [side] * len(found)
        of_game += [number] * len(found)
    return np.array(seen), np.array(won), np.array(of_game)


def chances(weights: Numbers, seen: Numbers) -> Numbers:
    scores = seen @ weights.T
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def fitted(seen: Numbers, truth: Numbers) -> Numbers:
    """Weights by gradient descent on scaled features, for the features as they are."""
    middle, spread = seen.mean(axis=0), seen.std(axis=0)
    middle[0], spread[0] = 0.0, 1.0
    spread[spread == 0] = 1.0
    scaled = (seen - middle) / spread
    weights = np.zeros((SIDES, seen.shape[1]))
    for _step in range(STEPS):
        slope = (chances(weights, scaled) - truth).T @ scaled / len(scaled)
        weights -= RATE * (slope + DECAY * weights)
    plain = weights / spread
    plain[:, 0] -= (weights[:, 1:] * middle[1:] / spread[1:]).sum(axis=1)
    return np.asarray(plain)


def off_at_worst(told: Numbers, truth: Numbers) -> float:
    worst = 0.0
    for side in range(SIDES):
        for bin_of in range(10):
            here = (told[:, side] * 10).astype(int).clip(0, 9) == bin_of
            if here.sum() >= ENOUGH:
                worst = max(worst, abs(told[here, side].mean() - truth[here, side].mean()))
    return worst


def fit(players: int, games: int) -> Numbers:
    """The weights for so many players, and a line on what they are worth."""
    seen, won, of_game = positions(players, games)
    truth = np.eye(SIDES)[won]
    held = of_game % HELD_OUT == 0
    weights = fitted(seen[~held], truth[~held])
    told = chances(weights, seen[held])
    brier = ((told - truth[held]) ** 2).sum(axis=1).mean()
    rates = ((truth[~held].mean(axis=0) - truth[held]) ** 2).sum(axis=1).mean()
    shares = ", ".join(f"{share:.1%}" for share in truth.mean(axis=0))
    print(
        f"{players} players: {len(won)} positions; law, Outlaws, Renegade won {shares}; "
        f"Brier {brier:.3f} (base rates {rates:.3f}), at worst {off_at_worst(told, truth[held]):.3f} off"
    )
    return weights


def written(games: int, weights: dict[int, Numbers]) -> str:
    """One row a line."""
    head = {
        "command": f".venv/bin/python scripts/fit_evaluation.py --games {games}",
        "rules": BANG.version,
        "features": list(FEATURES),
    }
    lines = [f" {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
    tables = []
    for players, rows in weights.items():
        body = ",\n".join("   " + json.dumps([round(float(one), 4) for one in row]) for row in rows)
        tables.append(f'  "{players}": [\n{body}\n  ]')
    return "\n".join(["{", *lines, ' "weights": {', ",\n".join(tables), " }", "}"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=8000, help="of each number of players")
    parser.add_argument("--dry", action="store_true", help="print, but write nothing")
    wanted = parser.parse_args()
    weights = {players: fit(players, wanted.games) for players in PLAYERS}
    if not wanted.dry:
        FILE.write_text(written(wanted.games, weights), "utf-8")


if __name__ == "__main__":
    main()
