"""Three nodes, and whatever may come between them.

News are lost, doubled, late or out of order, nodes stand still wherever they ask the store, leases lapse:
the log stays one, and everybody comes to know it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saloon.server import rights
from saloon.server.botwork import Reply
from saloon.server.clock import HandClock
from saloon.server.entries import Answered, Interrupted, Said, from_body
from saloon.server.house import House
from saloon.server.own_rules import OWN_RULES
from saloon.server.refused import Refused
from saloon.server.settings import Settings
from saloon.server.state import fingerprint
from saloon.server.store import StoredUser
from saloon.server.table import Table
from saloon.wire import messages as wire
from tests.server.houses import quick_table
from tests.server.nodes.memory import Shelf, new_store

NODES = 3
TURNS = 60
"""Of the loop, in which whatever can go on goes on."""
OTHER_RULES = {game: f"{game} 0" for game in OWN_RULES}
PEOPLE = [StoredUser("anna", "Anna"), StoredUser("boris", "Boris")]

node = st.integers(0, NODES - 1)
step = st.one_of(
    st.tuples(st.just("play"), node, st.integers(0, 1)),
    st.tuples(st.just("say"), node, st.integers(0, 1)),
    st.tuples(st.just("again"), node, st.integers(0, 5)),
    st.tuples(st.sampled_from(["hear", "lose", "double"]), node, st.integers(0, 3)),
    st.tuples(st.sampled_from(["freeze", "thaw", "break"]), node, st.just(0)),
    st.tuples(st.just("time"), node, st.integers(1, 40)),
    st.tuples(st.just("turn"), node, st.integers(1, 9)),
)
Step = tuple[str, int, int]


async def first_option(*_: object) -> Reply:
    """A bot that does not think."""
    return Reply(0)


class Saloons:
    """The nodes, a table with two people and two bots, and what was acknowledged.

    `strangers`: so many of the nodes, the last ones, play by other rules than the others.
    """

    def __init__(self, strangers: int = 0) -> None:
        self.able = NODES - strangers
        self.clock = HandClock()
        self.shelf = Shelf(self.clock)
        self.houses: list[House] = []
        self.table = ""
        self.acknowledged: dict[tuple[str, str], int] = {}
        self._asked: list[tuple[str, wire.Answer | wire.Phrase]] = []
        self._cids = count()
        self._doing: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for number in range(NODES):
            store = new_store(self.shelf, f"n{number}")
            assert store.shared is not None
            if number >= self.able:
                store.shared.rules = OTHER_RULES
            house = House(store, Settings(test_mode=True, workers=1), self.clock)
            house.bots.ask = first_option  # type: ignore[method-assign,assignment]
            assert house.node is not None
            await house.tables.start()
            await house.node.open()
            self.houses.append(house)
        first = self.houses[0].tables
        made, _ = await first.make(PEOPLE[0], quick_table(private=False, bots=["random"] * 2))
        self.table = made.id
        await made.submit(lambda state: rights.sit(state, PEOPLE[1], None))
        await made.submit(lambda state: rights.start(state, PEOPLE[0].user, []))
        for house in self.houses[1 : self.able]:
            await house.tables.table(self.table)

    async def close(self) -> None:
        for task in self._doing:
            task.cancel()
        await asyncio.gather(*self._doing, return_exceptions=True)
        for house in self.houses:
            assert house.node is not None
            house.stopping = True
            await house.node.close()
            await house.tables.stop()
            await house.bots.stop()

    # Steps

    async def do(self, what: str, number: int, how: int) -> None:
        house = self.houses[number]
        shared = self.shelf.nodes[number]
        waiting = shared.on_the_way
        match what:
            case "play":
                if message := self._answer(house, PEOPLE[how].user):
                    self._ask(house, PEOPLE[how].user, message)
            case "say":
                said = wire.Phrase(self.table, f"c{next(self._cids)}", "hello")
                self._ask(house, PEOPLE[how].user, said)
            case "again" if self._asked:
                self._ask(house, *self._asked[how % len(self._asked)])
            case "hear" if waiting:
                shared.hear(waiting.pop(how % len(waiting)))
            case "double" if waiting:
                shared.hear(waiting[how % len(waiting)])
            case "lose" if waiting:
                waiting.pop(how % len(waiting))
            case "freeze":
                shared.awake.clear()
            case "thaw":
                shared.awake.set()
            case "break":
                shared.hang_up()
            case "time":
                self.clock.move(how / 10)
            case _:
                pass
        await turns(how if what == "turn" else 1)

    def _at(self, house: House) -> Table | None:
        return house.tables._tables.get(self.table)

    def _answer(self, house: House, user: str) -> wire.Answer | None:
        """What this person would answer by what this node shows, which may be old."""
        table = self._at(house)
        if table is None or table.state.game is None or table.state.game.decision is None:
            return None
        if table.state.party.chairs[table.state.asked].user != user:
            return None
        key = table.state.game.key(table.state.game.decision.options[0])
        return wire.Answer(self.table, f"c{next(self._cids)}", table.state.step, key)

    def _ask(self, house: House, user: str, message: wire.Answer | wire.Phrase) -> None:
        if (user, message) not in self._asked:
            self._asked.append((user, message))
        self._doing.append(asyncio.create_task(self._asking(house, user, message)))

    async def _asking(self, house: House, user: str, message: wire.Answer | wire.Phrase) -> None:
        with contextlib.suppress(Refused):
            table = await house.tables.at_hand(self.table)
            seq = await self._sent(table, user, message)
            before = self.acknowledged.setdefault((user, message.cid), seq)
            assert before == seq, "the same message was acknowledged as two entries"

    def _sent(self, table: Table, user: str, message: wire.Answer | wire.Phrase) -> Awaitable[int]:
        if isinstance(message, wire.Answer):
            return table.submit_once(user, message.cid, lambda state: rights.answer(state, user, message))
        person = next(one for one in PEOPLE if one.user == user)
        return table.speak_once(
            user, message.cid, lambda state: rights.gesture(state, person, message.phrase, message.cid)
        )

    # What must be true

    def check(self) -> None:
        for task in self._doing:
            if task.done() and not task.cancelled():
                task.result()
        log = [from_body(one.body) for one in self.shelf.logs[self.table]]
        for stranger in self.houses[self.able :]:
            found = self._at(stranger)
            assert found is None or found.state.party.phase != "playing", "a game of rules that it has not"
            assert self.shelf.drivers[self.table][0] != stranger.store.shared.node  # type: ignore[union-attr]
        for house in self.houses:
            if table := self._at(house):
                known = table.log.entries
                assert known == log[: len(known)], "a replica knows what is not stored"
            assert house.metrics.faults._value.get() == 0
            assert house.metrics.forks._value.get() == 0
        for (user, cid), seq in self.acknowledged.items():
            entry = log[seq - 1]
            assert isinstance(entry, Answered | Interrupted | Said)
            assert (entry.user, entry.cid) == (user, cid), "acknowledged is stored, where it was told to be"
        cids = [(e.user, e.cid) for e in log if isinstance(e, Answered | Interrupted | Said) and e.cid]
        assert len(cids) == len(set(cids)), "nothing is done twice"
        for (_, seq), writer in self.shelf.writers.items():
            by_itself = isinstance(log[seq - 1], Answered) and log[seq - 1].by != "person"  # type: ignore[union-attr]
            assert not by_itself or writer is not None, "only who drives lets bots and the clock act"

    async def settle(self) -> None:
        """Everything that was under way arrives, and nodes that were declared dead begin anew."""
        for shared in self.shelf.nodes:
            shared.awake.set()
        for _ in range(12):
            await turns(TURNS)
            for shared in self.shelf.nodes:
                while shared.on_the_way:
                    shared.hear(shared.on_the_way.pop(0))
            self.clock.move(0.5)
        await turns(TURNS)

    async def check_settled(self) -> None:
        """Whoever comes sees the same at every node; one node drives, if a game runs."""
        tables = [await house.tables.table(self.table) for house in self.houses[: self.able]]
        await turns(TURNS)
        for stranger in self.houses[self.able :]:
            if tables[0].state.party.phase == "playing":
                with pytest.raises(Refused, match="played by bang") as refused:
                    await stranger.tables.table(self.table)
                assert refused.value.code == "elsewhere"
                assert refused.value.params["node"] in {"n0", "n1"}
        assert len({table.log.seq for table in tables}) == 1
        games = [table.state.game for table in tables]
        assert len({fingerprint(game) for game in games if game is not None}) == 1
        if tables[0].state.party.phase == "playing":
            assert self.shelf.is_driven(self.table)
            drives = [table.driver.driving for table in tables]
            assert drives.count(True) == 1, "and the one that drives knows it"
        assert all(task.done() for task in self._doing), "nobody waits for ever"


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


INTERLEAVED = settings(
    max_examples=100,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)


@pytest.mark.long
@INTERLEAVED
@given(st.lists(step, min_size=40, max_size=80))
def test_whatever_comes_between_the_log_is_one_and_everybody_comes_to_know_it(steps: list[Step]) -> None:
    interleave(steps, Saloons())


@pytest.mark.long
@settings(INTERLEAVED, max_examples=30)
@given(st.lists(step, min_size=40, max_size=80))
def test_whatever_comes_between_a_node_of_other_rules_never_plays(steps: list[Step]) -> None:
    interleave(steps, Saloons(strangers=1))


def interleave(steps: list[Step], saloons: Saloons) -> None:
    async def scene() -> None:
        await saloons.open()
        try:
            for one in steps:
                await saloons.do(*one)
                saloons.check()
            await saloons.settle()
            saloons.check()
            await saloons.check_settled()
        finally:
            await saloons.close()

    asyncio.run(scene())
