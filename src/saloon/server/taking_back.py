"""Whether an answer has shown anybody anything: one that has not can be taken back.

It is judged from what the one who answered sees, from what everybody sees, and from which events there were.
So whoever is told the outcome, by a button or by how long a bot waits, learns nothing from it:
`tests/conformance/test_taking_back.py` holds it against worlds that look the same to each viewer.
"""

from __future__ import annotations

import re

from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.knowledge import OPEN, Knowledge, hand_of, nothing_known
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import SPECTATOR
from saloon.server.memory import Memory

HOLE = re.compile(r"\?(?:\*(\d+))?")
"""Something hidden in the text of a position, or so many of them."""


class Undo:
    """An answer that might be taken back: who gave it, and how the game stood before it."""

    __slots__ = ("_after", "_events", "_kind", "_reveals", "game", "memory", "seat", "user")

    def __init__(
        self,
        kind: AnyGame,
        seat: PlayerId,
        user: str,
        game: Game,
        memory: Memory,
        after: Game,
        events: list[Event],
    ) -> None:
        self.seat = seat
        self.user = user
        self.game = game
        """Before the answer."""
        self.memory = memory
        self._kind = kind
        self._after = after
        self._events = events
        self._reveals: bool | None = None

    @property
    def reveals(self) -> bool:
        """Whether the answer has shown something, so that it stands."""
        if self._reveals is None:
            self._reveals = reveals(self._kind, self.game, self._after, self._events, self.seat)
        return self._reveals


def reveals(kind: AnyGame, before: Game, after: Game, events: list[Event], seat: PlayerId) -> bool:
    """Whether anybody has learned something hidden by this answer, but for cards of that seat's own hand.

    Chance was used; a role or the end of the game was told; a card was named that was neither in that hand
    nor known to everybody; the places of such cards are known better or worse than before; or there are fewer
    secrets besides cards than before.
    """
    if after.over or before.chance.drawn != after.chance.drawn:
        return True
    own = held(kind, before, seat)
    public = lying(seen(kind, before, SPECTATOR), OPEN)
    for event in events:
        if event.role or event.players or any(card not in own | public for card in event.cards):
            return True
    for viewer in (seat, SPECTATOR):
        known = seen(kind, before, viewer)
        later = known.clone()
        kind.learn(later, [event.seen_by(viewer) for event in events], kind.view(after, viewer))
        if moved(known, later, own | public, hand_of(seat)):
            return True
        if secrets(kind, after, viewer) < secrets(kind, before, viewer):
            return True
    return False


def seen(kind: AnyGame, game: Game, viewer: PlayerId) -> Knowledge:
    """What somebody knows of the places of cards who looks at the table now and remembers nothing."""
    knowledge = nothing_known()
    kind.learn(knowledge, [], kind.view(game, viewer))
    return knowledge


def held(kind: AnyGame, game: Game, seat: PlayerId) -> set[CardId]:
    """The cards in this seat's own hand."""
    return lying(seen(kind, game, seat), hand_of(seat))


def lying(knowledge: Knowledge, place: int) -> set[CardId]:
    """The cards that are certainly in this place."""
    packs = knowledge.packs
    return {CardId(card) for pack in packs for card, where in enumerate(pack.where) if where == place}


def moved(before: Knowledge, after: Knowledge, free: set[CardId], hand: int) -> bool:
    """Whether another card than the free ones may be elsewhere now, or not where it might have been.

    That a card is, or is not, in the hand of whoever answered tells nothing of what others hold.
    """
    for one, other in zip(before.packs, after.packs, strict=True):
        if len(one.where) != len(other.where):
            return True
        for card, places in enumerate(one.where):
            if card not in free and places & ~hand != other.where[card] & ~hand:
                return True
    return False


def secrets(kind: AnyGame, game: Game, viewer: PlayerId) -> int:
    """How much is hidden from this viewer besides cards: roles, events to come.

    The text of a position has a hole for each of them; and for each hidden card, unless it tells the backs.
    """
    text = kind.view_position(kind.view(game, viewer))
    hidden = sum(int(count or 1) for count in HOLE.findall(text))
    knowledge = seen(kind, game, viewer)
    visible = len(lying(knowledge, OPEN))
    if viewer != SPECTATOR:
        visible += len(lying(knowledge, hand_of(viewer)))
    cards = len(kind.all_cards(game)) - visible
    return hidden - cards if hidden >= cards else hidden
