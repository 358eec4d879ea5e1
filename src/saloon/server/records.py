"""Finished games: as files with their seeds and every answer, or entry by entry with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import to_builtins

import saloon
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import GameRecord, SeriesRecord, Sitting, state_hash
from saloon.server.breaths import Breaths
from saloon.server.entries import Closed, Entry, Kicked, Rematch, Sat, Started, Stood, Stopped, TakenBack
from saloon.server.log import Moment, TableLog
from saloon.server.party import NOBODY
from saloon.server.refused import Refused
from saloon.server.state import TableState, answer_of
from saloon.wire.fairness import Proof, commitment_of
from saloon.wire.messages import GameSpan


async def finished_record(log: TableLog, breaths: Breaths) -> bytes:
    """The last game that was played to its end at this table, as `saloon replay` reads it.

    One that was played by other rules too: whoever has a program with those rules can replay it.
    """
    return (await record_of(log, last_finished(log), breaths)).to_bytes()


def series_of(log: TableLog) -> list[int]:
    """The number of the last finished game, and of all before it that it follows from."""
    numbers = [last_finished(log)]
    while dealt(log, numbers[0]).follows:
        numbers.insert(0, numbers[0] - 1)
    return numbers


async def series_record(log: TableLog, breaths: Breaths) -> bytes:
    """The last finished game and all before it that it follows from, in one file."""
    campaign = log.state.party.campaign
    closed = campaign is not None and campaign.closed
    games = [await record_of(log, number, breaths) for number in series_of(log)]
    return SeriesRecord(games, closed).to_bytes()


async def record_of(log: TableLog, number: int, breaths: Breaths) -> GameRecord:
    end = log.state
    async for moments in breaths.all(moments_of(log, number)):
        end = moments[-1].state
    party = log.state.party
    names = [chair.name if chair.user else "" for chair in end.party.chairs]
    lost = party.other_rules and number == party.round
    found = "" if lost or end.game is None else state_hash(end.game)
    setup = dealt(log, number).setup
    sittings = sittings_of(log, number)
    proof = proof_of(log, number)
    version = saloon.__version__
    return GameRecord(end.kind.key, setup, log.answers(number), found, version, names, sittings, proof)


def proof_of(log: TableLog, number: int) -> object:
    """What its deal follows from, as plain data; None where it was chosen, or is of an older version."""
    started, state = next(moments_of(log, number))
    if not isinstance(started, Started) or started.lots is None:
        return None
    secret = state.party.seed
    return to_builtins(Proof(secret, commitment_of(secret), started.lots, state.party.repeats is not None))


def sittings_of(log: TableLog, number: int) -> list[Sitting]:
    """Who sat where from the deal on, and who sat down or left in the game, after so many answers."""
    _, start = next(moments_of(log, number))
    found = [
        Sitting(0, PlayerId(seat), chair.name) for seat, chair in enumerate(start.party.chairs) if chair.user
    ]
    answers = 0
    for entry in log.round_entries(number):
        match entry:
            case Sat(seat, _, name):
                found.append(Sitting(answers, seat, name))
            case Stood(seat) | Kicked(seat) if seat != NOBODY:
                found.append(Sitting(answers, seat, ""))
            case TakenBack():
                answers -= 1
            case Rematch():
                break
            case _:
                answers += bool(answer_of(entry))
    return found


def finished_moments(log: TableLog, seq: int | None = None) -> Iterator[Moment]:
    """A finished game from its deal to its end, if today's rules can follow it: the last, or an entry's."""
    number = last_finished(log) if seq is None else finished_at(log, seq)
    follows = log.state.whole or number != log.state.party.round
    for moment in moments_of(log, number):
        if not follows or not moment.state.whole:
            raise Refused("other_rules", "this game was played by other rules; its record can be had")
        yield moment


async def position_at(log: TableLog, seq: int, user: str, opened: bool, breaths: Breaths) -> str:
    """A moment of a game as text: as this person may see it, or all of it when that game is over."""
    moments = finished_moments(log, seq) if opened else islice(log.moments(seq - 1), 1)
    state: TableState | None = None
    async for some in breaths.all(moments):
        state = next((moment.state for moment in some if moment.state.seq == seq), state)
    if state is None or state.game is None:
        raise Refused("not_playing", f"no game is played at entry {seq}")
    if opened:
        return state.kind.position(state.game)
    return state.kind.view_position(state.kind.view(state.game, state.party.seat_of(user)))


def moments_of(log: TableLog, number: int) -> Iterator[Moment]:
    """A game from its deal to its last answer."""
    span = span_of(log, number)
    return islice(log.moments(span.first - 1), span.last - span.first + 1)


def finished_spans(log: TableLog) -> list[GameSpan]:
    """Where in the log each finished game is."""
    every = [span_of(log, number) for number in range(1, log.state.party.round + 1)]
    return [span for span in every if is_finished(log, span.round)]


def span_of(log: TableLog, number: int) -> GameSpan:
    acted = [at for at, entry in enumerate(log.round_entries(number)) if answer_of(entry)]
    first = log.round_began(number) + 1
    return GameSpan(number, first, first + max(acted, default=0), dealt(log, number).follows)


def dealt(log: TableLog, number: int) -> Started:
    entry = log.round_entries(number)[0]
    assert isinstance(entry, Started)
    return entry


def is_finished(log: TableLog, number: int) -> bool:
    """Whether this game came to its end, and was not broken off."""
    party = log.state.party
    if number == party.round and party.phase == "playing":
        return False
    return not any(map(breaks_off, log.round_entries(number)))


def breaks_off(entry: Entry) -> bool:
    return isinstance(entry, Stopped) or (isinstance(entry, Closed) and entry.unfinished)


def last_finished(log: TableLog) -> int:
    """The number of the last game that was played to its end."""
    for number in range(log.state.party.round, 0, -1):
        if is_finished(log, number):
            return number
    raise Refused("not_over", "no game was finished at this table yet; a running one is not told")


def finished_at(log: TableLog, seq: int) -> int:
    """The number of the finished game that an entry belongs to; what was before the first belongs to it."""
    last_finished(log)
    number = game_at(log, seq)
    if not is_finished(log, number):
        raise Refused("not_over", "this game is not over; a running one is not told")
    return number


def game_at(log: TableLog, seq: int) -> int:
    """The number of the game that an entry belongs to; what was before the first belongs to it."""
    return max(1, sum(log.round_began(one) < seq for one in range(1, log.state.party.round + 1)))
