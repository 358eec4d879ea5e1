"""What is asked over HTTP: people, games, tables. Each route of `wire.routes` is a method here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from msgspec.structs import replace
from starlette.requests import Request

import saloon
from saloon.server import rights, words
from saloon.server.breaths import Breaths
from saloon.server.choices import game_lines
from saloon.server.deals import deal_at, shared_deals
from saloon.server.door import Knock
from saloon.server.frames import frame_for, open_frame
from saloon.server.house import House
from saloon.server.records import (
    finished_at,
    finished_moments,
    finished_record,
    finished_spans,
    game_at,
    last_finished,
    position_at,
    series_of,
    series_record,
    span_of,
)
from saloon.server.refused import Refused
from saloon.server.store import StoredNote, StoredUser, StoreFailed
from saloon.server.table import Proposal, Table
from saloon.server.words import require_language
from saloon.text.registry import BOOKS
from saloon.wire import limits, lobby
from saloon.wire.advice import Hint, ReviewSoFar, Suspicion
from saloon.wire.codec import encode
from saloon.wire.honours import Honours
from saloon.wire.languages import USUAL
from saloon.wire.messages import Door, GameSpan

HOST_PATIENCE = 60.0
"""Seconds that a host may be gone."""
COST_OF_A_LOOK = 20
"""At what is past, in entries, before any is derived."""
COST_OF_A_POSITION = 50
THOUGHTS_OF_A_REVIEW = 10
COST_OF_A_BOOK = 50
"""With a deck that no other table may have."""
NOBODY_YET = StoredUser("", "")
MOST_DIGITS = 15
"""Of the number of an entry."""


class Call(NamedTuple):
    """One request: who asks, for which table, and what he sent along."""

    request: Request
    address: str
    token: str
    person: StoredUser
    body: Any

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    @property
    def game(self) -> str:
        """One that is played here."""
        game = str(self.request.path_params["game"])
        if game not in BOOKS:
            raise Refused("unknown_game", f"no game {game!r}; games: {', '.join(BOOKS)}")
        return game

    @property
    def language(self) -> str:
        """The one that is asked for; empty: none."""
        return require_language(self.request.query_params.get("language", ""))

    @property
    def seq(self) -> int | None:
        """The entry that is meant, if one is."""
        said = self.request.query_params.get("seq", "")
        if not said:
            return None
        if not said.isascii() or not said.isdecimal() or len(said) > MOST_DIGITS:
            raise Refused("bad_message", "seq is the number of an entry")
        return int(said)

    @property
    def screen(self) -> bool:
        """Whether it is asked for a screen that the whole room sees."""
        said = self.request.query_params.get("screen", "")
        if said not in ("", "1"):
            raise Refused("bad_message", "screen is 1, or not said")
        return said == "1"


class Played(NamedTuple):
    """What was played at a table, as a body in parts; whether some of it is still hidden from somebody."""

    body: AsyncIterator[bytes]
    secret: bool


class Api:
    """Every method serves the route of its name; it gives the answer's body, or refuses."""

    def __init__(self, house: House) -> None:
        self.house = house

    # People

    async def new_user(self, call: Call) -> lobby.UserMade:
        wait = 0.0 if self.house.settings.test_mode else await self.house.newcomers.wait(call.address)
        if wait:
            raise Refused("slow_down", "too many newcomers from this address", retry_after=wait)
        user, token = await self.house.people.new(call.body.name)
        return lobby.UserMade(user.user, user.name, token)

    async def me(self, call: Call) -> lobby.UserLine:
        return await self._line(call.person)

    async def waiting(self, call: Call) -> lobby.Waiting:
        return lobby.Waiting(await self.house.tables.waiting_for(call.person.user))

    async def rename(self, call: Call) -> lobby.UserLine:
        """At the tables where he sits, too."""
        person = await self.house.rename(call.person, call.body.name)
        for name in await self.house.tables.seats_of(person.user):
            try:
                table = await self.house.tables.table(name)
            except Refused:  # cannot be read, and is no reason to keep an old name elsewhere
                continue
            await table.submit(lambda state: rights.rename(state, person))
        return await self._line(person)

    async def new_device(self, call: Call) -> lobby.DeviceMade:
        token = await self.house.people.new_token(call.person)
        return lobby.DeviceMade(token, f"/#/device/{token}")

    async def use_device(self, call: Call) -> lobby.UserLine:
        """The app gives the browser its cookie; whoever it was before, it has no key to him any more."""
        return await self._line(call.person)

    async def forget_this_device(self, call: Call) -> lobby.Done:
        """Its sockets are closed at once; seats stay where they are."""
        await self.house.drop_tokens(call.token, call.person, others=False)
        return lobby.Done()

    async def forget_other_devices(self, call: Call) -> lobby.Done:
        """Whoever holds a lost one is gone at once."""
        await self.house.drop_tokens(call.token, call.person, others=True)
        return lobby.Done()

    async def _line(self, person: StoredUser) -> lobby.UserLine:
        return lobby.UserLine(person.user, person.name, await self.house.tables.seats_of(person.user))

    # Games and tables

    async def games(self, call: Call) -> lobby.GameList:
        return lobby.GameList(game_lines())

    async def book(self, call: Call) -> bytes:
        return await asyncio.to_thread(words.book, call.game, call.language or USUAL)

    async def encyclopedia(self, call: Call) -> bytes:
        return await asyncio.to_thread(words.encyclopedia, call.game, call.language or USUAL)

    async def texts(self, call: Call) -> bytes:
        return await asyncio.to_thread(words.word_list, call.language or USUAL)

    async def tables(self, call: Call) -> lobby.TableList:
        user, tables = call.person.user, self.house.tables
        shown = [one for one in await tables.listed() if await self.house.deals.may_see(one, user)]
        return lobby.TableList([one.state.facts for one in shown])

    async def new_table(self, call: Call) -> lobby.TableMade:
        await self.spend_table(call)
        table, invite = await self.house.tables.make(call.person, call.body, call.language or USUAL)
        return lobby.TableMade(table.id, invite, table.door.code)

    async def spend_table(self, call: Call) -> None:
        """Somebody makes a table, and may not make too many."""
        wait = 0.0 if self.house.settings.test_mode else await self.house.new_tables.wait(call.person.user)
        if wait:
            raise Refused("too_many", "too many tables at once", retry_after=wait)

    async def table(self, call: Call) -> lobby.TableFacts:
        return facts_for(await self.table_for(call), call.person)

    async def table_book(self, call: Call) -> bytes:
        wishes = (await self._table_with_book(call)).state.party.wishes
        if wishes.deck is not None:
            self._look_back(call, COST_OF_A_BOOK)
        return await asyncio.to_thread(words.table_book, wishes, call.language or USUAL)

    async def _table_with_book(self, call: Call) -> Table:
        """One that the asker may see; or one whose deal he has played too, and whose replay he may see."""
        try:
            return await self.table_for(call)
        except Refused as refused:
            table = await self.house.tables.table(call.table)
            for deal in shared_deals(table) if refused.code == "forbidden" else ():
                if await self.house.deals.has_played(deal, call.person.user):
                    return table
            raise

    async def join(self, call: Call) -> lobby.Joined:
        if call.body.invite:
            table, waiting = await self.house.tables.come_in(call.body.invite, call.person)
            watching = not waiting and call.person.user not in table.state.party.guests
            return lobby.Joined(table.id, waiting, watching)
        return await self._knock(call)

    async def _knock(self, call: Call) -> lobby.Joined:
        """A code opens no door by itself, a table's name never does, and guessing is slow."""
        for guesser in (call.address, call.person.user):
            wait = await self.house.codes.wait(guesser)
            if wait:
                raise Refused("slow_down", "too many codes were tried", retry_after=wait)
        tables, code = self.house.tables, call.body.code
        table = await (tables.by_code(code) if code else tables.table(call.body.table))
        stands_open = bool(code) and table.state.party.wishes.open_door
        if stands_open and (await tables.may_be_guessed(table, code) or table.door.doubts(code)):
            stands_open = False
        if stands_open or call.person.user in table.state.party.guests:
            await table.submit(lambda state: rights.join(state, call.person))
            return lobby.Joined(table.id)
        rights.join(table.state, call.person)
        wait = await self.house.knocks.wait(table.id)
        if wait:
            raise Refused("slow_down", "too many knock at this door", retry_after=wait)
        table.knock(Knock(call.person))
        return lobby.Joined(table.id, waiting=True)

    async def table_for(self, call: Call) -> Table:
        """The table of a request, if whoever asks may see it."""
        table = await self.house.tables.table(call.table)
        rights.require_sight(table.state, call.person.user)
        await self.house.deals.look(table, call.person.user)
        return table

    async def past_table(self, call: Call) -> Table:
        """The same; or one at which a deal was played that the asker has played to its end himself."""
        try:
            return await self.table_for(call)
        except Refused as refused:
            if refused.code != "forbidden" or call.seq is None:
                raise
            table = await self.house.tables.table(call.table)
            deal = deal_at(table.state.party, table.id, game_at(table.log, call.seq))
            if not await self.house.deals.has_played(deal, call.person.user):
                raise
        finished_at(table.log, call.seq)
        return table

    # At a table

    async def sit(self, call: Call) -> lobby.TableFacts:
        """Where others play already, a bot's seat is the host's to give: he is asked."""
        table, person, seat = await self.table_for(call), call.person, call.body.seat
        if table.state.party.repeats is not None:
            await self.house.deals.require_fresh(table.state.party.repeats.id, [person.user], table.id)
        if rights.asks_the_host(table.state, person.user):
            wanted = rights.sit(table.state, person, seat, agreed=True)
            if wanted is not None:
                table.knock(Knock(person, "sit", wanted.seat))
                return replace(facts_for(table, person), waiting=True)
        return await self._submit(call, lambda state: rights.sit(state, person, seat))

    async def stand(self, call: Call) -> lobby.TableFacts:
        try:
            return await self._submit(call, lambda state: rights.stand(state, call.person.user))
        except Refused as refused:
            if refused.code != "table_damaged":
                raise
            return await self.house.tables.leave_damaged(call.table, call.person.user)

    async def start(self, call: Call) -> lobby.TableFacts:
        """What can be refused is refused before devices are asked for their lots."""
        await self._inherit(call)
        table, user = await self.table_for(call), call.person.user
        rights.start(table.state, user)
        await self.house.tables.require_room()
        lots = await table.draw_lots()
        try:
            return await self._submit(call, lambda state: rights.start(state, user, lots))
        finally:
            table.clear_lots()

    async def kick(self, call: Call) -> lobby.TableFacts:
        return await self._submit(call, lambda state: rights.kick(state, call.person.user, call.body.seat))

    async def remove(self, call: Call) -> lobby.TableFacts:
        return await self._submit(call, lambda state: rights.remove(state, call.person.user, call.body.user))

    async def mute(self, call: Call) -> lobby.TableFacts:
        host, whom, muted = call.person.user, call.body.user, call.body.muted
        return await self._submit(call, lambda state: rights.mute(state, host, whom, muted))

    async def host(self, call: Call) -> lobby.TableFacts:
        return await self._submit(
            call, lambda state: rights.hand_over(state, call.person.user, call.body.seat)
        )

    async def agree(self, call: Call) -> lobby.TableFacts:
        await self._inherit(call)
        return await self._submit(call, lambda state: rights.agree(state, call.person.user, call.body))

    async def bot(self, call: Call) -> lobby.TableFacts:
        await self._inherit(call)
        seat, bot = call.body.seat, call.body.bot
        return await self._submit(call, lambda state: rights.place_bot(state, call.person.user, seat, bot))

    async def rematch(self, call: Call) -> lobby.TableFacts:
        await self._inherit(call)
        seed = self.house.tables.new_seed()
        await self.house.tables.keep_code(await self.table_for(call))
        return await self._submit(call, lambda state: rights.rematch(state, call.person.user, seed))

    async def close(self, call: Call) -> lobby.TableFacts:
        await self._inherit(call)
        return await self._submit(call, lambda state: rights.close(state, call.person.user))

    async def invite(self, call: Call) -> lobby.TableMade:
        """Only the hash of an invite is kept, so nobody can be shown an old one.

        A link for watching can be had by whoever may watch.
        """
        table = await self.table_for(call)
        if call.body.watch:
            return lobby.TableMade(table.id, await self.house.tables.watch_link(table), "")
        rights.require_guest(table.state, call.person.user)
        invite = await self.house.tables.new_invite(table, call.person.user)
        return lobby.TableMade(table.id, invite, table.door.code)

    async def renew(self, call: Call) -> lobby.TableMade:
        """For a host whose code or link has come to the wrong people."""
        await self._inherit(call)
        table = await self.table_for(call)
        rights.require_host(table.state, call.person.user)
        invite = await self.house.tables.renew_door(table)
        table.presence_changed()
        return lobby.TableMade(table.id, invite, table.door.code)

    async def approve(self, call: Call) -> lobby.TableFacts:
        await self._inherit(call)
        table = await self.table_for(call)
        rights.require_host(table.state, call.person.user)
        knocker = table.door.knocker(call.body.knock)
        if call.body.welcome:
            await table.submit(lambda state: rights.welcome(state, knocker))
        table.knock_answered(call.body.knock)
        await self.house.tell(knocker.user.user, Door(table.id, call.body.welcome, knocker.seat))
        table.presence_changed()
        return facts_for(table, call.person)

    async def _inherit(self, call: Call) -> None:
        """When the host has been gone for long, somebody with a seat has the say."""
        table = await self.table_for(call)
        if table.driver.gone_for(table.state.party.host) >= HOST_PATIENCE:
            await table.submit(lambda state: rights.inherit(state, call.person.user))

    async def _submit(self, call: Call, proposal: Proposal) -> lobby.TableFacts:
        table = await self.table_for(call)
        await table.submit(proposal)
        table.presence_changed()
        return facts_for(table, call.person)

    # What somebody thinks, for himself

    async def notes(self, call: Call) -> lobby.NoteList:
        table = await self.table_for(call)
        stored = await self.house.store.notes(table.id, call.person.user)
        return lobby.NoteList([lobby.Note(*note) for note in stored])

    async def note(self, call: Call) -> lobby.NoteList:
        """Outside the log: that somebody thinks is nobody else's business either."""
        table = await self.table_for(call)
        rights.chair_at(table.state, call.body.seat)
        note = StoredNote(table.log.seq, call.body.seat, call.body.text)
        await self.house.store.put_note(table.id, call.person.user, note)
        return await self.notes(call)

    # Advice

    async def hint(self, call: Call) -> Hint:
        table = await self.table_for(call)
        seat = rights.require_advice(table.state, call.person.user)
        self.have_thought(call)
        return await self.house.advisers.hint(table, seat, call.language or USUAL)

    async def suspicion(self, call: Call) -> Suspicion:
        table = await self.table_for(call)
        seat = rights.require_advice(table.state, call.person.user)
        self.have_thought(call)
        return await self.house.advisers.suspicion(table, seat, call.language or USUAL)

    async def review(self, call: Call) -> ReviewSoFar:
        """Of a finished game: nobody is told anything that its replay does not show."""
        table = await self.past_table(call)
        number = last_finished(table.log) if call.seq is None else finished_at(table.log, call.seq)
        begun = self.house.advisers.begun(table.id, number)
        span = span_of(table.log, number)
        self._look_back(call, span.last - span.first if begun is not None and begun.found is not None else 0)
        if begun is None:
            self.have_thought(call, THOUGHTS_OF_A_REVIEW)
        return await self.house.advisers.review(table, number, call.language or USUAL)

    async def honours(self, call: Call) -> Honours:
        """Of a finished game, from what everybody was told of it."""
        table = await self.past_table(call)
        number = last_finished(table.log) if call.seq is None else finished_at(table.log, call.seq)
        span = span_of(table.log, number)
        self._look_back(call, span.last - span.first)
        return await self.house.memories.honours(table, number, call.language or USUAL)

    # What was played

    async def record(self, call: Call) -> Played:
        table = await self.table_for(call)
        span = span_of(table.log, last_finished(table.log))
        self._look_back(call, span.last - span.first)
        return Played(one_part(await finished_record(table.log, self._breaths)), secret=False)

    async def series(self, call: Call) -> Played:
        table = await self.table_for(call)
        spans = [span_of(table.log, number) for number in series_of(table.log)]
        self._look_back(call, spans[-1].last - spans[0].first)
        return Played(one_part(await series_record(table.log, self._breaths)), secret=False)

    async def history(self, call: Call) -> Played:
        """A running game is shown as the asker saw it, or his screen that the room sees, and no more."""
        table = await self.table_for(call)
        user, language, seq, screen = call.person.user, call.language, call.seq, call.screen
        after = 0 if seq is None else min(max(0, seq - 1), table.log.seq)
        most = table.log.seq - after if seq is None else min(table.log.seq - after, limits.HISTORY_PAGE)
        self._look_back(call, most)
        moments = islice(table.log.moments(after), most)
        frames = (frame_for(moment, user, language, screen) for moment in moments)
        return Played(self._told(table, frames), secret=table.state.party.phase == "playing")

    async def replay(self, call: Call) -> Played:
        """Everything lies open, because the game is over."""
        table = await self.past_table(call)
        log, seq, language = table.log, call.seq, call.language
        span = span_of(log, last_finished(log) if seq is None else finished_at(log, seq))
        self._look_back(call, span.last - span.first)
        async for _ in self._breaths.all(finished_moments(log, seq)):  # may refuse, up to the last one
            pass
        frames = (open_frame(moment, language) for moment in finished_moments(log, seq))
        return Played(self._told(table, frames, finished_spans(log)), secret=False)

    async def broadcast(self, call: Call) -> Played:
        """Everything lies open that was so some minutes ago, because the table agreed to it."""
        table = await self.table_for(call)
        rights.require_broadcast(table.state, call.person.user)
        began = table.log.round_began(table.state.party.round)
        if began < 0:
            raise Refused("not_playing", "no game was played here yet")
        after = max(began, 0 if call.seq is None else call.seq - 1)
        most = min(max(0, table.broadcast_seq() - after), limits.HISTORY_PAGE)
        self._look_back(call, most)
        moments = islice(table.log.moments(after), most)
        frames = (open_frame(moment, call.language) for moment in moments)
        return Played(self._told(table, frames), secret=True)

    async def position(self, call: Call) -> lobby.PositionText:
        table = await self.table_for(call)
        self._look_back(call, COST_OF_A_POSITION)
        wish, breaths = call.body, self._breaths
        return lobby.PositionText(
            await position_at(table.log, wish.seq, call.person.user, wish.open, breaths)
        )

    @property
    def _breaths(self) -> Breaths:
        return self.house.breaths

    def _look_back(self, call: Call, entries: int) -> None:
        """So many entries are derived again for somebody."""
        if self.house.settings.test_mode:
            return
        wait = self.house.looking_back.wait(call.person.user, COST_OF_A_LOOK + entries)
        if wait:
            raise Refused("slow_down", "that is much of the past at once", retry_after=wait)

    def have_thought(self, call: Call, thoughts: int = 1) -> None:
        """Somebody has others think for him, who have to think for everybody."""
        if self.house.settings.test_mode:
            return
        wait = self.house.thoughts.wait(call.person.user, thoughts)
        if wait:
            raise Refused("slow_down", "that is much to think about at once", retry_after=wait)

    async def _told(
        self, table: Table, frames: Iterator[str], games: Sequence[GameSpan] = ()
    ) -> AsyncIterator[bytes]:
        """A history, as it is made."""
        yield b'{"table":%b,"entries":[' % encode(table.id)
        between = b""
        async for some in self._breaths.all(frames):
            yield between + ",".join(some).encode()
            between = b","
        yield b'],"games":%b}' % encode(list(games))

    # The server itself

    async def healthz(self, call: Call) -> lobby.Health:
        tables = self.house.tables
        well = lobby.Health("ok", saloon.__version__, len(tables), damaged=tables.damaged)
        node = self.house.node
        if node is not None and node.draining and node.proven and node.shared.drives:
            return replace(well, status="draining")
        if node is not None and (self.house.away or node.draining):
            return replace(well, status="failing", store="leaving" if node.draining else "lease")
        try:
            await self.house.store.check()
        except StoreFailed as error:
            return replace(well, status="failing", store=error.reason or "failed")
        return well

    async def metrics(self, call: Call) -> bytes:
        return self.house.metrics.page()


async def one_part(whole: bytes) -> AsyncIterator[bytes]:
    yield whole


def facts_for(table: Table, person: StoredUser) -> lobby.TableFacts:
    """The table's facts; for its guests with the code."""
    facts = table.state.facts
    return replace(facts, code=table.door.code) if person.user in table.state.party.guests else facts
