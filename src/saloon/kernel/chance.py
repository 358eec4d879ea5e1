"""Counter-based randomness: a seed and one counter per stream, the same numbers on every machine.

Each number is a hash of (seed, stream, counter). The state is a seed and a few small counters, so that it is
cheap to clone and store; a stream does not move when another one is used; and seeing many numbers tells
nothing about the next one.
"""

from __future__ import annotations

import hashlib
import struct
from typing import ClassVar, TypeVar

from saloon.kernel.codec import Record

C = TypeVar("C")


class Chance(Record):
    """A source of random numbers with independent streams."""

    __slots__ = ("drawn", "seed")

    fields: ClassVar[tuple[str, ...]] = ("seed", "drawn")

    def __init__(self, seed: str, drawn: list[int]) -> None:
        self.seed = seed
        self.drawn = drawn
        """How often each stream was used."""

    def clone(self) -> Chance:
        return Chance(self.seed, self.drawn[:])

    def words(self, stream: int, count: int) -> list[int]:
        """`count` fresh numbers of 32 bits; counts as one use of the stream."""
        return list(struct.unpack(f">{count}I", self.block(stream, count)))

    def block(self, stream: int, count: int) -> bytes:
        """The same, as bytes."""
        counter = self.drawn[stream]
        self.drawn[stream] = counter + 1
        return hashlib.shake_128(f"{self.seed}|{stream}|{counter}".encode()).digest(4 * count)

    def below(self, stream: int, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return share(self.block(stream, 1), 0, limit)

    def shuffle(self, stream: int, cards: list[C]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        self.shuffle_last(stream, cards, len(cards))

    def shuffle_last(self, stream: int, cards: list[C], count: int) -> None:
        """The last `count` cards are as `shuffle` would leave them; the others matter to nobody."""
        size = len(cards)
        block = self.block(stream, size)
        for i in range(size - 1, max(0, size - 1 - count), -1):
            j = share(block, i, i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


def new_chance(seed: str, streams: int) -> Chance:
    """One of which nothing was used yet."""
    return Chance(seed, [0] * streams)


def share(block: bytes, place: int, limit: int) -> int:
    """`word * limit >> 32` for the word at this place, by halves: compiled code makes no objects of them."""
    at = 4 * place
    high = block[at] * 256 + block[at + 1]
    low = block[at + 2] * 256 + block[at + 3]
    return (high * limit + (low * limit >> 16)) >> 16
