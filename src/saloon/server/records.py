"""A finished game: as a file with its seed and every answer, or entry by entry with everything open."""

from __future__ import annotations

from collections.abc import Iterator

import saloon
from saloon.kernel.records import GameRecord, state_hash
from saloon.server.entries import Started
from saloon.server.log import Moment, TableLog
from saloon.server.refused import Refused


def finished_record(log: TableLog) -> bytes:
    """The last game that was played to its end at this table, as `saloon replay` reads it."""
    number = finished_round(log)
    dealt = log.round_entries(number)[0]
    assert isinstance(dealt, Started)
    *_, (_, end) = finished_moments(log)
    assert end.game is not None
    names = [chair.name if chair.user else "" for chair in end.party.chairs]
    answers = log.answers(number)
    return GameRecord(
        end.kind.key, dealt.setup, answers, state_hash(end.game), saloon.__version__, names
    ).to_bytes()


def finished_moments(log: TableLog) -> Iterator[Moment]:
    """The last finished game from its deal to its end."""
    for moment in log.moments(log.round_began(finished_round(log))):
        yield moment
        if moment.state.game is None or moment.state.game.over:
            return


def finished_round(log: TableLog) -> int:
    """The number of the last game that was played to its end."""
    party = log.state.party
    number = party.round - 1 if party.phase == "playing" else party.round
    if log.round_began(number) < 0:
        raise Refused("not_over", "no game was finished at this table yet; a running one is not told")
    return number
