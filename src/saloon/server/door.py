"""How to come to a table: invites, a code, knocking. Of an invite only the hash is kept."""

from __future__ import annotations

import hmac
import secrets
from typing import Final, Literal, NamedTuple

from msgspec import Struct, json
from msgspec.structs import replace

from saloon.kernel.ids import NO_PLAYER, PlayerId
from saloon.server.refused import Refused
from saloon.server.state import TableState
from saloon.server.store import StoredTable, StoredUser, token_hash
from saloon.wire import limits
from saloon.wire.lobby import TableFacts
from saloon.wire.messages import KnockLine

INVITES_KEPT: Final = 8
"""Of the host's own: the newest ones."""
INVITES_OF_A_GUEST: Final = 3
INVITES_OF_GUESTS: Final = 48
KNOCKS_AT_ONCE: Final = 16
BETWEEN: Final = "between"
"""What the store is told of a table between two games of a campaign: it goes on."""


EXPIRED: Final = "expired"
"""And of one that stood open for long without anybody: it is put aside until somebody comes to it."""


class Listing(Struct):
    """What the store keeps of a table beside its log: enough for the lobby and for the door."""

    facts: TableFacts
    invites: list[str]
    code: str
    watch: str = ""
    wrong_before: int = 0
    guests: dict[str, list[str]] = {}
    doubted: list[str] = []
    deals: dict[int, str] = {}


class Knock(NamedTuple):
    """Somebody waits for the host's word: to come in, to watch, or to take a bot's seat in a running game."""

    user: StoredUser
    wants: Literal["join", "watch", "sit"] = "join"
    seat: PlayerId = NO_PLAYER


class Keys(Struct, frozen=True):
    """All that lets somebody in at a door. Of invites the hashes; the code and the secret for watching."""

    invites: tuple[str, ...]
    """The host's."""
    code: str
    watch: str = ""
    wrong_before: int = 0
    """Wrong codes that had been tried in the house when this one was made."""
    guests: dict[str, list[str]] = {}
    """Invites that guests made, by guest."""
    deals: dict[int, str] = {}
    """Secrets of the links by which others play the same deal, by game."""
    doubted: frozenset[str] = frozenset()
    """Keys that somebody may have who was removed since: with these one only knocks."""

    @property
    def every_invite(self) -> list[str]:
        return [*self.invites, *(one for own in self.guests.values() for one in own)]


class Door:
    """The door of one table. Knocks live in memory only: whoever is still there knocks again."""

    def __init__(self, keys: Keys, version: int = 0) -> None:
        self.keys = keys
        self.version = version
        """Of the keys, where nodes share them."""
        self._knocks: dict[str, Knock] = {}

    @property
    def code(self) -> str:
        return self.keys.code

    @property
    def wrong_before(self) -> int:
        return self.keys.wrong_before

    def change_code(self, code: str, wrong_before: int) -> None:
        self.keys = replace(self.keys, code=code, wrong_before=wrong_before)

    @property
    def watch(self) -> str:
        """The secret of the link for watching, or "": none was wanted yet. It is kept as it is, so that links
        to a game go on working: it opens nothing that does not stand in the store beside it."""
        return self.keys.watch

    def new_invite(self, table: str, guest: str = "") -> str:
        """An invite begins with the name of its table, so that nobody has to search for it.

        Of the host's own the oldest goes; a guest has a few, and they push nobody else's out.
        """
        secret = new_secret()
        hashed = token_hash(secret).hex()
        keys = self.keys
        if not guest:
            self.keys = replace(keys, invites=(*keys.invites, hashed)[-INVITES_KEPT:])
            return f"{table}.{secret}"
        own = keys.guests.get(guest, [])
        if len(own) >= INVITES_OF_A_GUEST or sum(map(len, keys.guests.values())) >= INVITES_OF_GUESTS:
            raise Refused("too_many", f"{INVITES_OF_A_GUEST} invites are enough for a guest; ask the host")
        self.keys = replace(keys, guests={**keys.guests, guest: [*own, hashed]})
        return f"{table}.{secret}"

    def open_for_watching(self) -> None:
        """One link for all who want to watch."""
        self.keys = replace(self.keys, watch=self.watch or new_secret())

    def open_deal(self, number: int) -> None:
        """One link for all who want to play the deal of this game."""
        if number not in self.keys.deals:
            self.keys = replace(self.keys, deals={**self.keys.deals, number: new_secret()})

    def deals_again(self, number: int, secret: str) -> bool:
        """Whether it is the secret of the link for playing this deal."""
        known = self.keys.deals.get(number, "")
        return bool(known) and hmac.compare_digest(secret.encode(), known.encode())

    def renew(self, table: str, code: str, wrong_before: int) -> str:
        """Another code and the only invite; whoever knocked by the old code does so no longer."""
        deals = {number: new_secret() for number in self.keys.deals}
        self.keys = Keys((), code, wrong_before=wrong_before, deals=deals)
        self._knocks.clear()
        return self.new_invite(table)

    def doubt(self, removed: str) -> None:
        """Somebody was removed: whatever lets in now he may have, under another name too. His own goes."""
        keys = self.keys
        guests = {guest: own for guest, own in keys.guests.items() if guest != removed}
        keys = replace(keys, guests=guests)
        known = [*keys.every_invite, keys.code, *([keys.watch] if keys.watch else [])]
        self.keys = replace(keys, doubted=frozenset(known))

    def admits(self, secret: str) -> bool:
        wanted = token_hash(secret).hex()
        return any(hmac.compare_digest(wanted, known) for known in self.keys.every_invite)

    def shows(self, secret: str) -> bool:
        """Whether it is the secret of the link for watching."""
        return bool(self.watch) and hmac.compare_digest(secret.encode(), self.watch.encode())

    def doubts(self, key: str) -> bool:
        """Whether this secret or code only knocks, since somebody was removed."""
        return key in self.keys.doubted or token_hash(key).hex() in self.keys.doubted

    def knock(self, knock: Knock) -> str:
        """Ask the host for something; once is enough. The name of the knock; empty: it was heard before."""
        if knock in self._knocks.values():
            return ""
        if len(self._knocks) >= KNOCKS_AT_ONCE:
            raise Refused("too_many", "too many are knocking at this door", retry_after=60.0)
        name = secrets.token_hex(8)
        self.hear_knock(name, knock)
        return name

    def hear_knock(self, name: str, knock: Knock) -> None:
        self._knocks[name] = knock

    def forget_knocks(self) -> None:
        self._knocks.clear()

    def seat_knocks(self) -> list[str]:
        return [name for name, one in self._knocks.items() if one.wants == "sit"]

    def knocker(self, knock: str) -> Knock:
        """Who knocked, and for what."""
        if knock not in self._knocks:
            raise Refused("unknown_knock", "nobody waits at the door under this name")
        return self._knocks[knock]

    def answered(self, knock: str) -> None:
        """He waits no longer."""
        self._knocks.pop(knock, None)

    def waits_for_seat(self, user: str) -> bool:
        return any(one.user.user == user and one.wants == "sit" for one in self._knocks.values())

    def forget_seat_knocks(self) -> None:
        """A game has ended or begun: whoever wanted a seat in it has to ask again."""
        self._knocks = {name: one for name, one in self._knocks.items() if one.wants != "sit"}

    def lines(self) -> list[KnockLine]:
        return [KnockLine(name, knock.user.name, knock.seat) for name, knock in self._knocks.items()]

    def listing(self, state: TableState, rules: str = "") -> StoredTable:
        """`rules`: by which a game is played here, if one runs."""
        body = listing_body(with_keys(Listing(state.facts, [], ""), self.keys))
        between = state.party.phase == "over" and state.party.goes_on
        phase = state.party.phase
        return StoredTable(
            state.table, BETWEEN if between else phase, body, rules if phase == "playing" else ""
        )


def new_secret() -> str:
    return secrets.token_urlsafe(limits.TOKEN_BYTES)


def door_of(listing: Listing) -> Door:
    """The door as it was kept."""
    return Door(keys_of(listing))


def keys_of(listing: Listing) -> Keys:
    doubted = frozenset(listing.doubted)
    keys = (tuple(listing.invites), listing.code, listing.watch, listing.wrong_before, listing.guests)
    return Keys(*keys, listing.deals, doubted)


def with_keys(listing: Listing, keys: Keys) -> Listing:
    return Listing(
        listing.facts,
        list(keys.invites),
        keys.code,
        keys.watch,
        keys.wrong_before,
        keys.guests,
        sorted(keys.doubted),
        keys.deals,
    )


def keys_body(keys: Keys) -> bytes:
    """As nodes keep them, in a row of their own."""
    return json.encode(keys)


def keys_from(body: bytes) -> Keys:
    return json.decode(body, type=Keys)


def listing_body(listing: Listing) -> bytes:
    return json.encode(listing)


def listing_from(line: StoredTable) -> Listing:
    return json.decode(line.facts, type=Listing)


def split_invite(invite: str) -> tuple[str, str]:
    """The table and the secret."""
    table, dot, secret = invite.partition(".")
    if not dot:
        raise Refused("bad_invite", "this invite is not valid (any more)")
    return table, secret
