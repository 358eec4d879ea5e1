"""Why a card cannot be played, and why a legal answer should be thought over.

Nothing here decides what is legal: it asks the same questions that the options were made with.
"""

from __future__ import annotations

from saloon.games.bang.asking import forbidden, play_refusal, serves_as
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
    COPY_CHARACTER,
    DUEL,
    GAME_OVER,
    GREEN,
    GUESS_COLOUR,
    HANDCUFF,
    MISSED_OR_CARD,
    MISSED_OR_HIT,
    NO_TARGET,
    NOT_AN_ANSWER,
    NOT_READY_YET,
    NOT_YOUR_DECISION,
    PASS,
    PLAY,
    PLAY_PHASE,
    REASONS,
    ROULETTE,
    SAVE_LIFE,
    SWITCHED_OFF,
    USE,
    WRONG_MOMENT,
)
from saloon.kernel.decisions import Decision, Option, Reason, Refusal
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId, PlayerId

ANSWERS = {
    MISSED_OR_HIT: AS_MISSED,
    MISSED_OR_CARD: AS_MISSED,
    ROULETTE: AS_MISSED,
    BANG_OR_HIT: AS_BANG,
    DUEL: AS_BANG,
    SAVE_LIFE: AS_BEER,
}

GIFTS = {COPY_CHARACTER: "no_ability", GUESS_COLOUR: "guessing_is_free"}
"""Questions in which to pass is to refuse what costs nothing, and what there is to say to it."""

HURTS = {MISSED_OR_HIT: 1, BANG_OR_HIT: 1, DUEL: 1, ROULETTE: 2}
"""How many life points it costs to pass."""


def refusals(game: Bang, player: PlayerId) -> list[Refusal]:
    """For each hand card and each own green card in play: why it cannot be used now. For his eyes only."""
    found: list[Refusal] = []
    for card in game.players[player].hand:
        found += refusals_of(game, player, card)
    for figure in game.figures:
        if figure.player == player:
            for card in figure.in_play:
                if game.book.kind_of[card].border == GREEN:
                    found += refusals_of(game, player, card)
    return found


def refusals_of(game: Bang, player: PlayerId, card: CardId) -> list[Refusal]:
    """Why this card, or this card at some targets, cannot be used now; empty if all of it is legal."""
    decision = game.decision
    if decision is None:
        return [refused(card, GAME_OVER)]
    if decision.player != player:
        return [refused(card, NOT_YOUR_DECISION)]
    in_play = card in game.figures[decision.figure].in_play
    if not in_play and card not in game.players[player].hand:
        return [refused(card, WRONG_MOMENT)]  # it lies in front of another figure of his
    if decision.kind == PLAY_PHASE:
        return use_refusals(game, decision, card) if in_play else play_refusals(game, decision, card)
    if any(option.card == card for option in decision.options):
        return []
    if decision.kind in ANSWERS:
        if in_play and decision.kind == MISSED_OR_HIT and card in game.figures[decision.figure].fresh:
            return [refused(card, NOT_READY_YET)]
        return [answer_refusal(game, decision, card)]
    return [refused(card, WRONG_MOMENT)]


def refused(
    card: CardId, code: int, target: FigureId = NO_FIGURE, numbers: dict[str, int] | None = None
) -> Refusal:
    return Refusal(card, target, Reason(REASONS[code], numbers or {}))


def play_refusals(game: Bang, decision: Decision, card: CardId) -> list[Refusal]:
    me = decision.figure
    kind = played_kind(game, me, card)
    code = play_refusal(game, me, card, kind)
    if code != ALLOWED:
        return [refused(card, code, NO_FIGURE, kind.numbers(game, me, NO_FIGURE))]
    found: list[Refusal] = []
    if kind.border != GREEN:
        found = target_refusals(game, me, card, kind)
    if not any(option.verb == PLAY and option.card == card for option in decision.options):
        found.insert(0, refused(card, NO_TARGET))
    return found


def use_refusals(game: Bang, decision: Decision, card: CardId) -> list[Refusal]:
    """Why a card that lies in front of its owner cannot be used, or not at some targets."""
    me = decision.figure
    kind = game.book.kind_of[card]
    for one in game.force().switched_off or []:
        if one.card == card:
            return [refused(card, SWITCHED_OFF)]
    code = kind.use_refusal(game, me, card)
    if code != ALLOWED:
        return [refused(card, code)]
    found = target_refusals(game, me, card, kind)
    if not any(option.verb == USE and option.card == card for option in decision.options):
        found.insert(0, refused(card, NO_TARGET))
    return found


def target_refusals(game: Bang, me: FigureId, card: CardId, kind: CardKind) -> list[Refusal]:
    """The figures that a card cannot be aimed at, and why."""
    found: list[Refusal] = []
    for target in kind.targets(game, me):
        code = kind.target_refusal(game, me, target)
        if code != ALLOWED:
            found.append(refused(card, code, target, kind.numbers(game, me, target)))
    return found


def played_kind(game: Bang, me: FigureId, card: CardId) -> CardKind:
    """What a card would be played as: itself, or the BANG! that it may serve as."""
    kind = game.book.kind_of[card]
    if play_refusal(game, me, card, kind) != ALLOWED and serves_as(game, me, card, AS_BANG):
        return game.book.kind_for[AS_BANG]
    return kind


def answer_refusal(game: Bang, decision: Decision, card: CardId) -> Refusal:
    if decision.kind == SAVE_LIFE and serves_as(game, decision.figure, card, AS_BEER):
        if not game.mode.beer_works(game):
            return refused(card, BEER_TWO_LEFT)
        return refused(card, CANNOT_SAVE, NO_FIGURE, {"needed": decision.number})
    symbol = ANSWERS[decision.kind]
    kind = game.book.kind_of[card]
    code = forbidden(game, decision.figure, card, kind) if kind.symbol == symbol else ALLOWED
    if code != ALLOWED:
        return refused(card, code)
    return refused(card, NOT_AN_ANSWER, NO_FIGURE, {"symbol": symbol})


def warning(game: Bang, option: Option) -> Reason | None:
    """Why this legal option would harm the one who decides; None if it would not."""
    decision = game.decision
    if decision is None:
        return None
    figure = game.figures[decision.figure]
    if option.verb == PLAY:
        return game.book.kind(option.kind).warning(game, decision.figure, option)
    if option.verb == USE and option.card in figure.in_play:
        return game.book.kind_of[option.card].warning(game, decision.figure, option)
    if option.verb == USE and decision.kind == HANDCUFF and option.target == decision.figure:
        return Reason("handcuffs_yourself", {})
    if option.verb == PASS:
        if decision.kind in GIFTS:
            return Reason(GIFTS[decision.kind], {})
        if decision.kind == SAVE_LIFE and len(decision.options) > 1:
            return Reason("would_eliminate_you", {})
        hurt = 0 if figure.ghost else HURTS.get(decision.kind, 0)
        if 0 < figure.life <= hurt and len(decision.options) > 1:
            return Reason("would_eliminate_you", {})
    if option.verb == ANSWER and decision.kind == MISSED_OR_HIT and decision.number > 1:
        if len(decision.options) - 1 < decision.number:
            return Reason("needs_another_missed", {"needed": decision.number})
    return game.mode.warning(decision, option)
