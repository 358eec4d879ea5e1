"""The words of BANG! The Duel as numbers: sides, symbols, verbs, decision kinds, reasons; and the rulebook's
own numbers. What is printed on single cards stands in cards.json."""

from __future__ import annotations

from typing import Final

# The rulebook's own numbers.
SQUAD: Final = 4
"""Characters of a side, unless the players agree on more."""
LEAST_SQUAD: Final = 2
MOST_SQUAD: Final = 12
DECK_SIZE: Final = 40
STARTING_CARDS: Final = (4, 5)
"""Of the law and of the outlaws."""
CARDS_DRAWN: Final = 2
CARDS_FOR_A_DEATH: Final = 2
CARDS_IN_STORE: Final = 2
"""From each deck."""
ALE_HEALTH: Final = 3
DYNAMITE_POINTS: Final = 3
SPOILS: Final = 2
LEAST_HAND_LIMIT: Final = 2

BASE: Final = "base"
"""The only box."""

# Sides, and the backs of cards.
LAW: Final = 0
OUTLAWS: Final = 1
SIDES: Final = ("law", "outlaws")
ANY_BACK: Final = 2
"""In place of a back: a card of either, nobody chooses which."""
BACKS: Final = ("law", "outlaws", "any")
COMMON: Final = 2
DECKS: Final = ("law", "outlaws", "common")

# Corner symbols.
BARREL: Final = 0
SNAKE: Final = 1
DYNAMITE: Final = 2
HORSESHOE: Final = 3
SYMBOLS: Final = ("barrel", "snake", "dynamite", "horseshoe")

# Borders.
RED: Final = 0
BROWN: Final = 1
BLUE: Final = 2
BORDERS: Final = ("red", "brown", "blue")

# What a card can serve as.
AS_HIT: Final = 0
AS_MISS: Final = 1

# Verbs of options.
PASS: Final = 0
END_TURN: Final = 1
MOVE: Final = 2
PLAY: Final = 3
RELOAD: Final = 4
USE: Final = 5
ANSWER: Final = 6
DISCARD: Final = 7
TAKE: Final = 8
CHOOSE: Final = 9
COUNT: Final = 10
BEAR: Final = 11
VERBS: Final = (
    "pass",
    "end_turn",
    "move",
    "play",
    "reload",
    "use",
    "answer",
    "discard",
    "take",
    "choose",
    "count",
    "bear",
)

# Kinds of decisions.
CHOOSE_ATTACKER: Final = "choose_attacker"
PLAY_PHASE: Final = "play_phase"
DEFEND: Final = "defend"
EXTRA_CARD: Final = "extra_card"
HIT_CARD_OR_LOSS: Final = "hit_card_or_loss"
DUEL_ANSWER: Final = "duel_answer"
BEAR_LOSS: Final = "bear_loss"
COUNT_SYMBOL: Final = "count_symbol"
RANDOM_CARD: Final = "random_card"
TAKE_SPOILS: Final = "take_spoils"
DISCARD_EQUIPMENT: Final = "discard_equipment"
MOVE_MARKER: Final = "move_marker"
GIVE_UP_CARD: Final = "give_up_card"
REPEAT: Final = "repeat"
KEEP_CARDS: Final = "keep_cards"
PICK_FROM_STORE: Final = "pick_from_store"
DISCARD_EXCESS: Final = "discard_excess"
DECISIONS: Final = (
    CHOOSE_ATTACKER,
    PLAY_PHASE,
    DEFEND,
    EXTRA_CARD,
    HIT_CARD_OR_LOSS,
    DUEL_ANSWER,
    BEAR_LOSS,
    COUNT_SYMBOL,
    RANDOM_CARD,
    TAKE_SPOILS,
    DISCARD_EQUIPMENT,
    MOVE_MARKER,
    GIVE_UP_CARD,
    REPEAT,
    KEEP_CARDS,
    PICK_FROM_STORE,
    DISCARD_EXCESS,
)

# Why not.
ALLOWED: Final = 0
NOT_YOUR_DECISION: Final = 1
GAME_OVER: Final = 2
WRONG_MOMENT: Final = 3
BANG_PLAYED: Final = 4
ONLY_AS_ANSWER: Final = 5
COVERED: Final = 6
OWN_CHARACTER: Final = 7
OWN_ATTACKER: Final = 8
OWN_COVER_ONLY: Final = 9
ONE_CHARACTER: Final = 10
NOTHING_TO_TAKE: Final = 11
NO_MISS: Final = 12
NO_HIT_CARD: Final = 13
NO_EXTRA_CARD: Final = 14
REASONS: Final = (
    "",
    "not_your_decision",
    "game_over",
    "wrong_moment",
    "bang_played",
    "only_as_answer",
    "covered",
    "own_character",
    "own_attacker",
    "own_cover_only",
    "one_character",
    "nothing_to_take",
    "no_miss",
    "no_hit_card",
    "no_extra_card",
)

# Streams of chance.
DEAL_LAW: Final = 0
DEAL_OUTLAWS: Final = 1
DEAL_LAW_CHARACTERS: Final = 2
DEAL_OUTLAW_CHARACTERS: Final = 3
LOT: Final = 4
RESHUFFLE: Final = 5
RANDOM_CARDS: Final = 6
STREAMS: Final = 7
DEAL_CARDS: Final = (DEAL_LAW, DEAL_OUTLAWS)
DEAL_CHARACTERS: Final = (DEAL_LAW_CHARACTERS, DEAL_OUTLAW_CHARACTERS)
