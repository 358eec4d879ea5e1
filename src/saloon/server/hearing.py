"""What the bots of a table have been told, and what they still have to be told."""

from __future__ import annotations

import functools
import hashlib

from saloon.bots.bot import AnyBot
from saloon.bots.registry import new_bot
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.server.botwork import ANEW, Question
from saloon.server.log import TableLog

EVENTS_KEPT = 400
"""A bot that was silent for longer is told all again, from the log."""


class Hearing:
    """The events of the running game that some bot may not have heard yet."""

    def __init__(self, log: TableLog) -> None:
        self._log = log
        self._first = 0
        """Number of the first event that is kept."""
        self._events: list[Event] = []
        self._heard: dict[PlayerId, int] = {}
        self.begin()

    def begin(self) -> None:
        """A new game, or one that was just read from the store: every bot has to be told all."""
        self._events = []
        self._first = -1
        self._heard = {}

    def happened(self, events: list[Event]) -> None:
        if self._first < 0:
            return
        state = self._log.state
        for seat in [one for one in self._heard if state.game and state.kind.is_out(state.game, one)]:
            self.forget(seat)  # if it comes back, it is told all again
        if not self._heard:
            self.begin()
            return
        self._events += events
        self._let_go(len(self._events) - EVENTS_KEPT)

    def question(
        self, seat: PlayerId, bot: str, options: list[Option], interrupt: bool, seconds: float = 0.0
    ) -> Question:
        """What this bot is asked, with all that it has not heard."""
        state = self._log.state
        assert state.game is not None
        kind = bot_kind(bot, state.kind.key)
        heard, events = self._news(seat) if kind.hears else (self._heard.get(seat, ANEW), [])
        self._heard[seat] = max(heard, 0) + len(events)
        self._let_go(min(self._heard.values()) - self._first)
        party = state.party
        view = state.kind.view(state.game, seat) if kind.needs_view or interrupt else None
        return Question(
            bot_id=f"{state.table}/{party.round}/{seat}",
            game=state.kind.key,
            bot=bot,
            seed=hashlib.sha256(f"{party.seed}|{party.bots_number}|{seat}".encode()).hexdigest(),
            heard=heard,
            events=[event.seen_by(seat) for event in events],
            view=view,
            options=[one.numbers() for one in options],
            interrupt=interrupt,
            seconds=seconds,
        )

    def forget(self, seat: PlayerId) -> None:
        """Whatever this bot heard is lost, or another one sits there."""
        self._heard.pop(seat, None)

    def _let_go(self, events: int) -> None:
        """So many of the first ones are kept no longer: everybody has heard them, or has to be told all."""
        if self._first >= 0 and events > 0:
            del self._events[:events]
            self._first += events

    def _news(self, seat: PlayerId) -> tuple[int, list[Event]]:
        heard = self._heard.get(seat, ANEW)
        if self._first < 0 or heard < self._first:
            every = self._log.events_of_round()
            if self._first < 0:
                self._events = every[-EVENTS_KEPT:]
                self._first = len(every) - len(self._events)
            return ANEW, every
        return heard, self._events[heard - self._first :]


@functools.cache
def bot_kind(bot: str, game: str) -> AnyBot:
    """One of its kind, to be asked what it wants to know."""
    return new_bot(bot, "", game)
