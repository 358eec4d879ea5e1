"""Steps: what several rules add to the same moment is done one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.questions import (
    AFTER_DRAWING,
    AFTER_TURN,
    AT_TURN_START,
    BEFORE_DRAWING,
    QUESTIONS,
    BangDefinition,
    BangRule,
)
from saloon.games.bang.state import Bang
from saloon.kernel.codec import Record
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, CardId, DefinitionId, FigureId
from saloon.kernel.rules import NO_RULES


class StepTaken(Record):
    """A step that has been taken: at which moment, and because of which card or definition."""

    __slots__ = ("card", "definition", "question")

    fields: ClassVar[tuple[str, ...]] = ("question", "definition", "card")

    def __init__(self, question: int, definition: DefinitionId, card: CardId) -> None:
        self.question = question
        self.definition = definition
        self.card = card


_TAKEN: Final[list[list[StepTaken]]] = [[] for _question in QUESTIONS]
"""By question and definition, where no card brings it: made once and shared, as a step is never changed. A
rule of the way to play has no number (NONE): it stands first."""


def step_taken(question: int, definition: DefinitionId, card: CardId) -> StepTaken:
    if card != NONE:
        return StepTaken(question, definition, card)
    known = _TAKEN[question]
    while definition + 1 >= len(known):
        known.append(StepTaken(question, DefinitionId(len(known) - 1), NO_CARD))
    return known[definition + 1]


def next_step(game: Bang, question: int, figure: FigureId, done: list[StepTaken]) -> Frame[Bang] | None:
    """The frame of the next rule that has a say in this moment and has not been asked; None when all have.

    What one does may put others in force: then it is looked anew who is next.
    """
    while rules := game.rules(question):
        for rule in rules_due(rules, game, question, figure, done):
            definition = rule.definition
            done.append(step_taken(question, definition.number, rule.card))
            game.because = definition.number
            me = figure if rule.owner == NONE else rule.owner
            frame = frame_of(game, question, me, definition, rule.card)
            game.because = NO_DEFINITION
            if frame is not None:
                return frame
            if game.rules(question) is not rules:
                break
        else:
            return None
    return None


def rules_due(
    rules: list[BangRule], game: Bang, question: int, figure: FigureId, done: list[StepTaken]
) -> list[BangRule]:
    """Of the rules that have a say those that have not been asked, in the order of a turn's start.

    Where a player has one turn for all his figures, each has its say at the start of it.
    """
    together = game.paired and question == AT_TURN_START
    due: list[BangRule] = NO_RULES
    for rule in rules:
        owner = rule.owner
        if owner not in (figure, NONE) and not (together and game.share_hand(owner, figure)):
            continue
        if done and is_done(rule.definition.number, rule.card, question, done):
            continue
        if not due:
            due = [rule]
            continue
        place = len(due)
        order = rule.definition.start_order
        while place > 0 and due[place - 1].definition.start_order > order:
            place -= 1
        due.insert(place, rule)
    return due


def is_done(definition: DefinitionId, card: CardId, question: int, done: list[StepTaken]) -> bool:
    """Whether a rule has had its say in this moment."""
    for step in done:
        if step.question == question and step.definition == definition and step.card == card:
            return True
    return False


def frame_of(
    game: Bang, question: int, me: FigureId, definition: BangDefinition, card: CardId
) -> Frame[Bang] | None:
    if question == AT_TURN_START:
        return definition.at_turn_start(game, me, card)
    if question == BEFORE_DRAWING:
        return definition.before_drawing(game, me)
    if question == AFTER_DRAWING:
        return definition.after_drawing(game, me)
    if question == AFTER_TURN:
        return definition.after_turn(game, me)
    return definition.end_of_play_phase(game, me)
