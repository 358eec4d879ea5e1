"""What happens at a table by itself: bots answer, the clock answers, bots stand in for who is gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from saloon.server.bot_moves import BotMoves
from saloon.server.entries import Answered, Started
from saloon.server.log import Moment
from saloon.server.persons import Persons
from saloon.server.work import Work
from saloon.wire.limits import TAKE_BACK_SECONDS

if TYPE_CHECKING:
    from saloon.server.table import Table

ON_THE_WAY = 0.7
"""Seconds that a person's wish to take something back may be under way."""


class Driver:
    """Tells the bots and the clock of one table what happened, and has them look what it waits for now."""

    def __init__(self, table: Table, grace: float, asked_ago: float = 0.0, driving: bool = True) -> None:
        self.table = table
        self.driving = driving
        """Whether it is for this server to have bots and the clock act here."""
        self.work = Work(table, grace, asked_ago)
        self.bots = BotMoves(table, self.work)
        self.persons = Persons(table, self.work)
        self._clock = self.work.clock

    def entered(self, moment: Moment) -> None:
        """Something happened at the table."""
        if isinstance(moment.entry, Started):
            self.persons.begin()
            self.table.tempo.begin()
        self.bots.entered(moment)
        self._let_take_back(moment)
        self.persons.entered(moment)
        self.table.tempo.look()
        if self.driving:
            self.bots.let_talk(moment.state)
        self.look()

    def _let_take_back(self, moment: Moment) -> None:
        """Bots wait for a while after an answer that can be taken back: that is known to everybody."""
        undo = moment.state.undo
        if not moment.state.game_changed:
            return
        revocable = isinstance(moment.entry, Answered) and undo is not None and not undo.reveals
        self.table.tempo.held_until = self._clock.now() + TAKE_BACK_SECONDS if revocable else 0.0

    def waits_for_take_back(self) -> bool:
        """Whether the last answer can still be taken back, as far as time goes."""
        return self._clock.now() < self.table.tempo.held_until + ON_THE_WAY

    def wait_no_more(self) -> None:
        """Nobody wants to take anything back."""
        self.table.tempo.held_until = 0.0
        self.tempo_changed()

    def presence_changed(self) -> None:
        """Somebody came or went."""
        self.persons.presence_changed()
        self.tempo_changed()

    def tempo_changed(self) -> None:
        """The bots may have to be faster or slower, from the answer on that is due now."""
        self.work.tempo_changed()

    def look(self) -> None:
        """See what the table waits for now."""
        question = self.work.present_question()
        if question != self.work.question:
            self.work.question = question
            self.work.asked_at = self._clock.now()
            self.bots.asked()
            self.persons.asked()
        if self.driving:
            self.bots.look()
            self.persons.wait()

    def drive(self, grace: float) -> None:
        """This server has bots and the clock act from now on: nobody else does any more."""
        if self.driving:
            return
        self.driving = True
        self.work.grace_ends = self._clock.now() + grace
        self.bots.hearing.begin()
        self.bots.asked()
        self.persons.asked()
        self.look()

    async def rest(self) -> None:
        """Another server does it from now on, or nobody can say who."""
        self.driving = False
        await self.stop()

    def gone_for(self, user: str) -> float:
        """How many seconds this person has not been there."""
        return self.persons.gone_for(user)

    async def stop(self) -> None:
        """Do nothing more by itself."""
        bots, persons = self.bots, self.persons
        every = (bots.thinking, bots.speaking, persons.waiting, persons.readying)
        tasks = [task for task in every if task is not None]
        bots.thinking = bots.speaking = persons.waiting = persons.readying = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Whether nothing will happen here unless somebody comes."""
        tasks = (self.bots.thinking, self.bots.speaking, self.persons.waiting)
        return all(task is None or task.done() for task in tasks)
