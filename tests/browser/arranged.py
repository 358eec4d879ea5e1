"""Tables at which a certain question is open, for somebody who comes to answer it on the page.

Each one is the log of a game of players who answer at random, up to the moment of the question.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from saloon.games.calibre45.frames.shootout import Shootout
from saloon.games.calibre45.state import Calibre
from saloon.games.registry import game_type
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.server.door import Door, Keys
from saloon.server.entries import Answered, Entry, Joined, Made, Sat, Started, to_body
from saloon.server.log import TableLog
from saloon.server.store import StoredUser, token_hash
from saloon.server.store_sqlite import SqliteStore
from saloon.wire.lobby import NewTable, wished

ANNA: Final = StoredUser("anna", "Anna")
TOKEN: Final = "token-of-anna-in-tests-of-the-page"
HOST: Final = StoredUser("host", "Handsome Charlie")
"""As long a name as the house gives by itself."""
HOST_TOKEN: Final = "token-of-the-host-in-tests-of-the-page"
SEEDS: Final = 60
LONGEST: Final = 700
OVER: Final = "over"
"""In place of a question: the game is over."""
DOUBT: Final = "doubt"
"""In place of a question: one of the answers should be thought over."""
CALM: Final = "calm"
"""In place of a question: another one, who is not there, has to answer."""
SHOOTOUT: Final = "shootout_of_others"
"""In place of a question: others shoot at each other in Calibre 45."""
CALM_AFTER: Final = 25
"""Answers, so that something lies on the table."""
SLOWEST_PACE: Final = 10.0
"""Of the bots, which have nothing to do there."""


class Variant(NamedTuple):
    """A way of playing a game."""

    players: int
    rules: dict[str, str]
    characters: frozenset[str] = frozenset()
    """Who is dealt; empty: anybody."""
    seconds: int = 0
    """For each answer of a person; 0: no clock."""
    sets: int = 0
    """How many boxes; 0: all."""

    def wishes(self, game_key: str) -> NewTable:
        game = game_type(game_key)
        sets = game.sets()[: 2 if self.characters else self.sets or None]
        left_out = (
            [part for part in game.parts(sets) if part not in self.characters] if self.characters else []
        )
        return NewTable(
            game_key,
            self.players,
            sets=sets,
            preset=game.presets()[0],
            rules=self.rules,
            left_out=left_out,
            absent_after=0,
            pace=SLOWEST_PACE,
            seconds=self.seconds,
        )


HEIRS: Final = frozenset({"vulture_sam", "vera_custer", "suzy_lafayette", "bart_cassidy", "el_gringo"})
"""Among them there are often two who take the cards of the dead."""
VARIANTS: Final = {
    "bang": [
        Variant(5, {}),
        Variant(7, {"characters_dealt": "two", "handcuffs": "suit"}),
        Variant(5, {}, HEIRS),
        Variant(2, {}),
        Variant(6, {"six_players": "hidden"}),
        Variant(4, dict.fromkeys(("campaign", "hiring", "experience", "no_mercy"), "on")),
    ],
    "calibre45": [Variant(5, {})],
    "duel": [Variant(2, {})],
}
"""Between them they have every question."""


class Arranged(NamedTuple):
    """A table with an open question."""

    game: str
    kind: str
    """The question, or what there is in its place."""
    seat: int
    """Anna's."""
    wishes: NewTable
    seed: str
    setup: object
    answers: list[tuple[int, str]]
    """Who gave which answer."""

    @property
    def table(self) -> str:
        return f"{self.game}-{self.kind}".replace("_", "-")


def walk(game_key: str, wishes: NewTable, seed: str) -> Iterator[Arranged]:
    """The first moment of each kind in one game, or in the first two of a campaign."""
    kind = game_type(game_key)
    setup = kind.setup({"seed": seed, **wished(wishes)})
    met: set[str] = set()
    for _game in range(2 if "campaign" in wishes.rules else 1):
        game = kind.deal(setup)
        yield from walk_through(game, Arranged(game_key, "", 0, wishes, seed, setup, []), met)
        if not game.over:
            return
        setup = kind.next_setup(game, seed)


def walk_through(game: Game, begun: Arranged, met: set[str]) -> Iterator[Arranged]:
    """The moments of a game of which none has been met before."""
    kind = game_type(begun.game)
    chance = random.Random(begun.seed)
    answers: list[tuple[int, str]] = []
    while not game.over and len(answers) < LONGEST:
        decision = game.decision
        assert decision is not None
        moments = {decision.kind: decision.player}
        if any(kind.warning(game, option) for option in decision.options):
            moments[DOUBT] = decision.player
        if decision.player == 0 and len(answers) > CALM_AFTER:
            moments[CALM] = PlayerId(1)
        if is_shootout_of_others(game, 0):
            moments[SHOOTOUT] = PlayerId(0)
        for name, seat in moments.items():
            if name not in met:
                met.add(name)
                yield begun._replace(kind=name, seat=seat, answers=list(answers))
        number = chance.randrange(len(decision.options))
        answers.append((decision.player, game.key(decision.options[number])))
        game.answer(number)
    if game.over and OVER not in met:
        met.add(OVER)
        yield begun._replace(kind=OVER, answers=answers)


def is_shootout_of_others(game: Game, seat: int) -> bool:
    return (
        isinstance(game, Calibre)
        and any(isinstance(frame, Shootout) for frame in game.stack)
        and not game.players[seat].robbing
    )


def seek(game_key: str, name: str, variant: Variant, wanted: Callable[[Any], bool]) -> Arranged:
    """The first moment at which the position is as wanted; whoever is asked there is Anna."""
    kind = game_type(game_key)
    wishes = variant.wishes(game_key)
    for number in range(SEEDS):
        seed = f"arranged {number}"
        setup = kind.setup({"seed": seed, **wished(wishes)})
        game = kind.deal(setup)
        chance = random.Random(seed)
        answers: list[tuple[int, str]] = []
        while not game.over and len(answers) < LONGEST:
            decision = game.decision
            assert decision is not None
            if wanted(game):
                return Arranged(game_key, name, decision.player, wishes, seed, setup, answers)
            option = chance.randrange(len(decision.options))
            answers.append((decision.player, game.key(decision.options[option])))
            game.answer(option)
    raise AssertionError(f"no game has such a moment: {name}")


def position(one: Arranged) -> Any:
    """The game as it is there."""
    game = game_type(one.game).deal(one.setup)
    for _seat, key in one.answers:
        assert game.decision is not None
        game.answer([game.key(option) for option in game.decision.options].index(key))
    return game


def find(game_key: str, kinds: tuple[str, ...]) -> dict[str, Arranged]:
    """A table for each of these kinds, as far as they can be met."""
    found: dict[str, Arranged] = {}
    for number in range(SEEDS):
        for variant in VARIANTS[game_key]:
            for one in walk(game_key, variant.wishes(game_key), f"arranged {number}"):
                if one.kind in kinds:
                    found.setdefault(one.kind, one)
            if len(found) == len(kinds):
                return found
    return found


def entries(one: Arranged) -> list[Entry]:
    """The log: Anna has her seat, the host the first one unless it is hers, bots have the others."""
    maker = ANNA if one.seat == 0 else HOST
    made = Made(one.wishes, maker.user, maker.name, one.seed)
    seated: list[Entry] = []
    if one.seat > 0:
        seated = [Joined(ANNA.user, ANNA.name), Sat(PlayerId(one.seat), ANNA.user, ANNA.name)]
    played: list[Entry] = [
        Answered(PlayerId(seat), key, "person" if seat == one.seat else "bot") for seat, key in one.answers
    ]
    return [made, *seated, Started(one.setup), *played]


def arrange(folder: Path, tables: list[Arranged]) -> None:
    """Put them into the store of a house that is not open yet."""

    async def put() -> None:
        store = SqliteStore(folder)
        await store.open()
        try:
            for user in (ANNA, HOST):
                await store.put_user(user)
            await store.put_token(token_hash(TOKEN), ANNA.user)
            await store.put_token(token_hash(HOST_TOKEN), HOST.user)
            for number, one in enumerate(tables):
                await _put_table(store, one, f"{number:05}")
        finally:
            await store.close()

    # Playwright has the event loop of this thread.
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, put()).result()


async def _put_table(store: SqliteStore, one: Arranged, code: str) -> None:
    first, *rest = entries(one)
    assert isinstance(first, Made)
    log = TableLog(one.table, first)
    for entry in rest:
        log.add(entry, log.state.after(entry))
    writing: list[Any] = [
        store.append(one.table, seq, entry.what, to_body(entry)) for seq, entry in enumerate(log.entries, 1)
    ]
    await asyncio.gather(*writing)
    await store.put_table(Door(Keys((), code)).listing(log.state))
