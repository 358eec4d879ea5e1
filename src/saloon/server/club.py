"""What is asked over HTTP about people's games: histories, ratings, deals that are played again."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from msgspec.structs import replace

from saloon.server import histories, rights
from saloon.server.api import Api, Call
from saloon.server.comparing import compared
from saloon.server.deals import TABLES, deal_at, deal_of, shared_deals
from saloon.server.entries import Deal
from saloon.server.ratings import LEAST, Rating
from saloon.server.ratings import ratings as rated
from saloon.server.records import finished_at, game_at, last_finished
from saloon.server.refused import Refused
from saloon.server.table import Table
from saloon.text.registry import game_name
from saloon.text.texts import Texts
from saloon.wire import club, lobby
from saloon.wire.languages import USUAL, texts_in
from saloon.wire.names import bot_called

PAGE: Final = 50
"""Finished games that are told at once."""


class Club:
    """Every method serves the route of its name, as those of `Api` do."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.house = api.house
        self._rated: tuple[tuple[int, int], dict[str, list[Rating]]] | None = None
        """The ratings, and of which games they are."""

    # What somebody has played

    async def my_history(self, call: Call) -> club.HistoryPage:
        texts = texts_in(call.language or USUAL)
        plays = await self.house.store.plays_of(call.person.user)
        first = call.seq or 0
        page = plays[first : first + PAGE]
        return club.HistoryPage(
            await asyncio.to_thread(histories.figures, plays, texts),
            [histories.past_game(one, texts) for one in page],
            first + PAGE < len(plays),
            call.person.user in await self.house.store.shown([call.person.user]),
        )

    async def show_history(self, call: Call) -> lobby.Done:
        await self.house.store.put_shown(call.person.user, call.body.shown)
        return lobby.Done()

    async def forget_history(self, call: Call) -> lobby.Done:
        await self.house.store.drop_plays(call.person.user)
        return lobby.Done()

    async def histories(self, call: Call) -> club.Histories:
        """Only of those who have a seat, and for guests of the table: whoever merely watches gets none."""
        table = await self.api.table_for(call)
        rights.require_guest(table.state, call.person.user)
        texts = texts_in(call.language or USUAL)
        names = {chair.user: chair.name for chair in table.state.party.chairs if chair.user}
        shown = await self.house.store.shown(list(names))
        found = []
        for user, name in names.items():
            if user in shown:
                plays = await self.house.store.plays_of(user)
                lines = await asyncio.to_thread(histories.figures, plays, texts)
                found.append(club.PersonHistory(user, name, lines))
        return club.Histories(found)

    # How strong everybody is

    async def ratings(self, call: Call) -> club.RatingList:
        """Playing a rated game is the consent to be named here."""
        texts = texts_in(call.language or USUAL)
        stored = await self.house.store.rated_plays()
        known = (len(stored), stored[-1].at if stored else 0)
        if self._rated is None or self._rated[0] != known:
            self.api.have_thought(call)
            self._rated = known, await asyncio.to_thread(rated, stored)
        found = []
        for game, lines in self._rated[1].items():
            told = [await self._rating_line(one, texts) for one in lines]
            told.sort(key=lambda one: not one.known)
            found.append(club.GameRatings(game, game_name(game, texts), told))
        return club.RatingList(found, LEAST)

    async def _rating_line(self, one: Rating, texts: Texts) -> club.RatingLine:
        person = await self.house.store.user(one.player.user) if one.player.user else None
        name = bot_called(one.player.bot, texts) if person is None else person.name
        line = club.RatingLine(name, one.games, one.rating, one.reach, one.player.user)
        return line if one.games >= LEAST else replace(line, rating=0, reach=0, known=False)

    # The same deal at several tables

    async def share_deal(self, call: Call) -> club.DealLink:
        """Of a dealt game, or of the next one. One that was played again has the link of its first table."""
        table = await self.api.table_for(call)
        rights.require_guest(table.state, call.person.user)
        party, wanted = table.state.party, call.body.seq
        number = party.round + (party.phase == "open") if wanted is None else game_at(table.log, wanted)
        if number == 1 and party.deal is not None:
            table, number = await self.house.tables.table(party.deal.table), party.deal.number
        if number <= table.state.party.round:
            deal_of(table.log, number)
        if number not in table.door.keys.deals:
            await table.change_door(lambda: table.door.open_deal(number))
        await self.house.deals.share(table, number)
        await self.house.deals.end(table, number)
        return club.DealLink(f"{table.id}.{number}.{table.door.keys.deals[number]}")

    async def play_deal(self, call: Call) -> lobby.TableMade:
        """One table for each person: whoever comes again is led to his own."""
        first, number = await self._shared(call.body.deal)
        deal, user = deal_of(first.log, number), call.person.user
        mine = (await self.house.deals.known(deal.id)).get(user)
        own = mine.table if mine is not None and mine.playing else await self._made_before(deal, user)
        if own and own != first.id:
            return lobby.TableMade(own, "", "")
        await self.house.deals.require_fresh(deal.id, [user])
        if len(await self.house.store.results(deal.id)) >= TABLES:
            raise Refused("too_many", f"{TABLES} tables have played this deal")
        await self.api.spend_table(call)
        table, invite = await self.house.tables.make_again(call.person, first, number)
        return lobby.TableMade(table.id, invite, table.door.code)

    async def _shared(self, code: str) -> tuple[Table, int]:
        """The table and the game of a link, if it is time to play its deal."""
        name, number, secret = split_deal(code)
        try:
            table = await self.house.tables.table(name)
        except Refused as refused:
            raise (Refused("bad_invite") if refused.code == "unknown_table" else refused) from None
        if not table.door.deals_again(number, secret):
            raise Refused("bad_invite", "this link is not valid (any more)")
        party = table.state.party
        if number > party.round:
            raise Refused("not_playing", "this deal has not been dealt yet")
        if number == party.round and party.phase == "playing" and not party.has_agreed("same_deal"):
            raise Refused("not_over", "the first table still plays this deal")
        return table, number

    async def _made_before(self, deal: Deal, user: str) -> str:
        """A table of this person's with this deal that has not begun; empty: none."""
        for name in await self.house.tables.seats_of(user):
            with contextlib.suppress(Refused):
                party = (await self.house.tables.table(name)).state.party
                if party.repeats is not None and party.repeats.id == deal.id:
                    return name
        return ""

    async def comparison(self, call: Call) -> club.Comparison:
        """For those who have played the deal to its end, and for nobody else."""
        table = await self.api.table_for(call)
        number = last_finished(table.log) if call.seq is None else finished_at(table.log, call.seq)
        deal = deal_at(table.state.party, table.id, number)
        if deal not in shared_deals(table):
            raise Refused("no_duplicate", "nobody else was given this deal")
        results = await self.house.deals.results(deal)
        mine = (await self.house.deals.known(deal)).get(call.person.user)
        if table.id not in results or (mine is not None and mine.playing):  # just over, or the store failed
            await self.house.deals.end(table, number)
            results = await self.house.deals.results(deal)
        if not await self.house.deals.has_played(deal, call.person.user):
            raise Refused("not_seated", "only those who have played this deal see how others did")
        texts = texts_in(call.language or USUAL)
        return compared(table.state.kind.key, results, call.person.user, texts)


def split_deal(code: str) -> tuple[str, int, str]:
    """The table, the number of the game and the secret."""
    parts = code.split(".")
    if len(parts) != len(("table", "number", "secret")) or not parts[1].isascii() or not parts[1].isdecimal():
        raise Refused("bad_invite", "this link is not valid (any more)")
    return parts[0], int(parts[1]), parts[2]
