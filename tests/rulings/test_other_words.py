"""The same thing may be said in more than one way: other verbs, other spellings, things left unsaid."""

from pathlib import Path
from typing import Any

import pytest

from saloon.rulings.records import ruling_of
from saloon.rulings.runner import run

Record = dict[str, Any]
Step = dict[str, Any]


def table(*steps: Step, then: Record, places: dict[str, Record] | None = None, **given: Any) -> Record:
    """Four blank characters, the Sheriff on turn, with all boxes."""
    roles = {"A": "sheriff", "B": "outlaw", "C": "renegade", "D": "outlaw"}
    players = [{"seat": seat, "role": role, **(places or {}).get(seat, {})} for seat, role in roles.items()]
    return {
        "id": "X-001",
        "sets": ["base", "dodge_city", "high_noon", "fistful", "wild_west_show"],
        "given": {"players": players, "turn": "A", **given},
        "when": list(steps),
        "then": [then],
    }


def by(actor: str, verb: str, **words: Any) -> Step:
    return {"actor": actor, "do": verb, **words}


MUSTANG = {"B": {"in_play": ["Mustang"]}, "A": {"hand": ["BANG! 2C"]}}
ROULETTE: Record = {"phase": "turn_start", "round": 2, "event_deck": ["Russian Roulette"]}
LIQUOR: Record = {"phase": "draw", "event": "Hard Liquor", "places": {"A": {"hp": 2}}}
TEREN: dict[str, Record] = {"A": {"hand": ["BANG! 2C"]}, "B": {"character": "Teren Kill", "hp": 1}}
DECK = {"A": {"character": "Gregory Deck", "deck_characters": ["Bart Cassidy", "Willy the Kid"]}}


@pytest.mark.parametrize(
    "record",
    [
        table(
            by("A", "ricochet", card="BANG! 2C", target="B", target_card="Mustang"),
            then={"in_play": {"B": []}},
            places=MUSTANG,
            event="Ricochet",
        ),
        table(
            by("A", "dorothy_rage", player="B", card="Beer"),
            then={"hand_size": {"B": 0}},
            places={"B": {"hand": ["Beer"]}},
            wws_event="Dorothy Rage",
        ),
        table(
            by("A", "guess", color="red"),
            then={"hand_size": {"A": 0}},
            phase="draw",
            event="Peyote",
            deck_top=["any 2C"],
        ),
        table(
            by("A", "start_turn"),
            by("A", "discard", card="Missed!"),
            then={"hp": {"A": 5, "B": 2}},
            places={"A": {"hand": ["Missed!"]}},
            **ROULETTE,
        ),
        table(by("A", "hard_liquor", accept=False), by("A", "phase1_draw"), then={"hp": {"A": 2}}, **LIQUOR),
        table(
            by("A", "play", card="BANG! 2C", target="B"),
            by("B", "ability", name="Teren Kill"),
            then={"hp": {"B": 1}},
            places=TEREN,
            deck_top=["any 5H", "any"],
        ),
        table(
            by("A", "start_turn"),
            by("A", "ability", name="Greygory Deckard", swap="none"),
            then={"copying": {"A": ["Bart Cassidy", "Willy the Kid"]}},
            places=DECK,
            phase="turn_start",
        ),
        table(by("A", "phase1_draw"), then={"hand_size": {"A": 3}}, phase="draw", event="The Train"),
        table(
            by("A", "phase1_draw"),
            then={"hand_size": {"A": 3, "B": 1}},
            places={"A": {"character": "Youl Grinner"}, "B": {"hand": ["any", "any"]}},
            phase="draw",
        ),
        table(
            by("A", "end_turn"),
            then={"turn": "B"},
            places={"A": {"hp": 1, "hand": ["any", "any", "any"]}},
        ),
    ],
)
def test_said_in_other_words(record: Record) -> None:
    verdict = run(ruling_of(record, Path("made up"), 1))
    assert (verdict.status, verdict.why) == ("passed", "")


def test_a_choice_between_different_cards_must_be_said() -> None:
    places = {"A": {"hp": 1, "hand": ["any 2C", "any 3H"]}}
    verdict = run(
        ruling_of(table(by("A", "end_turn"), then={"turn": "B"}, places=places), Path("made up"), 1)
    )
    assert verdict.status == "failed"


@pytest.mark.parametrize(
    ("ruleset", "size", "then"),
    [
        ("official", 13, {"event": None, "event_deck_bottom": "High Noon", "event_deck_size": 13}),
        ("seed", 15, {"event": None, "event_deck_size": 15}),
    ],
)
def test_a_whole_deck_of_events(ruleset: str, size: int, then: Record) -> None:
    record = {**table(then=then, event_deck_size=size), "sets": ["base", "high_noon"], "ruleset": ruleset}
    assert run(ruling_of(record, Path("made up"), 1)).status == "passed"


def test_a_deck_of_events_of_another_size_is_a_bad_record() -> None:
    record = {**table(then={"event": None}, event_deck_size=20), "sets": ["base", "high_noon"]}
    verdict = run(ruling_of(record, Path("made up"), 1))
    assert verdict.why == "bad record: given.event_deck_size: 20, but the deck has 15"
