"""What can be said about a ruling, and the ways in which a run of it stops short."""

from __future__ import annotations

from dataclasses import dataclass

PASSED = "passed"
FAILED = "failed"
NOT_SUPPORTED = "not_supported"
NOTHING_TO_FALSIFY = "nothing_to_falsify"


@dataclass(frozen=True)
class Verdict:
    """How one record ended, why if it did not pass, and where its words were taken generously."""

    id: str
    ruling: str
    status: str
    why: str = ""
    lenient: tuple[str, ...] = ()


class Leniencies:
    """What a run does of its own accord, because the record does not say it: each once, in plain words."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def note(self, what: str, about: str = "") -> None:
        line = f"{what} ({about})" if about else what
        if line not in self.found:
            self.found.append(line)


class BadFile(ValueError):
    """A file that is no list of records; says where."""


class BadRecord(ValueError):
    """A record with a field of the wrong shape; says which."""


class NotSupported(Exception):
    """The record needs a word, a set or a mode that does not exist here."""


class Refused(Exception):
    """The engine does not allow a step; says what it offers instead."""


class Difference(Exception):
    """An assertion does not hold; says what is there instead."""
