"""Numbers that name something, as types of their own: mypy refuses one in place of another.

At run time they are plain numbers, and mypyc compiles them as such. The `NO_…` constants are what stands in a
field that has nothing to say: each equals `NONE`, and none of them may be used as an index.
"""

from __future__ import annotations

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)
"""Who decides: a place in the list of players. A seat at a table of the server is this number too."""

FigureId = NewType("FigureId", int)
"""What stands in the ring: a place in the list of figures. A player may have more than one."""

CardId = NewType("CardId", int)
"""A printed card: a place in the catalogue of its game."""

DefinitionId = NewType("DefinitionId", int)
"""A card kind, character or event: a place in the list of definitions of its game."""

# Literals, not calls, so that compiled code has the number itself wherever one of these stands.
NO_PLAYER: Final[PlayerId] = -1  # type: ignore[assignment]
NO_FIGURE: Final[FigureId] = -1  # type: ignore[assignment]
NO_CARD: Final[CardId] = -1  # type: ignore[assignment]
NO_DEFINITION: Final[DefinitionId] = -1  # type: ignore[assignment]


def every_player(count: int) -> list[PlayerId]:
    """The numbers of so many players."""
    return [PlayerId(number) for number in range(count)]


def every_figure(count: int) -> list[FigureId]:
    """The numbers of so many figures."""
    return [FigureId(number) for number in range(count)]


# A game without figures, such as Calibre 45, has players only: whoever decides also stands at the table.
# Where the kernel speaks of figures (options, events, decisions) each player stands there for himself, with
# his own number.


def as_figure(player: PlayerId) -> FigureId:
    """A player, in a game without figures, where the kernel speaks of a figure."""
    return FigureId(player)


def as_player(figure: FigureId) -> PlayerId:
    """The player whom the kernel calls a figure, in a game without figures."""
    return PlayerId(figure)
