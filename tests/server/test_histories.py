"""What a house keeps of its people's games: for themselves, unless they show it."""

import math
from pathlib import Path
from typing import Any

import pytest

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.server.tempo import FACTORS
from tests.server.houses import Running, against_bots, open_house, play_on, quick_table, run
from tests.server.test_lobby import code_of


async def play(anna: Account, table: str) -> None:
    """A game of hers among bots, to its end."""
    async with Line(anna) as line:
        hers = await line.watch(table)
        await anna.start(table)
        await play_on(hers)


async def played(house: Running, game: str = "bang", **wishes: Any) -> tuple[Account, str]:
    anna = await house.guest("Anna")
    made = await anna.new_table(against_bots(game, **wishes))
    await play(anna, made.table)
    return anna, made.table


@pytest.mark.parametrize("game", list(GAMES))
def test_a_finished_game_is_in_the_history_of_whoever_played_it(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played(house, game)
            facts = await anna.table(table)
            english, russian = [await anna.my_history(language) for language in ("en", "ru")]
            state = (await house.house.tables.table(table)).state
            assert state.game is not None
            true_side = state.kind.sides(state.game)[0]
        (past,) = english.past
        assert (past.table, past.number, past.seat, past.game) == (table, 1, 0, game)
        assert past.won == (0 in facts.winners)
        assert past.side == true_side
        (one,) = english.games
        assert (one.key, one.games, one.wins) == (game, 1, int(past.won))
        assert 0 <= one.low < one.high <= 1
        assert [share.key for share in one.sides] == [true_side]
        assert bool(one.characters) == (game != "calibre45"), "in Calibre 45 nobody has a cowboy of his own"
        assert [share.name for share in russian.games[0].sides] != [share.name for share in one.sides]

    run(scene())


def test_games_of_one_table_are_counted_each_and_told_page_by_page(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played(house, "duel")
            await anna.rematch(table)
            await play(anna, table)
            found = await anna.my_history()
            assert [one.number for one in found.past] == [2, 1]
            assert found.games[0].games == 2
            older = await anna.my_history(after=1)
            assert [one.number for one in older.past] == [1]
            assert older.games == found.games, "the figures are of all games"

    run(scene())


def test_whoever_has_left_his_seat_for_good_has_not_played_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, ben = await house.guest("Anna"), await house.guest("Ben")
            made = await anna.new_table(quick_table(game="duel", open_door=True))
            await ben.join(code=made.code)
            await ben.sit(made.table)
            async with Line(anna) as line:
                hers = await line.watch(made.table)
                await anna.start(made.table)
                await ben.stand(made.table)
                await play_on(hers)
            assert len((await anna.my_history()).past) == 1
            assert (await ben.my_history()).past == []

    run(scene())


def test_a_lesson_is_no_game_of_anybodys_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACTORS, "1", math.inf)  # the pace of a lesson is its own, and nobody learns here
    monkeypatch.setattr("saloon.server.tempo.QUICKEST", 0.0)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await played(house, "duel", lesson="first_game")
            assert (await anna.my_history()).past == []

    run(scene())


def test_nobody_sees_a_history_unless_its_owner_shows_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played(house, "duel")
            ben, cora = await house.guest("Ben"), await house.guest("Cora")
            await ben.join(invite=(await anna.invite(table)).invite)
            await cora.join(invite=(await anna.invite(table, watch=True)).invite)
            assert await ben.histories(table) == []
            await anna.show_history()
            assert [one.name for one in await ben.histories(table)] == ["Anna"]
            assert await code_of(cora.histories(table)) == "watch_only"
            assert await code_of((await house.guest("Dan")).histories(table)) == "forbidden"
            assert (await anna.my_history()).shown
            await anna.show_history(False)
            assert await ben.histories(table) == []

    run(scene())


def test_somebody_who_forgets_his_history_has_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played(house, "duel")
            await anna.forget_history()
            assert (await anna.my_history()).games == []
        async with open_house(tmp_path) as house:
            anna.url = house.url
            await anna.table(table)
            assert (await anna.my_history()).past == [], "and does not come back with his tables"

    run(scene())


def test_what_was_played_is_kept_with_its_last_entry(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played(house, "duel")
            before = await anna.my_history()
        async with open_house(tmp_path) as house:
            anna.url = house.url
            assert await anna.my_history() == before
            plays = await house.house.store.plays_of(anna.user)
            assert [(one.table, one.seat) for one in plays] == [(table, PlayerId(0))]

    run(scene())
