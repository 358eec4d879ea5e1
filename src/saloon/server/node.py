"""One of several nodes: it proves every second that it lives, hears the news, and drives what nobody drives.

A node that cannot prove that it lives shows nothing and drives nothing: others may do so already.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from saloon.server.shared import BEAT_EVERY, LEASE_SECONDS, LeaseLost, News, Shared, decode_aside
from saloon.server.store import StoreFailed
from saloon.wire.codec import encode
from saloon.wire.codes import RESTARTING
from saloon.wire.messages import ServerMessage

if TYPE_CHECKING:
    from saloon.server.house import House
    from saloon.server.tables_of_node import NodeTables

RETRY_EVERY: Final = 0.1
AT_ONCE: Final = 50
"""Tables that nobody drives, of which so many are looked at together."""
NOTICED_WITHIN: Final = 1.5
"""Seconds in which a balancer should have noticed that a node goes: it asks twice a second."""
BURY_EVERY: Final = 5
"""Looks after which dead nodes are cleared away."""

LOG = logging.getLogger("saloon.server.node")


class Node:
    """The life of this server among others."""

    def __init__(self, house: House, shared: Shared, tables: NodeTables) -> None:
        self.shared = shared
        self._house = house
        self._tables = tables
        self._clock = house.clock
        self._proven_until = -1.0
        self._registered = False
        self._tasks: list[asyncio.Task[None]] = []
        self._freed = asyncio.Event()
        """Somebody has let go of tables."""
        self._draining_since: float | None = None

    @property
    def proven(self) -> bool:
        """Whether the lease surely lasts, by this node's own clock from before it asked."""
        return self._registered and self._clock.now() < self._proven_until

    @property
    def draining(self) -> bool:
        """Whether it begins no more games, and goes when its last one is over."""
        return self._draining_since is not None

    def drain(self) -> None:
        self._draining_since = self._clock.now()
        self.shared.drains = True

    @property
    def has_drained(self) -> bool:
        if self._draining_since is None:
            return False
        late = self._clock.now() - self._draining_since > self._house.settings.drain
        return late or not self._tables.games_driven()

    async def open(self) -> None:
        """Be one of the nodes. Raises StoreFailed."""
        await self._reach()
        await self._beat()
        self._tasks = [
            asyncio.create_task(self._live(), name="node-lease"),
            asyncio.create_task(self._watch(), name="node-watch"),
            asyncio.create_task(self._look(), name="node-look"),
        ]

    async def hand_over(self) -> None:
        """Others drive from now on. People are shown tables until the balancer has noticed and moved them."""
        if self._draining_since is None:
            self.drain()
        await self._tables.rest()
        with contextlib.suppress(StoreFailed):
            await self.shared.let_go()
        if self.proven:
            waiting = asyncio.ensure_future(self._house.sockets.none_left.wait())
            patience = asyncio.ensure_future(self._clock.sleep(NOTICED_WITHIN))
            await asyncio.wait({waiting, patience}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            patience.cancel()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._tables.rest()
        with contextlib.suppress(StoreFailed):
            await self.shared.leave()
        self.shared.hang_up()

    # The lease

    async def _reach(self) -> None:
        await self.shared.connect(self._heard)
        if not self._registered:
            asked = self._clock.now()
            await self.shared.register()
            self._tables.doubt_all()
            self._registered = True
            self._proven_until = asked + LEASE_SECONDS

    async def _beat(self) -> None:
        asked = self._clock.now()
        living = await self.shared.beat()
        self._proven_until = asked + LEASE_SECONDS
        self._house.metrics.lease.set(LEASE_SECONDS)
        self._tables.living(living)

    async def _live(self) -> None:
        while True:
            began = self._clock.now()
            pause = BEAT_EVERY
            try:
                if not self.shared.connected:
                    self._house.metrics.breaks.inc()
                    await self._reach()
                    await self._beat()
                    self._tasks.append(asyncio.create_task(self._read_all_on()))
                else:
                    await self._beat()
            except LeaseLost:
                LOG.warning("node %s was declared dead and begins anew", self.shared.node)
                await self._lapse()
                pause = 0.0
            except StoreFailed as error:
                LOG.warning("node %s cannot prove that it lives: %s", self.shared.node, error)
                self.shared.hang_up()
                pause = RETRY_EVERY
            except Exception:
                LOG.exception("node %s: its line broke", self.shared.node)
                self.shared.hang_up()
                pause = RETRY_EVERY
            self._tasks = [task for task in self._tasks if not task.done()]
            await self._clock.sleep(max(0.0, began + pause - self._clock.now()))
            if not self._registered:
                with contextlib.suppress(StoreFailed):
                    await self._reach()

    async def _watch(self) -> None:
        """Whatever the line does: when the lease is over, it is over."""
        while True:
            left = self._proven_until - self._clock.now()
            if left > 0:
                await self._clock.sleep(left)
            else:
                if self._registered:
                    LOG.warning("node %s cannot prove any more that it lives", self.shared.node)
                    await self._lapse()
                await self._clock.sleep(RETRY_EVERY)

    async def _lapse(self) -> None:
        """Others may drive its tables now: it must not, nor show what may be old."""
        self._registered = False
        self._house.metrics.lease.set(0)
        self._house.sockets.end_all(RESTARTING)
        await self._tables.rest()

    async def _read_all_on(self) -> None:
        """After a break of the news: all replicas read on, and nothing that was remembered is believed."""
        try:
            await self._tables.after_break()
            await self._house.after_break()
        except StoreFailed as error:
            LOG.warning("node %s: what happened meanwhile could not be read: %s", self.shared.node, error)
            self.shared.hang_up()

    # What nobody drives

    async def _look(self) -> None:
        looks = 0
        while True:
            self._freed.clear()
            try:
                if self.proven and self.shared.drives:
                    looks += 1
                    if looks % BURY_EVERY == 0:
                        await self.shared.bury()
                        self._house.metrics.queue.set(await self.shared.queue())
                    await self._tables.take_over(await self.shared.undriven(AT_ONCE))
            except StoreFailed as error:
                LOG.warning("node %s cannot look what nobody drives: %s", self.shared.node, error)
            except Exception:
                LOG.exception("node %s: taking over broke", self.shared.node)
            waiting = asyncio.ensure_future(self._freed.wait())
            patience = asyncio.ensure_future(self._clock.sleep(BEAT_EVERY))
            await asyncio.wait({waiting, patience}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            patience.cancel()

    # News

    def _heard(self, news: News) -> None:
        house, tables = self._house, self._tables
        try:
            if news.kind == "entry":
                tables.learn(news)
            elif news.node == self.shared.node:
                return
            elif news.kind == "aside":
                tables.hear(news.table, decode_aside(news), news.flag)
            elif news.kind == "door":
                tables.door_changed(news.table)
            elif news.kind == "free":
                self._freed.set()
            elif news.kind == "user":
                house.people.forget_user(news.table)
            elif news.kind == "token":
                device = bytes.fromhex(news.body)
                house.people.forget_user(news.table)
                house.end_devices(news.table, device, others=news.flag)
            elif news.kind == "tell":
                house.sockets.tell_frame(news.table, news.body)
        except Exception:
            LOG.exception("node %s: news that nobody understands", self.shared.node)
            house.metrics.faults.inc()

    async def tell(self, user: str, message: ServerMessage) -> None:
        """To every device of a person at other nodes."""
        await self.shared.tell(News("tell", self.shared.node, user, body=encode(message).decode()))

    async def token_dropped(self, user: str, device: bytes, others: bool) -> None:
        await self.shared.tell(News("token", self.shared.node, user, 0, others, device.hex()))

    async def renamed(self, user: str) -> None:
        await self.shared.tell(News("user", self.shared.node, user))
