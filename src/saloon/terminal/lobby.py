"""A table between games, in the terminal: who sits where, who knocks, and what the host can do."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from rich.text import Text

from saloon.terminal.addresses import invite_link
from saloon.terminal.grammar import meanings
from saloon.terminal.keyboard import Rung
from saloon.terminal.paint import NAME, QUIET
from saloon.terminal.sitting import Unheeded
from saloon.terminal.terminal import Left
from saloon.terminal.tidings import Tidings, phrase_called
from saloon.terminal.visit import Moment, Visit
from saloon.text.encyclopedia import bare
from saloon.text.registry import game_name
from saloon.wire.lobby import SeatLine, TableFacts
from saloon.wire.messages import KnockLine
from saloon.wire.names import seat_names

COMMANDS = (
    *("start", "again", "kick", "host", "admit", "reject"),
    *("sit", "stand", "invite", "say", "help", "quit"),
)
LINES_KEPT = 8


class Order(NamedTuple):
    """A line that was typed in the lobby."""

    command: str
    what: str


def parse_order(typed: str) -> Order:
    word, _, rest = typed.strip().partition(" ")
    return Order(meanings("join.word", COMMANDS).get(bare(word), ""), rest.strip())


class Lobby:
    """Shows a table until a game runs there."""

    def __init__(self, visit: Visit, tidings: Tidings, invite: str = "") -> None:
        self.visit = visit
        self.tidings = tidings
        self.terminal = visit.terminal
        self.texts = visit.terminal.texts
        self.lines: list[str] = []
        self.code = visit.run(visit.account.table(visit.table)).code
        self.invite = invite
        self.moment = self.look()

    def look(self) -> Moment:
        """Take in what arrived."""
        arrived, moment = self.visit.take()
        self.tidings.hear(arrived, moment)
        for name, words, gesture in self.tidings.take_said():
            key = f"terminal.say.{'gesture' if gesture else 'said'}"
            self.lines.append(self.texts.say(key, name=name, what=words))
        self.lines = [*self.lines, *self.tidings.take_notices()][-LINES_KEPT:]
        return moment

    @property
    def is_host(self) -> bool:
        return self.moment.facts.host == self.visit.account.user

    def run(self) -> Moment:
        """Until a game runs; how it stands then. Raises Left if the person leaves."""
        shown: list[str] = []
        while self.moment.facts.phase != "playing" or self.moment.view is None:
            page = self.page()
            if [line.plain for line in page] != shown:
                shown = [line.plain for line in page]
                self.terminal.screen(page)
            self.attend()
            self.moment = self.look()
        return self.moment

    def attend(self) -> None:
        """One line of the person, or the next thing that happens. A pipe speaks only where it has the say."""
        if not self.terminal.has_person and not self.is_host:
            self.visit.wait()
            return
        try:
            typed = self.terminal.read(self.texts.say(self.prompt()), self.visit.bell)
        except Rung:
            return
        if typed.strip():
            try:
                self.obey(parse_order(typed), typed)
            except Unheeded as why:
                self.lines.append(str(why))

    def prompt(self) -> str:
        over = self.moment.facts.phase == "over"
        if self.is_host:
            return "join.prompt.host_over" if over else "join.prompt.host"
        return "join.prompt.guest_over" if over else "join.prompt.guest"

    # Showing

    def page(self) -> list[Text]:
        facts = self.moment.facts
        say = self.texts.say
        boxes = " + ".join(say(f"{facts.game}.set.{box}") for box in facts.sets)
        lines = [
            Text(say("join.lobby.title", game=game_name(facts.game, self.texts), boxes=boxes), NAME),
            Text(say("join.lobby.rules", preset=say(f"{facts.game}.preset.{facts.preset}.name"))),
        ]
        if facts.seconds:
            lines.append(Text(say("join.lobby.seconds", number=facts.seconds)))
        if self.code:
            lines.append(Text(say("join.lobby.code", code=self.code)))
        if self.invite:
            lines.append(Text(say("join.lobby.link", link=invite_link(self.visit.account.url, self.invite))))
        lines.append(Text(""))
        names = seat_names(facts, self.texts)
        lines += [self.seat(seat, names[seat.seat]) for seat in facts.seats]
        lines += [Text(say("join.lobby.knock", name=one.name), NAME) for one in self.knocks()]
        if facts.phase == "over" and facts.winners:
            winners = ", ".join(names[seat] for seat in facts.winners)
            lines += [Text(""), Text(say("join.lobby.over", winners=winners))]
        return [*lines, Text(""), *[Text(f"  {line}", style="italic") for line in self.lines]]

    def seat(self, seat: SeatLine, name: str) -> Text:
        """`1  Anna, host, you`"""
        say = self.texts.say
        if seat.holder == "empty":
            return Text(f"  {seat.seat + 1}  {say('join.lobby.empty')}", QUIET)
        marks = []
        if seat.user and seat.user == self.moment.facts.host:
            marks.append(say("join.lobby.host"))
        if seat.seat == self.moment.seat:
            marks.append(say("join.lobby.you"))
        if seat.bot:
            marks.append(say("join.lobby.stands_in" if seat.user else "join.lobby.bot", bot=seat.bot))
        elif not self.is_here(seat.seat):
            marks.append(say("join.lobby.gone"))
        return Text(f"  {seat.seat + 1}  {', '.join([name, *marks])}")

    def is_here(self, seat: int) -> bool:
        presence = self.moment.presence
        return presence is None or all(one.here for one in presence.seats if one.seat == seat)

    def knocks(self) -> list[KnockLine]:
        return [] if self.moment.presence is None else self.moment.presence.knocks

    # Doing

    def obey(self, order: Order, typed: str) -> None:
        if typed.strip().startswith("/"):
            self.visit.run(self.visit.remote.phrase(phrase_called(typed, self.texts)))
            return
        account, table = self.visit.account, self.visit.table
        match order.command:
            case "start":
                dealt = self.moment.facts.round
                self.do(account.start(table), lambda facts: facts.round > dealt)
            case "again":
                self.do(account.rematch(table), lambda facts: facts.phase != "over")
            case "sit":
                self.do(account.sit(table, self.seat_number(order.what) if order.what else None))
            case "stand":
                self.do(account.stand(table))
            case "kick":
                self.do(account.kick(table, self.seat_number(order.what)))
            case "host":
                self.do(account.hand_over(table, self.seat_number(order.what)))
            case "admit" | "reject":
                self.do(account.approve(table, self.knock(order.what), order.command == "admit"))
            case "invite":
                self.invite = self.visit.run(account.invite(table)).invite
            case "say" if order.what:
                self.visit.run(self.visit.remote.say(order.what))
            case "quit":
                raise Left
            case "help":
                self.terminal.say("join.help")
            case _:
                raise Unheeded(self.texts.say("join.say.unknown", line=typed.strip()))

    def do(self, deed: Coroutine[Any, Any, object], seen: Callable[[TableFacts], bool] | None = None) -> None:
        """Have something done, and wait until its effect has been seen, where that changes the page."""

        async def done() -> None:
            await deed
            remote = self.visit.remote
            await remote.until(lambda: seen is None or remote.lobby is None or seen(remote.lobby))

        self.visit.run(done())

    def seat_number(self, what: str) -> int:
        """A seat by its number or by the name of whoever sits there."""
        facts = self.moment.facts
        names = seat_names(facts, self.texts)
        for seat in facts.seats:
            named = seat.holder != "empty" and bare(what) and bare(names[seat.seat]).startswith(bare(what))
            if what == str(seat.seat + 1) or named:
                return seat.seat
        raise Unheeded(self.texts.say("terminal.say.no_such_seat", name=what, count=len(facts.seats)))

    def knock(self, what: str) -> str:
        """Whoever knocks under this name; without a name, the first."""
        for one in self.knocks():
            if bare(one.name).startswith(bare(what)):
                return one.knock
        raise Unheeded(self.texts.say("wire.error.unknown_knock"))
