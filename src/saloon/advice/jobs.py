"""What an adviser is asked by somebody who has no time to think himself: as data that travels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from saloon.advice.adviser import SIMULATIONS, Adviser
from saloon.games.registry import game_type
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, DefinitionId, FigureId
from saloon.kernel.views import View
from saloon.wire.advice import Hint, Suspicion
from saloon.wire.plain import from_named


class Seen(Struct):
    """What a seat has heard and sees, records spelt by name; and what it may answer."""

    game: str
    heard: list[Any]
    view: Any
    options: list[tuple[int, CardId, DefinitionId, FigureId, CardId, int, int]] = []
    simulations: int = SIMULATIONS


def adviser_who_heard(seen: Seen) -> tuple[Adviser, View]:
    game_type(seen.game)  # records of a game can be read once it is known
    adviser = Adviser(seen.game)
    for one in seen.heard:
        event = from_named(one)
        assert isinstance(event, Event)
        adviser.hear(event)
    view = from_named(seen.view)
    assert isinstance(view, View)
    return adviser, view


def hint(seen: Seen, time_left: Callable[[], bool] | None = None) -> Hint:
    adviser, view = adviser_who_heard(seen)
    options = [Option(*numbers) for numbers in seen.options]
    return adviser.hint(view, options, seen.simulations, time_left)


def suspicion(seen: Seen) -> Suspicion:
    adviser, view = adviser_who_heard(seen)
    return adviser.suspicion(view)
