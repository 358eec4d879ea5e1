"""What nobody tries in The Duel, however well it looks in a handful of imagined games."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.words import (
    ANSWER,
    DEFEND,
    DISCARD_EXCESS,
    END_TURN,
    KEEP_CARDS,
    MOVE,
    MOVE_MARKER,
    PASS,
    PICK_FROM_STORE,
    PLAY,
    USE,
)
from saloon.kernel.decisions import Decision, Option
from saloon.kernel.ids import FigureId
from saloon.thinking.duel.answers import REACTIONS, is_free
from saloon.thinking.duel.outlook import SHIELDS, Outlook
from saloon.thinking.duel.plays import (
    ENOUGH,
    RATINGS,
    Challenge,
    Draw,
    Equipment,
    Hail,
    Shot,
    Volley,
    Water,
    rate,
)

CHOICES: Final = (DISCARD_EXCESS, KEEP_CARDS, PICK_FROM_STORE)
"""Where one card is taken or given up beside others."""
MUCH: Final = 4.0
"""What a card is worth more than another that nobody prefers to it."""


def allows(outlook: Outlook, decision: Decision, first: Option, option: Option) -> bool:
    """Whether it is worth a thought beside the policy's choice."""
    kind = decision.kind
    if kind == DEFEND:
        if is_free(outlook, first):
            return False  # whatever else could be answered can be answered afterwards
        return option.verb != PASS or first.verb not in (ANSWER, USE)
    if kind in CHOICES:
        reaction = REACTIONS[kind]
        return reaction.rate(outlook, first) - reaction.rate(outlook, option) <= MUCH
    if kind == MOVE_MARKER:
        return option.verb == PASS or not harms(outlook, option.target)
    if first.verb == PLAY and isinstance(RATINGS[first.kind], Draw):
        return False  # everything else can be chosen afterwards, among more cards
    verb = option.verb
    if verb == END_TURN:
        return not (leaves_a_hit(outlook, decision.options) or leaves_equipment(outlook, decision.options))
    if verb == MOVE:
        return not harms(outlook, option.target)
    if verb != PLAY:
        return True
    rating = RATINGS[option.kind]
    if isinstance(rating, Water):
        if outlook.is_mine(option.target):
            return not outlook.may_move()
        return outlook.can_hit() and (not harms(outlook, option.target) or rate(outlook, option) > 0)
    # An attack may be worth more than it looks; anything else is tried only if it looks worth something,
    # and so is a volley that may cost my own covering one his last point.
    if isinstance(rating, Volley) and not covers_with_last_point(outlook):
        return True
    if isinstance(rating, (Shot, Hail, Challenge)):
        return not outlook.is_mine(option.target)
    return rate(outlook, option) > 0


def harms(outlook: Outlook, figure: FigureId) -> bool:
    """Whether it is my own loss if this covering character comes to the front."""
    if outlook.is_mine(figure):
        return outlook.exposes(figure)
    return outlook.shot_on_rising(figure) > 0


def covers_with_last_point(outlook: Outlook) -> bool:
    """Whether I have a covering character, and it has one point left."""
    game = outlook.game
    return not game.is_alone(outlook.me) and game.figures[game.covering(outlook.me)].health == 1


def leaves_a_hit(outlook: Outlook, options: list[Option]) -> bool:
    """Whether a shot is left that looks worth it and hits for certain."""
    for option in options:  # noqa: SIM110 (a generator is slow in compiled code)
        if hits_for_certain(outlook, option) and rate(outlook, option) > ENOUGH:
            return True
    return False


def hits_for_certain(outlook: Outlook, option: Option) -> bool:
    """A hit at somebody who has neither a card in hand nor one before him to answer with."""
    if option.verb != PLAY or not isinstance(RATINGS[option.kind], Shot) or outlook.is_mine(option.target):
        return False
    game = outlook.game
    if outlook.rival_cards() > 0:
        return False
    for card in game.figures[option.target].in_play:  # noqa: SIM110 (a generator is slow in compiled code)
        if game.book.kind_of[card].key in SHIELDS:
            return False
    return True


def leaves_equipment(outlook: Outlook, options: list[Option]) -> bool:
    """Whether a card is left in the hand that would help one of my own at once, or bite the rival's."""
    for option in options:
        if option.verb == PLAY and isinstance(RATINGS[option.kind], Equipment):
            enough = ENOUGH if outlook.is_mine(option.target) else outlook.worth.any_card
            if rate(outlook, option) > enough:
                return True
    return False
