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
from saloon.kernel.ids import NO_FIGURE, every_figure

if TYPE_CHECKING:
    from saloon.games.calibre45.state import Calibre

PASSING: Final = Option(PASS, NONE, NONE, NO_FIGURE, NONE)
DRAWING: Final = Option(DRAW, NONE, NONE, NO_FIGURE, NONE)
REMOVING_TOKEN: Final = Option(REMOVE_TOKEN, NONE, NONE, NO_FIGURE, NONE)
RECRUITING: Final = Option(RECRUIT, NONE, NONE, NO_FIGURE, NONE)
CALLING: Final = Option(CALL, NONE, NONE, NO_FIGURE, NONE)
DECLINING: Final = Option(DECLINE, NONE, NONE, NO_FIGURE, NONE)
JOINING: Final = Option(JOIN, NONE, NONE, NO_FIGURE, NONE)
FIRING: Final = Option(FIRE, NONE, NONE, NO_FIGURE, NONE)
GIVING_UP: Final = Option(GIVE_UP, NONE, NONE, NO_FIGURE, NONE)
FLEEING: Final = Option(FLEE, NONE, NONE, NO_FIGURE, NONE)
REFUSING: Final = Option(REFUSE, NONE, NONE, NO_FIGURE, NONE)
PICKING: Final = [Option(PICK, NONE, NONE, NO_FIGURE, NONE, number=place) for place in range(MONEY_CARDS)]
SHOOTING: Final = [Option(SHOOT, NONE, NONE, target, NONE) for target in every_figure(9)]


def keeping(card: int) -> Option:
    return Option(KEEP, card, NONE, NO_FIGURE, NONE)


def dismissing(card: int) -> Option:
    return Option(DISMISS, card, NONE, NO_FIGURE, NONE)


def exchanging_coyote(coyote: int, bullets: int) -> Option:
    """A Coyote goes only together with bullets."""
    return Option(EXCHANGE, coyote, NONE, NO_FIGURE, bullets)


def paying(way: int) -> Option:
    """One of the ways to pay that the frame on top of the stack offers."""
    return Option(PAY, NONE, NONE, NO_FIGURE, NONE, number=way)


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
