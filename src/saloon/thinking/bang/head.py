"""A seat at a table of BANG!: roles are believed, cards remembered."""

from __future__ import annotations

from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.bang.worlds import as_seen
from saloon.kernel.decisions import Decision, Option
from saloon.kernel.events import Event
from saloon.thinking.bang.hearing import Hearing
from saloon.thinking.bang.mind import BangMind
from saloon.thinking.bang.policy import Policy
from saloon.thinking.head import Head
from saloon.thinking.lot import Lot
from saloon.thinking.search import Mind


class BangHead(Head[Bang, BangView]):
    """Who did what to whom becomes a belief."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.hearing = Hearing()
        self._lot = Lot(seed)

    def hear(self, event: Event) -> None:
        self.hearing.hear(event)

    def first_thought(self, view: BangView, options: list[Option]) -> int:
        return self._policy(view).decide(as_seen(view), asked(view, options))

    def out_of_turn(self, view: BangView, options: list[Option]) -> int:
        return self._policy(view).wants_interrupt(as_seen(view), asked(view, options))

    def mind(self, view: BangView, options: list[Option], seed: str) -> Mind[Bang]:
        known = self.recalled(BANG, view)
        return BangMind(view, asked(view, options), self.hearing.beliefs(view), known, seed)

    def _policy(self, view: BangView) -> Policy:
        return Policy(self.hearing.beliefs(view), self._lot)


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
