"""The data folder of a house: for its owner only, and looked at before anything is promised to be in it."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from saloon.server.store import StoreFailed

OTHERS = stat.S_IRWXG | stat.S_IRWXO


class DataFolder:
    """A folder and the one file in it that everything is written to."""

    def __init__(self, folder: Path, file: Path) -> None:
        self.folder = folder
        self.file = file
        self._identity: tuple[int, int] | None = None
        """Of the file that was opened."""

    def prepare(self, *names: str) -> None:
        """Make the folder and its files, for their owner only: seeds of running games are in them."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for name in names:
            # Opened for nothing but to be made: SQLite gives the files beside it the same rights, and it
            # says why a file cannot be used.
            with suppress(OSError):
                os.close(os.open(self.folder / name, os.O_RDONLY | os.O_CREAT, 0o600))
                if stat.S_IMODE((self.folder / name).stat().st_mode) & OTHERS:
                    (self.folder / name).chmod(0o600)

    def remember(self) -> None:
        self._identity = identity(self.file)

    def check(self) -> None:
        """Whether what is written now will be found again: otherwise it went into a file without a name."""
        try:
            found = identity(self.file)
        except OSError:
            found = None
        if found is None or found != self._identity:
            raise StoreFailed(f"{self.file} was removed or replaced", "gone", place=self.file)
        if not (os.access(self.folder, os.W_OK) and os.access(self.file, os.W_OK)):
            raise StoreFailed(f"{self.file} cannot be written any more", "closed", place=self.file)


def identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino


def warnings_about(folder: Path, user: int) -> list[str]:
    """What should be different, as keys of texts `server.warning.<key>`."""
    found = []
    with suppress(OSError):
        if stat.S_IMODE(folder.stat().st_mode) & OTHERS:
            found.append("readable")
    return [*found, "root"] if user == 0 else found
