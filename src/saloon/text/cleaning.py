"""Whatever people and files bring, made fit to be shown to others. Everything of theirs goes through here.

Stored is only what is clean; a terminal leaves out once more whatever could steer it.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Final

MOST_MARKS: Final = 3
"""Accents on one letter; more are a pile that hides the lines above and below."""
JOINER: Final = "\u200d"
AS_PICTURE: Final = "\ufe0f"
"""These two make one picture of several signs: kept where they do, and nowhere else."""
BLANK_SIGNS: Final = "\u2800\U0001d159"
"""Signs that show nothing, whatever Unicode calls them."""
IGNORABLE: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""What Unicode calls default-ignorable: letters among them, that nobody sees."""
LINE_ENDS: Final = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
DEPTH: Final = 16


class Unfit(ValueError):
    """Something that cannot be made fit: too long, or too deep."""

    def __init__(self, found: str, most: int) -> None:
        self.found = cleaned(found[:SHOWN])  # what is cut may end in the middle of a picture
        super().__init__(f"{self.found!r}… is too long; at most {most} characters")
        self.most = most


SHOWN: Final = 20
"""How much of what is too long is said back."""


def cleaned(text: str) -> str:
    """One line: composed, without controls, bidirectional and other invisible signs, blanks folded."""
    return " ".join(_visible(text).split())


def cleaned_lines(text: str) -> str:
    """The same for a text of several lines; blanks stay where they are."""
    whole = text.replace("\r\n", "\n")
    return "\n".join(_visible(line).rstrip() for line in whole.split("\n"))


def cleaned_plain(value: Any, most: int, depth: int = DEPTH) -> Any:
    """Plain data, such as a file has, with every text in it made one clean line of at most so many signs."""
    if isinstance(value, str):
        clean = cleaned(value)
        if len(clean) > most:
            raise Unfit(clean, most)
        return clean
    if depth == 0 and isinstance(value, list | dict):
        raise Unfit("[" * DEPTH, DEPTH)
    if isinstance(value, list):
        return [cleaned_plain(one, most, depth - 1) for one in value]
    if isinstance(value, dict):
        return {
            cleaned_plain(key, most, depth - 1): cleaned_plain(one, most, depth - 1)
            for key, one in value.items()
        }
    return value


def harmless(text: str) -> str:
    """Whatever a terminal shows: nothing that steers it or turns the writing round; all else as it is."""
    if text.isprintable():
        return text
    return "".join(sign for sign in text if sign in "\n\t" or not _steers(sign))


def is_clean(text: str) -> bool:
    return cleaned(text) == text


def _steers(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "C" and sign not in (JOINER, "\u200c")


def _visible(text: str) -> str:
    found: list[str] = []
    marks = 0
    signs = unicodedata.normalize("NFC", text)
    for at, sign in enumerate(signs):
        category = unicodedata.category(sign)
        if sign in BLANK_SIGNS or category[0] == "Z" or sign == "\t" or sign in LINE_ENDS:
            found.append(" ")
        elif sign in (JOINER, AS_PICTURE):
            if _makes_a_picture(found, sign, signs[at + 1 : at + 2]):
                found.append(sign)
            continue
        elif category[0] == "C" or _is_ignorable(sign):
            continue
        elif category[0] == "M":
            marks += category != "Mc"
            if marks <= MOST_MARKS and found and found[-1] != " ":
                found.append(sign)
            continue
        else:
            found.append(sign)
        marks = 0
    return unicodedata.normalize("NFC", "".join(found))


def _makes_a_picture(before: list[str], sign: str, after: str) -> bool:
    """A joiner stands between two pictures; the other sign after one, or after a digit of a key cap."""
    last = before[-1] if before else " "
    if sign == AS_PICTURE:
        return _is_picture(last) or last in "0123456789#*"
    return (_is_picture(last) or last == AS_PICTURE) and bool(after) and _is_picture(after)


def _is_picture(sign: str) -> bool:
    return unicodedata.category(sign) in ("So", "Sk") and sign not in BLANK_SIGNS


def _is_ignorable(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in IGNORABLE)
