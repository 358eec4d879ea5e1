"""A broadcast with open hands: late, for those who watch, and only where the table agreed to it."""

import asyncio
from pathlib import Path
from typing import Any

from msgspec import json

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.kernel.ids import PlayerId
from saloon.server.clock import HandClock
from saloon.server.tables import SWEEP_EVERY
from saloon.wire.limits import BROADCAST_DELAY
from tests.server.houses import Running, open_house, quick_table, run, until
from tests.server.test_lobby import code_of
from tests.server.test_put_away import swept


async def told(account: Account, table: str, seq: int | None = None) -> list[dict[str, Any]]:
    history = await asyncio.to_thread(account.ask, "broadcast", None, table, "", "", seq)
    entries: list[dict[str, Any]] = json.decode(history)["entries"]
    return entries


async def game_of_anna(house: Running, broadcast: bool) -> tuple[Account, Account, str]:
    anna, vera = await house.guest("Anna"), await house.guest("Vera")
    made = await anna.new_table(quick_table(private=False, absent_after=0, broadcast=broadcast))
    return anna, vera, made.table


def test_nothing_is_shown_before_its_time_and_everything_after_it(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, vera, table = await game_of_anna(house, True)
            assert (await vera.table(table)).broadcast
            async with Line(anna) as line:
                hers = await line.watch(table)
                await anna.start(table)
                await hers.until(lambda: hers.view is not None)
                dealt = hers.seq
                assert await told(vera, table) == []
                clock.move(BROADCAST_DELAY - 1)
                assert await told(vera, table) == []
                clock.move(1)
                shown = await told(vera, table)
                assert shown[0]["what"] == "started"
                assert shown[-1]["seq"] >= dealt
                hands = [figure["hand"] for figure in shown[0]["view"]["figures"]]
                assert all(hands), "every hand lies open"
                assert await told(vera, table, shown[-1]["seq"] + 1) == []

    run(scene())


def test_nobody_who_plays_sees_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, _, table = await game_of_anna(house, True)
            await anna.start(table)
            assert await code_of(told(anna, table)) == "forbidden"
            await anna.stand(table)
            assert await code_of(told(anna, table)) == "forbidden", "she has seen a hand of this game"

    run(scene())


def test_it_is_off_unless_the_table_agreed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera, table = await game_of_anna(house, False)
            await anna.start(table)
            assert await code_of(told(vera, table)) == "no_broadcast"

    run(scene())


def test_nobody_comes_into_a_game_that_is_shown_with_open_hands(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera, table = await game_of_anna(house, True)
            await anna.start(table)
            assert await code_of(vera.sit(table, PlayerId(2))) == "heard_too_much"
            await anna.stand(table)
            assert (await anna.sit(table)).seats[0].user == anna.user, "her own seat she has back"

    run(scene())


def test_whoever_watches_it_alone_sees_it_to_its_end(tmp_path: Path) -> None:
    """Nobody else is at the table, and it waits for somebody who has left."""

    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, vera, table = await game_of_anna(house, True)
            async with Line(anna) as line:
                hers = await line.watch(table)
                await anna.start(table)
                await hers.until(lambda: hers.my_turn)
            assert await told(vera, table) == []
            for _ in range(int(BROADCAST_DELAY / SWEEP_EVERY)):
                clock.move(SWEEP_EVERY)
                await until(lambda: SWEEP_EVERY in clock.deadlines(), (clock, "sleep"))
            assert (await told(vera, table))[-1]["seq"] == hers.seq
            await swept(house, clock, 0)

    run(scene())


def test_a_house_that_was_closed_meanwhile_waits_again(tmp_path: Path) -> None:
    """Nobody knows any more when each entry was true: all of them are as new as the table is awake."""

    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, vera, table = await game_of_anna(house, True)
            await anna.start(table)
        async with open_house(tmp_path, clock=clock) as house:
            again = Account(house.url, vera.token, vera.user, vera.name)
            assert await told(again, table) == []
            clock.move(BROADCAST_DELAY)
            assert await told(again, table)

    run(scene())
