"""Where tables, people and tokens are kept: an append-only log for each table, and little else.

What is in the store has happened; what is not has not. Two implementations, SQLite in a folder and
PostgreSQL, keep the same promises, and the same tests hold them to it.
"""

from __future__ import annotations

import hashlib
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from saloon.kernel.ids import PlayerId

if TYPE_CHECKING:
    from saloon.server.shared import Shared


class StoreFailed(Exception):
    """The store could not keep or find something; says why. The caller has changed nothing.

    Whoever opens a house is told in his language: texts `server.store.<reason>`, filled with the values.
    """

    def __init__(self, message: str, reason: str = "", **values: object) -> None:
        super().__init__(message)
        self.reason = reason
        self.values = values


class StoreDamaged(StoreFailed):
    """What is stored cannot be read as it was written: a gap in a log, a file that is no store."""


class StoreInUse(StoreFailed):
    """Another server works with the same store. Two would deal one table twice."""


class SeqTaken(Exception):
    """Not the next number of the log: the caller does not know the whole log and must read on."""


class NotDriver(Exception):
    """Another node drives this table: what bots and the clock of this one wanted does not happen."""


class StoredEntry(NamedTuple):
    """One entry of a table's log."""

    seq: int
    kind: str
    body: bytes
    at: int
    """Milliseconds since 1970, when it was stored."""


class StoredTable(NamedTuple):
    """What the lobby has to know of a table without reading its log."""

    table: str
    state: str
    """A word of the lobby's, such as `open`, `playing`, `over`."""
    facts: bytes
    rules: str = ""
    """By which the game is played that runs there, for other nodes; empty: none runs, or nobody said so.
    A store of one server has no use for it and need not keep it."""


class StoredState(NamedTuple):
    """A game as it stood after an entry of its table's log."""

    seq: int
    body: bytes


class StoredUser(NamedTuple):
    """A person."""

    user: str
    name: str


class StoredNote(NamedTuple):
    """What somebody noted for himself about a seat after an entry of the log."""

    seq: int
    seat: PlayerId
    text: str


class StoredPlay(NamedTuple):
    """What a finished game of a table was for one seat."""

    table: str
    number: int
    """Which game of the table, from 1."""
    seat: PlayerId
    user: str
    """Empty: a bot, of which is kept only what a rated game needs."""
    at: int
    """Milliseconds since 1970, when the game ended."""
    rated: bool
    body: bytes


class StoredKnower(NamedTuple):
    """Somebody who has seen a deal, or plays it now, and at which table."""

    deal: str
    user: str
    table: str
    playing: bool
    """Whether his game at that table is not over yet."""


class StoredResult(NamedTuple):
    """How a table came out with a deal that others play too."""

    deal: str
    table: str
    body: bytes


class Store(ABC):
    """The promises. Every method may raise StoreFailed; then nothing has changed."""

    shared: Shared | None = None
    """What is shared with other nodes on the same store; None: this server is the only one."""

    @abstractmethod
    async def open(self) -> None:
        """Make ready; create or upgrade what is not there. Refuses a store that another server has open."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go. What is asked afterwards fails."""

    @abstractmethod
    async def check(self) -> None:
        """Raises StoreFailed if nothing can be kept now, as far as can be told without keeping anything."""

    @abstractmethod
    async def append(
        self,
        table: str,
        seq: int,
        kind: str,
        body: bytes,
        line: StoredTable | None = None,
        plays: Sequence[StoredPlay] = (),
        driven: bool = False,
    ) -> None:
        """Keep an entry, with it the table's new line if one is given, and what the game that it ended was
        for each seat: all or nothing.

        Returns when all of it would survive a loss of power. Raises SeqTaken unless `seq` is the next number
        of the log; the first one is 1. `driven`: nobody wanted it, the table did it by itself; raises
        NotDriver if that is for another node to do.
        """

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The log after this number, in order and without gaps; a log with a gap raises StoreDamaged."""

    @abstractmethod
    async def put_state(self, table: str, state: StoredState) -> None:
        """Keep how the game of this table stands, in place of what was kept before.

        It follows from the log as long as the rules stay as they are; after that it is all there is.
        """

    @abstractmethod
    async def state(self, table: str) -> StoredState | None: ...

    @abstractmethod
    async def put_review(self, table: str, number: int, body: bytes) -> None:
        """Keep what was thought of a finished game of this table, in place of what was kept before."""

    @abstractmethod
    async def review(self, table: str, number: int) -> bytes | None: ...

    @abstractmethod
    async def put_table(self, line: StoredTable) -> None:
        """Keep a table's line, or put it in place of the old one."""

    @abstractmethod
    async def table(self, table: str) -> StoredTable | None: ...

    @abstractmethod
    async def tables(self, *states: str) -> list[StoredTable]:
        """All tables in one of these states, or all there are; oldest first."""

    @abstractmethod
    async def stale(self, state: str, before: int) -> list[StoredTable]:
        """Tables in this state whose line was put last before this time (as `at`), oldest first, not all."""

    @abstractmethod
    async def put_user(self, user: StoredUser) -> None:
        """Keep a person, or his new name."""

    @abstractmethod
    async def user(self, user: str) -> StoredUser | None: ...

    @abstractmethod
    async def put_token(self, token_hash: bytes, user: str) -> None:
        """Keep the hash of a token of this person: see `token_hash`. The token itself is kept nowhere."""

    @abstractmethod
    async def token_user(self, token_hash: bytes) -> StoredUser | None:
        """Whose token has this hash."""

    @abstractmethod
    async def drop_token(self, token_hash: bytes) -> None:
        """The token is valid no longer."""

    @abstractmethod
    async def drop_other_tokens(self, token_hash: bytes, user: str) -> None:
        """Every token of this person but this one is valid no longer."""

    @abstractmethod
    async def put_note(self, table: str, user: str, note: StoredNote) -> None:
        """Keep a note, or put it in place of the one about the same seat after the same entry."""

    @abstractmethod
    async def plays_of(self, user: str) -> list[StoredPlay]:
        """Every finished game of this person, the newest first."""

    @abstractmethod
    async def rated_plays(self) -> list[StoredPlay]:
        """Every seat of every rated game, the oldest game first."""

    @abstractmethod
    async def drop_plays(self, user: str) -> None:
        """Nothing is known any more of what this person has played."""

    @abstractmethod
    async def put_shown(self, user: str, shown: bool) -> None:
        """Keep whether this person's history may be seen by those at his tables; usually not."""

    @abstractmethod
    async def shown(self, users: Sequence[str]) -> set[str]:
        """Who of these people shows his history."""

    @abstractmethod
    async def put_knower(self, knower: StoredKnower) -> None:
        """Keep that somebody has seen a deal, in place of what was known of him and it."""

    @abstractmethod
    async def knowers(self, deal: str) -> list[StoredKnower]: ...

    @abstractmethod
    async def put_result(self, result: StoredResult) -> None: ...

    @abstractmethod
    async def results(self, deal: str) -> list[StoredResult]:
        """In the order in which they were kept first."""

    @abstractmethod
    async def put_count(self, name: str, count: int) -> None:
        """Keep how often something has happened in the house, in place of what was kept before."""

    @abstractmethod
    async def count(self, name: str) -> int:
        """0 if it was never kept."""

    @abstractmethod
    async def notes(self, table: str, user: str) -> list[StoredNote]:
        """What this person noted at this table, oldest first."""


def token_hash(token: str) -> bytes:
    """What is kept of a token. Tokens are 128 bits of chance: a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).digest()


STALE_AT_ONCE = 500
"""Tables that are told at once of those at which nothing happens any more."""


DAY = 24 * 60 * 60 * 1000
"""In milliseconds."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def check_gapless(table: str, after: int, found: list[StoredEntry]) -> None:
    """A log is read whole or not at all."""
    for number, entry in enumerate(found, start=after + 1):
        if entry.seq != number:
            raise StoreDamaged(f"the log of table {table} has no entry {number}; the next one is {entry.seq}")
