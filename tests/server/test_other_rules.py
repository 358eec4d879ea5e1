"""A house whose data folder was written by other rules: nothing is lost, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.records import record_from_bytes, state_hash
from saloon.server.clock import HandClock
from saloon.server.store import StoredState, StoredTable
from saloon.server.table import STATE_EVERY
from tests.server.houses import open_house, play_on, quick_table, run, short_bot, until
from tests.server.stored_tables import (
    UNHEARD_OF,
    Stored,
    anna_at,
    broken,
    data_folder,
    position,
    recorded,
    running,
    stored,
    with_answers,
)

pytestmark = pytest.mark.parametrize("game", GAMES)


async def replay_of(account: Account, table: str) -> bytes:
    return await asyncio.to_thread(account.ask, "replay", None, table)


def phases_of_first_game(history: bytes) -> list[str]:
    """What a history says of the first game at a table, one after the other, up to the call for the next."""
    told = msgspec.json.decode(history)["entries"]
    began, after = (
        next(at for at, entry in enumerate(told) if entry["what"] == what) for what in ("started", "rematch")
    )
    phases = [entry["lobby"]["phase"] for entry in told[began:after] if entry.get("lobby")]
    return [phase for phase, _ in itertools.groupby(phases)]


async def code_of(asking: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await asking
    return refused.value.code


def test_a_running_game_that_cannot_be_followed_says_so_and_the_host_begins_another(
    tmp_path: Path, game: str
) -> None:
    async def scene() -> None:
        record = recorded(game)
        await data_folder(tmp_path, Stored("lost", broken(running(record)), "playing"))
        async with open_house(tmp_path) as house:
            anna = anna_at(house.url)
            async with Line(anna) as line:
                table = await line.watch("lost")
                assert table.lobby is not None
                assert table.lobby.other_rules
                assert (table.phase, table.view is None, table.my_turn) == ("playing", True, False)
                assert await code_of(table.answer("pass", 0)) == "other_rules"
                assert await code_of(table.interrupt("pass", 0)) == "other_rules"
                assert await code_of(replay_of(anna, "lost")) == "not_over"
                await table.say("Well, well.")
                await anna.rematch("lost")
                await anna.start("lost")
                await table.until(lambda: table.view is not None)
                assert not (await anna.table("lost")).other_rules
                await play_on(table)
            await replay_of(anna, "lost")

    run(scene())


def test_a_running_game_goes_on_from_its_stored_state(tmp_path: Path, game: str) -> None:
    """Whether today's rules do not know one of its answers, or follow all of them to another state."""

    async def scene() -> None:
        record = running(recorded(game))
        now = len(record.answers)
        stood = encode(position(record, now))
        elsewhere = with_answers(record, record.answers[:-1])
        await data_folder(
            tmp_path,
            Stored("breaks", broken(record), "playing", stood, now),
            Stored("strays", elsewhere, "playing", stood, now - 1),
        )
        async with open_house(tmp_path, clock=HandClock()) as house:
            for name in ("breaks", "strays"):
                found = (await house.house.tables.table(name)).state
                assert found.game is not None
                assert encode(found.game) == stood
        async with open_house(tmp_path) as house:
            anna = anna_at(house.url)
            for name in ("breaks", "strays"):
                async with Line(anna) as line:
                    table = await line.watch(name)
                    assert table.lobby is not None
                    assert not table.lobby.other_rules
                    await play_on(table)
                assert await code_of(replay_of(anna, name)) == "other_rules"
                told = record_from_bytes(await anna.record(name))
                assert told.setup == record.setup
                end = (await house.house.tables.table(name)).state.game
                assert end is not None
                assert told.state_hash == state_hash(end)

    run(scene())


def test_answers_after_the_stored_state_that_do_not_fit_are_played_again(tmp_path: Path, game: str) -> None:
    """And the table does not go back once more when the house is opened the next time."""

    async def scene() -> None:
        record = running(recorded(game))
        answers = with_answers(record, [*record.answers[:8], UNHEARD_OF, "pass"])
        stood = encode(position(record, 8))
        await data_folder(tmp_path, Stored("t", answers, "playing", encode(position(record, 6)), 6))
        async with open_house(tmp_path, clock=HandClock()) as house:
            table = await house.house.tables.table("t")
            assert table.state.game is not None
            assert encode(table.state.game) == stood
            assert await house.house.store.state("t") == StoredState(12, stood)
        async with open_house(tmp_path) as house, Line(anna_at(house.url)) as line:
            await play_on(await line.watch("t"))

    run(scene())


def test_a_finished_game_is_shown_from_what_was_stored(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        record = recorded(game)
        end = position(record, len(record.answers))
        winners = GAMES[game].winners(end)
        await data_folder(
            tmp_path,
            Stored("shown", broken(record), "over", encode(end), len(record.answers), tuple(winners)),
            Stored("told", broken(record), "over"),
            Stored("early", with_answers(record, [*record.answers, UNHEARD_OF]), "over"),
        )
        async with open_house(tmp_path) as house:
            anna = anna_at(house.url)
            async with Line(anna) as line:
                shown = await line.watch("shown")
                assert shown.view is not None
                assert shown.lobby is not None
                assert (shown.phase, shown.lobby.winners, shown.lobby.other_rules) == ("over", winners, False)
                for name in ("told", "early"):
                    told = await line.watch(name)
                    assert told.view is None
                    assert told.lobby is not None
                    assert (told.phase, told.lobby.winners, told.lobby.other_rules) == ("over", [0], True)
            for name, wanted in (("shown", record.state_hash), ("told", ""), ("early", "")):
                assert await code_of(replay_of(anna, name)) == "other_rules"
                kept = record_from_bytes(await anna.record(name))
                assert kept.answers[6 : len(record.answers)] == record.answers[6:]
                assert kept.state_hash == wanted
                await anna.history(name)
                await anna.rematch(name)
                await anna.start(name)

    run(scene())


def test_a_rematch_of_a_game_that_cannot_be_followed_begins_afresh_and_says_so(
    tmp_path: Path, game: str
) -> None:
    """Nothing follows from how such a game ended; the one after it goes on as ever, also after a restart."""

    async def scene() -> None:
        await data_folder(tmp_path, Stored("told", broken(recorded(game)), "over"))
        async with open_house(tmp_path) as house:
            anna = anna_at(house.url)
            async with Line(anna) as line:
                table = await line.watch("told")
                facts = await anna.rematch("told")
                assert (facts.phase, facts.follows, facts.anew) == ("open", True, False)
                await table.until(lambda: table.phase == "open")
                assert table.last is None, "whoever waits is told that nothing can follow"
                facts = await anna.start("told")
                assert facts.anew
                await table.until(lambda: table.view is not None)
                await play_on(table)
                played = await anna.record("told")
        async with open_house(tmp_path) as house:
            anna = anna_at(house.url)
            assert await anna.record("told") == played
            assert (await anna.table("told")).anew
            assert phases_of_first_game(await anna.history("told")) == ["playing", "over"]
            async with Line(anna) as line:
                table = await line.watch("told")
                assert (await anna.rematch("told")).follows
                await table.until(lambda: table.last is not None)
                assert not (await anna.start("told")).anew

    run(scene())


def test_a_house_opens_and_others_play_on_whatever_one_table_is_like(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        record = running(recorded(game))
        store = await stored(
            tmp_path,
            Stored("gap", record, "playing"),
            Stored("garbage", record, "playing"),
            Stored("no line", record, "playing"),
            Stored("no state", record, "playing", b"of a later version", len(record.answers)),
            Stored("lost", broken(record), "playing"),
            Stored("sound", record, "playing"),
        )
        await store.put_table(StoredTable("no line", "playing", b"{}"))
        await store.close()
        with closing(sqlite3.connect(store.file)) as db, db:
            db.execute("DELETE FROM entries WHERE \"table\" = 'gap' AND seq = 4")
            db.execute("UPDATE entries SET body = x'00' WHERE \"table\" = 'garbage' AND seq = 4")
        async with open_house(tmp_path) as house:
            anna = anna_at(house.url)
            tables = house.house.tables
            await until(lambda: len(tables) >= 3, (tables, "_count"))
            await anna.rename("Annie")
            assert set(await anna.waiting()) <= {"no state", "sound"}
            for name in ("gap", "garbage", "no line"):
                assert await code_of(replay_of(anna, name)) == "table_damaged"
            for name in ("no state", "sound"):
                async with Line(anna) as line:
                    await play_on(await line.watch(name))
                await replay_of(anna, name)

    run(scene())


def test_states_are_stored_now_and_then_at_the_end_and_when_a_table_rests(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        players = GAMES[game].player_counts()[-1]
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            wishes = quick_table(game=game, players=players, bots=[short_bot(game)] * players, pace=1.0)
            name = (await anna.new_table(wishes)).table
            assert await house.house.store.state(name) is None
            await anna.start(name)
            table = await house.house.tables.table(name)
            while (before := table.log.seq) < 2 * STATE_EVERY:
                await until(
                    lambda before=before: table.log.seq > before,  # type: ignore[misc]
                    (table, "_enter"),
                    (clock, "sleep"),
                    urge=lambda: clock.move(2.0),
                )
                kept = await house.house.store.state(name)
                assert kept is not None
                assert table.log.seq - kept.seq <= STATE_EVERY
        store = await stored(tmp_path)
        try:
            kept = await store.state(name)
            assert table.state.game is not None
            assert kept == StoredState(table.log.seq, encode(table.state.game))
        finally:
            await store.close()

    run(scene())
