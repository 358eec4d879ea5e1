"""The words of BANG! as numbers: suits, roles, borders, symbols, verbs, decision kinds, reasons."""

from __future__ import annotations

from typing import Final

# Suits, in the order of their letters.
CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")

BLACK: Final = 0
RED: Final = 1
COLOURS: Final = ("black", "red")

# Ranks are 2 to 14.
RANKS: Final = ("", "", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
NO_ROLE: Final = -1

BROWN: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BORDERS: Final = ("brown", "blue", "green")

# What a card can stand for when the rules ask for "a BANG!", "a Missed!", "a Beer".
NO_SYMBOL: Final = 0
AS_BANG: Final = 1
AS_MISSED: Final = 2
AS_BEER: Final = 3

# Verbs of options.
END_TURN: Final = 0
PLAY: Final = 1
PASS: Final = 2
ANSWER: Final = 3
USE: Final = 4
DISCARD: Final = 5
PICK: Final = 6
DRAW: Final = 7
TAKE: Final = 8
PUT_BACK: Final = 9
REST: Final = 10
DROP: Final = 11
NAME: Final = 12
GIVE: Final = 13
SPEAK: Final = 14
COMMAND: Final = 15
KEEP: Final = 16
BID: Final = 17
BUY: Final = 18
DECLARE_CRIME_BEATEN: Final = 19
DECLARE_LAW_DEAD: Final = 20
REFUTE: Final = 21
ACTIVATE: Final = 22
LAY: Final = 23
VERBS: Final = (
    "end_turn",
    "play",
    "pass",
    "answer",
    "use",
    "discard",
    "pick",
    "draw",
    "take",
    "put_back",
    "rest",
    "drop",
    "name",
    "give",
    "speak",
    "command",
    "keep",
    "bid",
    "buy",
    "declare_crime_beaten",
    "declare_law_dead",
    "refute",
    "activate",
    "lay",
)

# Kinds of decisions.
PLAY_PHASE: Final = "play_phase"
MISSED_OR_HIT: Final = "missed_or_hit"
BANG_OR_HIT: Final = "bang_or_hit"
DUEL: Final = "duel"
SAVE_LIFE: Final = "save_life"
DISCARD_EXCESS: Final = "discard_excess"
DISCARD_COST: Final = "discard_cost"
LAY_DOWN: Final = "lay_down"
PICK_CARD: Final = "pick_card"
CHOOSE_CHECK: Final = "choose_check"
FIRST_CARD: Final = "first_card"
PUT_CARD_BACK: Final = "put_card_back"
SHARE_OUT: Final = "share_out"
CHOOSE_LOSS: Final = "choose_loss"
COPY_CHARACTER: Final = "copy_character"
GIVE_CARD: Final = "give_card"
MISSED_OR_CARD: Final = "missed_or_card"
ROULETTE: Final = "roulette"
GIVE_LIFE: Final = "give_life"
GUESS_COLOUR: Final = "guess_colour"
EXCHANGE: Final = "exchange"
CHOOSE_CHARACTER: Final = "choose_character"
TRIBUTE: Final = "tribute"
NEW_ABILITIES: Final = "new_abilities"
GIVE_ORDER: Final = "give_order"
GIVE_UP_CARD: Final = "give_up_card"
NAME_SUIT: Final = "name_suit"
HANDCUFF: Final = "handcuff"
NEW_IDENTITY: Final = "new_identity"
KEEP_CHARACTER: Final = "keep_character"
OPEN_AUCTION: Final = "open_auction"
OPENING_BID: Final = "opening_bid"
RAISE_BID: Final = "raise_bid"
BUY_CARDS: Final = "buy_cards"
TAKE_BACK: Final = "take_back"
CRIME_BEATEN: Final = "crime_beaten"
LAW_DEAD: Final = "law_dead"
REFUTATION: Final = "refutation"
DRAFT: Final = "draft"
CHOOSE_ACTIVE: Final = "choose_active"
PLACE_DYNAMITE: Final = "place_dynamite"
DECISIONS: Final = (
    PLAY_PHASE,
    MISSED_OR_HIT,
    BANG_OR_HIT,
    DUEL,
    SAVE_LIFE,
    DISCARD_EXCESS,
    DISCARD_COST,
    LAY_DOWN,
    PICK_CARD,
    CHOOSE_CHECK,
    FIRST_CARD,
    PUT_CARD_BACK,
    SHARE_OUT,
    CHOOSE_LOSS,
    COPY_CHARACTER,
    GIVE_CARD,
    MISSED_OR_CARD,
    ROULETTE,
    GIVE_LIFE,
    GUESS_COLOUR,
    EXCHANGE,
    CHOOSE_CHARACTER,
    TRIBUTE,
    NEW_ABILITIES,
    GIVE_ORDER,
    GIVE_UP_CARD,
    NAME_SUIT,
    HANDCUFF,
    NEW_IDENTITY,
    KEEP_CHARACTER,
    OPEN_AUCTION,
    OPENING_BID,
    RAISE_BID,
    BUY_CARDS,
    TAKE_BACK,
    CRIME_BEATEN,
    LAW_DEAD,
    REFUTATION,
    DRAFT,
    CHOOSE_ACTIVE,
    PLACE_DYNAMITE,
)

# Why a card or a target is refused. ALLOWED is no reason at all.
ALLOWED: Final = 0
BANG_LIMIT: Final = 1
OUT_OF_REACH: Final = 2
TOO_FAR: Final = 3
ONLY_AS_ANSWER: Final = 4
ALREADY_IN_PLAY: Final = 5
JAIL_ON_SHERIFF: Final = 6
ALREADY_IN_JAIL: Final = 7
TARGET_HAS_NO_CARDS: Final = 8
NO_TARGET: Final = 9
BEER_TWO_LEFT: Final = 10
NOT_AN_ANSWER: Final = 11
NOT_YOUR_DECISION: Final = 12
FULL_LIFE: Final = 13
TOO_FEW_CARDS: Final = 14
NOT_YOURSELF: Final = 15
ONLY_IN_PLAY: Final = 16
HAS_NO_USE: Final = 17
GAME_OVER: Final = 18
CANNOT_SAVE: Final = 19
WRONG_MOMENT: Final = 20
NEEDS_ANOTHER_CARD: Final = 21
EVENT_FORBIDS: Final = 22
ABILITY_FORBIDS: Final = 23
NOT_READY_YET: Final = 24
SUIT_LOCKED: Final = 25
SWITCHED_OFF: Final = 26
REASONS: Final = (
    "",
    "bang_limit",
    "out_of_reach",
    "too_far",
    "only_as_answer",
    "already_in_play",
    "jail_on_sheriff",
    "already_in_jail",
    "target_has_no_cards",
    "no_target",
    "beer_two_left",
    "not_an_answer",
    "not_your_decision",
    "full_life",
    "too_few_cards",
    "not_yourself",
    "only_in_play",
    "has_no_use",
    "game_over",
    "cannot_save",
    "wrong_moment",
    "needs_another_card",
    "event_forbids",
    "ability_forbids",
    "not_ready_yet",
    "suit_locked",
    "switched_off",
)

# Why a legal answer should be thought over.
WARNINGS: Final = (
    "heals_nothing",
    "beer_is_flat",
    "needs_another_missed",
    "gives_up_weapon",
    "own_card",
    "hits_the_sheriff",
    "would_eliminate_you",
    "next_to_you_first",
    "no_ability",
    "guessing_is_free",
    "handcuffs_yourself",
    "ends_in_shootout",
    "law_would_win",
)

# Rules that bring something about without a card, a character or an event: the `cause` of events.
ELIMINATION: Final = "elimination"
PENALTY: Final = "penalty"
REWARD: Final = "reward"
HAND_LIMIT_RULE: Final = "hand_limit"
LEAVING: Final = "leaving"
RULE_CAUSES: Final = (ELIMINATION, PENALTY, REWARD, HAND_LIMIT_RULE, LEAVING)

# Streams of chance.
DEAL_ROLES: Final = 0
DEAL_CHARACTERS: Final = 1
DEAL_CARDS: Final = 2
RESHUFFLE: Final = 3
RANDOM_CARD: Final = 4
DEAL_EVENTS: Final = 5
STREAMS: Final = 6
