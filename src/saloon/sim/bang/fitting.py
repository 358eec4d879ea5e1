"""What the policy of BANG! weighs, fitted to games that it plays against itself while everybody listens."""

from __future__ import annotations

import json
from importlib.resources import files

from saloon.bots.thinkers import Regular
from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.words import ROLES
from saloon.sim.fitting import Fitting, Plain, Trial
from saloon.sim.lineup import Lineup
from saloon.sim.plan import Plan
from saloon.thinking.bang.head import BangHead
from saloon.thinking.bang.playing import listeners, play_heard
from saloon.thinking.bang.weights import Weights, fitted
from saloon.thinking.policy import ENDLESS

REGULAR = "regular"
WISHES = ("wish_", "late_", "guarded_")
"""Weights that say who is a friend: they may be below 0."""


class Weighing(Regular):
    """A Regular with weights of its own."""

    def __init__(self, seed: str, plain: Plain) -> None:
        super().__init__(seed, BANG.key)
        self._head = BangHead(seed, [Weights(plain, 0)] * len(ROLES))


class BangFitting(Fitting):
    """Weights by role."""

    sides = tuple(ROLES)

    def weights(self) -> Plain:
        return fitted()

    def shake(self, name: str, value: float) -> float:
        if name.startswith(WISHES):
            return 0.35
        return 0.25 * max(abs(value), 0.15)

    def lowest(self, name: str) -> float:
        return -10.0 if name.startswith(WISHES) else 0.0

    def deal(self, trial: Trial, number: int) -> Bang:
        wishes = {"players": trial.players, "sets": list(trial.sets), "seed": f"{trial.seed}/{number}"}
        return BANG.deal(BANG.setup(wishes))

    def sides_of(self, trial: Trial, number: int) -> list[int]:
        return [player.role for player in self.deal(trial, number).players]

    def play(self, trial: Trial, number: int, seats: list[Plain]) -> list[bool]:
        if trial.among.field:
            return self.play_among_bots(trial, number, seats)
        game = self.deal(trial, number)
        playing = listeners(game, f"{trial.seed}/{number}")
        for policy, plain in zip(playing, seats, strict=True):
            policy.weights = [Weights(plain, 0)] * len(ROLES)
        play_heard(game, playing, ENDLESS)
        return [seat in game.winners for seat in range(len(seats))]

    def play_among_bots(self, trial: Trial, number: int, seats: list[Plain]) -> list[bool]:
        from saloon.sim.table import Table  # which knows the studies of all games, this one's too

        names = tuple(REGULAR if plain else trial.among.field for plain in seats)
        lineup = Lineup(names, ())
        table = Table(
            Plan(BANG.key, trial.players, trial.sets, BANG.presets()[0], (), trial.seed, lineup),
            number,
            lineup,
        )
        for seat, plain in enumerate(seats):
            if plain:
                table.bots[seat] = Weighing(f"{trial.seed}/{number}/{seat}", plain)
        table.play()
        winners = table.kind.winners(table.game)
        return [seat in winners for seat in range(len(seats))]

    def written(self, weights: Plain, command: str) -> str:
        text = files("saloon.thinking.bang").joinpath("values.json").read_text("utf-8")
        before = text.partition(' "commands": [')[0]
        commands = [*json.loads(text)["commands"], command]
        rows = ",\n".join(
            f"  {json.dumps(name)}: {json.dumps([round(one, 3) for one in row])}"
            for name, row in weights.items()
        )
        listed = ",\n".join(f"  {json.dumps(one)}" for one in commands)
        head = f' "commands": [\n{listed}\n ],\n "rules": {BANG.version},\n'
        return f'{before}{head} "weights": {{\n{rows}\n }}\n}}\n'
