"""Somebody who plays at several tables is told where he is waited for."""

from pathlib import Path

from saloon.client.account import Account
from saloon.client.line import Line
from tests.server.houses import open_house, quick_table, run


async def asked_at(anna: Account, seed: str) -> str:
    """A table of Anna's and three bots, at which she is asked something."""
    made = await anna.new_table(quick_table(bots=["random"] * 3, seed=seed, absent_after=0))
    await anna.start(made.table)
    async with Line(anna) as line:
        table = await line.watch(made.table)
        while not table.my_turn:
            await table.changed()
    return made.table


def test_the_tables_that_wait_for_somebody_are_named_oldest_first(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            assert await anna.waiting() == []
            await anna.new_table(quick_table())
            first, second = await asked_at(anna, "1"), await asked_at(anna, "2")
            assert await anna.waiting() == [first, second]
            assert await boris.waiting() == []

    run(scene())


def test_a_table_that_was_put_away_is_remembered(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            table = await asked_at(anna, "1")
        async with open_house(tmp_path) as house:
            anna.url = house.url
            assert await anna.waiting() == [table]

    run(scene())
