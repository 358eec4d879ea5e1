"""Time for a whole game: each person has a bank, and gets a little more with every answer.

What was used follows from the log: an answer says how long it took. Whoever takes an answer back has used the
time all the same, and is not paid for the answer; otherwise time could be made.
"""

from __future__ import annotations

from saloon.kernel.ids import PlayerId
from saloon.server.entries import Answered, Entry, Interrupted, Started, TakenBack
from saloon.wire.lobby import NewTable

Spent = tuple[int, ...]
"""Milliseconds by seat, less those that answers have brought; empty: the table has no banks."""
SECOND = 1000


def spent_after(spent: Spent, entry: Entry, asked: PlayerId, wishes: NewTable) -> Spent:
    """What was used of each bank after an entry; `asked` was asked before it."""
    if not wishes.bank:
        return ()
    match entry:
        case Started():
            return (0,) * wishes.players
        case Answered(seat, _, by) if by in ("person", "clock"):
            return with_more(spent, seat, entry.took - wishes.increment * SECOND)
        case Interrupted():
            return with_more(spent, asked, entry.took)
        case TakenBack(seat):
            return with_more(spent, seat, wishes.increment * SECOND)
        case _:
            return spent


def with_more(spent: Spent, seat: PlayerId, more: int) -> Spent:
    if not 0 <= seat < len(spent):
        return spent
    return (*spent[:seat], spent[seat] + more, *spent[seat + 1 :])


def left_in(spent: Spent, seat: PlayerId, wishes: NewTable) -> float:
    """Seconds that are left in a seat's bank when it begins to think."""
    used = spent[seat] if seat < len(spent) else 0
    return max(0.0, wishes.bank - used / SECOND)
