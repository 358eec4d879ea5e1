"""People and bots play whole games over real sockets."""

import asyncio
import json
from pathlib import Path

from saloon.client.line import Line
from saloon.games.registry import GAMES, game_type
from saloon.kernel.records import give, record_from_bytes, state_hash
from saloon.wire import messages as wire
from saloon.wire.codec import decode_shown
from tests.server.houses import open_house, play_on, quick_table, run


def test_two_people_and_two_bots_play_a_whole_game_that_can_be_replayed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Борис")
            made = await anna.new_table(quick_table(bots=["greenhorn"] * 2))
            await boris.join(invite=made.invite)
            await boris.sit(made.table)
            async with Line(anna) as one, Line(boris) as two:
                mine, his = await one.watch(made.table), await two.watch(made.table)
                await anna.start(made.table)
                await asyncio.gather(play_on(mine), play_on(his))
                assert mine.seq == his.seq
                assert mine.gaps == his.gaps == 0
                assert mine.lobby is not None
                assert mine.lobby.winners
            record = record_from_bytes(await boris.record(made.table))
            kind = game_type(record.game)
            game = kind.deal(record.setup)
            for answer in record.answers:
                give(game, answer)
            assert game.over
            assert state_hash(game) == record.state_hash
            assert kind.winners(game) == mine.lobby.winners
            assert record.names == ["Anna", "Борис", "", ""]

    run(scene())


def test_every_game_of_the_house_is_played_with_all_its_boxes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            async with Line(anna) as line:
                for kind in GAMES.values():
                    players = kind.player_counts()[-1]
                    wishes = quick_table(
                        game=kind.key, players=players, sets=kind.sets(), bots=["random"] * (players - 1)
                    )
                    made = await anna.new_table(wishes)
                    table = await line.watch(made.table)
                    await anna.start(made.table)
                    await play_on(table, 1)
                    assert table.gaps == 0

    run(scene())


def test_the_history_of_a_game_is_what_each_one_was_shown(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            made = await anna.new_table(quick_table(bots=["random"] * 3, private=False))
            async with Line(anna) as one, Line(vera) as two:
                mine, hers = await one.watch(made.table, since=0), await two.watch(made.table, since=0)
                shown: dict[str, list[wire.ServerMessage]] = {"anna": [], "vera": []}
                mine.on_message = shown["anna"].append
                hers.on_message = shown["vera"].append
                await mine.until(lambda: mine.seq >= 1)
                await anna.start(made.table)
                await play_on(mine)
                await hers.until(lambda: hers.seq == mine.seq)
            for name, who in (("anna", anna), ("vera", vera)):
                history = decode_shown(await who.history(made.table), wire.History)
                live = [message for message in shown[name] if isinstance(message, wire.Entry)]
                told = [json.loads(wire_bytes(entry)) for entry in history.entries]
                assert told[-len(live) :] == [json.loads(wire_bytes(entry)) for entry in live]
                assert [entry.seq for entry in history.entries] == list(range(1, mine.seq + 1))

    run(scene())


def wire_bytes(entry: wire.Entry) -> bytes:
    from saloon.wire.codec import encode

    return encode(entry)


def test_a_table_is_dealt_by_a_seed_whose_hash_was_shown_before(tmp_path: Path) -> None:
    from hashlib import sha256

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["random"] * 3, seed=""))
            before = (await anna.table(made.table)).seed_hash
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await play_on(table)
            setup = json.loads(await anna.record(made.table))["setup"]
            seeds = [value for value in setup["Setup"] if isinstance(value, str) and len(value) == 32]
            assert before in [sha256(seed.encode()).hexdigest() for seed in seeds]

    run(scene())
