"""What is studied of which game: the only place that names them."""

from __future__ import annotations

from saloon.sim.bang.study import BangStudy
from saloon.sim.calibre45.study import CalibreStudy
from saloon.sim.duel.study import DuelStudy
from saloon.sim.study import AnyStudy, Study

STUDIES: dict[str, AnyStudy] = {
    "bang": BangStudy("bang"),
    "calibre45": CalibreStudy("calibre45"),
    "duel": DuelStudy("duel"),
}


def study_of(game: str) -> AnyStudy:
    """The study of a game; the plain one where there is none of its own."""
    return STUDIES.get(game) or Study(game)
