"""The server is killed in the middle of a game and started again: nothing that was acknowledged is lost."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.games.registry import game_type
from saloon.kernel.records import give, record_from_bytes, state_hash
from saloon.wire import codes
from saloon.wire import messages as wire
from tests.server.houses import quick_table, run
from tests.server.test_bad_messages import raw_socket

KILLS = 4


class Killable:
    """`saloon serve` as a process of its own, always at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        arguments = ["serve", "--plain", "--test-mode", "--workers", "1", "--no-browser"]
        arguments += ["--port", str(self.port), "--data", str(self.folder)]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "saloon", *arguments, stdout=asyncio.subprocess.PIPE, env=os.environ.copy()
        )
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        assert line.startswith("ready http://"), line
        self.url = line.split()[1]
        self.port = int(self.url.rpartition(":")[2])

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return await self.process.wait()


@pytest.mark.parametrize("signals", [[signal.SIGTERM], [signal.SIGINT, signal.SIGINT]])
def test_a_server_that_is_told_to_stop_says_so_and_everybody_comes_back(
    tmp_path: Path, signals: list[signal.Signals]
) -> None:
    async def scene() -> None:
        server = Killable(tmp_path)
        await server.start()
        anna = await Account.new(server.url, "Anna")
        made = await anna.new_table(quick_table(pace=0.05))
        async with Line(anna, 0.02, 0.1) as line, raw_socket(anna) as socket:
            table = await line.watch(made.table)
            await anna.start(made.table)
            await table.until(lambda: table.my_turn)
            for one in signals[:-1]:
                assert server.process is not None
                server.process.send_signal(one)
            assert await server.kill(signals[-1]) == 0
            await socket.wait_closed()
            assert socket.close_code == codes.RESTARTING
            await server.start()
            assert table.ask is not None
            said = await table.answer(table.ask.options[0].key)
            await table.until(lambda: table.seq >= said)
            assert table.gaps == 0
            assert line.breaks >= 1
        assert await server.kill(signal.SIGTERM) == 0

    run(scene())


def test_two_people_play_through_kills_and_lose_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        server = Killable(tmp_path)
        await server.start()
        anna, boris = await Account.new(server.url, "Anna"), await Account.new(server.url, "Boris")
        made = await anna.new_table(quick_table(bots=["greenhorn"] * 2, private=False))
        await boris.sit(made.table)
        acknowledged: dict[int, str] = {}
        try:
            async with Line(anna, 0.02, 0.1) as one, Line(boris, 0.02, 0.1) as two:
                tables = [await one.watch(made.table), await two.watch(made.table)]
                seen: list[list[int]] = [[], []]
                for number, table in enumerate(tables):
                    table.on_message = noting(seen[number])
                began = tables[0].seq
                await anna.start(made.table)
                playing = [asyncio.create_task(play(table, acknowledged)) for table in tables]
                for _ in range(KILLS):
                    reached = tables[0].seq
                    await tables[0].until(lambda to=reached: tables[0].seq >= to + 12 or over(tables))  # type: ignore[misc]
                    if over(tables):
                        break
                    await server.kill()
                    await server.start()
                await asyncio.gather(*playing)
                assert one.breaks >= 1
                for numbers in seen:
                    assert numbers == list(range(began + 1, tables[0].seq + 1))
            record = record_from_bytes(await anna.record(made.table))
        finally:
            assert await server.kill(signal.SIGTERM) == 0
        game = game_type(record.game).deal(record.setup)
        for answer in record.answers:
            give(game, answer)
        assert state_hash(game) == record.state_hash
        first = tables[0].seq - len(record.answers)
        for seq, key in acknowledged.items():
            assert record.answers[seq - first - 1] == key

    run(scene())


def over(tables: list[RemoteTable]) -> bool:
    return tables[0].phase == "over"


def noting(numbers: list[int]):  # type: ignore[no-untyped-def]
    def note(message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Entry):
            numbers.append(message.seq)

    return note


async def play(table: RemoteTable, acknowledged: dict[int, str]) -> None:
    while table.phase != "over":
        if table.my_turn and table.ask is not None:
            key = table.ask.options[-1].key
            acknowledged[await table.answer(key)] = key
        else:
            await table.changed()
