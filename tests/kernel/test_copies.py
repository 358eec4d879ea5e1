"""Games and views can be pickled and deep-copied, in both builds: libraries and other processes want that."""

import copy
import pickle
import random

import pytest

from saloon.games.registry import GAMES, game_type
from saloon.kernel.codec import encode
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.wishes import PLAYERS, SEED, SETS

STEPS = 60


def walk(kind: AnyGame, seed: str) -> Game:
    """A game with all boxes after some answers, at a decision."""
    players = 4 if 4 in kind.player_counts() else kind.player_counts()[0]
    game = kind.deal(kind.setup({PLAYERS: players, SEED: seed, SETS: kind.sets()}))
    chance = random.Random(seed)
    for _step in range(STEPS):
        if game.decision is not None:
            game.answer(chance.randrange(len(game.decision.options)))
    return game


def asked(game: Game) -> tuple[object, ...]:
    decision = game.decision
    if decision is None:
        return ()
    return decision.player, decision.kind, [game.key(option) for option in decision.options]


def play_on(game: Game) -> bytes:
    """The state after further answers."""
    for _step in range(STEPS):
        if game.decision is not None:
            game.answer(len(game.decision.options) - 1)
    return encode(game)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_game_and_its_copies_go_on_alike_and_apart(key: str, seed: str) -> None:
    kind = game_type(key)
    game = walk(kind, seed)
    before = encode(game)
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert type(twin) is type(game)
        assert encode(twin) == before
        assert asked(twin) == asked(game)
    twin = pickle.loads(pickle.dumps(game))
    other = copy.deepcopy(game)
    ends = play_on(twin)
    assert encode(game) == before
    assert play_on(other) == ends
    assert encode(game) == before


@pytest.mark.parametrize("key", GAMES)
def test_views_and_questions_are_copied_with_all_they_hold(key: str) -> None:
    kind = game_type(key)
    game = walk(kind, "views")
    view = kind.full_view(game, PlayerId(0))
    for twin in (pickle.loads(pickle.dumps(view)), copy.deepcopy(view)):
        assert twin is not view
        assert encode(twin) == encode(view)
    decision = game.decision
    assert decision is not None
    again = pickle.loads(pickle.dumps(decision))
    assert (again.player, again.figure, again.kind, again.card) == (
        decision.player,
        decision.figure,
        decision.kind,
        decision.card,
    )
    assert (again.source, again.number, again.total) == (decision.source, decision.number, decision.total)
    assert [one.numbers() for one in again.options] == [one.numbers() for one in decision.options]


def test_a_finished_game_is_pickled_too() -> None:
    kind = game_type("bang")
    game = walk(kind, "end")
    while game.decision is not None:
        game.answer(0)
    assert encode(pickle.loads(pickle.dumps(game))) == encode(game)
