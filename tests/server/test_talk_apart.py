"""What the dead and the onlookers say reaches nobody whose seat is alive, however he comes to it."""

from pathlib import Path

from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.kernel.ids import PlayerId
from saloon.wire.messages import ChatLine
from tests.server.houses import Running, open_house, quick_table, run
from tests.server.test_lobby import code_of

SECRET = "he has no Missed!"


async def at_table(house: Running, line: Line, private: bool = False) -> tuple[str, RemoteTable]:
    """Anna, whose line it is, plays against three bots; anybody may watch."""
    made = await line.account.new_table(quick_table(private=private, absent_after=0))
    hers = await line.watch(made.table)
    await line.account.start(made.table)
    return made.table, hers


def texts(chat: list[ChatLine]) -> list[str]:
    return [line.text for line in chat if line.text]


async def heard_in_all(house: Running, line: Line, table: str) -> bool:
    """Whether somebody finds the secret in anything that he can be told of the table."""
    async with Line(line.account) as again, Line(line.account) as resumed:
        state = await again.watch(table)
        missed = await resumed.watch(table, since=0)
        await missed.until(lambda: missed.seq >= state.seq)
        told = [*texts(list(state.chat)), *texts(list(missed.chat))]
    return SECRET in told or SECRET.encode() in await line.account.history(table)


def test_who_stands_up_and_watches_does_not_hear_it_and_has_his_seat_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            async with Line(anna) as one, Line(vera) as two:
                table, hers = await at_table(house, one)
                theirs = await two.watch(table)
                await one.account.stand(table)
                await hers.until(lambda: hers.seat < 0)
                seq = await theirs.say(SECRET)
                await hers.until(lambda: hers.seq >= seq)
                assert not texts(list(hers.chat))
                assert not await heard_in_all(house, one, table)
                await one.account.sit(table)
                assert not await heard_in_all(house, one, table)
                assert await heard_in_all(house, two, table)

    run(scene())


def test_who_has_heard_it_gets_no_seat_in_that_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera, gleb = [await house.guest(name) for name in ("Anna", "Vera", "Gleb")]
            async with Line(anna) as one, Line(vera) as two, Line(gleb) as three:
                table, _ = await at_table(house, one)
                speaker, listener = await two.watch(table), await three.watch(table)
                seq = await speaker.say(SECRET)
                await listener.until(lambda: listener.seq >= seq)
                assert texts(list(listener.chat)) == [SECRET]
                assert await code_of(gleb.sit(table, PlayerId(2))) == "heard_too_much"
                late = await house.guest("Late")
                async with Line(late) as four:
                    await four.watch(table)
                    assert not await heard_in_all(house, four, table), "he came after it was said"
                    assert (await late.sit(table, PlayerId(3))).seats[3].user == late.user
                    assert not await heard_in_all(house, four, table)
                assert (await vera.sit(table, PlayerId(2))).waiting is True, "her own words tell her nothing"

    run(scene())


def test_who_waits_for_a_seat_does_not_hear_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            people = [await house.guest(name) for name in ("Anna", "Boris", "Vera", "Gleb")]
            async with Line(people[0]) as one, Line(people[2]) as two, Line(people[3]) as three:
                table, _ = await at_table(house, one)
                await people[1].sit(table, PlayerId(1))
                speaker, waiting = await two.watch(table), await three.watch(table)
                assert (await people[3].sit(table, PlayerId(2))).waiting is True
                seq = await speaker.say(SECRET)
                await waiting.until(lambda: waiting.seq >= seq)
                assert not texts(list(waiting.chat))
                [line] = (await house.house.tables.table(table)).door.lines()
                await people[0].approve(table, line.knock)
                await waiting.until(lambda: waiting.seat == 2)
                assert not await heard_in_all(house, three, table)

    run(scene())
