"""What a store keeps when the server is killed in the middle of its work."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.server.stores import new_store

pytestmark = pytest.mark.anyio

SERVER = """
import asyncio, sys
from pathlib import Path
from saloon.server.stores import new_store

async def one_table(store, table):
    number = len(await store.entries(table))
    while True:
        number += 1
        await store.append(table, number, "answered", b"x" * 100)
        print(table, number, flush=True)

async def main():
    store = new_store(Path(sys.argv[1]), sys.argv[2])
    await store.open()
    await asyncio.gather(*[one_table(store, f"t{table}") for table in range(8)])

asyncio.run(main())
"""


def acknowledged_by_a_server_killed_after(lines: int, folder: Path, database: str) -> dict[str, int]:
    """The last number of each table that the server had said is stored."""
    command = [sys.executable, "-c", SERVER, str(folder), database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = [server.stdout.readline() for _line in range(lines)]
        os.kill(server.pid, signal.SIGKILL)
        said += server.stdout.readlines()
    assert server.returncode == -signal.SIGKILL
    whole = [line.split() for line in said if line.endswith("\n")]
    return {table: int(number) for table, number in whole}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_nothing_that_was_acknowledged_is_lost_and_nothing_is_doubled(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database: str = request.getfixturevalue("database") if kind == "postgres" else ""
    for lines in (100, 250, 333):
        acknowledged = acknowledged_by_a_server_killed_after(lines, tmp_path, database)
        assert len(acknowledged) == 8
        store = new_store(tmp_path, database)
        await store.open()
        for table, number in acknowledged.items():
            found = [entry.seq for entry in await store.entries(table)]
            assert found == list(range(1, len(found) + 1))
            # The one that was on its way may be stored although nobody was told.
            assert number <= len(found) <= number + 1
        await store.close()
