"""What the engine asks and what may be answered: decisions, options, reasons."""

from __future__ import annotations

from typing import Final

from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId

NONE: Final = -1
"""Stands in every field of an option, decision or event that has nothing to say."""


class Option:
    """One legal answer: a verb and what it is done with and to. Never changed once made."""

    __slots__ = ("card", "kind", "number", "other", "suit", "target", "verb")

    def __init__(
        self,
        verb: int,
        card: CardId,
        kind: DefinitionId,
        target: FigureId,
        other: CardId,
        suit: int = NONE,
        number: int = NONE,
    ) -> None:
        self.verb = verb
        self.card = card
        self.kind = kind
        self.target = target
        self.other = other
        """A second card, or what the game has in place of one: never any other number."""
        self.suit = suit
        """The suit that it names."""
        self.number = number
        """Something else that it names and that is neither: a place, a colour, a way to pay."""

    def numbers(self) -> tuple[int, CardId, DefinitionId, FigureId, CardId, int, int]:
        """All of it, in the order of the constructor."""
        return self.verb, self.card, self.kind, self.target, self.other, self.suit, self.number

    def __reduce__(self) -> tuple[object, ...]:
        return Option, self.numbers()


class Decision:
    """The one question that the engine waits for. The first option is the mildest: a time-out answers it."""

    __slots__ = ("card", "figure", "kind", "number", "options", "player", "source", "total")

    def __init__(
        self,
        player: PlayerId,
        figure: FigureId,
        kind: str,
        options: list[Option],
        card: CardId = NO_CARD,
        source: FigureId = NO_FIGURE,
        number: int = 0,
        total: int = 0,
    ) -> None:
        self.player = player
        """Who decides."""
        self.figure = figure
        """The figure that he decides for."""
        self.kind = kind
        self.options = options
        self.card = card
        """Because of which card."""
        self.source = source
        """Because of which figure."""
        self.number = number
        """How many are still asked for, where the question has a number."""
        self.total = total
        """How many were asked for at first; 0 where they are not asked for one by one."""

    def __reduce__(self) -> tuple[object, ...]:
        values = self.player, self.figure, self.kind, self.options, self.card, self.source
        return Decision, (*values, self.number, self.total)


class Reason:
    """Why something is refused, or why it should be thought over: a code and its numbers."""

    __slots__ = ("code", "numbers")

    def __init__(self, code: str, numbers: dict[str, int]) -> None:
        self.code = code
        self.numbers = numbers


class Refusal:
    """Something in hand, the figure it was meant for (-1: nobody in particular) and why not."""

    __slots__ = ("card", "reason", "target")

    def __init__(self, card: CardId, target: FigureId, reason: Reason) -> None:
        self.card = card
        self.target = target
        self.reason = reason


class IllegalAnswer(ValueError):
    """An answer that is not among the options; says which ones there are."""
