"""Words at the table: who hears them, and what they cost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.games.registry import game_type
from saloon.text.texts import LANGUAGES, Texts
from saloon.wire import messages as wire
from saloon.wire.phrases import PHRASES
from tests.server.houses import open_house, quick_table, run

BOXES = ["base", "wild_west_show"]


def test_every_phrase_has_its_text() -> None:
    for language in LANGUAGES:
        assert [key for key in PHRASES if not Texts(language).has(f"phrase.{key}")] == []


def test_words_and_phrases_are_heard_by_all_before_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            made = await anna.new_table(quick_table(private=False))
            async with Line(anna) as one, Line(vera) as two:
                hers, theirs = await one.watch(made.table), await two.watch(made.table)
                await hers.say("  Hello,\u202e\n world ")
                await theirs.phrase("hello")
                for table in (hers, theirs):
                    await table.until(lambda table=table: len(table.chat) == 2)  # type: ignore[misc]
                    assert [(line.name, line.seat, line.text, line.phrase) for line in table.chat] == [
                        ("Anna", 0, "Hello, world", ""),
                        ("Vera", -1, "", "hello"),
                    ]
                async with Line(vera) as late:
                    assert [line.text for line in (await late.watch(made.table)).chat] == ["Hello, world", ""]

    run(scene())


def test_the_living_do_not_hear_spectators_while_the_game_runs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera, gleb = [await house.guest(name) for name in ("Anna", "Vera", "Gleb")]
            made = await anna.new_table(quick_table(private=False, absent_after=0))
            async with Line(anna) as one, Line(vera) as two, Line(gleb) as three:
                living = await one.watch(made.table)
                watching = [await line.watch(made.table) for line in (two, three)]
                await anna.start(made.table)
                seen: list[wire.ServerMessage] = []
                living.on_message = seen.append
                seq = await watching[0].say("he has no Missed!")
                await living.until(lambda: living.seq >= seq)
                heard = [one for one in seen if isinstance(one, wire.Entry) and one.seq == seq]
                assert [(one.what, one.chat, one.seat) for one in heard] == [("unheard", None, -1)]
                await watching[1].until(lambda: watching[1].seq >= seq)
                assert [line.text for line in watching[1].chat] == ["he has no Missed!"]
                async with Line(anna) as again:
                    assert list((await again.watch(made.table)).chat) == []

    run(scene())


def test_the_dead_talk_with_those_who_watch_and_the_living_do_not_hear_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris, vera = [await house.guest(name) for name in ("Anna", "Boris", "Vera")]
            made = await anna.new_table(quick_table(private=False, absent_after=0, bots=["greenhorn"] * 2))
            await boris.sit(made.table)
            async with Line(anna) as one, Line(boris) as two, Line(vera) as three:
                players = [await one.watch(made.table), await two.watch(made.table)]
                watching = await three.watch(made.table)
                await anna.start(made.table)
                dead = await somebody_dies(players, watching)
                living = players[1 - dead]
                seq = await players[dead].say("it was the Renegade")
                await asyncio.gather(living.until(lambda: living.seq >= seq), heard(watching, seq))
                assert [line.text for line in watching.chat if line.apart] == ["it was the Renegade"]
                assert not living.chat
                seq = await living.say("what was that?")
                await heard(players[dead], seq)
                assert players[dead].chat[-1].text == "what was that?"

    run(scene())


async def heard(table: RemoteTable, seq: int) -> None:
    await table.until(lambda: table.seq >= seq)


async def somebody_dies(players: list[RemoteTable], watching: RemoteTable) -> int:
    """Both give the mildest answers until one of them is out; which one."""
    while True:
        for number, table in enumerate(players):
            if table.my_turn and table.ask is not None:
                await table.answer(table.ask.options[0].key)
            if table.view is not None and not table.view.figures[table.seat].alive:  # type: ignore[attr-defined]
                assert table.phase == "playing"
                return number
        await asyncio.sleep(0)


async def gagged(line: Line) -> RemoteTable:
    """Anna at a table where no other event than the Gag can be in force; it is."""
    others = [part for part in game_type("bang").parts(BOXES) if part in game_type("bang").parts(BOXES)[1:10]]
    wishes: dict[str, Any] = {"sets": BOXES, "left_out": others, "bots": ["random"] * 3, "absent_after": 0}
    for seed in range(1, 40):
        made = await line.account.new_table(quick_table(seed=str(seed), **wishes))
        table = await line.watch(made.table)
        await line.account.start(made.table)
        while table.phase != "over":
            if table.ask is not None and table.ask.speech_costs:
                return table
            if table.my_turn and table.ask is not None:
                await table.answer(table.ask.options[0].key)
            else:
                await table.changed()
    raise AssertionError("the Gag never came")


def test_under_the_gag_a_word_costs_a_life_point_and_a_gesture_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await gagged(line)
                await table.phrase("tip_hat")
                with pytest.raises(Refusal) as refusal:
                    await table.say("Ouch!")
                assert refusal.value.code == "speech_costs"
                assert not [one for one in table.chat if one.text]
                seen: list[wire.ServerMessage] = []
                table.on_message = seen.append
                seq = await table.say("Ouch!", pay=True)
                entry = next(one for one in seen if isinstance(one, wire.Entry) and one.seq == seq)
                assert entry.chat is not None
                assert entry.chat.text == "Ouch!"
                assert entry.events[0].name == "spoke"
                assert entry.events[0].who == 0
                assert entry.view is not None

    run(scene())


def test_speaking_is_not_offered_as_an_interrupt(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                table = await gagged(line)
                assert table.ask is not None
                assert not [one.key for one in table.ask.interrupts if one.key.startswith("speak")]
                assert await asyncio.wait_for(table.phrase("hello"), 10)

    run(scene())
