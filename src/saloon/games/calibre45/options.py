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

if TYPE_CHECKING:
    from saloon.games.calibre45.state import Calibre

PASSING: Final = Option(PASS, NONE, NONE, NONE, NONE)
DRAWING: Final = Option(DRAW, NONE, NONE, NONE, NONE)
REMOVING_TOKEN: Final = Option(REMOVE_TOKEN, NONE, NONE, NONE, NONE)
RECRUITING: Final = Option(RECRUIT, NONE, NONE, NONE, NONE)
CALLING: Final = Option(CALL, NONE, NONE, NONE, NONE)
DECLINING: Final = Option(DECLINE, NONE, NONE, NONE, NONE)
JOINING: Final = Option(JOIN, NONE, NONE, NONE, NONE)
FIRING: Final = Option(FIRE, NONE, NONE, NONE, NONE)
GIVING_UP: Final = Option(GIVE_UP, NONE, NONE, NONE, NONE)
FLEEING: Final = Option(FLEE, NONE, NONE, NONE, NONE)
REFUSING: Final = Option(REFUSE, NONE, NONE, NONE, NONE)
PICKING: Final = [Option(PICK, NONE, NONE, NONE, NONE, number=place) for place in range(MONEY_CARDS)]
SHOOTING: Final = [Option(SHOOT, NONE, NONE, target, NONE) for target in range(9)]


def keeping(card: int) -> Option:
    return Option(KEEP, card, NONE, NONE, NONE)


def dismissing(card: int) -> Option:
    return Option(DISMISS, card, NONE, NONE, NONE)


def exchanging_coyote(coyote: int, bullets: int) -> Option:
    """A Coyote goes only together with bullets."""
    return Option(EXCHANGE, coyote, NONE, NONE, bullets)


def paying(way: int) -> Option:
    """One of the ways to pay that the frame on top of the stack offers."""
    return Option(PAY, NONE, NONE, NONE, NONE, number=way)


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
