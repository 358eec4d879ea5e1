"""The checks that every game must pass, on random walks. Shipped, so that a new game gets them free."""

from __future__ import annotations

import random

from saloon.kernel.codec import decode, encode, known_records
from saloon.kernel.decisions import Decision, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.knowledge import Knowledge, nothing_known
from saloon.kernel.protocol import G, GameType, V
from saloon.kernel.records import give, interrupt_key
from saloon.kernel.views import SPECTATOR

STEP_LIMIT = 20000
"""No game of the house lasts longer; one that does has stalled."""
INTERRUPTED = 0.25
"""How often somebody who can do something out of turn does it."""


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
    """Play a game with random answers and interrupts, and check all promises at every `every`-th decision."""
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
    whims = random.Random(f"{seed} whims")  # of their own, so that a check more does not make another game
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
                check_told(kind, game, whims)
            if game.step > STEP_LIMIT:
                raise Broken(f"stalled: no end after {STEP_LIMIT} answers")
            decision = game.decision
            assert decision is not None
            index = rng.randrange(len(decision.options))
            done = interrupted(kind, game, whims)
            if not done:
                done = game.key(decision.options[index])
                game.answer(index)
            answers.append(done)
        check_end(kind, game)
        check_repeat(kind, setup, state, answers, game)
        check_replay(kind, setup, state, answers, every, witnesses)
    except Exception as error:
        raise Broken(f"{error}\nsetup: {setup}\nanswers: {answers}") from error
    return game


def interrupted(kind: GameType[G, V], game: G, rng: random.Random) -> str:
    """Now and then, if somebody can, do something out of turn; what was done, for a record."""
    chances: list[tuple[PlayerId, Option]] = []
    for player in every_player(kind.seats(game)):
        for option in game.interrupts(player):
            chances.append((player, option))
    if not chances or rng.random() >= INTERRUPTED:
        return ""
    player, option = chances[rng.randrange(len(chances))]
    done = interrupt_key(player, game.key(option))
    game.interrupt(player, option)
    return done


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
    before = encode(game)
    for viewer in [SPECTATOR, *range(kind.seats(game))]:
        check_view(kind, game, viewer, rng)
    require(encode(game) == before, "looking at a game and asking for interrupts leaves it as it was")
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
    for player in every_player(kind.seats(game)):
        require(
            out_of_turn(again, player) == out_of_turn(game, player),
            f"in a decoded state player {player} can do the same out of turn",
        )


def out_of_turn(game: Game, player: PlayerId) -> list[str]:
    """What this player can do although somebody else is asked."""
    return [game.key(option) for option in game.interrupts(player)]


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
    if viewer != SPECTATOR:
        mine = out_of_turn(game, viewer)
        require(
            out_of_turn(world, viewer) == mine and out_of_turn(other, viewer) == mine,
            f"what player {viewer} can do out of turn depends on what he sees alone",
        )


def check_told(kind: GameType[G, V], game: G, rng: random.Random) -> None:
    """What is heard and asked after an answer tells nothing hidden, but for what it shows.

    For the one who answers and for somebody else at the table: in a world that looks the same to him the same
    answer, if it can be given there, leads to the same, until an event shows what he could not see.
    """
    decision = game.decision
    assert decision is not None
    key = game.key(decision.options[rng.randrange(len(decision.options))])
    for viewer in [decision.player, PlayerId(rng.randrange(SPECTATOR, kind.seats(game)))]:
        other = kind.redeal(kind.view(game, viewer), str(rng.random()))
        parting = where_worlds_part(kind, game, other, key, viewer)
        require(parting is None or parting.shows(), f"after {key} viewer {viewer} is told: {parting}")


def where_worlds_part(kind: GameType[G, V], game: G, other: G, key: str, viewer: PlayerId) -> Parting | None:
    """The first difference for the viewer after the same answer; None: all is alike. Plays on in `other`."""
    if other.decision is None or key not in [other.key(option) for option in other.decision.options]:
        return None
    copy = kind.clone(game)
    here = heard_after(copy, key, viewer)
    there = heard_after(other, key, viewer)
    for number in range(max(len(here), len(there))):
        one = here[number] if number < len(here) else None
        another = there[number] if number < len(there) else None
        if one is None or another is None or encode(one) != encode(another):
            return Parting(one, another)
    asked = [game.decision for game in (copy, other)]
    if [question_of(decision) for decision in asked] != [question_of(asked[0])] * 2:
        return Parting(None, None)
    return None


def heard_after(game: Game, key: str, viewer: PlayerId) -> list[Event]:
    """What the viewer hears of this answer."""
    log: list[Event] = []
    game.log = log
    game.answer_key(key)
    return [event.seen_by(viewer) for event in log]


def question_of(decision: Decision | None) -> tuple[PlayerId, str]:
    return (SPECTATOR, "") if decision is None else (decision.player, decision.kind)


class Parting:
    """Where two worlds that looked alike part: what happens here and there; None: a question comes first."""

    def __init__(self, here: Event | None, there: Event | None) -> None:
        self.here = here
        self.there = there

    def names(self) -> tuple[str, str]:
        return (
            "" if self.here is None else self.here.name,
            "" if self.there is None else self.there.name,
        )

    def shows(self) -> bool:
        """Whether something hidden is shown there, so that worlds may part: cards, a role, the end.

        Or a card of an event deck, which is named by its definition.
        """
        for event in (self.here, self.there):
            if event is not None and (event.cards or event.role or event.players):
                return True
        if self.here is None or self.there is None or self.here.name != self.there.name:
            return False
        return self.here.definition != self.there.definition

    def __str__(self) -> str:
        here, there = self.names()
        return f"{here or 'a question'} here, {there or 'a question'} there"


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
        give(game, answer)
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
        give(again, answer)
    require(encode(again) == encode(game), "the same setup and answers give the same bytes")
