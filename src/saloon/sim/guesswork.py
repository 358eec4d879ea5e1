"""What lies face down at a table, and those who say how likely each way is in which it may lie."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.views import View

V = TypeVar("V", bound=View)

World: TypeAlias = tuple[int, ...]
"""By player: what he has; NONE where that is not known."""
Odds: TypeAlias = dict[World, float]
"""How likely each world is that can be; together 1."""


class Believer(Generic[V]):
    """Somebody in a seat who hears what that seat hears, sees what it sees, and thinks his part."""

    def hear(self, event: Event) -> None:
        """Something happened; the event is already redacted for this seat."""

    def attend(self, view: V) -> None:
        """This seat has something to decide: a chance to weigh what was heard so far."""

    def odds(self, view: V) -> Odds:
        """How likely each world is to him now."""
        raise NotImplementedError


class Guesswork(Generic[V]):
    """What the seats of a game hide from one another."""

    def believers(self) -> dict[str, Believer[V]]:
        """Everybody who is measured, fresh for one seat of one game; the last is the one to compare with."""
        raise NotImplementedError

    def is_time(self, view: V) -> bool:
        """Whether this is a moment at which believers are asked."""
        raise NotImplementedError

    def known(self, view: V) -> World:
        """What the viewer knows for certain; nothing at all () where no seat hides anything."""
        raise NotImplementedError

    def truth(self, game: Game) -> World:
        """How it really is."""
        raise NotImplementedError


AnyBeliever: TypeAlias = Believer[Any]
AnyGuesswork: TypeAlias = Guesswork[Any]


def scaled(weights: Odds) -> Odds:
    """Weights as chances; {} if there are none."""
    total = sum(weights.values())
    return {world: weight / total for world, weight in weights.items()} if total > 0 else {}
