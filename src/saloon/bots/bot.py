"""What every bot is asked and told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.views import View

NO_INTERRUPT = -1

V = TypeVar("V", bound=View)


class Bot(Generic[V]):
    """A player that is a program: its answers follow from its seed and from what it saw, and nothing else."""

    needs_view = True
    """Whether `decide` looks at the view; one that does not may be given none."""

    hears = True
    """Whether it wants to be told of events."""

    interrupts = True
    """Whether it ever acts while somebody else decides."""

    thinking_time = 0.0
    """Seconds that it thinks about a question at a table where somebody waits; 0: it answers at once."""

    time_left: Callable[[], bool] | None = None
    """Whether it may think on. None: as long as it likes, and then the same answer whenever it is asked."""

    character = ""
    """What it is like, if it can be like something: it takes that into account among moves of equal worth."""

    def be(self, character: str) -> None:
        """Have this character from now on."""
        self.character = character

    def hear(self, event: Event) -> None:
        """Something happened; the event is already redacted for this player."""

    def decide(self, view: V | None, options: list[Option]) -> int:
        """Which of the options to answer."""
        raise NotImplementedError

    def wants_interrupt(self, view: V, options: list[Option]) -> int:
        """Which of these to do although somebody else decides; -1 for none."""
        return NO_INTERRUPT


AnyBot: TypeAlias = Bot[Any]
"""A bot of whatever game: it is given views of the game that it was made for."""
