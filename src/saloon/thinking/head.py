"""What one seat has in its head: what it heard, believes and remembers, and what it makes of a question."""

from __future__ import annotations

from typing import Generic, TypeVar

from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.views import View
from saloon.thinking.search import Mind

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)


class Head(Generic[G, V]):
    """One for each seat that thinks: bots and advisors are the same in every game, heads are not."""

    def hear(self, event: Event) -> None:
        """Something happened; the event is already redacted for this seat."""
        raise NotImplementedError

    def first_thought(self, view: V, options: list[Option]) -> int:
        """What the policy answers, without a look ahead."""
        raise NotImplementedError

    def out_of_turn(self, view: V, options: list[Option]) -> int:
        """Which of these the policy would do although somebody else decides; NONE: nothing."""
        raise NotImplementedError

    def mind(self, view: V, options: list[Option], seed: str) -> Mind[G]:
        """For a look ahead: the same for the same seed, view and everything heard."""
        raise NotImplementedError
