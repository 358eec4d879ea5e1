"""A learner of a few hundred weights at a table with two Greenhorns: numpy alone, under two minutes.

    python docs/example_learner.py [--games 4000] [--deals 400] [--seed 1]

What an option is worth is the sum of two weights, one for its verb and kind of card ("play Beer", "end
the turn") and one for its verb and whom it aims at; options are chosen by softmax. After each 32 games every
choice that led to a win is made likelier, every other one less likely (REINFORCE, the mean result taken off).
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt

from saloon.research.seat import SeatEnv
from saloon.research.table import Table

Weights = npt.NDArray[np.float64]
Features = npt.NDArray[np.int64]

GAMES_A_STEP = 32
PACE = 0.1


class Learner:
    """Softmax over weights that stand for kinds of options."""

    def __init__(self, table: Table, seed: int) -> None:
        spec = table.spec()
        self.kinds = len(spec.definitions) + 1
        self.seats = table.players + 1
        verbs = len(spec.verbs)
        self.first_of_seats = verbs * self.kinds
        self.weights: Weights = np.zeros(verbs * (self.kinds + self.seats))
        self.squares: Weights = np.ones_like(self.weights) * 1e-3
        self.chance = np.random.default_rng(seed)

    def features(self, seen: dict[str, Any]) -> Features:
        """The places of the two weights of every option."""
        rows = seen["options"][: int(seen["action_mask"].sum())].astype(np.int64)
        verb, kind, target = rows[:, 0], rows[:, 1], rows[:, 2]
        return np.stack(
            [verb * self.kinds + kind + 1, self.first_of_seats + verb * self.seats + target + 1], axis=1
        )

    def chances(self, features: Features) -> Weights:
        worth = self.weights[features].sum(axis=1)
        exponents = np.exp(worth - worth.max())
        return np.asarray(exponents / exponents.sum())

    def played(self, env: SeatEnv, deal: str) -> tuple[float, Weights]:
        """Play a deal: the result, and which way the weights would have to go to do all that again."""
        gradient = np.zeros_like(self.weights)
        seen, _told = env.reset(options={"deal": deal})
        ended, reward = env.play.over, 0.0
        while not ended:
            features = self.features(seen)
            chances = self.chances(features)
            choice = int(self.chance.choice(len(chances), p=chances))
            np.add.at(gradient, features[choice], 1.0)
            np.subtract.at(gradient, features.ravel(), np.repeat(chances, 2))
            seen, reward, over, cut, _told = env.step(choice)
            ended = over or cut
        return reward, gradient

    def learn(self, env: SeatEnv, games: int, name: str) -> None:
        for first in range(0, games, GAMES_A_STEP):
            played = [self.played(env, f"{name}/{first + number}") for number in range(GAMES_A_STEP)]
            mean = sum(reward for reward, _gradient in played) / len(played)
            step = np.zeros_like(self.weights)
            for reward, gradient in played:
                step += (reward - mean) * gradient
            self.squares = 0.95 * self.squares + 0.05 * step**2
            self.weights += PACE * step / np.sqrt(self.squares + 1.0)

    def wins(self, env: SeatEnv, deals: int, name: str) -> float:
        """Which part of these deals it wins."""
        return sum(self.played(env, f"{name}/{deal}")[0] > 0 for deal in range(deals)) / deals


def tried(games: int, deals: int, seed: int, players: int = 3) -> tuple[float, float]:
    """The part of games won before and after learning, on the same deals, none of which it learned from."""
    table = Table("bang", players)
    env = SeatEnv(table, bots="greenhorn")
    learner = Learner(table, seed)
    before = learner.wins(env, deals, "trial")
    learner.learn(env, games, "lessons")
    return before, learner.wins(env, deals, "trial")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play BANG! against Greenhorns.")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=3)
    wanted = parser.parse_args()
    before, after = tried(wanted.games, wanted.deals, wanted.seed, wanted.players)
    error = (before * (1 - before) / wanted.deals + after * (1 - after) / wanted.deals) ** 0.5
    print(f"wins before {before:.1%}, after {wanted.games} games {after:.1%}")
    print(f"difference {after - before:+.1%} ± {1.96 * error:.1%}")


if __name__ == "__main__":
    main()
