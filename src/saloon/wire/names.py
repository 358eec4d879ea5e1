"""What everybody at a table is called. People have names; bots are given theirs, in each language."""

from __future__ import annotations

from msgspec.structs import replace

from saloon.text.texts import Texts
from saloon.wire.lobby import SeatLine, TableFacts


def seat_names(facts: TableFacts, texts: Texts) -> list[str]:
    """What everybody at the table is called."""
    return with_bots([seat.name if seat.holder == "person" else "" for seat in facts.seats], texts)


def with_bots(names: list[str], texts: Texts) -> list[str]:
    """These names, and for each "" a bot's: one that goes with its seat, and never somebody else's."""
    taken = {name for name in names if name}
    found = []
    for seat, name in enumerate(names):
        found.append(name or free_name(seat, taken, texts))
        taken.add(found[-1])
    return found


def free_name(seat: int, taken: set[str], texts: Texts) -> str:
    names = texts.words("common.bot_names")
    rotated = [names[(seat + step) % len(names)] for step in range(len(names))]
    return next((name for name in rotated if name not in taken), f"{rotated[0]} {seat + 1}")


def named_facts(facts: TableFacts, texts: Texts) -> TableFacts:
    """The facts with names for the bots too."""
    names = seat_names(facts, texts)
    return replace(facts, seats=[named_seat(seat, names[seat.seat]) for seat in facts.seats])


def named_seat(seat: SeatLine, name: str) -> SeatLine:
    return replace(seat, name=name) if seat.holder == "bot" else seat
