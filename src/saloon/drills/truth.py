"""What was true at a table after each of its entries, derived anew from its log."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Protocol

from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.server.entries import Said
from saloon.server.log import Moment, TableLog
from saloon.server.party import NOBODY
from saloon.server.state import TableState

KEPT: Final = 600
"""Moments that are kept: nobody is shown things so long after they happened."""


class Served(Protocol):
    """A table that is served somewhere, as far as is known here."""

    @property
    def id(self) -> str: ...

    @property
    def state(self) -> TableState: ...

    @property
    def log(self) -> TableLog: ...


class Truth:
    """The moments of one table."""

    def __init__(self, log: TableLog) -> None:
        self._log = log
        self.hushed: set[str] = set()
        """What was said by the dead and by spectators while the game ran."""
        self._moments: OrderedDict[int, Moment] = OrderedDict()
        first = next(log.moments(0))
        self._moments[1] = first
        self._last = first.state

    def moment(self, seq: int) -> Moment:
        """The entry of this number and the state that it led to."""
        while self._last.seq < seq:
            entry = self._log.entries[self._last.seq]
            if isinstance(entry, Said) and entry.text and not is_heard(self._last, entry.seat):
                self.hushed.add(entry.text)
            self._last = self._last.after(entry)
            self._moments[self._last.seq] = Moment(entry, self._last)
            if len(self._moments) > KEPT:
                self._moments.popitem(last=False)
        return self._moments[seq]

    def game_before(self, seq: int) -> Game | None:
        """The game as it was before this entry."""
        before = self._moments.get(seq - 1)
        return None if before is None else before.state.game


def is_heard(state: TableState, seat: PlayerId) -> bool:
    """Whether the living hear what is said from here, and must not hear the others."""
    if state.party.phase != "playing" or state.game is None:
        return True
    return seat != NOBODY and not state.kind.is_out(state.game, seat)


def hears_all(state: TableState, user: str) -> bool:
    """Whether what is said apart may reach this person: nobody with a hand that is still in the game."""
    seat = state.party.hands.get(user, NOBODY)
    return state.party.phase != "playing" or not is_heard(state, seat)


def kind_of_viewer(state: TableState, seat: PlayerId) -> str:
    if seat == NOBODY:
        return "spectator"
    return "dead" if state.game is not None and state.kind.is_out(state.game, seat) else "player"


def may_have(state: TableState, user: str) -> bool:
    """Whether somebody may have hints and suspicions: he plays, and the table allows it or he is alone."""
    people = sum(bool(chair.user) for chair in state.party.chairs)
    return state.party.seat_of(user) != NOBODY and (state.party.wishes.hints or people == 1)


def another_world(state: TableState, viewer: PlayerId, seed: str) -> TableState | None:
    """The same table in a world that this viewer cannot tell from the true one; None: nothing is hidden."""
    if state.game is None or state.game.over:
        return None
    game = state.kind.clone(state.game)
    state.kind.permute_hidden(game, viewer, seed)
    other = TableState(state.table, state.seq, state.party, state.facts, state.kind, game, state.events)
    other.facts_changed, other.game_changed = state.facts_changed, state.game_changed
    other.memory, other.undo = state.memory, state.undo
    return other
