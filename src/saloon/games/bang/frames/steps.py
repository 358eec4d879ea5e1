"""Steps: what several rules add to the same moment is done one after the other."""

from __future__ import annotations

from saloon.games.bang.questions import (
    AFTER_DRAWING,
    AFTER_TURN,
    AT_TURN_START,
    BEFORE_DRAWING,
    BangDefinition,
)
from saloon.games.bang.state import Bang
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.rules import Rule


def next_step(game: Bang, question: int, figure: int, done: list[int]) -> Frame[Bang] | None:
    """The frame of the next rule that has a say in this moment and has not been asked; None when all have."""
    while True:
        rules = game.rules(question)
        if not rules:
            return None
        first: Rule[BangDefinition] | None = None
        soonest = 0
        for rule in rules:
            if (rule.owner == figure or rule.owner == NONE) and not is_done(mark(rule, question), done):
                order = rule.definition.start_order()
                if first is None or order < soonest:
                    first = rule
                    soonest = order
        if first is None:
            return None
        done.append(mark(first, question))
        game.because = first.definition.number
        frame = frame_of(game, question, figure, first)
        game.because = NONE
        if frame is not None:
            return frame


def is_done(step: int, done: list[int]) -> bool:
    """Whether a step has been taken; written out: `in` is slower in compiled code."""
    for one in done:  # noqa: SIM110
        if one == step:
            return True
    return False


def mark(rule: Rule[BangDefinition], question: int) -> int:
    """How a step is remembered: by its card, or by its definition."""
    place = rule.card if rule.card != NONE else 1000 + rule.definition.number
    return place * 100 + question


def frame_of(game: Bang, question: int, figure: int, rule: Rule[BangDefinition]) -> Frame[Bang] | None:
    if question == AT_TURN_START:
        return rule.definition.at_turn_start(game, figure, rule.card)
    if question == BEFORE_DRAWING:
        return rule.definition.before_drawing(game, figure)
    if question == AFTER_DRAWING:
        return rule.definition.after_drawing(game, figure)
    if question == AFTER_TURN:
        return rule.definition.after_turn(game, figure)
    return rule.definition.end_of_play_phase(game, figure)
