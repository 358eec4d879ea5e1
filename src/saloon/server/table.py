"""A table that is being played at: takes requests one after the other, stores them, shows what came of them.

An entry is in the store before it is applied, acknowledged or seen. The next state is made aside first: what
the rules refuse is never stored, and what the store refuses never happened.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from msgspec.structs import replace

from saloon.kernel.codec import encode
from saloon.server import rights
from saloon.server.audience import Audience, Viewer
from saloon.server.bothouse import BotHouse
from saloon.server.breaths import Breaths
from saloon.server.clock import Clock
from saloon.server.deals import Deals
from saloon.server.door import Door, Knock
from saloon.server.driver import Driver
from saloon.server.entries import (
    Answered,
    Back,
    Entry,
    Interrupted,
    Kicked,
    Said,
    Started,
    Stopped,
    to_body,
)
from saloon.server.frames import eyes_of, frame_for, hears, state_frame
from saloon.server.histories import plays_at
from saloon.server.log import Moment, TableLog
from saloon.server.lots import TELL_WITHIN, Lots
from saloon.server.metrics import Metrics
from saloon.server.own_rules import OWN_RULES
from saloon.server.readied import Readied
from saloon.server.refused import Refused
from saloon.server.replica import Forked, PlayedElsewhere, Replica
from saloon.server.rights import is_prepared, may_see, require_sight
from saloon.server.seats import Seats
from saloon.server.shared import CodeTaken
from saloon.server.state import TableState, answer_of, fingerprint
from saloon.server.store import NotDriver, SeqTaken, Store, StoredState, StoreFailed
from saloon.server.tempo import FLOOR, Tempo
from saloon.wire.fairness import Lot
from saloon.wire.limits import BROADCAST_DELAY
from saloon.wire.messages import Dealing, HaveReady, ReadyNow, Speed, TakeBack, WhyReady

CHAT_KEPT = 50
STATE_EVERY = 16
"""Entries of a game after which its state is stored: so much may have to be played again if an upgrade of the
rules follows a crash."""
PRESENCE_DELAY = 0.05

LOG = logging.getLogger("saloon.server.table")

Proposal = Callable[[TableState], Entry | None]
"""What somebody wants, given the state of the moment: an entry, or None if it is so already. May refuse."""
Work = Callable[[], Awaitable[None]]


class Tools(NamedTuple):
    """What every table works with."""

    store: Store
    clock: Clock
    bots: BotHouse
    metrics: Metrics
    seats: Seats
    breaths: Breaths
    deals: Deals
    pace_floor: float = FLOOR
    """Seconds that a bot takes at least where people play."""


class Table:
    """One table in memory. Whatever is to happen there goes through `submit`."""

    def __init__(
        self, tools: Tools, log: TableLog, door: Door, grace: float = 0.0, asked_ago: float = 0.0
    ) -> None:
        self.tools = tools
        self.log = log
        self.door = door
        self.audience = Audience()
        self.lots = Lots()
        self.readied = Readied(log.state.party.wishes.game)
        self.tempo = Tempo(self)
        self.replica = Replica(self, tools.store.shared)
        self.driver = Driver(self, grace, asked_ago, driving=self.replica.shared is None)
        self._said = deque((one for one in log.entries if isinstance(one, Said)), maxlen=CHAT_KEPT)
        self._requests: asyncio.Queue[tuple[Work, asyncio.Future[int]]] = asyncio.Queue()
        self._catching_up = 0
        """Viewers who are being told what they missed."""
        self._counted = False
        """Whether seconds were told that count down."""
        self._told_speed: Speed = "1"
        """How fast everybody was told that bots play."""
        self._stopped = False
        self.outdated = False
        """Whether it must be read anew: the store has lost something, or it is played by other rules now."""
        self._entered_at: deque[tuple[int, float]] = deque([(log.seq, tools.clock.now())])
        """When the newest entries were true; those that were read are as old as the table is awake."""
        self._broadcast_asked = -math.inf
        """When a broadcast of it was asked for; until all of that could be shown it is not put away."""
        self._telling: asyncio.TimerHandle | None = None
        self._worker = asyncio.create_task(self._work(), name=f"table {self.id}")
        self.driver.look()

    @property
    def id(self) -> str:
        return self.log.state.table

    @property
    def state(self) -> TableState:
        return self.log.state

    def broadcast_seq(self) -> int:
        """The last entry that a broadcast may show by now; 0: none. Whoever asks is one who watches."""
        now = self._broadcast_asked = self.tools.clock.now()
        return max((seq for seq, when in self._entered_at if when <= now - BROADCAST_DELAY), default=0)

    @property
    def rules(self) -> str:
        """By which this server plays the game of this table."""
        shared = self.replica.shared
        return (OWN_RULES if shared is None else shared.rules)[self.state.kind.key]

    # What happens

    async def submit(self, proposal: Proposal, driven: bool = False) -> int:
        """Have something happen, after all that was wanted before; returns the number of its entry.

        Raises Refused. Goes on to its end even if whoever asked is gone meanwhile. Where another node was
        quicker, the proposal is judged again by what is true then: somebody got on, so that this ends.
        `driven`: nobody wants it but the table itself.
        """

        async def propose() -> None:
            while not await self._proposed(proposal, driven):
                pass

        return await self._in_turn(propose)

    async def _proposed(self, proposal: Proposal, driven: bool) -> bool:
        """Whether it is settled; False: another node was quicker."""
        try:
            entry = proposal(self.state)
        except Refused:
            if self.replica.shared is not None and await self.replica.read_on():
                return False
            raise
        if entry is None:
            return True
        try:
            await self._enter(entry, driven)
        except SeqTaken:
            self.tools.metrics.conflicts.inc()
            if not await self.replica.read_on():
                raise Refused("store_failed", "the log of this table takes nothing now") from None
            return False
        return True

    async def catch_up(self) -> None:
        """Know all that is in the log."""
        if self.replica.shared is not None:
            await self._in_turn(self._read_on)

    async def _read_on(self) -> None:
        await self.replica.read_on()

    def learn(self, seq: int, body: bytes) -> None:
        """Another node has entered something; or this one has, which is known here already, or soon."""
        if seq > self.log.seq and not self._stopped:
            done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            done.add_done_callback(lambda one: one.exception())  # nobody waits; it is read again
            self._requests.put_nowait((lambda: self.replica.learn(seq, body), done))

    async def change_door(self, change: Callable[[], None]) -> None:
        """Change the door and keep it, when all that was wanted before is done: its line tells both."""

        await self._in_turn(lambda: self._keep_door(change))

    async def _keep_door(self, change: Callable[[], None]) -> None:
        """Where another node has changed the door meanwhile, the change is made again to what is there."""
        shared = self.replica.shared
        while True:
            before = self.door.keys
            change()
            try:
                if shared is None:
                    await self.tools.store.put_table(self.door.listing(self.state, self.rules))
                    return
                if await shared.put_door(self.replica.door_to_keep()):
                    self.door.version += 1
                    return
            except (StoreFailed, CodeTaken):
                self.door.keys = before
                raise
            self.door.keys = before
            await self.replica.fresh_door()

    async def _in_turn(self, work: Work) -> int:
        if self._stopped:
            raise Refused("restarting", "this table is being put away", retry_after=1.0)
        return await self._request(work)

    async def _request(self, work: Work) -> int:
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._requests.put_nowait((work, done))
        return await done

    async def submit_once(self, user: str, cid: str, proposal: Proposal) -> int:
        """As `submit`, but what this person sent before under the same `cid` is not done again."""

        def once(state: TableState) -> Entry | None:
            return None if self.log.seq_of(user, cid) else proposal(state)

        await self.submit(once)
        entered = self.log.seq_of(user, cid)
        if not entered:
            raise Refused("table_damaged", "the rules broke on this, and the game cannot go on")
        return entered

    async def take_back(self, user: str, said: TakeBack) -> int:
        """Somebody takes his last answer back."""

        def in_time(state: TableState) -> Entry:
            entry = rights.take_back(state, user, said)
            if not self.driver.waits_for_take_back():
                raise Refused("too_late", "the time for taking it back is over")
            return entry

        return await self.submit_once(user, said.cid, in_time)

    def have_ready(self, user: str, said: HaveReady) -> int:
        """Somebody has an answer ready, or no more. It is told to nobody but him."""
        rights.require_player(self.state, user)
        if said.key:
            self.readied.change(user, said.key, said.on)
        self.tell_ready(user)
        self.replica.say_ready(user)
        return self.log.seq

    def tell_ready(self, user: str, why: WhyReady = "") -> None:
        self.audience.tell({user}, ReadyNow(self.id, self.readied.keys(user), why))

    def stand_by(self, user: str) -> int:
        """Somebody says that his last answer stands: nobody waits for whether he takes it back."""
        self.answer_stands(user)
        self.replica.say("stands", user, keep=False)
        return self.log.seq

    def answer_stands(self, user: str) -> None:
        if self.state.undo is not None and self.state.undo.user == user:
            self.driver.wait_no_more()

    def knock(self, knock: Knock) -> None:
        """Somebody asks the host for something."""
        self.replica.say_knock(self.door.knock(knock), knock)
        self.presence_changed()

    def knock_answered(self, name: str) -> None:
        self.door.answered(name)
        self.replica.unsay("knock", name)

    def throw_in(self, user: str, commitment: str) -> None:
        """Somebody's device promises what it throws into the next deal."""
        self.lots.commit(self.state.party, user, commitment)
        self.replica.say("lot", user, self.lots.commitment(user))
        self.presence_changed()

    def tell_lot(self, user: str, value: str) -> None:
        self.lots.tell(user, value)
        self.replica.say("told", user, value, keep=False)

    def clear_lots(self) -> None:
        self.lots.clear()
        self.replica.unsay("lot")

    async def speak_once(self, user: str, cid: str, words: Callable[[TableState], Said]) -> int:
        """As `submit_once`, for words: who of those that watch hears what is said apart is kept with it."""

        def heard(state: TableState) -> Said:
            said = words(state)
            if not said.apart:
                return said
            deaf = {said.user, *state.party.hands}
            ears = [one for one in self.audience.users() - deaf if not self.door.waits_for_seat(one)]
            return replace(said, hearers=sorted(ears))

        return await self.submit_once(user, cid, heard)

    async def draw_lots(self) -> list[Lot] | None:
        """What the next deal is made from, beside the secret; None: the deal was chosen.

        Devices that are there are asked, and waited for as long as nobody notices.
        """
        if is_prepared(self.state):
            return None
        asked = self.lots.ask() & self.audience.users()
        if asked:
            self.audience.tell(asked, Dealing(self.id))
            self.replica.say("dealing", "", keep=False)
            telling = asyncio.ensure_future(self.lots.wait_for(asked))
            patience = asyncio.ensure_future(self.tools.clock.sleep(TELL_WITHIN))
            await asyncio.wait({telling, patience}, return_when=asyncio.FIRST_COMPLETED)
            telling.cancel()
            patience.cancel()
        return self.lots.drawn(self.state.party)

    async def _work(self) -> None:
        while True:
            work, done = await self._requests.get()
            try:
                await work()
                outcome: int | Exception = self.log.seq
            except Refused as refused:
                outcome = refused
            except NotDriver:
                self.tools.metrics.fenced.inc()
                await self.driver.rest()
                outcome = Refused("restarting", "another node drives this table")
            except CodeTaken as error:
                outcome = error
            except (Forked, PlayedElsewhere) as error:
                outcome = await self._give_up(error)
            except StoreFailed as error:
                LOG.error("table %s: the store refused an entry: %s", self.id, error)
                self.tools.metrics.store_failures.inc()
                outcome = Refused("store_failed", "it could not be stored and was not done", retry_after=1.0)
            except Exception:
                LOG.exception("table %s: a request broke", self.id)
                self.tools.metrics.faults.inc()
                outcome = Refused("internal", "a fault of the server; the table goes on")
            if not done.done():
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)

    async def _give_up(self, error: Forked | PlayedElsewhere) -> Refused:
        """Whoever comes back is shown what the store has, or told where."""
        if not self.outdated:
            if isinstance(error, Forked):
                LOG.error("%s", error)
                self.tools.metrics.forks.inc()
            self.outdated = True
            await self.driver.rest()
            self.audience.end_all()
        return Refused("restarting", "this table is read anew", retry_after=1.0)

    async def _enter(self, entry: Entry, driven: bool = False) -> None:
        """Make the next state aside, store the entry, and only then let it be true."""
        if self.state.spent and isinstance(entry, Answered | Interrupted):
            entry = replace(entry, took=self.driver.persons.thought_for())
        try:
            state = self.state.after(entry)
        except Exception as error:
            if not answer_of(entry):
                raise
            await self._enter(self._instead(entry, error), driven)
            return
        if state.game_changed and state.game is not None:
            entry = replace(entry, leads_to=fingerprint(state.game))
        if isinstance(entry, Started):
            entry = replace(entry, rules=self.rules)
            for user in await self.tools.deals.begin(self):
                self.audience.turn_out(self.id, user)
                await self.replica.say_at_once("turned_out", user)
        keys = self.door.keys
        if isinstance(entry, Kicked):
            removed = entry.user
            if self.replica.shared is None:
                self.door.doubt(removed)
            else:  # rather too early than too late
                await self._keep_door(lambda: self.door.doubt(removed))
                keys = self.door.keys
        line = self.door.listing(state, self.rules) if state.facts_changed else None
        ended = state.party.phase == "over" and self.state.party.phase == "playing"
        plays = plays_at(state) if ended else []
        began = self.tools.clock.now()
        try:
            await self.tools.store.append(
                self.id, state.seq, entry.what, to_body(entry), line, plays, driven=driven
            )
        except (StoreFailed, SeqTaken, NotDriver):
            self.door.keys = keys
            raise
        self.tools.metrics.stored(entry, self.tools.clock.now() - began)
        if isinstance(entry, Started) or ended:
            for name in self.door.seat_knocks():
                self.replica.unsay("knock", name)
        self.entered(Moment(entry, state))
        if isinstance(entry, Started):
            await self.drive(0.0)
        if ended:
            await self._settle_deal()
        if state.game_changed and state.game is not None:
            due = isinstance(entry, Started) or state.game.over or state.seq - self.log.stored >= STATE_EVERY
            if due and state.undo is None:  # what may be taken back yet is nothing to go on from
                await self._store_state()

    def _instead(self, entry: Entry, error: Exception) -> Entry:
        """What happens when the rules break on an answer that they offered.

        A person may give another one; a bot and the clock give the mildest that can be followed. Where none
        can be, the game stops.
        """
        LOG.error("table %s: the rules broke at step %d", self.id, self.state.step, exc_info=error)
        self.tools.metrics.faults.inc()
        key = self.state.way_out()
        if not key:
            LOG.error("table %s: its game stops", self.id)
            return Stopped()
        if isinstance(entry, Answered) and entry.by != "person":
            return Answered(entry.seat, key, entry.by)
        if isinstance(entry, Interrupted) and entry.by != "person":
            return Stopped()
        raise Refused("internal", "the rules broke on this answer and nothing was done; try another one")

    async def _settle_deal(self) -> None:
        """Have how this table came out beside others. It follows from the log, so that it may well fail."""
        try:
            await self.tools.deals.end(self, self.state.party.round)
        except StoreFailed as error:
            LOG.warning("table %s: how it came out was not stored: %s", self.id, error)

    async def _store_state(self) -> None:
        """Have what other rules could go on from. It follows from the log, so that it may well fail."""
        state = self.state
        if state.game is None or state.seq == self.log.stored or self.outdated:
            return
        try:
            await self.tools.store.put_state(self.id, StoredState(state.seq, encode(state.game)))
            self.log.stored = state.seq
        except StoreFailed as error:
            LOG.warning("table %s: its state was not stored: %s", self.id, error)

    async def drive(self, grace: float) -> None:
        """Have bots and the clock act from here, unless another node does."""
        shared = self.replica.shared
        if shared is None or self.driver.driving:
            return
        try:
            if self.id in await shared.claim([self.id]):
                self.driver.drive(grace)
        except StoreFailed as error:  # it is found again as one that nobody drives
            LOG.warning("table %s: whether it is driven here is not known: %s", self.id, error)

    def entered(self, moment: Moment) -> None:
        """It is true now. Whatever goes wrong in showing it must not stop the table."""
        self.log.add(moment.entry, moment.state)
        self._note_time(moment.state.seq)
        if isinstance(moment.entry, Started) or moment.state.party.phase != "playing":
            self.door.forget_seat_knocks()
        if moment.state.facts_changed:
            self.tools.seats.keep(self.id, moment.state.party)
        try:
            self._show(moment)
        except Exception:
            LOG.exception("table %s: entry %d cannot be shown", self.id, moment.state.seq)
            self.tools.metrics.faults.inc()
            self.audience.end_all()
        self.driver.entered(moment)
        counting = self.driver.persons.seconds_left() is not None
        if moment.state.game_changed and (
            counting or self._counted or self.tempo.speed() != self._told_speed
        ):
            self._announce()

    def _note_time(self, seq: int) -> None:
        """Only of what is not old yet, and of the last one that is."""
        now = self.tools.clock.now()
        self._entered_at.append((seq, now))
        while len(self._entered_at) > 1 and self._entered_at[1][1] <= now - BROADCAST_DELAY:
            self._entered_at.popleft()

    def _show(self, moment: Moment) -> None:
        if isinstance(moment.entry, Said):
            self._said.append(moment.entry)
        self.audience.show(moment)
        if isinstance(moment.entry, Kicked) and not may_see(moment.state, moment.entry.user):
            self.audience.turn_out(self.id, moment.entry.user)

    # Who watches

    async def show(self, viewer: Viewer, since: int | None) -> None:
        """Show the table to somebody from now on; first what he missed, or all as it is now."""
        require_sight(self.state, viewer.user)
        await self.tools.deals.look(self, viewer.user)
        self.audience.remove(viewer)
        lost = self.replica.shared is not None and since is not None and since > self.log.seq
        if since is None or since <= self.log.anew or lost:
            user, screen = viewer.user, viewer.screen
            heard = [said for said in self._said if hears(self.state, user, said, screen)]
            viewer.send(state_frame(self.state, eyes_of(self.state, user, screen), heard, viewer.language))
        else:
            self._catching_up += 1
            try:
                await self._tell_again(viewer, since)
            finally:
                self._catching_up -= 1
            require_sight(self.state, viewer.user)
        self.audience.add(viewer)
        self.presence_changed()
        if not viewer.screen:
            await self.returned(viewer.user)

    async def _tell_again(self, viewer: Viewer, since: int) -> None:
        """Ends with nothing between the last frame and the live ones."""
        if since > self.log.seq:
            raise Refused("bad_message", f"nothing after {since} yet", params={"seq": self.log.seq})
        sight = viewer.user, viewer.language, viewer.screen
        frames = (frame_for(moment, *sight) for moment in self.log.moments(since))
        while missed := self.log.seq - since:
            for frame in await self.tools.breaths.some(frames, missed):
                await viewer.send_patiently(frame)
                since += 1

    def hide(self, viewer: Viewer) -> None:
        """Somebody looks away. His seat stays his."""
        if viewer in self.audience:
            self.audience.remove(viewer)
            if not self.audience.holds(viewer.user):
                self.tempo.settle(viewer.user)
            self.presence_changed()

    def presence_changed(self) -> None:
        """Somebody came or went."""
        self.replica.say_here()
        self.driver.presence_changed()
        self._announce()

    def wish_speed(self, user: str, speed: Speed) -> int:
        """Somebody who is shown this table wants its bots to play so fast."""
        if not self.audience.holds(user):
            raise Refused("not_seated", "watch the table first")
        if user not in (self.state.party.host, *(chair.user for chair in self.state.party.chairs)):
            raise Refused("not_seated", "the pace is for those who play here, or for the host")
        self.tempo.wish(user, speed)
        self.replica.say("speed", user, speed)
        self.driver.tempo_changed()
        self._announce()
        return self.log.seq

    def _announce(self) -> None:
        """Say soon who is there and how much time is left; many changes at once are told of together."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        seconds_left = self.driver.persons.seconds_left()
        self._counted = seconds_left is not None
        self._told_speed = self.tempo.speed()
        self.audience.tell_presence(
            self.id,
            self.state.party,
            self.door.lines(),
            seconds_left,
            self.tempo,
            self.lots,
            self.driver.persons.banks(),
        )

    async def returned(self, user: str) -> None:
        """Somebody does something: if a bot stands in for him, it stands up."""
        seat = self.state.party.seat_of(user)
        if seat >= 0 and self.state.party.chairs[seat].away:
            await self.submit(lambda state: back(state, user))

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and nothing will happen by itself."""
        asked_ago = self.tools.clock.now() - self._broadcast_asked
        watched = len(self.audience) or self._catching_up or asked_ago <= BROADCAST_DELAY
        return not watched and self.driver.idle and self._requests.empty()

    async def stop(self) -> None:
        """Finish what was begun, and rest."""
        self._stopped = True
        await self._request(nothing)
        await self.driver.stop()
        await self._store_state()
        await self.replica.stop()
        if self._telling is not None:
            self._telling.cancel()
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)


async def nothing() -> None:
    """To be waited for: all that was wanted before is done then."""


def back(state: TableState, user: str) -> Back | None:
    seat = state.party.seat_of(user)
    return Back(seat) if seat >= 0 and state.party.chairs[seat].away else None
