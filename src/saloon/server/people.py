"""Persons: a name that anybody may have, and tokens that are the only key to anything."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Final

from saloon.server.cleaning import clean_name
from saloon.server.refused import Refused
from saloon.server.store import Store, StoredUser, token_hash
from saloon.wire import limits

REMEMBERED: Final = 5000
"""Persons whose token need not be looked up."""


class People:
    """Who is who. Tokens leave this class once, when they are made."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, str] = OrderedDict()
        self._users: dict[str, StoredUser] = {}
        self._drops = 0
        """How often tokens were dropped: what was looked up meanwhile is looked up again."""

    async def new(self, raw_name: str) -> tuple[StoredUser, str]:
        """A new person and the token of his device."""
        user = StoredUser(secrets.token_hex(8), clean_name(raw_name))
        await self._store.put_user(user)
        return user, await self.new_token(user)

    async def new_token(self, user: StoredUser) -> str:
        """Another token of the same person."""
        token = secrets.token_urlsafe(limits.TOKEN_BYTES)
        await self._store.put_token(token_hash(token), user.user)
        return token

    async def rename(self, user: StoredUser, raw_name: str) -> StoredUser:
        """A new name counts wherever he sits down from now on."""
        renamed = user._replace(name=clean_name(raw_name))
        await self._store.put_user(renamed)
        if user.user in self._users:
            self._users[user.user] = renamed
        return renamed

    async def by_token(self, token: str) -> StoredUser:
        if not token:
            raise Refused("unauthorized", "a token is needed: POST a name to users")
        hashed = token_hash(token)
        if hashed in self._known:
            self._known.move_to_end(hashed)
            return self._users[self._known[hashed]]
        user, drops = None, -1
        while drops != self._drops:
            drops = self._drops
            user = await self._store.token_user(hashed)
        if user is None:
            raise Refused("unauthorized", "this token is not valid (any more)")
        self._remember(hashed, user)
        return user

    async def drop_token(self, token: str) -> None:
        """This device is his no longer."""
        hashed = token_hash(token)
        await self._store.drop_token(hashed)
        self._forget([hashed])

    async def drop_other_tokens(self, token: str, user: StoredUser) -> None:
        """All his devices but this one are his no longer."""
        own = token_hash(token)
        await self._store.drop_other_tokens(own, user.user)
        self._forget([one for one, known in self._known.items() if known == user.user and one != own])

    def forget_user(self, user: str) -> None:
        """Another node has changed something about this person."""
        self._forget([one for one, known in self._known.items() if known == user])

    def forget_all(self) -> None:
        self._forget(list(self._known))

    def _forget(self, tokens: list[bytes]) -> None:
        self._drops += 1
        for hashed in tokens:
            self._known.pop(hashed, None)

    def _remember(self, hashed: bytes, user: StoredUser) -> None:
        self._known[hashed] = user.user
        self._users[user.user] = user
        if len(self._known) > REMEMBERED:
            _, gone = self._known.popitem(last=False)
            if gone not in self._known.values():
                self._users.pop(gone, None)
