"""Reads lines from a window letter by letter: what is half typed survives when the screen is redrawn."""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import select
import sys
from collections.abc import Iterator

from rich.cells import cell_len

KEYS = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.|.)?", re.DOTALL)
"""Arrows and other keys that are no letters."""
END_OF_INPUT, CLEAR_LINE, BACKSPACES = "\x04", "\x15", "\x7f\b"


class Rung(Exception):
    """Something happened at the table before the person had typed a line."""


class InputEnded(Exception):
    """The person closed the input."""


class Keyboard:
    """The person's own line: typed so far, and typed ahead."""

    def __init__(self) -> None:
        self.typed = ""
        self._ahead = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def line(self, prompt: str, bell: int, redraws: bool) -> str:
        """The next line; raises Rung if the bell rings first. A half-typed line is shown again next time."""
        show(prompt + self.typed)
        with letter_by_letter():
            while True:
                while self._ahead:
                    letter, self._ahead = self._ahead[0], self._ahead[1:]
                    if letter in "\r\n":
                        line, self.typed = self.typed, ""
                        show("\n")
                        return line
                    self._take(letter, prompt)
                self._listen(bell, redraws)

    def _listen(self, bell: int, redraws: bool) -> None:
        """More letters, or the bell."""
        ready, _, _ = select.select([sys.stdin, bell], [], [])
        if sys.stdin not in ready:
            show("\r\x1b[2K" if redraws else "\n")
            raise Rung
        data = os.read(sys.stdin.fileno(), 1024)
        if not data:
            raise InputEnded
        self._ahead += KEYS.sub("", self._decoder.decode(data))

    def _take(self, letter: str, prompt: str) -> None:
        if letter == END_OF_INPUT and not self.typed:
            show("\n")
            raise InputEnded
        if letter in BACKSPACES:
            gone, self.typed = self.typed[-1:], self.typed[:-1]
            show("\b \b" * cell_len(gone))
        elif letter == CLEAR_LINE:
            self.typed = ""
            show(f"\r\x1b[2K{prompt}")
        elif letter.isprintable():
            self.typed += letter
            show(letter)

    def forget(self) -> None:
        """What was typed for one question must not answer the next one."""
        self.typed = self._ahead = ""


def show(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


@contextlib.contextmanager
def letter_by_letter() -> Iterator[None]:
    """The window gives each letter at once and does not show it by itself; Ctrl-C works as ever."""
    import termios

    window = sys.stdin.fileno()
    before = termios.tcgetattr(window)
    changed = termios.tcgetattr(window)
    changed[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(window, termios.TCSADRAIN, changed)
    try:
        yield
    finally:
        termios.tcsetattr(window, termios.TCSADRAIN, before)
