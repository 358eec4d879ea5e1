"""Who has a seat at which tables that go on: known without reading a log, or even a line of the store."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.server.party import Party
from saloon.wire.lobby import TableFacts


class Seats:
    """The seats of persons at all tables that are not over, kept in step with what is stored."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, None]] = {}
        """By person, in the order in which he sat down."""
        self._users: dict[str, set[str]] = {}
        """By table."""

    def of(self, user: str) -> list[str]:
        """Tables where this person has a seat, those longest his first."""
        return list(self._tables.get(user, ()))

    def read(self, facts: TableFacts) -> None:
        """As the stored line of a table says."""
        self._have(facts.table, (seat.user for seat in facts.seats))

    def keep(self, table: str, party: Party) -> None:
        """As it is at a table now."""
        self._have(table, (chair.user for chair in party.chairs) if party.goes_on else ())

    def drop(self, table: str) -> None:
        self._have(table, ())

    def clear(self) -> None:
        self._tables.clear()
        self._users.clear()

    def _have(self, table: str, found: Iterable[str]) -> None:
        users = {user for user in found if user}
        before = self._users.pop(table, set())
        for user in before - users:
            del self._tables[user][table]
            if not self._tables[user]:
                del self._tables[user]
        for user in users - before:
            self._tables.setdefault(user, {})[table] = None
        if users:
            self._users[table] = users
