"""The tables of one node among several: each may be at other nodes too, and one of these drives it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from saloon.server.door import Door, Keys, Listing, keys_body, keys_from, keys_of, listing_from
from saloon.server.entries import Made
from saloon.server.log import TableLog
from saloon.server.plates import MOST
from saloon.server.refused import Refused
from saloon.server.shared import Aside, CodeTaken, News, Other, Shared, StoredDoor
from saloon.server.store import StoreFailed, now
from saloon.server.table import Table
from saloon.server.tables import ALIVE, WRONG_CODES, Tables
from saloon.wire import limits

TRIES: Final = 50
"""Codes that are tried before there are too many tables."""
AGAIN: Final = 1.0
"""Seconds after which who was sent elsewhere, and does not know where, tries again."""

LOG = logging.getLogger("saloon.server.tables")


class NodeTables(Tables):
    """What a lone server knows because nobody else changes it is asked of the store here, or is news."""

    @property
    def _shared(self) -> Shared:
        shared = self._tools.store.shared
        assert shared is not None
        return shared

    # The house opens, and loses its line

    async def start(self) -> None:
        """Nothing is read: what runs is driven by other nodes, or found as what nobody drives."""
        self._claimed: set[str] = set()
        """Tables that this node drives and that were put away."""
        self._stale_lines: set[str] | None = None
        """Tables whose lines others have changed since they were read; None: all."""
        self._chores = [asyncio.create_task(self._sweep())]
        metrics = self._tools.metrics  # counted when asked for: tables come to be driven in many ways
        metrics.driven.set_function(self._driven)
        metrics.replicas.set_function(lambda: len(self._tables) - self._driven())

    async def after_break(self) -> None:
        """News may have been lost: all replicas read on."""
        self._stale_lines = None
        for table in list(self._tables.values()):
            with contextlib.suppress(Refused):
                await table.catch_up()
                table.replica.say_here(again=True)
                await table.replica.load()

    async def rest(self) -> None:
        """Drive nothing more: others do, or nobody knows who."""
        self._claimed.clear()
        await asyncio.gather(*[table.driver.rest() for table in self._tables.values()])

    async def take_over(self, tables: list[str]) -> None:
        """Drive what nobody drives."""
        for name in tables:
            if name in self._tried:
                continue
            with contextlib.suppress(Refused):
                await self._drive(await self.at_hand(name))

    async def _drive(self, table: Table) -> None:
        driving = table.driver.driving
        await table.drive(self._settings.grace)
        if table.driver.driving and not driving:
            self._tools.metrics.takeovers.inc()

    def games_driven(self) -> int:
        """Games that run and are driven here."""
        driven = [table for table in self._tables.values() if table.driver.driving]
        return len(self._claimed) + sum(table.state.party.phase == "playing" for table in driven)

    def _driven(self) -> int:
        """Tables in memory that are driven here."""
        return sum(table.driver.driving for table in self._tables.values())

    # News

    def learn(self, news: News) -> None:
        """An entry was stored, here or elsewhere."""
        table = self._tables.get(news.table)
        if table is not None:
            if news.node != self._shared.node:
                self._tools.metrics.news_seconds.observe(max(0, now() - news.at) / 1000)
            table.learn(news.number, news.entry)
        else:
            self._wake(news.table)
        if news.flag and self._stale_lines is not None:
            self._stale_lines.add(news.table)

    def hear(self, name: str, aside: Aside | None, over: bool) -> None:
        table = self._tables.get(name)
        if table is None:
            self._wake(name)
        elif aside is None:
            self._later(table.replica.load())
        else:
            table.replica.hear(aside, over)

    def door_changed(self, name: str) -> None:
        if (table := self._tables.get(name)) is not None:
            self._later(table.replica.fresh_door())

    def _wake(self, name: str) -> None:
        """Something happens at a table that is driven here and was put away."""
        if name in self._claimed and name not in self._reading:
            self._later(self.at_hand(name))

    def _later(self, work: Awaitable[object]) -> None:
        async def done() -> None:
            with contextlib.suppress(Refused, StoreFailed):
                await work

        self._chores = [chore for chore in self._chores if not chore.done()]
        self._chores.append(asyncio.create_task(done()))

    def living(self, nodes: set[str]) -> None:
        """Which nodes live: nobody is at any other."""
        for table in self._tables.values():
            table.replica.living(nodes)

    # Finding

    async def at_hand(self, table: str) -> Table:
        """A replica that knows more than the store, or plays by other rules, is worth nothing."""
        found = await super().at_hand(table)
        if found.outdated and self._tables.get(table) is found:
            await self._put_away(found)
        return await super().at_hand(table) if found.outdated else found

    async def table(self, table: str) -> Table:
        """Whoever comes reads on: what he knows from another node must be known here, too."""
        while True:
            found = await self.at_hand(table)
            try:
                await found.catch_up()
            except Refused as refused:
                away = self._tables.get(table) is not found
                if refused.code == "restarting" and (away or found.outdated):
                    continue  # put away meanwhile, or about to be
                raise
            await found.replica.fresh_door()
            return found

    async def _read(self, table: str) -> Table:
        await self._rules_of(table)
        return await super()._read(table)

    async def _rules_of(self, table: str) -> str:
        """By which a game runs at this table, unless a node has these rules and this one has not.

        Empty: by those of this node, or none runs. Others are of games that nobody can play any more.
        """
        line = await self._tools.store.table(table)
        if line is None or line.rules in ("", *self._shared.rules.values()):
            return ""
        able = await self._shared.others(line.rules)
        if able:
            raise elsewhere(able[0], f"this game is played by {line.rules}, which this node has not")
        return line.rules

    async def _adopt(self, table: Table) -> None:
        """Nobody has the rules of its game any more: from here on it is played by those of this node."""
        before = await self._rules_of(table.id)
        if not before:
            return
        if not await self._shared.adopt(table.id, before, table.rules):
            raise Refused("restarting", "another node goes on with this game", retry_after=1.0)
        LOG.warning("table %s: nobody plays by %s any more, it goes on by %s", table.id, before, table.rules)

    async def _open(self, log: TableLog, listing: Listing, changed_at: int) -> Table:
        kept = await self._shared.door(log.state.table)
        door = Door(keys_of(listing)) if kept is None else Door(keys_from(kept.keys), kept.version)
        asked_ago = max(0.0, (now() - changed_at) / 1000)
        table = self._set_up(Table(self._tools, log, door, asked_ago=asked_ago))
        try:
            await table.catch_up()
            await self._adopt(table)
            await table.replica.load()
            if table.state.party.phase == "playing":
                await self._drive(table)
        except (Refused, StoreFailed):
            await self._put_away(table)
            raise
        return table

    def doubt_all(self) -> None:
        """This node was thought to be dead: by what rules others went on meanwhile has to be read."""
        for table in self._tables.values():
            table.outdated = True

    async def _put_away(self, table: Table) -> None:
        """A game that waits for somebody stays this node's to drive: it is read again when he comes."""
        if table.driver.driving and table.state.party.phase == "playing":
            self._claimed.add(table.id)
        elif table.driver.driving:
            self._claimed.discard(table.id)
            with contextlib.suppress(StoreFailed):
                await self._shared.release(table.id)
        await super()._put_away(table)

    async def _put_aside(self) -> None:
        watched = set(await self._shared.watched())
        for name in watched - self._tables.keys():
            line = await self._tools.store.table(name)
            if line is not None and line.state == "open":
                await self._tools.store.put_table(line)  # somebody is there, at another node
        await super()._put_aside()

    async def by_code(self, code: str) -> Table:
        name = await self._shared.table_of_code(code)
        if not name:
            await self._shared.add_count(WRONG_CODES)
            raise Refused("bad_code", "no table has this code now")
        return await self.table(name)

    async def may_be_guessed(self, table: Table, code: str) -> bool:
        wrong = await self._tools.store.count(WRONG_CODES)
        return wrong - table.door.wrong_before >= limits.WRONG_CODES

    async def listed(self) -> list[Table]:
        found = []
        for name in await self._shared.watched():
            with contextlib.suppress(Refused):
                found.append(await self.at_hand(name))
        return [one for one in found if not one.state.facts.private and one.state.party.goes_on]

    async def seats_of(self, user: str) -> list[str]:
        """Lines that others have changed are read first."""
        stale, self._stale_lines = self._stale_lines, set()
        store, seats = self._tools.store, self._tools.seats
        try:
            if stale is None:
                lines = await store.tables(*ALIVE)
                seats.clear()
            else:
                lines = []
                for name in stale - self._tables.keys():
                    seats.drop(name)
                    line = await store.table(name)
                    lines += [line] if line is not None and line.state in ALIVE else []
        except StoreFailed:
            self._stale_lines = None
            raise
        for line in lines:
            with contextlib.suppress(ValueError, RecursionError):
                seats.read(listing_from(line).facts)
        return await super().seats_of(user)

    # Making

    async def require_room(self) -> None:
        if not self._shared.drains:
            return
        staying = [one for one in await self._shared.others() if one.lives and not one.drains]
        if staying:
            raise elsewhere(staying[0], "this node is about to go and begins no new games")
        raise Refused("restarting", "this node is about to go, and there is no other", retry_after=AGAIN)

    async def _set_table(self, made: Made) -> tuple[Table, str]:
        await self.require_room()
        return await super()._set_table(made)

    # Codes

    async def _new_door(self, table: str) -> tuple[Door, str]:
        wrong = await self._tools.store.count(WRONG_CODES)
        door = Door(Keys((), "", wrong_before=wrong), version=1)
        invite = door.new_invite(table)
        for _ in range(TRIES):
            door.change_code(new_code(), wrong)
            with contextlib.suppress(CodeTaken):
                await self._shared.put_door(StoredDoor(table, 1, door.code, keys_body(door.keys)))
                return door, invite
        raise Refused("too_many", "too many tables", retry_after=600.0)

    async def _take_down(self, table: str, door: Door) -> None:
        """Unless somebody is still there at another node."""
        with contextlib.suppress(StoreFailed):
            if table in await self._shared.watched():
                return
            keys = replace(door.keys, code="")
            await self._shared.put_door(StoredDoor(table, door.version + 1, "", keys_body(keys)))

    async def renew_door(self, table: Table) -> str:
        made: list[str] = []
        wrong = await self._tools.store.count(WRONG_CODES)
        await self._with_new_code(table, lambda code: made.append(table.door.renew(table.id, code, wrong)))
        table.replica.unsay("knock")
        return made[-1]

    async def keep_code(self, table: Table) -> None:
        await table.replica.fresh_door()
        if not table.door.code:
            wrong = await self._tools.store.count(WRONG_CODES)
            await self._with_new_code(table, lambda code: table.door.change_code(code, wrong))

    async def _with_new_code(self, table: Table, change: Callable[[str], None]) -> None:
        for _ in range(TRIES):
            code = new_code()
            with contextlib.suppress(CodeTaken):
                await table.change_door(lambda: change(code))  # noqa: B023
                return
        raise Refused("too_many", "too many tables", retry_after=600.0)


def elsewhere(node: Other, why: str) -> Refused:
    """What is wanted can be had at another node, now or when that is back."""
    return Refused("elsewhere", why, AGAIN, {"node": node.name} if node.lives else {})


def new_code() -> str:
    return f"{secrets.randbelow(MOST):0{limits.CODE_DIGITS}}"
