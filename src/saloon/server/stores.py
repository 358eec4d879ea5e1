"""Which store: a folder, or a database by its address."""

from __future__ import annotations

from pathlib import Path

from saloon.server.store import Store
from saloon.server.store_sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")


class UnknownDatabase(ValueError):
    """An address of no database that saloon can use."""


def new_store(folder: Path, database: str = "") -> Store:
    """The store of this folder, or of the PostgreSQL database at this address. Not yet open."""
    if not database:
        return SqliteStore(folder)
    if not database.startswith(SCHEMES):
        raise UnknownDatabase(f"the address of a database begins with {' or '.join(SCHEMES)}")
    from saloon.server.store_postgres import PostgresStore

    return PostgresStore(database)
