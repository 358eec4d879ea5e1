"""Fill a house with tables, then measure how long it takes to open and to tell somebody where he sits.

`.venv/bin/python scripts/measure_house.py --tables 50000`. Ends with 1 if a bar is missed: ready within 2 s,
`/users/me` within 10 ms (95 %). On a machine that does other things too, look at the seconds of its processor
that the server took.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from saloon.client.account import Account
from saloon.drills.serving import ServerProcess
from saloon.server.door import Door, Keys
from saloon.server.entries import Made, to_body
from saloon.server.schema_sqlite import PUT_TABLE
from saloon.server.state import first_state
from saloon.server.store import StoredUser, now, token_hash
from saloon.server.store_sqlite import FILE, SqliteStore
from saloon.server.tables import checked_wishes
from saloon.wire.lobby import NewTable

READY_WITHIN = 2.0
TOLD_WITHIN = 0.010
PEOPLE = 1000
TIMES = 200
TOKEN = "measure"


async def new_store(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.open()
    for number in range(PEOPLE):
        await store.put_user(StoredUser(f"user{number}", f"Person {number}"))
    await store.put_token(token_hash(TOKEN), "user0")
    await store.close()


def fill(file: Path, tables: int) -> None:
    """So many open tables, each with its host on the first seat and a code of its own."""
    wishes = checked_wishes(NewTable("bang", 4, bots=["random"] * 2), "1", True)
    entries, lines = [], []
    for number in range(tables):
        user = f"user{number % PEOPLE}"
        made = Made(wishes, user, f"Person {number % PEOPLE}", "1")
        state = first_state(f"{number:012x}", made)
        line = Door(Keys((), f"{number:05}")).listing(state)
        entries.append((line.table, 1, made.what, to_body(replace(made, seed=str(number))), 0))
        lines.append((*line[:3], now()))
    with closing(sqlite3.connect(file)) as db, db:
        db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", entries)
        db.executemany(PUT_TABLE, lines)


class Measured(NamedTuple):
    """How a house did."""

    ready: float
    ready_cpu: float
    times: list[float]
    """Of `/users/me`."""
    cpu: float
    """Of one such request."""
    tables: int


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(folder: Path) -> Measured:
    began = time.perf_counter()
    async with ServerProcess(folder, "--workers", "1", "--test-mode") as server:
        ready, ready_cpu = time.perf_counter() - began, processor_seconds(server.pid)
        account = Account(server.url, TOKEN)
        times = []
        tables = 0
        for _ in range(TIMES):
            asked = time.perf_counter()
            tables = len((await account.me()).tables)
            times.append(time.perf_counter() - asked)
        cpu = (processor_seconds(server.pid) - ready_cpu) / TIMES
        return Measured(ready, ready_cpu, times, cpu, tables)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50_000)
    wanted = parser.parse_args().tables
    with tempfile.TemporaryDirectory(prefix="saloon-house-") as made:
        folder = Path(made)
        asyncio.run(new_store(folder / "house"))
        empty = asyncio.run(measure(folder))
        fill(folder / "house" / FILE, wanted)
        full = asyncio.run(measure(folder))
    slow = statistics.quantiles(full.times, n=20)[-1]
    print(f"{wanted} tables: ready after {full.ready:.2f} s, of its processor {full.ready_cpu:.2f} s")
    print(f"  without tables: {empty.ready:.2f} s, of its processor {empty.ready_cpu:.2f} s")
    print(f"/users/me with {full.tables} tables: {slow * 1000:.1f} ms (95 %)", end=", ")
    print(f"of its processor {full.cpu * 1000:.1f} ms each")
    return int(full.ready > READY_WITHIN or slow > TOLD_WITHIN)


if __name__ == "__main__":
    sys.exit(main())
