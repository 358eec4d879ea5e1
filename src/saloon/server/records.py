"""A finished game: as a file with its seed and every answer, or entry by entry with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import saloon
from saloon.kernel.records import GameRecord, state_hash
from saloon.server.entries import Started
from saloon.server.log import Moment, TableLog
from saloon.server.refused import Refused
from saloon.server.state import answer_of


def finished_record(log: TableLog) -> bytes:
    """The last game that was played to its end at this table, as `saloon replay` reads it.

    One that was played by other rules too: whoever has a program with those rules can replay it.
    """
    number = finished_round(log)
    dealt = log.round_entries(number)[0]
    assert isinstance(dealt, Started)
    *_, (_, end) = last_game(log)
    names = [chair.name if chair.user else "" for chair in end.party.chairs]
    game = log.state.game if number == log.state.party.round else end.game
    found = "" if game is None else state_hash(game)
    return GameRecord(
        end.kind.key, dealt.setup, log.answers(number), found, saloon.__version__, names
    ).to_bytes()


def finished_moments(log: TableLog) -> Iterator[Moment]:
    """The last finished game from its deal to its end, if today's rules can follow it."""
    follows = log.state.whole or finished_round(log) != log.state.party.round
    for moment in last_game(log):
        if not follows or not moment.state.whole:
            raise Refused("other_rules", "this game was played by other rules; its record can be had")
        yield moment


def position_at(log: TableLog, seq: int, user: str, opened: bool) -> str:
    """A moment of a game as text: as this person may see it, or all of it when that game is over."""
    moments = finished_moments(log) if opened else log.moments(seq - 1)
    state = next((moment.state for moment in moments if moment.state.seq == seq), None)
    if state is None or state.game is None:
        raise Refused("not_playing", f"no game is played at entry {seq}")
    if opened:
        return state.kind.position(state.game)
    return state.kind.view_position(state.kind.view(state.game, state.party.seat_of(user)))


def last_game(log: TableLog) -> Iterator[Moment]:
    """The last finished game from its deal to its last answer."""
    number = finished_round(log)
    acted = [at for at, entry in enumerate(log.round_entries(number)) if answer_of(entry)]
    return islice(log.moments(log.round_began(number)), max(acted, default=0) + 1)


def finished_round(log: TableLog) -> int:
    """The number of the last game that was played to its end."""
    party = log.state.party
    number = party.round - 1 if party.phase == "playing" else party.round
    if log.round_began(number) < 0:
        raise Refused("not_over", "no game was finished at this table yet; a running one is not told")
    return number
