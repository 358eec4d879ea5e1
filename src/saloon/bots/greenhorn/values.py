"""What Greenhorn believes, as tables. A life point of a sworn enemy is worth about 1.

Kinds of cards and characters that are not listed get the default, so that new ones never stop the game.
"""

from __future__ import annotations

from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF

# Cards in hand: what is discarded last, picked first and answered with last.
KEEP = {
    "beer": 3.0,
    "missed": 2.2,
    "wells_fargo": 2.4,
    "stagecoach": 2.0,
    "gatling": 1.7,
    "bang": 1.5,
    "panic": 1.4,
    "cat_balou": 1.4,
    "barrel": 1.9,
    "mustang": 1.6,
    "scope": 1.2,
    "volcanic": 1.3,
    "indians": 1.2,
    "duel": 1.1,
    "jail": 1.1,
    "saloon": 0.9,
    "general_store": 0.7,
    "dynamite": 0.4,
    "dodge": 2.4,
    "punch": 1.4,
    "springfield": 1.2,
    "brawl": 1.2,
    "rag_time": 1.2,
    "tequila": 0.9,
    "whisky": 1.5,
    "binocular": 1.2,
    "hideout": 1.6,
    "bible": 2.1,
    "iron_plate": 1.9,
    "sombrero": 1.9,
    "ten_gallon_hat": 1.9,
    "canteen": 1.6,
    "pony_express": 2.3,
    "conestoga": 1.4,
    "can_can": 1.3,
    "knife": 1.3,
    "derringer": 1.6,
    "pepperbox": 1.4,
    "buffalo_rifle": 1.5,
    "howitzer": 1.7,
}
KEEP_DEFAULT = 1.0
ANY_CARD = 1.65
"""What a card of the deck is worth on average."""
KEEP_SECOND_COPY = 0.75
"""Each further copy of the same kind in hand is worth that much less."""
KEEP_USELESS = 0.1
"""What is already in play, or does nothing any more."""

# Cards in play: what they are worth to whoever they lie in front of.
IN_PLAY = {
    "barrel": 1.4,
    "mustang": 1.1,
    "scope": 0.8,
    "volcanic": 0.8,
    "schofield": 0.7,
    "remington": 0.9,
    "rev_carabine": 1.0,
    "winchester": 1.1,
    "dynamite": -0.6,
    "jail": -1.2,
    "binocular": 0.8,
    "hideout": 1.1,
    "bible": 1.4,
    "iron_plate": 1.2,
    "sombrero": 1.2,
    "ten_gallon_hat": 1.2,
    "canteen": 1.0,
    "pony_express": 1.4,
    "derringer": 1.0,
    "buffalo_rifle": 1.0,
    "howitzer": 1.2,
}
IN_PLAY_DEFAULT = 0.8
FROM_HAND_VALUE = 0.8
LAST_HAND_CARD = 1.1
THEFT_GAIN = 0.4
"""The part of a stolen card's value that is mine, whoever lost it."""

# What is played first; what is rated above 0 is played, in this order.
ORDER = {
    "wells_fargo": 12,
    "stagecoach": 11,
    "general_store": 10,
    "barrel": 9,
    "mustang": 9,
    "scope": 9,
    "weapon": 8,
    "cat_balou": 7,
    "panic": 7,
    "jail": 6,
    "gatling": 5,
    "indians": 5,
    "duel": 4,
    "bang": 3,
    "beer": 2,
    "saloon": 2,
    "dynamite": 1,
    "binocular": 9,
    "hideout": 9,
    "jose_delgado": 10,
    "chuck_wengam": 10,
    "pony_express": 12,
    "rag_time": 7,
    "conestoga": 7,
    "can_can": 7,
    "brawl": 7,
    "howitzer": 5,
    "punch": 4,
    "springfield": 3,
    "knife": 5,
    "derringer": 6,
    "pepperbox": 5,
    "buffalo_rifle": 5,
    "doc_holyday": 3,
    "canteen": 3,
    "whisky": 2,
    "tequila": 2,
}
ORDER_DEFAULT = 1

# How much a hit means, by the life points that the target has left.
HIT_WEIGHT = (2.6, 2.6, 1.5, 1.2, 1.0, 1.0)
BLOCKED_WORTH = 0.35
"""A hit that is only answered still costs a card."""
REWARD = 1.2
"""Three cards for an Outlaw."""
SITTING_DUCK = 0.5
"""A friend with one life point and no cards is lost anyway: somebody will have the reward."""

# How dear a life point is to its owner, by the life points left.
LIFE_COST = (9.0, 9.0, 3.2, 2.3, 1.9, 1.7)
LOSES_THE_GAME = -50.0

# What playing a card costs besides the card.
BANG_COST = 0.12
LAST_BANG_AT_ONE_LIFE = 0.7
MISSED_AS_BANG_COST = 0.7
CARD_AS_BANG_COST = 0.3
"""The part of the value of another card that is lost when it is used as a BANG!."""
DUEL_COST = 0.25
AIMED_COST = 0.08
VOLLEY_COST = 0.15

TRADES_ENOUGH = 2
"""Trades of cards in a turn, where no rule sets a limit."""
TIRED = 40
"""Cards in a turn after which all has been tried: whoever draws without end goes round in circles."""

RESTLESS = 150
"""From this turn on he follows a whim now and then: two of his kind can be at a deadlock for ever."""

WHIM = 0.25
"""How often he does then."""

# Shares of the deck.
BANG_SHARE = 25 / 80
MISSED_SHARE = 12 / 80
BARREL_SHARE = 1 / 4
EXPLODES = 8 / 80

# What characters change, as seen by whoever deals with them.
BUILT_IN_BARREL = {"jourdonnais"}
RAPID_FIRE = {"willy_the_kid"}
RAPID_WEAPONS = {"volcanic"}
NEEDS_TWO_MISSES = {"slab_the_killer"}
BANG_AND_MISSED_ALIKE = {"calamity_janet"}
GREEN_MISSED = {"bible", "iron_plate", "sombrero", "ten_gallon_hat"}
"""Cards in play that are a sure Missed!."""
ANY_CARD_MISSES = {"elena_fuente"}
PROOF_AGAINST_DIAMONDS = {"apache_kid"}
DRINKS_FOR_OTHERS = {"tequila", "blood_brothers"}
"""Cards that do somebody good."""
DRINK_WORTH = 1.1
"""What a life point that is regained is worth, to myself or a sworn friend."""
PRICE = 0.5
"""The part of the value of a card that it hurts to pay with it: it is the one that I miss least."""
TWO_CARDS = 2.2
COPY = {
    "pixie_pete": 3.0,
    "slab_the_killer": 2.8,
    "willy_the_kid": 2.6,
    "herb_hunter": 2.5,
    "bart_cassidy": 2.4,
    "belle_star": 2.3,
    "elena_fuente": 2.3,
    "doc_holyday": 2.2,
    "suzy_lafayette": 2.2,
    "black_jack": 2.2,
    "vulture_sam": 2.2,
    "jourdonnais": 2.1,
    "bill_noface": 2.0,
    "kit_carlson": 2.0,
    "el_gringo": 2.0,
    "jesse_jones": 1.9,
    "molly_stark": 1.9,
    "paul_regret": 1.8,
    "greg_digger": 1.8,
    "john_pain": 2.2,
    "gary_looter": 2.2,
    "teren_kill": 2.4,
}
"""Whose abilities are worth borrowing; the others are worth 1.5."""
COPY_DEFAULT = 1.5
NEVER_MISSED = {"big_spencer"}
"""Characters who have no use for Missed! cards."""
PAIN_PAYS = {"bart_cassidy": 0.8, "el_gringo": 0.6}
"""Characters who get cards for a life point: hitting them, and being them and hit, weighs less."""

# How likely somebody of the first role would attack somebody of the second, if both were plain to see.
ATTACKS = {
    SHERIFF: {SHERIFF: 0.0, DEPUTY: 0.2, OUTLAW: 1.0, RENEGADE: 0.7},
    DEPUTY: {SHERIFF: 0.03, DEPUTY: 0.25, OUTLAW: 1.0, RENEGADE: 0.7},
    OUTLAW: {SHERIFF: 1.5, DEPUTY: 0.7, OUTLAW: 0.2, RENEGADE: 0.4},
    RENEGADE: {SHERIFF: 0.25, DEPUTY: 0.6, OUTLAW: 0.8, RENEGADE: 0.5},
}
HELP = 1.05
"""Freeing somebody is the opposite of attacking him: this much less the likelihood of an attack."""
HOLD = 0.5
"""How likely it was not to play the card at all."""
NEVER_SURE = 0.06
"""No single act proves a role."""

EACH_FOR_HIMSELF = {"wild_west_show"}
"""Events under which everybody else is an enemy."""
EVERYBODY_ELSE = {SHERIFF: 1.0, DEPUTY: 1.0, OUTLAW: 1.0, RENEGADE: 1.0}

# Whom to hurt: my role, then the other's.
HOSTILITY = {
    SHERIFF: {SHERIFF: 0.0, DEPUTY: -1.2, OUTLAW: 1.0, RENEGADE: 0.5},
    DEPUTY: {SHERIFF: -1.6, DEPUTY: -1.0, OUTLAW: 1.0, RENEGADE: 0.6},
    OUTLAW: {SHERIFF: 2.0, DEPUTY: 0.5, OUTLAW: -0.6, RENEGADE: 0.25},
    RENEGADE: {SHERIFF: -0.8, DEPUTY: 0.6, OUTLAW: 0.5, RENEGADE: 0.5},
}
ENEMY = 1.0
"""At a table of two: the figures of the other one."""
QUARRY = 1.4
HUNTER = 0.8
"""At a table of three: whom I hunt, and who hunts me."""
ALL_THE_LAW = {SHERIFF: 2.0, DEPUTY: 1.5, OUTLAW: -0.8, RENEGADE: 0.4}
"""To an Outlaw of the hidden six, who has to kill the Deputies too."""
LONER = {SHERIFF: 0.4, DEPUTY: 0.6, OUTLAW: 0.5, RENEGADE: 0.5}
"""To a Renegade of the hidden six, who may outlive the Sheriff."""
SURE_ENOUGH = 0.6
"""How likely it must be that it is over, before I declare it."""
BALANCE = 0.15
"""To a Renegade: so much more hostility to the Outlaws for each life point that they are ahead of the law."""
NEVER_YET = -0.3
"""The Sheriff, to a Renegade while Outlaws live, however strong the law is."""
OUTLAWS_GONE = {SHERIFF: -0.3, DEPUTY: 1.2, OUTLAW: 1.2, RENEGADE: 1.0}
LAST_DUEL = {SHERIFF: 3.0, DEPUTY: 1.0, OUTLAW: 1.0, RENEGADE: 1.0}
"""To a Renegade, when no Outlaw is left, and when nobody but the Sheriff is."""
LAST_ENEMY = 1.2
"""To the law, a Renegade when no Outlaw is left."""
SELF = -1.0

# Two figures: what the one that is played with should have, and before whom cards are laid.
LIFE_OF_THE_ACTIVE = 0.25
REACH_OF_THE_ACTIVE = 0.3
BEER_AT_HAND = 0.8
LAID_WHERE_IT_HELPS = 0.2
COMPANION_ARMED = 0.1
JAIL_FOR_ONE_OF_TWO = 0.25
"""A Jail before one of two figures, while the other one is free."""
FOR_THE_ATTACK = {
    *("scope", "binocular", "canteen", "pony_express", "conestoga", "can_can", "knife", "derringer"),
    *("pepperbox", "buffalo_rifle", "howitzer"),
}
"""Cards in play that serve a figure in its own turn."""

LIFE_POINTS_OF_A_NEW_IDENTITY = 2

# Blood Brothers: how much of a friend, and how much life of my own.
BLOOD_BROTHER = -0.9
LIFE_TO_SPARE = 3

# Money: a game that is won brings some $2000, and a good character wins it a little more often.
PLAIN_CHARACTER = 1.4
"""The worth of a character for which nobody bids against anybody."""
DOLLARS_FOR_ABILITY = 250
LIFE_POINT_OF_CHARACTER = 0.3
SHARE_OF_MONEY = 0.5
"""Of what there is, at most so much for a character."""
KEEP_WORTH = 1.9
"""A character that costs nothing is kept from here on; a new one would be worth a little less."""
RICH = 3000
"""From so much money on a card is bought."""
WORTH_BUYING = 1.6
