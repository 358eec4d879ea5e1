"""What somebody notes for himself about a seat: kept by the server, shown to nobody else."""

from pathlib import Path

import pytest

from saloon.client.account import Refusal
from saloon.kernel.ids import PlayerId
from tests.server.houses import open_house, quick_table, run


def test_notes_are_kept_for_their_owner_with_the_moment_and_outlive_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            table = (await anna.new_table(quick_table(bots=["random"] * 3))).table
            await anna.note(table, PlayerId(1), "outlaw")
            await anna.start(table)
            noted = await anna.note(table, PlayerId(1), "deputy")
            assert [(note.seat, note.text) for note in noted] == [(1, "outlaw"), (1, "deputy")]
            assert noted[0].seq == 1 < noted[1].seq
        async with open_house(tmp_path) as house:
            anna.url = house.url
            assert await anna.notes(table) == noted

    run(scene())


def test_a_note_made_again_before_anything_happened_takes_the_place_of_the_first(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            table = (await anna.new_table(quick_table())).table
            await anna.note(table, PlayerId(2), "outlaw")
            assert [note.text for note in await anna.note(table, PlayerId(2), "")] == [""]

    run(scene())


def test_nobody_else_learns_what_was_noted_nor_that_something_was(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            await boris.join(made.invite)
            await boris.sit(made.table)
            before = await boris.history(made.table)
            await anna.note(made.table, PlayerId(1), "renegade")
            assert await boris.notes(made.table) == []
            assert await boris.history(made.table) == before

    run(scene())


def test_notes_at_a_table_that_one_may_not_see_or_at_no_seat_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            table = (await anna.new_table(quick_table())).table
            for refused, code in (
                (boris.note(table, PlayerId(1), "outlaw"), "forbidden"),
                (boris.notes(table), "forbidden"),
                (anna.note(table, PlayerId(9), "outlaw"), "unknown_seat"),
                (anna.note(table, PlayerId(1), "<b>outlaw"), "bad_message"),
                (anna.note(table, PlayerId(1), "x" * 41), "bad_message"),
            ):
                with pytest.raises(Refusal) as refusal:
                    await refused
                assert refusal.value.code == code

    run(scene())
