"""A view of BANG! as a row of small numbers."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.setup import Setup
from saloon.games.bang.view import BangView, EventDeckView, FigureView
from saloon.games.bang.words import BROWN, DECISIONS, ROLES, SUITS, VERBS
from saloon.kernel.columns import MOST, Columns
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId

COPIES: Final = 40
"""More than so many cards of one kind there are in no deck."""

FIGURE: Final = (
    ("alive", 1),
    ("life", 20),
    ("max_life", 20),
    ("hand_size", MOST),
    ("revealed", 1),
    ("distance", 20),
    ("distance_back", 20),
    ("reach", MOST),
    ("hand_limit", MOST),
    ("ghost", 1),
    ("skips", 9),
    ("awake", 1),
    ("switched_off", 20),
    ("on_turn", 1),
    ("asked", 1),
    ("because", 1),
    ("own", 1),
)
"""What every figure has, in this order, and how much of it."""

TABLE: Final = (
    ("over", 1),
    ("asks_me", 1),
    ("deck", MOST),
    ("discards", MOST),
    ("turns", MOST),
    ("deaths", 9),
    ("counter_clockwise", 1),
    ("needed", MOST),
    ("bangs_played", MOST),
    ("cards_played", MOST),
    ("extra_turn", 1),
)
"""The same of the table."""


class BangColumns(Columns[BangView]):
    """Figures from the viewer on, then his hand, the table, what is asked, and the events."""

    def __init__(self, setup: Setup) -> None:
        book = setup.book
        kinds = [kind for kind in book.kinds.values() if kind.key != "any"]
        lying = [kind for kind in kinds if kind.border != BROWN]
        people = [*book.characters]
        events = [*book.events]
        rules = [rule.key for rule in book.box_rules]
        keys = [*[kind.key for kind in kinds], *people, *events, *rules]
        super().__init__([*VERBS], keys, setup.players * setup.mode.figures_each)
        self.number_of = book.number_of
        self.place = {key: place for place, key in enumerate(keys)}
        self.places: list[int] = [NONE] * len(book.definitions)
        """By the number of a definition: its place among those of this table."""
        for number, definition in enumerate(book.definitions):
            self.places[number] = self.place.get(definition.key, NONE)
        self.people_from = len(kinds)
        self.people_to = self.people_from + len(people)
        self.events_from = self.people_to
        self.events_to = self.events_from + len(events)
        self.lies_at: list[int] = [NONE] * len(keys)
        """By place: its place among the kinds that lie before somebody."""
        for place, kind in enumerate(lying):
            self.lies_at[self.place[kind.key]] = place
        for figure in range(self.figures):
            self.add_figure(f"figure{figure}", [kind.key for kind in lying], people)
        self.per_figure = self.width() // self.figures
        self.people_at = len(FIGURE) + len(ROLES)
        self.lying_at = self.people_at + len(people)
        self.fresh_at = self.lying_at + len(lying)
        known = [kind.key for kind in kinds]
        self.hand = self.add_each("hand", known, COPIES)
        self.table = self.width()
        for name, high in TABLE:
            self.add(name, high)
        self.suit = self.add_each("suit", [*SUITS], 1)
        self.decision = self.add_each("decision", [*DECISIONS], 1)
        self.decision_at = {kind: self.decision + place for place, kind in enumerate(DECISIONS)}
        self.because = self.add_each("because", known, 1)
        self.top = self.add_each("discard_top", known, 1)
        self.discard = self.add_each("discarded", known, COPIES)
        self.open = self.add_each("lying_open", known, COPIES)
        self.active = self.add_each("active", events, 1)
        self.next_one = self.add_each("next", events, 1)

    def add_figure(self, name: str, lying: list[str], people: list[str]) -> None:
        for what, high in FIGURE:
            self.add(f"{name}.{what}", high)
        self.add_each(f"{name}.role", [*ROLES], 1)
        self.add_each(f"{name}.character", people, 1)
        self.add_each(f"{name}.in_play", lying, COPIES)
        self.add(f"{name}.in_play.not_ready", COPIES)

    def definition_of(self, card: CardId) -> int:
        return self.places[self.number_of[card]]

    def place_of(self, kind: int) -> int:
        return self.places[kind]

    def numbers(self, view: BangView) -> list[int]:
        row = [0] * len(self.columns)
        for one in view.figures:
            self.put_figure(row, view, one)
        self.put_table(row, view)
        for deck in view.event_decks:
            self.put_events(row, deck)
        return row

    def put_figure(self, row: list[int], view: BangView, one: FigureView) -> None:
        at = self.from_viewer(one.figure, view.viewer) * self.per_figure
        own = one.player == view.viewer
        row[at] = int(one.alive)
        row[at + 1] = max(0, one.life)
        row[at + 2] = one.max_life
        row[at + 3] = one.hand_size
        row[at + 4] = int(one.revealed)
        row[at + 5] = one.distance
        row[at + 6] = one.distance_back
        row[at + 7] = one.reach
        row[at + 8] = one.hand_limit
        row[at + 9] = int(one.ghost)
        row[at + 10] = one.skips
        row[at + 11] = int(one.is_awake())
        row[at + 12] = len(one.switched_off)
        row[at + 13] = int(view.turn == one.figure)
        row[at + 14] = int(view.asked == one.figure)
        row[at + 15] = int(view.because_figure == one.figure)
        row[at + 16] = int(own)
        if one.role >= 0:
            row[at + len(FIGURE) + one.role] = 1
        for key in one.characters:
            place = self.place.get(key, NONE)
            if self.people_from <= place < self.people_to:
                row[at + self.people_at + place - self.people_from] = 1
        for card in one.in_play:
            place = self.definition_of(card)
            if place >= 0 and self.lies_at[place] >= 0:
                row[at + self.lying_at + self.lies_at[place]] += 1
        row[at + self.fresh_at] = len(one.fresh)
        if own and at < self.per_figure:
            self.count(row, self.hand, one.hand)

    def put_table(self, row: list[int], view: BangView) -> None:
        at = self.table
        turn = view.this_turn
        row[at] = int(view.over)
        row[at + 1] = int(view.decider == view.viewer)
        row[at + 2] = view.deck_size
        row[at + 3] = len(view.discard)
        row[at + 4] = view.turns
        row[at + 5] = view.deaths
        row[at + 6] = int(view.counter_clockwise)
        row[at + 7] = view.needed
        row[at + 8] = turn.bangs_played
        row[at + 9] = turn.cards_played
        row[at + 10] = int(turn.extra)
        if turn.suit >= 0:
            row[self.suit + turn.suit] = 1
        if view.decision:
            row[self.decision_at[view.decision]] = 1
        if view.because_card >= 0:
            self.count(row, self.because, [view.because_card])
        if view.discard:
            self.count(row, self.top, view.discard[-1:])
        self.count(row, self.discard, view.discard)
        for frame in view.stack:
            self.count(row, self.open, frame.cards_held())

    def put_events(self, row: list[int], deck: EventDeckView) -> None:
        place = self.place.get(deck.active, NONE)
        if self.events_from <= place < self.events_to:
            row[self.active + place - self.events_from] = 1
        place = self.place.get(deck.next_one, NONE)
        if self.events_from <= place < self.events_to:
            row[self.next_one + place - self.events_from] = 1

    def count(self, row: list[int], first: int, cards: list[CardId]) -> None:
        """Cards by their kinds; what the viewer does not see is not counted."""
        for card in cards:
            if card >= 0:
                place = self.definition_of(card)
                if place >= 0:
                    row[first + place] += 1
