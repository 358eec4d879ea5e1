"""The games there are, by key."""

from __future__ import annotations

from saloon.games.bang.game import BANG
from saloon.games.calibre45.game import CALIBRE45
from saloon.games.duel.game import DUEL
from saloon.kernel.protocol import AnyGame, any_game
from saloon.kernel.wishes import names_in

GAMES: dict[str, AnyGame] = {
    BANG.key: any_game(BANG),
    CALIBRE45.key: any_game(CALIBRE45),
    DUEL.key: any_game(DUEL),
}


class UnknownGame(ValueError):
    """A game that is not in the house; says which ones are."""


ALL = "all"
"""In place of the names of all boxes."""


class UnknownName(ValueError):
    """A name that does not exist, and those that do."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"unknown name {name!r}; names: {', '.join(known)}")
        self.name = name
        self.known = known


def boxes_of(kind: AnyGame, wish: str) -> list[str]:
    """`high_noon,dodge_city` or `all` as boxes in their usual order; the first box is always one of them."""
    known = kind.sets()
    names = names_in(wish)
    for name in names:
        if name != ALL and name not in known:
            raise UnknownName(name, [*known, ALL])
    return [box for box in known if ALL in names or box in names or box == known[0]]


def left_out_of(kind: AnyGame, boxes: list[str], wish: str) -> list[str]:
    """`ghost_town,dead_man` as things of these boxes that are left out."""
    known = kind.parts(boxes)
    names = names_in(wish)
    for name in names:
        if name not in known:
            raise UnknownName(name, known)
    return names


def game_type(key: str) -> AnyGame:
    if key not in GAMES:
        raise UnknownGame(f"unknown game {key!r}; games: {', '.join(GAMES)}")
    return GAMES[key]
