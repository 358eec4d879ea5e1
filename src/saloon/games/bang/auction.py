"""What everybody sees of an auction: the characters, what is bid for the one that is put up, and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saloon.games.bang.frames.hiring import Auction, Hiring
from saloon.kernel.codec import Record
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_FIGURE, FigureId

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang


class AuctionView(Record):
    """An auction at some moment."""

    __slots__ = ("amount", "bidder", "characters", "lot", "opener", "passed")

    fields: ClassVar[tuple[str, ...]] = ("characters", "lot", "opener", "bidder", "amount", "passed")

    def __init__(
        self,
        characters: list[str],
        lot: str,
        opener: FigureId,
        bidder: FigureId,
        amount: int,
        passed: list[FigureId],
    ) -> None:
        self.characters = characters
        """Keys of those that nobody has hired yet."""
        self.lot = lot
        """The one that is put up; empty: somebody has to name one."""
        self.opener = opener
        self.bidder = bidder
        """Who has bid most; NONE: nobody has bid yet."""
        self.amount = amount
        """How many dollars that is."""
        self.passed = passed


def auction_seen(game: Bang) -> AuctionView | None:
    """The auction that goes on. All of it is public."""
    found: AuctionView | None = None
    for frame in game.stack:
        if isinstance(frame, Hiring):
            characters = [game.key_of(one) for one in frame.characters]
            found = AuctionView(characters, "", NO_FIGURE, NO_FIGURE, 0, [])
        elif isinstance(frame, Auction):
            assert found is not None  # it stands on the hiring
            found.lot = game.key_of(frame.character)
            found.opener = frame.opener
            found.passed = frame.passed[:]
            if frame.amount != NONE:
                found.bidder = frame.bidder
                found.amount = frame.amount
    return found
