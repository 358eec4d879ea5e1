"""How likely each team is to have its million first, from a state in which everything is known."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.frames.robbery import Robbery
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import MUSTANG, TARGET
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import PlayerId, every_player
from saloon.thinking.calibre45.worth import USUAL_LIMIT
from saloon.thinking.sides import shares, weights_of

FEATURES: Final = (
    "money",
    "money_squared",
    "wins_by_500",
    "wins_by_250",
    "wins_by_100",
    "players",
    "free_cowboys",
    "tokens",
    "limits",
    "cards",
    "bullets",
    "mustangs",
    "turn",
    "robbing",
    "loot_here",
)
LARGE_LOOTS: Final = (500_000, 250_000, 100_000)
HUNDRED_THOUSAND: Final = 100_000.0

WEIGHTS: Final[list[float]] = weights_of("saloon.thinking.calibre45")


def features(game: Calibre, team: int) -> list[float]:
    """What one team has, in the order of FEATURES; people, cards and arms for each player of it."""
    found = [0.0] * len(FEATURES)
    money = game.team_money(team)
    found[0] = money / HUNDRED_THOUSAND
    found[1] = found[0] * found[0] / 10.0
    for place, loot in enumerate(LARGE_LOOTS):
        found[2 + place] = 1.0 if money + loot >= TARGET else 0.0
    for player in every_player(len(game.players)):
        if game.players[player].team == team:
            add_player(game, player, found)
    found[14] = loot_at_stake(game) * found[13]
    return found


def add_player(game: Calibre, player: PlayerId, found: list[float]) -> None:
    one = game.players[player]
    book = game.book
    found[5] += 1.0
    if one.cowboy != NONE:
        found[6] += 1.0 if one.tokens == 0 else 0.0
        found[7] += one.tokens
        found[8] += book.number_of[one.cowboy] - USUAL_LIMIT
    found[9] += len(one.hand)
    found[10] += book.bullets(one.hand)
    for card in one.hand:
        if book.kind_of[card] == MUSTANG:
            found[11] += 1.0
    if game.turn == player:
        found[12] = 1.0
    if one.robbing:
        found[13] += 1.0


def loot_at_stake(game: Calibre) -> float:
    """What lies open on a robbery that is not over."""
    for frame in game.stack:
        if isinstance(frame, Robbery) and frame.card != NONE:
            return game.book.value_of[frame.card] / HUNDRED_THOUSAND
    return 0.0


def sides(game: Calibre) -> list[list[float]]:
    """The features of each team."""
    teams = 0
    for one in game.players:
        teams = max(teams, one.team + 1)
    return [features(game, team) for team in range(teams)]


def evaluate(game: Calibre, player: PlayerId) -> float:
    """How likely this player's team is to win: 0 lost, 1 won."""
    if game.over:
        return 1.0 if player in game.winners else 0.0
    return shares(WEIGHTS, sides(game))[game.players[player].team]
