"""What a bot says now and then: of something that everybody saw, chosen by a lot that knows nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from saloon.bots.noisy import read_name
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR, View

TURNS_APART: Final = 4
"""At most one remark at a table in so many turns."""
LONG: Final = 40
"""After so many turns, and again, a game is a long one."""
SPOKEN: Final = 0.4
"""Of the occasions that there are; the others pass in silence."""
LINES: Final = ("a", "b", "c")
PLAIN: Final = "plain"
TURN: Final = "turn_began"


class Occasion(NamedTuple):
    """Something to be said of an event."""

    what: str
    by_whom: bool = False
    """Whether he speaks who did it, not to whom it happened."""


OCCASIONS: Final[dict[str, dict[str, Occasion]]] = {
    "bang": {
        "lost_life": Occasion("hit"),
        "eliminated": Occasion("kill", by_whom=True),
        "missed": Occasion("saved"),
    },
    "duel": {"lost_health": Occasion("hit"), "missed": Occasion("saved")},
    "calibre45": {
        "cowboy_lost": Occasion("hit"),
        "escaped": Occasion("saved"),
        "loot_taken": Occasion("loot"),
    },
}
"""By game and by the name of an event."""


class Remark(NamedTuple):
    """Who says it, and the key of its text (`remark.<key>`)."""

    seat: PlayerId
    key: str


class Talk:
    """The talk at one table: it hears what a spectator would, and counts turns."""

    def __init__(self, game: str, seed: str) -> None:
        self._occasions = OCCASIONS.get(game, {})
        self._seed = seed
        """Of the lot. It must not be the deal's: what is said would tell of it."""
        self._turns = 0
        self._silent_for = 0

    def heard(self, events: Iterable[Event], view: View, speakers: dict[PlayerId, str]) -> Remark | None:
        """What is said after this, by one of these seats (with the names of their bots); None: nothing.

        The view is a spectator's. Whoever is out has nothing to say: he is not among the speakers.
        """
        assert view.viewer == SPECTATOR
        events = list(events)
        turns = sum(event.name == TURN for event in events)
        self._turns += turns
        self._silent_for += turns
        if self._silent_for < TURNS_APART or not speakers:
            return None
        chance = random.Random(f"{self._seed}/{view.step}")
        spoken = [one for one in self._chances(events, view) if one[0] in speakers]
        if turns and self._turns // LONG > (self._turns - turns) // LONG:
            spoken.append((chance.choice(sorted(speakers)), "long"))
        elif chance.random() >= SPOKEN:
            return None
        if not spoken:
            return None
        self._silent_for = 0
        seat, what = chance.choice(spoken)
        manner = read_name(speakers[seat]).character or PLAIN
        return Remark(seat, f"{manner}.{what}.{chance.choice(LINES)}")

    def _chances(self, events: list[Event], view: View) -> list[tuple[PlayerId, str]]:
        player = players_by_figure(view)
        found = []
        for event in events:
            occasion = self._occasions.get(event.name)
            if occasion is not None:
                figure = event.whom if occasion.by_whom else event.who
                if figure >= 0 and not (occasion.by_whom and event.who == event.whom):
                    found.append((player(figure), occasion.what))
        return found


def players_by_figure(view: View) -> Callable[[int], PlayerId]:
    """Where a view tells of figures, whose each is; elsewhere a figure is a player."""
    owners = {one.figure: one.player for one in getattr(view, "figures", ())}
    return lambda figure: owners.get(figure, PlayerId(figure))
