"""Advice must follow from what its seat knows: it is thought over again in a world that differs in hidden
things only, and nobody else may have any."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, TypeVar, cast

from saloon.drills.tap import Tap
from saloon.drills.truth import another_world
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.server.advisers import Advisers
from saloon.server.state import TableState
from saloon.server.table import Table
from saloon.wire.advice import Hint, Suspicion
from saloon.wire.codec import encode

A = TypeVar("A", Hint, Suspicion)
Asked = Callable[[Table, PlayerId, str], Coroutine[Any, Any, A]]

UNHURRIED: Final = 120.0
"""Seconds for a hint: one that was cut short would differ from another one that was not."""


class FrozenLog(NamedTuple):
    """What was heard up to a moment."""

    events: list[Event]

    def events_of_round(self) -> list[Event]:
        return self.events


class FrozenTable(NamedTuple):
    """As much of a table as an adviser looks at, as it was at a moment."""

    id: str
    state: TableState
    log: FrozenLog


class AdviceTap:
    """Between the house and its advisers: one thought after the other, each in two worlds."""

    def __init__(self, tap: Tap, chance: random.Random) -> None:
        self._tap = tap
        self._chance = chance
        self._one_at_a_time = asyncio.Lock()

    def listen(self, advisers: Advisers) -> None:
        advisers.hint_seconds = UNHURRIED
        for name in ("hint", "suspicion"):
            setattr(advisers, name, self._tapped(getattr(advisers, name), name))

    def _tapped(self, asked: Asked[A], what: str) -> Asked[A]:
        async def tapped(table: Table, seat: PlayerId, language: str) -> A:
            async with self._one_at_a_time:
                here = FrozenTable(table.id, table.state, FrozenLog(list(table.log.events_of_round())))
                found = await asked(cast(Table, here), seat, language)
                other = another_world(here.state, seat, str(self._chance.random()))
                if other is not None:
                    again = await asked(cast(Table, here._replace(state=other)), seat, language)
                    self._tap.advice += 1
                    if encode(again) != encode(found):
                        self._tap.found(
                            f"{what} to seat {seat} of {table.id} is another one in another world"
                        )
            return found

        return tapped
