"""The words of the format: which are understood, and why the others are not.

A word that nobody here understands makes its record "not supported", never passed and never ignored.
"""

from __future__ import annotations

from collections.abc import Iterable

from saloon.rulings.records import Fields
from saloon.rulings.verdicts import NotSupported

GIVEN = {
    *("players", "turn", "phase", "deck_top", "deck_size", "discard_top", "discard_size"),
    *("then_add_to_play", "players_count", "option", "copied"),
    *("wws_event", "wws_deck", "wws_deck_size", "lady_rosa_streak", "initial_hand"),
    *("event", "event_deck", "round", "mine_active", "forced", "handcuffed", "chosen_suit"),
}
PLACE = {
    *("seat", "role", "character", "hp", "max_hp", "hand", "in_play", "eliminated", "copying", "copied"),
    *("deck_characters", "first_eliminated", "returned", "ghost", "spare_character"),
}
PHASES = {"turn_start", "draw", "play", "setup", "game_over"}

EVENTS = "event cards are not built yet"
SCORING = "scoring is not built yet"
MONEY = "money and the variants that use it are not built yet"
TWO = "the game for two is not built yet"
HIDDEN_SIX = "the hidden game for six is not built yet"

NOT_BUILT = {
    "given": {
        **dict.fromkeys(["result", "last_killed", "killed_by"], SCORING),
        **dict.fromkeys(["active", "shared_hand"], TWO),
        **dict.fromkeys(["removed_role", "shootout"], HIDDEN_SIX),
        "characters": "a draft or an auction of characters is not built yet",
    },
    "player": {
        **dict.fromkeys(["money", "hire_price"], MONEY),
    },
    "verb": {
        "place_dynamite": TWO,
        **dict.fromkeys(["buy_cards", "bid", "keep_character"], MONEY),
        **dict.fromkeys(["draft", "choose_active", "activate"], TWO),
        **dict.fromkeys(["declare", "refute"], HIDDEN_SIX),
        "score": SCORING,
        "play_series": "a series of games is not built yet",
    },
    "end_turn": {"take_back": "the variant No Mercy is not built yet"},
    "then": {
        **dict.fromkeys(["money", "hired"], MONEY),
        **dict.fromkeys(["in_shootout", "out"], HIDDEN_SIX),
        "score": SCORING,
    },
}


def require(words: Iterable[str], known: Iterable[str], where: str) -> None:
    """Every word must be known; the first that is not stops the record, with the reason."""
    for word in words:
        if word not in known:
            reason = NOT_BUILT.get(where, {}).get(word)
            raise NotSupported(f"{word}: {reason}" if reason else f"unknown word {word!r} in {where}")


def require_given(given: Fields) -> None:
    """All words of what is given; a word that says `nothing` asks for nothing."""
    if given.get("mode"):
        raise NotSupported(f"mode {given['mode']} is not built yet")
    require([word for word, value in given.items() if value not in (None, False)], {*GIVEN, "mode"}, "given")
    phase = given.get("phase", "play")
    if phase not in PHASES:
        raise NotSupported(f"phase {phase!r} is not built yet; phases: {', '.join(sorted(PHASES))}")
