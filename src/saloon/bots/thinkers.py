"""Bots that are the same in every game: what they think of it is in the head that the game brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.bots.bot import Bot
from saloon.bots.remarks import OCCASIONS, players_by_figure
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.views import View
from saloon.thinking.head import Head
from saloon.thinking.registry import HEADS
from saloon.thinking.search import FEWEST_WORLDS, Tried, Verdict, search

BAND = 0.015
"""Moves whose chances to win differ by less are as good as one another to somebody with a character."""
GRUDGES = 3
"""Hits that are remembered."""

LIKINGS: dict[str, Callable[[Option, set[int]], bool]] = {
    "vengeful": lambda option, foes: option.target in foes,
    "cautious": lambda option, _foes: option.target < 0,
    "showman": lambda option, _foes: option.target >= 0,
}
"""What each character does gladly: given an option and who has hit him."""


class Regular(Bot[View]):
    """Plays by rules of thumb, weighs what others did, and looks no move ahead."""

    def __init__(self, seed: str, game: str = "bang") -> None:
        self._head: Head[Any, Any] = HEADS[game](seed)

    def be(self, character: str) -> None:
        super().be(character)
        self._head.be(character)

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
        self._hits = [name for name, one in OCCASIONS.get(game, {}).items() if one.what == "hit"]
        self._struck: list[tuple[int, int]] = []
        if simulations is not None:
            self.simulations = simulations

    def decide(self, view: View | None, options: list[Option]) -> int:
        if len(options) == 1:
            return 0
        assert view is not None
        if self.time_left is not None and not self.time_left():
            return self._head.first_thought(view, options)
        mind = self._head.mind(view, options, f"{self._seed}:{view.step}")
        simulations = round(self.simulations * mind.effort())
        verdict = search(mind, simulations, time_left=self.time_left, only_choice=True)
        if not self.character:
            return verdict.choice
        likes = LIKINGS[self.character]
        foes = self._foes(view)
        return preferred(verdict, [likes(option, foes) for option in options])

    def hear(self, event: Event) -> None:
        super().hear(event)
        self._head.remember(event)
        if self.character and event.name in self._hits:
            self._struck.append((event.who, event.whom))

    def _foes(self, view: View) -> set[int]:
        """Who has hit me, as far as I remember: the last few times."""
        player = players_by_figure(view)
        struck = [by for me, by in self._struck if by >= 0 and player(me) == view.viewer]
        return set(struck[-GRUDGES:])


def preferred(verdict: Verdict, liked: list[bool]) -> int:
    """The choice, or something as good that is more to one's liking: never what is clearly worse."""
    tried = {one.option: one for one in verdict.tried}
    best = tried.get(verdict.choice)
    if best is None or liked[verdict.choice]:
        return verdict.choice
    near = [
        one
        for one in verdict.tried
        if liked[one.option] and one.worlds >= FEWEST_WORLDS and one.mean_gain() >= best.mean_gain() - BAND
    ]
    return max(near, key=Tried.mean_gain).option if near else verdict.choice


class Legend(Sharp):
    """The same with much more patience."""

    thinking_time = 1.5
    simulations = 1000
