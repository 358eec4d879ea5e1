"""What an adviser asks of The Duel."""

from __future__ import annotations

from saloon.advice.counsel import Standing
from saloon.advice.plain import PlainCounsel
from saloon.games.duel.state import Duel
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import RESHUFFLE
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE
from saloon.thinking.duel.head import CRAFT


class DuelCounsel(PlainCounsel[Duel, DuelView]):
    """Both characters of a side count, in front and behind."""

    def __init__(self) -> None:
        super().__init__(CRAFT)

    def standings(self, game: Duel) -> list[Standing]:
        found: list[Standing] = []
        for number, player in enumerate(game.players):
            own = [one for one in game.figures[2 * number : 2 * number + 2] if one.character != NONE]
            found.append(Standing(sum(one.health for one in own), len(player.hand), not own))
        return found

    def shuffle(self, game: Duel, seed: str) -> None:
        game.chance = Chance(seed, game.chance.drawn[:])
        for deck in (*game.decks, game.common):
            game.chance.shuffle(RESHUFFLE, deck)
