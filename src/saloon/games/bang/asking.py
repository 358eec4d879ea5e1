"""Asking the questions of everything in force: one function each, with the way its answers combine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bang.questions import (
    BASE_DRAW,
    BEER_POINTS,
    CARDS_DRAWN,
    CARDS_FLIPPED,
    CARDS_LAST,
    DRAW_CUT,
    DRAWS_FROM_DISCARD,
    FORBIDS,
    HAND_LIMIT,
    IMMORTAL,
    LIMIT_OF_BANGS,
    MINDS_DISCARDS,
    MISSES_NEEDED,
    REACH,
    SERVES_AS,
    UNAFFECTED,
    BangRule,
    CardKind,
)
from saloon.games.bang.words import ALLOWED, NEEDS_ANOTHER_CARD
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, CardId, DefinitionId, FigureId

if TYPE_CHECKING:
    from saloon.games.bang.frames.attack import Shot
    from saloon.games.bang.state import Bang


def misses_needed(game: Bang, shot: Shot) -> int:
    """How many Missed! it takes to cancel a shot."""
    needed = 1
    for rule in game.rules_for(MISSES_NEEDED, shot.shooter):
        needed += rule.definition.misses_needed(game, shot.shooter, shot)
    return needed


def reach(game: Bang, me: FigureId) -> int:
    """How far a figure can shoot."""
    longest = 1
    for rule in game.rules_for(REACH, me):
        longest = max(longest, rule.definition.reach(game, me))
    return longest


def bang_limit(game: Bang, me: FigureId) -> int:
    """How many BANG! cards a figure may play in a turn."""
    most = 1
    for rule in game.rules_for(LIMIT_OF_BANGS, me):
        most = max(most, rule.definition.limit_of_bangs(game, me))
    return most


def cards_flipped(game: Bang, me: FigureId) -> int:
    """How many cards a figure flips for a check."""
    most = 1
    for rule in game.rules_for(CARDS_FLIPPED, me):
        most = max(most, rule.definition.cards_flipped(game, me))
    return most


def serves_as(game: Bang, me: FigureId, card: CardId, symbol: int, discarded: bool = False) -> bool:
    """Whether a hand card is a BANG!, Missed! or Beer to its owner, and he may play it, or need not."""
    kind = game.book.face_of[card].kind
    if kind.symbol == symbol and (discarded or forbidden(game, me, card, kind) == ALLOWED):
        return True
    for rule in game.rules_for(SERVES_AS, me):
        if rule.definition.serves_as(game, me, card, symbol):
            return discarded or forbidden(game, me, card, game.book.kind_for[symbol]) == ALLOWED
    return False


def forbidden(game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
    """Why something in force forbids a figure to use this hand card as this kind, or ALLOWED."""
    return forbidden_by(game.rules_for(FORBIDS, me), game, me, card, kind)


def forbidden_by(rules: list[BangRule], game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
    """Why one of these rules, which have a say in it, forbids it, or ALLOWED."""
    for rule in rules:
        code = rule.definition.forbids(game, me, card, kind)
        if code != ALLOWED:
            return code
    return ALLOWED


def play_refusal(game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
    """Why a figure may not play this hand card as this kind in its play phase, or ALLOWED."""
    return play_refusal_by(game.rules_for(FORBIDS, me), game, me, card, kind)


def play_refusal_by(
    forbidding: list[BangRule], game: Bang, me: FigureId, card: CardId, kind: CardKind
) -> int:
    """The same, for many cards one after the other: the rules that may forbid them are found once."""
    code = kind.refusal(game, me, card)
    if code != ALLOWED:
        return code
    if kind.extra_cost and len(game.hand(me)) <= kind.extra_cost:
        return NEEDS_ANOTHER_CARD
    return forbidden_by(forbidding, game, me, card, kind) if forbidding else ALLOWED


def beer_points(game: Bang, me: FigureId) -> int:
    """How many life points a Beer gives."""
    most = 1
    for rule in game.rules_for(BEER_POINTS, me):
        most = max(most, rule.definition.beer_points(game, me))
    return most


def hand_limit(game: Bang, me: FigureId) -> int:
    """How many cards a figure may keep at the end of the turn."""
    figure = game.figures[me]
    most = 0 if figure.ghost else max(figure.life, 0)
    for rule in game.rules_for(HAND_LIMIT, me):
        most = max(most, rule.definition.hand_limit(game, me))
    return most


def cards_to_draw(game: Bang, me: FigureId) -> int:
    """How many cards a figure draws in the draw phase."""
    count = 0
    for rule in game.rules_for(BASE_DRAW, me):
        count = max(count, rule.definition.base_draw(game, me))
    if count == 0:
        count = 2
    for rule in game.rules_for(CARDS_DRAWN, me):
        count += rule.definition.cards_drawn(game, me)
    for rule in game.rules_for(DRAW_CUT, me):
        count = max(1, count - rule.definition.draw_cut(game, me))
    return count


def cards_last(game: Bang, me: FigureId) -> int:
    """How many cards a figure takes at the end of the draw phase."""
    count = 0
    for rule in game.rules_for(CARDS_LAST, me):
        count += rule.definition.cards_last(game, me)
    return count


def immortal(game: Bang, me: FigureId) -> bool:
    """Whether a figure cannot die."""
    for rule in game.rules_for(IMMORTAL, me):  # noqa: SIM110 (a generator is slow in compiled code)
        if rule.definition.immortal(game, me):
            return True
    return False


def could_answer(game: Bang, me: FigureId, symbol: int) -> bool:
    """Whether a figure could use some hand card as a BANG! or a Beer, as far as everybody knows."""
    return len(game.hand(me)) > 0 and forbidden(game, me, NO_CARD, game.book.kind_for[symbol]) == ALLOWED


def unaffected(game: Bang, me: FigureId, card: CardId, source: FigureId, in_duel: bool = False) -> bool:
    """Whether a card played by somebody else has no effect on a figure."""
    if source == me:
        return False
    for rule in game.rules_for(UNAFFECTED, me):
        if rule.definition.unaffected(game, me, card, source, in_duel):
            return True
    return False


def spares(game: Bang, target: FigureId, card: CardId, source: FigureId, in_duel: bool = False) -> bool:
    """A card comes upon a figure, which answers for itself: whether it has no effect; everybody is told."""
    game.call_upon(target)
    if unaffected(game, target, card, source, in_duel):
        game.happened("unaffected", target, source, card)
        return True
    return False


def sent_to_discard(game: Bang, me: FigureId) -> DefinitionId:
    """What makes a figure draw from the discard pile in its draw phase, as long as it lasts, or NONE."""
    if game.discard:
        for rule in game.rules_for(DRAWS_FROM_DISCARD, me):
            if rule.definition.draws_from_discard(game, me):
                return rule.definition.number
    return NO_DEFINITION


def minds_discards(game: Bang) -> bool:
    """Whether it matters which card lies on top of the discard pile: somebody may take it."""
    return any([rule.definition.minds_discards(game) for rule in game.rules(MINDS_DISCARDS)])  # noqa: C419 (compiled)
