"""The regular himself: what he heard becomes a belief, what he sees a state, and his policy decides."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.games.bang.view import BangView
from saloon.games.bang.worlds import as_seen
from saloon.kernel.decisions import Decision, Option
from saloon.kernel.events import Event
from saloon.thinking.bang.hearing import Hearing
from saloon.thinking.bang.policy import Policy
from saloon.thinking.lot import Lot


class Regular(Bot[BangView]):
    """Plays by rules of thumb, weighs who attacked whom, and looks no move ahead."""

    def __init__(self, seed: str) -> None:
        self._lot = Lot(seed)
        self._hearing = Hearing()

    def hear(self, event: Event) -> None:
        self._hearing.hear(event)

    def decide(self, view: BangView | None, options: list[Option]) -> int:
        if len(options) == 1:
            return 0
        assert view is not None
        return self._policy(view).decide(as_seen(view), asked(view, options))

    def wants_interrupt(self, view: BangView, options: list[Option]) -> int:
        return self._policy(view).wants_interrupt(as_seen(view), asked(view, options))

    def _policy(self, view: BangView) -> Policy:
        return Policy(self._hearing.beliefs(view), self._lot)


def asked(view: BangView, options: list[Option]) -> Decision:
    """The question as the viewer sees it."""
    own = view.standing(view.viewer)
    assert own is not None, "a bot has a seat"
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
