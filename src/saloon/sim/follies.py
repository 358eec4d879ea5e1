"""Follies: answers that nobody at the table would understand, found in the games that bots play.

A folly is a function of a `Moment`: what a seat saw, what it could answer, what it answered and what it had
heard. Its name is the name of the function; what it means stands in the texts of its game. An answer counts
only if another one was offered that is not the same folly: nobody is blamed for what he was forced to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.views import View

V = TypeVar("V", bound=View)


class Moment(Generic[V]):
    """A decision of one seat, as it was made."""

    def __init__(self, view: V, options: list[Option], answer: Option, heard: Sequence[Event]) -> None:
        self.view = view
        self.options = options
        self.answer = answer
        self.heard = heard
        """All that this seat has heard in this game, as it heard it."""

    def answered(self, option: Option) -> Moment[V]:
        """The same, if the answer had been another one."""
        return Moment(self.view, self.options, option, self.heard)

    def since(self, name: str, who: int | None = None) -> Iterator[Event]:
        """What was heard since the last event of this name (of this figure), the latest first."""
        for event in reversed(self.heard):
            if event.name == name and who in (None, event.who):
                return
            yield event


Folly: TypeAlias = Callable[[Moment[V]], bool]
AnyFolly: TypeAlias = Callable[[Moment[Any]], bool]


def is_committed(folly: AnyFolly, moment: Moment[Any]) -> bool:
    """Whether the answer is this folly, and another one would not have been."""
    return folly(moment) and not all(folly(moment.answered(option)) for option in moment.options)
