"""All tables: made, found, read from their logs when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Final

from msgspec.structs import replace

from saloon.games.registry import GAMES, game_type
from saloon.kernel.codec import encode
from saloon.kernel.protocol import AnyGame
from saloon.kernel.wishes import SEED
from saloon.server import rights
from saloon.server.cleaning import clean_wishes, require_clean
from saloon.server.deals import deal_of
from saloon.server.door import (
    BETWEEN,
    EXPIRED,
    Door,
    Keys,
    Knock,
    Listing,
    door_of,
    listing_body,
    listing_from,
    split_invite,
)
from saloon.server.entries import Made, from_body, to_body
from saloon.server.lessons import lesson_of, prepared
from saloon.server.log import TableLog
from saloon.server.party import new_party
from saloon.server.plates import Plates
from saloon.server.positions import laid_out, setup_by
from saloon.server.records import moments_of
from saloon.server.refused import Refused
from saloon.server.settings import Settings
from saloon.server.store import DAY, StoreDamaged, StoredState, StoredTable, StoredUser, StoreFailed, now
from saloon.server.table import Table, Tools
from saloon.text.registry import ENCYCLOPEDIAS
from saloon.wire import limits
from saloon.wire.languages import USUAL, texts_in
from saloon.wire.lobby import OWN_FIELDS, NewTable, SeatLine, TableFacts

SWEEP_EVERY: Final = 60.0
BREATH: Final = 50
"""Entries that are read in one go, before others have their turn."""
WRONG_CODES: Final = "wrong_codes"
ALIVE: Final = ("open", "playing", BETWEEN)

LOG = logging.getLogger("saloon.server.tables")


class Tables:
    """The tables of the house. In memory are those that somebody watches or that go on by themselves."""

    def __init__(self, tools: Tools, settings: Settings) -> None:
        self._tools = tools
        self._settings = settings
        self._tables: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._going: dict[str, asyncio.Task[None]] = {}
        """Tables that are being put away."""
        self._damaged: set[str] = set()
        """Tables that cannot be read."""
        self._tried: set[str] = set()
        """Of those, the ones that are not tried again for a while: they may have been restored meanwhile."""
        self.plates = Plates()
        self._chores: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def damaged(self) -> int:
        """How many cannot be read, as far as is known."""
        return len(self._damaged)

    # The house opens and closes

    async def start(self) -> None:
        """Know all codes; read games that run in the background, so that they go on by themselves."""
        self.plates.wrong = await self._tools.store.count(WRONG_CODES)
        playing = []
        for line in await self._tools.store.tables(*ALIVE):
            try:
                listing = listing_from(line)
            except (ValueError, RecursionError) as error:
                self._is_damaged(line.table, error)
                continue
            self.plates.hang(listing.code, line.table, listing.wrong_before)
            self._tools.seats.read(listing.facts)
            if line.state == "playing":
                playing.append(line.table)
        self._chores = [asyncio.create_task(self._read_all(playing)), asyncio.create_task(self._sweep())]

    async def _read_all(self, playing: list[str]) -> None:
        for table in playing:
            with contextlib.suppress(Refused, StoreFailed):
                await self.table(table)
        LOG.info("%d running games are back", len(playing))

    async def stop(self) -> None:
        for chore in [*self._chores, *self._reading.values()]:
            chore.cancel()
        await asyncio.gather(*self._chores, *self._reading.values(), return_exceptions=True)
        await asyncio.gather(*[table.stop() for table in self._tables.values()])
        self._tables.clear()

    async def _sweep(self) -> None:
        while True:
            await self._tools.clock.sleep(SWEEP_EVERY)
            self._tried.clear()
            with contextlib.suppress(StoreFailed):
                await self._put_aside()
            for table in list(self._tables.values()):
                if table.is_idle:
                    await self._put_away(table)

    async def _put_aside(self) -> None:
        """Open tables at which nobody has done anything for long have no code and no seats any more.

        Their logs are kept: whoever comes to one by its address has it back.
        """
        if not self._settings.open_for:
            return
        before = now() - int(self._settings.open_for * DAY)
        for line in await self._tools.store.stale("open", before):
            table = self._tables.get(line.table)
            if table is not None and not table.is_idle:
                await self._tools.store.put_table(line)  # somebody is there: it is not stale
                continue
            if table is not None:
                await self._put_away(table)
            await self._tools.store.put_table(line._replace(state=EXPIRED))
            self._tools.seats.drop(line.table)
            with contextlib.suppress(ValueError, RecursionError):
                self.plates.take_down(listing_from(line).code)

    async def _put_away(self, table: Table) -> None:
        """Its log is in the store: it comes back from there, once all that was begun is stored."""
        del self._tables[table.id]
        self._count()
        going = self._going[table.id] = asyncio.create_task(table.stop())
        going.add_done_callback(lambda _: self._going.pop(table.id))
        await going
        if not table.state.party.goes_on:
            await self._take_down(table.id, table.door)

    # Finding

    async def table(self, table: str) -> Table:
        """The table of this id, as its log is now."""
        return await self.at_hand(table)

    async def at_hand(self, table: str) -> Table:
        """The table of this id, read from its log if need be."""
        if not is_id(table):
            raise Refused("unknown_table", "there is no such table")
        if table in self._tried:
            raise damaged()
        while (found := self._tables.get(table)) is None:
            reading = self._reading.get(table)
            if reading is None:
                reading = self._reading[table] = asyncio.create_task(self._read(table))
                reading.add_done_callback(lambda done: self._have_read(table, done))
            await asyncio.shield(reading)
        return found

    def _have_read(self, table: str, done: asyncio.Task[Table]) -> None:
        """Whoever wanted the table may have gone meanwhile, and nobody hears that there is none."""
        self._reading.pop(table, None)
        if not done.cancelled():
            done.exception()

    async def _read(self, table: str) -> Table:
        if table in self._going:
            await asyncio.wait([self._going[table]])
        line = await self._tools.store.table(table)
        if line is None:
            raise Refused("unknown_table", "there is no such table")
        try:
            listing = listing_from(line)
            log, changed_at = await self._read_log(table, listing.facts)
        except Exception as error:  # whatever was done to it, it is the trouble of this table alone
            if isinstance(error, StoreFailed) and not isinstance(error, StoreDamaged):
                raise
            self._is_damaged(table, error)
            raise damaged() from error
        found = await self._open(log, listing, changed_at)
        if table in self._damaged or line.state == EXPIRED:
            await self._is_back(line, found)
        return found

    async def _open(self, log: TableLog, listing: Listing, changed_at: int) -> Table:
        """A table that was read. `changed_at`: when its game changed last."""
        return self._set_up(Table(self._tools, log, door_of(listing), self._settings.grace))

    def _is_damaged(self, table: str, error: Exception) -> None:
        self._tried.add(table)
        if table not in self._damaged:
            LOG.error("table %s is damaged and stays as it is", table, exc_info=error)
            self._damaged.add(table)
            self._tools.metrics.faults.inc()
            self._tools.metrics.damaged.set(len(self._damaged))

    async def _is_back(self, line: StoredTable, table: Table) -> None:
        """A table that was damaged or put aside can be played at again: it has its code and its seats."""
        self._damaged.discard(table.id)
        self._tools.metrics.damaged.set(len(self._damaged))
        if table.state.party.goes_on:
            await self.keep_code(table)
            self._tools.seats.keep(table.id, table.state.party)
            if line.state == EXPIRED:
                await table.change_door(lambda: None)

    async def _read_log(self, table: str, facts: TableFacts) -> tuple[TableLog, int]:
        """The log, and when its game changed last."""
        entries = await self._tools.store.entries(table)
        stored = await self._tools.store.state(table)
        made = from_body(entries[0].body)
        assert isinstance(made, Made)
        log = TableLog(table, made)
        changed_at = entries[0].at
        for number, one in enumerate(entries[1:], 1):
            log.read(from_body(one.body), stored)
            if log.state.game_changed:
                changed_at = one.at
            if number % BREATH == 0:
                await asyncio.sleep(0)
        chairs, game = log.state.party.chairs, log.state.game
        if game is not None and log.state.kind.seats(game) != len(chairs):
            raise StoreDamaged(f"table {table} has {len(chairs)} chairs for another number of players")
        if log.have_read(facts) and log.state.game is not None:
            await self._tools.store.put_state(table, StoredState(log.seq, encode(log.state.game)))
            log.stored = log.seq
        return log, changed_at

    def _set_up(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._count()
        return table

    def _count(self) -> None:
        self._tools.metrics.tables.set(len(self._tables))

    async def by_code(self, code: str) -> Table:
        wrong = self.plates.wrong
        try:
            return await self.table(self.plates.table(code))
        finally:
            if self.plates.wrong != wrong:
                await self._tools.store.put_count(WRONG_CODES, self.plates.wrong)

    async def come_in(self, invite: str, person: StoredUser) -> tuple[Table, bool]:
        """The table of an invite, or of a link for watching: whoever has it may see it from now on.

        After somebody was removed he may have it too, under another name: then one only knocks with it, and
        True comes with the table. Tells nobody whether it was the table or the secret that was wrong.
        """
        name, secret = split_invite(invite)
        try:
            table = await self.table(name)
        except Refused as refused:
            raise (Refused("bad_invite") if refused.code == "unknown_table" else refused) from None
        if not table.door.admits(secret) and not table.door.shows(secret):
            raise Refused("bad_invite", "this invite is not valid (any more)")
        enter = rights.join if table.door.admits(secret) else rights.watch
        if table.door.doubts(secret) and enter(table.state, person) is not None:
            table.knock(Knock(person, "join" if enter is rights.join else "watch"))
            return table, True
        await table.submit(lambda state: enter(state, person))
        return table, False

    async def may_be_guessed(self, table: Table, code: str) -> bool:
        """Whether so many codes were tried that somebody may have this one by chance."""
        return self.plates.may_be_guessed(code)

    async def listed(self) -> list[Table]:
        """Tables that anybody may join or watch: where a game runs, or somebody waits for one."""
        watched = [table for table in self._tables.values() if len(table.audience)]
        return [one for one in watched if not one.state.facts.private and one.state.party.goes_on]

    def phase_of(self, table: str) -> str:
        """Of a table in memory; of any other one nothing is known here."""
        found = self._tables.get(table)
        return "" if found is None else found.state.party.phase

    async def seats_of(self, user: str) -> list[str]:
        """Tables where this person has a seat."""
        return self._tools.seats.of(user)

    async def waiting_for(self, user: str) -> list[str]:
        """Tables where this person is asked something; those that were put away are read again."""
        found: list[str] = []
        for name in (await self.seats_of(user))[-limits.WAITING_TABLES :]:
            with contextlib.suppress(Refused):
                state = (await self.table(name)).state
                if state.asked >= 0 and state.asked == state.party.seat_of(user):
                    found.append(name)
        return found

    async def leave_damaged(self, table: str, user: str) -> TableFacts:
        """Take somebody from the line of a table whose log cannot go on: there is no other way to go."""
        line = await self._tools.store.table(table) if table in self._damaged else None
        try:
            listing = None if line is None else listing_from(line)
        except (ValueError, RecursionError):
            listing = None
        if line is None or listing is None or user not in (seat.user for seat in listing.facts.seats):
            raise damaged()
        seats = [SeatLine(one.seat, "empty") if one.user == user else one for one in listing.facts.seats]
        facts = replace(listing.facts, seats=seats)
        await self._tools.store.put_table(line._replace(facts=listing_body(replace(listing, facts=facts))))
        self._tools.seats.read(facts)
        return facts

    # Making

    async def make(self, host: StoredUser, wishes: NewTable, language: str = USUAL) -> tuple[Table, str]:
        """A new table and an invite to it. What is wrong with the wishes is told in a language."""
        seed = wishes.seed if wishes.seed and self._settings.test_mode else self.new_seed()
        wishes = clean_wishes(wishes, language)
        if wishes.lesson:
            seed = lesson_of(wishes).seed
            wishes = prepared(wishes)
        if wishes.position:
            wishes = laid_out(wishes, seed, language)
        wishes = checked_wishes(wishes, seed, self._settings.test_mode, language)
        made = Made(wishes, host.user, host.name, seed, self._settings.test_mode)
        if wishes.rated:
            rights.require_ratable(new_party(made))
        return await self._set_table(made)

    async def require_room(self) -> None:
        """Refused where no new tables and games are begun any more."""

    async def _set_table(self, made: Made) -> tuple[Table, str]:
        name = secrets.token_hex(6)
        door, invite = await self._new_door(name)
        log = TableLog(name, made)
        try:
            await self._tools.store.append(name, 1, made.what, to_body(made), door.listing(log.state))
        except Exception:
            await self._take_down(name, door)
            raise
        self._tools.seats.keep(name, log.state.party)
        return self._set_up(Table(self._tools, log, door)), invite

    async def _new_door(self, table: str) -> tuple[Door, str]:
        """With a code of its own, and an invite."""
        door = Door(Keys((), self.plates.new(table), wrong_before=self.plates.wrong))
        return door, door.new_invite(table)

    async def _take_down(self, table: str, door: Door) -> None:
        """The code of this door leads nowhere any more."""
        self.plates.take_down(door.code)

    async def make_again(self, host: StoredUser, first: Table, number: int) -> tuple[Table, str]:
        """A table of somebody's own with the deal of a game of another one, and an invite to it."""
        deal = deal_of(first.log, number)
        dealt = next(moments_of(first.log, number)).state.party
        private = replace(dealt.wishes, private=True, open_door=False, open_seats=False)
        wishes = replace(private, host_plays=True, lesson="")
        made = Made(wishes, host.user, host.name, dealt.seed, self._settings.test_mode, deal)
        return await self._set_table(made)

    async def new_invite(self, table: Table, user: str) -> str:
        """The host's own, or a guest's."""
        made: list[str] = []
        guest = "" if user == table.state.party.host else user
        await table.change_door(lambda: made.append(table.door.new_invite(table.id, guest)))
        return made[-1]

    async def watch_link(self, table: Table) -> str:
        """Made when it is wanted for the first time."""
        if not table.door.watch:
            await table.change_door(table.door.open_for_watching)
        return f"{table.id}.{table.door.watch}"

    async def renew_door(self, table: Table) -> str:
        """A new code and a new invite; all that was given out before is worth nothing."""
        code = self.plates.new(table.id)
        made: list[str] = []
        old: list[str] = []

        def renew() -> None:
            old.append(table.door.code)
            made.append(table.door.renew(table.id, code, self.plates.wrong))

        try:
            await table.change_door(renew)
        except Refused:
            self.plates.take_down(code)
            raise
        self.plates.take_down(old[0])
        return made[0]

    async def keep_code(self, table: Table) -> None:
        """A table that is played at again after a long time has its code again, or a new one."""
        door = table.door
        if not self.plates.hang(door.code, table.id, door.wrong_before):
            door.change_code(self.plates.new(table.id), self.plates.wrong)

    def new_seed(self) -> str:
        return secrets.token_hex(limits.TOKEN_BYTES)


def is_id(text: str) -> bool:
    """Whether it could be an id at all: nothing else is asked of the store, which may not even take it."""
    return 0 < len(text) <= limits.ID_CHARACTERS and text.isascii() and text.isprintable()


def damaged() -> Refused:
    return Refused("table_damaged", "this table cannot be read; it is kept as it is")


def checked_wishes(wishes: NewTable, seed: str, test_mode: bool, language: str = USUAL) -> NewTable:
    """What is to be played, with the usual in place of what was not said; bad wishes are refused.

    What makes no sense in the game is told in a language.
    """
    if wishes.seed and not test_mode:
        raise Refused("bad_setup", "a seed can be chosen in test mode only")
    if wishes.game not in GAMES:
        raise Refused("bad_setup", f"unknown game {wishes.game!r}; games: {', '.join(GAMES)}")
    kind = game_type(wishes.game)
    sets = wishes.sets or kind.sets()[:1]
    preset = wishes.preset or kind.presets()[0]
    check_bots(wishes)
    check_own(wishes, kind)
    rules = {**kind.simplest(), **wishes.rules} if wishes.family else wishes.rules
    wishes = replace(wishes, sets=sets, preset=preset, rules=rules, seed="")
    try:
        game = kind.deal(setup_by(wishes, kind, seed))
    except (ValueError, KeyError, TypeError) as error:
        told = why_not_set_up(kind.key, error, language) if isinstance(error, ValueError) else str(error)
        raise Refused("bad_setup", told) from error
    if wishes.position or wishes.deck is not None or wishes.wishes:
        require_clean(game, language)
    return wishes


def why_not_set_up(game: str, error: ValueError, language: str) -> str:
    if game not in ENCYCLOPEDIAS:
        return str(error)
    return ENCYCLOPEDIAS[game].why_not_set_up(error, texts_in(language))


def check_own(wishes: NewTable, kind: AnyGame) -> None:
    """Of what only this game knows, a table of people may agree on what tells nobody more than the others."""
    for wish in kind.wishes():
        if wish.name in wishes.wishes and (wish.name in OWN_FIELDS or wish.name == SEED):
            raise Refused("bad_setup", f"{wish.name!r} has a field of its own beside `wishes`")
        if wish.name in wishes.wishes and wish.alone:
            raise Refused("bad_setup", f"{wish.name!r} can be wished for only by somebody who plays alone")


def check_bots(wishes: NewTable) -> None:
    for bot in wishes.bots:
        rights.require_bot(bot, wishes.game)
    if len(wishes.bots) > wishes.players:
        raise Refused("bad_setup", f"{len(wishes.bots)} bots for {wishes.players} seats")
