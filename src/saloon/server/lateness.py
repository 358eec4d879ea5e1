"""How much longer bots took of late than they were given: so long others wait for every answer.

A machine may be so busy that an answer comes late, and one that was thought over comes later than one that
needed no thought. So what is waited for follows from what answers took before, whatever this one takes.
"""

from __future__ import annotations

from collections import deque
from typing import Final

LEAST: Final = 0.05
"""Seconds, also on an idle machine: for the way there and back."""
UNKNOWN: Final = 0.3
"""Seconds as long as nothing is known: also the first answers of a house tell nothing, if it is busy."""
MOST: Final = 2.0
"""Seconds, however busy the machine is."""
LAST: Final = 50
"""Answers that are remembered: what is waited for is the third longest of them, so that few come later."""
RANK: Final = 3


class Lateness:
    """One for the whole house: of bots of a game who have the same time, the last answers."""

    def __init__(self) -> None:
        self._late: dict[tuple[str, float], deque[float]] = {}

    def note(self, game: str, thinking: float, seconds: float) -> None:
        """An answer with a choice was known so many seconds after the time that was given for it."""
        self._late.setdefault((game, thinking), deque(maxlen=LAST)).append(seconds)

    def margin(self, game: str, thinking: float) -> float:
        """Seconds beyond the time that is given in which an answer is known as good as always."""
        late = self._late.get((game, thinking), ())
        return UNKNOWN if len(late) < RANK else min(max(sorted(late)[-RANK], LEAST), MOST)
