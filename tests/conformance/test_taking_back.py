"""What can be taken back has told nobody anything but cards of the one who answered.

In worlds that look the same to a viewer, in which the one who answered holds the cards that he parts with,
the same answer is heard and seen in the same way, and can be taken back as well.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.knowledge import hand_of
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import SPECTATOR
from saloon.server.taking_back import held, lying, reveals, seen
from tests.conformance.test_memory import setup_of


class Answer(NamedTuple):
    """An answer, and how the game stood before and after it."""

    before: Game
    key: str
    after: Game
    events: list[Event]
    seat: PlayerId

    def shows(self, kind: AnyGame) -> bool:
        return reveals(kind, self.before, self.after, self.events, self.seat)


def given(kind: AnyGame, game: Game, key: str) -> Answer:
    assert game.decision is not None
    after, events = kind.clone(game), list[Event]()
    after.log = events
    after.answer_key(key)
    return Answer(game, key, after, events, game.decision.player)


def answers(kind: AnyGame, setup: object, seed: int) -> Iterator[Answer]:
    """A game with random answers, one after the other."""
    rng = random.Random(seed)
    game = kind.deal(setup)
    while game.decision is not None:
        key = game.key(rng.choice(game.decision.options))
        one = given(kind, game, key)
        yield one
        game = one.after
        game.log = None


def world_of(kind: AnyGame, one: Answer, viewer: PlayerId, seed: str) -> Answer | None:
    """The same answer in a world that looks the same to this viewer; None: it cannot be given there."""
    knowledge = seen(kind, one.before, viewer)
    known = lying(seen(kind, one.after, SPECTATOR), hand_of(one.seat))  # shown, and still before him
    parted_with = held(kind, one.before, one.seat) - held(kind, one.after, one.seat) | known
    for pack in knowledge.packs:
        for card in parted_with:
            if card < len(pack.where) and pack.where[card]:
                pack.where[card] = hand_of(one.seat)
    world = kind.redeal(kind.view(one.before, viewer), seed, knowledge)
    assert world.decision is not None
    if one.key not in [world.key(option) for option in world.decision.options]:
        return None
    return given(kind, world, one.key)


def told(kind: AnyGame, one: Answer, viewer: PlayerId) -> list[bytes]:
    """All that a viewer hears and sees of an answer."""
    heard = [encode(event.seen_by(viewer)) for event in one.events]
    return [*heard, encode(kind.full_view(one.after, viewer))]


def tables() -> list[tuple[str, int]]:
    return [(key, seed) for key in GAMES for seed in range(4)]


@pytest.mark.long
@pytest.mark.parametrize(("key", "seed"), tables())
def test_what_can_be_taken_back_has_told_nobody_anything(key: str, seed: int) -> None:
    kind = GAMES[key]
    tried = 0
    for number, one in enumerate(answers(kind, setup_of(kind, seed), seed)):
        if number > 250:
            break
        if one.shows(kind):
            continue
        tried += 1
        for viewer in [SPECTATOR, *every_player(kind.seats(one.before))]:
            world = world_of(kind, one, viewer, f"{seed} {number}")
            if world is None:
                assert viewer != one.seat, "what he can answer depends on what he sees alone"
                continue
            assert told(kind, world, viewer) == told(kind, one, viewer), (viewer, one.key)
            assert not world.shows(kind), f"{viewer} could tell from it that {one.key} can be taken back"
    assert tried > 5, "some answers can be taken back"


@pytest.mark.parametrize("key", GAMES)
def test_what_was_shown_stands(key: str) -> None:
    """Cards that are drawn or turned up, roles, the end: all that worlds part by is noticed."""
    kind = GAMES[key]
    shown = hidden = 0
    for one in answers(kind, setup_of(kind, 1), 1):
        drawn = any(event.name in ("drew", "checked") for event in one.events)
        if drawn or one.after.over:
            assert one.shows(kind), one.key
            shown += 1
        else:
            hidden += not one.shows(kind)
        if shown > 10 and hidden > 3:
            break
    assert shown
    assert hidden


@pytest.mark.parametrize("key", GAMES)
def test_the_proof_would_notice_an_answer_that_showed_something(key: str) -> None:
    kind = GAMES[key]
    for number, one in enumerate(answers(kind, setup_of(kind, 1), 1)):
        if not one.shows(kind) or one.after.over:
            continue
        world = world_of(kind, one, one.seat, f"proof {number}")
        if world is not None and told(kind, world, one.seat) != told(kind, one, one.seat):
            return
    raise AssertionError("worlds never part")


def test_a_card_that_comes_to_a_hand_unseen_is_noticed_by_its_place() -> None:
    kind = GAMES["bang"]
    one = next(one for one in answers(kind, setup_of(kind, 2), 2) if not one.shows(kind))
    assert held(kind, one.before, one.seat)
    known = held(kind, one.before, one.seat)
    strange = next(card for card in kind.card_places(one.before) if card not in known)
    silent = one._replace(events=[Event("drew", cards=[strange], privy=[one.seat])])
    assert silent.shows(kind)
