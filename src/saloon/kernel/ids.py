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

NO_PLAYER: Final = PlayerId(-1)
NO_FIGURE: Final = FigureId(-1)
NO_CARD: Final = CardId(-1)
NO_DEFINITION: Final = DefinitionId(-1)
