"""Which games have rulings that can be run: the only place that names them."""

from __future__ import annotations

from saloon.rulings.bang.referee import BangReferee
from saloon.rulings.duel.referee import DuelReferee
from saloon.rulings.referee import Referee

REFEREES: dict[str, Referee] = {"bang": BangReferee(), "duel": DuelReferee()}


class NoRulings(ValueError):
    """A game whose rulings nobody can run; says which games have some."""


def referee_of(game: str) -> Referee:
    if game not in REFEREES:
        raise NoRulings(f"there are no rulings of {game!r} in this format; games: {', '.join(REFEREES)}")
    return REFEREES[game]
