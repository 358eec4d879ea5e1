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
    *(
        "event",
        "event_deck",
        "event_deck_size",
        "round",
        "mine_active",
        "forced",
        "handcuffed",
        "chosen_suit",
    ),
    *("mode", "result", "last_killed", "killed_by", "characters", "removed_role", "shootout"),
    *("active", "shared_hand"),
}
MODES = {"2p": "two", "3p": "three", "6p_hidden": "hidden_six"}
"""Ways to play, as the format and as the engine calls them."""
PLACE = {
    *("seat", "role", "character", "hp", "max_hp", "hand", "in_play", "eliminated", "copying", "copied"),
    *("deck_characters", "first_eliminated", "returned", "ghost", "spare_character"),
    *("money", "hire_price"),
}
PHASES = {"turn_start", "draw", "play", "setup", "game_over", "between_games", "auction"}

EVENTS = "event cards are not built yet"

NOT_BUILT: dict[str, dict[str, str]] = {"given": {}}


QUESTIONS: dict[str, tuple[str, ...]] = {
    "missed": ("missed_or_hit", "missed_or_card", "roulette"),
    "bang": ("bang_or_hit", "duel"),
    "indians": ("bang_or_hit",),
    "duel": ("duel",),
    "save_life": ("save_life",),
    "beer": ("save_life",),
    "discard": ("discard_excess", "discard_cost"),
    "discard_excess": ("discard_excess",),
    "discard_cost": ("discard_cost",),
    "order_discards": ("lay_down",),
    "pick": ("pick_card", "share_out", "choose_loss"),
    "share_out": ("share_out",),
    "copy": ("copy_character",),
    "ability": ("copy_character", "new_abilities"),
    "swap": ("new_abilities",),
    "greygory": ("new_abilities",),
    "give": ("tribute", "give_card"),
    "tribute": ("tribute",),
    "dorothy": ("give_order",),
    "target": ("give_order",),
    "response": ("missed_or_hit", "missed_or_card", "roulette", "bang_or_hit", "duel"),
    "general_store": ("pick_card",),
    "choose_check": ("choose_check",),
    "check": ("choose_check",),
    "phase1_draw": ("first_card", "put_card_back", "give_card", "guess_colour"),
    "draw": ("first_card", "put_card_back", "give_card", "guess_colour"),
    "first_card": ("first_card",),
    "keep": ("put_card_back",),
    "put_back": ("put_card_back",),
    "play": ("play_phase",),
    "ranch": ("exchange",),
    "guess": ("guess_colour",),
    "peyote": ("guess_colour",),
    "blood_brothers": ("give_life",),
    "roulette": ("roulette",),
    "russian_roulette": ("roulette",),
    "ricochet": ("missed_or_card",),
    "hard_liquor": ("first_card",),
    "daltons": ("give_up_card",),
    "discard_in_play": ("give_up_card",),
    "choose_suit": ("name_suit",),
    "handcuffs": ("handcuff", "name_suit"),
    "new_identity": ("new_identity",),
    "keep_character": ("keep_character",),
    "open_auction": ("open_auction", "opening_bid"),
    "bid": ("opening_bid", "raise_bid"),
    "raise_bid": ("raise_bid",),
    "buy_cards": ("buy_cards",),
    "take_back": ("take_back",),
    "declare": ("crime_beaten", "law_dead"),
    "crime_defeated": ("crime_beaten",),
    "law_dead": ("law_dead",),
    "refute": ("refutation",),
    "draft": ("draft",),
    "activate": ("choose_active",),
    "choose_active": ("choose_active",),
    "place_dynamite": ("place_dynamite",),
}
"""What a question is called in the format, and in the engine."""


def require(words: Iterable[str], known: Iterable[str], where: str) -> None:
    """Every word must be known; the first that is not stops the record, with the reason."""
    for word in words:
        if word not in known:
            reason = NOT_BUILT.get(where, {}).get(word)
            raise NotSupported(f"{word}: {reason}" if reason else f"unknown word {word!r} in {where}")


def require_given(given: Fields) -> None:
    """All words of what is given; a word that says `nothing` asks for nothing."""
    if given.get("mode") and given["mode"] not in MODES:
        raise NotSupported(f"mode {given['mode']} is not built yet")
    require([word for word, value in given.items() if value not in (None, False)], GIVEN, "given")
    phase = given.get("phase", "play")
    if phase not in PHASES:
        raise NotSupported(f"phase {phase!r} is not built yet; phases: {', '.join(sorted(PHASES))}")
