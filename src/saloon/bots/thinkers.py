"""Bots that are the same in every game: what they think of it is in the head that the game brings."""

from __future__ import annotations

from typing import Any

from saloon.bots.bot import Bot
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.views import View
from saloon.thinking.head import Head
from saloon.thinking.registry import HEADS
from saloon.thinking.search import search


class Regular(Bot[View]):
    """Plays by rules of thumb, weighs what others did, and looks no move ahead."""

    def __init__(self, seed: str, game: str = "bang") -> None:
        self._head: Head[Any, Any] = HEADS[game](seed)

    def hear(self, event: Event) -> None:
        self._head.hear(event)

    def decide(self, view: View | None, options: list[Option]) -> int:
        if len(options) == 1:
            return 0
        assert view is not None
        return self._head.first_thought(view, options)

    def wants_interrupt(self, view: View, options: list[Option]) -> int:
        return self._head.out_of_turn(view, options)


class Sharp(Regular):
    """Remembers cards, imagines what may lie hidden, and tries what could be done in many such worlds."""

    thinking_time = 0.3
    simulations = 160
    """Games that are imagined for one answer, if there is time for them."""

    def __init__(self, seed: str, game: str = "bang", simulations: int | None = None) -> None:
        super().__init__(seed, game)
        self._seed = seed
        if simulations is not None:
            self.simulations = simulations

    def decide(self, view: View | None, options: list[Option]) -> int:
        if len(options) == 1:
            return 0
        assert view is not None
        if self.time_left is not None and not self.time_left():
            return self._head.first_thought(view, options)
        mind = self._head.mind(view, options, f"{self._seed}:{view.step}")
        return search(mind, self.simulations, time_left=self.time_left).choice


class Legend(Sharp):
    """The same with much more patience."""

    thinking_time = 1.5
    simulations = 1000
