"""The box Wild West Show: its rule options, and what it is made of."""

from __future__ import annotations

from saloon.games.bang.catalogue import CardSet
from saloon.games.bang.expansions.wild_west_show.characters import CHARACTERS
from saloon.games.bang.expansions.wild_west_show.events import EVENTS
from saloon.games.bang.expansions.wild_west_show.show import ShowDeck
from saloon.games.bang.ruleset import RuleOption, with_boxes

RULE_OPTIONS = [
    RuleOption(
        "event_priority",
        ["wild_west_show", "others"],
        "wild_west_show",
        "wild_west_show",
        "wild_west_show",
        "compendium: where events of two decks meet, Wild West Show comes first; the publisher is silent",
        with_boxes(1, ["high_noon", "fistful_of_cards"]),
    ),
    RuleOption(
        "showdown_bang",
        ["may", "only"],
        "may",
        "may",
        "may",
        "printed text and compendium: a BANG! may also be a Missed!; the author: it can be nothing else",
    ),
    RuleOption(
        "flint_uses",
        ["1", "unlimited"],
        "1",
        "1",
        "unlimited",
        "publisher's FAQ: once a turn; the compendium names no limit",
    ),
    RuleOption(
        "lady_rose_cap",
        ["living_players", "once_per_turn", "none"],
        "living_players",
        "living_players",
        "none",
        "publisher's FAQ: in succession at most as often as players are alive; the compendium names no limit",
    ),
    RuleOption(
        "gag",
        ["life_point", "silence"],
        "life_point",
        "life_point",
        "life_point",
        "all texts: who speaks loses a life point; silence: at a table where nobody can speak or write",
    ),
    RuleOption(
        "dorothy_order",
        ["whole_order", "target_later"],
        "target_later",
        "whole_order",
        "target_later",
        "publisher's FAQ: the whole order at once; compendium: the target once the card is known to be there",
    ),
]

WILD_WEST_SHOW = CardSet("wild_west_show", [], [], CHARACTERS, RULE_OPTIONS, EVENTS, [ShowDeck()])
