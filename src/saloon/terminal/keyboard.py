"""Reads lines from a window letter by letter: what is half typed survives when the screen is redrawn.

A library for line editing would want the whole window; here the table may ring at any letter.
"""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import select
import shutil
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator

from rich.cells import cell_len

KEYS = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.|.)?", re.DOTALL)
"""Arrows and other keys that are no letters."""
AFRESH = "\r\x1b[2K"
"""Back to the beginning of a line that is empty then."""
TICK = 0.5
"""Seconds between looks at the clock."""
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

    def line(self, prompt: str, bell: int, redraws: bool, clock: Callable[[], str] = str) -> str:
        """The next line; raises Rung if the bell rings first. A half-typed line is shown again next time."""
        now = clock()
        show(now + prompt + self.typed)
        with letter_by_letter():
            while True:
                while self._ahead:
                    letter, self._ahead = self._ahead[0], self._ahead[1:]
                    if letter in "\r\n":
                        line, self.typed = self.typed, ""
                        show("\n")
                        return line
                    self._take(letter, now + prompt)
                self._listen(bell, redraws, TICK if redraws and now else None)
                if redraws and now != clock() and fits(now + prompt + self.typed):
                    now = clock()
                    show(f"{AFRESH}{now}{prompt}{self.typed}")

    def _listen(self, bell: int, redraws: bool, within: float | None) -> None:
        """More letters, or the bell, or neither in so many seconds."""
        ready, _, _ = select.select([sys.stdin, bell], [], [], within)
        if bell in ready and sys.stdin not in ready:
            show(AFRESH if redraws else "\n")
            raise Rung
        if sys.stdin not in ready:
            return
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
            show(f"{AFRESH}{prompt}")
        elif letter.isprintable():
            self.typed += letter
            show(letter)

    def forget(self) -> None:
        """What was typed for one question must not answer the next one."""
        self.typed = self._ahead = ""


class Pipe:
    """Lines that another program gives."""

    def __init__(self) -> None:
        self._ahead = b""

    def line(self) -> str:
        """The next line with its end; empty at the end of the input. A Ctrl-C is heard at once."""
        try:
            source = sys.stdin.fileno()
        except (OSError, ValueError):
            return sys.stdin.readline()  # no file at all: a test that types from memory
        while b"\n" not in self._ahead:
            until_ready(source)
            data = os.read(source, 4096)
            if not data:
                break
            self._ahead += data
        line, end, self._ahead = self._ahead.partition(b"\n")
        return (line + end).decode("utf-8", "replace")


def until_ready(source: int) -> None:
    """Until there is something to read. A signal in the instant before the wait ends it too.

    Otherwise the interpreter, which looks for signals only between two of its steps, could begin to wait with
    one unheard.
    """
    if threading.current_thread() is not threading.main_thread():
        return  # no signals here
    woken, waker = socket.socketpair()
    with woken, waker:
        waker.setblocking(False)
        before = signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        try:
            select.select([source, woken.fileno()], [], [])
        finally:
            signal.set_wakeup_fd(before)


def fits(line: str) -> bool:
    """Whether a line is one row of the window, which can be written afresh."""
    return cell_len(line) < shutil.get_terminal_size().columns


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
