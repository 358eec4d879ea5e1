"""Doors in PostgreSQL: a lone server keeps them in the lines of its tables, nodes as rows of their own.

Neither runs while the other does, so that whoever opens the store finds all doors where he looks for them.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import asyncpg
from msgspec.structs import replace

from saloon.server.door import Keys, keys_body, keys_from, keys_of, listing_body, listing_from, with_keys
from saloon.server.store import StoredTable

WITHOUT: Final = """
    SELECT "table", state, facts FROM tables
    WHERE state = ANY ('{open,playing,between}')
    AND NOT EXISTS (SELECT FROM doors WHERE doors."table" = tables."table")
"""
WITH: Final = 'SELECT "table", state, facts, keys FROM doors JOIN tables USING ("table")'
ADOPT: Final = """
    INSERT INTO doors VALUES ($1, 1, nullif($2, ''), $3) ON CONFLICT DO NOTHING
"""


async def adopt_doors(db: asyncpg.Connection) -> None:
    """The first node: every table that is alive has its door as a row."""
    found: list[tuple[str, Keys]] = []
    for row in await db.fetch(WITHOUT):
        with suppress(ValueError, RecursionError):  # a damaged line is told of when somebody comes
            found.append((row["table"], keys_of(listing_from(StoredTable(*row)))))
    await db.executemany(ADOPT, [(table, keys.code, keys_body(keys)) for table, keys in found])
    # Two lines may name one code: the later table gets another one when its host asks for it.
    missing = [(table, "", keys_body(replace(keys, code=""))) for table, keys in found]
    await db.executemany(ADOPT, missing)


async def fold_doors(db: asyncpg.Connection) -> None:
    """A lone server after nodes: the doors are in the lines again."""
    if not await db.fetchval("SELECT EXISTS (SELECT FROM nodes) OR EXISTS (SELECT FROM doors)"):
        return
    lines = []
    for table, state, facts, keys in await db.fetch(WITH):
        with suppress(ValueError, RecursionError):
            listing = with_keys(listing_from(StoredTable(table, state, facts)), keys_from(keys))
            lines.append((listing_body(listing), table))
    async with db.transaction():
        await db.executemany('UPDATE tables SET facts = $1 WHERE "table" = $2', lines)
        await db.execute("DELETE FROM doors; DELETE FROM drivers; DELETE FROM nodes; DELETE FROM asides")
