"""The checks that every game must pass, on random walks. Shipped, so that a new game gets them free."""

from __future__ import annotations

import random

from saloon.kernel.codec import decode, encode, known_records
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import Knowledge, nothing_known
from saloon.kernel.protocol import G, GameType, V
from saloon.kernel.views import SPECTATOR

STEP_LIMIT = 20000
"""No game of the house lasts longer; one that does has stalled."""


class Broken(Exception):
    """A promise that does not hold, with what is needed to repeat it."""


class Witness:
    """Somebody at a table: what he has heard, and what he remembers. He looks up now and then, or always."""

    def __init__(self, viewer: PlayerId) -> None:
        self.viewer = viewer
        self.heard = 0
        self.knowledge = nothing_known()

    def look(self, kind: GameType[G, V], game: G, log: list[Event]) -> None:
        """Learn from what has happened since, as this viewer hears it, and from what he sees now."""
        events = [event.seen_by(self.viewer) for event in log[self.heard :]]
        self.heard = len(log)
        kind.learn(self.knowledge, events, kind.view(game, self.viewer))


def walk(kind: GameType[G, V], setup: object, seed: int, every: int = 1) -> G:
    """Play a game with random answers and check all promises at every `every`-th decision."""
    return walk_from(kind, setup, b"", seed, every)


def begun(kind: GameType[G, V], setup: object, state: bytes, log: list[Event] | None = None) -> G:
    """A game as it is dealt, or as it was stored."""
    if not state:
        return kind.deal(setup, log)
    game = kind.decode(state)
    game.log = log
    return game


def walk_from(kind: GameType[G, V], setup: object, state: bytes, seed: int, every: int = 1) -> G:
    """The same, but from a stored state: a table that was made by hand, if it has all its cards."""
    rng = random.Random(seed)
    log: list[Event] = []
    game = begun(kind, setup, state, log)
    answers: list[str] = []
    witnesses = witnesses_of(kind, game)
    try:
        while not game.over:
            if game.step % every == 0:
                check(kind, game, rng)
                for witness in witnesses:
                    check_memory(kind, game, log, witness, rng)
            if game.step > STEP_LIMIT:
                raise Broken(f"stalled: no end after {STEP_LIMIT} answers")
            decision = game.decision
            assert decision is not None
            index = rng.randrange(len(decision.options))
            answers.append(game.key(decision.options[index]))
            game.answer(index)
        check_end(kind, game)
        check_repeat(kind, setup, state, answers, game)
        check_replay(kind, setup, state, answers, every, witnesses)
    except Exception as error:
        raise Broken(f"{error}\nsetup: {setup}\nanswers: {answers}") from error
    return game


def require(holds: bool, promise: str) -> None:
    if not holds:
        raise Broken(promise)


def check(kind: GameType[G, V], game: G, rng: random.Random) -> None:
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
    check_position(kind, game, PlayerId(game.step % (kind.seats(game) + 1) - 1))


def check_clone(kind: GameType[G, V], game: G, rng: random.Random) -> None:
    """A clone is equal, and playing on with it leaves the original as it was."""
    before = encode(game)
    copy = kind.clone(game)
    require(encode(copy) == before, "a clone is equal to its original")
    for _answer in range(5):
        if copy.decision is not None:
            copy.answer(rng.randrange(len(copy.decision.options)))
    require(encode(game) == before, "playing on with a clone leaves the original as it was")


def check_codec(kind: GameType[G, V], game: G, keys: list[str]) -> None:
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


def check_position(kind: GameType[G, V], game: G, viewer: PlayerId) -> None:
    """A state goes to text and back to the same bytes, and asks the same question again; so does a view."""
    stored = encode(game)
    again = kind.read_position(kind.position(game))
    require(encode(again) == stored, "the text of a position is read to the same bytes")
    again.run()
    require(encode(again) == stored, "a position that was read asks its question again")
    seen = kind.view(game, viewer)
    world = kind.read_position(kind.view_position(seen), str(game.step))
    world.run()
    require(
        encode(kind.view(world, viewer)) == encode(seen),
        f"the text of the view of {viewer} is read as a world that looks the same to him",
    )


def check_view(kind: GameType[G, V], game: G, viewer: PlayerId, rng: random.Random) -> None:
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


def witnesses_of(kind: GameType[G, V], game: G) -> list[Witness]:
    """One for each seat, and one who only watches."""
    return [Witness(viewer) for viewer in [SPECTATOR, *range(kind.seats(game))]]


def check_memory(
    kind: GameType[G, V], game: G, log: list[Event], witness: Witness, rng: random.Random
) -> None:
    """What somebody remembers is true, comes from what he has heard and seen, and makes possible worlds."""
    viewer = witness.viewer
    before = witness.knowledge.clone()
    heard = witness.heard
    witness.look(kind, game, log)
    knowledge = witness.knowledge
    require(kind.allows(knowledge, game), f"what viewer {viewer} remembers is true")
    stored = encode(knowledge)
    require(encode(decode(stored, known_records())) == stored, "a decoded memory encodes to the same bytes")
    world = check_remembered(kind, game, viewer, knowledge, rng)
    twin = Witness(viewer)
    twin.knowledge = before
    twin.heard = heard
    twin.look(kind, world, log)
    require(
        encode(twin.knowledge) == stored,
        f"viewer {viewer} remembers nothing that he has not heard or seen",
    )
    late = nothing_known()
    kind.learn(late, [], kind.view(game, viewer))
    require(kind.allows(late, game), f"what viewer {viewer} knows when he has just come is true")
    check_remembered(kind, game, viewer, late, rng)


def check_remembered(
    kind: GameType[G, V], game: G, viewer: PlayerId, knowledge: Knowledge, rng: random.Random
) -> G:
    """A world made from a view and a memory looks the same to the viewer and agrees with the memory."""
    seen = kind.view(game, viewer)
    world = kind.redeal(seen, str(rng.random()), knowledge)
    require(
        encode(kind.view(world, viewer)) == encode(seen),
        f"view(redeal(view, knowledge)) == view for viewer {viewer}",
    )
    require(kind.allows(knowledge, world), f"redeal honours what viewer {viewer} remembers")
    return world


def check_replay(
    kind: GameType[G, V],
    setup: object,
    state: bytes,
    answers: list[str],
    every: int,
    witnesses: list[Witness],
) -> None:
    """The same events, heard again, are remembered in the same way."""
    log: list[Event] = []
    game = begun(kind, setup, state, log)
    again = witnesses_of(kind, game)
    for answer in answers:
        if game.step % every == 0:
            for witness in again:
                witness.look(kind, game, log)
        game.answer_key(answer)
    for one, other in zip(witnesses, again, strict=True):
        require(
            encode(one.knowledge) == encode(other.knowledge),
            f"the same events give viewer {one.viewer} the same memory",
        )


def check_end(kind: GameType[G, V], game: G) -> None:
    require(game.decision is None, "a game that is over asks nothing")
    require(len(kind.winners(game)) > 0, "a game that is over has winners")


def check_repeat(kind: GameType[G, V], setup: object, state: bytes, answers: list[str], game: G) -> None:
    """The same setup and answers give the same bytes."""
    again = begun(kind, setup, state)
    for answer in answers:
        again.answer_key(answer)
    require(encode(again) == encode(game), "the same setup and answers give the same bytes")
