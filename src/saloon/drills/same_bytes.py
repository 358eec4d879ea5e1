"""A frame follows from the log alone: two nodes derive the same bytes for the same viewer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from saloon.client.account import Account

if TYPE_CHECKING:
    from saloon.drills.tap import Eyes, Tap

WHOLE: Final = ("history", "record")
"""What is told of a whole game, when it is over."""


class Shown(msgspec.Struct):
    """As much of a frame as says which entry it shows."""

    t: str
    table: str = ""
    seq: int = 0


SHOWN: Final = msgspec.json.Decoder(Shown)


class Seen(NamedTuple):
    """Which frame it is."""

    eyes: Eyes
    table: str
    seq: int


class SameBytes:
    """Keeps what was shown through one node until it comes through another one."""

    def __init__(self, tap: Tap) -> None:
        self.compared = 0
        self._tap = tap
        self._waiting: dict[Seen, tuple[str, str]] = {}
        """Node and frame."""

    def seen(self, eyes: Eyes, node: str, frame: str) -> None:
        """An entry, through this node; "": there is only one server."""
        shown = SHOWN.decode(frame)
        if not node or shown.t != "entry":
            return
        what = Seen(eyes, shown.table, shown.seq)
        first, before = self._waiting.get(what, (node, frame))
        if first == node:
            self._waiting[what] = (node, frame)
            return
        del self._waiting[what]
        self.compared += 1
        if before != frame:
            self._tap.found(f"entry {shown.seq} of {shown.table} is another one at {node} than at {first}")

    async def histories(self, account: Account, table: str, urls: list[str]) -> None:
        """The same of what is asked for over HTTP."""
        for route in WHOLE:
            told = [await self._ask(account, url, route, table) for url in urls]
            self.compared += max(0, len(told) - 1)
            if len(set(told)) > 1:
                self._tap.found(f"{route} of {table}: nodes tell different ones")

    async def _ask(self, account: Account, url: str, route: str, table: str) -> bytes:
        there = Account(url, account.token, account.user, account.name)
        there.timeout = account.timeout
        return await asyncio.to_thread(there.ask, route, None, table)

    def forget(self, table: str) -> None:
        """What was shown of it through one node only: whoever came late, or left early, saw no more."""
        self._waiting = {what: one for what, one in self._waiting.items() if what.table != table}
