"""Which store: a folder, or a database by its address."""

from __future__ import annotations

from pathlib import Path

from saloon.server.store import Store
from saloon.server.store_sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")


class UnknownDatabase(ValueError):
    """An address of no database that saloon can use."""


class NoDriver(RuntimeError):
    """What speaks with a database is not installed: the name of what is missing."""


def new_store(folder: Path, database: str = "", node: str = "") -> Store:
    """The store of this folder, or of the PostgreSQL database at this address. Not yet open.

    With `node`, the name of one of several nodes that share the database.
    """
    if not database:
        return SqliteStore(folder)
    if not database.startswith(SCHEMES):
        raise UnknownDatabase(f"the address of a database begins with {' or '.join(SCHEMES)}")
    try:
        from saloon.server.store_postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise NoDriver(error.name) from error

    return PostgresStore(database, node)
