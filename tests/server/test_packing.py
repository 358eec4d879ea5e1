"""What was played is packed once nothing in it is secret."""

import gzip
import json
from pathlib import Path

import pytest

from saloon.wire.routing import API
from tests.server.houses import open_house, played_out, quick_table, run
from tests.server.test_gate import request


def test_what_is_over_comes_packed_to_who_accepts_it_and_is_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played_out(house)
            token = {"authorization": f"Bearer {anna.token}"}
            for what in ("history", "replay", "record"):
                path = f"{API}/tables/{table.id}/{what}"
                plain = await request(house, "GET", path, token)
                assert "content-encoding" not in plain.headers
                packed = await request(house, "GET", path, {**token, "accept-encoding": "br, gzip"})
                assert packed.headers["content-encoding"] == "gzip"
                assert packed.headers["vary"] == "accept-encoding"
                assert json.loads(gzip.decompress(packed.body)) == plain.body
                assert len(packed.body) * 3 < len(json.dumps(plain.body))

    run(scene())


@pytest.mark.parametrize("phase", ["open", "playing"])
def test_a_running_game_is_not_packed(tmp_path: Path, phase: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(pace=9.0))
            if phase == "playing":
                await anna.start(made.table)
            headers = {"authorization": f"Bearer {anna.token}", "accept-encoding": "gzip"}
            reply = await request(house, "GET", f"{API}/tables/{made.table}/history", headers)
            assert ("content-encoding" in reply.headers) == (phase == "open")

    run(scene())
