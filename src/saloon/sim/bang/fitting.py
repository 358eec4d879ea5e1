"""What the policy of BANG! weighs, fitted to games that it plays against itself while everybody listens."""

from __future__ import annotations

import json
from importlib.resources import files

from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.words import ROLES
from saloon.sim.fitting import Fitting, Plain, Trial
from saloon.thinking.bang.playing import listeners, play_heard
from saloon.thinking.bang.weights import Weights, fitted
from saloon.thinking.policy import ENDLESS

WISHES = ("wish_", "late_", "guarded_")
"""Weights that say who is a friend: they may be below 0."""


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
        game = self.deal(trial, number)
        playing = listeners(game, f"{trial.seed}/{number}")
        for policy, plain in zip(playing, seats, strict=True):
            policy.weights = [Weights(plain, 0)] * len(ROLES)
        play_heard(game, playing, ENDLESS)
        return [seat in game.winners for seat in range(len(seats))]

    def written(self, weights: Plain, command: str) -> str:
        text = files("saloon.thinking.bang").joinpath("values.json").read_text("utf-8")
        before, _, _ = text.partition(' "weights": {')
        before = before.partition(' "command":')[0]
        rows = ",\n".join(
            f"  {json.dumps(name)}: {json.dumps([round(one, 3) for one in row])}"
            for name, row in weights.items()
        )
        head = f' "command": {json.dumps(command)},\n "rules": {BANG.version},\n'
        return f'{before}{head} "weights": {{\n{rows}\n }}\n}}\n'
