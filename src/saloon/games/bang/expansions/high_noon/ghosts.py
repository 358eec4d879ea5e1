"""Ghost Town: the eliminated come back for a turn."""

from __future__ import annotations

from saloon.games.bang.expansions.high_noon.event import HighNoonEvent
from saloon.games.bang.frames.life import Elimination
from saloon.games.bang.state import Bang
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_FIGURE, FigureId


class GhostTown(HighNoonEvent):
    """Ghost Town: the eliminated have their turn as ghosts and are out again at its end.

    A ghost begins without life points, stands in the ring and counts as alive. It draws three cards in place
    of two and, where the rules say so, cannot die. It may regain life points, but keeps nothing of its turn.
    """

    key = "ghost_town"
    start_order = 100

    def takes_turn(self, game: Bang, figure: FigureId) -> bool:
        return not game.figures[figure].alive

    def returns(self, game: Bang, figure: FigureId) -> None:
        ghost = game.figures[figure]
        ghost.alive = True
        ghost.ghost = True
        ghost.life = 0
        game.came_back(figure)
        game.happened("haunts", figure)

    def base_draw(self, game: Bang, me: FigureId) -> int:
        return 3 if game.figures[me].ghost else 0

    def immortal(self, game: Bang, me: FigureId) -> bool:
        return game.figures[me].ghost and game.rule["ghost_immortal"] == "yes"

    def after_turn(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        return Elimination(me, NO_FIGURE, False) if game.figures[me].ghost else None
