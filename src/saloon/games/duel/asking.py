"""Asking the questions of everything in force: one function each, with the way its answers combine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.figures import owner_of
from saloon.games.duel.questions import (
    BANGS_UNLIMITED,
    CARDS_DRAWN,
    EXTRA_BANGS,
    EXTRA_CARD_NEEDED,
    REACHES,
    SERVES_AS,
    CardKind,
)
from saloon.games.duel.words import AS_HIT, AS_MISS
from saloon.kernel.ids import CardId, FigureId, PlayerId

if TYPE_CHECKING:
    from saloon.games.duel.frames.hits import Hit
    from saloon.games.duel.state import Duel


def cards_drawn(game: Duel, player: PlayerId) -> int:
    """How many cards more he draws in the draw phase."""
    total = 0
    for rule in game.rules_of(CARDS_DRAWN, player):
        total += rule.definition.cards_drawn(game, rule.owner)
    return total


def extra_bangs(game: Duel, player: PlayerId) -> int:
    total = 0
    for rule in game.rules_of(EXTRA_BANGS, player):
        total += rule.definition.extra_bangs(game, rule.owner)
    return total


def bangs_unlimited(game: Duel, player: PlayerId) -> int:
    """0: the limit holds; 1: any number, which count; 2: and they do not count."""
    most = 0
    for rule in game.rules_of(BANGS_UNLIMITED, player):
        most = max(most, rule.definition.bangs_unlimited(game, rule.owner))
    return most


def reaches(game: Duel, player: PlayerId, kind: CardKind, target: FigureId) -> bool:
    """Whether something lets him play this kind on a character on which he usually may not."""
    for rule in game.rules_of(REACHES, player):
        if rule.definition.reaches(game, rule.owner, kind, target):
            return True
    return False


def serves_as(game: Duel, player: PlayerId, card: CardId, symbol: int, playing: bool = False) -> bool:
    """Whether a hand card is, or may be used as, a hit card or a miss card."""
    kind = game.book.kind_of[card]
    if (symbol == AS_HIT and kind.hit_card) or (symbol == AS_MISS and kind.miss_card):
        return True
    return converted(game, player, card, symbol, playing)


def converted(game: Duel, player: PlayerId, card: CardId, symbol: int, playing: bool) -> bool:
    """Whether an ability lets him use a card as what it is not."""
    for rule in game.rules_of(SERVES_AS, player):
        if rule.definition.serves_as(game, rule.owner, card, symbol, playing):
            return True
    return False


def extra_card_needed(game: Duel, hit: Hit) -> bool:
    """Whether one more card must be discarded to cancel this hit."""
    for rule in game.rules_of(EXTRA_CARD_NEEDED, owner_of(hit.shooter)):
        if rule.definition.extra_card_needed(game, rule.owner, hit):
            return True
    return False
