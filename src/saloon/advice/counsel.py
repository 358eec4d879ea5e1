"""What a game brings for its adviser, beside the head that thinks about it."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import View
from saloon.thinking.search import Mind
from saloon.wire.advice import MoveReason, Suspect

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)


class Standing(NamedTuple):
    """How a player is off, as everybody can count it."""

    life: int
    cards: int
    """In hand."""
    out: bool


class Counsel(Generic[G, V]):
    """One for each game; it keeps nothing."""

    # How a game stands

    def standings(self, game: G) -> list[Standing]:
        """By player."""
        raise NotImplementedError

    def sides(self, game: G) -> list[tuple[str, list[PlayerId]]]:
        """Who can win together, by keys that have a name in `advice.side`: the same for a whole game."""
        raise NotImplementedError

    def chance(self, game: G, player: PlayerId) -> float:
        """How likely this player is to win, judged at a look, with everything open."""
        raise NotImplementedError

    def shares(self, game: G) -> list[float]:
        """How likely each side is to win, in the order of `sides`."""
        raise NotImplementedError

    # Games that are imagined

    def think_on(self, mind: Mind[G], world: G, seed: str) -> None:
        """Somebody answers in a world of this mind, as its policy would."""
        raise NotImplementedError

    def play_on(self, game: G, seed: str) -> None:
        """The policy plays a game, in which everything lies open, on for as long as a look ahead takes."""
        raise NotImplementedError

    def shuffle(self, game: G, seed: str) -> None:
        """Whatever chance has not decided yet is decided otherwise: the deck, and all draws by lot."""
        raise NotImplementedError

    # What is hidden

    def suspects(self, heard: list[Event], view: V) -> list[Suspect]:
        """What a seat has to think of the others, from all that it heard; [] where nothing is hidden."""
        return []

    def insight(self, heard: list[Event], view: V, game: G) -> float | None:
        """How likely the truth is to a seat, on average over those whom it does not know; None: it knows."""
        return None

    def reasons(self, mind: Mind[G], view: V, whom: PlayerId, events: list[Event]) -> list[MoveReason]:
        """What else speaks for or against harming somebody with a move that brings these events about."""
        return []


AnyCounsel: TypeAlias = Counsel[Any, Any]
