"""How likely each side is to win a Duel from a state in which everything is known."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.state import Duel
from saloon.games.duel.words import LAW
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import FigureId, PlayerId, every_player
from saloon.thinking.duel.worth import WORTH
from saloon.thinking.sides import shares, weights_of

FEATURES: Final = (
    "law",
    "turn",
    "front_health",
    "front_at_one",
    "front_at_two",
    "cover_health",
    "cover_at_one",
    "alone",
    "reserve",
    "reserve_health",
    "cards",
    "cards_worth",
    "front_gear",
    "cover_gear",
    "misses",
    "hits",
)
RESERVE_HEALTH: Final = 4.0
"""Of a character on average: what is beyond counts as health in reserve."""

WEIGHTS: Final[list[float]] = weights_of("saloon.thinking.duel")


def features(game: Duel, player: PlayerId) -> list[float]:
    """What one side has, in the order of FEATURES."""
    one = game.players[player]
    front = game.figures[one.attacking]
    found = [0.0] * len(FEATURES)
    found[0] = 1.0 if one.side == LAW else 0.0
    found[1] = 1.0 if game.turn == player else 0.0
    found[2] = float(front.health)
    found[3] = 1.0 if front.health == 1 else 0.0
    found[4] = 1.0 if front.health == 2 else 0.0
    cover = game.figures[one.attacking ^ 1]
    if cover.character == NONE:
        found[7] = 1.0
    else:
        found[5] = float(cover.health)
        found[6] = 1.0 if cover.health == 1 else 0.0
        found[13] = gear(game, FigureId(one.attacking ^ 1))
    found[8] = float(len(one.reserve))
    for character in one.reserve:
        found[9] += game.book.character(character).health - RESERVE_HEALTH
    found[10] = float(len(one.hand))
    kind_of = game.book.kind_of
    for card in one.hand:
        kind = kind_of[card]
        found[11] += WORTH.keep[kind.number]
        if kind.miss_card:
            found[14] += 1.0
        if kind.hit_card:
            found[15] += 1.0
    found[12] = gear(game, one.attacking)
    return found


def gear(game: Duel, figure: FigureId) -> float:
    """What the cards in play on a character are worth to it."""
    total = 0.0
    for card in game.figures[figure].in_play:
        total += WORTH.in_play[game.book.kind_of[card].number]
    return total


def sides(game: Duel) -> list[list[float]]:
    """The features of each player."""
    return [features(game, player) for player in every_player(len(game.players))]


def evaluate(game: Duel, player: PlayerId) -> float:
    """How likely this player is to win: 0 lost, 1 won."""
    if game.over:
        if player not in game.winners:
            return 0.0
        return 1.0 / len(game.winners)
    if game.players[player].attacking == NONE or game.turn == NONE:
        return 0.5
    return shares(WEIGHTS, sides(game))[player]
