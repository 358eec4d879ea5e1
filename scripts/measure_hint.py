"""How long somebody waits for a hint at a table of a running house, among bots that think themselves.

`.venv/bin/python scripts/measure_hint.py --game bang --players 7 --bots sharp --hints 20`. A person asks for
a hint whenever he is asked, and follows it. Ends with 1 if the bar is missed: nine of ten within 1.5 s.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.drills.serving import ServerProcess
from saloon.wire.lobby import NewTable

WITHIN = 1.5
PATIENCE = 60.0
"""Seconds for the bots until it is the person's turn again."""


async def measure(folder: Path, wishes: NewTable, hints: int) -> list[float]:
    async with ServerProcess(folder, "--test-mode") as server:
        person = await Account.new(server.url, "Person")
        made = await person.new_table(wishes)
        async with Line(person) as line:
            table = await line.watch(made.table)
            await person.start(made.table)
            return await waits(person, table, hints)


async def waits(person: Account, table: RemoteTable, hints: int) -> list[float]:
    """Seconds for each hint, until there are enough or the game is over."""
    found: list[float] = []
    while len(found) < hints:
        async with asyncio.timeout(PATIENCE):
            await table.until(lambda: table.my_turn or table.phase == "over")
        if table.phase == "over" or table.ask is None:
            break
        if len(table.ask.options) == 1:
            await table.answer(table.ask.options[0].key)
            continue
        asked = time.perf_counter()
        hint = await person.hint(table.id, "en")
        found.append(time.perf_counter() - asked)
        await table.answer(hint.moves[0].key)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bang")
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--bots", default="sharp")
    parser.add_argument("--hints", type=int, default=20)
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    bots = [wanted.bots] * (wanted.players - 1)
    wishes = NewTable(wanted.game, wanted.players, bots=bots, seed=wanted.seed, pace=0.0)
    with tempfile.TemporaryDirectory(prefix="saloon-hint-") as folder:
        times = asyncio.run(measure(Path(folder), wishes, wanted.hints))
    slow = statistics.quantiles(times, n=10)[-1]
    print(f"{wanted.game}, {wanted.players} players, {wanted.bots} bots: {len(times)} hints", end=", ")
    print(f"half of them within {statistics.median(times):.2f} s, nine of ten within {slow:.2f} s", end=", ")
    print(f"the longest {max(times):.2f} s")
    return int(slow > WITHIN)


if __name__ == "__main__":
    sys.exit(main())
