"""Short rounds of measuring one build of the rules, in a process of its own.

`python -m saloon.sim.bench_rounds` answers requests, one JSON object a line:
`{"game": "bang", "players": 5, "boxes": ["base"], "figure": "play", "seconds": 0.2}`.
Random play answers every decision uniformly over its options and includes setup and deal. States to clone,
show and store are taken in mid-effect: at decisions where the stack is deeper than a phase of a turn. Seconds
are CPU seconds of this process.
"""

import json
import random
import sys

import saloon
from saloon.bots.registry import bots_for
from saloon.games.registry import game_type
from saloon.kernel.codec import encode
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.wishes import PLAYERS, PRESET, RULES, SEED, SETS
from saloon.sim.bench_peers import per_second
from saloon.sim.lineup import Lineup
from saloon.sim.plan import Plan
from saloon.sim.table import Table as Seated
from saloon.thinking.registry import PLAYING

SAMPLES = 64
"""States that are cloned, shown, encoded and decoded by turns."""


class Table:
    """One game with one number of players, always the same games and states in every build."""

    def __init__(
        self,
        game: str,
        players: int,
        boxes: list[str] | None = None,
        preset: str = "",
        rules: dict[str, str] | None = None,
        own: dict[str, object] | None = None,
    ) -> None:
        self.kind = game_type(game)
        self.players = players
        self.wishes: dict[str, object] = {
            PLAYERS: players,
            SETS: boxes or self.kind.sets()[:1],
            PRESET: preset or self.kind.presets()[0],
            RULES: rules or {},
            **(own or {}),
        }
        self.dealt = 0
        self.chance = random.Random(players)
        self.samples = self.states_in_mid_effect()
        self.stored = [encode(state) for state in self.samples]

    def deal(self) -> Game:
        self.dealt += 1
        self.wishes[SEED] = f"bench {self.dealt}"
        return self.kind.deal(self.kind.setup(self.wishes))

    def states_in_mid_effect(self) -> list[Game]:
        """States at random decisions while an effect is being resolved."""
        found: list[Game] = []
        while len(found) < SAMPLES:
            game = self.deal()
            while (decision := game.decision) is not None:
                if not game.stack[-1].quiet() and self.chance.random() < 0.1:
                    found.append(self.kind.clone(game))
                game.answer(self.chance.randrange(len(decision.options)))
        return found[:SAMPLES]

    def play(self) -> int:
        """A game at random; gives the number of its decisions."""
        game = self.deal()
        draw, answer = self.chance.random, game.answer
        decisions = 0
        while (decision := game.decision) is not None:
            answer(int(draw() * len(decision.options)))
            decisions += 1
        return decisions

    def policy(self) -> int:
        """A game that the policy plays for everybody, which has nobody listen."""
        return PLAYING[self.kind.key](self.deal(), "bench")

    def bots(self, name: str) -> int:
        """A game between bots of this name, who see views and hear what happens."""
        self.dealt += 1
        everybody = Lineup((name,) * self.players, ())
        boxes = self.kind.sets()[:1]
        plan = Plan(self.kind.key, self.players, tuple(boxes), self.kind.presets()[0], (), "bench", everybody)
        table = Seated(plan, self.dealt, everybody)
        table.play()
        return table.game.step

    def clone(self) -> int:
        clone = self.kind.clone
        for state in self.samples:
            clone(state)
        return SAMPLES

    def view(self) -> int:
        """The players' views by turns, each seat as often as the others."""
        view = self.kind.view
        for place, state in enumerate(self.samples):
            view(state, PlayerId(place % self.players))
        return SAMPLES

    def encode(self) -> int:
        for state in self.samples:
            encode(state)
        return SAMPLES

    def decode(self) -> int:
        decode = self.kind.decode
        for stored in self.stored:
            decode(stored)
        return SAMPLES


def measure(table: Table, figure: str, seconds: float) -> dict[str, float]:
    """One round of one figure."""
    match figure:
        case "play":
            decisions, games = per_second(table.play, seconds)
            return {"decisions_per_s": decisions, "games_per_s": games}
        case "clone":
            return {"clones_per_s": per_second(table.clone, seconds)[0]}
        case "view":
            return {"views_per_s": per_second(table.view, seconds)[0]}
        case "encode":
            return {"encodes_per_s": per_second(table.encode, seconds)[0]}
        case "decode":
            return {"decodes_per_s": per_second(table.decode, seconds)[0]}
        case "policy":
            decisions, games = per_second(table.policy, seconds)
            return {"decisions_per_s": decisions, "games_per_s": games}
        case _ if figure in bots_for(table.kind.key):
            decisions, games = per_second(lambda: table.bots(figure), seconds)
            return {"decisions_per_s": decisions, "games_per_s": games}
        case _:
            raise ValueError(
                f"unknown figure {figure!r}; figures: play, clone, view, encode, decode, policy, or a bot"
            )


def main() -> None:
    """Say which build runs, then answer requests until the input ends."""
    print(json.dumps({"compiled": saloon.BUILD.is_compiled}), flush=True)  # noqa: T201
    tables: dict[str, Table] = {}
    for line in sys.stdin:
        request = json.loads(line)
        figure, seconds = request.pop("figure"), request.pop("seconds")
        place = json.dumps(request)
        if place not in tables:
            tables[place] = Table(
                **{**request, **{name: dict(request.get(name, [])) for name in ("rules", "own")}}
            )
        print(json.dumps(measure(tables[place], figure, seconds)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
