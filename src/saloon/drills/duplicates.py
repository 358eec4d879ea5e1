"""Deals that are played again: others play the deal of a table, pry into that table, and compare in the end.

Whoever plays is told the same of the other table whatever happens there: that it is none of his business yet.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from saloon.client.account import Account, Refusal
from saloon.wire import messages as wire
from saloon.wire.club import Comparison

if TYPE_CHECKING:
    from saloon.drills.leaks import Guest, Leaks

ASKED: Final = (
    *("table", "table_book", "history", "record", "series"),
    *("replay", "honours", "review", "comparison"),
)
"""What somebody asks of the other table, while he plays its deal himself."""
BETWEEN: Final = 0.5
"""Seconds between two such tries."""


class Duplicates:
    """Of one drill."""

    def __init__(self, drill: Leaks) -> None:
        self._drill = drill
        self.games = 0

    async def play(self, host: Account, first: str, fresh: list[Guest], seats: int) -> None:
        """Some who have not seen it play the deal of the host's table, which runs or is over."""
        tap = self._drill.tap
        players = fresh[:seats]
        leader = players[0].account
        deal = await host.share_deal(first)
        await self._require(host.play_deal(deal), "deal_known", "to whoever has played it")
        made = await leader.play_deal(deal)
        tap.keep_secret(made.invite.partition(".")[2], leader.user)
        for guest in players[1:]:
            await guest.account.join(invite=made.invite)
            await guest.account.sit(made.table)
        invited = (await host.invite(first)).invite
        tap.keep_secret(invited.partition(".")[2], host.user)
        for guest in players:
            guest.barred[first] = made.table
            await guest.account.join(invite=invited)
            await guest.come_to(made.table)
        tap.begin(await self._drill.inside.table(made.table))
        await leader.start(made.table)
        while not players[0].over[made.table].is_set():
            for guest in players:
                await self._pry(guest, first, made.table)
            await asyncio.wait([asyncio.ensure_future(players[0].over[made.table].wait())], timeout=BETWEEN)
        for guest in players:
            await guest.over[made.table].wait()
        await self._compare(leader, first, made.table)
        await self._drill.ask_around(leader, made.table)
        for guest in players:
            await guest.leave(made.table)
        tap.end(made.table)
        self.games += 1

    async def _pry(self, guest: Guest, first: str, own: str) -> None:
        """Everything that could be asked about the other table; and how it went, before the end."""
        await guest.say(wire.Watch(first))
        for route in ASKED:
            asked = guest.account.call(route, dict, table=first, seq=1)
            await self._require(asked, "deal_running", f"{route} of the first table", guest, own)
        await self._require(guest.account.comparison(own), "not_over", "comparison", guest, own)
        if first in [one.table for one in await guest.account.tables()]:
            await self._found("the list has the first table", guest, own)

    async def _require(
        self, asked: object, code: str, what: str, guest: Guest | None = None, own: str = ""
    ) -> None:
        """It is refused so, and in the same words whatever happens elsewhere."""
        try:
            await asked  # type: ignore[misc]
        except Refusal as refusal:
            if refusal.code != code or refusal.params:
                await self._found(f"{what} is refused with {refusal.code}", guest, own)
        else:
            await self._found(f"{what} is told", guest, own)

    async def _found(self, what: str, guest: Guest | None, own: str) -> None:
        """Unless the game ended meanwhile: then it may be told."""
        if guest is None or not guest.over[own].is_set():
            phase = "over" if guest is None else await self._drill.phase_of(own)
            if guest is None or phase == "playing":
                self._drill.tap.found(f"a deal that is played again: {what}")

    async def _compare(self, leader: Account, first: str, own: str) -> None:
        """After the end: one's own table, and the first one only if that is over too."""
        told: Comparison = await leader.comparison(own)
        tables = [one.table for one in told.tables]
        if own not in tables:
            self._drill.tap.found("a deal that is played again: the comparison lacks one's own table")
        if first in tables and await self._drill.phase_of(first) == "playing":
            self._drill.tap.found("a deal that is played again: the comparison tells of a running game")
