"""What a search would have played in a Regular's place: which moves of BANG! it overrules, and for how much.

    .venv/bin/python scripts/overruled.py --as sheriff --players 5,6,7 --games 40 --out study.jsonl

A Regular of that role plays among Greenhorns, deal after deal. Each of its decisions is searched with 320
imagined games; where the search would move otherwise, both moves are played in 60 fresh worlds. Printed are
pairs of moves (what the Regular did, what was found) with how often, the mean gain and the gain of a game, in
points of winning chance; the file has a line for every decision with the position as text.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from saloon.bots.bot import Bot
from saloon.games.bang.game import BANG
from saloon.games.bang.words import ROLES
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.sim.league.watch import Watch, table_watched
from saloon.sim.lineup import Lineup
from saloon.sim.plan import Plan
from saloon.sim.table import Table
from saloon.thinking.bang.head import BangHead
from saloon.thinking.search import search

GAMES, FRESH = 320, 60
FIRST_FRESH = 900_000
"""Worlds that no search has seen."""


class Studied(Bot[Any]):
    """Plays as a Regular and notes what a search would have played."""

    def __init__(self, table: Table, lines: list[dict[str, Any]]) -> None:
        self._table = table
        self._lines = lines
        self._head = BangHead("studied")

    def hear(self, event: Event) -> None:
        self._head.hear(event)
        self._head.remember(event)

    def decide(self, view: Any, options: list[Option]) -> int:
        mind = self._head.mind(view, options, f"studied:{view.step}")
        verdict = search(mind, GAMES)
        done, found = verdict.tried[0].option, verdict.choice
        game: Any = self._table.game
        line: dict[str, Any] = {
            "kind": view.decision,
            "done": game.key(options[done]),
            "found": game.key(options[found]),
            "position": BANG.position(game),
        }
        if found != done:
            gains = []
            for number in range(FIRST_FRESH, FIRST_FRESH + FRESH):
                world = mind.world(number)
                other = mind.outcome(mind.copy(world), found, number)
                gains.append(other - mind.outcome(world, done, number))
            line["gain"] = sum(gains) / FRESH
        self._lines.append(line)
        return done

    def wants_interrupt(self, view: Any, options: list[Option]) -> int:
        return self._head.out_of_turn(view, options)


def study(plan: Plan, number: int, role: int) -> list[dict[str, Any]]:
    """All decisions of one seat of one game."""
    lines: list[dict[str, Any]] = []
    table = table_watched(Watch(plan, number), lambda bot, _table: bot)
    seats = [i for i, player in enumerate(table.game.players) if player.role == role]  # type: ignore[attr-defined]
    table.bots[seats[number % len(seats)]] = Studied(table, lines)
    table.play()
    return [{"players": plan.players, "game": number, **line} for line in lines]


def plainly(key: str) -> str:
    """Without the number of a card and the target."""
    return key.partition(">")[0].partition("#")[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--as", dest="role", choices=ROLES, default="sheriff")
    parser.add_argument("--players", default="5,6,7")
    parser.add_argument("--games", type=int, default=40, help="of each number of players")
    parser.add_argument("--seed", default="study")
    parser.add_argument("--out", default="")
    wanted = parser.parse_args()
    lines: list[dict[str, Any]] = []
    for players in map(int, wanted.players.split(",")):
        lineup = Lineup(("greenhorn",) * players, ())
        plan = Plan("bang", players, ("base",), BANG.presets()[0], (), wanted.seed, lineup)
        for number in range(wanted.games):
            lines += study(plan, number, ROLES.index(wanted.role))
    if wanted.out:
        with Path(wanted.out).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)
    games = len({(line["players"], line["game"]) for line in lines})
    gains: dict[tuple[str, str], list[float]] = defaultdict(list)
    for line in lines:
        if "gain" in line:
            gains[plainly(line["done"]), plainly(line["found"])].append(100 * line["gain"])
    print(f"{len(lines)} decisions in {games} games, {sum(map(len, gains.values()))} overruled")
    for (done, found), all_gains in sorted(gains.items(), key=lambda pair: -sum(pair[1])):
        mean, of_game = sum(all_gains) / len(all_gains), sum(all_gains) / games
        print(f"{len(all_gains):5} × {mean:+6.1f} = {of_game:+6.2f} a game   {done} → {found}")


if __name__ == "__main__":
    main()
