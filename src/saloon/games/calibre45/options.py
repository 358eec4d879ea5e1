"""Options of Calibre 45: those that need no card, and the names of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.calibre45.words import (
    CALL,
    DECLINE,
    DISMISS,
    DRAW,
    EXCHANGE,
    FIRE,
    FLEE,
    GIVE_UP,
    JOIN,
    KEEP,
    MONEY_CARDS,
    MOST_PLAYERS,
    PASS,
    PAY,
    PICK,
    RECRUIT,
    REFUSE,
    REMOVE_TOKEN,
    SHOOT,
    VERBS,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, every_figure

if TYPE_CHECKING:
    from saloon.games.calibre45.state import Calibre

PASSING: Final = Option(PASS, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
DRAWING: Final = Option(DRAW, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
REMOVING_TOKEN: Final = Option(REMOVE_TOKEN, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
RECRUITING: Final = Option(RECRUIT, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
CALLING: Final = Option(CALL, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
DECLINING: Final = Option(DECLINE, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
JOINING: Final = Option(JOIN, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
FIRING: Final = Option(FIRE, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
GIVING_UP: Final = Option(GIVE_UP, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
FLEEING: Final = Option(FLEE, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
REFUSING: Final = Option(REFUSE, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
PICKING: Final = [
    Option(PICK, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD, number=place) for place in range(MONEY_CARDS)
]
SHOOTING: Final = [
    Option(SHOOT, NO_CARD, NO_DEFINITION, target, NO_CARD) for target in every_figure(MOST_PLAYERS)
]


def keeping(card: CardId) -> Option:
    return Option(KEEP, card, NO_DEFINITION, NO_FIGURE, NO_CARD)


def dismissing(card: CardId) -> Option:
    return Option(DISMISS, card, NO_DEFINITION, NO_FIGURE, NO_CARD)


def exchanging_coyote(coyote: CardId, bullets: CardId) -> Option:
    """A Coyote goes only together with bullets."""
    return Option(EXCHANGE, coyote, NO_DEFINITION, NO_FIGURE, bullets)


def paying(way: int) -> Option:
    """One of the ways to pay that the frame on top of the stack offers."""
    return Option(PAY, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD, number=way)


def key_of(game: Calibre, option: Option) -> str:
    """`exchange:coyote#58+bullets_2#9`, `shoot>p3`, `pick:12`, `pay:gold_train_4#80-mail_car_2#70`.

    Places of the spread money deck are numbered from 1. A payment names the cards given and, after a minus,
    the change.
    """
    parts = [VERBS[option.verb]]
    name = game.book.card_name
    if option.card != NONE:
        parts.append(f":{name(option.card)}")
    if option.target != NONE:
        parts.append(f">p{option.target}")
    if option.verb == PICK:
        parts.append(f":{option.number + 1}")
    elif option.verb == PAY:
        from saloon.games.calibre45.frames.paying import ways_offered

        way = ways_offered(game)[option.number]
        parts.append(":" + ("+".join([name(card) for card in way.given]) or "later"))
        parts += [f"-{name(card)}" for card in way.change]
    elif option.other != NONE:
        parts.append(f"+{name(option.other)}")
    return "".join(parts)
