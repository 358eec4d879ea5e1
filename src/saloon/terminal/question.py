"""What the person is asked and may answer: plain values, from which the screen is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from saloon.kernel.decisions import NONE, Option, Reason, Refusal
from saloon.kernel.ids import NO_CARD, CardId

MANY = 30
"""From more choices than this on, those that belong together are one choice that is opened first."""
BESIDE_A_CARD = 6
"""So many choices stand beside a card, if there are many in all."""
ALIKE = 3
"""So many choices of the same kind stand alone, if there are many in all."""
FEW = 3
"""So many choices stand beside a card where there is hardly any room."""
ROOMY, TIGHT, CRAMPED = range(3)
"""How much room there is for the choices."""


class Choice(NamedTuple):
    """One thing that the person may do now, with what to think of first."""

    option: Option
    key: str
    warning: Reason | None
    beside: CardId = NO_CARD
    """The card that it stands beside in a list; NONE for one that stands alone."""
    bundle: object = None
    """What it has in common with choices that may become one group with it; None: nothing."""
    number: int = NONE
    """The number that it has at the table, such as that of a place; NONE for one that has none."""


class Group(NamedTuple):
    """Choices that belong together: chosen first, then one of them."""

    choices: list[Choice]
    level: int
    """What they have in common: see LEVELS."""

    @property
    def beside(self) -> CardId:
        return self.choices[0].beside


Item = Choice | Group
"""What has a number on the screen."""


class Question(NamedTuple):
    """What is numbered, in its order, all choices that there are, and why not the other cards."""

    items: list[Item]
    choices: list[Choice]
    refusals: list[Refusal]
    opened: bool = False
    """Whether this is a group that was opened."""

    def numbered(self) -> dict[int, Item]:
        """What can be chosen by number: the numbers of the table if all have one, otherwise from 1 on."""
        own = [item.number for item in self.items if isinstance(item, Choice) and item.number != NONE]
        if len(own) < len(self.items):
            own = list(range(1, len(self.items) + 1))
        return dict(zip(own, self.items, strict=True))


def by_kind(choice: Choice) -> object:
    return choice.key if choice.bundle is None else choice.bundle


def by_card(choice: Choice) -> object:
    return choice.option.card


def by_target(choice: Choice) -> object:
    return choice.option.target


LEVELS: tuple[Callable[[Choice], object], ...] = (by_kind, by_card, by_target)
"""Choices are told apart by what is done, then with which card, then at whom."""
BY_KIND, BY_CARD, BY_TARGET = range(3)


def question(
    choices: list[Choice], refusals: list[Refusal], hand: list[CardId], room: int = ROOMY
) -> Question:
    """Number the choices: hand cards in the order of the hand, then other cards, then what stands alone."""

    def place(choice: Choice) -> int:
        card = choice.beside
        if card == NONE:
            return len(hand) + 1
        return hand.index(card) if card in hand else len(hand)

    ordered = sorted(choices, key=place)
    return Question(grouped(ordered, room), ordered, refusals)


def grouped(choices: list[Choice], room: int) -> list[Item]:
    """The choices as they are numbered: one by one, or in groups where many are to share little room."""
    if room == ROOMY and len(choices) <= MANY:
        return list(choices)
    items: list[Item] = []
    for bucket in told_apart(choices, lambda choice: choice.beside):
        if bucket[0].beside != NONE and room == CRAMPED:
            items += [Group(bucket, BY_CARD)] if len(bucket) > FEW else bucket
        elif bucket[0].beside != NONE:
            items += in_groups(bucket, BY_TARGET) if len(bucket) > BESIDE_A_CARD else bucket
        else:
            for alike in told_apart(bucket, by_kind):
                items += [Group(alike, BY_KIND)] if len(alike) > ALIKE else alike
    return items


def told_apart(choices: list[Choice], how: Callable[[Choice], object]) -> list[list[Choice]]:
    """The choices in buckets, in the order in which the first of each comes."""
    buckets: dict[object, list[Choice]] = {}
    for choice in choices:
        buckets.setdefault(how(choice), []).append(choice)
    return list(buckets.values())


def in_groups(choices: list[Choice], level: int) -> list[Item]:
    buckets = told_apart(choices, LEVELS[level])
    return [Group(bucket, level) if len(bucket) > 1 else bucket[0] for bucket in buckets]


def opened(group: Group, refusals: list[Refusal]) -> Question:
    """The choices of a group as a question of its own; if there are still many, in smaller groups."""
    items: list[Item] = list(group.choices)
    level = group.level + 1
    while len(items) > MANY and level < len(LEVELS):
        smaller = in_groups(group.choices, level)
        if len(smaller) > 1:
            items = smaller
            break
        level += 1
    return Question(items, group.choices, refusals, True)
