"""The codes on the doors: five digits, each of one table.

There are few of them, and somebody with many addresses could try them all. A wrong one may have been meant
for any table: after so many, a code only knocks, even at a door that stands open, until the host renews it.
"""

from __future__ import annotations

import secrets
from typing import Final

from saloon.server.refused import Refused
from saloon.wire import limits

MOST: Final[int] = 10**limits.CODE_DIGITS


class Plates:
    """Which table each code leads to, and how often a wrong one was tried."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}
        self.wrong = 0
        """Wrong codes that were ever tried in the house; the store keeps it."""
        self._wrong_before: dict[str, int] = {}
        """How many that were when a code was made."""

    def hang(self, code: str, table: str, wrong_before: int) -> bool:
        """Let a code lead to its table (again); False: it leads to another one meanwhile."""
        if self._tables.setdefault(code, table) != table:
            return False
        self._wrong_before.setdefault(code, wrong_before)
        return True

    def take_down(self, code: str) -> None:
        self._tables.pop(code, None)
        self._wrong_before.pop(code, None)

    def new(self, table: str) -> str:
        """Digits, because letters look alike in two alphabets."""
        if len(self._tables) > MOST // 2:
            raise Refused("too_many", "too many tables", retry_after=600.0)
        while (code := f"{secrets.randbelow(MOST):0{limits.CODE_DIGITS}}") in self._tables:
            pass
        self._tables[code] = table
        self._wrong_before[code] = self.wrong
        return code

    def table(self, code: str) -> str:
        """The table that a code leads to; a wrong one is counted."""
        if code not in self._tables:
            self.wrong += 1
            raise Refused("bad_code", "no table has this code now")
        return self._tables[code]

    def may_be_guessed(self, code: str) -> bool:
        """Whether so many were tried that somebody may have this one by chance."""
        return self.wrong - self._wrong_before.get(code, 0) >= limits.WRONG_CODES
