"""Disks that fail: full, read-only, torn. A clear word, nothing corrupted, and the games go on afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.drills.plans import tables
from saloon.drills.serving import NoServer, ServerProcess
from saloon.drills.wires import Wire
from saloon.server.store_sqlite import FILE
from saloon.wire import messages as wire

SOON: Final = 0.05
WITHIN: Final = 60.0
"""Seconds in which every single thing must happen."""
SETTLED: Final = 6
"""Entries after which a game is in full swing."""
LONGEST: Final = 5000
"""Entries within which every game ends: ten times what 10,000 such games took."""
CHANCE: Final = random.Random(1)

UNPRIVILEGED: Final = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)  # root may write everywhere: take that right from what comes next
os.execv(sys.executable, [sys.executable, "-m", "saloon", *sys.argv[1:]])
"""
NO_ROOM: Final = """
import resource
import saloon.cli
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
saloon.cli.main()
"""


class CaseFailed(Exception):
    """A promise that was not kept."""


def require(kept: bool, promise: str) -> None:
    if not kept:
        raise CaseFailed(promise)


@contextlib.asynccontextmanager
async def soon(what: str) -> AsyncIterator[None]:
    """It happens in time, or it is told what did not."""
    try:
        async with asyncio.timeout(WITHIN):
            yield
    except TimeoutError as error:
        raise CaseFailed(f"{what}: not within {WITHIN:.0f} s") from error


async def full_disk(folder: Path) -> str:
    """The disk of a running server takes no more, and later it does again. What the server says."""
    async with ServerProcess(folder, "--test-mode", "--workers", "1") as server:
        host, table = await new_game(server.url)
        async with Wire(host) as socket:
            await socket.say(wire.Watch(table))
            seen = await socket.expect(WITHIN, t="state")
            while not (seen.get("ask") or {}).get("options"):
                seen = await socket.expect(WITHIN, t="entry")
            ask = seen["ask"]
            answer = wire.Answer(table, "full", ask["step"], ask["options"][0]["key"])
            with no_room_for(server):
                await socket.say(answer)
                refusal = await socket.expect(WITHIN, t="error", cid="full")
                require(refusal["code"] == "store_failed", f"refused as {refusal['code']}")
                await socket.say(wire.Ping())
                await socket.expect(WITHIN, t="pong")
            await socket.say(answer)
            acknowledged = await socket.expect(WITHIN, t="ack", cid="full")
            require(acknowledged["seq"] == seen["seq"] + 1, "an entry that was refused stands in the log")
        said = server.last_words()
        require("disk" in said, f"no word of the disk: {said}")
        await finish(host, table)
        await server.stop()
    check_whole(server)
    return said.partition(": ")[2] or said


async def full_disk_at_start(folder: Path) -> str:
    """A server that finds no room for its files says so and does not open."""
    return await does_not_open(ServerProcess(folder, command=("-c", NO_ROOM)), "disk")


async def read_only(folder: Path) -> str:
    """A server that may not write says so, does not open, and leaves everything as it was."""
    async with ServerProcess(folder, "--test-mode", "--workers", "1") as server:
        host, table = await new_game(server.url)
        await server.stop()
        before = locked_away(server.folder)
        said = await does_not_open(ServerProcess(folder, command=("-c", UNPRIVILEGED)), "read-only")
        require(files_of(server.folder) == before, "the files were changed")
        server.folder.chmod(0o700)
        for file in server.folder.iterdir():
            file.chmod(0o600)
        await server.start()
        await finish(host, table)
        await server.stop()
    check_whole(server)
    return said


async def torn_record(folder: Path) -> str:
    """A record that was being written when the power failed is no entry; all before it are there."""
    async with ServerProcess(folder, "--test-mode", "--workers", "1") as server:
        host, table = await new_game(server.url)
        async with Line(host, SOON) as line:
            remote = await watched(line, table)
            await play(remote, SETTLED)
            await server.kill()
            seen = remote.seq
            tear(server.folder / f"{FILE}-wal")
            await server.start()
            require((await host.table(table)).phase == "playing", "the game is not there any more")
            await play(remote, seen + 1)
            require(remote.gaps == 0, "an entry was lost")
        await finish(host, table)
        await server.stop()
    check_whole(server)
    return ""


CASES: Final = {
    "full_disk": full_disk,
    "full_disk_at_start": full_disk_at_start,
    "read_only": read_only,
    "torn_record": torn_record,
}


async def faults() -> dict[str, str]:
    """Each case in a folder of its own: empty if it went well, else what was wrong."""
    found: dict[str, str] = {}
    for name, case in CASES.items():
        with tempfile.TemporaryDirectory(prefix="saloon-fault-") as folder:
            try:
                await case(Path(folder))
                found[name] = ""
            except Exception as error:  # whatever it is: the other cases are tried too
                found[name] = f"{type(error).__name__}: {error}"
    return found


# Doing


async def new_game(url: str) -> tuple[Account, str]:
    """A game that has begun, with one person in it.

    For two: each of them is asked at once, which character he takes. At larger tables somebody may be shot
    before he is asked anything.
    """
    host = await Account.new(url, "Client")
    (wishes,) = tables(1, 1, players=2)
    wishes.bots = ["random"] * (wishes.players - 1)
    wishes.absent_after = 0
    made = await host.new_table(wishes)
    await host.start(made.table)
    return host, made.table


async def finish(host: Account, table: str) -> None:
    """Play on to the end."""
    async with Line(host, SOON) as line:
        remote = await watched(line, table)
        await play(remote, LONGEST)
        require(remote.phase == "over", "the game did not come to its end")


async def watched(line: Line, table: str) -> RemoteTable:
    async with soon("the table is shown"):
        return await line.watch(table)


async def play(remote: RemoteTable, until: int) -> None:
    """Answer at random up to this entry, or to the end: whoever always does the same may never come to it."""
    while remote.phase != "over" and remote.seq < until:
        async with soon(f"entry {remote.seq + 1}"):
            if remote.my_turn and remote.ask is not None:
                await remote.answer(CHANCE.choice(remote.ask.options).key)
            else:
                await remote.changed()


@contextlib.contextmanager
def no_room_for(server: ServerProcess) -> Iterator[None]:
    """Files of the server cannot grow beyond nothing, as on a disk that is full."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


async def does_not_open(server: ServerProcess, word: str) -> str:
    """What it says instead, after what it warns of: a line with this word in it."""
    try:
        await server.start()
    except NoServer as error:
        said = str(error)
        require(word in said, f"unclear: {said}")
        traced = any(line.startswith(("Traceback", " ")) for line in server.complaints)
        require(not traced, "a trace instead of a word")
        return said
    finally:
        await server.kill()
    raise CaseFailed("it opened")


def locked_away(folder: Path) -> dict[str, bytes]:
    """Nobody may write here any more; what is there."""
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    return files_of(folder)


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def tear(log: Path) -> None:
    """Begin one more record in the write-ahead file, as a copy of the last bytes, and break off in it."""
    with log.open("r+b") as file:
        file.seek(-5000, os.SEEK_END)
        tail = file.read()
        file.write(tail[:3000])


def check_whole(server: ServerProcess) -> None:
    with contextlib.closing(sqlite3.connect(server.folder / FILE)) as db:
        found = db.execute("PRAGMA integrity_check").fetchall()
    require(found == [("ok",)], f"the database is damaged: {found}")
