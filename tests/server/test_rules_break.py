"""A game in which the rules themselves break: it stops and says so, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.kernel.frames import Game
from saloon.kernel.records import give
from saloon.server import state
from tests.server.houses import against_bots, open_house, play_on, quick_table, run
from tests.server.test_damaged_tables import count

BREAKS_AT = 7
UNLUCKY = "9"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Game, str], bool]], None]:
    """From now on the rules break whenever this says so of a game and an answer."""

    def breaks_if(says: Callable[[Game, str], bool]) -> None:
        def breaking(game: Game, answer: str) -> None:
            if says(game, answer):
                raise ZeroDivisionError("a fault of the rules")
            give(game, answer)

        monkeypatch.setattr(state, "give", breaking)

    return breaks_if


def unlucky(game: Game) -> bool:
    return game.chance.seed == UNLUCKY


def test_a_game_that_no_answer_leads_out_of_stops_and_others_go_on(
    tmp_path: Path, broken: Callable[[Callable[[Game, str], bool]], None]
) -> None:
    async def scene() -> None:
        broken(lambda game, _: unlucky(game) and game.step >= BREAKS_AT)
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            name = (await anna.new_table(quick_table(bots=["random"] * 4, seed=UNLUCKY))).table
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                await table.until(lambda: table.lobby is not None and table.lobby.damaged)
                assert (table.phase, table.view, table.ask, table.asked) == ("playing", None, None, None)
                stopped = table.seq
                other = (await anna.new_table(quick_table(bots=["random"] * 4, seed="1"))).table
                playing = await line.watch(other)
                await anna.start(other)
                await play_on(playing)
                assert table.seq == stopped, "nothing is tried again"
                with pytest.raises(Refusal) as refusal:
                    await table.answer("pass", BREAKS_AT)
                assert refusal.value.code == "table_damaged"
                assert count(house, "saloon_faults_total") == 1
        broken(lambda *_: False)
        async with open_house(tmp_path) as house:
            anna.url = house.url
            assert (await anna.table(name)).damaged, "it stays so, until another game is dealt"
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.rematch(name)
                assert not (await anna.start(name)).damaged
                await table.until(lambda: table.view is not None)
                await play_on(table)
            assert b'"answers"' in await anna.record(name)

    run(scene())


def test_a_bot_whose_answer_breaks_the_rules_gives_another_one(
    tmp_path: Path, broken: Callable[[Callable[[Game, str], bool]], None]
) -> None:
    async def scene() -> None:
        tried: list[str] = []

        def first_try(game: Game, answer: str) -> bool:
            if game.step != BREAKS_AT or game.decision is None or len(game.decision.options) < 2:
                return False
            tried.append(answer)
            return answer == tried[0]

        broken(first_try)
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            name = (await anna.new_table(quick_table(bots=["random"] * 4, seed=UNLUCKY))).table
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                await play_on(table)
            assert len(set(tried)) == 2
            assert count(house, "saloon_faults_total") == 1

    run(scene())


def test_a_person_whose_answer_breaks_the_rules_may_give_another_one(
    tmp_path: Path, broken: Callable[[Callable[[Game, str], bool]], None]
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            name = (await anna.new_table(against_bots("bang", absent_after=0))).table
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                while table.ask is None or len(table.ask.options) < 2:
                    await (table.answer(table.ask.options[0].key) if table.ask else table.changed())
                first, second = (option.key for option in table.ask.options[:2])
                broken(lambda _, answer: answer == first)
                seq = table.seq
                with pytest.raises(Refusal) as refusal:
                    await table.answer(first)
                assert refusal.value.code == "internal"
                assert table.seq == seq
                await table.answer(second)
                broken(lambda *_: False)
                await play_on(table)

    run(scene())


def test_a_table_that_cannot_be_shown_closes_no_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes back would be thrown out again and again."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            name = (await anna.new_table(quick_table())).table
            sound = (await anna.new_table(quick_table())).table
            table = await house.house.tables.table(name)
            monkeypatch.setattr(table, "show", broken_show)
            async with Line(anna) as line:
                with pytest.raises(Refusal) as refusal:
                    async with asyncio.timeout(20):
                        await line.watch(name)
                assert refusal.value.code == "internal"
                assert (await line.watch(sound)).seq == 1

    async def broken_show(*_: object) -> None:
        raise ZeroDivisionError("a fault of a view")

    run(scene())
