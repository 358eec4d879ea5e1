"""The Dodge City box: its deck, its rule options, and what it is made of."""

from __future__ import annotations

from saloon.games.bang.catalogue import CardSet, Printed, printed
from saloon.games.bang.expansions.dodge_city.brown_cards import BLUE_CARDS, BROWN_CARDS
from saloon.games.bang.expansions.dodge_city.characters import CHARACTERS
from saloon.games.bang.expansions.dodge_city.green_cards import GREEN_CARDS
from saloon.games.bang.expansions.dodge_city.promos import PROMOS
from saloon.games.bang.expansions.dodge_city.vera_custer import CopyEnds
from saloon.games.bang.ruleset import RuleOption

# Every suit has 10 cards: 5 to A once each. Twelve kinds are reprinted from the base box.
DECK = [
    ("barrel", "AC"),
    ("binocular", "10D"),
    ("dynamite", "10C"),
    ("hideout", "KD"),
    ("mustang", "5H"),
    ("remington", "6D"),
    ("rev_carabine", "5S"),
    ("bang", "8S 5C 6C KC"),
    ("beer", "6H 6S"),
    ("brawl", "JS"),
    ("cat_balou", "8C"),
    ("dodge", "7D KH"),
    ("general_store", "AS"),
    ("indians", "5D"),
    ("missed", "8D"),
    ("panic", "JH"),
    ("punch", "10S"),
    ("rag_time", "9H"),
    ("springfield", "KS"),
    ("tequila", "9C"),
    ("whisky", "QH"),
    ("bible", "10H"),
    ("buffalo_rifle", "QC"),
    ("can_can", "JC"),
    ("canteen", "7H"),
    ("conestoga", "9D"),
    ("derringer", "7S"),
    ("howitzer", "9S"),
    ("iron_plate", "QS AD"),
    ("knife", "8H"),
    ("pepperbox", "AH"),
    ("pony_express", "QD"),
    ("sombrero", "7C"),
    ("ten_gallon_hat", "JD"),
]

RULE_OPTIONS = [
    RuleOption(
        "green_missed_ready",
        ["next_player", "own_next_turn"],
        "own_next_turn",
        "next_player",
        "own_next_turn",
        "publisher: a green Missed! works from the next player's turn on; compendium: from its owner's",
    ),
    RuleOption(
        "pixie_pete_draw",
        ["3", "4"],
        "4",
        "3",
        "4",
        "publisher: three cards; first printing and compendium: four",
    ),
    RuleOption(
        "jose_delgado_uses",
        ["2", "unlimited"],
        "unlimited",
        "2",
        "unlimited",
        "publisher: twice a turn; first printing and compendium: more than once, without a limit",
    ),
    RuleOption(
        "doc_apache",
        ["both", "one"],
        "one",
        "both",
        "one",
        "publisher: Doc's shot spares Apache Kid if both cards are diamonds; compendium: if one of them is",
    ),
    RuleOption(
        "belle_star_scope",
        ["others", "all"],
        "others",
        "others",
        "all",
        "publisher: cards in front of the other players; the compendium, to the letter, of all players",
    ),
    RuleOption(
        "apache_duel",
        ["duel_card_only", "never"],
        "never",
        "never",
        "never",
        "publisher and compendium: not in a Duel; digital editions: a Duel of diamonds is void",
    ),
]


def deck() -> list[Printed]:
    return [printed(f"{kind} {face}") for kind, faces in DECK for face in faces.split()]


DODGE_CITY = CardSet(
    "dodge_city",
    deck(),
    [*BROWN_CARDS, *BLUE_CARDS, *GREEN_CARDS],
    [*CHARACTERS, *PROMOS],
    RULE_OPTIONS,
    box_rules=[CopyEnds()],
)
