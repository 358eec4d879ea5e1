"""Games that bots played, to be advised in and reviewed."""

from functools import cache
from typing import NamedTuple

import saloon
from saloon.advice.adviser import Adviser
from saloon.bots.registry import new_bot, usual_bot
from saloon.games.registry import game_type
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import GameRecord, state_hash
from saloon.kernel.wishes import SEED


class Sitting(NamedTuple):
    """A game at some step, and an adviser at every seat who heard all of it."""

    kind: AnyGame
    game: Game
    advisers: list[Adviser]
    answers: list[str]
    setup: object


def played(key: str, players: int, steps: int, seed: str = "advice") -> Sitting:
    """A game after so many answers of bots, or at its end."""
    kind = game_type(key)
    log: list[Event] = []
    setup = kind.setup({"players": players, SEED: seed})
    game = kind.deal(setup, log)
    seats = every_player(players)
    bots = [new_bot(usual_bot(key), f"{seed} {seat}", key) for seat in seats]
    sitting = Sitting(kind, game, [Adviser(key) for _seat in seats], [], setup)
    told = 0
    while True:
        for event in log[told:]:
            for seat in seats:
                bots[seat].hear(event.seen_by(seat))
                sitting.advisers[seat].hear(event.seen_by(seat))
        told = len(log)
        decision = game.decision
        if decision is None or len(sitting.answers) == steps:
            return sitting
        place = bots[decision.player].decide(kind.view(game, decision.player), decision.options)
        sitting.answers.append(game.key(decision.options[place]))
        game.answer(place)


def at_a_choice(key: str, players: int, steps: int, seed: str = "advice") -> tuple[Sitting, PlayerId]:
    """The same, a little later: somebody has more than one answer; and he."""
    while True:
        sitting = played(key, players, steps, seed)
        decision = sitting.game.decision
        assert decision is not None
        if len(decision.options) > 1:
            return sitting, decision.player
        steps += 1


@cache
def recorded(key: str, players: int, steps: int = 10_000, seed: str = "review") -> GameRecord:
    sitting = played(key, players, steps, seed)
    names = ["Anna", *("" for _seat in range(players - 1))]
    return GameRecord(
        key, sitting.setup, sitting.answers, state_hash(sitting.game), saloon.__version__, names
    )
