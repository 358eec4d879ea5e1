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
    """The frame of the next rule that has a say in this moment and has not been asked; None when all have."""
    while True:
        having_say = game.rules(question)
        if not having_say:
            return None
        rules = game.rules_for(question, figure)
        if game.paired and question == AT_TURN_START:
            rules = rules_of_company(game, figure)
        if len(rules) > 1:
            rules = in_order(rules)
        for rule in rules:
            definition = rule.definition
            if done and is_done(definition.number, rule.card, question, done):
                continue
            done.append(step_taken(question, definition.number, rule.card))
            game.because = definition.number
            me = figure if rule.owner == NONE else rule.owner
            frame = frame_of(game, question, me, definition, rule.card)
            game.because = NO_DEFINITION
            if frame is not None:
                return frame
            if game.rules(question) is not having_say:
                break  # other rules may have a say now, and sooner
        else:
            return None


def rules_of_company(game: Bang, figure: FigureId) -> list[BangRule]:
    """What has a say at the start of a player's turn: what works for everybody, and what each of his figures
    brings, from his right."""
    figures = game.figures
    player = figures[figure].player
    return [
        rule
        for rule in game.rules(AT_TURN_START)
        if rule.owner == NONE or figures[rule.owner].player == player
    ]


def in_order(rules: list[BangRule]) -> list[BangRule]:
    """These rules as they have their say at the start of a turn; the same list, where that is its order."""
    last = rules[0].definition.start_order
    for rule in rules:
        order = rule.definition.start_order
        if order < last:
            return sorted_by_start(rules)
        last = order
    return rules


def sorted_by_start(rules: list[BangRule]) -> list[BangRule]:
    ordered = rules[:]
    for place, rule in enumerate(rules):
        order = rule.definition.start_order
        while place > 0 and ordered[place - 1].definition.start_order > order:
            ordered[place] = ordered[place - 1]
            place -= 1
        ordered[place] = rule
    return ordered


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
