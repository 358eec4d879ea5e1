"""Why a card cannot be played, and why a legal answer should be thought over.

Nothing here decides what is legal: it asks the same questions that the options were made with.
"""

from __future__ import annotations

from saloon.games.bang.asking import play_refusal, serves_as
from saloon.games.bang.frames.life import beer_works
from saloon.games.bang.questions import CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ALLOWED,
    ANSWER,
    AS_BANG,
    AS_BEER,
    AS_MISSED,
    BANG_OR_HIT,
    BEER_TWO_LEFT,
    CANNOT_SAVE,
    DUEL,
    GAME_OVER,
    MISSED_OR_HIT,
    NO_TARGET,
    NOT_AN_ANSWER,
    NOT_YOUR_DECISION,
    PASS,
    PLAY,
    PLAY_PHASE,
    REASONS,
    SAVE_LIFE,
    WRONG_MOMENT,
)
from saloon.kernel.decisions import NONE, Decision, Option, Reason

ANSWERS = {MISSED_OR_HIT: AS_MISSED, BANG_OR_HIT: AS_BANG, DUEL: AS_BANG, SAVE_LIFE: AS_BEER}


class Refusal:
    """A card in hand, the figure it was meant for (-1: nobody in particular) and why not."""

    __slots__ = ("card", "reason", "target")

    def __init__(self, card: int, target: int, reason: Reason) -> None:
        self.card = card
        self.target = target
        self.reason = reason


def refusals(game: Bang, player: int) -> list[Refusal]:
    """For each hand card of this player: every way in which it cannot be used now. For his eyes only."""
    found: list[Refusal] = []
    for card in game.players[player].hand:
        found += refusals_of(game, player, card)
    return found


def refusals_of(game: Bang, player: int, card: int) -> list[Refusal]:
    """Why this hand card, or this card at some targets, cannot be used now; empty if all of it is legal."""
    decision = game.decision
    if decision is None:
        return [refused(card, GAME_OVER)]
    if decision.player != player:
        return [refused(card, NOT_YOUR_DECISION)]
    if any(option.card == card and option.verb != PLAY for option in decision.options):
        return []
    if decision.kind == PLAY_PHASE:
        return play_refusals(game, decision, card)
    if decision.kind in ANSWERS:
        return [answer_refusal(game, decision, card)]
    return [refused(card, WRONG_MOMENT)]


def refused(card: int, code: int, target: int = NONE, numbers: dict[str, int] | None = None) -> Refusal:
    return Refusal(card, target, Reason(REASONS[code], numbers or {}))


def play_refusals(game: Bang, decision: Decision, card: int) -> list[Refusal]:
    me = decision.figure
    kind = played_kind(game, me, card)
    code = play_refusal(game, me, card, kind)
    if code != ALLOWED:
        return [refused(card, code, NONE, kind.numbers(game, me, NONE))]
    found: list[Refusal] = []
    for target in kind.targets(game, me):
        code = kind.target_refusal(game, me, target)
        if code != ALLOWED:
            found.append(refused(card, code, target, kind.numbers(game, me, target)))
    if not any(option.verb == PLAY and option.card == card for option in decision.options):
        found.insert(0, refused(card, NO_TARGET))
    return found


def played_kind(game: Bang, me: int, card: int) -> CardKind:
    """What a card would be played as: itself, or the BANG! that it may serve as."""
    kind = game.book.kind_of[card]
    if play_refusal(game, me, card, kind) != ALLOWED and serves_as(game, me, card, AS_BANG):
        return game.book.kind_for[AS_BANG]
    return kind


def answer_refusal(game: Bang, decision: Decision, card: int) -> Refusal:
    if decision.kind == SAVE_LIFE and serves_as(game, decision.figure, card, AS_BEER):
        if not beer_works(game):
            return refused(card, BEER_TWO_LEFT)
        return refused(card, CANNOT_SAVE, NONE, {"needed": decision.number})
    return refused(card, NOT_AN_ANSWER, NONE, {"symbol": ANSWERS[decision.kind]})


def warning(game: Bang, option: Option) -> Reason | None:
    """Why this legal option would harm the one who decides; None if it would not."""
    decision = game.decision
    if decision is None:
        return None
    figure = game.figures[decision.figure]
    if option.verb == PLAY:
        return game.book.kind(option.kind).warning(game, decision.figure, option)
    if option.verb == PASS:
        if decision.kind == SAVE_LIFE and len(decision.options) > 1:
            return Reason("would_eliminate_you", {})
        if decision.kind != SAVE_LIFE and figure.life == 1 and len(decision.options) > 1:
            return Reason("would_eliminate_you", {})
    if option.verb == ANSWER and decision.kind == MISSED_OR_HIT and decision.number > 1:
        if len(decision.options) - 1 < decision.number:
            return Reason("needs_another_missed", {"needed": decision.number})
    return None
