"""The box of High Noon: its rule options, and what it is made of."""

from __future__ import annotations

from saloon.games.bang.catalogue import CardSet
from saloon.games.bang.eventdecks import EVENT_DECKS, EVENT_RULES
from saloon.games.bang.expansions.high_noon.at_once import TheDaltons, TheDoctor
from saloon.games.bang.expansions.high_noon.extras import Handcuffs, NewIdentity, SpareCharacters
from saloon.games.bang.expansions.high_noon.ghosts import GhostTown
from saloon.games.bang.expansions.high_noon.rules import (
    Blessing,
    Curse,
    GoldRush,
    Hangover,
    HighNoon,
    Shootout,
    TheReverend,
    TheSermon,
    Thirst,
    TrainArrival,
)
from saloon.games.bang.questions import EventCard
from saloon.games.bang.ruleset import RuleOption

RULE_OPTIONS = [
    RuleOption(
        "gold_rush_effects",
        ["clockwise", "counter"],
        "counter",
        "clockwise",
        "counter",
        "publisher: only the turn passes counter-clockwise; compendium: all card effects too",
    ),
    RuleOption(
        "handcuffs",
        ["suit", "sheriff_pick"],
        "sheriff_pick",
        "suit",
        "sheriff_pick",
        "publisher: each names a suit after drawing; compendium: the Sheriff puts them on a player",
    ),
    RuleOption(
        "daltons",
        ["blue_on_reveal", "any_in_round"],
        "any_in_round",
        "blue_on_reveal",
        "any_in_round",
        "publisher: a blue card, when turned up; compendium: any card in play, during the round",
    ),
    RuleOption(
        "doctor_stays",
        ["yes", "no"],
        "no",
        "yes",
        "no",
        "publisher: stays, spent, until the next event covers it; compendium: is put away at once",
    ),
    RuleOption(
        "ghost_immortal",
        ["yes", "no"],
        "yes",
        "yes",
        "no",
        "publisher: a ghost cannot die in its turn; the compendium names no such protection",
    ),
    RuleOption(
        "thirst",
        ["first_card", "one_fewer"],
        "first_card",
        "first_card",
        "first_card",
        "all texts: only the first card is drawn; who draws more than two could also draw one fewer",
    ),
    RuleOption(
        "new_identity_source",
        ["spare", "random"],
        "spare",
        "spare",
        "spare",
        "print and compendium: the character under the life counter; editions with tokens: a random one",
    ),
]

EVENTS: list[EventCard] = [
    Blessing(),
    Curse(),
    GhostTown(),
    GoldRush(),
    TheDaltons(),
    TheDoctor(),
    TheReverend(),
    TheSermon(),
    TrainArrival(),
    Thirst(),
    Hangover(),
    Shootout(),
    HighNoon(),
    Handcuffs(),
    NewIdentity(),
]

HIGH_NOON = CardSet(
    "high_noon", [], [], [], [*RULE_OPTIONS, *EVENT_RULES], EVENTS, [EVENT_DECKS, SpareCharacters()]
)
