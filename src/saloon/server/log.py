"""A table's log in memory: every entry, and now and then the state that it led to."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator
from typing import NamedTuple

from saloon.kernel.events import Event
from saloon.server.entries import Answered, Entry, Interrupted, Made, Rematch, Said, Started, TakenBack
from saloon.server.state import TableState, answer_of, first_state
from saloon.server.store import StoredState
from saloon.wire.lobby import TableFacts

LOG = logging.getLogger("saloon.server.log")

KEPT_EVERY = 64
"""States between two kept ones are derived again when somebody wants to see them."""
CHECKED_EVERY = 16
"""Entries after which a game that is read is held against its fingerprint."""
REMEMBERED_CIDS = 256
"""For each person."""


class Moment(NamedTuple):
    """An entry and the state that it led to."""

    entry: Entry
    state: TableState


class TableLog:
    """Everything that happened at a table, and what can be derived from it."""

    def __init__(self, table: str, made: Made) -> None:
        self.entries: list[Entry] = [made]
        self.state = first_state(table, made)
        self._kept: dict[int, TableState] = {1: self.state}
        self._stood: dict[int, TableState] = {}
        """States that were stored, or stand for what today's rules cannot follow: they do not follow from
        what was before."""
        self._strayed: dict[int, TableState] = {}
        """Where today's rules led elsewhere, or nowhere."""
        self.anew = -1
        """Whoever knows the table only up to this entry, or not so far, has to be shown it anew."""
        self.stored = 0
        """The entry whose state was stored last."""
        self._cids: dict[str, OrderedDict[str, int]] = {}

    @property
    def seq(self) -> int:
        return len(self.entries)

    def add(self, entry: Entry, state: TableState) -> None:
        """The next entry and the state that it leads to."""
        self.entries.append(entry)
        if isinstance(entry, Started):
            # Earlier games are seldom looked at: only the light states between games are kept of them.
            self._kept = {seq: kept for seq, kept in self._kept.items() if kept.game is None}
            self._kept[self.seq - 1] = self.state
        self.state = state
        if self.seq % KEPT_EVERY == 0:
            self._kept[self.seq] = state
        if isinstance(entry, Answered | Interrupted | TakenBack | Said) and entry.cid:
            cids = self._cids.setdefault(entry.user, OrderedDict())
            cids[entry.cid] = self.seq
            if len(cids) > REMEMBERED_CIDS:
                cids.popitem(last=False)

    # Reading what was stored

    def read(self, entry: Entry, stored: StoredState | None) -> None:
        """The next entry of a stored log, whatever rules it was made by."""
        if isinstance(entry, Rematch) and self.state.party.other_rules:
            self._end_unknown_game()
        state = self.state.read(entry, check=self._is_checked(stored))
        if stored is not None and stored.seq == state.seq:
            self.stored = stored.seq
            state = state.held_against(stored)
            if state.firm:
                self._stood[state.seq] = state
        if state.astray and not self.state.astray:
            self._strayed[state.seq] = state
            LOG.warning("table %s: entry %d was made by other rules", state.table, state.seq)
        self.add(entry, state)

    def _is_checked(self, stored: StoredState | None) -> bool:
        """Whether the game after the next entry is held against its fingerprint, which takes its time.

        Now and then, and always after what was stored last: from there the game goes on.
        """
        seq = self.seq + 1
        return seq % CHECKED_EVERY == 0 or stored is None or seq > stored.seq

    def have_read(self, facts: TableFacts) -> bool:
        """All was read: hold it against what was known of the table, and make the best of it.

        Whether the state has to be stored now, because it does not follow from the log.
        """
        state, party = self.state, self.state.party
        as_known = party.phase == facts.phase and list(party.winners) == facts.winners
        if not state.whole:
            self.anew = self.seq
        if facts.phase == "open" or (as_known and not state.astray):
            return False
        stored = self._stood.get(max(self._stood, default=0))
        if state.firm and stored is not None and stored.game is not None and facts.phase == "playing":
            game = state.game if as_known and state.game is not None else stored.game
            self._stand(state.standing(game))
            return True
        self._stand(state.without_game(facts.phase, facts.winners))
        return False

    def _end_unknown_game(self) -> None:
        """Another game was called for: one that today's rules cannot follow is over since its last answer."""
        acted = max(
            at for at, entry in enumerate(self.entries, 1) if answer_of(entry) or isinstance(entry, Started)
        )
        state = self._stood[acted] = self._state_at(acted).without_game("over", [])
        self._kept = {seq: kept for seq, kept in self._kept.items() if seq < acted}
        for entry in self.entries[acted:]:
            state = state.read(entry)
        self.state = state

    def _stand(self, state: TableState) -> None:
        self.state = self._stood[self.seq] = state
        self.anew = self.seq

    # Looking back

    def seq_of(self, user: str, cid: str) -> int:
        """The entry that this person's message became; 0: none."""
        cids = self._cids.get(user)
        return 0 if cids is None else cids.get(cid, 0)

    def moments(self, after: int) -> Iterator[Moment]:
        """Every entry after that number, with its states derived again. Goes on while entries are added."""
        state: TableState | None = None
        if after >= 1:
            state = self.state if after >= self.seq else self._state_at(after)
        while (seq := 0 if state is None else state.seq) < self.seq:
            entry = self.entries[seq]
            state = self._next(state, entry)
            yield Moment(entry, state)

    def _next(self, state: TableState | None, entry: Entry) -> TableState:
        if state is None:
            return self._kept[1]
        if state.seq == self.seq - 1:
            return self.state
        return self._stood.get(state.seq + 1) or self._strayed.get(state.seq + 1) or state.read(entry)

    def _state_at(self, seq: int) -> TableState:
        state = self._kept[max(kept for kept in self._kept if kept <= seq)]
        while state.seq < seq:
            state = self._next(state, self.entries[state.seq])
        return state

    def round_began(self, number: int) -> int:
        """How many entries stand before the deal of this game; -1: there was no such game."""
        deals = [at for at, entry in enumerate(self.entries) if isinstance(entry, Started)]
        return deals[number - 1] if 1 <= number <= len(deals) else -1

    def round_entries(self, number: int) -> list[Entry]:
        """The deal of this game and all after it up to the next deal."""
        began = self.round_began(number)
        if began < 0:
            return []
        ended = self.round_began(number + 1)
        return self.entries[began:] if ended < 0 else self.entries[began:ended]

    def events_of_round(self) -> list[Event]:
        """All that happened in the game that runs, since today's rules can follow it."""
        events: list[Event] = []
        answered = 0
        """How many there were before the last answer."""
        for moment in self.moments(self.round_began(self.state.party.round)):
            if moment.state.seq in self._stood and not moment.state.whole:
                events = []
            if isinstance(moment.entry, TakenBack):
                del events[answered:]
            if answer_of(moment.entry):
                answered = len(events)
            events += moment.state.events
        return events

    def answers(self, number: int) -> list[str]:
        """The answers of this game, as records write them; not those that were taken back."""
        answers: list[str] = []
        for entry in self.round_entries(number):
            if isinstance(entry, TakenBack):
                answers.pop()
            elif answer := answer_of(entry):
                answers.append(answer)
        return answers
