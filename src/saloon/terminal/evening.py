"""An evening at a table of a server: lobby, game, result, lobby, and so on until the person leaves."""

from __future__ import annotations

from pathlib import Path

from saloon.client.account import Account
from saloon.kernel.views import SPECTATOR
from saloon.terminal.afterwards import read_after_game
from saloon.terminal.grammar import parse_order
from saloon.terminal.lobby import Lobby
from saloon.terminal.orders import Orders
from saloon.terminal.play import Play
from saloon.terminal.registry import LOOKS
from saloon.terminal.remote import RemoteSitting
from saloon.terminal.saves import RECORDS, home, write_whole
from saloon.terminal.sitting import BrokenOff, Unheeded
from saloon.terminal.terminal import no_clock
from saloon.terminal.tidings import Tidings
from saloon.terminal.visit import Moment, Visit
from saloon.text.texts import Texts
from saloon.wire.lobby import TableFacts

PACE = "instant"
"""People and bots elsewhere take their own time."""


class Evening:
    """One table, from sitting down to leaving."""

    def __init__(self, visit: Visit, table: str, invite: str, watch: bool, asks_interrupts: bool) -> None:
        self.visit = visit
        self.terminal = visit.terminal
        self.asks_interrupts = asks_interrupts
        visit.go_to(table)
        self.orders = Orders(visit, invite)
        self.tidings = Tidings(visit.terminal.texts, visit.account.user)
        self.tidings.hear_words(visit.remote.chat)
        if not watch:
            self.sit_down()

    def sit_down(self) -> None:
        """Take a seat unless the person has one; if there is none, he watches."""
        try:
            self.visit.run(self.visit.account.sit(self.visit.table))
        except Unheeded as why:
            self.terminal.show([str(why)])
            self.terminal.say("join.say.watching")

    def run(self) -> None:
        """Game after game. Raises Left when the person leaves."""
        while True:
            lobby = Lobby(self.visit, self.tidings, self.orders)
            self.play(lobby.run())
            if not self.terminal.has_person and not lobby.is_host:
                return

    def play(self, moment: Moment) -> None:
        """One game to its end."""
        if moment.facts.game not in LOOKS:
            raise Unheeded(self.terminal.texts.say("join.error.unknown_game", game=moment.facts.game))
        if moment.seat == SPECTATOR and self.terminal.has_person:
            self.tidings.note("join.say.sit_hint")
        sitting = RemoteSitting(self.orders, moment, self.tidings, self.asks_interrupts)
        texts = Texts(self.terminal.texts.language, moment.facts.family)
        game = Play(sitting, texts, self.terminal, PACE)
        self.terminal.clock = sitting.countdown
        try:
            game.run()
        except BrokenOff:
            return
        finally:
            self.terminal.clock = no_clock
        self.asks_interrupts = sitting.asks_interrupts
        path = self.kept_record(moment)
        game.conclude(path)
        if self.terminal.has_person:
            self.look_back(sitting, path, game)

    def look_back(self, sitting: RemoteSitting, path: Path | None = None, game: Play | None = None) -> None:
        """The result stays on the screen until the person has seen enough. The host may close a campaign."""
        facts = sitting.moment.facts
        campaign, host = facts.campaign, facts.host == self.visit.account.user
        prompt = "join.prompt.ended"
        if host and campaign is not None and not campaign.over:
            prompt = "join.prompt.ended_campaign"
        order = parse_order(read_after_game(self.terminal, self.terminal.texts.say(prompt), path, game))
        if order.command:
            try:
                self.tidings.tell(self.orders.obey(order, sitting.moment))
            except Unheeded as why:
                self.tidings.tell(str(why))

    def kept_record(self, moment: Moment) -> Path | None:
        """The record of the game, fetched and kept; None if the server has gone on already."""
        try:
            record = self.visit.run(fetched(self.visit.account, moment.facts))
        except Unheeded:
            return None
        path = record_path(moment.facts, moment.facts.round)
        write_whole(path, record)
        return path


async def fetched(account: Account, facts: TableFacts) -> bytes:
    """The last finished game of a table; a campaign with all its games."""
    return await (account.record(facts.table) if facts.campaign is None else account.series(facts.table))


def record_path(facts: TableFacts, number: int) -> Path:
    """Where the record of this game of a table is kept: its first one, its second one …; of a campaign all
    games are in one file, which grows."""
    campaign = facts.campaign
    if campaign is not None:
        first = number - campaign.game + 1
        return home() / RECORDS / f"{facts.game}-{facts.table}-{max(first, 1)}-campaign.json"
    return home() / RECORDS / f"{facts.game}-{facts.table}-{number}.json"
