"""The base box: its deck, its rule options, and what it is made of."""

from __future__ import annotations

from saloon.games.bang.catalogue import CardSet, Printed, printed
from saloon.games.bang.expansions.base.blue_cards import BLUE_CARDS
from saloon.games.bang.expansions.base.brown_cards import BROWN_CARDS
from saloon.games.bang.expansions.base.characters import CHARACTERS
from saloon.games.bang.ruleset import RuleOption, where
from saloon.games.bang.variants import SERIES_OPTIONS

# Every suit has 20 cards: 2 to A once, 8 to A once more.
DECK = [
    ("barrel", "QS KS"),
    ("dynamite", "2H"),
    ("scope", "AS"),
    ("mustang", "8H 9H"),
    ("jail", "10S JS 4H"),
    ("volcanic", "10S 10C"),
    ("schofield", "JC QC KS"),
    ("remington", "KC"),
    ("rev_carabine", "AC"),
    ("winchester", "8S"),
    ("bang", "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH"),
    ("missed", "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC"),
    ("beer", "6H 7H 8H 9H 10H JH"),
    ("saloon", "5H"),
    ("stagecoach", "9S 9S"),
    ("wells_fargo", "3H"),
    ("general_store", "QS 9C"),
    ("panic", "JH QH AH 8D"),
    ("cat_balou", "KH 9D 10D JD"),
    ("gatling", "10H"),
    ("indians", "KD AD"),
    ("duel", "JS QD 8C"),
]

RULE_OPTIONS = [
    RuleOption(
        "panic_range",
        ["one", "any"],
        "one",
        "one",
        "any",
        "base rulebook and publisher: distance 1; compendium: any player",
    ),
    RuleOption(
        "self_target_steal",
        ["in_play", "no", "any"],
        "in_play",
        "in_play",
        "any",
        "compendium: Panic! and Cat Balou may be played on oneself; the base rulebook is silent",
    ),
    RuleOption(
        "duplicate_in_play",
        ["forbid", "replace"],
        "forbid",
        "forbid",
        "replace",
        "base rulebook and publisher: forbidden; compendium: later cards replace earlier ones",
    ),
    RuleOption(
        "voluntary_discard_in_play",
        ["no", "yes"],
        "no",
        "no",
        "yes",
        "compendium: blue cards can be removed by their owner; elsewhere only by card effects",
    ),
    RuleOption(
        "jail_on_failure",
        ["discard", "stay"],
        "discard",
        "discard",
        "stay",
        "base rulebook and publisher: the Jail is discarded either way; compendium: only on escape",
    ),
    RuleOption(
        "slab_scope",
        ["bang_cards", "all_hits"],
        "bang_cards",
        "bang_cards",
        "bang_cards",
        "FAQ and compendium: his BANG! cards; the base rulebook's wording could mean all his hits",
    ),
    RuleOption(
        "barrel_scope",
        ["any_hit", "bang_card"],
        "any_hit",
        "any_hit",
        "bang_card",
        "base rulebook and FAQ: any hit; compendium: described for the BANG! card",
    ),
    RuleOption(
        "duel_suicide_reward",
        ["no", "yes"],
        "no",
        "no",
        "no",
        "FAQ and compendium: no reward for an Outlaw who loses his own Duel; the base rulebook is silent",
    ),
    RuleOption(
        "beer_two_players",
        ["no_effect", "unplayable"],
        "no_effect",
        "no_effect",
        "unplayable",
        "base rulebook: may be played without effect; compendium: loses its properties",
    ),
    RuleOption(
        "simplified_deck",
        ["off", "on"],
        "off",
        "off",
        "off",
        "base rulebook: a first game may be played without the cards that show a book",
    ),
    RuleOption(
        "keep_character",
        ["yes", "no"],
        "yes",
        "yes",
        "no",
        "base rulebook: survivors may keep their character for the next game; compendium: only for pay",
        where({"hiring": "off"}),
    ),
    RuleOption(
        "characters_dealt",
        ["one", "two"],
        "one",
        "one",
        "one",
        "all rulebooks: one; common at tables: two to choose from, the other one counts the life points",
        where({"hiring": "off"}),
    ),
]


def deck() -> list[Printed]:
    return [printed(f"{kind} {face}") for kind, faces in DECK for face in faces.split()]


BASE = CardSet("base", deck(), [*BROWN_CARDS, *BLUE_CARDS], CHARACTERS, [*RULE_OPTIONS, *SERIES_OPTIONS])
