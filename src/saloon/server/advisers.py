"""Hints, suspicions and reviews: thought over in the processes that think, said in the asker's language.

What is sent there is what the seat has heard and sees, and nothing else; a review is of a game that is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import convert, to_builtins

from saloon.advice.jobs import Seen
from saloon.advice.registry import COUNSELS
from saloon.advice.review import Found, Piece, assembled, pieces
from saloon.advice.words import add_words_to_hint, add_words_to_review, add_words_to_suspicion
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.records import GameRecord
from saloon.kernel.views import View
from saloon.server.bothouse import BotHouse
from saloon.server.breaths import Breaths
from saloon.server.crew import Failed, NoAnswer, Priority
from saloon.server.records import record_of
from saloon.server.refused import Refused
from saloon.server.store import Store, StoreFailed
from saloon.server.table import Table
from saloon.text.narrator import Narrator
from saloon.text.registry import narrator_of
from saloon.wire.advice import Hint, Review, ReviewSoFar, Suspicion
from saloon.wire.codec import encode
from saloon.wire.languages import texts_in
from saloon.wire.names import seat_names, with_bots

HINT_SECONDS = 4.0
PIECE_SECONDS = 60.0
PARTS = 12
"""Pieces of a seat's decisions: short ones, because bots have to move meanwhile."""
ATTEMPTS = 3
KEPT = 50
"""Reviews that are at hand; the one that nobody asked for longest is read from the store the next time."""
REVIEW_SIMULATIONS = 160

A = TypeVar("A", Hint, Suspicion)

LOG = logging.getLogger("saloon.server.advisers")


class Moment(NamedTuple):
    """What a seat has heard and sees now."""

    heard: list[Event]
    view: View
    narrator: Narrator[Any]


class Reviewing:
    """A review that is thought over, or is done."""

    def __init__(self) -> None:
        self.record: GameRecord | None = None
        self.done = 0.0
        self.found: Review | None = None
        self.failed = False
        self.beginning: asyncio.Task[None] | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        return self.failed or self.found is not None


class Advisers:
    """One for the whole house."""

    def __init__(self, store: Store, bots: BotHouse, breaths: Breaths) -> None:
        self._store = store
        self._bots = bots
        self._breaths = breaths
        self.hint_seconds = HINT_SECONDS
        self._reviews: OrderedDict[tuple[str, int], Reviewing] = OrderedDict()

    # At a table

    async def hint(self, table: Table, seat: PlayerId, language: str) -> Hint:
        """For whoever is asked: what he could answer."""
        state = table.state
        require_adviser(state.kind.key)
        game = state.game
        if game is None or game.decision is None or game.decision.player != seat:
            raise Refused("not_your_decision", "only whoever is asked is advised")
        options = list(game.decision.options)
        keys = [game.key(option) for option in options]
        moment = await self._moment(table, seat, language)
        numbers = [option.numbers() for option in options]
        seen = Seen(state.kind.key, moment.heard, moment.view, numbers)
        found = await self._thought(table, "hint", seen, Hint)
        add_words_to_hint(found, options, keys, moment.narrator, moment.view)
        return found

    async def suspicion(self, table: Table, seat: PlayerId, language: str) -> Suspicion:
        require_adviser(table.state.kind.key)
        moment = await self._moment(table, seat, language)
        seen = Seen(table.state.kind.key, moment.heard, moment.view)
        found = await self._thought(table, "suspicion", seen, Suspicion)
        add_words_to_suspicion(found, moment.heard, moment.narrator, moment.view)
        return found

    async def _moment(self, table: Table, seat: PlayerId, language: str) -> Moment:
        state = table.state
        assert state.game is not None
        view = state.kind.full_view(state.game, seat)
        heard = [event.seen_by(seat) for event in table.log.events_of_round()]
        texts = texts_in(language)
        names = seat_names(state.facts, texts)
        return Moment(heard, view, narrator_of(state.kind.key, texts, view, names))

    async def _thought(self, table: Table, job: str, seen: Seen, answer: type[A]) -> A:
        try:
            return await self._bots.think(table.id, job, seen, answer, Priority.PERSON, self.hint_seconds)
        except (NoAnswer, Failed) as error:
            LOG.error("table %s: no %s: %s", table.id, job, type(error).__name__)
            raise Refused("no_thought", "nobody could think it over") from error

    # After a game

    def begun(self, table: str, number: int) -> Reviewing | None:
        """The review that somebody has asked for already."""
        reviewing = self._reviews.get((table, number))
        return None if reviewing is None or reviewing.failed else reviewing

    async def review(self, table: Table, number: int, language: str) -> ReviewSoFar:
        """As far as it has come; whoever asks first has it begun, once, whoever else asks meanwhile."""
        key = (table.id, number)
        reviewing = self.begun(*key)
        if reviewing is None:
            self._reviews[key] = reviewing = Reviewing()
            reviewing.beginning = asyncio.create_task(self._begin(table, number, reviewing))
            self._forget()
        self._reviews.move_to_end(key)
        if reviewing.beginning is not None:
            try:
                await asyncio.shield(reviewing.beginning)
            except Exception:
                reviewing.failed = True
                raise
        if reviewing.found is None and self._store.shared is not None:
            reviewing.found = await self._kept(*key)  # another node may have been quicker
        if reviewing.found is None or reviewing.record is None:
            return ReviewSoFar(reviewing.done, failed=reviewing.failed)
        told = convert(to_builtins(reviewing.found), Review)
        texts = texts_in(language)
        names = with_bots(reviewing.record.names, texts)
        await asyncio.to_thread(add_words_to_review, told, reviewing.record, names, texts)
        return ReviewSoFar(1.0, told)

    def _forget(self) -> None:
        """One of those that are over, if there are too many."""
        if len(self._reviews) > KEPT:
            over = next((key for key, one in self._reviews.items() if one.over), None)
            if over is not None:
                del self._reviews[over]

    async def _begin(self, table: Table, number: int, reviewing: Reviewing) -> None:
        state = table.state
        require_adviser(state.kind.key)
        if number == state.party.round and not state.whole:
            raise Refused("other_rules", "this game was played by other rules; its record can be had")
        reviewing.record = await record_of(table.log, number, self._breaths)
        reviewing.found = await self._kept(table.id, number)
        if reviewing.found is None:
            thinking = self._think_over(table.id, number, reviewing, reviewing.record)
            reviewing.task = asyncio.create_task(thinking)

    async def _kept(self, table: str, number: int) -> Review | None:
        """What was thought before; what another version kept in another form is thought over again."""
        body = await self._store.review(table, number)
        try:
            return None if body is None else msgspec.json.decode(body, type=Review)
        except msgspec.DecodeError:
            return None

    async def _think_over(self, table: str, number: int, reviewing: Reviewing, record: GameRecord) -> None:
        try:
            seats = list(every_player(len(record.names)))
            work = await asyncio.to_thread(pieces, record, REVIEW_SIMULATIONS, seats, PARTS)
            found = []
            for done, piece in enumerate(work, 1):
                found.append(await self._piece(table, piece))
                reviewing.done = done / (len(work) + 1)
            whole = await asyncio.to_thread(assembled, record, REVIEW_SIMULATIONS, found)
            reviewing.found = whole
            await self._store.put_review(table, number, encode(whole))
        except StoreFailed:
            LOG.exception("table %s: a review cannot be kept", table)
        except Exception:
            LOG.exception("table %s: a review fails", table)
            reviewing.failed = True

    async def _piece(self, table: str, piece: Piece) -> Found:
        for attempt in range(ATTEMPTS):
            try:
                return await self._bots.think(table, "review", piece, Found, Priority.LATER, PIECE_SECONDS)
            except NoAnswer:
                if attempt == ATTEMPTS - 1:
                    raise
        raise NoAnswer

    async def stop(self) -> None:
        begun = self._reviews.values()
        tasks = [task for one in begun for task in (one.beginning, one.task) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def require_adviser(game: str) -> None:
    if game not in COUNSELS:
        raise Refused("no_adviser", f"nobody can advise in {game!r} yet")
