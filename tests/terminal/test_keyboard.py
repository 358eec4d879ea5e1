"""Typing while things happen at the table."""

import os
import pty
import sys
from collections.abc import Callable, Iterator

import pytest

from saloon.terminal.keyboard import InputEnded, Keyboard, Rung, letter_by_letter


class Desk:
    """A window with a keyboard in front of it, and a bell."""

    def __init__(self, types: Callable[[bytes], None], ring: Callable[[], None], bell: int) -> None:
        self.types = types
        self.ring = ring
        self.bell = bell
        self.keyboard = Keyboard()

    def line(self) -> str:
        return self.keyboard.line("> ", self.bell, redraws=True)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    own, window = pty.openpty()
    bell, rope = os.pipe()
    with os.fdopen(window, "r", encoding="utf-8", closefd=True) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        with letter_by_letter():  # As when somebody types while he is asked: the window itself edits nothing.
            yield Desk(lambda data: written(own, data), lambda: written(rope, b"!"), bell)
    for descriptor in (own, bell, rope):
        os.close(descriptor)


def written(descriptor: int, data: bytes) -> None:
    assert os.write(descriptor, data) == len(data)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("bang 2\n", "bang 2"),
        ("пиво\n", "пиво"),
        ("bangg\x7f 2\n", "bang 2"),
        ("\x7f\x7f1\n", "1"),
        ("wrong\x15right\n", "right"),
        ("\x1b[A\x1b[D\x1bOP7\n", "7"),
        ("\n", ""),
    ],
)
def test_a_line_is_what_was_typed(desk: Desk, typed: str, line: str) -> None:
    desk.types(typed.encode())
    assert desk.line() == line


def test_what_is_half_typed_is_shown_again_after_the_bell(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.keyboard.typed = "say hel"
    desk.ring()
    with pytest.raises(Rung):
        desk.line()
    os.read(desk.bell, 1)
    capsys.readouterr()
    desk.types(b"lo\n")
    assert desk.line() == "say hello"
    assert capsys.readouterr().out.startswith("> say hel")


def test_lines_typed_ahead_come_one_after_the_other(desk: Desk) -> None:
    desk.types(b"1\n2\n")
    assert [desk.line(), desk.line()] == ["1", "2"]


def test_what_was_typed_for_another_question_is_forgotten(desk: Desk) -> None:
    desk.types(b"1\n2\n3")
    assert desk.line() == "1"
    desk.keyboard.forget()
    desk.types(b"4\n")
    assert desk.line().endswith("4")
    assert desk.keyboard.typed == ""


def test_the_end_of_the_input_leaves(desk: Desk) -> None:
    desk.types(b"\x04")
    with pytest.raises(InputEnded):
        desk.line()


class Clock:
    """Three seconds; at the next look two, and somebody ends his line."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.looks = 0

    def __call__(self) -> str:
        self.looks += 1
        if self.looks == 3:
            self.desk.types(b"!\n")
        return "[3 s] " if self.looks == 1 else "[2 s] "


@pytest.mark.parametrize(("columns", "ticks"), [(80, True), (8, False)])
def test_a_clock_before_the_prompt_ticks_where_the_line_is_one_row(
    desk: Desk,
    columns: int,
    ticks: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    desk.types(b"ha")
    line = desk.keyboard.line("> ", desk.bell, True, Clock(desk))
    shown = capsys.readouterr().out
    assert line == "ha!"
    assert shown.startswith("[3 s] > ")
    assert ("\r\x1b[2K[2 s] > " in shown) == ticks
