"""The bot that takes any legal answer, each with the same chance."""

from __future__ import annotations

import random

from saloon.bots.bot import Bot
from saloon.kernel.decisions import Option
from saloon.kernel.views import View


class RandomBot(Bot[View]):
    """Uniform over the options, and deaf and blind to everything else."""

    needs_view = False
    hears = False
    interrupts = False

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)

    def decide(self, view: View | None, options: list[Option]) -> int:
        return int(self._chance.random() * len(options))
