"""The server as a whole: what there is one of."""

from __future__ import annotations

import asyncio

from saloon.server.advisers import Advisers
from saloon.server.bothouse import BotHouse
from saloon.server.breaths import Breaths
from saloon.server.clock import Clock
from saloon.server.deals import Deals
from saloon.server.limits import Buckets, HouseBuckets
from saloon.server.memories import Memories
from saloon.server.metrics import Metrics
from saloon.server.node import Node
from saloon.server.people import People
from saloon.server.seats import Seats
from saloon.server.settings import Settings
from saloon.server.sockets import Sockets
from saloon.server.store import Store, StoredUser, StoreFailed, token_hash
from saloon.server.table import Tools
from saloon.server.tables import Tables
from saloon.server.tables_of_node import NodeTables
from saloon.server.tempo import FLOOR
from saloon.wire import codes, limits
from saloon.wire.messages import ServerMessage

REQUESTS_PER_SECOND = 10.0
REQUESTS_AT_ONCE = 100
PARTY = 4
"""So many times as much as one person may ask for, may be asked for from one address."""
MESSAGES_PER_SECOND = 20.0
MESSAGES_AT_ONCE = 60
PEOPLE_PER_SECOND = 0.2
PEOPLE_AT_ONCE = 30
TABLES_PER_SECOND = 0.05
TABLES_AT_ONCE = 10


class House:
    """Store, people, tables, bots and sockets."""

    def __init__(self, store: Store, settings: Settings | None = None, clock: Clock | None = None) -> None:
        self.settings = settings or Settings()
        self.clock = clock or Clock()
        self.store = store
        self.metrics = Metrics()
        self.bots = BotHouse(self.settings.workers)
        self.people = People(store)
        self.sockets = Sockets(self.metrics, self.settings)
        self.breaths = Breaths()
        floor = 0.0 if self.settings.test_mode else FLOOR
        tools = Tools(store, self.clock, self.bots, self.metrics, Seats(), self.breaths, Deals(store), floor)
        self.deals = tools.deals
        self.tables = (
            Tables(tools, self.settings) if store.shared is None else NodeTables(tools, self.settings)
        )
        self.advisers = Advisers(store, self.bots, self.breaths)
        self.memories = Memories(self.breaths)
        now = self.clock.now
        self.requests = Buckets(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE, now)
        self.requests_from = Buckets(PARTY * REQUESTS_PER_SECOND, PARTY * REQUESTS_AT_ONCE, now)
        """By address; all others are by person."""
        self.messages = Buckets(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE, now)
        self.answers = Buckets(limits.ANSWERS_PER_SECOND, limits.ANSWERS_AT_ONCE, now)
        self.chats = Buckets(1 / limits.CHAT_INTERVAL, limits.CHATS_AT_ONCE, now)
        self.looking_back = Buckets(limits.ENTRIES_PER_SECOND, limits.ENTRIES_AT_ONCE, now)
        """Entries of the past that are derived again for somebody."""
        self.thoughts = Buckets(limits.THOUGHTS_PER_SECOND, limits.THOUGHTS_AT_ONCE, now)
        shared = store.shared
        self.newcomers = HouseBuckets("newcomers", PEOPLE_PER_SECOND, PEOPLE_AT_ONCE, now, shared)
        self.new_tables = HouseBuckets("tables", TABLES_PER_SECOND, TABLES_AT_ONCE, now, shared)
        a_minute = limits.CODES_PER_MINUTE
        self.codes = HouseBuckets("codes", a_minute / 60, a_minute, now, shared)
        a_minute = limits.KNOCKS_PER_MINUTE
        self.knocks = HouseBuckets("knocks", a_minute / 60, a_minute, now, shared)
        self.node = (
            Node(self, shared, self.tables) if isinstance(self.tables, NodeTables) and shared else None
        )
        """This server among others; None: it is the only one."""
        self.stopping = False

    @property
    def away(self) -> bool:
        """Whether nothing is shown or done here now."""
        return self.stopping or (self.node is not None and not self.node.proven)

    async def open(self) -> None:
        await self.store.open()
        self.bots.start()
        await self.tables.start()
        if self.node is not None:
            try:
                await self.node.open()
            except StoreFailed:
                await self.close()
                raise

    async def tell(self, user: str, message: ServerMessage) -> None:
        """To every device of a person, at whichever node."""
        self.sockets.tell(user, message)
        if self.node is not None:
            await self.node.tell(user, message)

    async def rename(self, user: StoredUser, raw_name: str) -> StoredUser:
        renamed = await self.people.rename(user, raw_name)
        if self.node is not None:
            await self.node.renamed(user.user)
        return renamed

    async def drop_tokens(self, token: str, user: StoredUser, others: bool) -> None:
        """This token is valid no longer, or all others of this person are; their sockets close at once."""
        if others:
            await self.people.drop_other_tokens(token, user)
        else:
            await self.people.drop_token(token)
        self.end_devices(user.user, token_hash(token), others)
        if self.node is not None:
            await self.node.token_dropped(user.user, token_hash(token), others)

    def end_devices(self, user: str, device: bytes, others: bool) -> None:
        (self.sockets.end_other_devices if others else self.sockets.end_device)(user, device)

    async def after_break(self) -> None:
        """News of other nodes may have been lost: read what they were about."""
        self.people.forget_all()
        for user, device in self.sockets.devices():
            if await self.store.token_user(device) is None:
                self.sockets.end_device(user, device)

    async def leave(self) -> None:
        """Show and do nothing more; other nodes go on with what was driven here."""
        if not self.stopping:
            if self.node is not None:
                await self.node.hand_over()
            self.stopping = True
            self.sockets.end_all(codes.RESTARTING)
            if self.node is not None:
                await self.node.close()

    async def close(self) -> None:
        """Tell everybody to come back later, finish what was begun, let go of the store."""
        await self.leave()
        await asyncio.sleep(0)
        await self.tables.stop()
        await self.advisers.stop()
        await self.bots.stop()
        await self.store.close()
