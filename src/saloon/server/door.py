"""How to come to a table: invites, a code, knocking. Of an invite only the hash is kept."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from msgspec import Struct, json

from saloon.server.refused import Refused
from saloon.server.state import TableState
from saloon.server.store import StoredTable, StoredUser, token_hash
from saloon.wire import limits
from saloon.wire.lobby import TableFacts
from saloon.wire.messages import KnockLine

INVITES_KEPT: Final = 8
KNOCKS_AT_ONCE: Final = 16
BETWEEN: Final = "between"
"""What the store is told of a table between two games of a campaign: it goes on."""


class Listing(Struct):
    """What the store keeps of a table beside its log: enough for the lobby and for the door."""

    facts: TableFacts
    invites: list[str]
    code: str
    watch: str = ""
    wrong_before: int = 0


class Door:
    """The door of one table. Knocks live in memory only: whoever is still there knocks again."""

    def __init__(self, invites: list[str], code: str, watch: str = "", wrong_before: int = 0) -> None:
        self.invites = invites
        self.code = code
        self.wrong_before = wrong_before
        """Wrong codes that had been tried in the house when this one was made."""
        self.watch = watch
        """The secret of the link for watching, or "": none was wanted yet. It is kept as it is, so that links
        to a game go on working: it opens nothing that does not stand in the store beside it."""
        self._knocks: dict[str, StoredUser] = {}

    def new_invite(self, table: str) -> str:
        """An invite begins with the name of its table, so that nobody has to search for it."""
        secret = secrets.token_urlsafe(limits.TOKEN_BYTES)
        self.invites = [*self.invites, token_hash(secret).hex()][-INVITES_KEPT:]
        return f"{table}.{secret}"

    def open_for_watching(self) -> None:
        """One link for all who want to watch."""
        self.watch = self.watch or secrets.token_urlsafe(limits.TOKEN_BYTES)

    def renew(self, table: str, code: str, wrong_before: int) -> str:
        """Another code and the only invite; whoever knocked by the old code does so no longer."""
        self.invites = []
        self.watch = ""
        self.code = code
        self.wrong_before = wrong_before
        self._knocks.clear()
        return self.new_invite(table)

    def admits(self, secret: str) -> bool:
        wanted = token_hash(secret).hex()
        return any(hmac.compare_digest(wanted, known) for known in self.invites)

    def shows(self, secret: str) -> bool:
        """Whether it is the secret of the link for watching."""
        return bool(self.watch) and hmac.compare_digest(secret.encode(), self.watch.encode())

    def knock(self, user: StoredUser) -> None:
        """Ask the host to be let in; once is enough."""
        if user.user in (waiting.user for waiting in self._knocks.values()):
            return
        if len(self._knocks) >= KNOCKS_AT_ONCE:
            raise Refused("too_many", "too many are knocking at this door", retry_after=60.0)
        self._knocks[secrets.token_hex(8)] = user

    def knocker(self, knock: str) -> StoredUser:
        """Who knocked."""
        if knock not in self._knocks:
            raise Refused("unknown_knock", "nobody waits at the door under this name")
        return self._knocks[knock]

    def answered(self, knock: str) -> None:
        """He waits no longer."""
        self._knocks.pop(knock, None)

    def lines(self) -> list[KnockLine]:
        return [KnockLine(knock, user.name) for knock, user in self._knocks.items()]

    def listing(self, state: TableState) -> StoredTable:
        body = listing_body(Listing(state.facts, self.invites, self.code, self.watch, self.wrong_before))
        between = state.party.phase == "over" and state.party.goes_on
        return StoredTable(state.table, BETWEEN if between else state.party.phase, body)


def listing_body(listing: Listing) -> bytes:
    return json.encode(listing)


def listing_from(line: StoredTable) -> Listing:
    return json.decode(line.facts, type=Listing)


def door_of(listing: Listing) -> Door:
    return Door(listing.invites, listing.code, listing.watch, listing.wrong_before)


def split_invite(invite: str) -> tuple[str, str]:
    """The table and the secret."""
    table, dot, secret = invite.partition(".")
    if not dot:
        raise Refused("bad_invite", "this invite is not valid (any more)")
    return table, secret
