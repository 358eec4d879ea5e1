"""What seats are reminded of, held against what they were sent: nothing else may be in it.

The memory of a seat is learned again here from the frames of its own line alone, as they travelled. What a
frame reminds the seat of has to be what follows from those, to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saloon.games.registry import game_type
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import KnownCards, nothing_known
from saloon.server.party import NOBODY
from saloon.server.state import TableState
from saloon.wire.codec import decode_server, encode
from saloon.wire.messages import Entry, State


class Recollection:
    """One seat's memory of the running game, from the frames that it got."""

    def __init__(self, game: str) -> None:
        self._kind = game_type(game)
        self._knowledge = nothing_known()
        self._step = -1
        self._due: dict[int, bytes] = {}
        """What each entry has to remind the seat of."""

    def due(self, frame: Entry | State) -> bytes | None:
        """What this frame has to remind its viewer of; None: he was not there from the deal on."""
        view = frame.view
        if view is None:
            return encode(None)
        if isinstance(frame, Entry) and frame.seq not in self._due:
            if frame.what == "started":
                self._knowledge, self._step = nothing_known(), view.step - 1
                self._due.clear()
            if view.step - self._step not in (0, 1):
                return None
            if view.step != self._step:
                self._kind.learn(self._knowledge, frame.events, view)
                self._step = view.step
            recalled: KnownCards | None = None if view.over else self._kind.recalled(self._knowledge, view)
            self._due[frame.seq] = encode(recalled)
        return self._due.get(frame.seq)


class Reminders:
    """The memories of all seats of whose frames it is told."""

    def __init__(self) -> None:
        self.proved = 0
        """Frames with a reminder that followed from what its seat was sent."""
        self._seats: dict[tuple[str, int], Recollection] = {}

    def betrayed(self, shown: dict[str, Any], text: str, state: TableState, seat: PlayerId) -> Iterator[str]:
        """What this frame reminds its viewer of and should not."""
        if not state.party.wishes.card_memory or seat == NOBODY:
            if "known" in shown:
                yield "somebody is reminded of cards who should not be"
            return
        frame = decode_server(text)
        assert isinstance(frame, Entry | State)
        recollection = self._seats.setdefault((state.table, seat), Recollection(state.kind.key))
        due = recollection.due(frame)
        if due is not None and encode(frame.known) != due:
            yield f"reminded of {encode(frame.known).decode()}, and not of {due.decode()}"
        self.proved += due is not None and frame.known is not None

    def forget(self, table: str) -> None:
        for known in [one for one in self._seats if one[0] == table]:
            del self._seats[known]
