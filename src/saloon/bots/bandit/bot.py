"""Bandit himself."""

from __future__ import annotations

import random

from saloon.bots.bandit.answers import MILDEST, RULES
from saloon.bots.bandit.memory import Memory
from saloon.bots.bandit.outlook import Outlook
from saloon.bots.bandit.values import RESTLESS, WHIM
from saloon.bots.bot import Bot
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import PICK_PLACE
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event


class Bandit(Bot[CalibreView]):
    """Weighs money against cowboys and cards, counts cards, and looks one shot ahead."""

    interrupts = False

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)
        self._memory = Memory()

    def hear(self, event: Event) -> None:
        self._memory.hear(event)

    def decide(self, view: CalibreView | None, options: list[Option]) -> int:
        if len(options) == 1:
            return MILDEST
        assert view is not None
        restless = view.turns > RESTLESS * view.players and self._chance.random() < WHIM
        if restless or view.decision == PICK_PLACE:
            return int(self._chance.random() * len(options))
        rule = RULES.get(view.decision)
        return MILDEST if rule is None else rule(Outlook(view, self._memory), options)
