"""The same deal at several tables: who has seen it, who plays it now, and how each table came out.

Whoever plays a deal is shown nothing of another table that has it until his own game is over; whoever has
seen it at any table has no seat where it is played again. What is known of somebody is stored before he is
shown anything.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec import Struct, json

from saloon.kernel.ids import every_player
from saloon.kernel.records import version_of
from saloon.server.entries import Answered, Deal, Interrupted, Said, Started, TakenBack, deal_id
from saloon.server.log import TableLog
from saloon.server.party import Party
from saloon.server.records import is_finished, moments_of
from saloon.server.refused import Refused
from saloon.server.state import TableState, answer_of
from saloon.server.store import Store, StoredKnower, StoredResult
from saloon.text.registry import OUTCOMES

if TYPE_CHECKING:
    from saloon.server.table import Table

KEPT: Final = 500
"""Deals whose people are kept in memory."""
TABLES: Final = 100
"""That may play one deal."""


class Result(Struct, omit_defaults=True):
    """How a table came out, as it is stored."""

    number: int
    """Which game of the table."""
    users: list[str]
    names: list[str]
    """Of people; empty: a bot."""
    sides: list[str]
    winners: list[int]
    figures: list[dict[str, int]]
    """What each seat had left."""
    answers: list[str]
    seqs: list[int]
    """The entry of each answer."""
    seats: list[int]
    """Who gave it."""


def result_in(stored: StoredResult) -> Result:
    return json.decode(stored.body, type=Result)


# Which deal it is


def deal_at(party: Party, table: str, number: int) -> str:
    """What the deal of a game of this table is called: it may be that of another table."""
    return party.deal.id if party.deal is not None and number == 1 else deal_id(table, number)


def shared_deals(table: Table) -> dict[str, int]:
    """The deals that this table has in common with others, or may have: the games in which they are."""
    party = table.state.party
    numbers = {*table.door.keys.deals, *([1] if party.deal is not None else [])}
    return {deal_at(party, table.id, number): number for number in numbers if number <= party.round}


def deal_of(log: TableLog, number: int) -> Deal:
    """The deal of a game of this table, to be played again. Refused where that would make no sense."""
    started, state = next(moments_of(log, number))
    party, game = state.party, state.game
    assert isinstance(started, Started)
    if party.repeats is not None:
        return party.repeats
    if party.wishes.position or (party.wishes.lesson and number == 1):
        raise Refused("no_duplicate", "a lesson or a game from a position begins alike for everybody anyway")
    if game is None or version_of(started.setup) != state.kind.version or not state.whole:
        raise Refused("other_rules", "this game was dealt by other rules")
    if state.kind.series_place(game)[1]:
        raise Refused("no_duplicate", "a game of a campaign follows from those before it")
    bots = ["" if chair.user else chair.bot for chair in party.chairs]
    if all(bots):
        raise Refused("no_duplicate", "no person played in this game")
    return Deal(log.state.table, number, started.setup, bots, started.lots)


def result_of(log: TableLog, number: int) -> Result:
    """How a finished game of this table came out."""
    party = log.state.party
    end: TableState = log.state
    if number != party.round or party.phase != "over":
        *_, (_, end) = moments_of(log, number)
    assert end.game is not None
    outcome, chairs = OUTCOMES[end.kind.key], end.party.chairs
    view = end.kind.open_view(end.game)
    answers, seqs, seats = answers_of(log, number)
    return Result(
        number,
        [chair.user for chair in chairs],
        [chair.name if chair.user else "" for chair in chairs],
        end.kind.sides(end.game),
        list(end.kind.winners(end.game)),
        [outcome.figures(view, seat) for seat in every_player(len(chairs))],
        answers,
        seqs,
        seats,
    )


def answers_of(log: TableLog, number: int) -> tuple[list[str], list[int], list[int]]:
    """The answers that stand, each with its entry and who gave it."""
    answers: list[str] = []
    seqs: list[int] = []
    seats: list[int] = []
    for seq, entry in enumerate(log.round_entries(number), log.round_began(number) + 1):
        if isinstance(entry, TakenBack):
            for said in (answers, seqs, seats):
                said.pop()
        elif isinstance(entry, Answered | Interrupted | Said) and (answer := answer_of(entry)):
            answers.append(answer)
            seqs.append(seq)
            seats.append(entry.seat)
    return answers, seqs, seats


class Deals:
    """Who has seen which deal. One for the house."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, dict[str, StoredKnower]] = OrderedDict()

    async def known(self, deal: str) -> dict[str, StoredKnower]:
        """Everybody who has seen it, by person. Nodes ask each time: another one may know more."""
        if self._store.shared is not None:
            return {one.user: one for one in await self._store.knowers(deal)}
        if deal not in self._known:
            found = {one.user: one for one in await self._store.knowers(deal)}
            self._known.setdefault(deal, found)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[deal]

    async def _put(self, knower: StoredKnower) -> None:
        await self._store.put_knower(knower)
        (await self.known(knower.deal))[knower.user] = knower

    async def note(self, deal: str, table: str, users: Iterable[str]) -> None:
        """These people see it there; of whoever is known already nothing changes."""
        seeing = list(users)
        known = await self.known(deal) if seeing else {}
        for user in seeing:
            if user not in known:
                await self._put(StoredKnower(deal, user, table, playing=False))

    # Looking at a table

    async def look(self, table: Table, user: str) -> None:
        """Somebody wants to see this table. Refused while he plays a deal of it elsewhere."""
        shared = shared_deals(table)
        for deal in shared:
            mine = (await self.known(deal)).get(user)
            if mine is not None and mine.playing and mine.table != table.id:
                raise Refused("deal_running", "you play this deal yourself: finish your game first")
        party = table.state.party
        strange = user not in party.guests and user not in party.watchers
        every = {deal_at(party, table.id, number) for number in range(1, party.round + 1)}
        for deal in every if strange else shared:
            await self.note(deal, table.id, [user])

    async def may_see(self, table: Table, user: str) -> bool:
        """The same for a list, which changes nothing."""
        for deal in shared_deals(table):
            mine = (await self.known(deal)).get(user)
            if mine is not None and mine.playing and mine.table != table.id:
                return False
        return True

    async def share(self, table: Table, number: int) -> None:
        """Others are to play the deal of this game: whoever has ever been at this table has seen it."""
        party = table.state.party
        if number > party.round:
            return
        deal = deal_at(party, table.id, number)
        running = number == party.round and party.phase == "playing"
        for user in party.hands if running else ():
            await self._put(StoredKnower(deal, user, table.id, playing=True))
        await self.note(deal, table.id, everybody_at(table))

    # Playing it again

    async def require_fresh(self, deal: str, users: Iterable[str], table: str = "") -> None:
        """Nobody has a seat who has seen it at another table."""
        known = await self.known(deal)
        if any(user in known and known[user].table != table for user in users):
            raise Refused("deal_known", "this deal has been seen already by somebody who wants to play it")

    async def begin(self, table: Table) -> set[str]:
        """The cards are about to be dealt here: who sees this deal from now on; who must not look on."""
        party = table.state.party
        number = party.round + 1
        deal = deal_at(party, table.id, number)
        seated = {chair.user for chair in party.chairs if chair.user}
        others = table.audience.users() - seated
        if party.repeats is None and number not in table.door.keys.deals:
            await self.note(deal, table.id, others - party.guests.keys() - party.watchers)
            return set()
        known = await self.known(deal)
        await self.require_fresh(deal, seated, table.id)
        busy = {user for user in others if user in known and known[user].playing}
        for user in seated:
            await self._put(StoredKnower(deal, user, table.id, playing=True))
        await self.note(deal, table.id, others - busy)
        return busy

    async def end(self, table: Table, number: int) -> None:
        """A game is over: how it came out is kept, if its deal is that of others too."""
        party = table.state.party
        deal = deal_at(party, table.id, number)
        if deal not in shared_deals(table) or not is_finished(table.log, number):
            return
        body = json.encode(result_of(table.log, number))
        await self._store.put_result(StoredResult(deal, table.id, body))
        for one in list((await self.known(deal)).values()):
            if one.table == table.id and one.playing:
                await self._put(one._replace(playing=False))

    async def results(self, deal: str) -> dict[str, Result]:
        """How each table came out, in the order in which they ended."""
        return {one.table: result_in(one) for one in await self._store.results(deal)}

    async def has_played(self, deal: str, user: str) -> bool:
        """Whether this person has played it to its end: then he may see how others did."""
        mine = (await self.known(deal)).get(user)
        if mine is None or mine.playing:
            return False
        return any(user in result.users for result in (await self.results(deal)).values())


def everybody_at(table: Table) -> set[str]:
    party = table.state.party
    return {*party.guests, *party.watchers, *party.banned, *party.hands, *table.audience.users()}
