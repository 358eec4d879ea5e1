"""What people's devices throw into the next deal of a table: hashes first, then what they stand for.

All of it lives in memory: after a restart devices throw in anew. What a deal was made from is stored with it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from saloon.kernel.ids import PlayerId
from saloon.server.party import NOBODY, Party
from saloon.server.refused import Refused
from saloon.wire.fairness import Lot, commitment_of

TELL_WITHIN: Final = 1.0
"""Seconds that devices have to tell their lots; whoever sleeps is left out, and it is said."""


class Lots:
    """The lots of one table."""

    def __init__(self) -> None:
        self._commitments: dict[str, str] = {}
        self._values: dict[str, str] = {}
        self._asked = False
        """Whether the deal has begun: lots are told now, and none is thrown in."""
        self._told = asyncio.Event()

    def commitment(self, user: str) -> str:
        return self._commitments.get(user, "")

    def commit(self, party: Party, user: str, commitment: str) -> None:
        """Once lots are told, nobody throws in another one: who comes too late is not among them."""
        if party.seat_of(user) == NOBODY:
            raise Refused("not_seated", "only who plays throws in a lot")
        if party.phase == "open":
            self.promised(user, commitment)

    def promised(self, user: str, commitment: str) -> None:
        if not self._asked:
            self._commitments[user] = commitment

    def tell(self, user: str, value: str) -> None:
        """Heard only while it is asked for, and if it is what was promised."""
        if not self._asked:
            return
        if commitment_of(value) != self.commitment(user):
            raise Refused("bad_message", "this is not what you committed to")
        self._values[user] = value
        self._told.set()

    def hear(self, user: str, value: str) -> None:
        """As another node was told, which has looked whether it is what was promised."""
        if self._asked and commitment_of(value) == self.commitment(user):
            self._values[user] = value
            self._told.set()

    def ask(self) -> set[str]:
        """The deal begins; who has thrown in a lot is to tell it."""
        self._asked = True
        return set(self._commitments)

    async def wait_for(self, users: set[str]) -> None:
        """Until all of them have told theirs."""
        while users - self._values.keys():
            self._told.clear()
            await self._told.wait()

    def drawn(self, party: Party) -> list[Lot]:
        """All that were thrown in by those who play, with their values where they were told."""
        return [
            Lot(PlayerId(seat), chair.name, self._commitments[chair.user], self._values.get(chair.user, ""))
            for seat, chair in enumerate(party.chairs)
            if chair.user in self._commitments
        ]

    def stop_asking(self) -> None:
        """Whoever dealt was not heard of again."""
        self._asked = False

    def clear(self) -> None:
        """Dealt, or not: the next deal has lots of its own."""
        self._commitments.clear()
        self._values.clear()
        self._asked = False
