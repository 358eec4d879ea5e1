"""What everybody at a table is called. People have names; bots are given theirs.

A bot is the same somebody in every language: its name is written in the viewer's letters (Ada, Ада), and
which name it has depends on no language.
"""

from __future__ import annotations

from msgspec.structs import replace

from saloon.bots.noisy import read_name
from saloon.text.texts import LANGUAGES, Texts
from saloon.wire.lobby import SeatLine, TableFacts


def seat_names(facts: TableFacts, texts: Texts) -> list[str]:
    """What everybody at the table is called."""
    return with_bots([seat.name if seat.holder == "person" else "" for seat in facts.seats], texts)


def with_bots(names: list[str], texts: Texts) -> list[str]:
    """These names, and for each "" a bot's: one that goes with its seat, and never somebody else's."""
    words = texts.words("common.bot_names")
    taken = people_called_so(names)
    found = []
    for seat, name in enumerate(names):
        rotated = [(seat + step) % len(words) for step in range(len(words))]
        free = next((number for number in rotated if number not in taken), -1)
        if not name and free >= 0:
            taken.add(free)
        found.append(name or (words[free] if free >= 0 else f"{words[rotated[0]]} {seat + 1}"))
    return found


def people_called_so(names: list[str]) -> set[int]:
    """The bots' names, by number, that a person has in any language."""
    every = [Texts(language).words("common.bot_names") for language in LANGUAGES]
    return {number for words in every for number, word in enumerate(words) if word in names}


def named_facts(facts: TableFacts, texts: Texts) -> TableFacts:
    """The facts with names for the bots too."""
    names = seat_names(facts, texts)
    return replace(facts, seats=[named_seat(seat, names[seat.seat]) for seat in facts.seats])


def named_seat(seat: SeatLine, name: str) -> SeatLine:
    return replace(seat, name=name) if seat.holder == "bot" else seat


def bot_called(bot: str, texts: Texts) -> str:
    """What a bot of this kind is called: `Card sharp`, `Card sharp, vengeful`. Empty: nobody."""
    if not bot:
        return ""
    level = read_name(bot)
    name = texts.say(f"common.bot.{level.plain}.name")
    return f"{name}, {texts.say(f'common.character.{level.character}')}" if level.character else name
