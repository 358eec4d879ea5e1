"""What every bot is asked and told."""

from __future__ import annotations

from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.views import View

NO_INTERRUPT = -1


class Bot:
    """A player that is a program: its answers follow from its seed and from what it saw, and nothing else."""

    needs_view = True
    """Whether `decide` looks at the view; one that does not may be given none."""

    hears = True
    """Whether it wants to be told of events."""

    interrupts = True
    """Whether it ever acts while somebody else decides."""

    def hear(self, event: Event) -> None:
        """Something happened; the event is already redacted for this player."""

    def decide(self, view: View | None, options: list[Option]) -> int:
        """Which of the options to answer."""
        raise NotImplementedError

    def wants_interrupt(self, view: View, options: list[Option]) -> int:
        """Which of these to do although somebody else decides; -1 for none."""
        return NO_INTERRUPT
