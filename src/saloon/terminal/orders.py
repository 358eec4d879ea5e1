"""What is done at a table of a server besides playing: seats, guests, the door, one's devices.

The same words do it in the lobby, in a running game and for somebody who watches.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from saloon.kernel.ids import PlayerId
from saloon.terminal.addresses import deal_link, invite_link
from saloon.terminal.comparing import comparison_lines
from saloon.terminal.grammar import Order, meanings, word_means
from saloon.terminal.readying import ready_called, ready_list
from saloon.terminal.sitting import Unheeded
from saloon.terminal.visit import Moment, Visit
from saloon.text.encyclopedia import bare
from saloon.text.texts import Texts
from saloon.wire import messages as wire
from saloon.wire.lobby import TableFacts
from saloon.wire.messages import KnockLine
from saloon.wire.names import seat_names

PASSING: Final[tuple[wire.Speed, ...]] = ("wait", "skip")
"""Speeds with names of their own."""


class Orders:
    """One person's say at one table."""

    def __init__(self, visit: Visit, invite: str = "") -> None:
        self.visit = visit
        self.texts = visit.terminal.texts
        self.invite = invite
        """The last link that was made here; nobody is shown an older one."""
        self.code = visit.run(visit.account.table(visit.table)).code

    def link(self) -> str:
        return invite_link(self.visit.account.url, self.invite)

    def obey(self, order: Order, moment: Moment) -> str:
        """Have it done; a line to be told, or none where the table tells enough. Raises Unheeded."""
        account, table = self.visit.account, self.visit.table
        match order.command:
            case "sit":
                wanted = self.seat(order.what, moment.facts) if order.what else None
                if self.visit.run(account.sit(table, wanted)).waiting:
                    return self.texts.say("join.say.seat_asked")
            case "stand":
                self.stand(moment)
            case "kick" if whom := onlooker(order.what, moment):
                self.do(account.remove(table, whom))
            case "kick":
                self.do(account.kick(table, self.seat(order.what, moment.facts)))
            case "mute" | "unmute":
                bots = bare(order.what) in meanings("join.word", ("bots",))
                whom = "bots" if bots else onlooker(order.what, moment)
                whom = whom or self.person(order.what, moment.facts)
                self.do(account.mute(table, whom, order.command == "mute"))
            case "host":
                self.do(account.hand_over(table, self.seat(order.what, moment.facts)))
            case "admit" | "reject":
                self.do(account.approve(table, self.knock(order.what, moment), order.command == "admit"))
            case "invite" if bare(order.what) in meanings("join.word", ("watch",)):
                link = self.visit.run(account.invite(table, watch=True)).invite
                return self.texts.say("join.say.watch_link", link=invite_link(account.url, link, watch=True))
            case "invite":
                self.invite = self.visit.run(account.invite(table)).invite
                return self.texts.say("join.lobby.link", link=self.link())
            case "renew":
                made = self.visit.run(account.renew(table))
                self.invite, self.code = made.invite, made.code
                return self.texts.say("join.say.renewed", code=self.code, link=self.link())
            case "name" if order.what:
                self.visit.run(account.rename(order.what))
            case "device":
                link = account.url + self.visit.run(account.new_device()).link
                return self.texts.say("join.say.device", link=link)
            case "forget":
                self.visit.run(account.forget_other_devices())
                return self.texts.say("join.say.forgotten")
            case "pace":
                return self.pace(order.what)
            case "close":
                self.close(moment)
            case "share":
                deal = self.visit.run(account.share_deal(table))
                return self.texts.say("join.say.same_deal", link=deal_link(account.url, deal))
            case "compare":
                found = self.visit.run(account.comparison(table, self.texts.language))
                return "\n".join(comparison_lines(found, self.texts)).strip()
            case "ready":
                return self.ready(order.what, moment)
            case "undo":
                self.visit.run(self.visit.remote.take_back())
            case _:
                pass
        return ""

    def ready(self, what: str, moment: Moment) -> str:
        """Which answers are ready; with a number, one more or one less."""
        remote, game = self.visit.remote, moment.facts.game
        if what:
            key = ready_called(game, what, self.texts)
            self.visit.run(remote.have_ready(key, key not in remote.readied))
            self.visit.run(remote.have_ready(""))
        return ready_list(game, remote.readied, self.texts)

    def pace(self, what: str) -> str:
        """How fast the bots are to play: a number, or a word for the others."""
        words: dict[str, wire.Speed] = {"1": "1", "2": "2", "4": "4"}
        for speed in PASSING:
            words |= {bare(word): speed for word in self.texts.words(f"join.pace.{speed}")}
        if bare(what) not in words:
            raise Unheeded(self.texts.say("join.say.paces"))
        self.visit.run(self.visit.remote.pace(words[bare(what)]))
        return self.texts.say("join.say.pace", speed=what)

    def stand(self, moment: Moment) -> None:
        """In a running game a bot has the seat at once: the person is asked whether he means it."""
        if moment.facts.phase == "playing" and moment.seat >= 0:
            answer = self.visit.terminal.read(self.texts.say("join.prompt.stand"))
            if not word_means(answer, "yes"):
                return
        self.do(self.visit.account.stand(self.visit.table))

    def close(self, moment: Moment) -> None:
        """End the campaign for everybody, if the person means it; a game that runs does not count then."""
        key = "close_running" if moment.facts.phase == "playing" else "close"
        if word_means(self.visit.terminal.read(self.texts.say(f"join.prompt.{key}")), "yes"):
            deed = self.visit.account.close(self.visit.table)
            self.do(deed, lambda facts: facts.campaign is None or facts.campaign.over)

    def do(self, deed: Coroutine[Any, Any, object], seen: Callable[[TableFacts], bool] | None = None) -> None:
        """Have something done, and wait until its effect has been seen, where that changes the page."""

        async def done() -> None:
            await deed
            remote = self.visit.remote
            await remote.until(lambda: seen is None or remote.lobby is None or seen(remote.lobby))

        self.visit.run(done())

    def seat(self, what: str, facts: TableFacts) -> PlayerId:
        """A seat by its number or by the name of whoever sits there."""
        names = seat_names(facts, self.texts)
        for seat in facts.seats:
            named = seat.holder != "empty" and bare(what) and bare(names[seat.seat]).startswith(bare(what))
            if what == str(seat.seat + 1) or named:
                return seat.seat
        raise Unheeded(self.texts.say("terminal.say.no_such_seat", name=what, count=len(facts.seats)))

    def person(self, what: str, facts: TableFacts) -> str:
        """The person of a seat."""
        user = facts.seats[self.seat(what, facts)].user
        if not user:
            raise Unheeded(self.texts.say("wire.error.unknown_user"))
        return user

    def knock(self, what: str, moment: Moment) -> str:
        """Whoever knocks under this name; without a name, the first."""
        for one in knocks(moment):
            if bare(one.name).startswith(bare(what)):
                return one.knock
        raise Unheeded(self.texts.say("wire.error.unknown_knock"))


def onlooker(what: str, moment: Moment) -> str:
    """Who watches under this name; empty: nobody, or somebody who only the host knows of."""
    watching = [] if moment.presence is None else moment.presence.onlookers
    named = [one.user for one in watching if bare(what) and bare(one.name).startswith(bare(what))]
    return named[0] if named else ""


def knock_line(one: KnockLine, texts: Texts) -> str:
    """Who knocks, and for what."""
    if one.seat >= 0:
        return texts.say("join.lobby.knock_seat", name=one.name, seat=one.seat + 1)
    return texts.say("join.lobby.knock", name=one.name)


def knocks(moment: Moment) -> list[KnockLine]:
    return [] if moment.presence is None else moment.presence.knocks
