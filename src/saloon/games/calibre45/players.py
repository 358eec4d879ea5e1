"""Players: what lies before each of them and what they hold."""

from __future__ import annotations

from typing import ClassVar

from saloon.kernel.codec import Record
from saloon.kernel.ids import CardId


class Player(Record):
    """Who sits at a place: team, hand, cowboy with its bail, money. His number is his seat."""

    __slots__ = ("cowboy", "debt", "hand", "known", "loot", "resting", "robbing", "team", "tokens")

    fields: ClassVar[tuple[str, ...]] = (
        "team",
        "hand",
        "cowboy",
        "robbing",
        "known",
        "tokens",
        "resting",
        "loot",
        "debt",
    )

    def __init__(
        self,
        team: int,
        hand: list[CardId],
        cowboy: CardId,
        robbing: bool,
        known: bool,
        tokens: int,
        resting: bool,
        loot: list[CardId],
        debt: int,
    ) -> None:
        self.team = team
        self.hand = hand
        self.cowboy = cowboy
        """A card, or NONE."""
        self.robbing = robbing
        """Whether the cowboy lies face up: he takes part in the robbery."""
        self.known = known
        """Whether everybody has seen this cowboy."""
        self.tokens = tokens
        """Bail tokens on the cowboy."""
        self.resting = resting
        """Whether the last token was removed and the cowboy has to wait for its owner's next turn."""
        self.loot = loot
        """Money cards, open on the table."""
        self.debt = debt
        """Bail that could not be paid for want of change."""

    def clone(self) -> Player:
        return Player(
            self.team,
            self.hand[:],
            self.cowboy,
            self.robbing,
            self.known,
            self.tokens,
            self.resting,
            self.loot[:],
            self.debt,
        )


def new_player(team: int, hand: list[CardId], cowboy: CardId) -> Player:
    return Player(team, hand, cowboy, False, False, 0, False, [], 0)
