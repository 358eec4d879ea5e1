"""A view as a row of small numbers, and options as rows, for programs that learn.

A row is made from the view and from nothing else: what a view hides, no row can tell. Seats are counted from
the viewer, who is 0, so that a program learns what it sees, wherever it sits.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, FigureId, PlayerId
from saloon.kernel.views import View

V = TypeVar("V", bound=View)

MOST: Final = 127
LEAST: Final = -128
"""What a number of a row can be: it is stored as one signed byte. What is more is cut off there."""

OPTION_COLUMNS: Final = ("verb", "kind", "target", "other_kind", "suit", "number", "card", "other")
"""An option as numbers; -1 where it has nothing to say. A kind is a place in `definitions`, also where the
option names only a card of that kind; a target is a figure, counted from the viewer."""


class Column:
    """One number of a row: its name and its range."""

    __slots__ = ("high", "low", "name")

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name = name
        self.low = low
        self.high = high


class Columns(Generic[V]):
    """How the views of one table become rows. Made once for a table; the same for all its deals."""

    def __init__(self, verbs: list[str], definitions: list[str], figures: int, apart: int = 1) -> None:
        self.columns: list[Column] = []
        self.verbs = verbs
        self.definitions = definitions
        """Kinds of cards, characters and events of the boxes at this table, by their keys."""
        self.figures = figures
        self.apart = apart
        """How far the first figure of a player is from that of the next one."""

    # What the rows are made of

    def add(self, name: str, high: int, low: int = 0) -> int:
        """A new column; its place."""
        self.columns.append(Column(name, low, high))
        return len(self.columns) - 1

    def add_each(self, name: str, of: list[str], high: int) -> int:
        """A column for each of these; the place of the first."""
        first = len(self.columns)
        for one in of:
            self.add(f"{name}.{one}", high)
        return first

    def width(self) -> int:
        return len(self.columns)

    # Rows

    def numbers(self, view: V) -> list[int]:
        """The numbers of a view, in the order of the columns."""
        raise NotImplementedError

    def row(self, view: V) -> bytes:
        """The same as signed bytes."""
        row = self.numbers(view)
        for place in range(len(row)):
            number = row[place]
            if number > MOST:
                row[place] = MOST
            elif number < 0:
                row[place] = max(number, LEAST) + 256
        return bytes(row)

    def definition_of(self, card: CardId) -> int:
        """The place in `definitions` of what is printed on a card; NONE: it is not at this table."""
        raise NotImplementedError

    def place_of(self, kind: int) -> int:
        """The place in `definitions` of a definition of the rules."""
        raise NotImplementedError

    def from_viewer(self, figure: FigureId, viewer: PlayerId) -> int:
        """Which figure it is, counted from the first one of the viewer."""
        if figure < 0:
            return NONE
        return (figure - max(viewer, 0) * self.apart) % self.figures

    # Options

    def option_numbers(self, options: list[Option], viewer: PlayerId) -> list[int]:
        """The rows of these options, one after the other: `OPTION_COLUMNS` of each."""
        numbers: list[int] = []
        for option in options:
            numbers.append(option.verb)
            numbers.append(self.kind_in(option))
            numbers.append(self.from_viewer(option.target, viewer))
            numbers.append(NONE if option.other < 0 else self.definition_of(option.other))
            numbers.append(option.suit)
            numbers.append(option.number)
            numbers.append(option.card)
            numbers.append(option.other)
        return numbers

    def kind_in(self, option: Option) -> int:
        """What an option is about: what a card is played as, or the card itself."""
        if option.kind >= 0:
            return self.place_of(option.kind)
        return NONE if option.card < 0 else self.definition_of(option.card)

    def flat_size(self) -> int:
        """How many numbers `flat` can give."""
        return (len(self.verbs) + 1) * (self.named_things() + 1) * (self.figures + 1)

    def named_things(self) -> int:
        """How many things the middle part of a flat number can name."""
        return len(self.definitions)

    def thing_in(self, option: Option) -> int:
        """What the middle part of a flat number names; NONE: nothing."""
        return self.kind_in(option)

    def flat(self, option: Option, viewer: PlayerId) -> int:
        """A number that means the same in every state: verb, kind and target. 0 is left to passing."""
        things = self.named_things() + 1
        seats = self.figures + 1
        middle = (option.verb + 1) * things + self.thing_in(option) + 1
        return middle * seats + self.from_viewer(option.target, viewer) + 1
