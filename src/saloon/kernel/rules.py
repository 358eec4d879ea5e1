"""Definitions and the rules in force.

A definition is one card kind, character or event: a class that overrides the questions it answers. Which
questions those are is found once, when the definition is made. A rule is a definition in force for somebody.
"""

from __future__ import annotations

from typing import Generic, TypeVar


class Definition:
    """Something printed on a card: found by its key, never stored in a state."""

    key: str = ""


D = TypeVar("D", bound=Definition)


class Rule(Generic[D]):
    """A definition in force, the figure it works for (-1: for everybody) and the card it is printed on."""

    __slots__ = ("card", "definition", "owner")

    def __init__(self, definition: D, owner: int, card: int) -> None:
        self.definition = definition
        self.owner = owner
        self.card = card


def questions_answered(definition: Definition, base: type[Definition], names: tuple[str, ...]) -> list[int]:
    """Which of the questions named `names` the class of `definition` overrides, as places in `names`."""
    made = type(definition)
    return [i for i, name in enumerate(names) if getattr(made, name) is not getattr(base, name)]
