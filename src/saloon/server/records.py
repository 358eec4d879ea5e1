"""A finished game as a file: with its seed, and every answer."""

from __future__ import annotations

import saloon
from saloon.kernel.records import GameRecord, state_hash
from saloon.server.entries import Started
from saloon.server.log import TableLog
from saloon.server.refused import Refused


def finished_record(log: TableLog) -> bytes:
    """The last game that was played to its end at this table, as `saloon replay` reads it."""
    party = log.state.party
    number = party.round - 1 if party.phase == "playing" else party.round
    entries = log.round_entries(number)
    if not entries:
        raise Refused("not_over", "no game was finished at this table yet; a running one is not told")
    dealt = entries[0]
    assert isinstance(dealt, Started)
    played = log.end_of_round(number)
    record = GameRecord(
        log.state.kind.key, dealt.setup, log.answers(number), state_hash(played), saloon.__version__
    )
    return record.to_bytes()
