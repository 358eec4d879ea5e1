"""Each answer counts once, for the step that it was given to, from the seat that was asked."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.wire import messages as wire
from tests.server.houses import open_house, quick_table, run


async def two_at_a_table(one: Line, two: Line) -> tuple[RemoteTable, RemoteTable]:
    """A running game; the first of the two tables is that of the one who is asked."""
    made = await one.account.new_table(quick_table(bots=["random"] * 2))
    await two.account.join(invite=made.invite)
    await two.account.sit(made.table)
    tables = [await one.watch(made.table), await two.watch(made.table)]
    await one.account.start(made.table)
    while not any(table.my_turn for table in tables):
        await asyncio.wait(
            [asyncio.ensure_future(table.changed()) for table in tables],
            return_when=asyncio.FIRST_COMPLETED,
        )
    tables.sort(key=lambda table: not table.my_turn)
    return tables[0], tables[1]


Scene = Callable[[RemoteTable, RemoteTable], Coroutine[Any, Any, None]]


def scene_of_two(scene: Scene, tmp_path: Path) -> None:
    """A scene for somebody who is asked and somebody who is not."""

    async def whole() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            async with Line(anna) as one, Line(boris) as two:
                await scene(*await two_at_a_table(one, two))

    run(whole())


def test_the_same_message_again_is_acknowledged_again_and_done_once(tmp_path: Path) -> None:
    async def scene(asked: RemoteTable, other: RemoteTable) -> None:
        assert asked.ask is not None
        answer = wire.Answer(asked.id, "mine-1", asked.ask.step, asked.ask.options[0].key)
        seq = await asked.line.request(answer)
        assert [await asked.line.request(answer) for _ in range(3)] == [seq] * 3

    scene_of_two(scene, tmp_path)


def test_an_answer_to_an_earlier_question_is_refused(tmp_path: Path) -> None:
    async def scene(asked: RemoteTable, other: RemoteTable) -> None:
        assert asked.ask is not None
        step, key = asked.ask.step, asked.ask.options[0].key
        await asked.line.request(wire.Answer(asked.id, "first", step, key))
        with pytest.raises(Refusal) as refusal:
            await asked.line.request(wire.Answer(asked.id, "second", step, key))
        assert refusal.value.code in ("stale_step", "not_playing")

    scene_of_two(scene, tmp_path)


def test_whoever_is_not_asked_hears_nothing_of_the_options(tmp_path: Path) -> None:
    async def scene(asked: RemoteTable, other: RemoteTable) -> None:
        assert asked.ask is not None
        for key in (asked.ask.options[0].key, "nonsense"):
            with pytest.raises(Refusal) as refusal:
                await other.line.request(wire.Answer(asked.id, f"foreign {key}", asked.ask.step, key))
            assert refusal.value.code == "not_your_decision"
            assert set(refusal.value.params) == {"detail"}
        assert other.seq == asked.seq

    scene_of_two(scene, tmp_path)


def test_an_answer_that_is_no_option_is_told_the_options(tmp_path: Path) -> None:
    async def scene(asked: RemoteTable, other: RemoteTable) -> None:
        assert asked.ask is not None
        with pytest.raises(Refusal) as refusal:
            await asked.answer("play:moon#99")
        assert refusal.value.code == "illegal_answer"
        assert refusal.value.params["keys"] == [option.key for option in asked.ask.options]
        await asked.answer(asked.ask.options[0].key)

    scene_of_two(scene, tmp_path)


def test_a_spectator_answers_nothing(tmp_path: Path) -> None:
    async def whole() -> None:
        async with open_house(tmp_path) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            made = await anna.new_table(quick_table(bots=["random"] * 3, private=False))
            async with Line(vera) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.view is not None)
                assert table.ask is None
                with pytest.raises(Refusal) as refusal:
                    await line.request(wire.Answer(made.table, "mine", table.seq, "end_turn"))
                assert refusal.value.code == "not_your_decision"

    run(whole())
