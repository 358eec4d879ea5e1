"""What nobody tries in The Duel, however well it looks in a handful of imagined games."""

from __future__ import annotations

from saloon.games.duel.words import ANSWER, DEFEND, END_TURN, MOVE, PASS, PLAY, USE
from saloon.kernel.decisions import Decision, Option
from saloon.thinking.duel.answers import is_free
from saloon.thinking.duel.outlook import SHIELDS, Outlook
from saloon.thinking.duel.plays import ENOUGH, RATINGS, Challenge, Equipment, Hail, Shot, Volley, Water, rate


def allows(outlook: Outlook, decision: Decision, first: Option, option: Option) -> bool:
    """Whether it is worth a thought beside the policy's choice."""
    if decision.kind == DEFEND:
        if is_free(outlook, first):
            return False  # whatever else could be answered can be answered afterwards
        return option.verb != PASS or first.verb not in (ANSWER, USE)
    verb = option.verb
    if verb == END_TURN:
        return not (hits_for_certain(outlook, first) or leaves_equipment(outlook, decision.options))
    if verb == MOVE:
        return not outlook.exposes(option.target)
    if verb != PLAY:
        return True
    rating = RATINGS[option.kind]
    if isinstance(rating, Water):
        return not outlook.may_move() if outlook.is_mine(option.target) else outlook.can_hit()
    # An attack may be worth more than it looks; anything else is tried only if it looks worth something.
    return isinstance(rating, (Shot, Hail, Volley, Challenge)) or rate(outlook, option) > 0


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
    """Whether a card is left in the hand that would help one of my own at once."""
    for option in options:
        if option.verb == PLAY and isinstance(RATINGS[option.kind], Equipment):
            if outlook.is_mine(option.target) and rate(outlook, option) > ENOUGH:
                return True
    return False
