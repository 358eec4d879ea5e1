"""Somebody asks for a table and is gone before it is known whether there is one."""

import asyncio
import logging
from pathlib import Path

import pytest

from tests.server.houses import open_house, run


def test_nobody_complains_of_a_table_that_nobody_wants_any_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            tables = house.house.tables
            asking = asyncio.create_task(tables.table("nowhere"))
            await asyncio.sleep(0)
            (reading,) = tables._reading.values()
            asking.cancel()
            await asyncio.wait([asking, reading])
            del asking, reading
            assert not tables._reading

    run(scene())
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []
