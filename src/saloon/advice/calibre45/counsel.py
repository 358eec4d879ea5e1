"""What an adviser asks of Calibre 45."""

from __future__ import annotations

from saloon.advice.counsel import Standing
from saloon.advice.plain import PlainCounsel
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import RESHUFFLE_COWBOYS, RESHUFFLE_MONEY, RESHUFFLE_WEAPONS
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE
from saloon.thinking.calibre45.head import CRAFT


class CalibreCounsel(PlainCounsel[Calibre, CalibreView]):
    """Nobody is ever out for good: who has no cowboy gets another one."""

    def __init__(self) -> None:
        super().__init__(CRAFT)

    def standings(self, game: Calibre) -> list[Standing]:
        return [Standing(int(one.cowboy != NONE), len(one.hand), False) for one in game.players]

    def shuffle(self, game: Calibre, seed: str) -> None:
        game.chance = Chance(seed, game.chance.drawn[:])
        game.chance.shuffle(RESHUFFLE_WEAPONS, game.weapons)
        game.chance.shuffle(RESHUFFLE_COWBOYS, game.cowboys)
        game.chance.shuffle(RESHUFFLE_MONEY, game.spread)
