"""What can be said about a ruling, and the ways in which a run of it stops short."""

from __future__ import annotations

from dataclasses import dataclass

PASSED = "passed"
FAILED = "failed"
NOT_SUPPORTED = "not_supported"


@dataclass(frozen=True)
class Verdict:
    """How one record ended, and why if it did not pass."""

    id: str
    ruling: str
    status: str
    why: str = ""


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
