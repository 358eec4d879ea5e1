"""How a deal went at several tables, in the terminal."""

from __future__ import annotations

from saloon.text.texts import Texts
from saloon.wire.club import ComparedTable, Comparison


def comparison_lines(found: Comparison, texts: Texts) -> list[str]:
    """Each table with its people, how each seat came out, and where it parted from mine."""
    lines = [line for one in found.tables for line in table_lines(one, texts)]
    return lines if len(found.tables) > 1 else [*lines, texts.say("join.same.alone")]


def table_lines(one: ComparedTable, texts: Texts) -> list[str]:
    say = texts.say
    people = ", ".join(seat.name for seat in one.seats if seat.person)
    head = say("join.same.mine" if one.mine else "join.same.table", people=people, table=one.table)
    lines = ["", head, f"  {say('join.same.answers', one.answers)}"]
    for seat in one.seats:
        result = say("join.history.won" if seat.won else "join.history.lost")
        lines.append(f"  {', '.join([seat.name, seat.side_name, result, *seat.left])}")
    if not one.mine:
        parted = say("join.same.parted", max(0, one.parted), name=one.parted_name)
        lines.append(f"  {say('join.same.alike') if one.parted < 0 else parted}")
    return lines
