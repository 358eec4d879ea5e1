"""A position as text: lines of `key: value` that a person can read and write, and what is wrong with them.

What a game's own lines say stands in its `position.py`; records that it does not lay out by hand (frames,
what is remembered of the turn) are spelt field by field by `saloon.kernel.spelling`.
"""

from __future__ import annotations

import json
from typing import Final

MOST_CHARACTERS: Final = 20_000
"""Of a whole text. A game with all boxes needs a quarter of it."""
MOST_LINES: Final = 400
MOST_NUMBER: Final = 1_000_000_000
"""No number of any game is greater: sums of money are the greatest."""
SHOWN: Final = 60
"""How much of what somebody wrote is said back to him."""
COMMENT: Final = "#"
ITEM: Final = "- "
REST: Final = "…"
"""In place of all cards that lie nowhere else, in the order of the seed."""
REST_TYPED: Final = "..."
UNKNOWN: Final = "?"
"""In place of something hidden; read, it is dealt by the seed. `?*4`: four of them."""

FAULTS: dict[str, str] = {
    "too_long": "the text is too long: {found}; at most {allowed}",
    "not_a_line": "{found} is no line of a position; lines look like {allowed}",
    "unknown_line": "{found} means nothing here; lines: {allowed}",
    "line_twice": "{found} stands there twice",
    "line_missing": "the line {found} is missing",
    "unknown_game": "there is no game {found}; games: {allowed}",
    "not_a_number": "{found} is not a number; allowed: {allowed}",
    "unknown_word": "{found} is not known here; allowed: {allowed}",
    "no_such_card": "there is no card {found}; allowed: {allowed}",
    "which_card": "{found} could be several cards; say which one: {allowed}",
    "none_left": "no card {found} is left: all of them lie somewhere already",
    "card_twice": "{found} lies in two places",
    "cards_missing": "these cards lie nowhere: {found}; name them, or end the deck with {allowed}",
    "too_few_cards": "there are more unknown cards ({found}) than are left",
    "no_such_record": "{found} is nothing that can be going on; allowed: {allowed}",
    "no_such_field": "{found} is no part of it; parts: {allowed}",
    "bad_value": "{found} does not fit here; it must be {allowed}",
    "not_closed": "something that was opened with {found} is not closed",
    "wrong_seats": "the seats are {found}; they must be {allowed}",
    "wrong_roles": "the roles are {found}; at such a table they are {allowed}",
    "no_turn": "nobody's turn: {found}; somebody who is still in must have it",
    "bad_setup": "such a game cannot be set up: {found}",
    "is_over": "the game is over there; nobody can play on",
    "not_the_deck": "the cards are not those of this deck: some lie nowhere, or were added",
    "cannot_go_on": "the rules cannot go on from there: {found}",
}
"""What can be wrong, in English; `position.fault` of the texts has it in every language."""


class BadPosition(ValueError):
    """A text that is no position: what is wrong, in which line (0: in the whole), and what is allowed."""

    def __init__(self, code: str, line: int = 0, found: str = "", allowed: str = "") -> None:
        self.code = code
        self.line = line
        self.found = shown(found)
        self.allowed = allowed
        where = f"line {line}: " if line else ""
        super().__init__(where + FAULTS[code].format(found=self.found, allowed=allowed))


def shown(found: str) -> str:
    """Something that a stranger wrote, fit to be said back: printable and short."""
    printable = "".join([letter if letter.isprintable() else " " for letter in found[: SHOWN + 1]]).strip()
    return printable if len(found) <= SHOWN else f"{printable[:SHOWN]}…"


class Line:
    """A line of the text: its number, what stands before the colon and after it, and the items below it."""

    __slots__ = ("items", "key", "number", "value")

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value
        self.items: list[Line] = []

    def words(self) -> list[str]:
        return self.value.split()

    def parts(self) -> list[str]:
        """The value, divided by bars."""
        return [part.strip() for part in self.value.split("|")]

    def whole(self) -> int:
        """The value as a number."""
        return number_in(self.value, self.number)


class Sheet:
    """The lines of a text. Whoever reads takes lines away; what is left at the end is not understood."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            raise BadPosition("too_long", 0, str(len(text)), str(MOST_CHARACTERS))
        require_readable(text, 0)
        lines = text.replace("\r\n", "\n").replace("\ufeff", "").split("\n")
        if len(lines) > MOST_LINES:
            raise BadPosition("too_long", 0, str(len(lines)), str(MOST_LINES))
        self.lines: list[Line] = []
        for place, line in enumerate(lines):
            self._add(place + 1, line.strip())
        self.asked: list[str] = []

    def _add(self, number: int, line: str) -> None:
        if not line or line.startswith(COMMENT):
            return
        if line.startswith(ITEM):
            if not self.lines:
                raise BadPosition("not_a_line", number, line, "key: value")
            self.lines[-1].items.append(Line(number, "", line[len(ITEM) :].strip()))
            return
        key, colon, value = line.partition(":")
        if not colon or not key.strip():
            raise BadPosition("not_a_line", number, line, "key: value")
        self.lines.append(Line(number, " ".join(key.split()), value.strip()))

    def take_all(self, key: str) -> list[Line]:
        """Every line of this key."""
        self.asked.append(key)
        found = [line for line in self.lines if line.key == key]
        self.lines = [line for line in self.lines if line.key != key]
        return found

    def take(self, key: str) -> Line | None:
        """The line of this key, if there is one."""
        found = self.take_all(key)
        if len(found) > 1:
            raise BadPosition("line_twice", found[1].number, key)
        return found[0] if found else None

    def text(self, key: str, otherwise: str = "") -> str:
        line = self.take(key)
        return otherwise if line is None else line.value

    def words(self, key: str) -> list[str]:
        line = self.take(key)
        return [] if line is None else line.words()

    def number(self, key: str, otherwise: int = 0) -> int:
        line = self.take(key)
        return otherwise if line is None else line.whole()

    def flag(self, key: str) -> bool:
        line = self.take(key)
        if line is None:
            return False
        if line.value not in ("yes", "no"):
            raise BadPosition("unknown_word", line.number, line.value, "yes, no")
        return line.value == "yes"

    def seats(self) -> list[Line]:
        """The lines of `p0`, `p1` and so on, as they stand."""
        self.asked.append("p0, p1, …")
        found = [line for line in self.lines if is_seat(line.key)]
        self.lines = [line for line in self.lines if not is_seat(line.key)]
        names = [line.key for line in found]
        wanted = [f"p{number}" for number in range(len(found))]
        for line in found:
            if names.count(line.key) > 1:
                raise BadPosition("line_twice", line.number, line.key)
        if not found or sorted([seat_of(name) for name in names]) != list(range(len(found))):
            raise BadPosition("wrong_seats", 0, ", ".join(names) or "—", ", ".join(wanted) or "p0, p1, …")
        return found

    def close(self) -> None:
        """Nothing may be left."""
        for line in self.lines:
            raise BadPosition("unknown_line", line.number, line.key, ", ".join(sorted(self.asked)))


def is_seat(word: str) -> bool:
    return len(word) in (2, 3) and word[0] == "p" and word[1:].isascii() and word[1:].isdigit()


def seat_of(word: str) -> int:
    return int(word[1:])


def number_in(word: str, line: int, least: int = -MOST_NUMBER, most: int = MOST_NUMBER) -> int:
    """A whole number."""
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > len(str(MOST_NUMBER)):
        raise BadPosition("not_a_number", line, word, f"{least} … {most}")
    number = int(word)
    if not least <= number <= most:
        raise BadPosition("not_a_number", line, word, f"{least} … {most}")
    return number


def game_in(text: str) -> str:
    """The key of the game that a text is a position of."""
    line = Sheet(text).take("game")
    if line is None or not line.words():
        raise BadPosition("line_missing", 0, "game")
    return line.words()[0]


def text_line(text: str) -> str:
    """A text that somebody chose, such as a seed, so that it stands in one line."""
    if text and text == " ".join(text.split()) and text.isprintable() and not text.startswith('"'):
        return text
    return json.dumps(text)


def text_of(value: str, line: int) -> str:
    """The text that `text_line` wrote."""
    if not value.startswith('"'):
        return value
    try:
        found = json.loads(value)
    except ValueError:
        raise BadPosition("bad_value", line, value, '"…"') from None
    if not isinstance(found, str):
        raise BadPosition("bad_value", line, value, '"…"')
    require_readable(found, line)
    return found


def require_readable(text: str, line: int) -> None:
    """Whatever is no text at all (half a character) stands nowhere."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadPosition("bad_value", line, "", "UTF-8") from None


def counted(words: list[str]) -> list[str]:
    """The words, with unknown ones side by side counted: `?*4`."""
    found: list[str] = []
    unknown = 0
    for word in [*words, ""]:
        if word == UNKNOWN:
            unknown += 1
            continue
        if unknown:
            found.append(UNKNOWN if unknown == 1 else f"{UNKNOWN}*{unknown}")
            unknown = 0
        found.append(word)
    return found[:-1]


def uncounted(words: list[str], line: int, most: int) -> list[str]:
    """The words that `counted` counted; not more than so many."""
    found: list[str] = []
    for word in words:
        if word.startswith(f"{UNKNOWN}*"):
            found += [UNKNOWN] * number_in(word[2:], line, 1, most)
        else:
            found.append(word)
        if len(found) > most:
            raise BadPosition("too_long", line, str(len(found)), str(most))
    return found


def known_word(word: str, allowed: list[str], line: int) -> str:
    """One of these words, and no other."""
    if word not in allowed:
        raise BadPosition("unknown_word", line, word, ", ".join(allowed))
    return word
