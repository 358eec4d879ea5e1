"""Who is at a table and who has the say: everything about it but the game itself."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from saloon.bots.registry import usual_bot
from saloon.kernel.ids import NO_PLAYER, PlayerId
from saloon.server.entries import (
    Agreed,
    Back,
    Closed,
    Deal,
    Entry,
    Host,
    Joined,
    Kicked,
    Made,
    Muted,
    Placed,
    Rematch,
    Renamed,
    Said,
    Sat,
    Started,
    Stood,
    Stopped,
    ToBot,
)
from saloon.wire.fairness import commitment_of
from saloon.wire.lobby import (
    AGREEMENTS,
    FREE_ALONE,
    NOT_RATED,
    CampaignLine,
    NewTable,
    Phase,
    SeatLine,
    TableFacts,
)

BOTS_VOICE = "bots"
"""In place of a person, where somebody is muted: all bots of the table."""
NOBODY = NO_PLAYER
"""In place of a seat: somebody who watches."""


class Chair(NamedTuple):
    """A seat: a person's, a bot's or nobody's."""

    user: str = ""
    name: str = ""
    bot: str = ""
    """The bot that plays: for itself, or for a person who is gone."""

    @property
    def is_free(self) -> bool:
        return not self.user and not self.bot

    @property
    def away(self) -> bool:
        """Whether a bot stands in for the person."""
        return bool(self.user and self.bot)

    def line(self, seat: PlayerId) -> SeatLine:
        holder = "person" if self.user else "bot" if self.bot else "empty"
        return SeatLine(seat, holder, self.name, self.user, self.bot)  # type: ignore[arg-type]


class Party(Struct, frozen=True):
    """The people of a table. Never changed: an entry makes a new one."""

    wishes: NewTable
    seed: str
    """The secret of the game that runs or comes next."""
    host: str
    chairs: tuple[Chair, ...]
    guests: dict[str, str]
    """Names of all who came in, by user."""
    watchers: frozenset[str] = frozenset()
    """Who came by a link for watching and was not invited to play."""
    banned: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    test_mode: bool = False
    heard: frozenset[str] = frozenset()
    """Who has no hand in the running game and has heard what the dead and the spectators say."""
    phase: Phase = "open"
    round: int = 0
    winners: tuple[PlayerId, ...] = ()
    other_rules: bool = False
    """Whether the last game was played by rules that are not today's, and nobody knows how it stands."""
    damaged: bool = False
    """Whether the last game broke off by a fault of the rules."""
    hands: dict[str, PlayerId] = {}
    """The seat whose hand each person has seen in the running game: he may have no other one in it, nor in
    the rest of a campaign."""
    campaign: CampaignLine | None = None
    """How far the campaign is that is played here."""
    follows: bool = False
    """Whether the next game is to be dealt from how the last one ended."""
    deal: Deal | None = None
    """The deal of another table that the first game here plays again."""
    anew: bool = False
    """Whether the last game that was dealt should have followed another one and could not."""

    @property
    def goes_on(self) -> bool:
        """Whether there is still something to be played here: a game, or the rest of a campaign."""
        return self.phase != "over" or self.in_campaign

    @property
    def stands_still(self) -> bool:
        """Whether a game was dealt that nobody can play on."""
        return self.other_rules or self.damaged

    @property
    def in_campaign(self) -> bool:
        """Whether a campaign has begun here and has not ended."""
        return self.campaign is not None and not self.campaign.over

    @property
    def repeats(self) -> Deal | None:
        """The deal of another table that is played here now, or is about to be."""
        return self.deal if self.round == 0 or (self.round == 1 and self.phase != "open") else None

    @property
    def bots_number(self) -> int:
        """By which bots draw their chance: a deal that is played again has that of its first table."""
        return self.round if self.repeats is None else self.repeats.number

    @property
    def is_rated(self) -> bool:
        """Whether the game that runs, or is about to, counts for ratings."""
        wishes = self.wishes
        chosen = self.test_mode or self.repeats is not None or bool(wishes.position)
        return bool(wishes.rated) and not chosen and self.campaign is None and not self.is_lesson

    @property
    def is_lesson(self) -> bool:
        """Whether the game that runs, or is about to, was prepared for a newcomer."""
        return bool(self.wishes.lesson) and self.round - (self.phase != "open") == 0

    def seat_of(self, user: str) -> PlayerId:
        for seat, chair in enumerate(self.chairs):
            if chair.user == user:
                return PlayerId(seat)
        return NOBODY

    def with_chair(self, seat: PlayerId, chair: Chair) -> Party:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def with_guest(self, user: str, name: str) -> Party:
        return replace(self, guests={**self.guests, user: name}, watchers=self.watchers - {user})

    def after(self, entry: Entry) -> Party:
        """What an entry makes of the people; the same party if it is not about them."""
        match entry:
            case Joined(user, _, True):
                return replace(self, watchers=self.watchers | {user})
            case Joined(user, name):
                return self.with_guest(user, name)
            case Renamed(seat, user, name):
                chair = self.chairs[seat]._replace(name=name)
                return self.with_guest(user, name).with_chair(seat, chair)
            case Sat(seat, user, name):
                seen = {**self.hands, user: seat} if self.phase == "playing" else self.hands
                left_to_others = not self.wishes.host_plays and self.seat_of(self.host) == NOBODY
                seated = self.with_guest(user, name).with_chair(seat, Chair(user, name))
                return replace(seated, hands=seen, host=user if left_to_others else self.host)
            case Stood(seat, user):
                return self._left(seat, user)
            case Kicked(seat, user):
                guests = {guest: name for guest, name in self.guests.items() if guest != user}
                left = self if seat == NOBODY else self._left(seat, user)
                return replace(left, guests=guests, banned=self.banned | {user})
            case Muted(user, muted):
                return replace(self, muted=self.muted | {user} if muted else self.muted - {user})
            case Said() if not self.heard.issuperset(entry.hearers):
                return replace(self, heard=self.heard.union(entry.hearers))
            case ToBot(seat):
                chair = self.chairs[seat]._replace(bot=usual_bot(self.wishes.game))
                return self.with_chair(seat, chair)._host_passed(chair.user)
            case Back(seat):
                return self.with_chair(seat, self.chairs[seat]._replace(bot=""))
            case Host(user):
                return replace(self, host=user)
            case Agreed():
                known = {name: said for name, said in entry.settled.items() if name in AGREEMENTS}
                return replace(self, wishes=replace(self.wishes, **known))
            case Placed(seat, bot):
                return self.with_chair(seat, Chair(bot=bot))
            case Started(_, _, anew):
                chairs = tuple(Chair(bot=filling(self.wishes)) if c.is_free else c for c in self.chairs)
                seen = {chair.user: PlayerId(seat) for seat, chair in enumerate(chairs) if chair.user}
                number = self.round + 1
                return replace(
                    self,
                    chairs=chairs,
                    phase="playing",
                    round=number,
                    winners=(),
                    other_rules=False,
                    damaged=False,
                    hands=seen,
                    heard=frozenset(),
                    anew=anew,
                )
            case Rematch(seed):
                chairs = tuple(c._replace(bot="") if c.user else c for c in self.chairs)
                whole = replace(self, other_rules=False, damaged=False, anew=False)
                return replace(whole, chairs=chairs, seed=seed, phase="open")
            case Closed() if self.campaign is not None:
                ended = replace(self.campaign, over=True, closed=True)
                whole = replace(self, other_rules=False, damaged=False)
                return replace(whole, campaign=ended, phase="over", winners=())
            case Stopped():
                return replace(self, damaged=True)
            case _:
                return self

    def over(self, winners: list[PlayerId]) -> Party:
        """After the last card."""
        return replace(self, phase="over", winners=tuple(winners))

    def _left(self, seat: PlayerId, user: str) -> Party:
        bot = usual_bot(self.wishes.game) if self.phase == "playing" else ""
        return self.with_chair(seat, Chair(bot=bot))._host_passed(user)

    def _host_passed(self, user: str) -> Party:
        """If it was the host who left his seat, or has a bot on it now, the next person is host."""
        if user != self.host:
            return self
        present = [chair.user for chair in self.chairs if chair.user and not chair.away]
        return replace(self, host=present[0]) if present else self

    def has_agreed(self, name: str) -> bool:
        """Whether this agreement is in force: it was made, or nobody else plays whom it could wrong."""
        if name in NOT_RATED and self.wishes.rated:
            return False
        if getattr(self.wishes, name):
            return True
        return name in FREE_ALONE and sum(bool(chair.user) for chair in self.chairs) <= 1

    def facts(self, table: str) -> TableFacts:
        """What everybody at the table may know of it."""
        wishes = self.wishes
        facts = TableFacts(
            table=table,
            game=wishes.game,
            players=wishes.players,
            sets=wishes.sets,
            preset=wishes.preset,
            rules=wishes.rules,
            left_out=wishes.left_out,
            seats=[chair.line(PlayerId(seat)) for seat, chair in enumerate(self.chairs)],
            phase=self.phase,
            host=self.host,
            private=wishes.private,
            open_seats=wishes.open_seats,
            seconds=wishes.seconds,
            absent_after=wishes.absent_after,
            bank=wishes.bank,
            increment=wishes.increment,
            pace=wishes.pace,
            family=wishes.family,
            round=self.round,
            seed_hash=commitment_of(self.seed),
            test_mode=self.test_mode,
            winners=list(self.winners),
            own_deck=wishes.deck is not None,
            other_rules=self.other_rules,
            damaged=self.damaged,
            wishes=wishes.wishes,
            from_position=bool(wishes.position),
            campaign=self.campaign,
            follows=self.follows and self.phase == "open",
            anew=self.anew,
            again=self.repeats is not None,
            quiet_bots=BOTS_VOICE in self.muted,
        )
        for name in AGREEMENTS:
            if self.has_agreed(name):
                setattr(facts, name, True)
        return facts


def new_party(made: Made) -> Party:
    """A table that was just made: bots on the last seats, the host on the first one if he plays and it is
    free."""
    free = made.wishes.players - len(made.wishes.bots)
    chairs = [Chair()] * free + [Chair(bot=bot) for bot in made.wishes.bots]
    if free and made.wishes.host_plays:
        chairs[0] = Chair(made.user, made.name)
    if made.deal is not None:
        chairs = [Chair(bot=bot) for bot in made.deal.bots]
        chairs[made.deal.bots.index("")] = Chair(made.user, made.name)
    party = Party(made.wishes, made.seed, made.user, tuple(chairs), {made.user: made.name})
    return replace(party, test_mode=made.test_mode, deal=made.deal)


def filling(wishes: NewTable) -> str:
    """Who takes a seat that is free at the deal: as the others that were wished for, or the usual one."""
    return wishes.bots[0] if wishes.bots else usual_bot(wishes.game)
