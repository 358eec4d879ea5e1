"""A bank of time for a whole game, with an increment: what was used follows from the log."""

import asyncio
import random
from pathlib import Path

import pytest

from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.server.banks import left_in, spent_after
from saloon.server.clock import HandClock
from saloon.server.entries import Answered, Interrupted, Started, TakenBack, from_body, to_body
from saloon.server.log import TableLog
from saloon.server.rights import setup_of
from saloon.server.settings import Settings
from saloon.wire import messages as wire
from tests.server.houses import open_house, run
from tests.server.test_absence import anna_is_asked, deadline_near, whats
from tests.server.test_card_memory import enter, new_log
from tests.server.test_take_back import revocable


def clocked(seed: str = "bank", **wishes: object) -> TableLog:
    log = new_log(GAMES["bang"], seed, bank=60, increment=10, **wishes)
    enter(log, Started(setup_of(log.state, log.state.party.seed)))
    return log


def left(log: TableLog, seat: int = 0) -> float:
    return left_in(log.state.spent, PlayerId(seat), log.state.party.wishes)


def mildest(log: TableLog) -> str:
    assert log.state.game is not None
    assert log.state.game.decision is not None
    return log.state.game.key(log.state.game.decision.options[0])


def test_an_answer_costs_what_it_took_and_brings_the_increment() -> None:
    log = clocked()
    seat = log.state.asked
    enter(log, Answered(seat, mildest(log), "person", "u", took=25_000))
    assert left(log, seat) == 45
    other = log.state.asked
    enter(log, Answered(other, mildest(log), "bot"))
    assert left(log, other) == (60 if other != seat else 45), "bots have all the time that they take"
    again = TableLog("t", log.entries[0])  # type: ignore[arg-type]
    for entry in log.entries[1:]:
        again.read(from_body(to_body(entry)), None)
    assert again.state.spent == log.state.spent, "a restart forgets nothing"


def test_what_is_taken_back_has_cost_its_time_and_brings_nothing() -> None:
    log = clocked(take_back=True)
    revocable(log, random.Random(3))
    before = left(log)
    undo = log.state.undo
    assert undo is not None
    enter(log, TakenBack(PlayerId(0), undo.game.step, "u0"))
    assert left(log) == before - 10


def test_who_is_asked_pays_for_his_time_also_when_somebody_acts_in_between() -> None:
    log = clocked()
    asked = log.state.asked
    spent = log.state.spent
    interrupt = Interrupted(PlayerId(1), "use:sid_ketchum@p1", "bot", took=3000)
    moved = spent_after(spent, interrupt, asked, log.state.party.wishes)
    assert moved[asked] == 3000


async def bots_play(clock: HandClock, table: RemoteTable) -> None:
    """Until I am asked: time moves only as far as bots wait."""
    number = table.seq
    while not table.my_turn or table.seq == number:
        soon = [left for left in clock.deadlines() if left < 2]
        if soon:
            clock.move(soon[0] + 0.001)
        await asyncio.sleep(0)
        if table.my_turn and not soon:
            return


def bank_of(table: RemoteTable) -> float:
    """What everybody is told that I have left."""
    return 99.0 if table.presence is None else table.presence.seats[0].bank or 99.0


def test_an_empty_bank_is_answered_for_at_once_and_the_second_time_a_bot_takes_over(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await anna_is_asked(house, line, bank=30, increment=5)
                seen: list[wire.ServerMessage] = []
                table.on_message = seen.append
                await deadline_near(clock, 30)
                clock.move(10)
                assert table.ask is not None
                await table.answer(table.ask.options[0].key)
                await bots_play(clock, table)
                await table.until(lambda: bank_of(table) < 30)
                assert bank_of(table) == pytest.approx(25, abs=0.5)
                assert table.presence is not None
                assert all(one.bank is None for one in table.presence.seats[1:]), "bots have none"
                clock.move(26)
                await table.until(lambda: ("answered", 0, "clock") in whats(seen))
                await bots_play(clock, table)
                clock.move(6)
                await table.until(lambda: ("to_bot", 0, "") in whats(seen))

    run(scene())


def test_what_was_used_survives_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await anna_is_asked(house, line, bank=100, increment=0)
                await deadline_near(clock, 100)
                clock.move(40)
                assert table.ask is not None
                await table.answer(table.ask.options[0].key)
        later = HandClock()
        async with open_house(tmp_path, Settings(test_mode=True, workers=1), later) as house:
            state = (await house.house.tables.table(table.id)).state
            assert left_in(state.spent, PlayerId(0), state.party.wishes) == pytest.approx(60, abs=0.1)

    run(scene())
