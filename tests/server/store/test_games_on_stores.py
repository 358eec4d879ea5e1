"""A whole game on each store, with a restart in the middle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.server.store import Store
from tests.server.houses import open_house, play_on, quick_table, run
from tests.server.test_advice import NEARLY_OVER, reviewed


def test_a_game_goes_on_after_a_restart_on_every_store(another: Callable[[], Store], tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, store=another()) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["greenhorn"] * 3))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.my_turn)
                await table.answer(table.ask.options[0].key if table.ask else "")
        async with open_house(tmp_path, store=another()) as house:
            again = Account(house.url, anna.token)
            async with Line(again) as line:
                resumed = await line.watch(made.table)
                assert resumed.seq >= table.seq
                await play_on(resumed)
                assert resumed.gaps == 0
            await again.record(made.table)

    run(scene())


def test_a_review_outlives_the_server_and_is_thought_over_once(
    another: Callable[[], Store], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.advisers.REVIEW_SIMULATIONS", 8)
    monkeypatch.setattr("saloon.server.advisers.PARTS", 1)

    async def scene() -> None:
        async with open_house(tmp_path, store=another()) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(position=NEARLY_OVER))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await play_on(table)
            first = await reviewed(anna, made.table, "en")
        async with open_house(tmp_path, store=another()) as house:
            monkeypatch.setattr(house.house.bots, "think", None)
            again = Account(house.url, anna.token)
            assert (await again.review(made.table, "en")).review == first

    run(scene())
