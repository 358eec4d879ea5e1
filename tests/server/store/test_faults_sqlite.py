"""A disk that is full, read-only or torn: a clear word, nothing corrupted, and on it goes afterwards."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.server.store import SeqTaken, StoreDamaged, StoreFailed
from saloon.server.store_sqlite import FILE, SqliteStore

pytestmark = pytest.mark.anyio


async def filled(folder: Path, entries: int) -> SqliteStore:
    """An open store with a log of so many entries."""
    store = SqliteStore(folder)
    await store.open()
    for number in range(1, entries + 1):
        await store.append("t1", number, "answered", f"entry {number} ".encode() * 20)
    return store


async def copied_as_if_the_power_failed(folder: Path, copy: Path, entries: int) -> Path:
    """The files of a store in the middle of its work; the log is still in the write-ahead file."""
    store = await filled(folder, entries)
    copy.mkdir()
    for name in (FILE, f"{FILE}-wal"):
        shutil.copy(folder / name, copy / name)
    await store.close()
    return copy / f"{FILE}-wal"


async def log_of(folder: Path) -> list[int]:
    store = SqliteStore(folder)
    await store.open()
    found = await store.entries("t1")
    assert [entry.body for entry in found] == [f"entry {entry.seq} ".encode() * 20 for entry in found]
    await store.append("t1", len(found) + 1, "answered", b"it goes on")
    await store.close()
    with sqlite3.connect(folder / FILE) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    db.close()
    return [entry.seq for entry in found]


async def test_the_power_fails_and_everything_is_there(tmp_path: Path) -> None:
    await copied_as_if_the_power_failed(tmp_path / "store", tmp_path / "copy", 10)
    assert await log_of(tmp_path / "copy") == list(range(1, 11))


async def test_a_torn_last_record_costs_that_record_and_nothing_else(tmp_path: Path) -> None:
    torn = await copied_as_if_the_power_failed(tmp_path / "store", tmp_path / "copy", 10)
    os.truncate(torn, torn.stat().st_size - 100)
    assert await log_of(tmp_path / "copy") == list(range(1, 10))


async def test_a_last_record_of_rubbish_is_not_taken_for_an_entry(tmp_path: Path) -> None:
    torn = await copied_as_if_the_power_failed(tmp_path / "store", tmp_path / "copy", 10)
    with torn.open("r+b") as file:
        file.seek(-200, os.SEEK_END)
        file.write(b"\xa5" * 200)
    assert await log_of(tmp_path / "copy") == list(range(1, 10))


async def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"Dear diary, today I drew the Sheriff. " * 200)
    with pytest.raises(StoreDamaged, match=r"damaged or is no store of saloon.*restore it from a backup"):
        await SqliteStore(tmp_path).open()


async def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    await (await filled(tmp_path, 1)).close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreFailed, match="later version of saloon"):
        await SqliteStore(tmp_path).open()


async def test_a_log_with_a_gap_is_not_read_as_if_it_were_whole(tmp_path: Path) -> None:
    await (await filled(tmp_path, 5)).close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("DELETE FROM entries WHERE seq = 3")
    db.close()
    store = SqliteStore(tmp_path)
    await store.open()
    with pytest.raises(StoreDamaged, match="log of table t1 has no entry 3; the next one is 4"):
        await store.entries("t1")
    assert [entry.seq for entry in await store.entries("t1", after=3)] == [4, 5]
    await store.close()


async def test_a_failed_open_leaves_no_lock_behind(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no store" * 1000)
    with pytest.raises(StoreDamaged):
        await SqliteStore(tmp_path).open()
    (tmp_path / FILE).unlink()
    await (await filled(tmp_path, 1)).close()


async def test_nobody_else_on_the_machine_can_look_into_a_new_folder(tmp_path: Path) -> None:
    await (await filled(tmp_path / "store", 1)).close()
    assert (tmp_path / "store").stat().st_mode & 0o077 == 0


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreFailed, match=r"cannot make the folder .*/file/store"):
        await SqliteStore(tmp_path / "file" / "store").open()


OPENS = """
import asyncio, os, sys
from pathlib import Path
from saloon.server.store import StoreFailed
from saloon.server.store_sqlite import SqliteStore

if os.geteuid() == 0:
    os.setuid(65534)  # root may write everywhere; nobody may not
try:
    asyncio.run(SqliteStore(Path(sys.argv[1])).open())
except StoreFailed as error:
    print(error)
"""


def open_without_rights(folder: Path) -> str:
    """What a server says that may read the folder and not write it."""
    command = [sys.executable, "-c", OPENS, str(folder)]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


@pytest.fixture
def readable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder that everybody can reach."""
    base = Path(os.path.realpath("/tmp")) if os.geteuid() == 0 else tmp_path_factory.mktemp("readable")
    folder = base / f"saloon-readonly-{os.getpid()}"
    folder.mkdir(mode=0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


async def test_a_read_only_folder_is_named_and_left_as_it_was(readable: Path) -> None:
    await (await filled(readable, 3)).close()
    before = {file.name: file.read_bytes() for file in readable.iterdir()}
    for file in readable.iterdir():
        file.chmod(0o444)
    readable.chmod(0o555)
    said = open_without_rights(readable)
    assert "read-only or cannot be opened" in said
    assert str(readable) in said
    assert {file.name: file.read_bytes() for file in readable.iterdir()} == before


async def test_an_empty_read_only_folder_is_named(readable: Path) -> None:
    readable.chmod(0o555)
    assert f"cannot write {readable}" in open_without_rights(readable)
    assert list(readable.iterdir()) == []


FILLS = """
import asyncio, resource, signal, sys
from pathlib import Path
from saloon.server.store import StoreFailed
from saloon.server.store_sqlite import SqliteStore

async def until_refused(store, number):
    while True:
        try:
            await store.append("t1", number, "answered", b"x" * 4000)
        except StoreFailed as error:
            print(error)
            return number
        number += 1

async def main():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, most))
    refused = await until_refused(store, 1)
    again = await until_refused(store, refused)
    assert refused == again, "what was refused is not there"
    assert [entry.seq for entry in await store.entries("t1")] == list(range(1, refused))
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    for number in range(refused, refused + 10):
        await store.append("t1", number, "answered", b"room again")
    print(number)
    await store.close()

asyncio.run(main())
"""


async def test_a_full_disk_refuses_and_goes_on_once_there_is_room(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FILLS, str(tmp_path)]
    said = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout.splitlines()
    assert len(said) == 3
    assert all("the disk does not take what is written" in line for line in said[:2])
    store = SqliteStore(tmp_path)
    await store.open()
    assert [entry.seq for entry in await store.entries("t1")] == list(range(1, int(said[2]) + 1))
    await store.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system with little room."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(disk)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode != 0:
        pytest.skip("only root can mount a small disk; the test with a limited file runs all the same")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


async def test_no_room_left_is_said_in_these_words(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 200_000)
    store = SqliteStore(small_disk)
    await store.open()
    await store.append("t1", 1, "made", b"")

    async def append_for_ever(number: int) -> None:
        while True:
            await store.append("t1", number, "answered", b"x" * 4000)
            number += 1

    with pytest.raises(StoreFailed, match="no room left on the disk"):
        await append_for_ever(2)
    number = len(await store.entries("t1")) + 1
    assert number > 2
    ballast.unlink()
    await store.append("t1", number, "answered", b"room again")
    assert [entry.seq for entry in await store.entries("t1")] == list(range(1, number + 1))
    with pytest.raises(SeqTaken):
        await store.append("t1", number, "answered", b"")
    await store.close()
