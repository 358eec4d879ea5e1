"""Who stands at the table: the players with their hands and reserves, and the places of their characters."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.kernel.codec import Record
from saloon.kernel.ids import NO_DEFINITION, CardId, DefinitionId, FigureId, PlayerId

PLACES: Final = 4
"""Two for each player: the left and the right one."""


def owner_of(figure: FigureId) -> PlayerId:
    """The player whose place this is."""
    return PlayerId(figure >> 1)


def first_place(player: PlayerId) -> FigureId:
    return FigureId(2 * player)


def beside(figure: FigureId) -> FigureId:
    """The other place of the same player."""
    return FigureId(figure ^ 1)


def other_player(player: PlayerId) -> PlayerId:
    return PlayerId(1 - player)


class Figure(Record):
    """A place at the table, and the character that fights there."""

    __slots__ = ("character", "health", "in_play")

    fields: ClassVar[tuple[str, ...]] = ("character", "health", "in_play")

    def __init__(self, character: DefinitionId, health: int, in_play: list[CardId]) -> None:
        self.character = character
        """NONE: nobody is left for this place."""
        self.health = health
        """0 while its death is still to be dealt with."""
        self.in_play = in_play

    def clone(self) -> Figure:
        return Figure(self.character, self.health, self.in_play[:])

    def alive(self) -> bool:
        return self.health > 0


class Player(Record):
    """Somebody who decides: his side, his hand, his reserve."""

    __slots__ = ("attacking", "fallen", "hand", "reserve", "side")

    fields: ClassVar[tuple[str, ...]] = ("side", "hand", "attacking", "reserve", "fallen")

    def __init__(
        self,
        side: int,
        hand: list[CardId],
        attacking: FigureId,
        reserve: list[DefinitionId],
        fallen: list[DefinitionId],
    ) -> None:
        self.side = side
        self.hand = hand
        self.attacking = attacking
        """The place with the marker; NONE before he has chosen."""
        self.reserve = reserve
        """Face down, the top last: its order is known to nobody."""
        self.fallen = fallen
        """Characters that have been killed, in their order."""

    def clone(self) -> Player:
        return Player(self.side, self.hand[:], self.attacking, self.reserve[:], self.fallen[:])


def empty_place() -> Figure:
    return Figure(NO_DEFINITION, 0, [])
