"""A view of the Duel as a row of small numbers."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import PLACES
from saloon.games.duel.setup import Setup
from saloon.games.duel.view import DuelView, FigureView, SeatView
from saloon.games.duel.words import BLUE, DECISIONS, SIDES, VERBS
from saloon.kernel.columns import MOST, Columns
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId

COPIES: Final = 40

FIGURE: Final = (
    ("health", 20),
    ("most_health", 20),
    ("dead", 1),
    ("attacking", 1),
    ("for", 1),
    ("because", 1),
    ("woken", 1),
)
"""What every place has, in this order, and how much of it."""

SEAT: Final = (
    ("hand_size", MOST),
    ("law_cards", MOST),
    ("outlaw_cards", MOST),
    ("reserve_size", 12),
    ("on_turn", 1),
    ("asked", 1),
    ("is_law", 1),
)
"""The same of a player."""

TABLE: Final = (
    ("over", 1),
    ("turns", MOST),
    ("law_deck", MOST),
    ("outlaw_deck", MOST),
    ("common", MOST),
    ("discards", MOST),
    ("needed", MOST),
    ("total", MOST),
)


class DuelColumns(Columns[DuelView]):
    """The places of the viewer, then the others; both players; his hand; the table and what is asked."""

    def __init__(self, setup: Setup) -> None:
        kinds = [kind.key for kind in BOOK.kinds]
        people = [character.key for character in BOOK.characters]
        lying = [kind.key for kind in BOOK.kinds if kind.border == BLUE]
        super().__init__([*VERBS], [one.key for one in BOOK.definitions], PLACES, PLACES // 2)
        self.kind_of = [kind.number for kind in BOOK.kind_of]
        self.person_at = {key: at for at, key in enumerate(people)}
        self.kind_at: list[int] = [NONE] * len(BOOK.definitions)
        self.lies_at: list[int] = [NONE] * len(BOOK.definitions)
        for at, kind in enumerate(BOOK.kinds):
            self.kind_at[kind.number] = at
        for at, key in enumerate(lying):
            self.lies_at[BOOK.by_key[key].number] = at
        for place in range(PLACES):
            for name, high in FIGURE:
                self.add(f"figure{place}.{name}", high)
            self.add_each(f"figure{place}.character", people, 1)
            self.add_each(f"figure{place}.in_play", lying, COPIES)
        self.per_figure = self.width() // PLACES
        self.people = len(people)
        self.seats = self.width()
        for seat in range(2):
            for name, high in SEAT:
                self.add(f"player{seat}.{name}", high)
            self.add_each(f"player{seat}.reserve", people, 1)
            self.add_each(f"player{seat}.fallen", people, 1)
        self.per_seat = (self.width() - self.seats) // 2
        self.hand = self.add_each("hand", kinds, COPIES)
        self.table = self.width()
        for name, high in TABLE:
            self.add(name, high)
        self.common_top = self.add_each("common_top", [*SIDES], 1)
        self.decision = self.add_each("decision", [*DECISIONS], 1)
        self.decision_at = {kind: self.decision + at for at, kind in enumerate(DECISIONS)}
        self.because = self.add_each("because", kinds, 1)
        self.discard = self.add_each("discarded", kinds, COPIES)
        self.open = self.add_each("lying_open", kinds, COPIES)

    def definition_of(self, card: CardId) -> int:
        return self.kind_of[card]

    def place_of(self, kind: int) -> int:
        return kind

    def numbers(self, view: DuelView) -> list[int]:
        row = [0] * len(self.columns)
        for figure in view.figures:
            self.put_figure(row, view, figure)
        for seat in view.seats:
            self.put_seat(row, view, seat)
        at = self.table
        row[at] = int(view.over)
        row[at + 1] = view.turns
        row[at + 2] = view.decks[0]
        row[at + 3] = view.decks[1]
        row[at + 4] = view.common
        row[at + 5] = len(view.discard)
        row[at + 6] = view.needed
        row[at + 7] = view.total
        for side in range(len(SIDES)):
            row[self.common_top + side] = int(view.common_top == SIDES[side])
        if view.decision:
            row[self.decision_at[view.decision]] = 1
        self.count(row, self.because, [view.because_card])
        self.count(row, self.discard, view.discard)
        for frame in view.stack:
            self.count(row, self.open, frame.cards_held())
        return row

    def put_figure(self, row: list[int], view: DuelView, one: FigureView) -> None:
        at = self.from_viewer(one.figure, view.viewer) * self.per_figure
        row[at] = max(0, one.health)
        row[at + 1] = one.most_health
        row[at + 2] = int(one.is_dead())
        row[at + 3] = int(view.seats[one.player].attacking == one.figure)
        row[at + 4] = int(view.for_figure == one.figure)
        row[at + 5] = int(view.because_figure == one.figure)
        row[at + 6] = int(view.woken == one.figure)
        person = self.person_at.get(one.character, NONE)
        if person >= 0:
            row[at + len(FIGURE) + person] = 1
        first = at + len(FIGURE) + self.people
        for card in one.in_play:
            place = self.lies_at[self.kind_of[card]]
            if place >= 0:
                row[first + place] += 1

    def put_seat(self, row: list[int], view: DuelView, one: SeatView) -> None:
        away = (one.player - max(view.viewer, 0)) % 2
        at = self.seats + away * self.per_seat
        row[at] = one.hand_size
        row[at + 1] = one.backs[0]
        row[at + 2] = one.backs[1]
        row[at + 3] = one.reserve_size
        row[at + 4] = int(view.turn == one.player)
        row[at + 5] = int(view.decider == one.player)
        row[at + 6] = int(one.side == SIDES[0])
        for key in one.reserve:
            row[at + len(SEAT) + self.person_at[key]] = 1
        for key in one.fallen:
            row[at + len(SEAT) + self.people + self.person_at[key]] = 1
        if one.player == view.viewer:
            self.count(row, self.hand, one.hand)

    def count(self, row: list[int], first: int, cards: list[CardId]) -> None:
        """Cards by their kinds; what the viewer does not see is not counted."""
        for card in cards:
            if card >= 0:
                row[first + self.kind_at[self.kind_of[card]]] += 1
