"""Definitions, the rules in force, and the one way to ask them.

A definition is one card kind, character or event: a class that overrides the questions it answers. Which
questions those are is found once, when the definition is made. A rule is a definition in force for somebody,
or for everybody. The gate holds the rules in force by question: whoever asks about a figure hears the rules
of that figure and those that work for everybody.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, FigureId


class Definition:
    """Something printed on a card: found by its key, never stored in a state."""

    key: str = ""

    def __init__(self, base: type[Definition], questions: tuple[str, ...]) -> None:
        self.answers = questions_answered(self, base, questions)
        """The questions that it answers, as places in the vocabulary of its game."""
        self.has_say = [question in self.answers for question in range(len(questions))]
        """For each question whether it answers it."""


class Rule:
    """A definition in force, the figure it works for (-1: for everybody) and the card it is printed on.

    A game has a class of its own for its rules, with the definition: were that a type variable here, compiled
    code would look at the class of a definition each time that one is asked.
    """

    __slots__ = ("answers", "card", "has_say", "owner")

    def __init__(self, definition: Definition, owner: FigureId, card: CardId) -> None:
        self.answers = definition.answers
        self.has_say = definition.has_say
        self.owner = owner
        self.card = card

    def concerns(self, figure: FigureId) -> bool:
        """Whether it works for this figure: it is its own, or works for everybody."""
        return self.owner in (figure, NONE)


R = TypeVar("R", bound=Rule)


def questions_answered(definition: Definition, base: type[Definition], names: tuple[str, ...]) -> list[int]:
    """Which of the questions named `names` the class of `definition` overrides, as places in `names`."""
    made = type(definition)
    return [i for i, name in enumerate(names) if getattr(made, name) is not getattr(base, name)]


def add_those_with_say(rules: list[R], own: list[R], question: int) -> None:
    """Add those of a figure's own rules that answer a question."""
    for rule in own:
        if rule.has_say[question]:
            rules.append(rule)


NO_RULES: Final[list[Any]] = []
"""Most questions have no answer, and share one empty list that nobody writes to."""


class Gate(Generic[R]):
    """The rules in force by question, in the order of asking: those for everybody, then round the ring.

    A list of rules is filled once and never changed, only replaced: whoever goes through one may change what
    is in force meanwhile.
    """

    __slots__ = ("by_question", "ring", "shared")

    def __init__(self, by_question: list[list[R]], ring: list[FigureId]) -> None:
        self.by_question = by_question
        self.ring = ring
        """The order in which figures are asked."""
        self.shared = False
        """Whether clones of a game share it: then it is not changed any more, but copied."""

    def add(self, rule: R) -> None:
        """The next rule in the order of asking."""
        for question in rule.answers:
            answered = self.by_question[question]
            if answered:
                answered.append(rule)
            else:
                self.by_question[question] = [rule]

    def about(self, question: int, figure: FigureId) -> list[R]:
        """The rules that answer a question about a figure: its own, and those that work for everybody."""
        rules = self.by_question[question]
        if not rules:
            return rules
        concerned = 0
        for rule in rules:
            owner = rule.owner
            if owner in (figure, NONE):
                concerned += 1
        if concerned == len(rules):
            return rules
        if concerned == 0:
            return NO_RULES
        return [rule for rule in rules if rule.owner == figure or rule.owner == NONE]

    # Only for a gate that nobody shares.

    def insert(self, rule: R) -> None:
        """One more rule of a figure, after the others that it has."""
        for question in rule.answers:
            rules = self.by_question[question]
            if not rules:
                self.by_question[question] = [rule]
                continue
            place = len(rules)
            while place > 0 and self.is_later(rules[place - 1].owner, rule.owner):
                place -= 1
            longer = rules[:]
            longer.insert(place, rule)
            self.by_question[question] = longer

    def remove(self, definition: Definition, card: CardId) -> None:
        """The rule that is printed on this card is in force no more."""
        for question in definition.answers:
            left = [rule for rule in self.by_question[question] if rule.card != card]
            self.by_question[question] = left or NO_RULES

    def drop(self, owner: FigureId, rules: list[R]) -> None:
        """A figure has left the ring, and its rules with it."""
        self.ring = [figure for figure in self.ring if figure != owner]
        for gone in rules:
            for question in gone.answers:
                left = [rule for rule in self.by_question[question] if rule.owner != owner]
                self.by_question[question] = left or NO_RULES

    def reseat(self, ring: list[FigureId]) -> None:
        """The same figures are asked in another order."""
        self.ring = ring
        for question, rules in enumerate(self.by_question):
            if len(rules) > 1 and not self.is_in_order(rules):
                ordered = [rule for rule in rules if rule.owner == NONE]
                for figure in ring:
                    for rule in rules:
                        if rule.owner == figure:
                            ordered.append(rule)
                self.by_question[question] = ordered

    def exchange_own(self, owner: FigureId, own: list[R], question: int) -> None:
        """A figure has these rules now: those of them that answer this question take the place of others."""
        rules: list[R] = []
        is_in = False
        for other in self.by_question[question]:
            if not is_in and self.is_later(other.owner, owner):
                is_in = True
                add_those_with_say(rules, own, question)
            if other.owner != owner:
                rules.append(other)
        if not is_in:
            add_those_with_say(rules, own, question)
        self.by_question[question] = rules or NO_RULES

    def exchange(self, everybody: list[R], question: int) -> None:
        """Other rules work for everybody: those of them that answer this question are asked first."""
        rules = [rule for rule in everybody if rule.has_say[question]]
        for rule in self.by_question[question]:
            if rule.owner != NONE:
                rules.append(rule)
        self.by_question[question] = rules or NO_RULES

    def is_in_order(self, rules: list[R]) -> bool:
        """Whether these rules stand in the order of asking."""
        for place in range(1, len(rules)):
            if self.is_later(rules[place - 1].owner, rules[place].owner):
                return False
        return True

    def is_later(self, owner: FigureId, other: FigureId) -> bool:
        """Whether the rules of one figure are asked after those of another one."""
        if owner in (other, NONE):
            return False
        for figure in self.ring:
            if figure == other:
                return True
            if figure == owner:
                return False
        return False
