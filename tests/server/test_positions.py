"""Tables that begin from a position, and positions that are asked for: for every game."""

import json
from pathlib import Path

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import position_in, record_from_bytes
from saloon.kernel.views import SPECTATOR
from saloon.terminal.recording import Recording
from saloon.wire import limits
from saloon.wire.lobby import NewTable
from tests.players import players_near
from tests.server.houses import open_house, play_on, quick_table, run, short_bot
from tests.terminal.test_positions import LAID

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
SEATS = {"bang": 4, "calibre45": 2, "duel": 2}


def laid_table(key: str, **wishes: object) -> NewTable:
    return quick_table(game=key, players=1, position=LAID[key], bots=[short_bot(key)] * 12, **wishes)


async def refused(account: Account, wishes: NewTable, language: str = "") -> Refusal:
    with pytest.raises(Refusal) as found:
        await account.new_table(wishes, language)
    return found.value


@EVERY_GAME
def test_a_table_begins_from_a_position_and_says_so_to_everybody(key: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(laid_table(key, private=False))
            plain = await anna.new_table(quick_table(game=key))
            assert not (await anna.table(plain.table)).from_position
            async with Line(anna) as line:
                table = await line.watch(made.table, since=0)
                await table.until(lambda: table.seq >= 1)
                [listed] = [one for one in await boris.tables() if one.table == made.table]
                for facts in (listed, await anna.table(made.table)):
                    assert facts.from_position
                    assert facts.players == len(facts.seats) == SEATS[key]
                    assert facts.preset == GAMES[key].presets()[0]
                    assert [seat.holder for seat in facts.seats] == ["person"] + ["bot"] * (SEATS[key] - 1)
                said: list[str] = []
                table.on_message = lambda message: said.extend(
                    event.name for event in getattr(message, "events", [])
                )
                await anna.start(made.table)
                await table.until(lambda: "position_laid" in said)

    run(scene())


@EVERY_GAME
def test_a_game_from_a_position_outlives_the_server_and_its_record_is_replayed(
    key: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(laid_table(key))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await answer_once(table)
        async with open_house(tmp_path) as house:
            anna = Account(house.url, anna.token, anna.user, anna.name)
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await play_on(table, 1)
            record = record_from_bytes(await anna.record(made.table))
            assert position_in(record.setup) == LAID[key]
            recording = Recording(record)
            assert recording.prove() == record.state_hash
            recording.go_to(0)
            entries = json.loads(await anna.history(made.table))["entries"]
            [began] = [entry["seq"] for entry in entries if entry["what"] == "started"]
            assert await anna.position(made.table, began, opened=True) == recording.position(SPECTATOR, True)

    run(scene())


async def answer_once(table: RemoteTable) -> None:
    await table.until(lambda: table.my_turn or table.phase == "over")
    if table.ask is not None:
        await table.answer(table.ask.options[0].key)


@EVERY_GAME
def test_a_position_can_be_played_again_at_the_same_table(key: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(laid_table(key))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await play_on(table, 1)
                facts = await anna.rematch(made.table)
                assert facts.from_position
                await anna.start(made.table)
                await play_on(table, 1)
            assert position_in(record_from_bytes(await anna.record(made.table)).setup) == LAID[key]

    run(scene())


@EVERY_GAME
def test_whoever_asks_for_a_position_gets_what_he_may_see(key: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            kind = GAMES[key]
            players = players_near(kind, 4)
            wishes = quick_table(
                game=key,
                players=players,
                sets=kind.sets(),
                bots=[short_bot(key)] * (players - 1),
                private=False,
            )
            made = await anna.new_table(wishes)
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.my_turn)
                seq = table.seq
                own, hers = await anna.position(made.table, seq), await vera.position(made.table, seq)
                state = house.house.tables._tables[made.table].state
                assert state.game is not None
                assert own == kind.view_position(kind.view(state.game, PlayerId(0)))
                assert hers == kind.view_position(kind.view(state.game, SPECTATOR))
                assert own != hers
                for text in (own, hers):
                    assert "?" in text
                    assert "seed" not in text
                for account in (anna, vera):
                    with pytest.raises(Refusal) as found:
                        await account.position(made.table, seq, opened=True)
                    assert found.value.code == "not_over"
                for nothing in (1, 10_000):
                    with pytest.raises(Refusal) as found:
                        await anna.position(made.table, nothing)
                    assert found.value.code == "not_playing"
                await play_on(table, 1)
            whole = await vera.position(made.table, seq, opened=True)
            assert "?" not in whole
            assert "seed" in whole
            assert await vera.position(made.table, seq) == hers

    run(scene())


def test_a_private_table_gives_its_positions_to_nobody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            made = await anna.new_table(laid_table("bang"))
            await anna.start(made.table)
            with pytest.raises(Refusal) as found:
                await vera.position(made.table, 2)
            assert found.value.code == "forbidden"

    run(scene())


def test_a_position_that_cannot_be_played_is_refused_in_words_of_the_asker(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            slips = {
                "slab_the_killer": ("slab", "Line 4", "Строка 4"),
                "game: bang": ("game: calibre45", "There is no game", "Игры «calibre45» нет"),
                "outlaw jourdonnais": ("sheriff jourdonnais", "The roles are", "Роли:"),
            }
            for right, (wrong, english, russian) in slips.items():
                text = LAID["bang"].replace(right, wrong, 1)
                for language, words in (("en", english), ("ru", russian), ("", english)):
                    why = await refused(anna, quick_table(position=text), language)
                    assert why.code == "bad_setup"
                    assert words in why.detail
            long = await refused(anna, quick_table(position="x" * (limits.POSITION_CHARACTERS + 1)))
            assert long.code == "bad_message"
            assert (await refused(anna, quick_table(game="chess", position=LAID["bang"]))).code == "bad_setup"
            assert not [one for one in await anna.tables() if one.host == anna.user]

    run(scene())
