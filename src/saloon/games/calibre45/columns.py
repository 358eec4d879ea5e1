"""A view of Calibre 45 as a row of small numbers."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.setup import Setup
from saloon.games.calibre45.view import CalibreView, PlayerView
from saloon.games.calibre45.words import (
    COWBOYS,
    DECISIONS,
    MONEY,
    MONEY_CARDS,
    MOST_TEAMS,
    PAY,
    PICK,
    TOKENS,
    VERBS,
    WEAPONS,
)
from saloon.kernel.columns import MOST, Columns
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, as_figure

UNIT: Final = 10_000
"""Money is counted in these dollars."""
COPIES: Final = 62

SEAT: Final = (
    ("ally", 1),
    ("hand_size", MOST),
    ("has_cowboy", 1),
    ("limit", MOST),
    ("robbing", 1),
    ("known", 1),
    ("tokens", TOKENS),
    ("resting", 1),
    ("loot", MOST),
    ("debt", MOST),
    ("on_turn", 1),
    ("asked", 1),
    ("because", 1),
)
"""What every player has, in this order, and how much of it; his money, which may be below 0, comes after."""

TABLE: Final = (
    ("over", 1),
    ("asks_me", 1),
    ("turns", MOST),
    ("robberies", MOST),
    ("weapon_deck", MOST),
    ("cowboy_deck", MOST),
    ("tokens", TOKENS),
    ("money_moved", 1),
    ("needed", MOST),
)


class CalibreColumns(Columns[CalibreView]):
    """Players from the viewer on, then the table, what is asked, and where cards lie."""

    def __init__(self, setup: Setup) -> None:
        book = setup.book
        keys = [face.key for face in book.composition]
        super().__init__([*VERBS], keys, setup.players)
        place = {key: at for at, key in enumerate(keys)}
        self.face_of = [place[key] for key in book.key_of]
        self.weapon_at: list[int] = [NONE] * len(keys)
        weapons = list(dict.fromkeys([book.key_of[card] for card in book.decks[WEAPONS]]))
        for at, key in enumerate(weapons):
            self.weapon_at[place[key]] = at
        self.cowboy_at: list[int] = [NONE] * len(keys)
        cowboys = list(dict.fromkeys([book.key_of[card] for card in book.decks[COWBOYS]]))
        for at, key in enumerate(cowboys):
            self.cowboy_at[place[key]] = at
        self.cowboys = len(cowboys)
        for player in range(setup.players):
            for name, high in SEAT:
                self.add(f"player{player}.{name}", high)
            self.add(f"player{player}.money", MOST, -MOST)
            self.add_each(f"player{player}.cowboy", cowboys, 1)
            self.add_each(f"player{player}.hand", weapons, COPIES)
        self.per_player = self.width() // setup.players
        self.table = self.width()
        for name, high in TABLE:
            self.add(name, high)
        self.team_money = self.width()
        for team in range(MOST_TEAMS):
            self.add(f"team{team}.money", MOST, -MOST)
        self.decision = self.add_each("decision", [*DECISIONS], 1)
        self.decision_at = {kind: self.decision + at for at, kind in enumerate(DECISIONS)}
        self.spread = self.add_each("spread", [str(at) for at in range(len(book.decks[MONEY]))], 1)
        self.because = self.add_each("because", keys, 1)
        self.discard = self.add_each("discarded", keys, COPIES)
        self.open = self.add_each("lying_open", keys, COPIES)

    def definition_of(self, card: CardId) -> int:
        return self.face_of[card]

    def place_of(self, kind: int) -> int:
        return NONE

    def named_things(self) -> int:
        return max(len(self.definitions), MONEY_CARDS)

    def thing_in(self, option: Option) -> int:
        """A place of the money deck or a way to pay, where an option names no card."""
        if option.verb in (PICK, PAY):
            return min(option.number, MONEY_CARDS - 1)
        return self.kind_in(option)

    def numbers(self, view: CalibreView) -> list[int]:
        row = [0] * len(self.columns)
        teams = len(view.team_money)
        own = view.seats[max(view.viewer, 0)].team
        for one in view.seats:
            self.put_player(row, view, one, own)
        at = self.table
        row[at] = int(view.over)
        row[at + 1] = int(view.decider == view.viewer)
        row[at + 2] = view.turns
        row[at + 3] = view.robberies
        row[at + 4] = view.weapon_deck
        row[at + 5] = view.cowboy_deck
        row[at + 6] = view.tokens
        row[at + 7] = int(view.money_moved)
        row[at + 8] = in_units(view.needed) if view.needed >= UNIT else view.needed
        for team in range(teams):
            row[self.team_money + (team - own) % teams] = in_units(view.team_money[team])
        if view.decision:
            row[self.decision_at[view.decision]] = 1
        for place, card in enumerate(view.spread):
            row[self.spread + place] = int(card != NONE)
        self.count(row, self.because, [view.because_card])
        for pile in (view.weapon_discard, view.money_discard, view.cowboy_discard):
            self.count(row, self.discard, pile)
        for frame in view.stack:
            self.count(row, self.open, frame.cards_held())
        return row

    def put_player(self, row: list[int], view: CalibreView, one: PlayerView, own: int) -> None:
        at = self.from_viewer(as_figure(one.player), view.viewer) * self.per_player
        row[at] = int(one.team == own)
        row[at + 1] = one.hand_size
        row[at + 2] = int(one.cowboy != NONE)
        row[at + 3] = one.limit
        row[at + 4] = int(one.robbing)
        row[at + 5] = int(one.known)
        row[at + 6] = one.tokens
        row[at + 7] = int(one.resting)
        row[at + 8] = len(one.loot)
        row[at + 9] = in_units(one.debt)
        row[at + 10] = int(view.turn == one.player)
        row[at + 11] = int(view.decider == one.player)
        row[at + 12] = int(view.because_player == one.player)
        row[at + len(SEAT)] = in_units(one.money)
        first = at + len(SEAT) + 1
        if one.cowboy >= 0:
            row[first + self.cowboy_at[self.face_of[one.cowboy]]] = 1
        first += self.cowboys
        for card in one.hand:
            if card >= 0 and self.weapon_at[self.face_of[card]] >= 0:
                row[first + self.weapon_at[self.face_of[card]]] += 1

    def count(self, row: list[int], first: int, cards: list[CardId]) -> None:
        """Cards by their faces; what the viewer does not see is not counted."""
        for card in cards:
            if card >= 0:
                row[first + self.face_of[card]] += 1


def in_units(dollars: int) -> int:
    """Money as a small number, cut off where it would be too much for a row."""
    return max(-MOST, min(MOST, dollars // UNIT))
