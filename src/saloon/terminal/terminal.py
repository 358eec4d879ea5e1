"""The window or pipe that the game is played through: writing lines, reading lines."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from saloon.terminal.grammar import word_means
from saloon.terminal.keyboard import InputEnded, Keyboard, Pipe
from saloon.terminal.paint import folded
from saloon.text.cleaning import harmless
from saloon.text.texts import Texts

PLAIN_WIDTH = 80
PLAIN_HEIGHT = 60
"""Lines in a pipe have all the room there is."""
SPEEDS = {"slow": 1.5, "normal": 0.7, "fast": 0.2, "instant": 0.0}
"""Seconds that a bot's move stays on the screen."""


def no_clock() -> str:
    """Nobody is in a hurry."""
    return ""


class Left(Exception):
    """The person has left: the input is at its end, or he said so."""


class HarmlessConsole(Console):
    """Shows whatever it is given, whoever wrote it, and lets none of it steer the terminal."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            plain = segment.control is None and harmless(segment.text)
            yield Segment(plain, segment.style) if plain and plain != segment.text else segment


class Terminal:
    """Lines out, lines in. A pipe gets plain lines; a window is redrawn."""

    def __init__(self, texts: Texts, plain: bool = False) -> None:
        self.texts = texts
        self.has_person = sys.stdin.isatty() and sys.stdout.isatty()
        """Whether somebody sits there who can be asked things that are not part of the game."""
        self.redraws = self.has_person and not plain
        self.keyboard = Keyboard()
        self.pipe = Pipe()
        self.clock: Callable[[], str] = no_clock
        """Stands before the prompt and is kept up to date while the person types."""
        self.console = HarmlessConsole(
            highlight=False,
            markup=False,
            emoji=False,
            no_color=True if plain else None,
            width=None if self.has_person else PLAIN_WIDTH,
        )

    @property
    def width(self) -> int:
        return max(self.console.width, 60)

    @property
    def height(self) -> int:
        return self.console.height if self.redraws else PLAIN_HEIGHT

    def screen(self, lines: list[Text]) -> None:
        """Show a whole screen in place of the one before; in a pipe, simply after it."""
        if self.redraws:
            self.console.clear()
        for line in lines:
            line.rstrip()
            self.console.print(line, no_wrap=True, overflow="ignore", crop=True)

    def show(self, lines: Iterable[Text | str]) -> None:
        """Lines of text, wrapped between words."""
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            for row in folded(text, self.width):
                self.console.print(row, no_wrap=True, overflow="ignore")

    def say(self, key: str, **values: object) -> None:
        self.show(self.texts.fill(key, values).split("\n"))

    def say_whole(self, key: str, **values: object) -> None:
        """One line that is never broken, for programs that read it."""
        self.show_whole(self.texts.fill(key, values))

    def show_whole(self, text: str) -> None:
        """Lines that are never broken: to be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def read(self, prompt: str, bell: int | None = None) -> str:
        """The next line. In a pipe it is repeated, so that the transcript can be read.

        With a bell (a file that can be read when something happens) a person is interrupted by Rung. A
        pipe is not: what is typed into it has been thought of before.
        """
        prompt = harmless(prompt)
        if self.has_person and bell is not None:
            return self._read_or_ring(prompt, bell)
        if self.has_person:
            *above, last = folded(Text(prompt), self.width)
            self.show(above)
            try:
                return input(last.plain)
            except EOFError:
                self.console.print()
                raise Left from None
        line = self.pipe.line()
        if not line:
            raise Left
        self.console.print(f"{prompt}{line.rstrip()}")
        return line

    def _read_or_ring(self, prompt: str, bell: int) -> str:
        try:
            return self.keyboard.line(prompt, bell, self.redraws, self.clock)
        except InputEnded:
            raise Left from None

    def agrees(self, question: str) -> bool:
        """A question with yes as its usual answer."""
        while True:
            word = self.read(f"{question} {self.texts.say('terminal.prompt.yes')}").strip().casefold()
            if not word or word_means(word, "yes"):
                return True
            if word_means(word, "no"):
                return False

    def pause(self, seconds: float) -> None:
        """Let the person look."""
        if self.redraws and seconds:
            time.sleep(seconds)
