"""What the positions of all games have in common: a sheet that is written, a sheet that is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame, Game
from saloon.kernel.laying import NOTHING, Laying, Place
from saloon.kernel.positions import (
    BadPosition,
    Line,
    Sheet,
    is_seat,
    known_word,
    number_in,
    seat_of,
    text_line,
    text_of,
)
from saloon.kernel.spelling import Spelling

LONGEST_STACK: Final = 64
NOBODY: Final = "none"
"""In place of whose turn it is."""


class PositionWriter:
    """A state that is being written down, line by line."""

    def __init__(self, spelling: Spelling, hidden: bool) -> None:
        self.speller = spelling
        self.hidden = hidden
        """Whether it is what somebody sees: the seed and the uses of chance are not his to know."""
        self.lines: list[str] = []

    def say(self, key: str, words: str) -> None:
        """A line, if there is anything to say."""
        if words:
            self.lines.append(f"{key}: {words}")

    def say_number(self, key: str, number: int, usual: int = 0) -> None:
        if number != usual:
            self.say(key, str(number))

    def say_flag(self, key: str, flag: bool) -> None:
        if flag:
            self.say(key, "yes")

    def say_seats(self, key: str, numbers: Sequence[int]) -> None:
        self.say(key, " ".join([f"p{number}" for number in numbers]))

    def say_seed(self, seed: str) -> None:
        if not self.hidden:
            self.say("seed", text_line(seed))

    def say_turn(self, turn: int, turns: int) -> None:
        who = NOBODY if turn == NONE else f"p{turn}"
        self.say("turn", who if turn == NONE and turns == 0 else f"{who} {turns}")

    def say_chosen(self, preset: str, chosen: list[list[str]]) -> None:
        self.say("preset", preset)
        self.say("rules", " ".join([f"{pair[0]}={pair[1]}" for pair in chosen]))

    def say_frames(self, key: str, frames: list[Frame[Any]]) -> None:
        self.lines.append(f"{key}:")
        for frame in frames:
            self.lines.append(f"- {self.speller.write_named(frame)}")

    def say_end(self, game: Game, winners: Sequence[int], seed: str) -> None:
        """What stands in the last lines: how it ended, and how often chance was used."""
        self.say_flag("over", game.over)
        self.say_seats("winners", winners)
        if self.hidden:
            return
        if game.chance.seed != seed:
            self.say("chance seed", text_line(game.chance.seed))
        if any([used > 0 for used in game.chance.drawn]):  # noqa: C419 (compiled)
            self.say("chance", " ".join([str(used) for used in game.chance.drawn]))

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


class PositionReader:
    """A text that is being read, line by line."""

    def __init__(self, sheet: Sheet, game: str) -> None:
        self.sheet = sheet
        self.seat_lines = sheet.seats()
        """In the order in which they stand."""
        line = sheet.take("game")
        if line is not None:
            words = line.words()
            known_word(words[0] if words else "", [game], line.number)

    def seed(self, otherwise: str) -> str:
        line = self.sheet.take("seed")
        return otherwise if line is None else text_of(line.value, line.number)

    def preset(self, presets: list[str]) -> str:
        line = self.sheet.take("preset")
        return presets[0] if line is None else known_word(line.value, presets, line.number)

    def chosen(self, options: dict[str, list[str]]) -> list[list[str]]:
        """Rule options and their values."""
        found: list[list[str]] = []
        for line in self.sheet.take_all("rules"):
            for word in line.words():
                name, _sign, value = word.partition("=")
                known_word(name, list(options), line.number)
                known_word(value, options[name], line.number)
                found.append([name, value])
        return found

    def seat_in(self, word: str, line: int) -> int:
        """Somebody at the table, by name."""
        if not is_seat(word) or seat_of(word) >= len(self.seat_lines):
            known = ", ".join([f"p{number}" for number in range(len(self.seat_lines))])
            raise BadPosition("unknown_word", line, word, known)
        return seat_of(word)

    def seats_in(self, key: str) -> list[int]:
        line = self.sheet.take(key)
        return [] if line is None else [self.seat_in(word, line.number) for word in line.words()]

    def turn(self, usual: int) -> tuple[int, int]:
        """Whose turn it is, and which one."""
        line = self.sheet.take("turn")
        if line is None or not line.words():
            return usual, 1
        words = line.words()
        turns = number_in(words[1], line.number, 0) if len(words) > 1 else NONE
        if words[0] == NOBODY:
            return NONE, max(turns, 0)
        return self.seat_in(words[0], line.number), 1 if turns == NONE else turns

    def chance(self, seed: str, streams: int) -> Chance:
        own = self.sheet.take("chance seed")
        line = self.sheet.take("chance")
        used: list[int] = []
        if line is not None:
            used = [number_in(word, line.number, 0) for word in line.words()]
            if len(used) > streams:
                raise BadPosition("too_long", line.number, str(len(used)), str(streams))
        return Chance(
            seed if own is None else text_of(own.value, own.number), used + [0] * (streams - len(used))
        )

    def frames(self, spelling: Spelling, line: Line) -> list[Frame[Any]]:
        """The frames in the items below a line, the lowest of the stack first."""
        if len(line.items) > LONGEST_STACK:
            raise BadPosition("too_long", line.number, str(len(line.items)), str(LONGEST_STACK))
        found: list[Frame[Any]] = []
        for item in line.items:
            frame = spelling.read_named(item)
            if not isinstance(frame, Frame):
                raise BadPosition("no_such_record", item.number, item.value, spelling.known())
            found.append(frame)
        return found

    def pile(self, laying: Laying, key: str, otherwise: str, holes: bool = False) -> Place:
        """Cards in a line, the top one first; `holes` are kept where there may be some."""
        line = self.sheet.take(key)
        if line is None:
            return laying.place(otherwise.split(), 0)
        return laying.place([word for word in line.words() if holes or word != NOTHING], line.number)
