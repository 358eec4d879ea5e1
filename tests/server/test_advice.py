"""Hints and suspicions at a table of the house, and the review of its games."""

import asyncio
from pathlib import Path

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.text.texts import LANGUAGES
from saloon.wire.advice import Review
from tests.server.houses import open_house, play_on, quick_table, run

PATIENCE = 120.0
NEARLY_OVER = """game: bang
p0: sheriff slab_the_killer | hand bang bang
p1: outlaw willy_the_kid 1
p2: outlaw black_jack 1
p3: renegade el_gringo 1
"""


async def code_of(deed: object) -> str:
    with pytest.raises(Refusal) as refused:
        await deed  # type: ignore[misc]
    return refused.value.code


def test_whoever_plays_alone_is_advised_in_his_language_when_he_is_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, watcher = await house.guest("Anna"), await house.guest("Watcher")
            made = await anna.new_table(quick_table(bots=["regular"] * 3, seed="7", private=False))
            assert await code_of(anna.hint(made.table)) == "not_playing"
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.my_turn)
                assert table.ask is not None
                assert (await anna.table(made.table)).hints
                for language in LANGUAGES:
                    hint = await anna.hint(made.table, language)
                    assert hint.step == table.ask.step
                    keys = {option.key for option in table.ask.options}
                    assert all(move.key in keys and move.text for move in hint.moves)
                    suspicion = await anna.suspicion(made.table, language)
                    assert {one.seat for one in suspicion.suspects} <= {1, 2, 3}
                    assert all(one.name and one.chances[0].name for one in suspicion.suspects)
                again = await anna.hint(made.table, "en")
                assert again == await anna.hint(made.table, "en"), "the same question, the same advice"
                for question in (watcher.hint, watcher.suspicion):
                    assert await code_of(question(made.table)) == "not_seated"
                assert await code_of(anna.review(made.table)) == "not_over"

    run(scene())


def test_with_others_at_the_table_the_host_decides_and_everybody_sees_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            for agreed in (False, True):
                made = await anna.new_table(quick_table(private=False))
                await boris.sit(made.table)
                assert not (await boris.table(made.table)).hints
                assert await code_of(boris.agree(made.table, hints=True)) == "not_host"
                if agreed:
                    facts = await anna.agree(made.table, hints=True)
                    assert (facts.hints, facts.card_memory) == (True, None)
                    assert (await boris.table(made.table)).hints
                await anna.start(made.table)
                for person in (anna, boris):
                    if agreed:
                        assert (await person.suspicion(made.table)).suspects
                    else:
                        assert await code_of(person.suspicion(made.table)) == "no_hints"

    run(scene())


def test_a_finished_game_is_reviewed_once_and_told_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.advisers.REVIEW_SIMULATIONS", 8)
    monkeypatch.setattr("saloon.server.advisers.PARTS", 1)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(position=NEARLY_OVER))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await play_on(table)
            told = {language: await reviewed(anna, made.table, language) for language in LANGUAGES}
            english, russian = told["en"], told["ru"]
            assert english.names[0] == russian.names[0] == "Anna"
            assert english.sides[0].name != russian.sides[0].name
            assert english.course == russian.course
            assert [one.seat for one in english.seats] == [0, 1, 2, 3]

    run(scene())


async def reviewed(person: Account, table: str, language: str) -> Review:
    async with asyncio.timeout(PATIENCE):
        while True:
            so_far = await person.review(table, language)
            assert not so_far.failed
            if so_far.review is not None:
                return so_far.review
            assert 0 <= so_far.done < 1
            await asyncio.sleep(0.1)
