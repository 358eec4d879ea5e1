"""Which definitions are in force: derived from the table by one function, kept until the table changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bang.questions import DISTANCE_ADDED, DISTANCE_CUT, QUESTIONS, BangDefinition
from saloon.kernel.decisions import NONE
from saloon.kernel.rules import Rule

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang


NO_RULES: Final[list[Rule[BangDefinition]]] = []
NOTHING: Final = [NO_RULES] * len(QUESTIONS)
"""Nothing in force: most questions have no answer, and share one empty list that nobody writes to."""


class InForce:
    """The rules in force by question, who is in the ring, and how far apart they are. Shared by clones."""

    __slots__ = ("by_question", "distances", "living", "others")

    def __init__(self, living: list[int], figures: int) -> None:
        self.living = living
        """Figures in the ring, clockwise."""
        self.by_question: list[list[Rule[BangDefinition]]] = NOTHING[:]
        self.distances: list[list[int] | None] = [None] * figures
        self.others: list[list[int] | None] = [None] * figures

    def add(self, definition: BangDefinition, owner: int, card: int) -> None:
        if definition.answers:
            rule = Rule(definition, owner, card)
            for question in definition.answers:
                answered = self.by_question[question]
                if answered:
                    answered.append(rule)
                else:
                    self.by_question[question] = [rule]


def derive(game: Bang) -> InForce:
    """Everything in force, going round the ring: the one gate."""
    figures = game.figures
    living = [figure for figure in game.ring if figures[figure].alive]
    force = InForce(living, len(figures))
    definitions = game.book.definitions
    kind_of = game.book.kind_of
    for owner in living:
        figure = figures[owner]
        for number in figure.characters:
            force.add(definitions[number], owner, NONE)
        for card in figure.in_play:
            force.add(kind_of[card], owner, card)
    return force


def others(game: Bang, me: int) -> list[int]:
    """The living figures except `me`, clockwise from his left."""
    force = game.force()
    known = force.others[me]
    if known is not None:
        return known
    ring = game.ring
    place = ring.index(me)
    figures = game.figures
    found = [figure for figure in ring[place + 1 :] + ring[:place] if figures[figure].alive]
    force.others[me] = found
    return found


def distances(game: Bang, me: int) -> list[int]:
    """How far `me` sees each figure: steps round the ring of the living, with all modifiers, at least 1."""
    force = game.force()
    known = force.distances[me]
    if known is not None:
        return known
    row = [1] * len(game.figures)
    around = others(game, me)
    size = len(around) + 1
    for step, target in enumerate(around, 1):
        row[target] = min(step, size - step)
    for rule in force.by_question[DISTANCE_ADDED]:
        if rule.owner != me:
            row[rule.owner] += rule.definition.distance_added(game, rule.owner, me)
    for rule in force.by_question[DISTANCE_CUT]:
        if rule.owner == me:
            for target in around:
                row[target] -= rule.definition.distance_cut(game, me, target)
    for target in around:
        row[target] = max(row[target], 1)
    force.distances[me] = row
    return row
