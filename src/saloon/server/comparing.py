"""How a deal went at several tables, beside one another, in words."""

from __future__ import annotations

from saloon.kernel.ids import PlayerId
from saloon.server.deals import Result
from saloon.server.histories import side_name
from saloon.text.texts import Texts
from saloon.wire.club import ComparedSeat, ComparedTable, Comparison
from saloon.wire.names import with_bots


def compared(game: str, results: dict[str, Result], user: str, texts: Texts) -> Comparison:
    """All tables beside the one at which this person played."""
    mine = next(result for result in results.values() if user in result.users)
    return Comparison([beside(mine, game, table, result, texts) for table, result in results.items()])


def beside(mine: Result, game: str, table: str, result: Result, texts: Texts) -> ComparedTable:
    seats = seats_of(game, result, texts)
    first = result.seqs[0] if result.seqs else 0
    told = ComparedTable(table, len(result.answers), seats, first, result is mine)
    place = parted(mine.answers, result.answers)
    if place < 0:
        return told
    told.parted = place
    told.parted_name = seats[result.seats[min(place, len(result.seats) - 1)]].name
    told.here = mine.seqs[min(place, len(mine.seqs) - 1)]
    told.there = result.seqs[min(place, len(result.seqs) - 1)]
    return told


def seats_of(game: str, result: Result, texts: Texts) -> list[ComparedSeat]:
    names = with_bots(result.names, texts)
    return [
        ComparedSeat(
            PlayerId(seat),
            names[seat],
            side,
            side_name(game, side, texts),
            seat in result.winners,
            bool(result.users[seat]),
            [texts.say(f"common.left.{name}", number) for name, number in result.figures[seat].items()],
        )
        for seat, side in enumerate(result.sides)
    ]


def parted(mine: list[str], theirs: list[str]) -> int:
    """How many answers were the same before one was not; -1: all of them."""
    if mine == theirs:
        return -1
    same = (one == other for one, other in zip(mine, theirs, strict=False))
    return next((place for place, alike in enumerate(same) if not alike), min(len(mine), len(theirs)))
