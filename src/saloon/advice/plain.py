"""An adviser for games in which nobody's side is hidden: what a plain head knows is all he needs."""

from __future__ import annotations

from typing import Generic, TypeVar

from saloon.advice.counsel import Counsel
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import View
from saloon.thinking.lot import Lot
from saloon.thinking.plain import Craft
from saloon.thinking.policy import play_on
from saloon.thinking.search import Mind

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)


class PlainCounsel(Counsel[G, V], Generic[G, V]):
    """A game brings its standings, and what chance has not decided yet."""

    def __init__(self, craft: Craft[G, V]) -> None:
        self.craft = craft

    def sides(self, game: G) -> list[tuple[str, list[PlayerId]]]:
        found: dict[str, list[PlayerId]] = {}
        for player, side in enumerate(self.craft.kind.sides(game)):
            found.setdefault(side, []).append(PlayerId(player))
        return list(found.items())

    def chance(self, game: G, player: PlayerId) -> float:
        return self.craft.evaluate(game, player)

    def shares(self, game: G) -> list[float]:
        return [self.chance(game, seats[0]) for _side, seats in self.sides(game)]

    def think_on(self, mind: Mind[G], world: G, seed: str) -> None:
        play_on(world, self.craft.policy(Lot(seed)), 1)

    def play_on(self, game: G, seed: str) -> None:
        play_on(game, self.craft.policy(Lot(seed)), self.craft.ahead)
