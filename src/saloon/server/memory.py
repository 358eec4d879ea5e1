"""What each seat of a table remembers of the cards it has seen, where the people agreed to be reminded.

It belongs to the seat, not to whoever sits there: it is made of what the seat heard and saw in this game, and
of nothing else, by whoever it was played. It follows from the log, as everything does.
"""

from __future__ import annotations

import logging

from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import Knowledge, nothing_known
from saloon.kernel.protocol import AnyGame

LOG = logging.getLogger("saloon.server.memory")

Memory = tuple[Knowledge, ...]
"""By seat; empty at a table that does without."""


def remembered(kind: AnyGame, game: Game, before: Memory, events: list[Event]) -> Memory:
    """What the seats know after these events; those who begin know nothing `before`."""
    seats = [PlayerId(seat) for seat in range(kind.seats(game))]
    known = before or [nothing_known() for _seat in seats]
    return tuple(learned(kind, game, seat, known[seat].clone(), events) for seat in seats)


def learned(
    kind: AnyGame, game: Game, seat: PlayerId, knowledge: Knowledge, events: list[Event]
) -> Knowledge:
    """What one seat knows after these events. A memory that breaks is lost; it must not stop the game."""
    try:
        kind.learn(knowledge, [event.seen_by(seat) for event in events], kind.view(game, seat))
    except Exception:
        LOG.exception("seat %d forgets all it has seen, at step %d", seat, game.step)
        return nothing_known()
    return knowledge
