"""OpenSpiel's own search over information sets at a table of four, against chance at the other seats.

    python docs/example_ismcts.py [--games 4] [--simulations 50] [--seed 1]

The search deals possible worlds from what its player sees (`resample_from_infostate`): it sees no hands.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from saloon.research import spiel

SEARCHER = 0


def searcher(game: Any, simulations: int, seed: int) -> Any:
    chance = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        random_state=chance,
    )


def results(games: int, simulations: int, seed: int) -> list[float]:
    """What the searcher has got in each game: +1 or -1."""
    game = pyspiel.load_game(spiel.NAME, {"players": 4, "deals": 4096})
    chance = np.random.RandomState(seed)
    found = []
    for number in range(games):
        bot = searcher(game, simulations, seed + number)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() == SEARCHER:
                action = bot.step(state)
            else:
                action = int(chance.choice(state.legal_actions()))
            state.apply_action(action)
        found.append(state.returns()[SEARCHER])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="ISMCTS of OpenSpiel plays BANG!")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    found = results(wanted.games, wanted.simulations, wanted.seed)
    print(f"the searcher has won {sum(one > 0 for one in found)} of {len(found)} games")


if __name__ == "__main__":
    main()
