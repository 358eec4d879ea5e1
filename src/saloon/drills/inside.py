"""What a drill knows of a server beside what it is sent: the tables as they are, to hold frames against."""

from __future__ import annotations

import random
from typing import Protocol

import msgspec

from saloon.drills.advice import AdviceTap
from saloon.drills.tap import Tap
from saloon.drills.truth import Served
from saloon.server.botwork import Question, Reply
from saloon.server.entries import Made, from_body
from saloon.server.house import House
from saloon.server.log import TableLog
from saloon.server.state import TableState
from saloon.server.store import Store


class Inside(Protocol):
    """A look into a server, or into several that are one."""

    @property
    def urls(self) -> list[str]:
        """Of each server, if there are several."""

    async def table(self, table: str) -> Served:
        """As it is now; always the same one."""

    async def know(self, frame: str) -> None:
        """Whatever this frame tells of is known from now on."""

    def listen(self, tap: Tap, chance: random.Random) -> None:
        """Have it read what is asked inside."""


class OneHouse:
    """A server in this loop: nothing happens there that is not known here."""

    def __init__(self, house: House) -> None:
        self.urls: list[str] = []
        self._house = house

    async def table(self, table: str) -> Served:
        return await self._house.tables.table(table)

    async def know(self, frame: str) -> None:
        """It is."""

    def listen(self, tap: Tap, chance: random.Random) -> None:
        """To what bots are asked, and what advisers are."""
        ask = self._house.bots.ask

        async def tapped(table: str, question: Question) -> Reply:
            tap.question(table, question)
            return await ask(table, question)

        self._house.bots.ask = tapped  # type: ignore[method-assign]
        AdviceTap(tap, chance).listen(self._house.advisers)


class Told(msgspec.Struct):
    """As much of a frame as says what it tells of."""

    t: str
    table: str = ""
    seq: int = 0


TOLD = msgspec.json.Decoder(Told)


class Copy:
    """A table as its stored log says."""

    def __init__(self, table: str, made: Made) -> None:
        self.id = table
        self.log = TableLog(table, made)

    @property
    def state(self) -> TableState:
        return self.log.state


class Stored:
    """Nodes, each a process of its own: what they share is the log, from which everything follows."""

    def __init__(self, store: Store, urls: list[str]) -> None:
        self.urls = urls
        self._store = store
        self._copies: dict[str, Copy] = {}

    async def table(self, table: str) -> Copy:
        known = self._copies.get(table)
        entries = await self._store.entries(table, known.log.seq if known else 0)
        for stored in entries:
            entry = from_body(stored.body)
            copy = self._copies.get(table)
            if copy is None:
                assert isinstance(entry, Made)
                self._copies[table] = Copy(table, entry)
            elif stored.seq == copy.log.seq + 1:  # somebody else may have read it meanwhile
                copy.log.add(entry, copy.state.after(entry))
        return self._copies[table]

    async def know(self, frame: str) -> None:
        told = TOLD.decode(frame)
        copy = self._copies.get(told.table)
        if copy is not None and told.t in ("state", "entry") and told.seq > copy.log.seq:
            await self.table(told.table)

    def listen(self, tap: Tap, chance: random.Random) -> None:
        """Nobody is asked here."""
