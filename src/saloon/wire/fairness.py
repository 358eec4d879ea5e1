"""How a deal is proved: a secret that the server fixed, and lots that people's own devices threw in.

Before a game the server shows the hash of its secret, and every device that of its lot. Only then are lots
told, and the deal follows from all of them: nobody could have known it when the hashes were shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from saloon.kernel.ids import PlayerId

LOT_CHARACTERS: Final = 64
"""Of a lot, and of a hash: 256 bits as hexadecimal digits."""
MARK: Final = "saloon deal 1"
"""What is hashed begins with it, so that it can be told from anything else that is."""


class Lot(Struct, omit_defaults=True):
    """What one person's device threw in."""

    seat: PlayerId
    name: str
    commitment: str
    """SHA-256 of the value, shown before the deal."""
    value: str = ""
    """Empty: the device was asleep or away, and the deal was made without it."""


class Proof(Struct, omit_defaults=True):
    """What a deal follows from: part of the record of a finished game."""

    secret: str
    commitment: str
    """SHA-256 of the secret, shown before the deal (`seed_hash` of the table)."""
    lots: list[Lot] = []
    again: bool = False
    """The deal was made at another table, of which all this tells, and was played again."""


def commitment_of(value: str) -> str:
    return hashlib.sha256(value.encode()).hexdigest()


def seed_of(secret: str, lots: Sequence[Lot]) -> str:
    """The seed that a secret and the lots that were told lead to."""
    told = [f"{lot.seat} {lot.value}" for lot in sorted(lots, key=lambda lot: lot.seat) if lot.value]
    return hashlib.sha256("\n".join([MARK, secret, *told]).encode()).hexdigest()


def doubts(proof: Proof, seed: str) -> list[str]:
    """What does not fit in a proof: keys of texts; empty: the seed follows from it."""
    found = []
    if commitment_of(proof.secret) != proof.commitment:
        found.append("secret")
    if any(lot.value and commitment_of(lot.value) != lot.commitment for lot in proof.lots):
        found.append("lot")
    if seed_of(proof.secret, proof.lots) != seed:
        found.append("seed")
    return found
