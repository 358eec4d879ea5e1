"""Records spelt as words, field by field, and read again: `Shot shooter=p2 target=p0 card=bang#17 is_bang`.

What a field holds is said by its name, in a table of its game (`meanings`): a card, a figure, a flag. Such a
field is written by name and left out at its default. A field that the table does not know is written as it
is, so that a new record needs no line anywhere.
"""

from __future__ import annotations

import json
from typing import Final

from saloon.kernel.codec import Record, known_records
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.positions import MOST_NUMBER, UNKNOWN, BadPosition, Line, is_seat, number_in, seat_of
from saloon.kernel.views import HIDDEN

MOST_IN_RECORD: Final = 10_000
"""Of a number within a record: counts, stages, places."""
DEEPEST: Final = 8
"""How far records may stand within records."""

NUMBER: Final = "number"
AMOUNT: Final = "amount"
"""A number that may be great: a sum of money."""
OPTIONAL: Final = "optional"
"""A number, NONE where there is none."""
FLAG: Final = "flag"
TEXT: Final = "text"
RECORD: Final = "record"
"""A record, or nothing; `record:StepTaken` names its class."""
CARD: Final = "card"
SEAT: Final = "seat"
"""A figure or a player."""
DEFINITION: Final = "definition"
MANY: Final = "s"
"""Behind one of these: a list of them."""

OPENING: Final = "[{"
CLOSING: Final = "]}"
MARKS: Final = "[]{}="


class Token:
    """A word, a mark or a quoted text."""

    __slots__ = ("quoted", "word")

    def __init__(self, word: str, quoted: bool = False) -> None:
        self.word = word
        self.quoted = quoted

    def is_mark(self, mark: str) -> bool:
        return self.word == mark and not self.quoted


def tokens_of(line: Line) -> list[Token]:
    """The words of a line; what stands between quotation marks is one."""
    found: list[Token] = []
    text = line.value
    start = NONE
    place = 0
    while place < len(text):
        letter = text[place]
        if start != NONE and (letter.isspace() or letter in MARKS or letter == '"'):
            found.append(Token(text[start:place]))
            start = NONE
        if letter == '"':
            end = end_of_quote(text, place, line)
            found.append(Token(quoted_in(text[place:end], line), True))
            place = end
            continue
        if letter in MARKS:
            found.append(Token(letter))
        elif start == NONE and not letter.isspace():
            start = place
        place += 1
    if start != NONE:
        found.append(Token(text[start:]))
    return found


def end_of_quote(text: str, start: int, line: Line) -> int:
    place = start + 1
    while place < len(text):
        if text[place] == "\\":
            place += 1
        elif text[place] == '"':
            return place + 1
        place += 1
    raise BadPosition("not_closed", line.number, '"')


def quoted_in(text: str, line: Line) -> str:
    try:
        found = json.loads(text)
    except ValueError:
        raise BadPosition("bad_value", line.number, text, '"…"') from None
    return str(found)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


class Spelling:
    """How one game spells its records. A game gives names to its cards and definitions."""

    def __init__(self, meanings: dict[str, str], records: dict[str, type[Record]], seats: int) -> None:
        self.meanings = meanings
        """By field, or by `Class.field` where a class means something else by the word."""
        self.records = records
        self.seats = seats
        """How many figures or players there are."""

    # Names, by the game

    def card_name(self, card: int) -> str:
        raise NotImplementedError

    def card_named(self, word: str, line: int) -> int:
        raise NotImplementedError

    def definition_name(self, definition: int) -> str:
        raise NotImplementedError

    def definition_named(self, word: str, line: int) -> int:
        raise NotImplementedError

    # Writing

    def meaning(self, record: str, field: str) -> str:
        return self.meanings.get(f"{record}.{field}", self.meanings.get(field, ""))

    def write(self, record: Record) -> str:
        """The fields of a record that are not at their defaults."""
        name = type(record).__name__
        names: tuple[str, ...] = type(record).fields
        words: list[str] = []
        for field in names:
            value = getattr(record, field)
            meaning = self.meaning(name, field)
            if meaning == FLAG and value is True:
                words.append(field)
            elif not meaning or value != default_of(meaning):
                words.append(f"{field}={self.value(meaning, value)}")
        return " ".join(words)

    def write_named(self, record: Record) -> str:
        """A record with the name of its class."""
        return f"{type(record).__name__} {self.write(record)}".rstrip()

    def value(self, meaning: str, value: object) -> str:
        if isinstance(value, list):
            return f"[{' '.join([self.value(one_of(meaning), one) for one in value])}]"
        if isinstance(value, Record):
            return f"{{{self.write_named(value)}}}"
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.name(meaning, value)
        return quoted(str(value))

    def name(self, meaning: str, number: int) -> str:
        """A number by the name of what it means."""
        if number == HIDDEN and meaning in (CARD, DEFINITION):
            return UNKNOWN
        if number >= 0:
            if meaning == CARD:
                return self.card_name(number)
            if meaning == SEAT:
                return f"p{number}"
            if meaning == DEFINITION:
                return self.definition_name(number)
        return str(number)

    # Reading

    def read_named(self, line: Line) -> Record:
        """The record that stands in a line, with the name of its class."""
        tokens = tokens_of(line)
        if not tokens or tokens[0].quoted or tokens[0].word in MARKS:
            raise BadPosition("no_such_record", line.number, line.value, self.known())
        return Reading(self, tokens, line.number).record()

    def read(self, name: str, line: Line) -> Record:
        """A record of this class: its fields stand in a line."""
        return Reading(self, [Token(name), *tokens_of(line)], line.number).record()

    def known(self) -> str:
        return ", ".join(sorted(self.records))

    def numbered(self, meaning: str, word: str, line: int) -> int:
        """The number that a word means."""
        if word == UNKNOWN and meaning in (CARD, DEFINITION):
            return HIDDEN
        if meaning == SEAT and is_seat(word) and seat_of(word) < self.seats:
            return seat_of(word)
        if meaning in (CARD, DEFINITION, SEAT) and not word.startswith("-"):
            if meaning == CARD:
                return self.card_named(word, line)
            if meaning == DEFINITION:
                return self.definition_named(word, line)
            raise BadPosition("unknown_word", line, word, f"p0 … p{self.seats - 1}")
        return number_in(word, line, HIDDEN, MOST_NUMBER if meaning == AMOUNT else MOST_IN_RECORD)


class Reading:
    """The tokens of one record, read from left to right."""

    def __init__(self, spelling: Spelling, tokens: list[Token], line: int) -> None:
        self.spelling = spelling
        self.tokens = tokens
        self.line = line
        self.at = 0

    def ended(self) -> bool:
        return self.at >= len(self.tokens)

    def peek(self, mark: str) -> bool:
        return not self.ended() and self.tokens[self.at].is_mark(mark)

    def next(self) -> Token:
        if self.ended():
            raise BadPosition("not_closed", self.line, self.tokens[-1].word if self.tokens else "")
        token = self.tokens[self.at]
        self.at += 1
        return token

    def record(self) -> Record:
        """All of the tokens are one record."""
        made = self.fields_of(self.next().word, 0)
        if not self.ended():
            raise BadPosition("bad_value", self.line, self.tokens[self.at].word, "a part of the record")
        return made

    def fields_of(self, name: str, depth: int) -> Record:
        spelling = self.spelling
        if name not in spelling.records:
            raise BadPosition("no_such_record", self.line, name, spelling.known())
        if depth > DEEPEST:
            raise BadPosition("bad_value", self.line, name, f"at most {DEEPEST} deep")
        kind = spelling.records[name]
        names: tuple[str, ...] = kind.fields
        given: dict[str, object] = {}
        while not self.ended() and not self.peek("}"):
            field = self.next().word
            if field not in names:
                raise BadPosition("no_such_field", self.line, field, ", ".join(names) or "—")
            if field in given:
                raise BadPosition("line_twice", self.line, field)
            meaning = spelling.meaning(name, field)
            if self.peek("="):
                self.next()
                given[field] = self.value(meaning, depth + 1)
            elif meaning == FLAG:
                given[field] = True
            else:
                raise BadPosition("bad_value", self.line, field, f"{field}=…")
        values: list[object] = []
        for field in names:
            meaning = spelling.meaning(name, field)
            if field not in given and not meaning:
                raise BadPosition("line_missing", self.line, field)
            values.append(given[field] if field in given else default_of(meaning))
        try:
            return kind(*values)
        except (TypeError, ValueError) as error:
            raise BadPosition("bad_value", self.line, str(error), name) from error

    def value(self, meaning: str, depth: int) -> object:
        token = self.next()
        if token.is_mark("["):
            if meaning and not is_many(meaning):
                raise BadPosition("bad_value", self.line, "[", describe(meaning))
            if depth > DEEPEST:
                raise BadPosition("bad_value", self.line, "[", f"at most {DEEPEST} deep")
            found: list[object] = []
            while not self.peek("]"):
                found.append(self.value(one_of(meaning), depth + 1))
            self.next()
            return found
        if token.is_mark("{"):
            return self.nested(meaning, depth)
        if not token.quoted and token.word in MARKS:
            raise BadPosition("bad_value", self.line, token.word, describe(meaning))
        return self.scalar(meaning, token)

    def nested(self, meaning: str, depth: int) -> Record:
        name = self.next().word
        if meaning and not meaning.startswith(RECORD):
            raise BadPosition("bad_value", self.line, name, describe(meaning))
        wanted = meaning.partition(":")[2]
        if wanted and name != wanted:
            raise BadPosition("bad_value", self.line, name, wanted)
        made = self.fields_of(name, depth + 1)
        if not self.peek("}"):
            raise BadPosition("not_closed", self.line, "{")
        self.next()
        return made

    def scalar(self, meaning: str, token: Token) -> object:
        """A word on its own."""
        word = token.word
        if meaning == TEXT or (not meaning and token.quoted):
            if token.quoted:
                return word
            raise BadPosition("bad_value", self.line, word, describe(TEXT))
        if token.quoted or is_many(meaning):
            raise BadPosition("bad_value", self.line, word, describe(meaning))
        if meaning.startswith(RECORD):
            if word == "none":
                return None
            raise BadPosition("bad_value", self.line, word, describe(meaning))
        if meaning in ("", FLAG) and word in ("yes", "no"):
            return word == "yes"
        if meaning == FLAG:
            raise BadPosition("bad_value", self.line, word, "yes, no")
        if not meaning and word == "none":
            return None
        return self.spelling.numbered(meaning, word, self.line)


_SPELT: dict[str, dict[str, type[Record]]] = {}


def spelt_records(package: str, meanings: dict[str, str]) -> dict[str, type[Record]]:
    """The records that may stand in a position of a game: its frames, and what their fields hold."""
    if package not in _SPELT:
        named = [meaning.partition(":")[2] for meaning in meanings.values()]
        _SPELT[package] = {
            name: kind
            for name, kind in known_records(package).items()
            if name in named or (issubclass(kind, Frame) and kind is not Frame)
        }
    return _SPELT[package]


def is_many(meaning: str) -> bool:
    return meaning.partition(":")[0].endswith(MANY)


def one_of(meaning: str) -> str:
    """What the items of such a list mean."""
    kind, colon, name = meaning.partition(":")
    return f"{kind.removesuffix(MANY)}{colon}{name}"


def describe(meaning: str) -> str:
    kind, _colon, name = meaning.partition(":")
    if is_many(meaning):
        return f"[{describe(one_of(meaning))} …]"
    if name:
        return f"{{{name} …}}"
    if kind == TEXT:
        return '"…"'
    return kind or "a value"


def default_of(meaning: str) -> object:
    """What a field of this meaning holds when nothing is said of it."""
    if is_many(meaning):
        return []
    if meaning in (NUMBER, AMOUNT):
        return 0
    if meaning == FLAG:
        return False
    if meaning == TEXT:
        return ""
    if meaning.startswith(RECORD):
        return None
    return NONE
