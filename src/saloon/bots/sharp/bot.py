"""Sharp himself: the regular's choice, unless a look ahead finds a better one.

Not yet at tables: a bot that thinks longer than the pace must not tell by it what it holds. The league takes
him as `src/saloon/bots/sharp/bot.py:Sharp`.
"""

from __future__ import annotations

from saloon.bots.regular.bot import Regular, asked
from saloon.games.bang.game import BANG
from saloon.games.bang.view import BangView
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.knowledge import nothing_known
from saloon.thinking.bang.mind import BangMind
from saloon.thinking.search import search

SIMULATIONS = 160


class Sharp(Regular):
    """Remembers cards, imagines what may lie hidden, and tries what could be done in many such worlds."""

    def __init__(self, seed: str, simulations: int = SIMULATIONS) -> None:
        super().__init__(seed)
        self._seed = seed
        self._simulations = simulations
        self._knowledge = nothing_known()
        self._heard: list[Event] = []

    def hear(self, event: Event) -> None:
        super().hear(event)
        self._heard.append(event)

    def decide(self, view: BangView | None, options: list[Option]) -> int:
        if len(options) == 1:
            return 0
        assert view is not None
        BANG.learn(self._knowledge, self._heard, view)
        self._heard.clear()
        mind = BangMind(
            view,
            asked(view, options),
            self._hearing.beliefs(view),
            self._knowledge,
            f"{self._seed}:{view.step}",
        )
        return search(mind, self._simulations).choice
