"""Why a card cannot be used now, and why a legal answer should be thought over.

Nothing here decides what is legal: it looks at the options that were made, and says what stood in the way.
"""

from __future__ import annotations

from saloon.games.duel.asking import converted, extra_card_needed
from saloon.games.duel.frames.hits import Hit
from saloon.games.duel.frames.turn import bang_refusal, turn_of
from saloon.games.duel.state import Duel
from saloon.games.duel.words import (
    ALLOWED,
    AS_HIT,
    BANG_PLAYED,
    DEFEND,
    DUEL_ANSWER,
    GAME_OVER,
    HIT_CARD_OR_LOSS,
    NO_EXTRA_CARD,
    NO_HIT_CARD,
    NO_MISS,
    NOT_YOUR_DECISION,
    PASS,
    PLAY,
    PLAY_PHASE,
    REASONS,
    WRONG_MOMENT,
)
from saloon.kernel.decisions import Decision, Option, Reason, Refusal
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId, PlayerId


def refusals(game: Duel, player: PlayerId) -> list[Refusal]:
    """For each hand card: why it cannot be used now, or on whom not. For his eyes only."""
    found: list[Refusal] = []
    for card in game.hand(player):
        found += refusals_of(game, player, card)
    return found


def refused(
    card: CardId, code: int, target: FigureId = NO_FIGURE, numbers: dict[str, int] | None = None
) -> Refusal:
    return Refusal(card, target, Reason(REASONS[code], numbers or {}))


def refusals_of(game: Duel, player: PlayerId, card: CardId) -> list[Refusal]:
    decision = game.decision
    if decision is None:
        return [refused(card, GAME_OVER)]
    if decision.player != player:
        return [refused(card, NOT_YOUR_DECISION)]
    if decision.kind == PLAY_PHASE:
        return play_refusals(game, decision, card)
    if is_offered(decision, card):
        return []
    if decision.kind == DEFEND:
        hit = game.stack[-1]
        poor = isinstance(hit, Hit) and extra_card_needed(game, hit) and not hit.can_be_cancelled(game, 1)
        return [refused(card, NO_EXTRA_CARD if poor else NO_MISS)]
    if decision.kind in (HIT_CARD_OR_LOSS, DUEL_ANSWER):
        return [refused(card, NO_HIT_CARD)]
    return [refused(card, WRONG_MOMENT)]


def is_offered(decision: Decision, card: CardId) -> bool:
    """Whether an option uses this card."""
    return any([card in (option.card, option.other) for option in decision.options])  # noqa: C419 (compiled)


def play_refusals(game: Duel, decision: Decision, card: CardId) -> list[Refusal]:
    """Why a card cannot be played in the play phase, or on which characters not, in whatever way."""
    player = decision.player
    offered = [option.target for option in decision.options if option.card == card]
    kind = game.book.kind_of[card]
    if converted(game, player, card, AS_HIT, True) and bang_refusal(game, player) == ALLOWED:
        kind = game.book.kind(game.book.colt)
    code = kind.refusal(game, player)
    if code != ALLOWED:
        numbers = {"played": turn_of(game).bangs} if code == BANG_PLAYED else {}
        return [refused(card, code, NO_FIGURE, numbers)]
    found: list[Refusal] = []
    for target in kind.targets(game, player):
        code = kind.target_refusal(game, player, target)
        if code != ALLOWED and target not in offered:
            found.append(refused(card, code, target))
    return found


def warning(game: Duel, option: Option) -> Reason | None:
    """Why a legal answer should be thought over."""
    decision = game.decision
    if decision is None:
        return None
    if option.verb == PLAY:
        return game.book.kind(option.kind).warning(game, decision.player, option)
    if option.verb == PASS and decision.kind in (DEFEND, HIT_CARD_OR_LOSS, DUEL_ANSWER):
        if game.figures[decision.figure].health == 1 and len(decision.options) > 1:
            return Reason("last_point", {})
    return None
