"""A rule for each question outside the play phase."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.gunslinger.outlook import Outlook, cheapest
from saloon.bots.gunslinger.plays import rate
from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.frames.draws import Reveal
from saloon.games.duel.words import (
    ANSWER,
    BEAR,
    BEAR_LOSS,
    CHOOSE_ATTACKER,
    COUNT_SYMBOL,
    DEFEND,
    DISCARD_EQUIPMENT,
    DISCARD_EXCESS,
    DUEL_ANSWER,
    EXTRA_CARD,
    GIVE_UP_CARD,
    HIT_CARD_OR_LOSS,
    KEEP_CARDS,
    MOVE_MARKER,
    PASS,
    PICK_FROM_STORE,
    PLAY_PHASE,
    RANDOM_CARD,
    REPEAT,
    SYMBOLS,
    TAKE_SPOILS,
    USE,
)
from saloon.kernel.decisions import NONE, Option

Rule = Callable[[Outlook, list[Option]], int]


def best(rates: list[float]) -> int:
    return rates.index(max(rates))


def play_phase(outlook: Outlook, options: list[Option]) -> int:
    return best([rate(outlook, option) for option in options])


def defend(outlook: Outlook, options: list[Option]) -> int:
    """What costs nothing first, then the cheapest card; a hit is taken only if nothing helps."""
    for place, option in enumerate(options):
        if option.verb == USE and (option.card == NONE or outlook.key(option.card) == "barrel"):
            return place
    rates = []
    for option in options:
        if option.verb == PASS:
            rates.append(-99.0)
        elif option.verb == ANSWER and outlook.key(option.card) == "fightback":
            rates.append(0.0)
        else:
            rates.append(-outlook.worth(option.card))
    return best(rates)


def answer_hit(outlook: Outlook, options: list[Option]) -> int:
    return cheapest(outlook, [option.card for option in options])


def extra_card(outlook: Outlook, options: list[Option]) -> int:
    return cheapest(outlook, [option.card for option in options])


def bear_loss(outlook: Outlook, options: list[Option]) -> int:
    """The healthier one pays."""
    for place, option in enumerate(options):
        if option.verb == BEAR:
            bearer = outlook.figure(option.target)
            other = outlook.figure(outlook.view.because_figure)
            return place if bearer.health > other.health else 0
    return 0


def count_symbol(outlook: Outlook, options: list[Option]) -> int:
    """A barrel for one's own defence, no snake and no dynamite for one's own; the reverse for the rival."""
    frame = outlook.view.stack[-1]
    if not isinstance(frame, Reveal):
        return 0
    wanted = outlook.is_mine(frame.figure) == (SYMBOLS[frame.symbol] == "barrel")
    for place, option in enumerate(options):
        if (BOOK.symbol_of[option.card] == frame.symbol) == wanted:
            return place
    return 0


def some_card(_outlook: Outlook, options: list[Option]) -> int:
    """Rather a random card than none."""
    return len(options) - 1


def take_spoils(outlook: Outlook, options: list[Option]) -> int:
    rates = []
    for option in options:
        if option.verb == PASS:
            rates.append(0.0)
        else:
            rates.append(5.0 if option.card == NONE else outlook.worth(option.card))
    return best(rates)


def discard_equipment(outlook: Outlook, options: list[Option]) -> int:
    return best([0.0 if option.verb == PASS else outlook.removal(option.card) for option in options])


def move_marker(outlook: Outlook, options: list[Option]) -> int:
    return best([0.0 if option.verb == PASS else outlook.swap(option.target) for option in options])


def give_up(outlook: Outlook, options: list[Option]) -> int:
    return cheapest(outlook, [option.card for option in options])


def pick(outlook: Outlook, options: list[Option]) -> int:
    return best([outlook.worth(option.card) for option in options])


def choose_attacker(outlook: Outlook, options: list[Option]) -> int:
    return best([outlook.fitness(outlook.figure(option.target)) for option in options])


RULES: dict[str, Rule] = {
    PLAY_PHASE: play_phase,
    REPEAT: play_phase,
    DEFEND: defend,
    EXTRA_CARD: extra_card,
    HIT_CARD_OR_LOSS: answer_hit,
    DUEL_ANSWER: answer_hit,
    BEAR_LOSS: bear_loss,
    COUNT_SYMBOL: count_symbol,
    RANDOM_CARD: some_card,
    TAKE_SPOILS: take_spoils,
    DISCARD_EQUIPMENT: discard_equipment,
    MOVE_MARKER: move_marker,
    GIVE_UP_CARD: give_up,
    KEEP_CARDS: give_up,
    PICK_FROM_STORE: pick,
    CHOOSE_ATTACKER: choose_attacker,
    DISCARD_EXCESS: give_up,
}
