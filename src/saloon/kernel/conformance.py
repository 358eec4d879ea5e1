"""The checks that every game must pass, on random walks. Shipped, so that a new game gets them free."""

from __future__ import annotations

import random

from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.protocol import GameType
from saloon.kernel.views import SPECTATOR

STEP_LIMIT = 20000
"""No game of the house lasts longer; one that does has stalled."""


class Broken(Exception):
    """A promise that does not hold, with what is needed to repeat it."""


def walk(kind: GameType, setup: object, seed: int, every: int = 1) -> Game:
    """Play a game with random answers and check all promises at every `every`-th decision."""
    rng = random.Random(seed)
    log: list[Event] = []
    game = kind.deal(setup, log)
    answers: list[str] = []
    try:
        while not game.over:
            if game.step % every == 0:
                check(kind, game, rng)
            if game.step > STEP_LIMIT:
                raise Broken(f"stalled: no end after {STEP_LIMIT} answers")
            decision = game.decision
            assert decision is not None
            index = rng.randrange(len(decision.options))
            answers.append(game.key(decision.options[index]))
            game.answer(index)
        check_end(kind, game)
        check_repeat(kind, setup, answers, game)
    except Exception as error:
        raise Broken(f"{error}\nsetup: {setup}\nanswers: {answers}") from error
    return game


def require(holds: bool, promise: str) -> None:
    if not holds:
        raise Broken(promise)


def check(kind: GameType, game: Game, rng: random.Random) -> None:
    """All promises about a state that waits for an answer."""
    decision = game.decision
    require(decision is not None, "a game that is not over waits for exactly one decision")
    assert decision is not None
    keys = [game.key(option) for option in decision.options]
    require(len(keys) > 0, "a decision has at least one option")
    require(len(set(keys)) == len(keys), f"option keys are unique: {keys}")
    cards = sorted(kind.card_places(game))
    require(cards == sorted(kind.all_cards(game)), "each card is in exactly one place")
    check_clone(kind, game, rng)
    check_codec(kind, game, keys)
    for viewer in [SPECTATOR, *range(kind.seats(game))]:
        check_view(kind, game, viewer, rng)


def check_clone(kind: GameType, game: Game, rng: random.Random) -> None:
    """A clone is equal, and playing on with it leaves the original as it was."""
    before = encode(game)
    copy = kind.clone(game)
    require(encode(copy) == before, "a clone is equal to its original")
    for _answer in range(5):
        if copy.decision is not None:
            copy.answer(rng.randrange(len(copy.decision.options)))
    require(encode(game) == before, "playing on with a clone leaves the original as it was")


def check_codec(kind: GameType, game: Game, keys: list[str]) -> None:
    """Decoding what was encoded gives the same state with the same question."""
    stored = encode(game)
    again = kind.decode(stored)
    require(encode(again) == stored, "a decoded state encodes to the same bytes")
    require(again.decision is not None, "a decoded state asks its question again")
    assert again.decision is not None
    assert game.decision is not None
    require(again.decision.player == game.decision.player, "a decoded state asks the same player")
    require(again.decision.kind == game.decision.kind, "a decoded state asks the same question")
    require([again.key(option) for option in again.decision.options] == keys, "with the same options")


def check_view(kind: GameType, game: Game, viewer: int, rng: random.Random) -> None:
    """A world made from a view alone looks the same to the viewer: a view holds no more than it shows."""
    bytes_seen = encode(kind.full_view(game, viewer))
    world = kind.redeal(kind.view(game, viewer), str(rng.random()))
    require(
        encode(kind.full_view(world, viewer)) == bytes_seen,
        f"view(redeal(view)) == view for viewer {viewer}",
    )
    other = kind.clone(game)
    kind.permute_hidden(other, viewer, str(rng.random()))
    require(
        encode(kind.full_view(other, viewer)) == bytes_seen,
        f"what viewer {viewer} cannot see does not change his view or his options",
    )


def check_end(kind: GameType, game: Game) -> None:
    require(game.decision is None, "a game that is over asks nothing")
    require(len(kind.winners(game)) > 0, "a game that is over has winners")


def check_repeat(kind: GameType, setup: object, answers: list[str], game: Game) -> None:
    """The same setup and answers give the same bytes."""
    again = kind.deal(setup)
    for answer in answers:
        again.answer_key(answer)
    require(encode(again) == encode(game), "the same setup and answers give the same bytes")
