"""A seat at a table of BANG!: roles are believed, cards remembered."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.bang.worlds import as_seen
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId
from saloon.thinking.bang.hearing import Hearing
from saloon.thinking.bang.mind import BangMind
from saloon.thinking.bang.policy import Policy
from saloon.thinking.bang.recent import Recent
from saloon.thinking.bang.tempers import VENGEFUL, TemperedPolicy
from saloon.thinking.bang.weights import Weights
from saloon.thinking.head import Head
from saloon.thinking.lot import Lot
from saloon.thinking.search import Mind

GRUDGES: Final = 3
"""Hits that are remembered."""


class BangHead(Head[Bang, BangView]):
    """Who did what to whom becomes a belief."""

    def __init__(self, seed: str, weights: list[Weights] | None = None) -> None:
        """With weights of its own, by role, or the usual ones."""
        super().__init__()
        self._weights = weights
        self.hearing = Hearing()
        self.recent = Recent()
        self._lot = Lot(seed)
        self._character = ""
        self._hits: list[Event] = []
        """Who lost a life point to whom: kept by the vengeful alone."""

    def be(self, character: str) -> None:
        self._character = character

    def hear(self, event: Event) -> None:
        self.hearing.hear(event)
        self.recent.hear(event)
        if self._character == VENGEFUL and event.name == "lost_life" and event.whom != NONE:
            self._hits.append(event)

    def first_thought(self, view: BangView, options: list[Option]) -> int:
        return self._policy(view).decide(as_seen(view), asked(view, options))

    def out_of_turn(self, view: BangView, options: list[Option]) -> int:
        return self._policy(view).wants_interrupt(as_seen(view), asked(view, options))

    def mind(self, view: BangView, options: list[Option], seed: str) -> Mind[Bang]:
        known = self.recalled(BANG, view)
        return BangMind(view, asked(view, options), self.hearing.beliefs(view), known, seed, self.recent)

    def _policy(self, view: BangView) -> Policy:
        beliefs = self.hearing.beliefs(view)
        if not self._character:
            return Policy(beliefs, self._lot, self._weights, self.recent)
        return TemperedPolicy(beliefs, self._lot, self._character, self._foes(view), self.recent)

    def _foes(self, view: BangView) -> list[FigureId]:
        """Who has hit me: the last few of them."""
        struck = [one.whom for one in self._hits if view.figures[one.who].player == view.viewer]
        return struck[-GRUDGES:]


def asked(view: BangView, options: list[Option]) -> Decision:
    """The question as the viewer sees it."""
    own = view.standing(view.viewer)
    assert own is not None, "whoever is asked has a seat"
    return Decision(
        view.viewer,
        own.figure,
        view.decision,
        options,
        view.because_card,
        view.because_figure,
        view.needed,
        view.needed_of,
    )
