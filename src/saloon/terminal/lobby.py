"""A table between games, in the terminal: who sits where, who knocks, and what the host can do."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from saloon.bots.registry import bots_for
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import View
from saloon.terminal.grammar import AT_THE_TABLE, Order, parse_order
from saloon.terminal.keyboard import Rung
from saloon.terminal.look import Look
from saloon.terminal.orders import Orders, knock_line, knocks
from saloon.terminal.paint import NAME, QUIET, folded
from saloon.terminal.registry import LOOKS, look_of
from saloon.terminal.sitting import Unheeded
from saloon.terminal.terminal import Left
from saloon.terminal.tidings import Tidings, phrase_called
from saloon.terminal.visit import Moment, Visit
from saloon.text.encyclopedia import bare
from saloon.text.registry import game_name
from saloon.text.senseless import not_played_with
from saloon.wire.lobby import AGREEMENTS, FREE_ALONE, SeatLine, TableFacts, wished
from saloon.wire.names import bot_called, seat_names

COMMANDS = (*("start", "again", "money", "bot", "say", "help", "quit"), *AGREEMENTS, *AT_THE_TABLE)
LINES_KEPT = 8


class Lobby:
    """Shows a table until a game runs there."""

    def __init__(self, visit: Visit, tidings: Tidings, orders: Orders) -> None:
        self.visit = visit
        self.tidings = tidings
        self.terminal = visit.terminal
        self.texts = visit.terminal.texts
        self.lines: list[str] = []
        self.orders = orders
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
                self.obey(parse_order(typed, COMMANDS), typed)
            except Unheeded as why:
                self.lines.append(str(why))

    def prompt(self) -> str:
        over = self.moment.facts.phase == "over" or stands_still(self.moment.facts)
        if self.is_host:
            return "join.prompt.host_over" if over else "join.prompt.host"
        return "join.prompt.guest_over" if over else "join.prompt.guest"

    # Showing

    def page(self) -> list[Text]:
        facts = self.moment.facts
        say = self.texts.say
        boxes = " + ".join(say(f"{facts.game}.set.{box}") for box in facts.sets)
        title = say("join.lobby.title", game=game_name(facts.game, self.texts), boxes=boxes)
        lines = [
            *folded(Text(title, NAME), self.terminal.width),
            Text(say("join.lobby.rules", preset=say(f"{facts.game}.preset.{facts.preset}.name"))),
        ]
        for line in self.agreed(facts):
            lines += folded(Text(f"  {line}"), self.terminal.width)
        if facts.campaign is not None:
            lines.append(Text(self.campaign(facts), NAME))
        if facts.seconds:
            lines.append(Text(say("join.lobby.seconds", number=facts.seconds)))
        if facts.bank:
            bank = say("join.lobby.bank", minutes=round(facts.bank / 60, 1), seconds=facts.increment)
            lines += folded(Text(bank), self.terminal.width)
        if facts.again:
            lines += folded(Text(say("common.again"), NAME), self.terminal.width)
        if facts.from_position:
            lines += folded(Text(say("common.from_position"), NAME), self.terminal.width)
        if facts.test_mode:
            lines += folded(Text(say("join.lobby.test_mode"), NAME), self.terminal.width)
        elif facts.phase == "open" and facts.seed_hash:
            lines += folded(
                Text(say("join.lobby.promised", hash=facts.seed_hash), QUIET), self.terminal.width
            )
        for name in AGREEMENTS:
            if getattr(facts, name):
                lines += folded(Text(say(f"common.agreement.{name}.on")), self.terminal.width)
        if self.orders.code:
            lines.append(Text(say("join.lobby.code", code=self.orders.code)))
        if self.orders.invite:
            lines.append(Text(say("join.lobby.link", link=self.orders.link())))
        lines.append(Text(""))
        names = seat_names(facts, self.texts)
        lines += [self.seat(seat, names[seat.seat]) for seat in facts.seats]
        lines += [Text(knock_line(one, self.texts), NAME) for one in knocks(self.moment)]
        if facts.phase == "over" and facts.winners:
            winners = ", ".join(names[seat] for seat in facts.winners)
            lines += [Text(""), Text(say("join.lobby.over", winners=winners))]
        if stands_still(facts):
            why = "wire.error.other_rules" if facts.other_rules else "wire.error.table_damaged"
            lines += [Text(""), *folded(Text(say(why), NAME), self.terminal.width)]
        if facts.follows and self.moment.last is None:
            lines += [Text(""), *folded(Text(say("join.lobby.anew"), NAME), self.terminal.width)]
        if self.moment.last is not None:
            lines += self.standings(self.moment.last)
        return [*lines, Text(""), *[Text(f"  {line}", style="italic") for line in self.lines]]

    def agreed(self, facts: TableFacts) -> list[str]:
        """The rule options that are not as the rule set has them, and what is not played with."""
        if facts.game not in GAMES:
            return []
        say, rule = self.texts.say, f"{facts.game}.rule"
        meant = {name: f"{rule}.{name}.value.{value}" for name, value in facts.rules.items()}
        changed = [
            f"{say(f'{rule}.{name}.name')}: {say(meant[name]) if self.texts.has(meant[name]) else value}"
            for name, value in facts.rules.items()
        ]
        return changed + not_played_with(GAMES[facts.game], wished(facts), self.texts)

    def campaign(self, facts: TableFacts) -> str:
        """Where a campaign stands, and which game comes next."""
        campaign = facts.campaign
        assert campaign is not None
        state = "closed" if campaign.closed else "over" if campaign.over else "game"
        ahead = 1 if facts.phase != "playing" else 0
        number = campaign.game + (ahead if state == "game" else 0)
        return self.texts.say(f"join.lobby.campaign.{state}", game=number, games=campaign.games)

    def look_of_last(self, last: View) -> Look[Any]:
        return look_of(self.moment.facts.game, self.texts, last, seat_names(self.moment.facts, self.texts))

    def standings(self, last: View) -> list[Text]:
        if self.moment.facts.game not in LOOKS:
            return []
        told = self.look_of_last(last).standings(last)
        return [Text(""), *told] if told else []

    def money(self) -> None:
        """Every dollar of the games before."""
        last = self.moment.last
        told = [] if last is None else self.look_of_last(last).accounts(last)
        self.terminal.show(told or [self.texts.say("terminal.say.no_money")])
        if self.terminal.has_person:
            self.terminal.read(self.texts.say("terminal.prompt.seen"))

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
            marks.append(
                say("join.lobby.stands_in")
                if seat.user
                else say("join.lobby.bot", bot=bot_called(seat.bot, self.texts))
            )
        elif not self.is_here(seat.seat):
            marks.append(say("join.lobby.gone"))
        return Text(f"  {seat.seat + 1}  {', '.join([name, *marks])}")

    def is_here(self, seat: PlayerId) -> bool:
        presence = self.moment.presence
        return presence is None or all(one.here for one in presence.seats if one.seat == seat)

    # Doing

    def obey(self, order: Order, typed: str) -> None:
        if typed.strip().startswith("/"):
            self.visit.run(self.visit.remote.phrase(phrase_called(typed, self.texts)))
            return
        account, table = self.visit.account, self.visit.table
        match order.command:
            case "start":
                dealt = self.moment.facts.round
                self.orders.do(account.start(table), lambda facts: facts.round > dealt)
            case "again":
                self.orders.do(
                    account.rematch(table), lambda facts: facts.phase != "over" and not stands_still(facts)
                )
            case "money":
                self.money()
            case name if name in AGREEMENTS:
                alone = sum(bool(seat.user) for seat in self.moment.facts.seats) <= 1
                wanted = (alone and name in FREE_ALONE) or not getattr(self.moment.facts, name)
                deed = account.agree(table, **{name: wanted})
                self.orders.do(deed, lambda facts: bool(getattr(facts, name)) == wanted)
            case "bot":
                self.place_bot(order.what)
            case "say" if order.what:
                self.visit.run(self.visit.remote.say(order.what))
            case "quit":
                raise Left
            case "help":
                self.terminal.say("join.help")
            case _ if order.command in AT_THE_TABLE:
                told = self.orders.obey(order, self.moment)
                if told and (order.command != "invite" or order.what):  # the page has the usual link
                    self.lines.append(told)
            case _:
                raise Unheeded(self.texts.say("join.say.unknown", line=typed.strip()))

    def place_bot(self, what: str) -> None:
        """`bot 3 sharp`: by its key or its name; without one the seat is free."""
        number, _, called = what.partition(" ")
        facts = self.moment.facts
        seat = self.orders.seat(number, facts)
        known = {bot: bare(bot_called(bot, self.texts)) for bot in bots_for(facts.game)}
        wanted = bare(called)
        fits = [bot for bot, name in known.items() if wanted and (bot == wanted or name.startswith(wanted))]
        if wanted and not fits:
            raise Unheeded(self.texts.say("terminal.error.bots", value=called, choices=", ".join(known)))
        bot = fits[0] if fits else ""
        deed = self.visit.account.place_bot(self.visit.table, seat, bot)
        self.orders.do(deed, lambda facts: facts.seats[seat].bot == bot)


def stands_still(facts: TableFacts) -> bool:
    """Whether a game was dealt that nobody can play on."""
    return facts.other_rules or facts.damaged
