"""Who may do what at a table. Each function gives the entry that a request becomes, or refuses it.

Nothing here changes anything. Whoever speaks is checked before what he says, so that a refusal tells him
nothing about somebody else's question.
"""

from __future__ import annotations

import logging

from msgspec.structs import replace

from saloon.bots.noisy import read_name
from saloon.bots.registry import bots_for, can_play
from saloon.games.registry import game_type
from saloon.kernel.ids import PlayerId
from saloon.server.door import Knock
from saloon.server.entries import (
    Agreed,
    Answered,
    Closed,
    Deal,
    Host,
    Interrupted,
    Joined,
    Kicked,
    Muted,
    Placed,
    Rematch,
    Renamed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
)
from saloon.server.lessons import lesson_of
from saloon.server.party import NOBODY, Chair, Party
from saloon.server.positions import setup_by
from saloon.server.refused import Refused
from saloon.server.state import TableState
from saloon.server.store import StoredUser
from saloon.wire import messages as wire
from saloon.wire.fairness import Lot, seed_of
from saloon.wire.lobby import AGREEMENTS, NOT_RATED, Agreement

GUESTS = 300

LOG = logging.getLogger("saloon.server.rights")


def may_see(state: TableState, user: str) -> bool:
    """A private table is for its guests and watchers; any other for all but those who were removed."""
    party = state.party
    if user in party.guests:
        return True
    return user not in party.banned and (not party.wishes.private or user in party.watchers)


def require_sight(state: TableState, user: str) -> None:
    require_not_removed(state, user)
    if not may_see(state, user):
        raise Refused("forbidden", "this table is private: an invite or the host's yes to a knock is needed")


def require_not_removed(state: TableState, user: str) -> None:
    if user in state.party.banned and user not in state.party.guests:
        raise Refused("removed", "the host of this table has removed you")


def require_voice(state: TableState, user: str) -> None:
    require_sight(state, user)
    if user in state.party.muted:
        raise Refused("muted", "the host has muted you at this table")


def require_guest(state: TableState, user: str) -> None:
    if user not in state.party.guests:
        raise Refused("watch_only", "only guests of the table can do that")


def require_host(state: TableState, user: str) -> None:
    if state.party.host != user:
        raise Refused("not_host", "only the host of the table can do that")


def own_seat(state: TableState, user: str) -> PlayerId:
    seat = state.party.seat_of(user)
    if seat == NOBODY:
        raise Refused("not_seated", "you have no seat at this table")
    return seat


def chair_at(state: TableState, seat: PlayerId) -> Chair:
    chairs = state.party.chairs
    if not 0 <= seat < len(chairs):
        raise Refused("unknown_seat", f"no seat {seat}; seats: 0 to {len(chairs) - 1}")
    return chairs[seat]


# At the door and around the table


def join(state: TableState, user: StoredUser) -> Joined | None:
    require_not_removed(state, user.user)
    if user.user in state.party.guests:
        return None
    if state.party.wishes.lesson and state.party.round <= 1:
        raise Refused("forbidden", "a lesson is for one person; others can come to the next game")
    if len(state.party.guests) >= GUESTS:
        raise Refused("too_many", f"{GUESTS} guests are enough for one table")
    return Joined(user.user, user.name)


def watch(state: TableState, user: StoredUser) -> Joined | None:
    """By a link for watching. Whoever may see the table anyway needs no more."""
    require_not_removed(state, user.user)
    if may_see(state, user.user):
        return None
    if len(state.party.watchers) >= GUESTS:
        raise Refused("too_many", f"{GUESTS} onlookers are enough for one table")
    return Joined(user.user, user.name, watches=True)


def rename(state: TableState, user: StoredUser) -> Renamed | None:
    seat = state.party.seat_of(user.user)
    known = seat == NOBODY or state.party.chairs[seat].name == user.name
    return None if known else Renamed(seat, user.user, user.name)


def welcome(state: TableState, knock: Knock) -> Joined | Sat | None:
    """What the host's yes leads to."""
    match knock.wants:
        case "join":
            return join(state, knock.user)
        case "watch":
            return watch(state, knock.user)
        case "sit":
            return sit(state, knock.user, knock.seat, agreed=True)


def asks_the_host(state: TableState, user: str) -> bool:
    """Whether the host has a say before this person takes a bot's seat in a running game.

    Once two people have hands in it: somebody might look into two of them under two names. His own seat
    everybody has back, and the host needs no leave of his own.
    """
    party = state.party
    return party.phase == "playing" and user not in (*party.hands, party.host) and len(party.hands) > 1


def sit(state: TableState, user: StoredUser, seat: PlayerId | None, agreed: bool = False) -> Sat | None:
    """A free seat; or a bot's: before the game, or in it where the table, or `agreed` its host, allows it."""
    require_sight(state, user.user)
    party = state.party
    if party.wishes.private:
        require_guest(state, user.user)
    own = party.seat_of(user.user)
    if own != NOBODY:
        if seat in (None, own):
            return None
        raise Refused("seat_taken", f"you have seat {own} already; stand up first")
    if party.phase == "over":
        raise Refused("not_playing", "the game is over; the host may call for a rematch")
    if seat is not None and chair_at(state, seat).user:
        raise Refused("seat_taken", f"seat {seat} is somebody's")
    if party.repeats is not None and party.phase == "open":
        seat = seat_of_a_person(party.repeats, party.chairs, seat)
    if party.phase == "playing":
        if asks_the_host(state, user.user) and not agreed:
            raise Refused("ask_host", "others play already: the host decides who takes a bot's seat")
        seat = seat_in_game(party, user.user, seat)
    elif party.in_campaign:
        seat = known_seat(party, user.user, seat)
    return Sat(first_seat(party.chairs) if seat is None else seat, user.user, user.name)


def seat_of_a_person(deal: Deal, chairs: tuple[Chair, ...], seat: PlayerId | None) -> PlayerId:
    """Where a deal is played again, people have the seats that people had."""
    theirs = [PlayerId(number) for number, bot in enumerate(deal.bots) if not bot]
    if seat is not None and seat not in theirs:
        raise Refused("deal_fixed", "this deal is played again: this seat is a bot's, as it was")
    free = [one for one in theirs if not chairs[one].user]
    if not free:
        raise Refused("table_full", "every seat is somebody's")
    return free[0] if seat is None else seat


def require_changeable(state: TableState) -> None:
    """Refuses where a deal is played again: all is as it was at its first table."""
    if state.party.repeats is not None:
        raise Refused("deal_fixed", "this deal is played again: all is as it was at its first table")


def seat_in_game(party: Party, user: str, seat: PlayerId | None) -> PlayerId | None:
    """In a running game a bot's seat; for somebody who had one before, only that: he knows its hand."""
    if not party.wishes.open_seats:
        raise Refused("already_playing", "nobody can sit down at this table while a game runs")
    if party.is_rated and user not in party.hands:
        raise Refused("already_playing", "nobody comes into a rated game")
    if party.has_agreed("broadcast") and user not in party.hands:
        raise Refused("heard_too_much", "this game is shown with open hands: nobody comes into it any more")
    if user in party.heard:
        raise Refused("heard_too_much", "you have heard what the dead and the onlookers say of this game")
    return known_seat(party, user, seat)


def known_seat(party: Party, user: str, seat: PlayerId | None) -> PlayerId | None:
    """The seat that somebody had before in this game, or in this campaign: its hand, its money are his."""
    known = party.hands.get(user)
    if known is None:
        return seat
    if seat not in (None, known) or party.chairs[known].user:
        raise Refused("seat_taken", f"seat {known} was yours; you cannot have another one now")
    return known


def first_seat(chairs: tuple[Chair, ...]) -> PlayerId:
    """A free seat, or else the first that a bot has for itself."""
    free = [PlayerId(seat) for seat, chair in enumerate(chairs) if chair.is_free]
    bots = [PlayerId(seat) for seat, chair in enumerate(chairs) if not chair.user]
    if not bots:
        raise Refused("table_full", "every seat is somebody's")
    return (free or bots)[0]


def stand(state: TableState, user: str) -> Stood:
    return Stood(own_seat(state, user), user)


def kick(state: TableState, user: str, seat: PlayerId) -> Kicked:
    require_host(state, user)
    chair = chair_at(state, seat)
    if not chair.user:
        raise Refused("unknown_seat", f"nobody to be sent away at seat {seat}")
    if chair.user == user:
        raise Refused("unknown_seat", "that is your own seat; stand up instead")
    return Kicked(seat, chair.user)


def remove(state: TableState, user: str, whom: str) -> Kicked | None:
    """Send somebody away who watches."""
    require_host(state, user)
    if whom == user:
        raise Refused("unknown_user", "that is you")
    seat = state.party.seat_of(whom)
    if seat != NOBODY:
        return kick(state, user, seat)
    return None if whom in state.party.banned and whom not in state.party.guests else Kicked(NOBODY, whom)


def mute(state: TableState, user: str, whom: str, muted: bool) -> Muted | None:
    require_host(state, user)
    if whom == user:
        raise Refused("unknown_user", "that is you")
    return None if (whom in state.party.muted) == muted else Muted(whom, muted)


def hand_over(state: TableState, user: str, seat: PlayerId) -> Host | None:
    require_host(state, user)
    heir = chair_at(state, seat).user
    if not heir:
        raise Refused("unknown_seat", f"no person at seat {seat}")
    return None if heir == user else Host(heir)


def agree(state: TableState, user: str, wanted: Agreement) -> Agreed | None:
    require_host(state, user)
    if state.party.phase != "open":
        raise Refused("already_playing", "that is settled before a game")
    require_changeable(state)
    wishes = state.party.wishes
    said = {name: getattr(wanted, name) for name in AGREEMENTS}
    new = {name: on for name, on in said.items() if on is not None and on != bool(getattr(wishes, name))}
    if new.get("rated"):
        require_ratable(state.party)
    if new.get("rated", wishes.rated) and any(new.get(name) for name in NOT_RATED):
        raise Refused("is_rated", f"not in a rated game: {', '.join(NOT_RATED)}")
    on = [name for name in new if new[name]]
    return Agreed(on, [name for name in new if not new[name]]) if new else None


def require_ratable(party: Party) -> None:
    """A rated game is dealt by chance and stands alone."""
    kind = game_type(party.wishes.game)
    if party.test_mode or party.wishes.position or party.is_lesson:
        raise Refused("no_rating", "this deal is chosen: it cannot be rated")
    if kind.series_place(kind.deal(setup_by(party.wishes, kind, "")))[1]:
        raise Refused("no_rating", "games of a campaign follow from one another: they are not rated")


def require_advice(state: TableState, user: str) -> PlayerId:
    """The seat of somebody who may be advised about the game that runs."""
    seat = state.party.seat_of(user)
    if seat == NOBODY:
        raise Refused("not_seated", "only those who play are advised")
    if state.party.phase != "playing" or state.game is None:
        raise Refused("not_playing", "no game is played")
    if not state.party.has_agreed("hints"):
        raise Refused("no_hints", "hints are off at this table")
    return seat


def require_broadcast(state: TableState, user: str) -> None:
    """Whether somebody may see all hands of some minutes ago: nobody who has one of them."""
    if not state.party.has_agreed("broadcast"):
        raise Refused("no_broadcast", "this table has not agreed to be shown with open hands")
    if state.party.phase == "playing" and user in state.party.hands:
        raise Refused("forbidden", "you play in this game: its broadcast is for those who watch")


def place_bot(state: TableState, user: str, seat: PlayerId, bot: str) -> Placed | None:
    """Another bot in a seat, a bot in a free one, or none in it any more."""
    require_host(state, user)
    if state.party.phase != "open":
        raise Refused("already_playing", "that is settled before a game")
    chair = chair_at(state, seat)
    if chair.user:
        raise Refused("seat_taken", f"seat {seat} is somebody's")
    deal = state.party.repeats
    if deal is not None and deal.bots[seat]:
        require_changeable(state)
    if bot:
        require_bot(bot, state.party.wishes.game)
    return None if chair.bot == bot else Placed(seat, bot)


def require_bot(bot: str, game: str) -> None:
    if not can_play(bot, game) or read_name(bot).noise:
        raise Refused("bad_setup", f"no bot {bot!r} for this game; bots: {', '.join(bots_for(game))}")


def inherit(state: TableState, user: str) -> Host | None:
    """Somebody with a seat follows a host who is gone."""
    seated = state.party.seat_of(user) != NOBODY
    return Host(user) if seated and state.party.host != user else None


def start(state: TableState, user: str, lots: list[Lot] | None = None) -> Started:
    """The deal, from the table's secret and what people's devices threw in; without lots, as prepared."""
    require_host(state, user)
    if state.party.phase != "open":
        raise Refused("already_playing", "a game was started already")
    deal = state.party.repeats
    if deal is not None:
        return Started(deal.setup, lots=deal.lots)
    secret = state.party.seed
    seed = secret if lots is None else seed_of(secret, lots)
    following = next_setup(state, seed) if state.party.follows else None
    if following is not None:
        return Started(following, follows=True, lots=lots)
    return Started(setup_of(state, seed), anew=state.party.follows, lots=lots)


def is_prepared(state: TableState) -> bool:
    """Whether the next deal is known already: nobody throws anything in."""
    if state.party.test_mode or state.party.repeats is not None:
        return True
    return bool(state.party.wishes.lesson) and state.party.round == 0


def next_setup(state: TableState, seed: str) -> object | None:
    """The next game of the series; None: how the last one ended is not known, or says nothing today."""
    if state.last is None:
        return None
    try:
        setup = state.kind.next_setup(state.last, seed)
        state.kind.deal(setup)
    except Exception:  # whatever today's rules make of what others led to
        LOG.exception("table %s: the last game cannot be followed", state.table)
        return None
    return setup


def setup_of(state: TableState, seed: str) -> object:
    """What the people agreed on; the first game of a lesson is as it was prepared."""
    wishes = state.party.wishes
    lesson = lesson_of(wishes) if wishes.lesson and state.party.round == 0 else None
    if lesson is None:
        return setup_by(wishes, state.kind, seed)
    return setup_by(replace(wishes, position=lesson.position), state.kind, seed, lesson.wishes)


def rematch(state: TableState, user: str, seed: str) -> Rematch:
    require_host(state, user)
    if state.party.phase != "over" and not state.party.stands_still:
        raise Refused("not_over", "a rematch comes after a game")
    return Rematch(seed)


def close(state: TableState, user: str) -> Closed:
    """End a campaign where it stands."""
    require_host(state, user)
    if not state.party.in_campaign:
        raise Refused("no_campaign", "no campaign is under way at this table")
    return Closed(unfinished=state.party.phase == "playing")


# In the game


def playing_seat(state: TableState, user: str, step: int) -> PlayerId:
    """The seat of somebody who says something about the present step."""
    if state.party.phase != "playing":
        raise Refused("not_playing", "no game runs at this table")
    if state.party.other_rules:
        raise Refused("other_rules", "the game here was played by other rules; the host may begin a new one")
    if state.party.damaged:
        raise Refused("table_damaged", "the game here broke and cannot go on; the host may begin a new one")
    seat = state.party.seat_of(user)
    if seat == NOBODY or state.party.chairs[seat].away:
        raise Refused("not_your_decision", "you do not play at this table")
    if step != state.step:
        raise Refused("stale_step", f"step {step} is not the present one", params={"step": state.step})
    return seat


def require_player(state: TableState, user: str) -> PlayerId:
    """The seat of somebody who plays himself in a running game."""
    return playing_seat(state, user, state.step)


def answer(state: TableState, user: str, said: wire.Answer) -> Answered:
    seat = playing_seat(state, user, said.step)
    game = state.game
    if game is None or game.decision is None or game.decision.player != seat:
        raise Refused("not_your_decision", "somebody else is asked")
    keys = [game.key(option) for option in game.decision.options]
    if said.key not in keys:
        raise Refused("illegal_answer", "not one of the options", params={"keys": keys})
    return Answered(seat, said.key, "person", user, said.cid)


def take_back(state: TableState, user: str, said: wire.TakeBack) -> TakenBack:
    """Whether it is still in time is for the driver to say."""
    if not state.party.has_agreed("take_back"):
        raise Refused("no_take_back", "nothing is taken back at this table")
    undo = state.undo
    if undo is None or undo.user != user or undo.game.step != said.step:
        raise Refused("too_late", "there is no answer of yours to be taken back any more")
    if undo.reveals:
        raise Refused("revealed", "your answer has shown something, and stands")
    return TakenBack(undo.seat, said.step, user, said.cid)


def interrupt(state: TableState, user: str, said: wire.Interrupt) -> Interrupted:
    seat = playing_seat(state, user, said.step)
    assert state.game is not None
    offered = state.kind.out_of_turn(state.game, seat).interrupts
    keys = [state.game.key(option) for option in offered]
    if said.key not in keys:
        raise Refused("illegal_answer", "nothing that you could do out of turn", params={"keys": keys})
    return Interrupted(seat, said.key, "person", user, said.cid)


def say(state: TableState, user: StoredUser, text: str, pay: bool, cid: str) -> Said:
    """A word; where speech costs something, only for whoever says that he pays."""
    require_voice(state, user.user)
    seat = state.party.seat_of(user.user)
    apart = said_apart(state, seat)
    paid = ""
    if not apart and seat != NOBODY and state.game is not None and not state.game.over:
        price = state.kind.out_of_turn(state.game, seat).speech
        paid = "" if price is None else state.game.key(price)
    if paid and not pay:
        raise Refused("speech_costs", "a word costs something now; say with pay that you do it all the same")
    return Said(user.user, user.name, seat, text=text, cid=cid, apart=apart, paid=paid)


def gesture(state: TableState, user: StoredUser, phrase: str, cid: str) -> Said:
    """A ready-made phrase or gesture: always free."""
    require_voice(state, user.user)
    seat = state.party.seat_of(user.user)
    return Said(user.user, user.name, seat, phrase=phrase, cid=cid, apart=said_apart(state, seat))


def said_apart(state: TableState, seat: PlayerId) -> bool:
    """Whether the living must not hear it: said by a spectator, or by somebody who is out."""
    if state.party.phase != "playing" or state.game is None:
        return False
    return seat == NOBODY or state.kind.is_out(state.game, seat)
