"""Nodes of two releases: a game is played by the rules that it was dealt by, as long as a node has them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random

import pytest

from saloon.server import rights
from saloon.server.botwork import Question, Reply
from saloon.server.clock import HandClock
from saloon.server.entries import Started, from_body
from saloon.server.house import House
from saloon.server.own_rules import OWN_RULES
from saloon.server.refused import Refused
from saloon.server.settings import Settings
from saloon.server.shared import RETURNS_WITHIN
from saloon.server.store import StoredUser
from saloon.server.table import Table
from tests.server.houses import quick_table
from tests.server.nodes.memory import MemoryShared, Shelf, new_store

ANNA = StoredUser("anna", "Anna")
OLD, NEW = ({game: f"{game} {number}" for game in OWN_RULES} for number in (1, 2))
DRAIN = 600.0
PATIENCE = 200_000
"""Turns of the loop in which what is waited for has happened, or never will."""


def whims() -> Callable[[str, Question], Awaitable[Reply]]:
    """A bot that does whatever it may."""
    chance = Random(1)

    async def answer(_table: str, question: Question) -> Reply:
        return Reply(-1 if question.interrupt else chance.randrange(len(question.options)))

    return answer


class Onlooker:
    """Somebody who watches and never goes."""

    user, name, language, screen = "olga", "Olga", "", False

    def send(self, frame: str) -> None: ...

    async def send_patiently(self, frame: str) -> None: ...

    def end(self, code: int) -> None: ...


class Cluster:
    """Nodes by name, those whose names begin with `new` of the new release."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.shelf = Shelf(self.clock)
        self.houses: dict[str, House] = {}

    async def open(self, *names: str) -> None:
        for name in names:
            store = new_store(self.shelf, name)
            assert store.shared is not None
            store.shared.rules = NEW if name.startswith("new") else OLD
            house = self.houses[name] = House(
                store, Settings(test_mode=True, workers=1, drain=DRAIN), self.clock
            )
            house.bots.ask = whims()  # type: ignore[method-assign,assignment]
            assert house.node is not None
            await house.tables.start()
            await house.node.open()

    async def close(self) -> None:
        for shared in self.shelf.nodes:
            shared.awake.set()
        for house in self.houses.values():
            assert house.node is not None
            house.stopping = True
            await house.node.close()
            await house.tables.stop()
            await house.bots.stop()

    def shared(self, name: str) -> MemoryShared:
        return next(one for one in self.shelf.nodes if one.node == name)

    async def table_at(self, name: str, bots: int = 0) -> str:
        """A table of Anna's, made at this node."""
        wishes = quick_table(private=False, bots=["random"] * (bots or 3), host_plays=not bots)
        made, _ = await self.houses[name].tables.make(ANNA, wishes)
        return made.id

    async def start(self, name: str, table: str) -> None:
        """As the API does it."""
        found = await self.houses[name].tables.table(table)
        await self.houses[name].tables.require_room()
        await found.submit(lambda state: rights.start(state, ANNA.user, []))

    def at(self, name: str, table: str) -> Table | None:
        return self.houses[name].tables._tables.get(table)

    def driver(self, table: str) -> str:
        return self.shelf.drivers[table][0] if self.shelf.is_driven(table) else ""

    def phase(self, table: str) -> str:
        return self.shelf.lines[table].state

    async def until(self, condition: Callable[[], bool], seconds: float = 0.0) -> None:
        """Everything goes on, news arrive; the clock moves, by so many seconds at most."""
        ends = self.clock.now() + seconds
        for _ in range(PATIENCE):
            if condition():
                return
            await asyncio.sleep(0)
            for shared in self.shelf.nodes:
                while shared.on_the_way and shared.awake.is_set():
                    shared.hear(shared.on_the_way.pop(0))
            if self.clock.now() < ends:
                self.clock.move(0.05)
        raise AssertionError("it did not happen")

    async def pass_time(self, seconds: float) -> None:
        ends = self.clock.now() + seconds
        await self.until(lambda: self.clock.now() >= ends, seconds)


@contextlib.asynccontextmanager
async def cluster(*names: str) -> AsyncIterator[Cluster]:
    made = Cluster()
    try:
        await made.open(*names)
        yield made
    finally:
        await made.close()


async def refused(asked: Awaitable[object]) -> tuple[str, str]:
    """The code, and the node to go to."""
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.code, str(caught.value.params.get("node", ""))


def test_a_running_game_is_opened_and_driven_only_where_its_rules_are() -> None:
    async def scene() -> None:
        async with cluster("old1", "old2", "new1") as nodes:
            table = await nodes.table_at("old1")
            await nodes.start("old1", table)
            dealt = [from_body(one.body) for one in nodes.shelf.logs[table]][-1]
            assert isinstance(dealt, Started)
            assert dealt.rules == nodes.shelf.rules(table) == OLD["bang"]
            code, node = await refused(nodes.houses["new1"].tables.table(table))
            assert (code, node in ("old1", "old2")) == ("elsewhere", True)
            assert (await nodes.houses["old2"].tables.table(table)).state.party.phase == "playing"
            nodes.shared("old1").awake.clear()
            await nodes.until(lambda: nodes.driver(table) == "old2", 10.0)
            assert await nodes.shared("new1").claim([table]) == set()

    asyncio.run(scene())


def test_who_watches_at_a_node_of_other_rules_when_a_game_is_dealt_comes_back_and_is_sent_on() -> None:
    async def scene() -> None:
        async with cluster("old", "new") as nodes:
            table = await nodes.table_at("old")
            replica = await nodes.houses["new"].tables.table(table)
            await nodes.start("old", table)
            await nodes.until(lambda: replica.outdated)
            assert replica.state.party.phase == "open", "the deal was never made by other rules"
            assert await refused(nodes.houses["new"].tables.table(table)) == ("elsewhere", "old")
            assert nodes.houses["new"].metrics.forks._value.get() == 0

    asyncio.run(scene())


def test_between_games_a_table_is_free_and_the_next_game_is_played_by_the_rules_of_who_deals() -> None:
    async def scene() -> None:
        async with cluster("old", "new") as nodes:
            table = await nodes.table_at("old", bots=4)
            await nodes.start("old", table)
            await nodes.until(lambda: nodes.phase(table) == "over", 5000.0)
            assert nodes.shelf.rules(table) == ""
            found = await nodes.houses["new"].tables.table(table)
            await found.submit(lambda state: rights.rematch(state, ANNA.user, "again"))
            await nodes.start("new", table)
            assert (nodes.shelf.rules(table), nodes.driver(table)) == (NEW["bang"], "new")
            assert await refused(nodes.houses["old"].tables.table(table)) == ("elsewhere", "new")
            await nodes.until(lambda: nodes.phase(table) == "over", 5000.0)

    asyncio.run(scene())


def test_a_game_waits_for_a_node_that_died_and_goes_on_without_it_only_after_a_while() -> None:
    """Then the old node, if it was not dead after all, plays it no more."""

    async def scene() -> None:
        async with cluster("old", "new") as nodes:
            table = await nodes.table_at("old")
            await nodes.start("old", table)
            held = nodes.at("old", table)
            assert held is not None
            await held.show(Onlooker(), None)
            nodes.shared("old").awake.clear()
            await nodes.pass_time(RETURNS_WITHIN / 2)
            assert nodes.driver(table) == ""
            assert await refused(nodes.houses["new"].tables.table(table)) == ("elsewhere", "")
            await nodes.until(lambda: nodes.driver(table) == "new", RETURNS_WITHIN)
            assert nodes.shelf.rules(table) == NEW["bang"]
            assert (await nodes.houses["new"].tables.table(table)).state.party.phase == "playing"
            assert nodes.at("old", table) is held, "what it remembers is by the old rules"
            nodes.shared("old").awake.set()
            await nodes.pass_time(5.0)
            assert await refused(nodes.houses["old"].tables.table(table)) == ("elsewhere", "new")
            assert nodes.driver(table) == "new"

    asyncio.run(scene())


def test_when_the_last_node_of_the_old_rules_leaves_its_games_go_on_at_once() -> None:
    async def scene() -> None:
        async with cluster("old", "new") as nodes:
            table = await nodes.table_at("old")
            await nodes.start("old", table)
            leaving = asyncio.create_task(nodes.houses["old"].leave())
            await nodes.until(lambda: leaving.done() and nodes.driver(table) == "new", 5.0)

    asyncio.run(scene())


def test_a_node_that_drains_begins_nothing_new_and_goes_when_its_last_game_is_over() -> None:
    async def scene() -> None:
        async with cluster("old", "new") as nodes:
            playing, waiting = await nodes.table_at("old", bots=4), await nodes.table_at("old")
            await nodes.start("old", playing)
            node = nodes.houses["old"].node
            assert node is not None
            node.drain()
            await nodes.pass_time(1.5)
            assert nodes.phase(playing) == "playing"
            assert not node.has_drained
            assert await refused(nodes.table_at("old")) == ("elsewhere", "new")
            assert await refused(nodes.start("old", waiting)) == ("elsewhere", "new")
            await nodes.start("new", waiting)
            assert nodes.shelf.rules(waiting) == NEW["bang"]
            await nodes.until(lambda: node.has_drained, DRAIN - 10.0)
            assert nodes.phase(playing) == "over"

    asyncio.run(scene())


def test_a_node_that_drains_drives_on_what_only_it_can_play() -> None:
    async def scene() -> None:
        async with cluster("old1", "old2", "new") as nodes:
            table = await nodes.table_at("old1")
            await nodes.start("old1", table)
            for name in ("old1", "old2"):
                node = nodes.houses[name].node
                assert node is not None
                node.drain()
            nodes.shared("old1").awake.clear()
            await nodes.until(lambda: nodes.driver(table) == "old2", 10.0)
            assert await refused(nodes.houses["new"].tables.table(table)) == ("elsewhere", "old2")

    asyncio.run(scene())


def test_where_there_is_no_other_node_who_drains_says_that_it_restarts() -> None:
    async def scene() -> None:
        async with cluster("old") as nodes:
            node = nodes.houses["old"].node
            assert node is not None
            node.drain()
            assert await refused(nodes.table_at("old")) == ("restarting", "")

    asyncio.run(scene())
