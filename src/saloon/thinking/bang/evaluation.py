"""How likely each side is to win from a state in which everything is known: a softmax over weighted features.

The weights are data (`evaluation.json`), fitted to the winners of games that the policy played for everybody.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final

from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.ids import PlayerId
from saloon.thinking.bang.wishes import each_for_himself
from saloon.thinking.bang.worth import in_play_of

LAW: Final = 0
OUTLAWS: Final = 1
LONERS: Final = 2
SIDE_OF: Final = [LAW, LAW, OUTLAWS, LONERS]
FEATURES: Final = (
    "one",
    "sheriff_life",
    "sheriff_cards",
    "sheriff_gear",
    "sheriff_at_one",
    "sheriff_at_two",
    "deputies",
    "deputies_life",
    "deputies_cards",
    "deputies_gear",
    "outlaws",
    "outlaws_life",
    "outlaws_cards",
    "outlaws_gear",
    "outlaws_gone",
    "renegade",
    "renegade_life",
    "renegade_cards",
    "renegade_gear",
    "alone_with_sheriff",
    "turn_of_law",
    "turn_of_outlaws",
    "turn_of_renegade",
    "one_outlaw",
    "sheriff_life_by_outlaws",
    "late_sheriff_life",
    "late_sheriff_cards",
    "late_deputies_life",
    "late_renegade_life",
    "late_renegade_cards",
)
"""`late_` is what counts once no Outlaw is left: then friends become enemies."""
LIFE: Final = 1.0
CARD: Final = 0.35
GEAR: Final = 0.3
"""What makes somebody strong where only one can win."""


def all_weights() -> dict[int, list[list[float]]]:
    plain = json.loads(files("saloon.thinking.bang").joinpath("evaluation.json").read_text("utf-8"))
    return {
        int(players): [[float(one) for one in row] for row in rows]
        for players, rows in plain["weights"].items()
    }


WEIGHTS: Final[dict[int, list[list[float]]]] = all_weights()


def features(game: Bang) -> list[float]:
    """What there is to see, in the order of FEATURES."""
    found = [0.0] * len(FEATURES)
    found[0] = 1.0
    alive = 0
    for number, figure in enumerate(game.figures):
        if not figure.alive:
            continue
        player = game.players[figure.player]
        alive += 1
        life = float(max(figure.life, 0))
        cards = float(len(player.hand))
        gear = 0.0
        for card in figure.in_play:
            gear += in_play_of(card)
        role = player.role
        if role == SHERIFF:
            found[1] += life
            found[2] += cards
            found[3] += gear
            found[4] = 1.0 if figure.life == 1 else 0.0
            found[5] = 1.0 if figure.life == 2 else 0.0
        else:
            first = 6 if role == DEPUTY else 10 if role == OUTLAW else 15
            found[first] += 1.0
            found[first + 1] += life
            found[first + 2] += cards
            found[first + 3] += gear
        if number == game.turn:
            found[20 + SIDE_OF[role]] = 1.0
    found[14] = 1.0 if found[10] == 0 else 0.0
    found[19] = 1.0 if alive == 2 and found[1] > 0 and found[15] > 0 else 0.0
    found[23] = 1.0 if found[10] == 1 else 0.0
    found[24] = found[1] * found[10]
    if found[10] == 0:
        found[25] = found[1]
        found[26] = found[2]
        found[27] = found[7]
        found[28] = found[16]
        found[29] = found[17]
    return found


def chances_of_sides(game: Bang) -> list[float]:
    """How likely the law, the Outlaws and a Renegade are to win."""
    players = len(game.players)
    weights = WEIGHTS[min(max(players, 4), 7)]
    seen = features(game)
    powers: list[float] = []
    total = 0.0
    for row in weights:
        score = 0.0
        for place, weight in enumerate(row):
            score += weight * seen[place]
        power = exp(score)
        powers.append(power)
        total += power
    return [power / total for power in powers]


def evaluate(game: Bang, player: PlayerId) -> float:
    """How likely this player is to win: 0 lost, 1 won."""
    if game.over:
        return 1.0 if player in game.winners else 0.0
    role = game.players[player].role
    if role < 0 or each_for_himself(game) or len(game.players) < 4:
        return share_of_strength(game, player)
    chance = chances_of_sides(game)[SIDE_OF[role]]
    if role == RENEGADE:
        return chance * among_loners(game, player)
    return chance


def among_loners(game: Bang, player: PlayerId) -> float:
    """A Renegade's part of the Renegades' chance."""
    others = 0
    mine = False
    for figure in game.figures:
        if figure.alive and game.players[figure.player].role == RENEGADE:
            if figure.player == player:
                mine = True
            else:
                others += 1
    return 1.0 / (others + 1) if mine else 0.0


def share_of_strength(game: Bang, player: PlayerId) -> float:
    """Where each is for himself: my part of all strength."""
    mine = 0.0
    total = 0.0
    for figure in game.figures:
        if figure.alive:
            strength = LIFE * max(figure.life, 0)
            for card in figure.in_play:
                strength += GEAR * in_play_of(card)
            strength += CARD * len(game.players[figure.player].hand)
            strength = max(strength, 0.1)
            total += strength
            if figure.player == player:
                mine += strength
    return mine / total if total > 0 else 0.0
