"""The opposite of an assertion: what an engine that obeys the ruling must refute.

Of some words there is none: nothing that it says could be otherwise (no card is expected, no seat is named).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from saloon.rulings.bang.outcomes import OUTCOMES
from saloon.rulings.bang.pair_layout import player_of
from saloon.rulings.records import Fields, Scenario, listed, mapping, mappings

NO_SUCH_CARD = "Dynamite 3C"
"""A card of the base game with a face that none has: it is in no hand and in no pile."""
NOBODY_ELSE = "nobody"
"""No character, event or phase has this name."""

Falsifier = Callable[[Any, list[str]], Iterator[Any]]
"""False values in place of a true one, at a table with these seats."""


def more_by_seat(value: Any, _seats: list[str]) -> Iterator[Any]:
    for seat, number in mapping(value, "").items():
        if isinstance(number, int):
            yield {**value, seat: number + 1}


def other_by_seat(value: Any, _seats: list[str]) -> Iterator[Any]:
    for seat in mapping(value, ""):
        yield {**value, seat: NOBODY_ELSE}


def other_by_seat_or_for_all(value: Any, seats: list[str]) -> Iterator[Any]:
    """Said of seats, or of everybody whom it can be said of."""
    if isinstance(value, dict):
        yield from other_by_seat(value, seats)
    else:
        yield NOBODY_ELSE


def more(value: Any, _seats: list[str]) -> Iterator[Any]:
    if isinstance(value, int):
        yield value + 1


def opposite(value: Any, _seats: list[str]) -> Iterator[Any]:
    yield not value


def other_name(_value: Any, _seats: list[str]) -> Iterator[Any]:
    yield NOBODY_ELSE


def other_seat(value: Any, seats: list[str]) -> Iterator[Any]:
    yield from [seat for seat in seats if value not in (seat, player_of(seat))]


def other_seats(value: Any, seats: list[str]) -> Iterator[Any]:
    """All but those who were named."""
    named = listed(value)
    yield [seat for seat in seats if seat not in named and player_of(seat) not in named]


def reversed_seats(value: Any, _seats: list[str]) -> Iterator[Any]:
    """The other way round; one seat alone, or a ring of two, has no other way."""
    if len(listed(value)) > 2:
        yield listed(value)[::-1]


def other_turns(value: Any, seats: list[str]) -> Iterator[Any]:
    """Somebody else comes first."""
    turns = listed(value)
    for seat in seats:
        if turns and seat != turns[0]:
            yield [seat, *turns[1:]]


def another_card(value: Any, _seats: list[str]) -> Iterator[Any]:
    """Instead of the first card one that does not exist; instead of an empty pile, one with a card."""
    cards = listed([] if value is None else value)
    yield [NO_SUCH_CARD, *cards[1:]]


def a_named_card(value: Any, seats: list[str]) -> Iterator[Any]:
    """Of cards that must be among others; of none there is nothing to say."""
    if value not in (None, [], 0):
        yield from another_card(value, seats)


def cards_by_seat(falsifier: Falsifier) -> Falsifier:
    def falsify(value: Any, seats: list[str]) -> Iterator[Any]:
        for seat, cards in mapping(value, "").items():
            for false in falsifier(cards, seats):
                yield {**value, seat: false}

    return falsify


def more_distance(value: Any, _seats: list[str]) -> Iterator[Any]:
    distances = mappings(value, "")
    for i, one in enumerate(distances):
        if isinstance(one.get("is"), int):
            yield [*distances[:i], {**one, "is": one["is"] + 1}, *distances[i + 1 :]]


def another_question(value: Any, seats: list[str]) -> Iterator[Any]:
    """Somebody else is asked; or, where nobody is, somebody."""
    asked = None if value is None else mapping(value, "").get("player")
    for seat in seats:
        if asked not in (seat, player_of(seat)):
            yield {"player": seat} if value is None else {**value, "player": seat}


def flipped_by_seat(value: Any, seats: list[str]) -> Iterator[Any]:
    if isinstance(value, dict):
        for seat, revealed in value.items():
            yield {**value, seat: not revealed}
    elif listed(value):
        yield from other_seats(value, seats)


FALSE: dict[str, Falsifier] = {
    **dict.fromkeys(["hp", "max_hp", "hand_size", "hand_limit", "score", "money"], more_by_seat),
    **dict.fromkeys(["weapon_range", "initial_hand"], more_by_seat),
    **dict.fromkeys(["role", "character", "hired", "active"], other_by_seat),
    **dict.fromkeys(["copying", "copied"], other_by_seat_or_for_all),
    **dict.fromkeys(["deck_size", "discard_size", "deck_drawn", "wws_deck_size", "event_deck_size"], more),
    **dict.fromkeys(["phase", "event", "wws_event", "wws_deck_bottom", "event_deck_bottom"], other_name),
    **dict.fromkeys(["deck_top", "discard_top"], another_card),
    **dict.fromkeys(["discard_contains", "shown_to_all"], a_named_card),
    "hand_has": cards_by_seat(a_named_card),
    "in_play": cards_by_seat(another_card),
    "revealed_hand": cards_by_seat(another_card),
    "turn": other_seat,
    "game_over": opposite,
    "seating": reversed_seats,
    "distance": more_distance,
    "winners": other_seats,
    **dict.fromkeys(["in_shootout", "out"], other_seats),
    "removed_role": other_name,
    "role_revealed": flipped_by_seat,
    "next_turns": other_turns,
    "pending": another_question,
    **dict.fromkeys(["explodes", "offered"], opposite),
    **dict.fromkeys(["sheriff", "deputy", "outlaw", "renegade"], more),
    "legal_targets": other_seats,
}
"""False values of each word."""

OPPOSITES = {"legal": "illegal", "illegal": "legal", "alive": "eliminated", "eliminated": "alive"}
"""Words that say the opposite of one another."""


def seats_of(scenario: Scenario) -> list[str]:
    return [str(place.get("seat")) for place in mappings(scenario.given.get("players"), "given.players")]


def false_expectations(entry: Fields, scenario: Scenario) -> Iterator[Fields]:
    """The same assertion with one word made false."""
    seats = seats_of(scenario)
    for word, value in entry.items():
        rest = {other: said for other, said in entry.items() if other != word}
        if word in OPPOSITES and OPPOSITES[word] not in rest:
            for one in listed([] if value is None else value):
                yield {**rest, OPPOSITES[word]: one}
        elif word == "no_prompt_for":
            for seat in listed([] if value is None else value):
                yield {**rest, "pending": {"player": seat, "kind": "response"}}
        elif word in ("sees_hand_of", "sees_role_of"):
            wrong = [seat for seat in seats if seat != entry.get("view_of") and seat not in listed(value)]
            yield {**rest, word: wrong}
        else:
            for false in FALSE[word](value, seats) if word in FALSE else ():
                yield {**rest, word: false}


def false_outcomes(expected: Fields, scenario: Scenario) -> Iterator[Fields]:
    """What a variant says of itself, with one word made false."""
    for word, value in expected.items():
        rest = {other: said for other, said in expected.items() if other != word}
        if word in OUTCOMES:
            for false in FALSE[word](value, seats_of(scenario)):
                yield {**rest, word: false}
        else:
            for entry in false_expectations({word: value}, scenario):
                yield {**rest, **entry}
