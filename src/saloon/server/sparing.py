"""A log that nobody outside can fill."""

from __future__ import annotations

import logging
import time
from typing import Final

from saloon.server.limits import Now

LINES: Final = 10
"""Of one kind, in a minute."""
MINUTE: Final = 60.0


class Sparing(logging.Filter):
    """Lets a few lines of each kind through in a minute; the next minute tells how many more there were."""

    def __init__(self, now: Now = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._began = now()
        self._lines: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if self._now() - self._began >= MINUTE:
            self._began = self._now()
            self._lines = {kind: LINES - count for kind, count in self._lines.items() if count > LINES}
        kind = (record.name, str(record.msg)[:80])
        count = self._lines.get(kind, 0)
        if count < 0:
            record.msg = f"({-count} more of this kind in the minute before) {record.msg}"
            count = 0
        self._lines[kind] = count + 1
        return count < LINES
