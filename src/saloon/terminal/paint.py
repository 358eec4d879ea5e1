"""Colours of the terminal. Nothing is told by colour alone: suits have shape and letter, reach has a sign."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.text import Text

SUIT_STYLES = {"♥": "bold red", "♦": "dark_orange", "♠": "bold bright_white", "♣": "deep_sky_blue1"}
FACE = re.compile(r"(?P<face>(?:10|[2-9JQKA])(?P<sign>[♠♥♦♣]))(?P<letter>[A-ZА-Я])")

EMBLEM_STYLES = {"◆": "bold dark_orange", "▲": "bold deep_sky_blue1", "●": "bold magenta"}
"""Emblems of teams: shape and colour, and at the seats a letter too."""
EMBLEM = re.compile("[◆▲●]")

NUMBER = "bold yellow"
NAME = "bold"
QUIET = "dim"
LIFE = "red"
TURN = "bold green"
ALARM = "bold red"
EVENT = "bold cyan"
GHOST = "dim italic magenta"
STRUCK = "strike dim"


def painted(line: str, style: str = "") -> Text:
    """A line with its suits and emblems in colour."""
    text = Text(line, style=style)
    for match in FACE.finditer(line):
        text.stylize(SUIT_STYLES[match["sign"]], *match.span("face"))
        text.stylize(QUIET, *match.span("letter"))
    for match in EMBLEM.finditer(line):
        text.stylize(EMBLEM_STYLES[match[0]], *match.span())
    return text


def fitted(text: Text, width: int) -> Text:
    """Exactly so wide: cut with an ellipsis, or filled up with spaces."""
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def both_ends(left: Text, right: Text, width: int) -> Text:
    """One text at the left end of a line, another at its right end; the left one is cut if need be."""
    room = max(width - right.cell_len - 1, 1)
    return fitted(left, room).append(" ").append_text(right)


def wrapped(parts: list[Text], width: int, between: str) -> list[Text]:
    """Parts one after the other, in as many lines as it takes; no part is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + cell_len(between) + part.cell_len <= width:
            lines[-1].append(between).append_text(part)
        else:
            lines.append(part.copy())
    return lines


def folded(line: Text, width: int) -> list[Text]:
    """A long line in several, broken between words; the later ones of an indented line stand farther in."""
    spaces = len(line.plain) - len(line.plain.lstrip())
    indent = Text(" " * (spaces + 2 if spaces else 0))
    rows: list[Text] = []
    rest = line
    while rest.cell_len > width:
        cut = rest.plain.rfind(" ", len(indent) + 1, width + 1)
        cut = width if cut < 0 else cut
        rows.append(rest[:cut])
        tail = rest[cut:]
        rest = indent + tail[len(tail.plain) - len(tail.plain.lstrip()) :]
    return [*rows, rest]


def folded_words(line: str, style: str, width: int) -> list[Text]:
    """A painted line in as many as it takes, broken between words."""
    words = [painted(word, style) for word in line.split()]
    return wrapped(words, width, " ")
