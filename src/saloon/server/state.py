"""What the entries of a table add up to. A state is never changed: an entry makes the next one."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from msgspec.structs import replace

from saloon.games.registry import game_type
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import give, interrupt_key, state_hash
from saloon.server.banks import Spent, spent_after
from saloon.server.entries import (
    Answered,
    Closed,
    Entry,
    Interrupted,
    Made,
    Rematch,
    Said,
    Started,
    Stopped,
    TakenBack,
)
from saloon.server.memory import Memory, remembered
from saloon.server.party import NOBODY, Party, new_party
from saloon.server.series import with_campaign
from saloon.server.store import StoredState
from saloon.server.taking_back import Undo
from saloon.wire.lobby import Phase, TableFacts

FINGERPRINT = 16
"""Digits of a state's hash that are kept with each entry."""


class TableState:
    """A table after one of its entries: the people, the game, and what happened in the game by that entry."""

    __slots__ = (
        "astray",
        "events",
        "facts",
        "facts_changed",
        "firm",
        "game",
        "game_changed",
        "kind",
        "last",
        "memory",
        "party",
        "seq",
        "spent",
        "table",
        "undo",
        "undone",
        "whole",
    )

    def __init__(
        self,
        table: str,
        seq: int,
        party: Party,
        facts: TableFacts,
        kind: AnyGame,
        game: Game | None,
        events: list[Event],
    ) -> None:
        self.table = table
        self.seq = seq
        self.party = party
        self.facts = facts
        self.kind = kind
        self.game = game
        self.events = events
        self.last: Game | None = None
        """The last game that was played to its end here: the next one of the series follows from it."""
        self.memory: Memory = ()
        """What each seat remembers, where the table reminds its players of cards."""
        self.spent: Spent = ()
        """What each seat has used of its bank of time."""
        self.undo: Undo | None = None
        """The last answer, where it might be taken back."""
        self.undone = 0
        """How many answers of this game were taken back."""
        self.facts_changed = True
        """Whether the last entry changed what is known of the people."""
        self.game_changed = False
        """Whether the last entry changed the game."""
        self.whole = True
        """Whether the game follows from its deal, answer by answer, by today's rules."""
        self.firm = False
        """Whether there was a stored state of this game, so that it stands as it truly stood."""
        self.astray = False
        """Whether an answer did not fit: those after it mean nothing here."""

    @property
    def asked(self) -> PlayerId:
        """The seat that is asked; NOBODY: the game does not run."""
        game = self.game
        return NOBODY if game is None or game.decision is None else game.decision.player

    @property
    def step(self) -> int:
        return NOBODY if self.game is None else self.game.step

    def hears(self, user: str, said: Said) -> bool:
        """Whether it is for this person's ears.

        What is said apart is heard by whoever said it, by those whose seat is out, and by those who watched
        then and have no hand in the game; never by whoever has, or had, a seat that is alive.
        """
        if not said.apart or user == said.user or self.party.phase != "playing" or self.game is None:
            return True
        seat = self.party.hands.get(user)
        return user in said.hearers if seat is None else self.kind.is_out(self.game, seat)

    def after(self, entry: Entry) -> TableState:
        """The next state. Raises if the entry cannot follow."""
        party = self.party.after(entry)
        events: list[Event] = []
        game = self._game_after(entry, events)
        if game is not None and game.over and party.phase == "playing":
            party = party.over(self.kind.winners(game))
        last = self.last if game is None or not game.over else game
        if isinstance(entry, Rematch):
            follows = self._may_be_followed()
            party = replace(party, follows=follows, campaign=party.campaign if follows else None)
            last = last if follows else None
        elif game is not None and (isinstance(entry, Started) or party.phase != self.party.phase):
            party = with_campaign(party, self.kind, game)
        facts = self.facts if party is self.party else party.facts(self.table)
        state = self._next(party, facts, game, events, isinstance(entry, Started | Closed | Stopped))
        state.last = last
        self._leave_to(state, entry)
        if isinstance(entry, Said):
            state.facts_changed = False
        return state

    def _may_be_followed(self) -> bool:
        """Whether the next game is one of the same series. What begins from a text always begins there."""
        wishes, campaign = self.party.wishes, self.party.campaign
        return not (wishes.position or wishes.lesson or (campaign is not None and campaign.over))

    def _next(
        self, party: Party, facts: TableFacts, game: Game | None, events: list[Event], parted: bool
    ) -> TableState:
        """`parted`: whatever was the matter with the game before, it is over and done with."""
        state = TableState(self.table, self.seq + 1, party, facts, self.kind, game, events)
        state.facts_changed = party is not self.party
        state.game_changed = game is not self.game
        state.remember(() if parted else self.memory)
        if not parted:
            state.whole, state.firm, state.astray = self.whole, self.firm, self.astray
        return state

    def _leave_to(self, state: TableState, entry: Entry) -> None:
        """What can be taken back after an entry: a person's answer, until the game or the people change."""
        state.spent = spent_after(self.spent, entry, self.asked, self.party.wishes)
        state.undone = 0 if isinstance(entry, Started) else self.undone
        if isinstance(entry, TakenBack) and self.undo is not None:
            state.undone += 1
            state.memory = self.undo.memory
        elif isinstance(entry, Answered) and entry.by == "person":
            if state.party.has_agreed("take_back") and self.game is not None and state.game is not None:
                before = (entry.seat, entry.user, self.game, self.memory)
                state.undo = Undo(self.kind, *before, state.game, state.events)
        elif state.game is self.game and state.party.chairs is self.party.chairs:
            state.undo = self.undo

    def way_out(self) -> str:
        """The mildest answer to the open question that the rules can follow; empty: none."""
        game = self.game
        if game is None or game.decision is None:
            return ""
        for option in game.decision.options:
            key = game.key(option)
            with contextlib.suppress(Exception):
                give(self.kind.clone(game), key)
                return key
        return ""

    def remember(self, before: Memory) -> None:
        """Add what the last entry told to what each seat knew before it."""
        if not self.party.has_agreed("card_memory") or self.game is None or self.game.over:
            return
        self.memory = remembered(self.kind, self.game, before, self.events) if self.game_changed else before

    def read(self, entry: Entry, check: bool = False) -> TableState:
        """As `after`, for an entry that is stored already and may have been made by other rules.

        What today's rules cannot follow is left out: then the game stays as it stood, if it surely stood so,
        or else it is not known. With `check`, and at the end of a game, what leads elsewhere than it did
        cannot be followed either.
        """
        if not (self.astray and answer_of(entry)):
            with contextlib.suppress(Exception):  # whatever today's rules make of what others allowed
                state = self.after(entry)
                over = state.game is not None and state.game.over and state.game_changed
                if not (entry.leads_to and (check or over)) or entry.leads_to == fingerprint(state.game):
                    return state
        dealt = isinstance(entry, Started)
        party = self.party.after(entry)
        if self.firm and not dealt:
            state = self._next(party, party.facts(self.table), self.game, [], dealt)
            state.last, state.spent = self.last, self.spent
        else:
            party = replace(party, other_rules=True, phase="playing", winners=())
            state = self._next(party, party.facts(self.table), None, [], dealt)
        state.whole = False
        state.astray = True
        return state

    def held_against(self, stored: StoredState) -> TableState:
        """The same moment as it was stored, where that can be read and today's rules led elsewhere."""
        if self.game is not None and encode(self.game) == stored.body:
            self.firm = True
            return self
        try:
            return self.standing(self.kind.decode(stored.body))
        except Exception:  # stored by another version, in whatever form
            return self

    def standing(self, game: Game) -> TableState:
        """The same moment with the game as it surely stood."""
        party = replace(self.party, other_rules=False, phase="playing", winners=())
        if game.over:
            party = party.over(self.kind.winners(game))
        party = with_campaign(party, self.kind, game)
        state = TableState(self.table, self.seq, party, party.facts(self.table), self.kind, game, [])
        state.game_changed = True
        state.last = game if game.over else self.last
        state.spent = self.spent
        state.remember(())
        state.whole = False
        state.firm = True
        return state

    def without_game(self, phase: Phase, winners: Sequence[PlayerId]) -> TableState:
        """The same moment, when nobody knows how the game stands or stood: only how it ended, if it did."""
        party = replace(self.party, other_rules=True, phase=phase, winners=tuple(winners))
        state = TableState(self.table, self.seq, party, party.facts(self.table), self.kind, None, [])
        state.whole = False
        state.astray = True
        return state

    def _game_after(self, entry: Entry, events: list[Event]) -> Game | None:
        if isinstance(entry, Started):
            game = self.kind.deal(entry.setup, events)
            game.log = None
            return game
        if isinstance(entry, Rematch | Closed | Stopped):
            return None
        if isinstance(entry, TakenBack):
            if self.undo is None or self.undo.seat != entry.seat or self.undo.game.step != entry.step:
                raise ValueError("no such answer can be taken back")
            return self.undo.game
        answer = answer_of(entry)
        if not answer or self.game is None:
            return self.game
        game = self.kind.clone(self.game)
        game.log = events
        give(game, answer)
        game.log = None
        return game


def answer_of(entry: Entry) -> str:
    """What this entry does in the game, as records write it; empty: nothing."""
    match entry:
        case Answered():
            return entry.key
        case Interrupted():
            return interrupt_key(entry.seat, entry.key)
        case Said() if entry.paid:
            return interrupt_key(entry.seat, entry.paid)
        case _:
            return ""


def fingerprint(game: Game | None) -> str:
    """By which it is known again; empty: of no game."""
    return "" if game is None else state_hash(game)[:FINGERPRINT]


def first_state(table: str, made: Made) -> TableState:
    party = new_party(made)
    return TableState(table, 1, party, party.facts(table), game_type(made.wishes.game), None, [])
