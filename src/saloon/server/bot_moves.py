"""The bots of a table: whom they are asked for, when their answers are seen, and what they say.

When an answer is seen does not depend on any hand: a bot is asked also where it has no choice, and the moment
is drawn before the answer is known, from how long such bots took before.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from saloon.bots.bot import AnyBot
from saloon.bots.remarks import Talk
from saloon.kernel.decisions import Option
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR
from saloon.server.crew import NoAnswer, TooLate
from saloon.server.entries import Answered, Interrupted, Kicked, Said, Started, Stood, TakenBack, ToBot
from saloon.server.hearing import Hearing, bot_kind
from saloon.server.log import Moment
from saloon.server.party import BOTS_VOICE, Chair
from saloon.server.state import TableState
from saloon.server.tempo import FACTORS
from saloon.server.work import JITTER, LOG, LOT, Question, Work, question_at, stop

if TYPE_CHECKING:
    from saloon.server.table import Table

ATTEMPTS = 3
MOST_HASTE = 5.0
"""So many times less do bots think where people skip."""
A_MOMENT = 0.01
"""Seconds that a bot has at least which thinks."""


class Due(NamedTuple):
    """The time of one answer of a bot: whatever decides on it, before anybody knows the answer."""

    asked_at: float
    thinking: float
    """Seconds that it may look ahead."""
    margin: float
    """Seconds beyond that in which such answers were known before."""
    watched: bool
    """Whether people play, who may look at their watches."""

    @property
    def thought(self) -> float:
        """When it has thought for as long as it may."""
        return self.asked_at + self.thinking

    def drawn(self, now: float) -> float:
        """A moment by lot; if the answer has missed it, another one after it."""
        span = self.thinking + self.margin
        moment = self.asked_at + span * LOT.uniform(1, 1 + 2 * JITTER)
        while moment < now:
            moment += span * LOT.uniform(0, 1)
        return moment


class BotMoves:
    """What the bots of one table do, and when."""

    def __init__(self, table: Table, work: Work) -> None:
        self.table = table
        self.work = work
        self.hearing = Hearing(table.log)
        self._clock = work.clock
        self._bots: tuple[Chair, ...] = ()
        self.thinking: asyncio.Task[None] | None = None
        self.speaking: asyncio.Task[None] | None = None
        self._talk = self._new_talk()

    def entered(self, moment: Moment) -> None:
        """Something happened at the table: they hear of it what their seats may know."""
        if isinstance(moment.entry, Started):
            self.hearing.begin()
            self._talk = self._new_talk()
        else:
            self.hearing.happened(moment.state.events)
        match moment.entry:
            case TakenBack():
                self.hearing.begin()  # whoever heard of it is told all again, without it
            case ToBot(seat) | Stood(seat) | Kicked(seat):
                self.hearing.forget(seat)
            case _:
                pass

    def asked(self) -> None:
        """There is a new question."""
        self._bots = ()

    def look(self) -> None:
        """Think about the open question, unless the same bots do so already."""
        bots = tuple(chair if chair.bot else Chair() for chair in self.table.state.party.chairs)
        if bots == self._bots:
            return
        self._bots = bots
        if any(self._kind_of(chair.bot).thinking_time for chair in bots if chair.bot):
            self.table.tools.bots.thinking.open()  # ready before the first question
        stop(self.thinking)
        question = self.work.question
        self.thinking = self.work.begin(self._think(question)) if question is not None else None

    async def _think(self, question: Question) -> None:
        """Ask every bot that may act out of turn whether it wants to, then the one that is asked."""
        state = self.table.state
        game = state.game
        assert game is not None
        asked_at = self._clock.now()
        for place, chair in enumerate(state.party.chairs):
            seat = PlayerId(place)
            if chair.bot and self._kind_of(chair.bot).interrupts:
                options = state.kind.out_of_turn(game, seat).interrupts
                due = self._due(seat, asked_at)
                index = await self._ask(seat, options, True, due) if options else -1
                if index >= 0:
                    await self._act(question, Interrupted(seat, game.key(options[index]), "bot"), due)
                    return
        seat = state.asked
        if state.party.chairs[seat].bot and game.decision is not None:
            options = game.decision.options
            due = self._due(seat, asked_at)
            # With people at the table a bot is asked even if it has no choice: that takes its time, too.
            index = await self._ask(seat, options, False, due) if len(options) > 1 or due.watched else 0
            await self._act(question, Answered(seat, game.key(options[index]), "bot"), due)

    def _due(self, seat: PlayerId, asked_at: float) -> Due:
        """When a bot's answer is to be seen, as long as nobody knows it."""
        party = self.table.state.party
        game, thinking = party.wishes.game, self._thinking_time(seat)
        watched = bool(self.table.tools.pace_floor) and any(chair.user for chair in party.chairs)
        return Due(asked_at, thinking, self.table.tools.bots.lateness.margin(game, thinking), watched)

    def _kind_of(self, bot: str) -> AnyBot:
        return bot_kind(bot, self.table.state.kind.key)

    def _thinking_time(self, seat: PlayerId) -> float:
        """Seconds for whatever this bot is asked now, since it was asked: less if people are in a hurry."""
        state = self.table.state
        haste = min(max(FACTORS[self.table.tempo.speed()], 1.0), MOST_HASTE)
        return self._kind_of(state.party.chairs[seat].bot).thinking_time / haste

    async def _ask(self, seat: PlayerId, options: list[Option], interrupt: bool, due: Due) -> int:
        """The bot's choice. One that cannot be asked gives the mildest answer, and nothing out of turn."""
        bot = self.table.state.party.chairs[seat].bot
        for _ in range(ATTEMPTS):
            left = max(due.thought - self._clock.now(), A_MOMENT) if due.thinking else 0.0
            try:
                question = self.hearing.question(seat, bot, options, interrupt, left)
                reply = await self.table.tools.bots.ask(self.table.id, question)
            except NoAnswer as error:
                self.hearing.forget(seat)
                if isinstance(error, TooLate):
                    break
                continue
            except Exception:
                LOG.exception("table %s: seat %d cannot be asked", self.table.id, seat)
                break
            if reply.forgotten:
                self.hearing.forget(seat)
                continue
            if not reply.failed and reply.index < len(options):
                if len(options) > 1 and not interrupt:
                    late = self._clock.now() - due.thought
                    self.table.tools.bots.lateness.note(self.table.state.kind.key, due.thinking, late)
                return reply.index if interrupt else max(reply.index, 0)
            LOG.error("table %s: the bot of seat %d failed: %s", self.table.id, seat, reply.failed)
            self.hearing.forget(seat)
            break
        self.table.tools.metrics.faults.inc()
        return -1 if interrupt else 0

    async def _act(self, question: Question, entry: Answered | Interrupted, due: Due) -> None:
        """Do what a bot chose, when its pace is over, unless something else happened meanwhile."""
        pace = max(self.table.state.party.wishes.pace, self.table.tools.pace_floor if due.watched else 0.0)
        known = due.drawn(self._clock.now()) if due.watched else 0.0
        await self.work.pace_is_over(due.asked_at, pace, known)
        await self.work.submit(lambda state: entry if self._still_open(state, question, entry) else None)

    def _still_open(self, state: TableState, question: Question, entry: Answered | Interrupted) -> bool:
        return question_at(state) == question and bool(state.party.chairs[entry.seat].bot)

    def _new_talk(self) -> Talk:
        """Its lot is no part of the deal's."""
        party = self.table.state.party
        return Talk(party.wishes.game, f"{self.table.id}/{party.round}")

    def let_talk(self, state: TableState) -> None:
        """A bot may say something of what everybody saw. In a drill, or among themselves, bots are silent."""
        party, game = state.party, state.game
        if game is None or not state.events or party.test_mode or BOTS_VOICE in party.muted:
            return
        if not any(chair.user for chair in party.chairs):
            return
        speakers = {
            PlayerId(seat): chair.bot
            for seat, chair in enumerate(party.chairs)
            if chair.bot and not chair.user and not state.kind.is_out(game, PlayerId(seat))
        }
        events = [event.seen_by(SPECTATOR) for event in state.events]
        remark = self._talk.heard(events, state.kind.view(game, SPECTATOR), speakers)
        if remark is not None:
            said = Said("", "", remark.seat, remark=remark.key)
            self.speaking = self.work.begin(
                self.work.submit(lambda state: said if state.game is not None else None)
            )
