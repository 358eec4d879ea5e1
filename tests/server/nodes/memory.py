"""One store in memory for several nodes, which promises what PostgreSQL does.

News wait until a test hands them on, and a node that is frozen stands still wherever it asks the store.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Sequence
from typing import Any

from saloon.server.clock import HandClock
from saloon.server.shared import (
    LEASE_SECONDS,
    RETURNS_WITHIN,
    Aside,
    CodeTaken,
    LeaseLost,
    News,
    Other,
    Shared,
    StoredDoor,
    news_of,
)
from saloon.server.store import (
    NotDriver,
    SeqTaken,
    Store,
    StoredEntry,
    StoredPlay,
    StoredState,
    StoredTable,
    StoredUser,
)


class Shelf:
    """What all nodes share."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.logs: dict[str, list[StoredEntry]] = {}
        self.writers: dict[tuple[str, int], tuple[str, int] | None] = {}
        """By which node, and in which epoch, an entry was stored that nobody wanted but the table itself."""
        self.lines: dict[str, StoredTable] = {}
        self.states: dict[str, StoredState] = {}
        self.users: dict[str, StoredUser] = {}
        self.leases: dict[str, tuple[int, float]] = {}
        self.drivers: dict[str, tuple[str, int]] = {}
        self.doors: dict[str, StoredDoor] = {}
        self.asides: dict[tuple[str, str, str], tuple[str, str]] = {}
        self.counts: dict[str, int] = {}
        self.nodes: list[MemoryShared] = []

    def lives(self, node: str, epoch: int) -> bool:
        lease = self.leases.get(node)
        return lease is not None and lease[0] == epoch and lease[1] > self.clock.now()

    def players(self, rules: str, within: float = 0.0) -> list[MemoryShared]:
        """Nodes with these rules that live, or did so within that time."""
        since = self.clock.now() - within
        able = [one for one in self.nodes if rules in ("", *one.rules.values())]
        return [one for one in able if self.leases.get(one.node, (0, -1e9))[1] > since]

    def rules(self, table: str) -> str:
        return self.lines[table].rules if table in self.lines else ""

    def is_driven(self, table: str) -> bool:
        """By a node that lives and has the rules of its game."""
        if table not in self.drivers or not self.lives(*self.drivers[table]):
            return False
        return any(one.node == self.drivers[table][0] for one in self.players(self.rules(table)))

    def tell(self, news: News) -> None:
        for node in self.nodes:
            node.on_the_way.append(news)


class MemoryShared(Shared):
    """One node."""

    def __init__(self, shelf: Shelf, node: str) -> None:
        self.shelf = shelf
        self.node = node
        self.awake = asyncio.Event()
        self.awake.set()
        self.on_the_way: list[News] = []
        """News that it has not heard yet."""
        self._heard: Callable[[News], None] | None = None
        shelf.nodes.append(self)

    async def asked(self) -> None:
        """Every question is a moment at which others go on, and this node may be stopped."""
        await asyncio.sleep(0)
        await self.awake.wait()

    def hear(self, news: News) -> None:
        if self._heard is not None:
            self._heard(news)

    async def connect(self, heard: Callable[[News], None]) -> None:
        await self.asked()
        self._heard = heard

    @property
    def connected(self) -> bool:
        return self._heard is not None

    def hang_up(self) -> None:
        self._heard = None
        self.on_the_way.clear()

    async def register(self) -> None:
        await self.asked()
        self.epoch += 1
        self.shelf.leases[self.node] = self.epoch, self.shelf.clock.now() + LEASE_SECONDS

    async def beat(self) -> set[str]:
        await self.asked()
        if not self.shelf.lives(self.node, self.epoch):
            raise LeaseLost(self.node)
        self.shelf.leases[self.node] = self.epoch, self.shelf.clock.now() + LEASE_SECONDS
        every = self.shelf.leases.items()
        return {f"{node}/{epoch}" for node, (epoch, _) in every if self.shelf.lives(node, epoch)}

    async def let_go(self) -> None:
        await self.asked()
        self.drives = False
        self._free()

    async def leave(self) -> None:
        await self.asked()
        self._free()
        self.shelf.leases.pop(self.node, None)

    def _free(self) -> None:
        drivers = self.shelf.drivers
        for table in [one for one, (node, _) in drivers.items() if node == self.node]:
            del drivers[table]
        self.shelf.tell(News("free", self.node))

    async def others(self, rules: str = "") -> list[Other]:
        await self.asked()
        shelf = self.shelf
        able = [one for one in shelf.players(rules, RETURNS_WITHIN) if one is not self]
        found = [Other(one.node, shelf.lives(one.node, one.epoch), one.drains) for one in able]
        return sorted(found, key=lambda one: (not one.lives, one.drains))

    async def bury(self) -> None:
        await self.asked()

    async def queue(self) -> float:
        return 0.0

    async def claim(self, tables: Sequence[str]) -> set[str]:
        await self.asked()
        mine = self.node, self.epoch
        if not self.drives or not self.shelf.lives(*mine):
            return set()
        able = [one for one in tables if self.shelf.rules(one) in ("", *self.rules.values())]
        free = {one for one in able if self.shelf.drivers.get(one) == mine or not self.shelf.is_driven(one)}
        self.shelf.drivers.update(dict.fromkeys(free, mine))
        return free

    async def release(self, table: str) -> None:
        await self.asked()
        if self.shelf.drivers.get(table, ("", 0))[0] == self.node:
            del self.shelf.drivers[table]

    async def undriven(self, most: int) -> list[str]:
        await self.asked()
        playing = [one.table for one in self.shelf.lines.values() if one.state == "playing"]
        free = [one for one in playing if not self.shelf.is_driven(one)]
        return [one for one in free if self._takes_over(self.shelf.rules(one))][:most]

    def _takes_over(self, rules: str) -> bool:
        if self.drains:
            stay = [one for one in self.shelf.players(rules) if not one.drains]
            return rules in self.rules.values() and not stay
        own = rules in ("", *self.rules.values())
        return own or not self.shelf.players(rules, RETURNS_WITHIN)

    async def adopt(self, table: str, before: str, rules: str) -> bool:
        await self.asked()
        line = self.shelf.lines[table]
        if line.rules != before:
            return False
        self.shelf.lines[table] = line._replace(rules=rules)
        return True

    async def door(self, table: str) -> StoredDoor | None:
        await self.asked()
        return self.shelf.doors.get(table)

    async def put_door(self, door: StoredDoor) -> bool:
        await self.asked()
        doors = self.shelf.doors
        if any(one.code == door.code and one.table != door.table for one in doors.values() if one.code):
            raise CodeTaken(door.code)
        known = doors.get(door.table)
        if (known.version if known else 0) != door.version - 1:
            return False
        doors[door.table] = door
        self.shelf.tell(News("door", self.node, door.table, door.version))
        return True

    async def table_of_code(self, code: str) -> str:
        await self.asked()
        return next((one.table for one in self.shelf.doors.values() if one.code == code), "")

    async def add_count(self, name: str) -> int:
        await self.asked()
        self.shelf.counts[name] = self.shelf.counts.get(name, 0) + 1
        return self.shelf.counts[name]

    async def put_aside(self, aside: Aside, keep: bool = True) -> None:
        await self.asked()
        if keep:
            self.shelf.asides[aside[:3]] = self.who, aside.body
        self.shelf.tell(news_of(aside, self.node))

    async def drop_asides(self, table: str, kind: str, name: str = "") -> None:
        await self.asked()
        kept = self.shelf.asides
        for key in [one for one in kept if one[:2] == (table, kind) and name in ("", one[2])]:
            del kept[key]
        self.shelf.tell(news_of(Aside(table, kind, name), self.node, over=True))

    async def asides(self, table: str) -> list[Aside]:
        await self.asked()
        return [Aside(*key, body) for key, (_, body) in self.shelf.asides.items() if key[0] == table]

    async def watched(self) -> list[str]:
        await self.asked()
        return sorted({table for table, kind, _ in self.shelf.asides if kind == "here"})

    async def tell(self, news: News) -> None:
        await self.asked()
        self.shelf.tell(news)

    async def take(self, name: str, rate: float, burst: float, cost: float) -> float:
        return 0.0


class MemoryStore(Store):
    """What a table asks of a store; whatever else there is, is not needed here."""

    shared: MemoryShared

    def __init__(self, shelf: Shelf, node: str) -> None:
        self.shelf = shelf
        self.shared = MemoryShared(shelf, node)

    async def append(
        self,
        table: str,
        seq: int,
        kind: str,
        body: bytes,
        line: StoredTable | None = None,
        plays: Sequence[StoredPlay] = (),
        driven: bool = False,
    ) -> None:
        await self.shared.asked()
        shelf, mine = self.shelf, (self.shared.node, self.shared.epoch)
        log = shelf.logs.setdefault(table, [])
        if driven and shelf.drivers.get(table) != mine:
            raise NotDriver(table)
        if seq != len(log) + 1:
            raise SeqTaken(f"{seq} after {len(log)}")
        log.append(StoredEntry(seq, kind, body, 0))
        shelf.writers[table, seq] = mine if driven else None
        if line is not None:
            shelf.lines[table] = line
        told = News("entry", self.shared.node, table, seq, line is not None, encoded(body))
        shelf.tell(told)
        await self.shared.asked()

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        await self.shared.asked()
        return list(self.shelf.logs.get(table, [])[after:])

    async def put_state(self, table: str, state: StoredState) -> None:
        await self.shared.asked()
        self.shelf.states[table] = state

    async def state(self, table: str) -> StoredState | None:
        await self.shared.asked()
        return self.shelf.states.get(table)

    async def put_table(self, line: StoredTable) -> None:
        await self.shared.asked()
        self.shelf.lines[line.table] = line

    async def table(self, table: str) -> StoredTable | None:
        await self.shared.asked()
        return self.shelf.lines.get(table)

    async def tables(self, *states: str) -> list[StoredTable]:
        await self.shared.asked()
        return [one for one in self.shelf.lines.values() if not states or one.state in states]

    async def put_count(self, name: str, count: int) -> None:
        self.shelf.counts[name] = count

    async def count(self, name: str) -> int:
        return self.shelf.counts.get(name, 0)

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def check(self) -> None: ...


def encoded(body: bytes) -> str:
    return base64.b64encode(body).decode()


LISTS = ("stale", "notes", "plays_of", "rated_plays", "knowers", "results", "shown")


async def nothing(*_: Any, **__: Any) -> Any:
    return None


async def none(*_: Any, **__: Any) -> Any:
    return []


def new_store(shelf: Shelf, node: str) -> Store:
    """With what is not needed here as something that is asked and says nothing."""
    left = MemoryStore.__abstractmethods__
    rest = {name: none if name in LISTS else nothing for name in left}
    made: Store = type("WholeStore", (MemoryStore,), rest)(shelf, node)
    return made
