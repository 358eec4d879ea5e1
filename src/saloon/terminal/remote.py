"""Sitting at a table of a server: the same game on the same screen, with people elsewhere."""

from __future__ import annotations

import math
import time
from collections.abc import Coroutine
from typing import Any

from saloon.games.registry import game_type
from saloon.kernel.decisions import Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.views import View
from saloon.kernel.wishes import SEED
from saloon.terminal.grammar import AT_THE_TABLE, IN_A_GAME, parse_order, word_means
from saloon.terminal.orders import Orders, knock_line, knocks
from saloon.terminal.question import Choice
from saloon.terminal.sitting import BrokenOff, Said, Sitting
from saloon.terminal.tidings import Tidings, phrase_called
from saloon.terminal.visit import Moment
from saloon.text.texts import Texts
from saloon.wire import messages as wire
from saloon.wire.advice import Hint, Suspicion
from saloon.wire.codec import decode_shown
from saloon.wire.lobby import TableFacts, wished
from saloon.wire.names import seat_names


class RemoteSitting(Sitting):
    """What the person knows changes only when he asks for it: by catching up, waiting or doing something."""

    def __init__(self, orders: Orders, moment: Moment, tidings: Tidings, asks_interrupts: bool) -> None:
        assert moment.view is not None
        self.orders = orders
        self.visit = visit = orders.visit
        self.texts = visit.terminal.texts
        self.game = moment.facts.game
        self.asks_interrupts = asks_interrupts
        self.bell = visit.bell
        self.tidings = tidings
        self.moment = moment
        self.seat = moment.seat
        self.names = seat_names(moment.facts, self.texts)
        self._view = moment.view
        self._known = moment.known
        self._rules = rules_of(moment.facts)
        self._news: list[Event] = self._past()
        self._late_at: float | None = None
        """When the table goes on without whoever is asked."""
        self._hear_time(moment.presence)
        self._knocks = {one.knock for one in knocks(moment)}
        """Of which the person has been told."""

    def _past(self) -> list[Event]:
        """What happened in this game before the person came, or came back."""
        events: list[Event] = []
        answered = 0
        """How many there were before the last answer."""
        for entry in self.visit.run(self._history()).entries:
            if entry.seq > self.moment.seq:
                break
            if entry.what == "taken_back":
                del events[answered:]
            if entry.what == "answered":
                answered = len(events)
            events = list(entry.events) if entry.what == "started" else events + entry.events
        return events

    async def _history(self) -> wire.History:
        return decode_shown(await self.visit.account.history(self.visit.table), wire.History)

    # What the person knows

    @property
    def rules(self) -> dict[str, str]:
        return self._rules

    def bot_at(self, seat: PlayerId) -> str:
        line = self.moment.facts.seats[seat]
        return line.bot if line.holder == "bot" else ""

    def view(self) -> View:
        return self._view

    @property
    def card_memory(self) -> bool:
        return bool(self.moment.facts.card_memory)

    def known(self) -> KnownCards | None:
        return self._known

    def hint(self, texts: Texts) -> Hint:
        return self.visit.run(self.visit.account.hint(self.visit.table, texts.language))

    def suspicion(self, texts: Texts) -> Suspicion:
        return self.visit.run(self.visit.account.suspicion(self.visit.table, texts.language))

    def honours(self, texts: Texts) -> list[str]:
        found = self.visit.run(self.visit.account.honours(self.visit.table, texts.language))
        return [*(one.text for one in found.honours), *(one.text for one in found.luck)]

    def news(self) -> list[Event]:
        news, self._news = self._news, []
        return news

    def said(self) -> list[Said]:
        return self.tidings.take_said()

    def notices(self) -> list[str]:
        return self.tidings.take_notices()

    def choices(self) -> list[Choice]:
        ask = self.moment.ask
        return [] if ask is None or not self.is_asked() else [choice_of(line) for line in ask.options]

    def refusals(self) -> list[Refusal]:
        ask = self.moment.ask
        lines = [] if ask is None else ask.refusals
        return [Refusal(one.card, one.target, Reason(one.code, one.numbers)) for one in lines]

    def interrupts(self) -> list[Choice]:
        ask = self.moment.ask
        return [] if ask is None else [choice_of(line) for line in ask.interrupts]

    def speech_costs(self) -> bool:
        return self.moment.ask is not None and self.moment.ask.speech_costs

    def countdown(self) -> str:
        """How much time there is for the open question, at a table that does not wait for ever."""
        if self._late_at is None or self.over:
            return ""
        seconds = max(0, math.ceil(self._late_at - time.monotonic()))
        told = self.texts.say("join.say.seconds_left", seconds=seconds)
        banks = self._banks()
        return f"{told} {self.texts.say('join.say.banks', banks=banks)}" if banks else told

    def _banks(self) -> str:
        """`Anna 4:32, Boris 0:07`: what is left to each person for the whole game, as it was told last."""
        presence = self.moment.presence
        left = [] if presence is None else [one for one in presence.seats if one.bank is not None]
        return ", ".join(f"{self.names[one.seat]} {clock_face(one.bank or 0.0)}" for one in left)

    def can_wait(self) -> bool:
        """No clock runs, and only bots sit there besides; or the game is over."""
        facts = self.moment.facts
        others = (one for one in facts.seats if one.seat != self.seat)
        alone = not facts.seconds and all(one.holder != "person" for one in others)
        return self.over or alone

    def more_help(self) -> str:
        return self.texts.say("join.help_in_game")

    # What the person does

    def obey(self, typed: str) -> str | None:
        order = parse_order(typed, (*AT_THE_TABLE, *IN_A_GAME))
        if not order.command or word_means(typed, "yes") or word_means(typed, "no"):
            return None
        try:
            return self.orders.obey(order, self.moment)
        finally:
            self.catch_up()

    def answer(self, key: str) -> None:
        self._do(self.visit.remote.answer(key, self._view.step))

    def interrupt(self, key: str) -> None:
        self._do(self.visit.remote.interrupt(key, self._view.step))

    def speak(self, words: str, gesture: bool) -> None:
        """Words at their price; a gesture is one of the ready-made phrases, which are free."""
        if gesture:
            self._do(self.visit.remote.phrase(phrase_called(words, self.texts)))
        else:
            self._do(self.visit.remote.say(words, self.speech_costs()))

    def _do(self, deed: Coroutine[Any, Any, int]) -> None:
        try:
            self.visit.run(self._done(deed))
        finally:
            self.catch_up()

    async def _done(self, deed: Coroutine[Any, Any, int]) -> None:
        """Done, and seen: the word that it is stored may come before what came of it."""
        seq = await deed
        await self.visit.remote.until(lambda: self.visit.remote.seq >= seq)

    # What the others do

    def catch_up(self) -> bool:
        """Take in what arrived; whether anything of it is to be seen."""
        arrived, moment = self.visit.take()
        self.tidings.hear(arrived, moment)
        self.moment = moment
        for message in arrived:
            if isinstance(message, wire.Entry) and not self._view.over:
                self._see(message)
            elif isinstance(message, wire.Presence):
                self._hear_time(message)
                self._hear_knocks(message)
            elif message is False:
                self._late_at = None  # the clock stands still while the server is away
        self.names[:] = seat_names(moment.facts, self.texts)
        return bool(arrived)

    def _see(self, entry: wire.Entry) -> None:
        if entry.what in ("closed", "stopped"):
            raise BrokenOff
        self._news += entry.events
        if entry.mine is not None:
            self.seat = entry.mine
        if entry.view is not None:
            if entry.view.step != self._view.step:
                self._late_at = None
            self._view, self._known = entry.view, entry.known

    def _hear_knocks(self, presence: wire.Presence) -> None:
        """The host plays, and has no lobby in front of him: he is told of each knock once."""
        for one in presence.knocks:
            if one.knock not in self._knocks:
                self._knocks.add(one.knock)
                self.tidings.tell(knock_line(one, self.texts))

    def _hear_time(self, presence: wire.Presence | None) -> None:
        left = None if presence is None else presence.seconds_left
        self._late_at = None if left is None else time.monotonic() + left

    def wait(self) -> None:
        self.visit.wait()
        self.catch_up()


def clock_face(seconds: float) -> str:
    minutes, rest = divmod(math.ceil(seconds), 60)
    return f"{minutes}:{rest:02}"


def choice_of(line: wire.OptionLine) -> Choice:
    warning = None if line.warning is None else Reason(line.warning.code, line.warning.numbers)
    return Choice(line.option(), line.key, warning)


def rules_of(facts: TableFacts) -> dict[str, str]:
    """The rules in force at a table: those of any deal of its kind."""
    kind = game_type(facts.game)
    return kind.rules(kind.deal(kind.setup({SEED: "", **wished(facts)}), []))
