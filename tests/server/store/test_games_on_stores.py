"""A whole game on each store, with a restart in the middle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.server.store import Store
from tests.server.houses import open_house, play_on, quick_table, run


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
