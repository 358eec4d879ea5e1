"""Gunslinger himself."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.bots.gunslinger.answers import RULES
from saloon.bots.gunslinger.outlook import Outlook
from saloon.games.duel.view import DuelView
from saloon.kernel.decisions import Option


class Gunslinger(Bot[DuelView]):
    """Shoots whenever it can, defends whenever it can, and keeps the healthier character in front."""

    hears = False
    interrupts = False

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def decide(self, view: DuelView | None, options: list[Option]) -> int:
        if len(options) == 1:
            return 0
        assert view is not None
        return RULES[view.decision](Outlook(view), options)
