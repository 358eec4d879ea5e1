"""How fast the bots of a table play: as the people there wish, at the pace of the slowest of them.

Wishes are part of no log: they change nothing of the game but when the next answer of a bot is seen.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from saloon.kernel.ids import PlayerId
from saloon.server.party import NOBODY
from saloon.wire.messages import Speed

if TYPE_CHECKING:
    from saloon.server.table import Table

FACTORS: Final[dict[Speed, float]] = {"wait": 0.0, "1": 1.0, "2": 2.0, "4": 4.0, "skip": math.inf}
"""How many times faster than the table's own pace."""
QUICKEST: Final = 0.08
"""Seconds for each answer of a bot while people skip, more or less: enough that none looks thought over."""
FLOOR: Final = 0.15
"""Seconds for each answer of a bot at a table where people play, whatever pace was wished for: longer than a
bot thinks, so that nobody can tell from his watch whether it had something to think about."""
WAIT_FOR_ONE: Final = 12.0
"""Seconds that bots stand still for one of several people; for one alone, as long as he likes."""


class Wish(NamedTuple):
    """What somebody wants now, what he goes back to after it, and since when."""

    speed: Speed
    steady: Speed
    since: float


class Tempo:
    """The wishes of the people at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._wishes: dict[str, Wish] = {}
        self.held_until = 0.0
        """Until then somebody may take his answer back: bots at their usual pace wait for it."""
        self._bots_only = False
        """Whether people sit here, and all of them are out of the game."""

    def wish(self, user: str, speed: Speed) -> None:
        """Somebody wants it so. To wait and to skip are for a while; anything else stays."""
        passing = speed in ("wait", "skip")
        steady = self._wishes[user].steady if passing and user in self._wishes else "1" if passing else speed
        self._wishes[user] = Wish(speed, steady, self._table.tools.clock.now())

    def settle(self, user: str) -> None:
        """He is asked, or has gone: what he wanted for a while is over."""
        wish = self._wishes.get(user)
        if wish is not None and wish.speed != wish.steady:
            self._wishes[user] = wish._replace(speed=wish.steady)

    def begin(self) -> None:
        """A new game: nobody skips it because he skipped the last one."""
        for user in self._wishes:
            self.settle(user)

    def look(self) -> None:
        """Something happened. Once only bots are left, whatever people wished while they played is over."""
        alone = self._only_bots_left()
        if alone and not self._bots_only:
            self._wishes.clear()
        self._bots_only = alone

    def wished(self, user: str) -> Speed:
        """What this person wants now. With only bots left that is the end, unless he says otherwise."""
        wish = self._wishes.get(user)
        if wish is None:
            return "skip" if self._bots_only else "1"
        if wish.speed == "wait" and self._table.tools.clock.now() >= self._waits_until(wish, user):
            return wish.steady
        return wish.speed

    def speed(self) -> Speed:
        """How fast the bots play now."""
        return min((self.wished(user) for user in self._voices()), key=FACTORS.__getitem__, default="1")

    def due(self, asked_at: float, pace: float, wavering: float) -> float:
        """When an answer that takes `pace` at the usual speed is to be seen; infinity: not yet.

        `wavering`: how much longer or shorter it takes than it should. The shortest time wavers too: among
        answers that all take as long, a watch would see the millisecond that a thought costs.
        """
        speed = self.speed()
        if speed == "wait":
            return max(
                self._waits_until(self._wishes[user], user)
                for user in self._voices()
                if self.wished(user) == "wait"
            )
        due = asked_at + max(pace / FACTORS[speed], min(pace, QUICKEST)) * wavering
        if speed != "1" or not self.held_until:
            return due
        return max(due, self.held_until + wavering * QUICKEST)

    def _waits_until(self, wish: Wish, user: str) -> float:
        return wish.since + WAIT_FOR_ONE if self._others(user) else math.inf

    def _others(self, user: str) -> bool:
        """Whether other people have seats here."""
        return any(chair.user not in ("", user) for chair in self._table.state.party.chairs)

    def _voices(self) -> list[str]:
        """Who has the say: people who play, else those who are out already, else a host who watches."""
        state = self._table.state
        here = self._table.audience.holds
        seated = [chair.user for chair in state.party.chairs if chair.user and here(chair.user)]
        playing = [user for user in seated if not self._is_out(state.party.seat_of(user))]
        host = [state.party.host] if here(state.party.host) else []
        return playing or seated or host

    def _only_bots_left(self) -> bool:
        chairs = self._table.state.party.chairs
        people = [PlayerId(seat) for seat, chair in enumerate(chairs) if chair.user]
        return bool(people) and all(self._is_out(seat) for seat in people)

    def _is_out(self, seat: PlayerId) -> bool:
        state = self._table.state
        return seat == NOBODY or (state.game is not None and state.kind.is_out(state.game, seat))
