"""What is logged, counted and stored holds no token, no word of chat, and no hand."""

import logging
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.server.settings import Settings
from saloon.wire.routing import API
from tests.server.houses import open_house, play_on, quick_table, run
from tests.server.test_bad_messages import message, raw_socket
from tests.server.test_gate import request


def test_nothing_secret_is_logged_counted_or_kept_as_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "saloon")
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "starlette", "asyncio"):
        caplog.set_level(logging.DEBUG, name)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(bots=["greenhorn"] * 3, seed="", open_door=True))
            device = await anna.new_device()
            with pytest.raises(Refusal):
                await boris.join(invite=f"{made.table}.wrong-secret")
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await table.say("a word in confidence")
                await anna.start(made.table)
                await play_on(table)
            async with raw_socket(anna) as socket:
                await socket.send(message(t="watch", table=made.table, invite=made.invite, nonsense=1))
                await socket.recv()
            for path in (
                f"{API}/users/me?token=in-the-address",
                "/in-the-address",
                "/metrics?in-the-address",
            ):
                await request(house, "GET", path)
            async with connect(f"{anna.socket_url}?token=in-the-address") as stranger:
                await stranger.send(message(t="hello", v=1, token="in-the-address"))
                assert "in-the-address" not in str(await stranger.recv())
            seed = house.house.tables._tables[made.table].state.party.seed
            figures = house.house.metrics.page().decode()
        secrets = [anna.token, boris.token, device.token, made.invite.partition(".")[2]]
        heard = caplog.text + figures
        for secret in [*secrets, seed, "in confidence", "wrong-secret", "in-the-address", "Anna"]:
            assert secret not in heard
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        for secret in secrets:
            assert secret.encode() not in kept
        assert b"in confidence" in kept

    run(scene())


def test_a_seed_cannot_be_chosen_and_is_never_shown_while_the_game_runs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, Settings(workers=1)) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(seed="", absent_after=0))
            frames: list[str] = []
            async with raw_socket(anna) as socket:
                await socket.send(message(t="watch", table=made.table))
                frames.append(str(await socket.recv()))
                await anna.start(made.table)
                while '"started"' not in frames[-1]:
                    frames.append(str(await socket.recv()))
            frames.append((await anna.history(made.table)).decode())
            seed = house.house.tables._tables[made.table].state.party.seed
            assert len(seed) == 32
            assert not [frame for frame in frames if seed in frame]

    run(scene())
