"""Numbers for options: their places (`index`), or numbers that mean the same in every state (`flat`)."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from saloon.kernel.columns import OPTION_COLUMNS
from saloon.kernel.decisions import Option
from saloon.kernel.ids import PlayerId
from saloon.research.table import Table

Mask = npt.NDArray[np.int8]
Rows = npt.NDArray[np.int16]

ENCODINGS: Final = ("index", "flat")
WIDTH: Final = len(OPTION_COLUMNS)


class IllegalAction(ValueError):
    """An action outside the mask."""


class Actions:
    """The action is the place in the list of options: whoever chooses looks at their rows."""

    name = "index"
    has_rows = True
    """Whether the options go along as rows."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.columns = table.columns
        self.size = table.most_options
        self._all = list(range(self.size))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table,)

    def __deepcopy__(self, memo: dict[int, object]) -> Actions:
        return self  # never changed

    def fill(self, mask: Mask, options: list[Option], player: PlayerId) -> None:
        """Mark what may be chosen in a mask of zeros."""
        mask[: len(options)] = 1

    def choice(self, action: int, options: list[Option], player: PlayerId) -> int:
        """The place of the option that an action means."""
        if 0 <= action < len(options) and action < self.size:
            return action
        raise IllegalAction(f"action {action} is not one of the {min(len(options), self.size)} offered")

    def legal(self, options: list[Option], player: PlayerId) -> list[int]:
        """All actions that may be chosen, in rising order."""
        return self._all[: len(options)]

    def rows(self, options: list[Option], player: PlayerId) -> Rows:
        """The options as rows of numbers (`OPTION_COLUMNS`), seats counted from the player."""
        offered = options[: self.size]
        return np.array(self.columns.option_numbers(offered, player), np.int16).reshape(-1, WIDTH)


class FlatActions(Actions):
    """The action is verb, kind and target; of options that differ only in the copy the first is meant."""

    name = "flat"
    has_rows = False

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.size = table.columns.flat_size()

    def numbers(self, options: list[Option], player: PlayerId) -> list[int]:
        flat = self.columns.flat
        return [flat(option, player) for option in options]

    def fill(self, mask: Mask, options: list[Option], player: PlayerId) -> None:
        mask[self.numbers(options, player)] = 1

    def choice(self, action: int, options: list[Option], player: PlayerId) -> int:
        numbers = self.numbers(options, player)
        if action not in numbers:
            raise IllegalAction(f"action {action} is not one of {sorted(set(numbers))}")
        return numbers.index(action)

    def legal(self, options: list[Option], player: PlayerId) -> list[int]:
        return sorted(set(self.numbers(options, player)))


def actions_for(encoding: str, table: Table) -> Actions:
    """The numbering of this name."""
    if encoding == Actions.name:
        return Actions(table)
    if encoding == FlatActions.name:
        return FlatActions(table)
    raise ValueError(f"unknown encoding {encoding!r}; encodings: {', '.join(ENCODINGS)}")
