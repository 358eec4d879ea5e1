"""What one seat has in its head: what it heard, believes and remembers, and what it makes of a question."""

from __future__ import annotations

from typing import Generic, TypeVar

from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.knowledge import Knowledge, nothing_known
from saloon.kernel.protocol import GameType
from saloon.kernel.views import View
from saloon.thinking.search import Mind

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)


class Head(Generic[G, V]):
    """One for each seat that thinks: bots and advisors are the same in every game, heads are not."""

    def __init__(self) -> None:
        self._knowledge = nothing_known()
        self._unlearned: list[Event] = []

    def be(self, character: str) -> None:
        """Play like somebody with this character, where the game knows what that means."""

    def hear(self, event: Event) -> None:
        """Something happened; the event is already redacted for this seat. What the policy needs of it."""

    def remember(self, event: Event) -> None:
        """The same, kept until a look ahead needs it: whoever never looks ahead need not remember."""
        self._unlearned.append(event)

    def recalled(self, kind: GameType[G, V], view: V) -> Knowledge:
        """What is known of cards, by what was remembered and is seen now."""
        kind.learn(self._knowledge, self._unlearned, view)
        self._unlearned.clear()
        return self._knowledge

    def first_thought(self, view: V, options: list[Option]) -> int:
        """What the policy answers, without a look ahead."""
        raise NotImplementedError

    def out_of_turn(self, view: V, options: list[Option]) -> int:
        """Which of these the policy would do although somebody else decides; NONE: nothing."""
        raise NotImplementedError

    def mind(self, view: V, options: list[Option], seed: str) -> Mind[G]:
        """For a look ahead: the same for the same seed, view and everything heard."""
        raise NotImplementedError
