"""How fast bots play is a wish of the people at the table; the slowest of those who play is heeded."""

import asyncio
from pathlib import Path

import pytest

from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.kernel.ids import PlayerId
from saloon.server.clock import HandClock
from saloon.server.tempo import QUICKEST, WAIT_FOR_ONE
from saloon.server.work import JITTER
from saloon.wire import messages as wire
from tests.server.houses import open_house, quick_table, run

PACE = 2.0
SOON = PACE * 2
"""Whatever waits longer is no bot that is about to answer."""


async def next_answer(clock: HandClock) -> float:
    """Seconds until the bot that is asked answers."""
    while not (waits := [left for left in clock.deadlines() if left < SOON]):
        await asyncio.sleep(0)
    return waits[0]


def takes(pace: float, waited: float) -> bool:
    return pace * (1 - JITTER) - 0.001 <= waited <= pace * (1 + JITTER) + 0.001


async def wished(table: RemoteTable, speed: wire.Speed, heard: wire.Speed | None = None) -> None:
    """Wish for it, and be told how fast it is from now on."""
    await table.pace(speed)
    await table.until(lambda: table.presence is not None and table.presence.speed == (heard or speed))


async def step(clock: HandClock, table: RemoteTable) -> None:
    """Let whoever is asked answer: I with the mildest option, a bot when it is time."""
    number = table.seq
    if table.my_turn:
        assert table.ask is not None
        await table.answer(table.ask.options[0].key)
    else:
        clock.move(await next_answer(clock) + 0.001)
    await table.until(lambda: table.seq > number)


async def answered(clock: HandClock, table: RemoteTable) -> None:
    """Until somebody else is asked."""
    while table.my_turn:
        await step(clock, table)


def test_the_one_person_at_a_table_makes_its_bots_quick_slow_and_still(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["random"] * 4, pace=PACE))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.view is not None)
                assert takes(PACE, await next_answer(clock))
                await wished(table, "4")
                assert takes(PACE / 4, await next_answer(clock))
                await step(clock, table)
                assert takes(PACE / 4, await next_answer(clock))
                await wished(table, "wait")
                assert not [left for left in clock.deadlines() if left < SOON]
                number = table.seq
                clock.move(WAIT_FOR_ONE * 10)
                await anna.me()
                assert table.seq == number
                await wished(table, "1")
                await table.until(lambda: table.seq > number)

    run(scene())


def test_to_skip_is_over_when_one_is_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["random"] * 3, pace=PACE))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.view is not None)
                await wished(table, "2")
                await answered(clock, table)
                await wished(table, "skip")
                waits = []
                while not table.my_turn:
                    waits.append(await next_answer(clock))
                    assert takes(QUICKEST, waits[-1])
                    await step(clock, table)
                assert len({round(wait, 3) for wait in waits}) > len(waits) // 2, "a watch sees a thought"
                await answered(clock, table)
                assert takes(PACE / 2, await next_answer(clock))

    run(scene())


def test_the_slowest_of_those_who_play_is_heeded_and_nobody_holds_up_others_for_long(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(bots=["random"] * 2, pace=PACE, seed="3"))
            await boris.join(invite=made.invite)
            await boris.sit(made.table)
            async with Line(anna) as hers, Line(boris) as his:
                a, b = await hers.watch(made.table), await his.watch(made.table)
                await anna.start(made.table)
                await b.until(lambda: b.view is not None)
                await wished(a, "4", "1")
                await wished(b, "2")
                await a.until(lambda: a.presence is not None and a.presence.speed == "2")
                assert a.presence is not None
                assert {one.seat: one.speed for one in a.presence.seats if one.speed != "1"} == {
                    0: "4",
                    1: "2",
                }
                while a.my_turn or b.my_turn:
                    await step(clock, a if a.my_turn else b)
                    await asyncio.gather(a.until(lambda: a.seq >= b.seq), b.until(lambda: b.seq >= a.seq))
                await wished(b, "wait")
                number = a.seq
                clock.move(WAIT_FOR_ONE - 0.1)
                await anna.me()
                assert a.seq == number
                clock.move(0.2)
                await a.until(lambda: a.seq > number)

    run(scene())


def test_once_only_bots_are_left_the_game_runs_to_its_end_unless_one_wants_to_watch(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(players=7, bots=["greenhorn"] * 6, pace=PACE, seed="3"))
            running = await house.house.tables.table(made.table)

            def out() -> bool:
                state = running.state
                return state.game is not None and state.kind.is_out(state.game, PlayerId(0))

            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.view is not None)
                await wished(table, "4")
                while not out():
                    assert table.phase == "playing"
                    await step(clock, table)
                await table.until(lambda: table.presence is not None and table.presence.speed == "skip")
                assert takes(QUICKEST, await next_answer(clock))
                await wished(table, "1")
                assert takes(PACE, await next_answer(clock))
                await wished(table, "skip")
                while table.phase != "over":
                    await step(clock, table)

    run(scene())


def test_the_pace_is_no_business_of_strangers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            made = await anna.new_table(quick_table(bots=["random"] * 3, private=False))
            async with Line(anna) as hers, Line(vera) as line:
                await hers.watch(made.table)
                table = await line.watch(made.table)
                with pytest.raises(Refusal, match="not_seated"):
                    await table.pace("wait")

    run(scene())
