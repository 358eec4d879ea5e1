"""How a game ended for each player, in the few words and numbers in which every game can be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

from saloon.kernel.ids import PlayerId
from saloon.kernel.views import View
from saloon.text.texts import Texts

V = TypeVar("V", bound=View)


class Outcome(Generic[V]):
    """What a game brings: whom somebody played, what he had left at the end, and what sides are called."""

    alliances: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Sides that win together, by the name of the alliance; others win alone."""

    def characters(self, end: V, player: PlayerId) -> list[str]:
        """Whom a player had in the game, by key; `end`: all that can be seen when it is over."""
        return []

    def figures(self, end: V, player: PlayerId) -> dict[str, int]:
        """What a player had left at the end: texts `common.left.NAME`."""
        raise NotImplementedError

    def side_name(self, side: str, texts: Texts) -> str:
        """What a side is called, for one player of it."""
        raise NotImplementedError

    def team(self, side: str) -> str:
        """The name of those with whom a side wins."""
        return next((team for team, sides in self.alliances.items() if side in sides), side)
