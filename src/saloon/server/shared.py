"""What several nodes on one store share beside the log: who lives, who drives, doors, asides, and the news.

The log decides what happens at a table; nothing here protects it. A lone server has none of this.
"""

from __future__ import annotations

import base64
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from msgspec import json

from saloon.server.own_rules import OWN_RULES

LEASE_SECONDS: Final = 3.0
"""How long a node that has proven that it lives may drive tables and show them."""
BEAT_EVERY: Final = 1.0
RETURNS_WITHIN: Final = 60.0
"""Seconds in which a node that died may come back: so long a game waits for it that only it can play."""
TELL_BYTES: Final = 7500
"""News that are longer do not fit: whoever hears of them reads what they are about."""

Kind = Literal["entry", "aside", "door", "token", "user", "tell", "free"]


class LeaseLost(Exception):
    """This node was silent for too long: others may drive its tables. It has to register anew."""


class CodeTaken(Exception):
    """Another table has this code."""


class News(NamedTuple):
    """What a node has changed, told to all. A hint: it may be lost, come twice or late."""

    kind: Kind
    node: str
    table: str = ""
    number: int = 0
    """Of an entry, or of a door's version."""
    flag: bool = False
    """Of an entry: whether the table's line changed. Of an aside: whether it is over."""
    body: str = ""
    at: int = 0
    """Of an entry: when it was to be stored, in milliseconds since 1970."""

    def encoded(self) -> str:
        return json.encode(self).decode()

    @property
    def entry(self) -> bytes:
        """The body of an entry; empty: it was too long to be told."""
        return base64.b64decode(self.body)


class Aside(NamedTuple):
    """What is said at a table beside its log: who is there, who knocks, what is wished for."""

    table: str
    kind: str
    name: str
    """Of whatever there is one of: a person, a node, a knock."""
    body: str = ""


class Other(NamedTuple):
    """Another node, as people and balancers call it."""

    name: str
    lives: bool = True
    """Or it died so recently that it may come back."""
    drains: bool = False
    """Whether it begins no new games."""


class StoredDoor(NamedTuple):
    """A table's door. A change is kept only if it was made to the version that is there."""

    table: str
    version: int
    code: str
    """Empty: no code leads here now."""
    keys: bytes


def decode_news(payload: str) -> News:
    """Raises ValueError if it is none."""
    return json.decode(payload, type=News)


def decode_aside(news: News) -> Aside | None:
    """What was said; None: it was too long to be told."""
    return Aside(news.table, *json.decode(news.body, type=tuple[str, str, str])) if news.body else None


def news_of(aside: Aside, node: str, over: bool = False) -> News:
    body = json.encode(aside[1:]).decode()
    return News("aside", node, aside.table, 0, over, body if len(body.encode()) < TELL_BYTES else "")


class Shared(ABC):
    """The promises. Every method may raise StoreFailed; each waits for a few seconds at most."""

    node: str
    """This node: its name, and a number made at the start."""
    epoch: int = 0
    drives: bool = True
    """Whether this node drives tables; one that is about to go claims no more."""
    drains: bool = False
    """Whether it begins no new games; told to the others with the next beat."""
    rules: Mapping[str, str] = OWN_RULES
    """By which it plays each game."""

    @property
    def who(self) -> str:
        """This node for as long as its lease lasts."""
        return f"{self.node}/{self.epoch}"

    # Living

    @abstractmethod
    async def connect(self, heard: Callable[[News], None]) -> None:
        """Hear news from now on, until the line breaks. What was told meanwhile is lost."""

    @property
    @abstractmethod
    def connected(self) -> bool: ...

    @abstractmethod
    def hang_up(self) -> None:
        """The line is not to be trusted any more."""

    @abstractmethod
    async def register(self) -> None:
        """Live under a new epoch: whatever this node drove before is up to anybody."""

    @abstractmethod
    async def beat(self) -> set[str]:
        """Say that this node lives; who else does. Raises LeaseLost."""

    @abstractmethod
    async def let_go(self) -> None:
        """Drive nothing any more, and tell the others that they may."""

    @abstractmethod
    async def leave(self) -> None:
        """Live no longer, and tell the others that they may drive its tables."""

    @abstractmethod
    async def others(self, rules: str = "") -> list[Other]:
        """Other nodes that play by these rules; without any, all. Those first who begin new games."""

    @abstractmethod
    async def bury(self) -> None:
        """Clear away what nodes left behind that are dead."""

    @abstractmethod
    async def queue(self) -> float:
        """Of the room for news that somebody has not heard yet, which part is taken."""

    # Driving

    @abstractmethod
    async def claim(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that this node drives from now on: no other node that lives does.

        Never one at which a game runs by other rules than its own.
        """

    @abstractmethod
    async def release(self, table: str) -> None:
        """Whoever wants to may drive this table."""

    @abstractmethod
    async def undriven(self, most: int) -> list[str]:
        """Some tables at which a game runs that nobody drives, and that this node can play, or nobody.

        If it drains, only those that no other node would take over.
        """

    @abstractmethod
    async def adopt(self, table: str, before: str, rules: str) -> bool:
        """A game that nobody can play any more goes on by other rules; False: somebody was quicker."""

    # Doors

    @abstractmethod
    async def door(self, table: str) -> StoredDoor | None: ...

    @abstractmethod
    async def put_door(self, door: StoredDoor) -> bool:
        """Keep a door; False: its version is not the next one. Raises CodeTaken."""

    @abstractmethod
    async def table_of_code(self, code: str) -> str:
        """Empty: no table has it."""

    @abstractmethod
    async def add_count(self, name: str) -> int:
        """One more of what the store counts."""

    # Asides

    @abstractmethod
    async def put_aside(self, aside: Aside, keep: bool = True) -> None:
        """Say something at a table; with `keep`, whoever comes later is told too."""

    @abstractmethod
    async def drop_asides(self, table: str, kind: str, name: str = "") -> None:
        """It is over; without a name, all of this kind."""

    @abstractmethod
    async def asides(self, table: str) -> list[Aside]:
        """All that is kept; of nodes that are dead nothing."""

    @abstractmethod
    async def watched(self) -> list[str]:
        """Tables that somebody watches at some node."""

    @abstractmethod
    async def tell(self, news: News) -> None:
        """Tell all nodes, this one included."""

    # Limits

    @abstractmethod
    async def take(self, name: str, rate: float, burst: float, cost: float) -> float:
        """As `limits.Bucket.wait`, of a bucket that counts for the whole house."""
