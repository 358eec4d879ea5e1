"""What somebody brings to a table is shown to others: nothing in it steers a terminal or hides from them."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.games.calibre45.composition import house as house_composition
from saloon.games.calibre45.composition import plain_of
from saloon.games.registry import GAMES
from saloon.kernel.wishes import SEED
from saloon.server.cleaning import texts_of
from saloon.text.cleaning import is_clean
from saloon.wire.lobby import NewTable
from tests.server.houses import Running, open_house, run

NASTY = "\x1b[2J\x1b]0;gone\x07Evil\u202e\u3164"


def own_deck(**words: str) -> Any:
    """The house's deck, with one cowboy called so."""
    deck: Any = copy.deepcopy(plain_of(house_composition()))
    deck["cowboys"][0] |= words
    return deck


async def all_texts(house: Running, table: str) -> list[str]:
    """Every text that the server keeps of a table, and all that it shows of it."""
    entries = await house.house.store.entries(table)
    line = await house.house.store.table(table)
    assert line is not None
    kept = [json.loads(body) for body in (*(one.body for one in entries), line.facts)]
    boris = await house.guest("Boris")
    async with Line(boris) as socket:
        shown = await socket.watch(table)
        assert shown.lobby is not None
    book = json.loads(await boris.history(table))
    return texts_of([*kept, book])


def test_a_deck_of_ones_own_carries_nothing_into_the_terminals_of_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            wishes = NewTable(
                "calibre45", 4, deck=own_deck(en=NASTY, ru="Злой\x1b[31m"), bots=["random"] * 3, private=False
            )
            table = (await anna.new_table(wishes)).table
            await anna.start(table)
            texts = await all_texts(house, table)
            assert [text for text in texts if not is_clean(text)] == []
            assert "[2J]0;goneEvil" in texts

    run(scene())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_deck_whose_words_are_too_long_is_refused_in_words(tmp_path: Path, language: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            with pytest.raises(Refusal) as refusal:
                await anna.new_table(NewTable("calibre45", 4, deck=own_deck(en="x" * 41)), language)
            assert refusal.value.code == "bad_setup"
            assert ("too long" if language == "en" else "слишком длинно") in refusal.value.detail

    run(scene())


@pytest.mark.parametrize("nasty", ["\\u001b[2J", "\\u202eEvil", "\\u3164", "\x1b[2J"])
def test_a_position_carries_nothing_into_the_terminals_of_others(tmp_path: Path, nasty: str) -> None:
    """Neither as it is nor as an escape that only the reader of positions understands."""

    async def scene() -> None:
        kind = GAMES["calibre45"]
        marker = "Marked"
        setup = kind.setup({SEED: "1", "players": 4, "deck": own_deck(en=marker)})
        text = kind.position(kind.deal(setup))
        assert marker in text
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            position = text.replace(marker, nasty + marker)
            wishes = NewTable("calibre45", 4, position=position, bots=["random"] * 3, private=False)
            if nasty.startswith("\\"):
                with pytest.raises(Refusal) as refusal:
                    await anna.new_table(wishes)
                assert refusal.value.code == "bad_setup"
                return
            table = (await anna.new_table(wishes)).table
            await anna.start(table)
            shown = [text for text in await all_texts(house, table) if "\n" not in text]
            assert [text for text in shown if not is_clean(text)] == []

    run(scene())


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u0301\u0302", "\u200d\ufe0f", "\u034f", "\u202e"])
def test_nobody_is_invisible(tmp_path: Path, name: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            with pytest.raises(Refusal) as refusal:
                await house.guest(name)
            assert refusal.value.code == "bad_name"

    run(scene())
