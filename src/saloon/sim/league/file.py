"""Files of lines: read as they are, mended where the last line is torn, and only ever added to."""

from __future__ import annotations

import fcntl
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, NamedTuple, Self

from saloon.sim.league.lines import GameLine, line_bytes, read_line


class BadLine(ValueError):
    """A line in the middle of a file that is no game of the league."""

    def __init__(self, file: Path, number: int) -> None:
        super().__init__(file, number)
        self.file = file
        self.number = number


class Busy(ValueError):
    """A file into which another run is writing."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.file = file


class Found(NamedTuple):
    """What was in a file: whole lines, how long they are together, and how much of a torn one follows."""

    lines: list[GameLine]
    length: int
    torn: int


def read_lines(file: Path) -> Found:
    """All lines of a file but a torn one at the end, which whoever was stopped while writing leaves."""
    return parse(file, file.read_bytes())


def parse(file: Path, data: bytes) -> Found:
    whole, _newline, tail = data.rpartition(b"\n")
    lines: list[GameLine] = []
    for number, part in enumerate(whole.split(b"\n") if whole else [], 1):
        line = read_line(part)
        if line is None:
            raise BadLine(file, number)
        lines.append(line)
    return Found(lines, len(data) - len(tail), len(tail))


class Ledger:
    """A file that is open for more lines. One run at a time writes into it."""

    def __init__(self, file: Path) -> None:
        self._file: IO[bytes] = file.open("a+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._file.seek(0)
            self.found = parse(file, self._file.read())
        except BlockingIOError as error:
            self._file.close()
            raise Busy(file) from error
        except BadLine:
            self._file.close()
            raise
        if self.found.torn:
            self._file.truncate(self.found.length)

    def add(self, lines: Iterable[GameLine]) -> None:
        """Write lines down at once: what is written need not be played again."""
        self._file.write(b"".join(map(line_bytes, lines)))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._file.close()
