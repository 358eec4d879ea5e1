"""No bot knows what it cannot see: in the middle of games of every kind, whatever is hidden from a seat is
exchanged, and every bot there answers as before.

    SALOON_STATES=1000 pytest --limit 7200 tests/bots/test_honesty.py      so many states for each way to play
"""

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from saloon.bots.bot import AnyBot, Bot
from saloon.bots.registry import bots_for, new_bot, usual_bot
from saloon.bots.thinkers import Legend, Sharp
from saloon.games.bang.state import Bang
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.protocol import AnyGame
from saloon.sim.registry import study_of

STATES = int(os.environ.get("SALOON_STATES", "3"))
"""For each way to play."""
BEGINNING, EVERY = 15, 9
"""After so many answers somebody has been shot at; then a look now and then."""

WAYS = [(key, players, agreed) for key in GAMES for players, agreed in study_of(key).ways()]

Pair = tuple[AnyBot, AnyBot]
"""The same bot twice: one is shown the true table, the other one a table that looks the same to it."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who look ahead take only a glimpse."""
    for bot in (Sharp, Legend):
        monkeypatch.setattr(bot, "simulations", 8)


def moments(
    kind: AnyGame, players: int, agreed: tuple[tuple[str, str], ...], log: list[Event]
) -> Iterator[Game]:
    """States in the middle of games; whoever takes one has heard what is in the log."""
    number = 0
    while True:
        number += 1
        boxes = kind.sets() if number % 2 else kind.sets()[:1]
        wishes = {"players": players, "seed": f"honest {number}", "sets": boxes, "rules": dict(agreed)}
        log.clear()
        game = kind.deal(kind.setup(wishes), log)
        bots = [new_bot(usual_bot(kind.key), player, kind.key) for player in every_player(players)]
        told = 0
        while (decision := game.decision) is not None:
            for event in log[told:]:
                for player in every_player(players):
                    bots[player].hear(event.seen_by(player))
            told = len(log)
            if game.step >= BEGINNING and game.step % EVERY == 0 and len(decision.options) > 1:
                yield game
            game.answer(bots[decision.player].decide(kind.view(game, decision.player), decision.options))


def exchanged(kind: AnyGame, game: Game, player: PlayerId, seed: str) -> Game:
    """Another table that looks the same from this seat."""
    other = kind.clone(game)
    kind.permute_hidden(other, player, seed)
    assert encode(kind.view(other, player)) == encode(kind.view(game, player))
    return other


def answers_alike(kind: AnyGame, game: Game, other: Game, pair: Pair, heard: list[Event]) -> bool:
    """Whether both bots, who hear the same, answer the same at both tables."""
    answers: list[bytes] = []
    for bot, table in zip(pair, (game, other), strict=True):
        decision = table.decision
        assert decision is not None
        for event in heard:
            bot.hear(event.seen_by(decision.player))
        index = bot.decide(kind.view(table, decision.player), decision.options)
        answers.append(table.key(decision.options[index]).encode())
    return answers[0] == answers[1]


@pytest.mark.parametrize(("key", "players", "agreed"), WAYS)
def test_no_bot_knows_what_it_cannot_see(key: str, players: int, agreed: tuple[tuple[str, str], ...]) -> None:
    kind, log = GAMES[key], list[Event]()
    chance = random.Random(players)
    differed = 0
    for game, _state in zip(moments(kind, players, agreed, log), range(STATES), strict=False):
        assert game.decision is not None
        player = game.decision.player
        other = exchanged(kind, game, player, str(chance.random()))
        differed += encode(other) != encode(game)
        for name in bots_for(key):
            pair = new_bot(name, game.step, key), new_bot(name, game.step, key)
            assert answers_alike(kind, game, other, pair, log), f"{name} knows what it cannot see"
    assert differed, "something was exchanged"


class Peeping(Bot[Any]):
    """Looks into the hands of the others."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Bang)
        self._game = game

    def decide(self, view: Any, options: list[Option]) -> int:
        return sum(sum(player.hand) for player in self._game.players) % len(options)


def test_a_bot_that_peeps_is_caught() -> None:
    kind, log = GAMES["bang"], list[Event]()
    caught = 0
    for game, state in zip(moments(kind, 5, (), log), range(6), strict=False):
        assert game.decision is not None
        other = exchanged(kind, game, game.decision.player, f"{state}")
        caught += not answers_alike(kind, game, other, (Peeping(game), Peeping(other)), [])
    assert caught
