"""Random play through PettingZoo: who wins at a table of four.

python docs/example_aec.py [--games 20] [--seed 1]
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy as np

from saloon.research import aec


def winners(games: int, seed: int) -> Counter[str]:
    """How often each agent has won."""
    chance = np.random.default_rng(seed)
    env = aec.env("bang", players=4)
    won: Counter[str] = Counter()
    env.reset(seed=seed)
    for _game in range(games):
        for agent in env.agent_iter():
            seen, reward, ended, cut, _told = env.last()
            if ended or cut:
                won[agent] += reward > 0
                env.step(None)
            else:
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        env.reset()  # the next deal of the row that began with the seed
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play through PettingZoo.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for agent, count in sorted(winners(wanted.games, wanted.seed).items()):
        print(f"{agent}: {count} of {wanted.games}")


if __name__ == "__main__":
    main()
