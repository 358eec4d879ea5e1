"""A table at one of several nodes: what others enter into its log is learned, what is said beside it shared.

News are a hint. Whatever is lost, doubled or late is read from the log, or from the rows beside it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from msgspec import json

from saloon.server.audience import Crowd
from saloon.server.door import Knock, keys_body, keys_from
from saloon.server.entries import Started, from_body
from saloon.server.log import Moment
from saloon.server.shared import Aside, Shared, StoredDoor
from saloon.server.store import StoreFailed
from saloon.wire.messages import Dealing, Speed, WhyReady

if TYPE_CHECKING:
    from saloon.server.table import Table

HERE: Final = "here"
DEALING_LASTS: Final = 10.0
"""Seconds after which a deal that was begun elsewhere is given up, if nothing more is heard of it."""

LOG = logging.getLogger("saloon.server.replica")


class Forked(Exception):
    """The store has lost entries that were true here: what follows from them has not happened."""


class PlayedElsewhere(Exception):
    """A game was dealt by other rules than this node's."""


class Replica:
    """What a table has to do with other nodes. A lone server has none: then nothing here does anything."""

    def __init__(self, table: Table, shared: Shared | None) -> None:
        self.table = table
        self.shared = shared
        self._told_here = Crowd()
        self._saying: asyncio.Queue[tuple[Aside, bool, bool] | None] = asyncio.Queue()
        self._speaker: asyncio.Task[None] | None = None
        self._heard = 0
        """Asides that were heard of: what was read meanwhile may be older than they are."""

    # The log

    async def learn(self, seq: int, body: bytes) -> None:
        """An entry of another node, in its turn."""
        table = self.table
        if seq <= table.log.seq:
            return
        if seq > table.log.seq + 1 or not body:
            await self.read_on()
            return
        self._apply(body)

    async def read_on(self) -> int:
        """Let be true what the log has and this server does not know yet; how much that was.

        Raises Forked or PlayedElsewhere.
        """
        log = self.table.log
        found = await self.table.tools.store.entries(self.table.id, log.seq - 1)
        if not found or from_body(found[0].body) != log.entries[-1]:
            raise Forked(f"table {self.table.id}: the store has another entry {log.seq}, or none")
        for stored in found[1:]:
            self._apply(stored.body)
        return len(found) - 1

    def _apply(self, body: bytes) -> None:
        entry = from_body(body)
        if isinstance(entry, Started) and entry.rules not in ("", self.table.rules):
            raise PlayedElsewhere(f"table {self.table.id}: a game by {entry.rules}")
        self.table.entered(Moment(entry, self.table.state.after(entry)))

    # The door

    async def fresh_door(self) -> None:
        """The door as it is kept now: another node may have changed it."""
        if self.shared is not None and (kept := await self.shared.door(self.table.id)) is not None:
            self.have_door(kept)

    def have_door(self, kept: StoredDoor) -> None:
        if kept.version > self.table.door.version:
            self.table.door.version = kept.version
            self.table.door.keys = keys_from(kept.keys)

    def door_to_keep(self) -> StoredDoor:
        door = self.table.door
        return StoredDoor(self.table.id, door.version + 1, door.code, keys_body(door.keys))

    # What is said beside the log

    def say(self, kind: str, name: str, body: str = "", keep: bool = True) -> None:
        """Tell the other nodes, in the order in which it was said."""
        self._say(Aside(self.table.id, kind, name, body), keep, over=False)

    def unsay(self, kind: str, name: str = "") -> None:
        """It is over; without a name, all of this kind."""
        self._say(Aside(self.table.id, kind, name), True, over=True)

    def _say(self, aside: Aside, keep: bool, over: bool) -> None:
        if self.shared is None:
            return
        self._saying.put_nowait((aside, keep, over))
        if self._speaker is None:
            self._speaker = asyncio.create_task(self._speak(self.shared), name=f"aside {self.table.id}")

    async def _speak(self, shared: Shared) -> None:
        while (said := await self._saying.get()) is not None:
            aside, keep, over = said
            try:
                if over:
                    await shared.drop_asides(aside.table, aside.kind, aside.name)
                else:
                    await shared.put_aside(aside, keep)
            except StoreFailed as error:
                LOG.warning("table %s: other nodes were not told: %s", aside.table, error)
                if aside.kind == HERE:
                    self._told_here = Crowd()  # told again when the line is back

    async def say_at_once(self, kind: str, name: str) -> None:
        """Before anything else happens here. Raises StoreFailed."""
        if self.shared is not None:
            await self.shared.put_aside(Aside(self.table.id, kind, name), keep=False)

    def say_here(self, again: bool = False) -> None:
        """Who is at this node."""
        if self.shared is None:
            return
        here = self.table.audience.here()
        if here != self._told_here or again:
            self._told_here = here
            if here == Crowd():
                self.unsay(HERE, self.shared.who)
            else:
                self.say(HERE, self.shared.who, json.encode(here).decode())

    def say_ready(self, user: str, why: WhyReady = "") -> None:
        """What somebody has ready, and what he is told of it."""
        keys = self.table.readied.keys(user)
        self.say("ready", user, json.encode((keys, why)).decode())

    def say_knock(self, name: str, knock: Knock) -> None:
        if name:
            self.say("knock", name, json.encode(knock).decode())

    async def load(self) -> None:
        """All that is kept beside the log, as it is now."""
        if self.shared is None:
            return
        while True:
            heard = self._heard
            found = await self.shared.asides(self.table.id)
            if heard == self._heard:
                break
        table = self.table
        table.audience.elsewhere.clear()
        table.door.forget_knocks()
        for aside in found:
            lasting = aside.kind != "speed" or aside.body in ("1", "2", "4")
            if lasting:
                self._heed(aside, False)
        table.presence_changed()

    def living(self, nodes: set[str]) -> None:
        """Whoever was at a node that is dead is not there any more."""
        elsewhere = self.table.audience.elsewhere
        if gone := elsewhere.keys() - nodes:
            for node in gone:
                del elsewhere[node]
            self.table.presence_changed()

    def hear(self, aside: Aside, over: bool) -> None:
        """What was said at another node."""
        self._heard += 1
        self._heed(aside, over)
        self.table.presence_changed()

    def _heed(self, aside: Aside, over: bool) -> None:
        table, name, body = self.table, aside.name, aside.body
        match aside.kind:
            case "here" if self.shared is not None and name != self.shared.who:
                if over:
                    table.audience.elsewhere.pop(name, None)
                else:
                    table.audience.elsewhere[name] = json.decode(body, type=Crowd)
            case "knock" if over and not name:
                table.door.forget_knocks()
            case "knock" if over:
                table.door.answered(name)
            case "knock":
                table.door.hear_knock(name, json.decode(body, type=Knock))
            case "lot" if over:
                table.lots.clear()
            case "lot":
                table.lots.promised(name, body)
            case "told":
                table.lots.hear(name, body)
            case "dealing":
                table.audience.tell(table.lots.ask(), Dealing(table.id))
                asyncio.get_running_loop().call_later(DEALING_LASTS, table.lots.stop_asking)
            case "speed" if not over:
                speed: Speed = json.decode(f'"{body}"', type=Speed)
                table.tempo.wish(name, speed)
                table.driver.tempo_changed()
            case "ready" if not over:
                keys, why = json.decode(body, type=tuple[list[str], WhyReady])
                table.readied.replace(name, keys)
                table.tell_ready(name, why)
            case "stands":
                table.answer_stands(name)
            case "turned_out":
                table.audience.turn_out(table.id, name)
            case _:
                pass

    async def stop(self) -> None:
        """Nobody is here any more; what was said before is told first."""
        if self._speaker is not None:
            self.say_here()
            self._saying.put_nowait(None)
            await self._speaker
            self._speaker = None
