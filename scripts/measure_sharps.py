"""How long a game of Sharps takes, in seconds of a processor: `.venv/bin/python scripts/measure_sharps.py`.

Seven of them with 40 imagined games for an answer, base game; the bar is 0.4 s, so that two cores play five
games a second. Believe it on a quiet machine only.
"""

from __future__ import annotations

import argparse
import time

from saloon.bots.thinkers import Sharp
from saloon.games.bang.game import BANG
from saloon.sim.lineup import Lineup
from saloon.sim.plan import Plan
from saloon.sim.table import play_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--games", type=int, default=6)
    wanted = parser.parse_args()
    Sharp.simulations = wanted.simulations
    lineup = Lineup(("sharp",) * wanted.players, ())
    plan = Plan("bang", wanted.players, ("base",), BANG.presets()[0], (), "speed", lineup)
    began = time.process_time()
    for number in range(wanted.games):
        play_game(plan, number)
    seconds = (time.process_time() - began) / wanted.games
    print(f"{seconds:.2f} CPU seconds a game: {2 / seconds:.1f} games a second on two cores")


if __name__ == "__main__":
    main()
