"""A finished game is shown again with everything open; a running one never is."""

from pathlib import Path

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.wire import messages as wire
from tests.server.houses import Running, against_bots, open_house, play_on, run

GAME_KEYS = pytest.mark.parametrize("game", list(GAMES))


async def replay(who: Account, table: str, language: str = "") -> list[wire.Entry]:
    return (await who.call("replay", wire.History, table=table, language=language)).entries


async def refusal(who: Account, table: str) -> str:
    with pytest.raises(Refusal) as found:
        await replay(who, table)
    return found.value.code


async def played(house: Running, game: str) -> tuple[Account, str]:
    anna = await house.guest("Anna")
    made = await anna.new_table(against_bots(game))
    async with Line(anna) as line:
        table = await line.watch(made.table)
        await anna.start(made.table)
        await play_on(table, 1)
    return anna, made.table


@GAME_KEYS
def test_a_finished_game_is_told_from_the_deal_to_the_end_with_all_hands(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played(house, game)
            entries = await replay(anna, table, "en")
            game_now = house.house.tables._tables[table].state.game
        assert game_now is not None
        assert entries[0].what == "started"
        views = [entry.view for entry in entries if entry.view is not None]
        assert [view.over for view in views] == [False] * (len(views) - 1) + [True]
        assert encode(views[-1]) == encode(GAMES[game].open_view(game_now))
        dealt = [event for event in entries[0].events if event.name == "drew"]
        assert dealt
        assert all(event.cards for event in dealt)
        assert all(sum(line.count for line in entry.lines) == len(entry.events) for entry in entries)
        assert all(entry.prompt for entry in entries if entry.view is not None)
        assert all(entry.ask is None for entry in entries)

    run(scene())


def test_a_running_game_is_not_opened_and_the_one_before_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(against_bots("bang"))
            assert await refusal(anna, made.table) == "not_over"
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.my_turn)
                assert await refusal(anna, made.table) == "not_over"
                await play_on(table, 1)
                first = [entry.seq for entry in await replay(anna, made.table)]
                assert first[-1] == table.seq
                await anna.rematch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.my_turn)
                again = [entry.seq for entry in await replay(anna, made.table)]
                assert again == first
                assert table.seq > first[-1]

    run(scene())


def test_a_replay_is_for_those_who_may_see_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played(house, "bang")
            vera = await house.guest("Vera")
            assert await refusal(vera, table) == "forbidden"
            fresh = await anna.invite(table)
            await vera.join(invite=fresh.invite)
            assert [entry.seq for entry in await replay(vera, table)] == [
                entry.seq for entry in await replay(anna, table)
            ]

    run(scene())
