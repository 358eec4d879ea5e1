"""When a game is over everybody may see what each had: nothing that a player saw of himself is missing."""

import random

import pytest

from saloon.games.bang.deal import deal
from saloon.games.bang.setup import new_setup
from saloon.games.bang.view import BangView, open_view
from saloon.games.bang.words import CHOOSE_CHARACTER
from saloon.games.calibre45.view import CalibreView
from saloon.games.duel.view import DuelView
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.frames import Game
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import SPECTATOR

KINDS = pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))


def moments(kind: AnyGame, seed: str) -> list[Game]:
    """A game played at random, as it stood now and then and at its end."""
    counts = kind.player_counts()
    players = counts[len(counts) // 2]
    game = kind.deal(kind.setup({"players": players, "seed": seed, "sets": kind.sets()}))
    chance = random.Random(seed)
    found: list[Game] = []
    while game.decision is not None:
        if game.step % 7 == 0:
            found.append(kind.clone(game))
        game.answer(chance.randrange(len(game.decision.options)))
    return [*found, game]


@KINDS
def test_the_open_view_belongs_to_nobody_and_asks_nobody(kind: AnyGame) -> None:
    for game in moments(kind, "open"):
        seen = kind.open_view(game)
        assert seen.viewer == SPECTATOR
        assert isinstance(seen, BangView | CalibreView | DuelView)
        assert seen.options == []


@KINDS
def test_looking_at_everything_changes_nothing(kind: AnyGame) -> None:
    for game in moments(kind, "unchanged"):
        before = encode(game)
        kind.open_view(game)
        assert encode(game) == before


def test_every_hand_and_role_of_bang_lies_open() -> None:
    kind = GAMES["bang"]
    for game in moments(kind, "roles"):
        seen = kind.open_view(game)
        assert isinstance(seen, BangView)
        for one in seen.figures:
            own = kind.view(game, one.player)
            assert isinstance(own, BangView)
            his = own.figures[one.figure]
            assert (one.hand, one.role) == (his.hand, his.role)
            assert len(one.hand) == one.hand_size
            assert one.spare != "?"
        assert [encode(frame) for frame in seen.stack] == [encode(frame) for frame in game.stack]
        assert [encode(frame) for frame in seen.waiting] == [encode(frame) for frame in game.waiting]


def test_the_spare_character_of_everybody_lies_open() -> None:
    rules = {"characters_dealt": "two"}
    game = deal(new_setup(4, "spare", ["base"], chosen=rules))
    while game.decision is not None and game.decision.kind == CHOOSE_CHARACTER:
        game.answer(0)
    seen = open_view(game)
    assert [one.spare for one in seen.figures] == [game.key_of(figure.spare) for figure in game.figures]
    assert all(one.spare for one in seen.figures)
    usual = open_view(deal(new_setup(4, "spare", ["base"])))
    assert [one.spare for one in usual.figures] == [""] * 4


def test_every_hand_and_cowboy_of_calibre_lies_open() -> None:
    kind = GAMES["calibre45"]
    for game in moments(kind, "cowboys"):
        seen = kind.open_view(game)
        assert isinstance(seen, CalibreView)
        for one in seen.seats:
            own = kind.view(game, one.player)
            assert isinstance(own, CalibreView)
            assert encode(one) == encode(own.seats[one.player])
            assert len(one.hand) == one.hand_size
