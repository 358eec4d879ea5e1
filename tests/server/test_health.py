"""A house whose data folder goes away says so, keeps no promise that it cannot keep, and comes back."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import stat
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from saloon.cli import app
from saloon.client.account import Account, Refusal
from saloon.server.folder import warnings_about
from saloon.server.store_sqlite import FILE, SqliteStore
from tests.server.houses import Running, open_house, quick_table, run
from tests.server.test_gate import request


async def health(house: Running) -> tuple[int, Any]:
    reply = await request(house, "GET", "/healthz")
    return reply.status, reply.body


async def refusal_of(anna: Account) -> str:
    with pytest.raises(Refusal) as refusal:
        await anna.new_table(quick_table())
    return refusal.value.code


def test_a_folder_that_is_moved_away_is_told_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    async def scene() -> None:
        here, there = tmp_path / "house", tmp_path / "elsewhere"
        async with open_house(here) as house:
            anna = await house.guest("Anna")
            status, told = await health(house)
            assert (status, told["status"], told.get("store", "ok")) == (200, "ok", "ok")
            here.rename(there)
            assert await refusal_of(anna) == "store_failed"
            status, told = await health(house)
            assert (status, told["status"], told["store"]) == (503, "failing", "gone")
            assert str(tmp_path) not in json.dumps(told)
            there.rename(here)
            assert (await health(house))[0] == 200
            await anna.new_table(quick_table())

    run(scene())


def test_a_folder_that_is_replaced_by_a_copy_is_not_the_same(tmp_path: Path) -> None:
    """What is written goes to the old one, where nobody would find it."""

    async def scene() -> None:
        here, copy = tmp_path / "house", tmp_path / "copy"
        async with open_house(here) as house:
            anna = await house.guest("Anna")
            shutil.copytree(here, copy)
            shutil.rmtree(here)
            copy.rename(here)
            assert await refusal_of(anna) == "store_failed"
            assert (await health(house))[1]["store"] == "gone"

    run(scene())


def test_a_folder_that_cannot_be_written_any_more_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            monkeypatch.setattr(os, "access", lambda *_: False)
            assert await refusal_of(anna) == "store_failed"
            assert (await health(house))[1]["store"] == "closed"
            monkeypatch.undo()
            assert (await health(house))[0] == 200

    run(scene())


def test_all_files_are_for_their_owner_only(tmp_path: Path) -> None:
    async def scene() -> None:
        here = tmp_path / "house"
        here.mkdir()
        (here / FILE).touch(0o644)
        (here / FILE).chmod(0o644)
        async with open_house(here) as house:
            await house.guest("Anna")
            modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in here.iterdir()}
            assert {FILE, f"{FILE}-wal"} <= set(modes)
            assert set(modes.values()) == {0o600}, modes

    before = os.umask(0o022)
    try:
        run(scene())
    finally:
        os.umask(before)


def test_a_house_warns_of_a_folder_that_others_can_read_and_of_root(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    assert warnings_about(tmp_path, 1000) == []
    assert warnings_about(tmp_path / "not there yet", 1000) == []
    tmp_path.chmod(0o750)
    assert warnings_about(tmp_path, 1000) == ["readable"]
    assert warnings_about(tmp_path, 0) == ["readable", "root"]


@pytest.mark.parametrize(("language", "said"), [("en", "chmod 700"), ("ru", "Внимание")])
def test_the_warning_is_told_when_the_house_opens(tmp_path: Path, language: str, said: str) -> None:
    tmp_path.chmod(0o755)
    store = SqliteStore(tmp_path)
    asyncio.run(store.open())  # so that the command ends: somebody else has the folder
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "-l", language])
    assert result.exit_code == 1
    assert said in result.output
