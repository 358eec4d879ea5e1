"""The server as a whole: what there is one of."""

from __future__ import annotations

import asyncio

from saloon.server.advisers import Advisers
from saloon.server.bothouse import BotHouse
from saloon.server.breaths import Breaths
from saloon.server.clock import Clock
from saloon.server.deals import Deals
from saloon.server.limits import Buckets
from saloon.server.memories import Memories
from saloon.server.metrics import Metrics
from saloon.server.people import People
from saloon.server.seats import Seats
from saloon.server.settings import Settings
from saloon.server.sockets import Sockets
from saloon.server.store import Store
from saloon.server.table import Tools
from saloon.server.tables import Tables
from saloon.server.tempo import FLOOR
from saloon.wire import codes, limits

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
        self.tables = Tables(tools, self.settings)
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
        self.newcomers = Buckets(PEOPLE_PER_SECOND, PEOPLE_AT_ONCE, now)
        self.new_tables = Buckets(TABLES_PER_SECOND, TABLES_AT_ONCE, now)
        self.codes = Buckets(limits.CODES_PER_MINUTE / 60, limits.CODES_PER_MINUTE, now)
        self.knocks = Buckets(limits.KNOCKS_PER_MINUTE / 60, limits.KNOCKS_PER_MINUTE, now)
        self.stopping = False

    async def open(self) -> None:
        await self.store.open()
        self.bots.start()
        await self.tables.start()

    async def close(self) -> None:
        """Tell everybody to come back later, finish what was begun, let go of the store."""
        self.stopping = True
        self.sockets.end_all(codes.RESTARTING)
        await asyncio.sleep(0)
        await self.tables.stop()
        await self.advisers.stop()
        await self.bots.stop()
        await self.store.close()
