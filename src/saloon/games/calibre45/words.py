"""The words of Calibre 45 as numbers: kinds of cards, verbs, decision kinds, reasons; and the rulebook's own
numbers. What is printed on single cards stands in composition.json."""

from __future__ import annotations

from typing import Final

# The rulebook's own numbers.
TARGET: Final = 1_000_000
"""The team that has so much has won."""
TOKEN_VALUE: Final = 50_000
FINE: Final = 50_000
TOKENS: Final = 15
TOKENS_EACH: Final = 3
"""On a cowboy taken in place of a lost one."""
FULL_HAND: Final = 6
WEAPON_CARDS: Final = 62
MONEY_CARDS: Final = 34
COWBOY_CARDS: Final = 12
MOST_IN_TEAM: Final = 3
MOST_TEAMS: Final = 3
MOST_PLAYERS: Final = MOST_IN_TEAM * MOST_TEAMS

TEAMS: Final = ("team_1", "team_2", "team_3")

BASE: Final = "base"
"""The only box."""

# Decks.
WEAPONS: Final = 0
MONEY: Final = 1
COWBOYS: Final = 2
DECKS: Final = ("weapons", "money", "cowboys")

# Kinds of cards, deck by deck.
BULLETS: Final = 0
MUSTANG: Final = 1
CACTUS: Final = 2
COYOTE: Final = 3
STAGECOACH: Final = 4
MAIL_CAR: Final = 5
GOLD_TRAIN: Final = 6
FORT_KNOX: Final = 7
SHERIFF: Final = 8
INDIANS: Final = 9
DYNAMITE: Final = 10
COWBOY: Final = 11
KINDS: Final = (
    "bullets",
    "mustang",
    "cactus",
    "coyote",
    "stagecoach",
    "mail_car",
    "gold_train",
    "fort_knox",
    "sheriff",
    "indians",
    "dynamite",
    "cowboy",
)
KINDS_OF_DECK: Final = (
    (BULLETS, MUSTANG, CACTUS, COYOTE),
    (STAGECOACH, MAIL_CAR, GOLD_TRAIN, FORT_KNOX, SHERIFF, INDIANS, DYNAMITE),
    (COWBOY,),
)

# Verbs of options.
PASS: Final = 0
DRAW: Final = 1
EXCHANGE: Final = 2
REMOVE_TOKEN: Final = 3
RECRUIT: Final = 4
CALL: Final = 5
KEEP: Final = 6
DISMISS: Final = 7
DECLINE: Final = 8
JOIN: Final = 9
PICK: Final = 10
LAY: Final = 11
FIRE: Final = 12
ESCAPE: Final = 13
GIVE_UP: Final = 14
SHOOT: Final = 15
FLEE: Final = 16
PAY: Final = 17
REFUSE: Final = 18
VERBS: Final = (
    "pass",
    "draw",
    "exchange",
    "remove_token",
    "recruit",
    "call",
    "keep",
    "dismiss",
    "decline",
    "join",
    "pick",
    "lay",
    "fire",
    "escape",
    "give_up",
    "shoot",
    "flee",
    "pay",
    "refuse",
)

# Kinds of decisions.
ARMING: Final = "arming"
NEW_COWBOY: Final = "new_cowboy"
JOIN_ROBBERY: Final = "join_robbery"
PICK_PLACE: Final = "pick_place"
BEAT_GUARDS: Final = "beat_guards"
BEAT_INDIANS: Final = "beat_indians"
PAY_FINE: Final = "pay_fine"
PAY_DEBT: Final = "pay_debt"
SHOOTOUT: Final = "shootout"
LOAD_SHOT: Final = "load_shot"
ANSWER_SHOT: Final = "answer_shot"
DECISIONS: Final = (
    ARMING,
    NEW_COWBOY,
    JOIN_ROBBERY,
    PICK_PLACE,
    BEAT_GUARDS,
    BEAT_INDIANS,
    PAY_FINE,
    PAY_DEBT,
    SHOOTOUT,
    LOAD_SHOT,
    ANSWER_SHOT,
)

# By what a cowboy is lost or endangered: the `cause` of events.
BY_GUARDS: Final = "guards"
BY_INDIANS: Final = "indians"
BY_SHOT: Final = "shot"
BY_DYNAMITE: Final = "dynamite"
BY_SHERIFF: Final = "sheriff"
CAUSES: Final = (BY_GUARDS, BY_INDIANS, BY_SHOT, BY_DYNAMITE, BY_SHERIFF)

# What is paid for: the `cause` of events.
FOR_BAIL: Final = "bail"
FOR_FINE: Final = "fine"
FOR_FINE_AND_BAIL: Final = "fine_and_bail"
PURPOSES: Final = (FOR_BAIL, FOR_FINE, FOR_FINE_AND_BAIL)

# Why a card, a cowboy or a target is refused. ALLOWED is no reason at all.
ALLOWED: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_DECISION: Final = 2
WRONG_MOMENT: Final = 3
NO_COWBOY: Final = 4
HAND_NOT_FULL: Final = 5
COYOTE_NEEDS_BULLETS: Final = 6
DECK_IS_EMPTY: Final = 7
HAS_NO_USE: Final = 8
ONLY_WHEN_SHOT_AT: Final = 9
NO_HELP_HERE: Final = 10
LIMIT_TOO_LOW: Final = 11
TOO_FEW_BULLETS: Final = 12
TEAMMATE: Final = 13
NOT_ROBBING: Final = 14
BAIL_NOT_COVERED: Final = 15
DEBT_FIRST: Final = 16
NOT_FREE_YET: Final = 17
TOO_FEW_TOKENS: Final = 18
SHOT_BEGUN: Final = 19
ALREADY_LAID: Final = 20
REASONS: Final = (
    "",
    "game_over",
    "not_your_decision",
    "wrong_moment",
    "no_cowboy",
    "hand_not_full",
    "coyote_needs_bullets",
    "deck_is_empty",
    "has_no_use",
    "only_when_shot_at",
    "no_help_here",
    "limit_too_low",
    "too_few_bullets",
    "teammate",
    "not_robbing",
    "bail_not_covered",
    "debt_first",
    "not_free_yet",
    "too_few_tokens",
    "shot_begun",
    "already_laid",
)

# Why a legal answer should be thought over.
WARNINGS: Final = (
    "loses_cowboy",
    "surplus_is_wasted",
    "unarmed",
    "bail_to_pay",
    "overpays",
    "pays_bail_too",
    "leaves_the_loot",
    "nobody_can_shoot",
    "could_stand",
    "lesser_would_do",
    "card_for_nothing",
    "token_for_nothing",
    "best_of_all",
)

# Streams of chance.
FIRST_PLAYER: Final = 0
DEAL_WEAPONS: Final = 1
DEAL_MONEY: Final = 2
DEAL_COWBOYS: Final = 3
RESHUFFLE_WEAPONS: Final = 4
RESHUFFLE_MONEY: Final = 5
RESHUFFLE_COWBOYS: Final = 6
STREAMS: Final = 7
