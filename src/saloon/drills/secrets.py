"""What somebody may not know, told from the true state and not from what he is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from saloon.kernel.frames import Game

NUMBERS: Final = "numbers"


class Secrets:
    """The secrets of a game. This one knows no game, and leaves all to the exchange of what is hidden."""

    def betrayed(self, shown: dict[str, Any], before: Game | None, after: Game, viewer: int) -> Iterator[str]:
        """What a frame tells this viewer that he may not know.

        `shown` is a frame of the wire; `before` and `after` are the true states around its entry.
        """
        yield from ()


def words(text: str) -> frozenset[str]:
    """Names written in a row."""
    return frozenset(text.split())


class Place(NamedTuple):
    """Where a scalar stands in a frame."""

    record: str
    """Type of the record around it, if it is one."""
    field: str
    value: object


def places(tree: object, record: str = "", field: str = "") -> Iterator[Place]:
    """Every scalar of a JSON value. The numbers of a reason have names of their own; here all are numbers."""
    if isinstance(tree, dict):
        within = tree.get("type", record)
        for name, branch in tree.items():
            yield from places(branch, within, field if field == NUMBERS else name)
    elif isinstance(tree, list):
        for branch in tree:
            yield from places(branch, record, field)
    else:
        yield Place(record, field, tree)
