"""Somebody who whispers: he hears and sees what one seat does, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.advice.comparing import Comparison, promising
from saloon.advice.effects import reasons
from saloon.advice.registry import COUNSELS
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.views import View
from saloon.thinking.head import Head
from saloon.thinking.registry import HEADS
from saloon.thinking.search import Mind, search
from saloon.wire.advice import Certainty, Hint, MoveLine, Suspicion

SIMULATIONS = 160
"""Imagined games of the search, as a Sharp bot plays them; each of the best moves is then played again in a
quarter as many."""
MOST_MOVES = 3
SHARE_OF_WORLDS = 4
FEWEST_WORLDS = 8
NORMAL = 1.96
CLEAR = 0.02
"""So much better, and twice its error, is clearly better."""


class Adviser:
    """One for each seat that is advised. The same things heard and seen have the same advice."""

    def __init__(self, game: str) -> None:
        self._head: Head[Any, Any] = HEADS[game]("adviser")
        self._counsel = COUNSELS[game]
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self._head.hear(event)
        self._head.remember(event)
        self.heard.append(event)

    def mind(self, view: View, options: list[Option]) -> Mind[Any]:
        return self._head.mind(view, options, f"advice:{view.step}")

    def hint(
        self,
        view: View,
        options: list[Option],
        simulations: int = SIMULATIONS,
        time_left: Callable[[], bool] | None = None,
    ) -> Hint:
        """The best moves, with reasons. Without time it makes do with fewer worlds."""
        mind = self.mind(view, options)
        verdict = search(mind, simulations, time_left=time_left)
        compared = Comparison(mind, promising(verdict, MOST_MOVES))
        compared.go_on(FEWEST_WORLDS)
        compared.go_on(max(0, simulations // SHARE_OF_WORLDS - FEWEST_WORLDS), time_left)
        order = sorted(range(len(compared.options)), key=lambda one: (-compared.value(one).mean, one))
        moves = [move_line(compared, place, order[0]) for place in order]
        for move in moves:
            move.reasons = reasons(self._counsel, mind, view, move.option)
        games = compared.games + sum(one.worlds for one in verdict.tried)
        return Hint(view.step, certainty(moves), moves, games)

    def suspicion(self, view: View) -> Suspicion:
        return Suspicion(view.step, self._counsel.suspects(self.heard, view))

    def insight(self, view: View, game: Any) -> float | None:
        return self._counsel.insight(self.heard, view, game)


def move_line(compared: Comparison, place: int, best: int) -> MoveLine:
    value = compared.value(place)
    behind = compared.ahead(best, place)
    low, high = value.mean - NORMAL * value.error, value.mean + NORMAL * value.error
    return MoveLine(
        compared.options[place],
        value.mean,
        max(low, 0.0),
        min(high, 1.0),
        behind.mean,
        0.0 if place == best else behind.error,
    )


def certainty(moves: list[MoveLine]) -> Certainty:
    """How sure it is that the first move is the best."""
    if len(moves) == 1:
        return "only"
    second = moves[1]
    if second.behind > max(2 * second.error, CLEAR):
        return "clear"
    return "slight" if second.behind > second.error else "toss_up"
