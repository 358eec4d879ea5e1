"""Nobody has to wait for ever: clocks, bots in place of the absent, and the way back."""

import asyncio
from pathlib import Path
from typing import Any

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.kernel.ids import PlayerId
from saloon.server import rights
from saloon.server.clock import HandClock
from saloon.server.settings import Settings
from saloon.server.store import StoredUser
from saloon.server.store_sqlite import SqliteStore
from saloon.wire import messages as wire
from tests.server.houses import Running, open_house, quick_table, run

GRACE = 20.0


def whats(seen: list[wire.ServerMessage]) -> list[tuple[str, int, str]]:
    """What happened, to which seat, and who decided."""
    return [(entry.what, entry.seat, entry.by) for entry in seen if isinstance(entry, wire.Entry)]


async def anna_is_asked(house: Running, line: Line, **wishes: Any) -> RemoteTable:
    """A game of Anna, who has seat 0, against three bots; she is asked something."""
    made = await line.account.new_table(quick_table(bots=["random"] * 3, **wishes))
    table = await line.watch(made.table)
    await line.account.start(made.table)
    await table.until(lambda: table.my_turn)
    return table


async def deadline_near(clock: HandClock, seconds: float) -> None:
    """Until somebody waits for this moment."""
    while not any(abs(left - seconds) < 1e-6 for left in clock.deadlines()):
        await asyncio.sleep(0)


def test_the_clock_gives_the_mildest_answer_and_the_second_time_a_bot_takes_over(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await anna_is_asked(house, line, seconds=30)
                seen: list[wire.ServerMessage] = []
                table.on_message = seen.append
                await deadline_near(clock, 30)
                clock.move(29)
                assert table.my_turn
                clock.move(1)
                await table.until(lambda: ("answered", 0, "clock") in whats(seen))
                await table.until(lambda: table.my_turn)
                await deadline_near(clock, 30)
                clock.move(30)
                await table.until(lambda: ("to_bot", 0, "") in whats(seen))
                assert table.lobby is not None
                assert table.lobby.seats[0].bot == "regular"
                assert table.lobby.seats[0].holder == "person"

    run(scene())


def test_whoever_timed_out_has_his_seat_back_with_his_next_word(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(bots=["random"] * 2, seconds=30, private=False))
            await boris.sit(made.table)
            async with Line(anna) as one, Line(boris) as two:
                hers, his = await one.watch(made.table), await two.watch(made.table)
                await anna.start(made.table)
                while not away(hers):
                    if hers.my_turn:
                        await deadline_near(clock, 30)
                        clock.move(30)
                        await hers.until(lambda: not hers.my_turn or away(hers))
                    elif his.my_turn:
                        await his.answer(his.ask.options[0].key if his.ask else "")
                    else:
                        await asyncio.sleep(0)
                await his.until(lambda: his.my_turn)
                assert away(his)
                await hers.phrase("sorry")
                assert not away(hers)
                await his.until(lambda: not away(his))

    run(scene())


def test_an_untimed_table_waits_for_weeks(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await anna_is_asked(house, line, seconds=0)
                seq = table.seq
                for _ in range(30):
                    clock.move(24 * 60 * 60)
                    await asyncio.sleep(0)
                await table.phrase("hello")
                assert table.seq == seq + 1
                assert table.my_turn

    run(scene())


def test_a_bot_stands_in_for_who_is_gone_and_goes_when_he_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            async with Line(vera) as watching:
                async with Line(anna) as line:
                    table = await anna_is_asked(house, line, absent_after=60, private=False)
                    theirs = await watching.watch(table.id)
                seen: list[wire.ServerMessage] = []
                theirs.on_message = seen.append
                await theirs.until(lambda: theirs.presence is not None and not theirs.presence.seats[0].here)
                await deadline_near(clock, 60)
                clock.move(59)
                assert not whats(seen)
                clock.move(1)
                await theirs.until(lambda: ("to_bot", 0, "") in whats(seen))
                await theirs.until(lambda: ("answered", 0, "bot") in whats(seen))
                async with Line(anna) as line:
                    again = await line.watch(table.id)
                    assert again.seat == 0
                    await again.until(lambda: again.phase == "over" or not away(again))
                    if again.phase != "over":
                        assert ("back", 0, "") in whats(seen)

    run(scene())


def away(table: RemoteTable) -> bool:
    assert table.lobby is not None
    return bool(table.lobby.seats[0].bot)


def test_where_the_table_says_so_the_absent_are_waited_for(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await anna_is_asked(house, line, absent_after=0)
            clock.move(10_000)
            facts = await line.account.table(table.id)
            assert facts.seats[0].bot == ""
            assert facts.phase == "playing"

    run(scene())


def test_nobody_else_can_take_the_seat_of_somebody_who_is_away(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await anna_is_asked(house, line, absent_after=60, private=False)
            await deadline_near(clock, 60)
            clock.move(60)
            vera = await house.guest("Vera")
            async with Line(vera) as watching:
                theirs = await watching.watch(table.id)
                await theirs.until(lambda: away(theirs))
            assert await refused(vera, table.id, PlayerId(0)) == "seat_taken"

    run(scene())


async def refused(who: Account, table: str, seat: PlayerId) -> str:
    from saloon.client.account import Refusal

    try:
        await who.sit(table, seat)
    except Refusal as refusal:
        return refusal.code
    return ""


def test_seconds_are_told_only_where_the_table_will_not_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            async with Line(vera) as watching:
                async with Line(anna) as line:
                    table = await anna_is_asked(house, line, private=False, absent_after=45)
                    seen = await watching.watch(table.id)
                    await seen.until(lambda: here(seen) == [True] * 4)
                    assert seconds(seen) is None
                await seen.until(lambda: here(seen) == [False, True, True, True])
                assert seconds(seen) == 45
                clock.move(15)
                async with Line(anna) as line:
                    await line.watch(table.id)
                    await seen.until(lambda: here(seen) == [True] * 4)
                    assert seconds(seen) is None

    run(scene())


def test_at_a_timed_table_no_seconds_are_told_while_a_bot_is_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                made = await anna.new_table(quick_table(bots=["random"] * 3, seconds=30, pace=5.0))
                table = await line.watch(made.table)
                await anna.start(made.table)
                while not table.my_turn:
                    if any(left <= 7 for left in clock.deadlines()):
                        clock.move(7)
                    await asyncio.sleep(0)
                await table.until(lambda: seconds(table) is not None)
                while (ask := table.ask) is not None and ask.options:
                    await table.answer(ask.options[0].key)
                await table.until(lambda: seconds(table) is None)

    run(scene())


def test_who_answers_at_the_last_moment_keeps_his_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await anna_is_asked(house, line, seconds=30)
                await deadline_near(clock, 30)
                clock.move(30)
                step = table.ask.step if table.ask is not None else -1
                await table.until(lambda: table.ask is not None and table.ask.step > step and table.my_turn)
                await deadline_near(clock, 30)
                ask = table.ask
                assert ask is not None
                said = wire.Answer(table.id, "last moment", ask.step, ask.options[0].key)
                there = await house.house.tables.table(table.id)
                answering = asyncio.create_task(there.submit(lambda now: rights.answer(now, anna.user, said)))
                clock.move(30)
                await answering
                await there.submit(lambda _: None)
                assert not there.state.party.chairs[0].away

    run(scene())


def test_who_comes_back_at_the_last_moment_keeps_his_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await anna_is_asked(house, line, absent_after=45)
            await deadline_near(clock, 45)
            there = await house.house.tables.table(table.id)
            stands_in = there.driver.persons.waiting
            assert stands_in is not None
            talking = asyncio.create_task(
                there.submit(lambda now: rights.gesture(now, StoredUser(anna.user, "Anna"), "hello", "1"))
            )
            clock.move(45)
            there.audience.add(Present(anna.user))
            await talking
            await asyncio.wait([stands_in])
            await there.submit(lambda _: None)
            assert not there.state.party.chairs[0].away

    run(scene())


class Present:
    """Somebody who is there and reads nothing."""

    language = ""
    screen = False

    def __init__(self, user: str) -> None:
        self.user = self.name = user

    def send(self, frame: str) -> None:
        assert frame

    async def send_patiently(self, frame: str) -> None:
        assert frame

    def end(self, code: int) -> None:
        assert code


def here(table: RemoteTable) -> list[bool]:
    return [] if table.presence is None else [seat.here for seat in table.presence.seats]


def seconds(table: RemoteTable) -> float | None:
    return None if table.presence is None else table.presence.seconds_left


def test_after_a_restart_everybody_has_his_time_again_and_some_on_top(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        settings = Settings(test_mode=True, workers=1, grace=GRACE)
        async with open_house(tmp_path, settings, clock) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await anna_is_asked(house, line, seconds=30)
            await deadline_near(clock, 30)
            clock.move(25)
        clock = HandClock()
        async with open_house(tmp_path, settings, clock, SqliteStore(tmp_path)) as house:
            back = Account(house.url, anna.token)
            async with Line(back) as line:
                again = await line.watch(table.id)
                assert again.my_turn
                seen: list[wire.ServerMessage] = []
                again.on_message = seen.append
                await again.until(lambda: again.presence is not None and bool(again.presence.seconds_left))
                assert again.presence is not None
                assert again.presence.seconds_left == 30 + GRACE
                clock.move(30)
                await again.phrase("hello")
                assert again.my_turn
                await deadline_near(clock, GRACE)
                clock.move(GRACE)
                await again.until(lambda: ("answered", 0, "clock") in whats(seen))

    run(scene())
